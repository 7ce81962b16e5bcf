"""The whole bot killed at random instants while people click: nothing taken is lost, nothing comes twice."""

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from sqlalchemy import select
from typing_extensions import override

from bot.bench.crowd import Party, answers_of
from bot.bench.figure import NotMeasured
from bot.bench.process import running
from bot.bench.storms import Account, account, settled
from bot.sandbox import Control, InteractionFailedError, Member, Message, Sandbox, UsageError
from bot.sandbox.world import Event
from bot.storage import Storage
from bot.storage.tables import log
from bot.ui import clicks
from bot.ui.click import MatchClick
from bot.ui.clicks.panels import QuestionClick
from engines.core.wire import read_entry_line
from engines.registry import games
from tests.bot.matches.support import url

KILLS = int(os.environ.get("CARAVAN_KILLS", "10"))
NOT_LEGIBLE = (InteractionFailedError, UsageError, NotMeasured, TimeoutError)
"""What a person meets while the bot is away: no answer, or something that has changed under the finger."""


@dataclass(eq=False)
class Table(Party):
    """The people of one match, who remember what they were shown as taken."""

    clicked: list[tuple[Message, str, str]] = field(default_factory=list)
    shown: set[tuple[str, str]] = field(default_factory=set)
    clicks: int = 0

    @override
    async def _answer(self, member: Member, panel: Message, control: Control) -> None:
        click = clicks.read(control.custom_id)
        assert isinstance(click, MatchClick)
        self.clicked.append((panel, *about(click)))
        await super()._answer(member, panel, control)
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await until(lambda: about(click) not in asked(panel))
        self.clicks += 1

    def look_back(self) -> None:
        """Note the questions that a panel no longer asks after an answer was clicked."""
        for panel, match_id, decision in self.clicked:
            if decision and (match_id, decision) not in asked(panel):
                self.shown.add((match_id, decision))
        self.clicked.clear()


def asked(panel: Message) -> set[tuple[str, str]]:
    """The questions that a panel asks, each with its match."""
    read = [clicks.read(control.custom_id) for control in answers_of(panel)]
    return {about(click) for click in read if isinstance(click, MatchClick)}


def about(click: MatchClick) -> tuple[str, str]:
    """The match and the question that a click is about, "" for none."""
    return click.match, click.token if isinstance(click, QuestionClick) else ""


def table(sandbox: Sandbox, number: int, chance: random.Random) -> Table:
    """Two people more, who begin a match of their own."""
    members = []
    for seat in range(2):
        user = sandbox.world.add_user(f"Guest {number}-{seat}", f"guest-{number}-{seat}")
        sandbox.world.join(sandbox.guild, user)
        members.append(Member(sandbox.platform, user))
    dice = random.Random(chance.random())
    return Table(sandbox, sandbox.channel("tables"), f"Match {number:03}", members, dice)


async def play(one: Table, game: str) -> None:
    """Begin a match and click on in it without end."""
    if not one.gathered:
        await one.gather(game)
    while True:
        with suppress(*NOT_LEGIBLE):
            await one.click()
        await asyncio.sleep(0)


@asynccontextmanager
async def clicking(tables: dict[str, Table]) -> AsyncIterator[None]:
    """Let everybody click until the block ends."""
    tasks = [asyncio.create_task(play(one, game)) for game, one in tables.items()]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        broken = [
            one for one in ended if not isinstance(one, (asyncio.CancelledError, *NOT_LEGIBLE))
        ]
        assert broken == []


async def lived(
    sandbox: Sandbox, database: Path, tables: dict[str, Table], chance: random.Random
) -> None:
    """Let the bot live until some answers have been clicked, and kill it."""
    enough = sum(one.clicks for one in tables.values()) + chance.randrange(1, 15)
    async with running(sandbox, database) as bot, clicking(tables):
        async with asyncio.timeout(60):
            await until(lambda: sum(one.clicks for one in tables.values()) >= enough)
        if chance.random() < 0.5:
            await asyncio.sleep(chance.random() / 20)
            bot.kill()
        else:
            await next_post(sandbox, bot.kill)
        await bot.wait()
    assert "Traceback" not in database.with_suffix(".log").read_text()
    sandbox.clock.advance(3.5)  # who waits for an answer is told that none came
    for channel in sandbox.world.channels.values():
        channel.nonces.clear()  # Discord remembers them for minutes only


async def next_post(sandbox: Sandbox, then: Callable[[], None]) -> None:
    """Do something the moment a post of the bot's is there, before the bot can have heard of it."""
    there = asyncio.Event()

    def hear(event: Event) -> None:
        posted = sandbox.world.messages.get(int(event.data.get("id", 0)))
        if event.name == "MESSAGE_CREATE" and posted is not None and posted.nonce is not None:
            sandbox.world.listeners.remove(hear)
            then()
            there.set()

    sandbox.world.listeners.append(hear)
    async with asyncio.timeout(60):
        await there.wait()


async def until(look: Callable[[], bool]) -> None:
    while not look():  # noqa: ASYNC110 - what is looked at belongs to other people
        await asyncio.sleep(0.002)


async def logged(database: Path) -> set[tuple[str, str]]:
    """All questions that were ever answered, each with its match."""
    storage = await Storage.open(url(database))
    try:
        async with storage.read() as connection:
            rows = (await connection.execute(select(log.c.match_id, log.c.body))).all()
    finally:
        await storage.close()
    return {(row.match_id, getattr(read_entry_line(row.body), "decision", "")) for row in rows}


async def test_killed_under_load_nothing_taken_is_lost_and_nothing_owed_comes_twice(
    tmp_path: Path,
) -> None:
    seed = str(random.randrange(10**6))
    print("seed", seed)  # noqa: T201 - shown if the test fails
    chance, numbers, database = random.Random(seed), count(1), tmp_path / "bot.sqlite3"
    shown: set[tuple[str, str]] = set()
    async with Sandbox(rate_limits=False) as sandbox:
        sandbox.faults.doubling = 0.05
        tables = {game: table(sandbox, next(numbers), chance) for game in games()}
        for _ in range(KILLS):
            await lived(sandbox, database, tables, chance)
            for game, one in tables.items():
                one.look_back()
                shown |= one.shown
                if not one.gathered or chance.random() < 0.2:
                    tables[game] = table(sandbox, next(numbers), chance)
        async with running(sandbox, database):
            await settled(database)
            found = account(sandbox, database)
        assert [str(one) for one in sandbox.violations] == []
    assert found == Account(0, 0)
    assert shown
    assert shown <= await logged(database)
