"""The whole bot killed at random instants while people click: nothing taken is lost, nothing comes twice."""

import asyncio
import os
import random
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from bot.bench import process
from bot.bench.process import in_file, running
from bot.bench.storms import Account, account, answered, settled
from bot.sandbox import Member, Sandbox
from bot.sandbox.world import Event
from engines.registry import games
from tests.bot import forked
from tests.bot.app.witness import Witness, clicking, until

KILLS = int(os.environ.get("CARAVAN_KILLS", "10"))


def table(sandbox: Sandbox, number: int, chance: random.Random) -> Witness:
    """Two people more, who begin a match of their own."""
    members = []
    for seat in range(2):
        user = sandbox.world.add_user(f"Guest {number}-{seat}", f"guest-{number}-{seat}")
        sandbox.world.join(sandbox.guild, user)
        members.append(Member(sandbox.platform, user))
    dice = random.Random(chance.random())
    return Witness(sandbox, sandbox.channel("tables"), f"Match {number:03}", members, dice)


async def lived(
    sandbox: Sandbox, database: Path, tables: dict[str, Witness], chance: random.Random
) -> None:
    """Let the bot live until some answers have been clicked, and kill it."""
    enough = sum(one.clicks for one in tables.values()) + chance.randrange(1, 15)
    async with running(sandbox, database) as bot, clicking(tables.items()):
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


async def test_killed_under_load_nothing_taken_is_lost_and_nothing_owed_comes_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "begin", forked.bot)
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
            await settled(in_file(database))
            found = await account(sandbox, in_file(database))
        assert [str(one) for one in sandbox.violations] == []
    assert found == Account(0, 0)
    assert shown
    assert shown <= set(await answered(in_file(database)))
