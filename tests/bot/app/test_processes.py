"""Three processes on one PostgreSQL, one killed while Discord fails: nothing is lost, or comes twice."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from bot.bench import process
from bot.bench.clicks import people
from bot.bench.crowd import answers_of, asked, pressable
from bot.bench.fleet import SHARDS, SHARES, sailing
from bot.bench.processes import Correspondents, yard
from bot.bench.storms import Account, account, answered, raging, settled
from bot.sandbox import Member, Message, Sandbox
from bot.sandbox.starts import IDENTIFY_SECONDS
from tests.bot import forked
from tests.bot.app.witness import Witness, clicking, until
from tests.bot.servers import Server
from tests.seed import SEED

GAME = "fortuna"
CLICKS = 6
"""How many answers each time are shown as taken before something else happens."""
PLACES = [own[0] for own in SHARES]
"""On which shards people play: one of each process. Of direct messages only the first process hears."""
PATIENCE = 60


@dataclass(eq=False)
class Friends(Correspondents, Witness):
    """People who answer where they are asked, and remember what was shown as taken."""

    def boards(self) -> list[Message]:
        """The posts in their thread that one can play from or could."""
        return [one for one in self.members[0].visible_messages(self.thread) if one.nonce]

    async def answer_letters(self) -> None:
        """Let everybody answer by direct message what they are asked there."""
        for member in self.members:
            await soon(partial(self._asking, member))
            while letters := self._asking(member):
                await self._answer(member, letters[0], next(answers_of(letters[0])))

    def _asking(self, member: Member) -> list[Message]:
        return [letter for who, letter in self.letters() if who is member]

    async def panel(self, member: Member) -> Message:
        """What *Play* below the last board shows somebody."""
        post = next(one for one in reversed(self.boards()) if pressable(one, "play"))
        button = pressable(post, "play")
        assert button is not None
        shown = (await (await member.click(post, button)).response()).message
        assert shown is not None
        return shown


def friends(sandbox: Sandbox, number: int) -> Friends:
    """People of a match on the server of some shard."""
    guild = yard(sandbox, number)
    members = people(sandbox, GAME, number, guild)[:2]
    dice = random.Random(f"{SEED} {number}")
    return Friends(sandbox, sandbox.channel("tables", guild), f"Match {number}", members, dice)


async def soon(look: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        await until(look)


async def some_clicks(tables: Sequence[Friends]) -> None:
    """Wait until some more answers have been shown as taken."""
    enough = sum(one.clicks for one in tables) + CLICKS
    await soon(lambda: sum(one.clicks for one in tables) >= enough)


async def test_processes_share_the_matches_and_one_of_them_is_killed(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "begin", forked.bot)
    sandbox = Sandbox(
        rate_limits=False,
        shards=SHARDS,
        max_concurrency=SHARDS,
        identify_seconds=IDENTIFY_SECONDS,
    )
    async with (
        sandbox,
        postgres.database() as url,
        sailing(sandbox, url, tmp_path) as fleet,
    ):
        tables = [friends(sandbox, shard) for shard in PLACES]
        await asyncio.gather(*(one.gather(GAME) for one in tables))

        # Answered by direct message, which another process takes, and posted by its own.
        far = tables[-1]
        before = len(far.boards())
        await far.answer_letters()
        await soon(lambda: len(far.boards()) > before)

        async with raging(sandbox), AsyncExitStack() as away:
            async with clicking((GAME, one) for one in tables):
                await some_clicks(tables)
                await away.enter_async_context(fleet.without(len(fleet.bots) - 1))
                await some_clicks(tables[:-1])
            for channel in sandbox.world.channels.values():
                channel.nonces.clear()  # Discord remembers them for minutes only
        async with clicking((GAME, one) for one in tables):
            await some_clicks(tables[-1:])
        await sandbox.settled(quiet=0.5, timeout=PATIENCE)
        await settled(url)

        assert await account(sandbox, url) == Account(0, 0)
        given = set(await answered(url))
        for one in tables:
            one.look_back()
            assert one.shown <= given
            for member in one.members:
                assert not asked(await one.panel(member)) & given
        assert [str(one) for one in sandbox.violations] == []
        assert all("Traceback" not in one.words.read_text() for one in fleet.bots)
