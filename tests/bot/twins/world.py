"""Worlds that part at one moment: a match kept with its Discord, and gone on with any number of times."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import combinations, count
from pathlib import Path
from typing import Any

from typing_extensions import override

from bot.app import Caravanserai
from bot.domain.match import Member as Person
from bot.domain.match import OnTimeout
from bot.sandbox import Channel, Interaction, Member, Sandbox
from engines.core import Allocate, Choose, ChooseMany, Decision, Match, Stream
from engines.core.candidates import allowed_sample
from tests.bot.app.house import running
from tests.bot.app.table import answered, lobby
from tests.bot.app.waiting import settled
from tests.bot.matches.support import ManualClock, Shelf
from tests.bot.twins.ears import Ears, plain
from tests.bot.twins.glass import Glass
from tests.bot.twins.hands import act
from tests.engines.contract.recording import copied

PLAYERS = ("Ana", "Björn", "Chiara")
"""Who plays; the first manages the server, and one of the others is the subject, whose secret it is."""
OWNER, ONLOOKER, HEIR = PLAYERS[0], "Ελένη", "Zoë 🐫"
"""Who manages the server; who looks on; who gets the subject's seat."""
TOGETHER, PAIRED, ALONE = "together", "paired", "alone"
"""How many are asked at once: all, two of them, or one. Of one alone, only how they answer is a secret;
of two, each knows of the other once they have answered themselves."""
ASKED = {TOGETHER: len(PLAYERS), PAIRED: 2, ALONE: 1}
MATCHES, MOST = 12, 500
"""In how many matches such a moment is looked for, and among how many answers of each."""
DAY = 24 * 60 * 60
HALF = 13
"""Hours after which half of the time for an answer is gone."""
QUIET = 0.005
"""Seconds without anything new, once the bot has nothing left to do, after which it is quiet."""
_numbers = count(5_000)


@dataclass(frozen=True)
class Moment:
    """Somebody is asked in secret, with so many others, about this topic (empty: any)."""

    how: str
    topic: str = ""

    @override
    def __str__(self) -> str:
        return "-".join(filter(None, (self.how, self.topic)))

    def has_come(self, match: Match[Any], asked: Decision) -> bool:
        """Whether it is a question of this moment."""
        secrets = {one.seat for one in match.table.pending.values() if one.secret}
        about = asked.topic.key.rpartition("-")[2]
        return asked.secret and len(secrets) == ASKED[self.how] and self.topic in ("", about)


@dataclass(frozen=True)
class Parting:
    """The moment at which worlds part: somebody who does not manage the server is asked in secret."""

    folder: Path
    game: str
    match: str
    seat: int
    answers: tuple[Any, Any]

    @property
    def subject(self) -> str:
        """Whose secret it is."""
        return PLAYERS[self.seat]

    @property
    def player(self) -> str:
        """How commands name the subject's seat."""
        return str(self.seat + 1)

    @property
    def other(self) -> str:
        """Who plays, too, and manages nothing."""
        return next(name for name in PLAYERS[1:] if name != self.subject)


@dataclass
class World:
    """One of the worlds, with all that others than the subject have heard in it, by what it came of.

    deaf: who else may know what is different, so that only what the rest of all hear counts.
    """

    sandbox: Sandbox
    bot: Caravanserai
    clock: ManualClock
    parting: Parting
    deaf: Sequence[str] = ()
    heard: dict[str, Any] = field(default_factory=dict)
    ears: Ears = field(init=False)

    def __post_init__(self) -> None:
        unheard = (self.parting.subject, HEIR, *self.deaf)
        self.ears = Ears(self.sandbox, *map(self.member, unheard))

    def member(self, name: str) -> Member:
        return self.sandbox.member(name)

    @property
    def subject(self) -> Member:
        """Whose secret it is; what they see and cause is not heard."""
        return self.member(self.parting.subject)

    @property
    def other(self) -> Member:
        """Who plays, too."""
        return self.member(self.parting.other)

    @property
    def thread(self) -> Channel:
        """The thread of the match, the newest if it has had to be made again."""
        return self.sandbox.threads(self.sandbox.channel("tables"))[-1]

    async def settled(self) -> None:
        """Until the bot has nothing left to do at this time."""
        await settled(self.sandbox, QUIET)
        await self.bot.matches.idle()
        await self.bot.dispatcher.settle()
        await settled(self.sandbox, QUIET)

    async def does(self, name: str, doing: Awaitable[Interaction | None]) -> None:
        """Let somebody do something; what comes of it is heard under a name."""
        answer = await act(doing)
        await self.settled()
        name = plain(name)
        assert name not in self.heard
        self.heard[name] = (answer, self.ears.news())

    async def later(self, hours: float) -> None:
        """Time passes, and what is due then is done."""
        self.clock.move(hours=hours)
        await self.bot.matches.agenda.do_due()
        await self.settled()

    async def answers(self, who: Member) -> None:
        """Somebody who is asked something answers by what is safe; nothing happens if they are not."""
        match = self.parting.match
        live = await self.bot.matches.store.live(match)
        asked = (
            one
            for one in live.match.table.pending.values()
            if live.info.seats[one.seat].person == who.id and not one.blocked
        )
        if (found := next(asked, None)) is not None:
            given = live.match.default_for(found.id)
            await self.bot.matches.play.answer(match, who.id, next(_numbers), found.id, given)
            await self.settled()

    async def acts(self) -> None:
        """Somebody else does something that nobody has asked for, whoever can."""
        match = self.parting.match
        live = await self.bot.matches.store.live(match)
        for who in (self.other, self.member(OWNER)):
            seat = live.seat_of(who.id)
            act = None if seat is None else live.match.table.act_of(seat)
            if act is not None:
                given = allowed_sample(live.match.table, act, Stream(b"twins", "act", 0))
                await self.bot.matches.play.answer(match, who.id, next(_numbers), act.id, given)
                await self.settled()
                return

    # --- what the subject does

    async def answer(self, which: int) -> None:
        """The subject answers its question, one way or the other."""
        given, number = self.parting.answers[which], next(_numbers)
        live = await self.bot.matches.store.live(self.parting.match)
        pending = live.match.table.pending.values()
        asked = next(one for one in pending if one.seat == self.parting.seat and one.secret)
        await self.bot.matches.play.answer(
            self.parting.match, self.subject.id, number, asked.id, given
        )
        await self.settled()

    async def undo(self) -> None:
        """The subject takes its answer back."""
        await self.bot.matches.play.undo(self.parting.match, self.subject.id, next(_numbers))
        await self.settled()


Course = Callable[[World], Awaitable[None]]


async def nothing(_: World) -> None:
    """The subject has not answered."""


async def one(world: World) -> None:
    """They have answered."""
    await world.answer(0)


async def changed(world: World) -> None:
    """They have answered otherwise, taken that back and answered."""
    await world.answer(1)
    await world.undo()
    await world.answer(0)


async def other(world: World) -> None:
    """They have answered otherwise."""
    await world.answer(1)


async def second(world: World) -> None:
    """They have answered after the owner and before the last one, who sees that nobody is missing."""
    await world.answers(world.member(OWNER))
    await one(world)
    await world.answers(world.other)


async def first(world: World) -> None:
    """They have answered before all others."""
    await one(world)
    await world.answers(world.member(OWNER))
    await world.answers(world.other)


async def first_before_an_act(world: World) -> None:
    """They have answered before all others, and before somebody did what nobody had asked for."""
    await one(world)
    await world.acts()
    await world.answers(world.member(OWNER))
    await world.answers(world.other)


async def first_after_an_act(world: World) -> None:
    """They have answered before all others, but after somebody had done what nobody had asked for."""
    await world.acts()
    await changed(world)
    await world.answers(world.member(OWNER))
    await world.answers(world.other)


async def first_after_all(world: World) -> None:
    """They have answered before all others, and have changed their mind."""
    await changed(world)
    await world.answers(world.member(OWNER))
    await world.answers(world.other)


async def last(world: World) -> None:
    """They have answered after all others."""
    await world.answers(world.member(OWNER))
    await world.answers(world.other)
    await one(world)


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


async def parted(folder: Path, game: str, moment: Moment) -> Parting:
    """Play matches until somebody but the owner can answer in secret at such a moment."""
    for number in range(MATCHES):
        place = folder / str(number)
        place.mkdir()
        async with lived(place) as (sandbox, bot, _):
            people = [sandbox.member(name) for name in PLAYERS]
            match = await lobby(sandbox, bot, *people, game=game, deadline=DAY)
            (info,) = await bot.matches.lists.of_member(people[0].id)
            host = Person(people[0].id, people[0].name)
            # Who is late stays asked.
            late = OnTimeout.MODERATOR.value
            await bot.matches.lobby.set_term(info.id, host, "on_timeout", late, next(_numbers))
            await match.player.begin()
            await match.delivered()
            found = await _played(place, bot, info.id, moment)
            await match.delivered()
            if found is not None:
                return found
    raise AssertionError(f"{game}: in {MATCHES} matches nobody was asked in secret {moment}")


async def _played(folder: Path, bot: Caravanserai, match: str, moment: Moment) -> Parting | None:
    """Play a match at random until the moment comes."""
    for _ in range(MOST):
        live = await bot.matches.store.live(match)
        if live.match.over:
            return None
        pending = [one for one in live.match.table.pending.values() if not one.blocked]
        for asked in pending:
            pair = twin_answers(live.match, asked, moment)
            if asked.seat > 0 and pair is not None:
                return Parting(folder, live.info.game, match, asked.seat, pair)
        stream = Stream(live.match.key, "twins", live.match.number)
        answer = allowed_sample(live.match.table, pending[0], stream)
        await answered(bot, match, answer, pending[0].seat)
    return None


def twin_answers(match: Match[Any], asked: Decision, moment: Moment) -> tuple[Any, Any] | None:
    """Two answers to a secret question after which all others see the same; None if there are none.

    The safe one is the first of them if it can be: it ends a plan that is made by many answers.
    """
    if not moment.has_come(match, asked):
        return None
    told: dict[str, Any] = {}
    for answer in _possible(match, asked):
        twin = copied(match)
        twin.answer(asked.id, asked.seat, answer)
        seen = _seen_by_others(twin, asked.seat)
        if seen in told:
            return told[seen], answer
        told[seen] = answer
    return None


def _possible(match: Match[Any], asked: Decision) -> list[Any]:
    """The safe answer and others: of as few things as can be, or of one number alone."""
    safe = match.default_for(asked.id)
    if isinstance(asked, Choose):
        return [safe, *(one.id for one in asked.options if one.id != safe)]
    if isinstance(asked, ChooseMany) and asked.most:
        chosen = combinations([one.id for one in asked.options], max(1, asked.least))
        return [safe, *(some for one in chosen if (some := [*one]) != safe)]
    if isinstance(asked, Allocate):
        number = max(1, asked.least)
        return [safe, *({one.id: number} for one in asked.slots if one.low <= number <= one.high)]
    return []


def _seen_by_others(match: Match[Any], seat: int) -> str:
    seats = [None, *(one for one in range(len(PLAYERS)) if one != seat)]
    return repr([match.table.view(one) for one in seats])


@asynccontextmanager
async def world(
    parting: Parting, folder: Path, course: Course, hours: float = 0, deaf: Sequence[str] = ()
) -> AsyncIterator[World]:
    """A world from the parting on: time has passed, and the subject has done something or not."""
    shutil.copytree(parting.folder, folder)
    async with lived(folder) as (sandbox, bot, clock):
        found = World(sandbox, bot, clock, parting, deaf)
        await found.settled()
        if hours:
            await found.later(hours)
        found.ears.news()
        await course(found)
        found.heard["the subject"] = (None, found.ears.news())
        yield found
