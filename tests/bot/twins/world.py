"""Worlds that part at one moment: a match kept with its Discord, and gone on with any number of times."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from bot.app import Caravanserai
from bot.sandbox import Channel, Interaction, Member, Sandbox
from engines.core import Choose, Decision
from tests.bot.app.house import running
from tests.bot.app.settling import settled
from tests.bot.app.table import answered, begun, match_id
from tests.bot.matches.support import ManualClock, Shelf
from tests.bot.twins.ears import Ears
from tests.bot.twins.glass import Glass
from tests.bot.twins.hands import act

OWNER, SUBJECT, OTHER, ONLOOKER, HEIR = "Ana", "Björn", "Chiara", "Ελένη", "Zoë 🐫"
"""Who plays and manages the server; whose secret it is; who else plays; who looks on; who gets the seat."""
MOST = 400
DAY = 24 * 60 * 60
_numbers = count(5_000)


@dataclass(frozen=True)
class Parting:
    """The moment at which worlds part: somebody is asked in secret, others are asked at the same time."""

    folder: Path
    match: str
    seat: int
    decision: str
    answers: tuple[Any, Any]


@dataclass
class World:
    """One of the worlds, with all that others than the subject have heard in it, by what it came of."""

    sandbox: Sandbox
    bot: Caravanserai
    clock: ManualClock
    parting: Parting
    heard: dict[str, Any] = field(default_factory=dict)
    ears: Ears = field(init=False)

    def __post_init__(self) -> None:
        self.ears = Ears(self.sandbox, self.member(SUBJECT), self.member(HEIR))

    def member(self, name: str) -> Member:
        return self.sandbox.member(name)

    @property
    def thread(self) -> Channel:
        """The thread of the match, the newest if it has had to be made again."""
        return self.sandbox.threads(self.sandbox.channel("tables"))[-1]

    async def settled(self) -> None:
        """Until the bot has nothing left to do at this time."""
        await settled(self.sandbox)
        await self.bot.matches.idle()
        await self.bot.dispatcher.settle()
        await settled(self.sandbox)

    async def does(self, name: str, doing: Awaitable[Interaction | None]) -> None:
        """Let somebody do something; what comes of it is heard under a name."""
        interaction = await act(doing)
        await self.settled()
        assert name not in self.heard
        self.heard[name] = (interaction, self.ears.news())

    # --- what the subject does

    async def answer(self, which: int) -> None:
        """The subject answers its question, one way or the other."""
        parting = self.parting
        given = parting.answers[which]
        user, number = self.member(SUBJECT).id, next(_numbers)
        live = await self.bot.matches.live(parting.match)
        asked = next(
            one
            for one in live.match.table.pending.values()
            if one.seat == parting.seat and one.secret
        )
        await self.bot.matches.answer(parting.match, user, number, asked.id, given)
        await self.settled()

    async def undo(self) -> None:
        """The subject takes its answer back."""
        await self.bot.matches.undo(self.parting.match, self.member(SUBJECT).id, next(_numbers))
        await self.settled()


Course = Callable[[World], Awaitable[None]]


async def nothing(_: World) -> None:
    """The subject has not answered."""


async def one(world: World) -> None:
    """It has answered."""
    await world.answer(0)


async def changed(world: World) -> None:
    """It has answered otherwise, taken that back and answered."""
    await world.answer(1)
    await world.undo()
    await world.answer(0)


async def other(world: World) -> None:
    """It has answered otherwise."""
    await world.answer(1)


@asynccontextmanager
async def lived(folder: Path) -> AsyncIterator[tuple[Sandbox, Caravanserai, ManualClock]]:
    """A bot and its Discord in a folder, with a clock that stands still."""
    clock = ManualClock()
    async with (
        Sandbox(rate_limits=False, keep=folder / "discord") as sandbox,
        running(sandbox, folder, painter_of=Glass, library=Shelf(), clock=clock) as bot,
    ):
        yield sandbox, bot, clock
        assert [str(one) for one in sandbox.violations] == []


async def parted(folder: Path, game: str) -> Parting:
    """Play a match until somebody can answer in secret together with others."""
    async with lived(folder) as (sandbox, bot, _):
        people = [sandbox.member(name) for name in (OWNER, SUBJECT, OTHER)]
        match = await begun(sandbox, bot, *people, game=game, deadline=DAY)
        found = match_id(match)
        seat = 1
        for _ in range(MOST):
            live = await bot.matches.live(found)
            secrets = [one for one in live.match.table.pending.values() if one.secret]
            own = [one for one in secrets if one.seat == seat and len(ways(one)) > 1]
            if own and len({one.seat for one in secrets}) > 1:
                break
            await answered(bot, found)
        await match.delivered()
        asked = own[0]
        first, second, *_ = ways(asked)
        return Parting(folder, found, seat, asked.id, (first, second))


def ways(asked: Decision) -> list[Any]:
    """Some answers to a question."""
    assert isinstance(asked, Choose)
    return [one.id for one in asked.options if not one.waits]


@asynccontextmanager
async def world(parting: Parting, folder: Path, course: Course) -> AsyncIterator[World]:
    """A world from the parting on, after the subject has done something or not."""
    shutil.copytree(parting.folder, folder)
    async with lived(folder) as (sandbox, bot, clock):
        found = World(sandbox, bot, clock, parting)
        await found.settled()
        found.ears.news()
        await course(found)
        found.heard["the subject"] = (None, found.ears.news())
        yield found
