"""How long people wait while others do all they can to keep the bot busy."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.bench.clicks import (
    FAILED_MS,
    click_on,
    gathered,
    heard,
    party,
    responses,
    without_limits,
)
from bot.bench.crowd import Party, pressable
from bot.bench.figure import Effort, Figure, NotMeasured, Probe, looped, percentile
from bot.bench.process import running
from bot.sandbox import Interaction, InteractionFailedError, Member, Sandbox, UsageError

ATTACKERS = 10
AT_ONCE = 4
"""How many things each of them does at the same time, each without a pause."""
LONG = 150
"""How many clicks long is what they look at, have proven and replayed."""
LOOKS = 2.0
"""How many boards a second all others together look at."""
PATIENCE = 30.0
"""Seconds after which an attacker gives something up and does the next thing."""
RARELY = "no board was looked at in the time measured"


def probes(key: str) -> list[Probe]:
    """The measurements of one game."""
    figures = (
        Figure(f"{key}.attack.response.p99", "ms", "<=", 300),
        Figure(f"{key}.attack.board.p95", "ms", "<=", 1000),
        Figure(f"{key}.attack.board.p99", "ms", "<=", 1000),
        Figure(f"{key}.attack.posted.p95", "ms", "<=", 1500),
    )
    return [Probe(figures, looped(_measured, key))]


async def _measured(key: str, effort: Effort) -> Mapping[str, float]:
    with TemporaryDirectory() as folder:
        async with Sandbox() as sandbox, running(sandbox, Path(folder) / "bench.sqlite3"):
            async with without_limits(sandbox):
                parties = await gathered(sandbox, key, effort.matches)
                attackers = await _gang(sandbox, key, effort.matches)
            async with _attacking(attackers), heard(sandbox, parties) as posted:
                await click_on(parties, effort, effort.warm_up)
                posted.clear()
                first = len(sandbox.interactions)
                looks = _Looks(parties)
                async with looks.going_on():
                    await click_on(parties, effort, effort.seconds)
            people = {member.id for one in parties for member in one.members}
            made = [one for one in sandbox.interactions[first:] if one.user_id in people]
    if not made or not looks.waits or not posted:
        raise NotMeasured(RARELY)
    return {
        f"{key}.attack.response.p99": percentile(responses(made), 99),
        f"{key}.attack.board.p95": percentile(looks.waits, 95),
        f"{key}.attack.board.p99": percentile(looks.waits, 99),
        f"{key}.attack.posted.p95": percentile([one.wait for one in posted], 95),
    }


@dataclass
class _Looks:
    """People who look at the boards of their matches now and then. waits: milliseconds until they saw one."""

    parties: Sequence[Party]
    waits: list[float] = field(default_factory=list)

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        looking = asyncio.create_task(self._look_on())
        try:
            yield
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)

    async def _look_on(self) -> None:
        dice = random.Random(0)  # noqa: S311 - the same every time
        async with asyncio.TaskGroup() as looks:
            while True:
                looks.create_task(self._look(dice.choice(self.parties), dice))
                await asyncio.sleep(1 / LOOKS)

    async def _look(self, party: Party, dice: random.Random) -> None:
        begun = time.monotonic()
        wait = FAILED_MS
        with suppress(InteractionFailedError, UsageError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                look = await dice.choice(party.members).slash(party.thread, "board")
                await look.response()
            wait = (time.monotonic() - begun) * 1000
        self.waits.append(wait)


# --- those who attack ------------------------------------------------------------------------------


@dataclass
class Attacker:
    """Somebody who does one thing after the other at full speed. playing, over: their matches of a game."""

    member: Member
    game: str
    playing: Party
    over: Party
    dice: random.Random
    number: int = 0

    async def go_on(self) -> None:
        """Attack until cancelled."""
        async with asyncio.TaskGroup() as hands:
            for _ in range(AT_ONCE):
                hands.create_task(self._hand())

    async def _hand(self) -> None:
        ways: Sequence[Callable[[], Awaitable[None]]] = (
            self._board,
            self._past,
            self._proof,
            self._film,
            self._what_if,
            self._files,
            self._typing,
            self._back_and_on,
            self._votes,
            self._lobbies,
        )
        while True:
            way = ways[self.number % len(ways)]
            self.number += 1
            with suppress(InteractionFailedError, UsageError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await way()
            await asyncio.sleep(0)

    async def _does(self, command: str, **options: object) -> Interaction:
        """Use a command in the thread of one's match, and wait for what comes of it."""
        done = await self.member.slash(self.playing.thread, command, options)
        await done.response()
        return done

    async def _presses(self, done: Interaction, verb: str) -> None:
        message = done.shown().message
        custom_id = None if message is None else pressable(message, verb)
        if message is not None and custom_id is not None:
            await (await self.member.click(message, custom_id)).response()

    async def _board(self) -> None:
        await self._does("board")

    async def _past(self) -> None:
        await self._does("board", move=self.dice.randrange(1, LONG))

    async def _proof(self) -> None:
        done = await self.member.slash(self.over.thread, "match verify")
        await done.response()

    async def _film(self) -> None:
        await self.over.press(self.member, "replay")

    async def _what_if(self) -> None:
        done = await self._does("whatif")
        await self._presses(done, "deal")
        await self._presses(done, "others")

    async def _files(self) -> None:
        await self._does("match export")
        await self._does("log")

    async def _typing(self) -> None:
        typed = self.dice.choice(("", "a", "s", "built", str(self.dice.randrange(LONG))))
        await self.member.autocomplete(self.playing.thread, "board", "move", typed)

    async def _back_and_on(self) -> None:
        await self.playing.click()
        await self._does("undo")

    async def _votes(self) -> None:
        await self._does("vote pause", reason="tea")
        await self.playing.press(self.member, "vote", "withdraw")

    async def _lobbies(self) -> None:
        name = f"Attack {self.member.id} {self.number}"
        channel, options = self.playing.channel, {"game": self.game, "name": name}
        await (await self.member.slash(channel, "match create", options)).response()


@asynccontextmanager
async def _attacking(attackers: Sequence[Attacker]) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(one.go_on()) for one in attackers]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _gang(sandbox: Sandbox, key: str, after: int) -> list[Attacker]:
    """As many attackers as there are, with matches that are worth looking at."""
    found: list[Attacker] = []
    number = after
    while len(found) < ATTACKERS:
        playing, over = party(sandbox, key, number), party(sandbox, key, number + 1)
        over.members = playing.members
        for one in (playing, over):
            await one.gather(key)
            await one.play(LONG)
        await over.end()
        found += [
            Attacker(member, key, playing, over, random.Random(member.id))  # noqa: S311 - for clicks
            for member in playing.members[: ATTACKERS - len(found)]
        ]
        number += 2
    return found
