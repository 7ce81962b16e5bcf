"""What it takes to keep an answer for good: the answer, its transaction, the commit on disk."""

import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.bench.figure import Effort, Figure, Probe, looped, percentile
from bot.bench.matches import chance, most_players
from bot.domain.match import MatchInfo, Member, Wish
from bot.matches.core.library import Library
from bot.matches.service import Matches
from bot.storage import Storage
from engines.core import Stream

ANSWERS = 60
"""How many answers are given in a run."""


def probes(key: str) -> list[Probe]:
    """The measurement of one game."""
    return [Probe((Figure(f"{key}.commit.p95", "ms", "<=", 10),), looped(_measured, key))]


async def _measured(key: str, effort: Effort) -> Mapping[str, float]:
    with TemporaryDirectory() as folder:
        async with service(Path(folder) / "bench.sqlite3") as matches:
            info = await started(matches, key)
            stream = chance(0)
            await answer_some(matches, info, stream)
            taken = [
                ms for _ in range(effort.runs) for ms in await answer_some(matches, info, stream)
            ]
    return {f"{key}.commit.p95": percentile(taken, 95)}


@asynccontextmanager
async def service(database: Path) -> AsyncIterator[Matches]:
    """A match service on a database of its own."""
    storage = await Storage.open(f"sqlite+aiosqlite:///{database}")
    matches = Matches(storage, Library())
    await matches.open()
    try:
        yield matches
    finally:
        await matches.close()
        await storage.close()


_interactions = count(1)


async def started(matches: Matches, key: str, guild_id: int = 1) -> MatchInfo:
    """A match that has just begun, with as many people as the game allows."""
    most = most_players(matches.library.spec(key))
    people = [Member(user_id, f"Person {user_id}") for user_id in range(1, most + 1)]
    wish = Wish(guild_id, guild_id, key)
    info = await matches.lobby.create(people[0], wish, next(_interactions))
    for person in people[1:]:
        info = await matches.lobby.join(info.id, person, next(_interactions))
    return await matches.lobby.start(info.id, people[0], next(_interactions))


async def answer_some(
    matches: Matches, info: MatchInfo, stream: Stream, most: int = ANSWERS
) -> list[float]:
    """Give random answers; milliseconds each of them took until it was committed."""
    taken: list[float] = []
    live = await matches.store.live(info.id)
    while len(taken) < most and not live.match.over:
        decision = next(one for one in live.match.table.pending.values() if not one.blocked)
        user_id = info.seats[decision.seat].user_id or 0
        answer = decision.sample(stream)
        begun = time.perf_counter()
        await matches.play.answer(info.id, user_id, next(_interactions), decision.id, answer)
        taken.append((time.perf_counter() - begun) * 1000)
        live = await matches.store.live(info.id)
    return taken
