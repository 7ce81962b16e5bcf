"""A match in a database, played through the service that keeps it."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path

from bot.domain.match import MatchInfo, Member, Wish
from bot.matches.core.library import Library
from bot.matches.service import Matches
from bot.storage import Storage
from engines.core import Stream, key_from

ANA, BEN = Member(1, "Ana"), Member(2, "Ben")
ANSWERS = 12
"""How many have been given where a match is in play."""
clicks = count(1)


@asynccontextmanager
async def matches_in(file: Path) -> AsyncIterator[Matches]:
    storage = await Storage.open(f"sqlite+aiosqlite:///{file}")
    matches = Matches(storage, Library())
    yield matches
    await matches.close()
    await storage.close()


async def begun(matches: Matches) -> MatchInfo:
    info = await matches.lobby.create(ANA, Wish(5, 6, "fortuna"), next(clicks))
    await matches.lobby.join(info.id, BEN, next(clicks))
    return await matches.lobby.start(info.id, ANA, next(clicks))


async def play(matches: Matches, info: MatchInfo, most: int = 5000) -> None:
    """Answer at random, to the end or so many times."""
    stream = Stream(key_from("players"), "answers", 0)
    for _ in range(most):
        live = await matches.store.live(info.id)
        if live.match.over:
            return
        decision = next(iter(live.match.table.pending.values()))
        user = info.seats[decision.seat].user_id or 0
        await matches.play.answer(info.id, user, next(clicks), decision.id, decision.sample(stream))


def spoil(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement)
