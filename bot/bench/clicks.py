"""How long people wait: from a click to the first response, and to the board in the thread."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.bench.crowd import Party, is_board
from bot.bench.figure import Effort, Figure, Measure, NotMeasured, Probe, percentile
from bot.bench.matches import most_players
from bot.bench.process import in_file, running
from bot.bench.storms import Account, raging, settled
from bot.bench.storms import account as account_of
from bot.sandbox import Guild, Interaction, InteractionFailedError, Member, Sandbox, UsageError
from bot.sandbox.world import Event
from engines.registry import game

AT_ONCE = 8
"""How many parties gather at a time."""

LEAD_IN = (12, 28)
"""How many clicks, at least and less than, have been made in each match when the measuring begins."""

FAILED_MS = 3000.0
"""What a click without any response counts as: Discord gives up after so long."""


def probes(key: str) -> list[Probe]:
    """The measurements of one game: with Discord as it should be, and as it sometimes is."""
    calm = (
        Figure(f"{key}.click.response.p99", "ms", "<=", 300),
        Figure(f"{key}.click.board.p95", "ms", "<=", 1500),
    )
    storm = (
        Figure(f"{key}.storm.response.p99", "ms", "<=", 300),
        Figure(f"{key}.storm.board.p95", "ms", "<=", 1500),
        Figure(f"{key}.storm.lost", "things", "<=", 0),
        Figure(f"{key}.storm.doubled", "things", "<=", 0),
    )
    return [Probe(calm, _calm(key)), Probe(storm, _stormy(key))]


def _calm(key: str) -> Measure:
    def measure(effort: Effort) -> Mapping[str, float]:
        waits, _ = asyncio.run(_measured(key, effort, stormy=False))
        return _percentiles(f"{key}.click", waits)

    return measure


def _stormy(key: str) -> Measure:
    def measure(effort: Effort) -> Mapping[str, float]:
        waits, account = asyncio.run(_measured(key, effort, stormy=True))
        return {
            **_percentiles(f"{key}.storm", waits),
            f"{key}.storm.lost": account.lost,
            f"{key}.storm.doubled": account.doubled,
        }

    return measure


@dataclass(frozen=True, slots=True)
class Posted:
    """A board posted in a thread, and the last click in its match before, by the clock of the sandbox."""

    thread: int
    clicked: float
    at: float

    @property
    def wait(self) -> float:
        """Milliseconds from the click to the board."""
        return (self.at - self.clicked) * 1000


@dataclass
class Waits:
    """Milliseconds people waited."""

    responses: list[float] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)


def _percentiles(name: str, waits: Waits) -> Mapping[str, float]:
    return {
        f"{name}.response.p99": percentile(waits.responses, 99),
        f"{name}.board.p95": percentile(waits.boards, 95),
    }


async def _measured(key: str, effort: Effort, *, stormy: bool) -> tuple[Waits, Account]:
    with TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        async with Sandbox() as sandbox, running(sandbox, database):
            async with without_limits(sandbox):
                parties = await gathered(sandbox, key, effort.matches)
            async with heard(sandbox, parties) as boards:
                await click_on(parties, effort, effort.warm_up)
                boards.clear()
                first = len(sandbox.interactions)
                async with raging(sandbox) if stormy else nullcontext():
                    await click_on(parties, effort, effort.seconds)
                # What was clicked last still gets its answer.
                with suppress(TimeoutError):
                    await sandbox.settled(quiet=1.0)
                waits = Waits(responses(sandbox.interactions[first:]), [one.wait for one in boards])
            await settled(in_file(database))
            account = await account_of(sandbox, in_file(database))
    if not waits.responses or not waits.boards:
        raise NotMeasured("no click led to a board in the time measured")
    return waits, account


@asynccontextmanager
async def without_limits(sandbox: Sandbox) -> AsyncIterator[None]:
    """Gathering is not what is measured; with Discord's limits on threads it would take half an hour."""
    sandbox.rates.enabled = False
    yield
    sandbox.rates.enabled = True


async def gathered(sandbox: Sandbox, key: str, matches: int) -> list[Party]:
    """A number of matches in play, each somewhere else in its turns."""
    parties = [party(sandbox, key, number) for number in range(matches)]
    await lead_in(parties, key)
    return parties


async def lead_in(parties: Sequence[Party], key: str, clicks: tuple[int, int] = LEAD_IN) -> None:
    """Let every party begin its match, so that each is somewhere else in its turns."""
    for at in range(0, len(parties), AT_ONCE):
        await asyncio.gather(*(_led_in(one, key, clicks) for one in parties[at : at + AT_ONCE]))


async def _led_in(party: Party, key: str, clicks: tuple[int, int]) -> None:
    """Gather and click on for a while, so that every match is somewhere else in its turns."""
    await party.gather(key)
    for _ in range(party.dice.randrange(*clicks)):
        await _oneclick_on(party)


def party(sandbox: Sandbox, key: str, number: int) -> Party:
    """As many people as the game allows, who play in no other match."""
    members = people(sandbox, key, number, sandbox.guild)
    dice = random.Random(number)  # noqa: S311 - the same every time
    return Party(sandbox, sandbox.channel("tables"), f"Bench {number:04}", members, dice)


def people(sandbox: Sandbox, key: str, number: int, guild: Guild) -> list[Member]:
    """As many people on a server as a game allows."""
    members = []
    for seat in range(most_players(game(key))):
        user = sandbox.world.add_user(f"Person {number}-{seat}", f"person-{number}-{seat}")
        sandbox.world.join(guild, user)
        members.append(Member(sandbox.platform, user))
    return members


@asynccontextmanager
async def heard(sandbox: Sandbox, parties: Sequence[Party]) -> AsyncIterator[list[Posted]]:
    """The boards posted in the threads of some matches."""
    by_thread = {str(one.thread.id): one for one in parties}
    boards: list[Posted] = []

    def hear(event: Event) -> None:
        found = by_thread.get(str(event.data.get("channel_id")))
        if event.name == "MESSAGE_CREATE" and found is not None and found.last_click:
            message = sandbox.world.messages[int(event.data["id"])]
            if is_board(message):
                boards.append(Posted(found.thread.id, found.last_click, sandbox.clock.now()))

    sandbox.world.listeners.append(hear)
    try:
        yield boards
    finally:
        sandbox.world.listeners.remove(hear)


async def click_on(parties: Sequence[Party], effort: Effort, seconds: float) -> None:
    """Let each party click once in its turn, evenly spread."""
    apart = effort.every / len(parties)
    begun = time.monotonic()
    clicking: set[asyncio.Task[None]] = set()
    for number in range(round(seconds / apart)):
        await asyncio.sleep(max(0.0, begun + number * apart - time.monotonic()))
        task = asyncio.create_task(_oneclick_on(parties[number % len(parties)]))
        clicking.add(task)
        task.add_done_callback(clicking.discard)
    await asyncio.gather(*clicking)


async def _oneclick_on(party: Party) -> None:
    # A failed click is counted among the responses; a panel that just changed cannot be clicked.
    with suppress(InteractionFailedError, UsageError):
        await party.click()


def responses(made: Iterable[Interaction]) -> list[float]:
    """Milliseconds to the first response to each interaction."""
    return [FAILED_MS if one.latency is None else one.latency * 1000 for one in made]
