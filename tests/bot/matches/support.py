"""What the service's tests share: a clock set by hand, a messenger on paper, people at a table."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

from sqlalchemy import select
from typing_extensions import override

from bot.delivery.dispatcher import Undeliverable
from bot.domain.match import MatchInfo, Member, Taken, Wish
from bot.domain.outbox import Delivered, Kind, OutboxRow
from bot.matches.core.library import Library
from bot.matches.service import Matches
from bot.storage import Storage
from bot.storage.tables import outbox
from data.content import digest
from engines.core import Answer, Decision, Stream, Text
from engines.registry import games
from tests.bot.matches.large import LARGE
from tests.bot.matches.pebbles import PEBBLES
from tests.bot.matches.seesaw import SEESAW
from tests.engines.core.bazaar import BAZAAR, CONTENT
from tests.engines.core.dike import DIKE
from tests.engines.frontier.content import TABLES
from tests.engines.frontier.game import FRONTIER

ANA, BEN, CLEO = Member(101, "Ana"), Member(102, "Ben"), Member(103, "Cleo")
PEOPLE = (ANA, BEN, CLEO)
GUILD, CHANNEL = 5, 6

OWN: Mapping[str, tuple[Mapping[str, Any], str]] = {
    "bazaar": (CONTENT, "b" * 64),
    "frontier": (TABLES, "f" * 64),
    "pebbles": ({}, "a" * 64),
    "large": ({}, "c" * 64),
    "seesaw": ({}, "d" * 64),
    "dike": ({}, digest({})),
}


class ManualClock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self._now = datetime(2026, 5, 1, 12, tzinfo=UTC)
        self._asleep = timedelta()
        self._sleepers: list[tuple[datetime, asyncio.Future[None]]] = []

    def now(self) -> datetime:
        return self._now

    def steady(self) -> float:
        return (self._now - self._asleep).timestamp()

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + timedelta(seconds=seconds), woken))
        await woken

    async def asleep(self) -> None:
        """Wait until somebody sleeps."""
        while all(woken.done() for _, woken in self._sleepers):  # noqa: ASYNC110 - only a test
            await asyncio.sleep(0)

    def jump(self, **by: float) -> None:
        """Let the machine sleep for so long."""
        self._asleep += timedelta(**by)
        self.move(**by)

    def move(self, **by: float) -> None:
        """Let time pass at once; who has slept long enough wakes up."""
        self._now += timedelta(**by)
        for due, woken in self._sleepers:
            if due <= self._now and not woken.done():
                woken.set_result(None)
        self._sleepers = [(due, woken) for due, woken in self._sleepers if not woken.done()]


class Sound(Library):
    """What is shipped, which is as sound at the next start of a bot as at the first of a process."""

    _found: ClassVar[set[type]] = set()

    @override
    def check(self) -> None:
        if type(self) not in self._found:
            super().check()
            self._found.add(type(self))


LIBRARY = Sound()
"""Read once for all: it is the same at every start."""


class Shelf(Sound):
    """All games, and those of the tests."""

    def __init__(self) -> None:
        own = (BAZAAR, FRONTIER, PEBBLES, LARGE, SEESAW, DIKE)
        super().__init__(specs={**games(), **{spec.key: spec for spec in own}})

    @override
    def shipped(self, game: str) -> Mapping[str, Any]:
        return self.content(game)[0] if game in OWN else LIBRARY.shipped(game)

    @override
    def content(self, game: str) -> tuple[Mapping[str, Any], str]:
        return OWN[game] if game in OWN else LIBRARY.content(game)


@dataclass
class PaperMessenger:
    """Writes down what it would post. `troubles`: what to raise, one a delivery; None: none."""

    posted: list[OutboxRow[Any]] = field(default_factory=list)
    troubles: list[Exception | None] = field(default_factory=list)
    lost_answers: int = 0

    async def deliver(self, row: OutboxRow[Any]) -> Delivered | None:
        trouble = self.troubles.pop(0) if self.troubles else None
        if trouble is not None:
            raise trouble
        self.posted.append(row)
        if self.lost_answers:
            self.lost_answers -= 1
            raise Undeliverable("no answer", permanent=False)
        return self._place(row)

    async def find(self, row: OutboxRow[Any]) -> Delivered | None:
        return next((self._place(one) for one in self.posted if one.id == row.id), None)

    def _place(self, row: OutboxRow[Any]) -> Delivered:
        return Delivered(9000 + row.id, 7777 if row.kind is Kind.THREAD else CHANNEL)

    def kinds(self) -> list[Kind]:
        return [row.kind for row in self.posted]


def pings(row: OutboxRow[Any]) -> tuple[int, ...]:
    """Whom a row pings as one of many; a row of another kind pings nobody so."""
    found: tuple[int, ...] = getattr(row.payload, "pings", ())
    return found


def key_of(row: OutboxRow[Any]) -> str | None:
    """The key of the line a row tells, None if rows of its kind tell none."""
    text: Text | None = getattr(row.payload, "text", None)
    return None if text is None else text.key


class Host:
    """Runs matches as members would: every call has an interaction id of its own."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.ids = count(1000)
        self.stream = Stream(b"h" * 32, "host", 0)

    async def lobby(self, *people: Member, game: str = "fortuna", **more: Any) -> MatchInfo:
        first, *others = people or (ANA,)
        wish = Wish(more.pop("guild_id", GUILD), CHANNEL, game, **more)
        info = await self.matches.lobby.create(first, wish, next(self.ids))
        for member in others:
            info = await self.matches.lobby.join(info.id, member, next(self.ids))
        return info

    async def begun(self, *people: Member, game: str = "fortuna", **more: Any) -> MatchInfo:
        info = await self.lobby(*(people or (ANA, BEN)), game=game, **more)
        return await self.matches.lobby.start(info.id, people[0] if people else ANA, next(self.ids))

    async def decisions(self, match_id: str) -> list[Decision]:
        live = await self.matches.store.live(match_id)
        return [one for one in live.match.table.pending.values() if not one.blocked]

    async def decision(self, match_id: str) -> Decision:
        return (await self.decisions(match_id))[0]

    async def answer(
        self, match_id: str, decision: Decision | None = None, answer: Answer | None = None
    ) -> Taken:
        """Give an answer, any allowed one if none is named, for whoever is asked."""
        decision = decision or await self.decision(match_id)
        live = await self.matches.store.live(match_id)
        user = live.info.seats[decision.seat].user_id
        assert user is not None
        return await self.matches.play.answer(
            match_id, user, next(self.ids), decision.id, answer or self.sample(decision)
        )

    def sample(self, decision: Decision) -> Answer:
        return decision.sample(self.stream)

    async def play(self, match_id: str, answers: int | None = None) -> MatchInfo:
        """Play so many answers, or to the end."""
        while not (await self.matches.store.live(match_id)).match.over and answers != 0:
            await self.answer(match_id)
            answers = None if answers is None else answers - 1
        return await self.matches.store.info(match_id)


async def owed(storage: Storage, match_id: str, *states: str) -> list[tuple[Kind, str]]:
    """What the outbox holds for a match, in order."""
    query = select(outbox.c.kind, outbox.c.state).where(outbox.c.match_id == match_id)
    if states:
        query = query.where(outbox.c.state.in_(states))
    async with storage.read() as connection:
        rows = await connection.execute(query.order_by(outbox.c.id))
        return [(Kind(row.kind), row.state) for row in rows]


async def pending(storage: Storage, match_id: str) -> list[Kind]:
    """The kinds of rows not yet on their way."""
    return [kind for kind, _ in await owed(storage, match_id, "pending")]


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"
