"""The bot as several processes, each with some of the shards, on one PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import URL

from bot.bench.process import BotProcess
from bot.domain.shards import Shards
from bot.sandbox import Sandbox

SHARES = ((0, 1), (2,), (3,))
"""The shards of each process."""
SHARDS = sum(map(len, SHARES))
SHORTLY = 3.0
"""Seconds before the end of a process in which a click may be left without an answer."""


@dataclass(eq=False)
class Fleet:
    """Processes that can be killed one by one.

    away: when which process was not there, by the clock of the stand-in of Discord.
    """

    sandbox: Sandbox
    bots: Sequence[BotProcess]
    away: list[tuple[BotProcess, float, float]] = field(default_factory=list)

    @asynccontextmanager
    async def without(self, number: int) -> AsyncIterator[None]:
        """Kill one of them, as by kill -9, and start it again when the block ends."""
        one, clock = self.bots[number], self.sandbox.clock
        begun = clock.now()
        await one.kill()
        yield
        for interaction in self.sandbox.interactions:
            if interaction.is_thinking and self._looks_after(one, interaction.channel_id):
                interaction.abandon()
        await one.start()
        self.away.append((one, begun - SHORTLY, clock.now()))

    def awake(self, channel_id: int, at: float) -> bool:
        """Whether the process was there that looks after a channel."""
        return not any(
            self._looks_after(one, channel_id) and begun <= at <= end
            for one, begun, end in self.away
        )

    def _looks_after(self, one: BotProcess, channel_id: int) -> bool:
        """Whether a process is the one that hears of what is clicked in a channel."""
        guild = self.sandbox.world.channels[channel_id].guild_id
        shard = 0 if guild is None else (guild >> 22) % SHARDS
        return one.shards is not None and shard in one.shards.own


@asynccontextmanager
async def sailing(sandbox: Sandbox, url: URL, folder: Path) -> AsyncIterator[Fleet]:
    """All processes, until the block ends. Their logs are in the folder. Raises NotMeasured."""
    bots = [
        BotProcess(sandbox, url, folder / f"{own[0]}.log", Shards.some(SHARDS, own))
        for own in SHARES
    ]
    try:
        await asyncio.gather(*(one.start() for one in bots))
        yield Fleet(sandbox, bots)
    finally:
        await asyncio.gather(*(one.stop() for one in bots))
