"""A match as it was after an earlier entry, beside the one in play."""

import asyncio
from typing import Any

from bot.matches.guessing import unsure
from bot.matches.live import Live
from bot.matches.twins import twin
from engines.core import Answered, Match, Text, UndoRefused
from engines.core.log import MAIN


def later(match: Match[Any], to: int) -> list[Answered]:
    """The answers in force that came after an entry."""
    return [one for one in match.live() if one.number > to]


def shown(match: Match[Any]) -> list[Answered]:
    """The answers in force of which everybody may know: none from the first on that is still secret."""
    found: list[Answered] = []
    for one in match.live():
        if one.secret and one.lane != MAIN and one.lane in match.table.position.lanes:
            break
        found.append(one)
    return found


def public(match: Match[Any]) -> int:
    """How many answers in force everybody knows of, whatever else has been answered in secret."""
    open_lanes = match.table.position.lanes
    return sum(
        not (one.secret and one.lane != MAIN and one.lane in open_lanes) for one in match.live()
    )


def known_upto(match: Match[Any]) -> int:
    """The last answer in force of which everybody may know, 0 if there is none."""
    found = shown(match)
    return found[-1].number if found else 0


def check_known(match: Match[Any], to: int) -> None:
    """Raises UndoRefused unless `to` is the beginning or an answer in force of which everybody may know.

    To refuse only what never was, or was taken back, would tell how many have answered in secret.
    """
    if to and to not in [one.number for one in shown(match)]:
        raise UndoRefused(Text("core-rollback-unknown"))


async def rewound(live: Live, to: int) -> Match[Any]:
    """A copy of a match as it was after live entry `to` (0: the start).

    Played again beside everything else if the position is no longer kept. Raises UndoRefused.
    """
    match = live.match
    copy, known = twin(match, match.entries, match.kept), later(match, to)
    if not known or known[0].number in match.kept:
        copy.rollback(to, "")
    else:
        await asyncio.to_thread(copy.rollback, to, "")
    return copy


async def reach(live: Live, to: int) -> None:
    """Have the position after an entry at hand, so that going there is quick. Raises UndoRefused."""
    known = later(live.match, to)
    if known and known[0].number not in live.match.kept:
        live.match.kept[known[0].number] = (await rewound(live, to)).dump()


async def before_unsure(live: Live, seat: int | None) -> bytes | None:
    """The position before the first answer of which `seat` (None: the public) cannot know that it was given.

    None if there is no such answer.
    """
    answers = unsure(live.match, seat)
    if not answers:
        return None
    number = answers[0].number
    if number in live.match.kept:
        return live.match.kept[number]
    earlier = [one.number for one in live.match.live() if one.number < number]
    return (await rewound(live, earlier[-1] if earlier else 0)).dump()
