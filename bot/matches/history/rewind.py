"""A match as it was after an earlier entry, beside the one in play."""

import asyncio
from typing import Any

from bot.domain.public_log import later
from bot.domain.unseen import (
    unsure,
)
from bot.matches.core.copies import fork
from bot.matches.core.live import Live
from engines.core import Match


async def rewound(live: Live, to: int) -> Match[Any]:
    """A copy of a match as it was after live entry `to` (0: the start).

    Played again beside everything else if the position is no longer kept. Raises UndoRefused.
    """
    match = live.match
    copy, known = fork(match, match.entries, match.kept), later(match, to)
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
