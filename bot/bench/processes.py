"""Several processes of the bot, killed one by one while Discord fails: waits, and what goes wrong."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import URL
from typing_extensions import override

from bot.bench import postgres
from bot.bench.clicks import click_on, heard, lead_in, people, responses, without_limits
from bot.bench.crowd import Party, answers_of, stale_letters
from bot.bench.figure import Effort, Figure, Measure, NotMeasured, Probe, percentile
from bot.bench.fleet import SHARDS, SHARES, Fleet, sailing
from bot.bench.storms import account, raging, settled, told_to_all
from bot.sandbox import Guild, Member, Message, Sandbox
from bot.sandbox.starts import IDENTIFY_SECONDS

MANY = 3
"""How many times as many matches as one process has elsewhere; each is clicked in that much less often."""
PLAYERS = 2
"""How many play each match: with more, so many matches take too long to begin."""
LEAD_IN = (1, 4)
"""How many clicks, at least and less than, have been made in each when the measuring begins."""
IN_LETTERS = 0.5
"""How often somebody who is asked by direct message answers there."""
NEWEST = 3
"""How many of the last direct messages are looked at."""


def probes(key: str) -> list[Probe]:
    """The measurement of one game."""
    figures = (
        Figure("processes.response.p99", "ms", "<=", 300),
        Figure("processes.board.p95", "ms", "<=", 1500),
        Figure("processes.lost", "things", "<=", 0),
        Figure("processes.doubled", "things", "<=", 0),
        Figure("processes.stale", "letters", "<=", 0),
    )
    return [Probe(figures, _killed(key))]


def _killed(key: str) -> Measure:
    def measure(effort: Effort) -> Mapping[str, float]:
        try:
            with postgres.started() as url:
                return asyncio.run(_measured(key, effort, url))
        except postgres.Missing as error:
            raise NotMeasured(str(error)) from error

    return measure


class Correspondents(Party):
    """The people of one match, who answer where they are asked: in its thread, or by direct message."""

    @override
    async def click(self) -> None:
        """One click: an answer in a direct message now and then, otherwise as usual."""
        letters = list(self.letters())
        if letters and self.dice.random() < IN_LETTERS:
            member, letter = self.dice.choice(letters)
            await self._answer(member, letter, self.dice.choice(list(answers_of(letter))))
        else:
            await super().click()

    def letters(self) -> Iterator[tuple[Member, Message]]:
        """The direct messages that ask something, each with whom it asks."""
        for member in self.members:
            for letter in member.dms()[-NEWEST:]:
                if any(answers_of(letter)):
                    yield member, letter


def correspondents(sandbox: Sandbox, key: str, number: int, shard: int) -> Correspondents:
    """People who play on a server of some shard, and in no other match."""
    guild = yard(sandbox, shard)
    members = people(sandbox, key, number, guild)[:PLAYERS]
    dice = random.Random(number)  # noqa: S311 - the same every time
    place = sandbox.channel("tables", guild)
    return Correspondents(sandbox, place, f"Fleet {number:04}", members, dice)


def yard(sandbox: Sandbox, shard: int) -> Guild:
    """A server of some shard."""
    name = f"Yard {shard}"
    known = (one for one in sandbox.world.guilds.values() if one.name == name)
    return next(known, None) or sandbox.found(name, shard)


async def _measured(key: str, effort: Effort, url: URL) -> Mapping[str, float]:
    apart = replace(effort, every=effort.every * MANY)
    with TemporaryDirectory() as folder:
        sandbox = Sandbox(shards=SHARDS, identify_seconds=IDENTIFY_SECONDS)
        async with sandbox, sailing(sandbox, url, Path(folder)) as fleet:
            async with without_limits(sandbox):
                parties = [
                    correspondents(sandbox, key, number, number % SHARDS)
                    for number in range(effort.matches * MANY)
                ]
                await lead_in(parties, key, LEAD_IN)
            async with heard(sandbox, parties) as boards:
                await click_on(parties, apart, effort.warm_up)
                boards.clear()
                first = len(sandbox.interactions)
                async with raging(sandbox), _dying(fleet, effort.seconds):
                    await click_on(parties, apart, effort.seconds)
                with suppress(TimeoutError):  # what was clicked last still gets its answer
                    await sandbox.settled(quiet=1.0)
                made = sandbox.interactions[first:]
                waited = responses(one for one in made if fleet.awake(one.channel_id, one.created))
                posted = [one.wait for one in boards if fleet.awake(one.thread, one.clicked)]
            await settled(url)
            found, given = await account(sandbox, url), await told_to_all(url)
            stale = sum(stale_letters(one, given) for party in parties for one in party.members)
    if not waited or not posted:
        raise NotMeasured("no click led to a board in the time measured")
    return {
        "processes.response.p99": percentile(waited, 99),
        "processes.board.p95": percentile(posted, 95),
        "processes.lost": found.lost,
        "processes.doubled": found.doubled,
        "processes.stale": stale,
    }


@asynccontextmanager
async def _dying(fleet: Fleet, seconds: float) -> AsyncIterator[None]:
    """Kill each process once within so many seconds; the last of them is up again when the block ends."""

    async def go_on() -> None:
        for number in range(len(SHARES)):
            await asyncio.sleep(seconds / (len(SHARES) + 1))
            async with fleet.without(number):
                pass

    killing = asyncio.create_task(go_on())
    try:
        yield
        await killing
    finally:
        killing.cancel()
