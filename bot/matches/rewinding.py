"""A match as it was after an earlier entry, beside the one in play."""

import asyncio
from typing import Any

from bot.matches.live import Live
from engines.core import Answered, Counters, Match
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


def known_upto(match: Match[Any]) -> int:
    """The last answer in force of which everybody may know, 0 if there is none."""
    found = shown(match)
    return found[-1].number if found else 0


async def rewound(live: Live, to: int) -> Match[Any]:
    """A copy of a match as it was after live entry `to` (0: the start).

    Played again beside everything else if the position is no longer kept. Raises UndoRefused.
    """
    copy, known = _copied(live.match), later(live.match, to)
    if not known or known[0].number in live.match.kept:
        copy.rollback(to, "")
    else:
        await asyncio.to_thread(copy.rollback, to, "")
    return copy


async def reach(live: Live, to: int) -> None:
    """Have the position after an entry at hand, so that going there is quick. Raises UndoRefused."""
    known = later(live.match, to)
    if known and known[0].number not in live.match.kept:
        live.match.kept[known[0].number] = (await rewound(live, to)).dump()


def _copied(match: Match[Any]) -> Match[Any]:
    counters = match.table.counters
    return Match(
        match.spec,
        match.content,
        match.header,
        match.spec.codec.load(match.dump()),
        Counters(dict(counters.generations), counters.next_group),
        list(match.entries),
        match.kept,
    )
