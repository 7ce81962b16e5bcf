"""Everything the stand-in consists of, in one place for the REST handlers and the controls."""

import time
from dataclasses import dataclass, field
from typing import Protocol

from typing_extensions import override

from bot.limits import ATTACHMENT_BYTES
from bot.sandbox.clock import Clock
from bot.sandbox.errors import Problem
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Book, Interaction, Kind
from bot.sandbox.models import Json
from bot.sandbox.ratelimits import RateLimits
from bot.sandbox.sleepers import Sleepers
from bot.sandbox.snowflakes import Snowflakes
from bot.sandbox.starts import Starts
from bot.sandbox.world import Event, World


@dataclass(frozen=True, slots=True)
class Violation:
    """Something the bot sent that Discord would not have taken."""

    operation: str
    problems: tuple[Problem, ...]

    @override
    def __str__(self) -> str:
        return f"{self.operation}: " + "; ".join(map(str, self.problems))


@dataclass(frozen=True, slots=True)
class Request:
    """One answered request of the bot; `at` is in real seconds of the monotonic clock."""

    operation: str
    path: str
    status: int
    code: int
    at: float


class Process(Protocol):
    """What runs the bot, and can end it and let it begin again."""

    def restart(self) -> None:
        """Stop it in good order and start it again."""

    def kill(self) -> None:
        """End it in the middle of what it does, and start it again."""


@dataclass(eq=False)
class Platform:
    """The world with its gateway, clock, limits, faults and records.

    With `check_answers` the stand-in holds itself to the document as well; its `slips` are recorded.
    process: what runs the bot, where that is known.
    """

    clock: Clock
    world: World
    gateway: Gateway
    book: Book
    rates: RateLimits
    token: str
    faults: Faults = field(default_factory=Faults)
    violations: list[Violation] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    attachment_bytes: int = ATTACHMENT_BYTES
    check_answers: bool = False
    slips: list[Violation] = field(default_factory=list)
    under_way: int = 0
    last_activity: float = 0.0
    process: Process | None = None
    sleepers: Sleepers = field(init=False)

    def __post_init__(self) -> None:
        self.sleepers = Sleepers(self.clock, self.world)
        self.world.listeners.append(lambda _: self.stir())
        self.world.listeners.append(self.sleepers.hear)

    def blame(self, operation: str, *problems: Problem) -> None:
        """Record a violation."""
        self.violations.append(Violation(operation, problems))

    def stir(self) -> None:
        """Note that something happened just now."""
        self.last_activity = time.monotonic()

    def deliver(self, interaction: Interaction, payload: Json, guild_id: int | None) -> None:
        """Send an interaction to the bot, subject to the faults in force."""
        self.stir()
        self.book.open(interaction)
        for _ in range(self._copies(interaction)):
            self.gateway.dispatch(Event("INTERACTION_CREATE", payload, guild_id))

    def _copies(self, interaction: Interaction) -> int:
        """How often an interaction arrives; typing is no press, and uses up nothing that is to befall one."""
        if interaction.kind is Kind.AUTOCOMPLETE:
            return 1
        if self.faults.lost:
            self.faults.lost -= 1
            return 0
        return 2 if self.faults.doubles() else 1


def build(
    *,
    token: str,
    scale: float,
    shards: int,
    max_concurrency: int,
    identify_seconds: float,
    rate_limits: bool,
    privileged_intents: int,
) -> Platform:
    """Put the parts together around an empty world."""
    clock = Clock(scale)
    world = World(ids=Snowflakes(clock))
    starts = Starts(clock, max_concurrency, identify_seconds)
    gateway = Gateway(world, token, starts=starts, shards=shards, privileged=privileged_intents)
    rates = RateLimits(clock, enabled=rate_limits)
    return Platform(clock, world, gateway, Book(clock), rates, token)
