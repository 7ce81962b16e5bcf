"""Seats of people who have left the server: who plays there meanwhile, as the match was set up."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from types import MappingProxyType

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, OnLeave
from bot.matches.core.live import Live
from bot.matches.play.ai import SAFE
from bot.matches.play.recording import Change
from bot.matches.play.service import Playing
from engines.core import Event
from engines.core.text import Arg, Who

SITTERS: Mapping[OnLeave, str] = MappingProxyType({OnLeave.AI: "greedy", OnLeave.DEFAULT: SAFE})
"""Who plays in the meantime."""


class Caring(Playing):
    """What is made up for once it can be."""

    async def care_for_gone(self, match_id: str) -> None:
        """Have AI players sit in for people who have left, where nobody could yet.

        None sits in for the last person at a table. Once another one is back, or has taken a seat over, the
        seats of those who are gone go on as the match was set up.
        """

        def act(live: Live) -> Change:
            seats = _uncared(live.info)
            if not seats:
                return Change()
            lines = tuple(
                Event("faults-story-left", left(one, live.info.on_leave)) for one in seats
            )
            return Change(lines=lines, info=_sat_in(live.info, seats))

        with suppress(MatchError):  # it rests or is over; whoever is pinged next is looked up anew
            await self._commit(match_id, None, act)


def left(seat: int, then: OnLeave) -> dict[str, Arg]:
    """What is said of somebody who has left: who, and what becomes of their seat."""
    return {"who": Who(seat), "then": then.value}


def sitter_of(info: MatchInfo, seat: int) -> str | None:
    """The policy by which an AI player can sit in for somebody who has left, None if none is to or can.

    For whoever is out of the game nobody has to.
    """
    wanted = info.others_play(seat) and not info.seats[seat].out
    return SITTERS.get(info.on_leave) if wanted else None


def uncared(info: MatchInfo) -> bool:
    """Whether a seat of somebody who has left waits although an AI player could sit in."""
    return bool(_uncared(info))


def _uncared(info: MatchInfo) -> list[int]:
    gone = (one for one in info.seats if one.gone and one.person is not None)
    return [one.seat for one in gone if sitter_of(info, one.seat) is not None]


def _sat_in(info: MatchInfo, seats: list[int]) -> MatchInfo:
    sitting = [
        replace(one, ai=sitter_of(info, one.seat)) if one.seat in seats else one
        for one in info.seats
    ]
    return replace(info, seats=tuple(sitting))
