"""Seats of people who have left the server: who plays there meanwhile, as the match was set up."""

from collections.abc import Sequence
from dataclasses import replace

from bot.domain.match import MatchInfo, OnLeave
from bot.matches.play.ai import SAFE
from engines.core.text import Arg, Who


def sitter(info: MatchInfo) -> str | None:
    """The policy by which a match is set up to be played for those who have left; None: not at all."""
    if info.on_leave is OnLeave.AI:
        return info.stand_ins
    return SAFE if info.on_leave is OnLeave.DEFAULT else None


def left(seat: int, then: OnLeave) -> dict[str, Arg]:
    """What is said of somebody who has left: who, and what becomes of their seat."""
    return {"who": Who(seat), "then": then.value}


def sitter_of(info: MatchInfo, seat: int) -> str | None:
    """The policy by which an AI player can sit in for somebody who has left, None if none is to or can.

    For whoever is out of the game nobody has to.
    """
    wanted = info.others_play(seat) and not info.seats[seat].out
    return sitter(info) if wanted else None


def uncared(info: MatchInfo) -> list[int]:
    """The seats of people who have left that wait although an AI player could sit in."""
    gone = (one for one in info.seats if one.gone and one.person is not None)
    return [one.seat for one in gone if sitter_of(info, one.seat) is not None]


def sat_in(info: MatchInfo, seats: Sequence[int]) -> MatchInfo:
    """The match with AI players sitting in on some seats."""
    sitting = [
        replace(one, ai=sitter_of(info, one.seat)) if one.seat in seats else one
        for one in info.seats
    ]
    return replace(info, seats=tuple(sitting))
