"""Faults a test can inject into the REST side: storms, silences, cut answers, doubled clicks.

Operations are named by Discord's own operation ids (`create_message`, `update_message`, …); a pattern
such as `*message*` or `*` takes several. Every fault counts its `hits` and can be lifted.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from fnmatch import fnmatchcase
from random import Random

from bot.sandbox.errors import ApiError


class Effect(Enum):
    """What a fault does to a request."""

    FAIL = auto()  # a 5xx instead of doing it
    FAIL_AFTER = auto()  # done, yet a 5xx is answered
    LIMIT = auto()  # a 429
    SLOW = auto()  # done and answered, but late
    CUT = auto()  # done, then the connection is torn without an answer
    REFUSE = auto()  # an error of Discord's own


@dataclass(eq=False)
class Fault:
    """One injected fault; `times` None means until lifted. `share` of what it concerns is met by it."""

    effect: Effect
    operation: str
    times: int | None
    channel_id: int | None = None
    status: int = 502
    seconds: float = 0.0
    has_via: bool = True
    is_global: bool = False
    error: ApiError | None = None
    share: float = 1.0
    hits: int = 0

    @property
    def is_on(self) -> bool:
        """Whether it has not come to its end."""
        return self.times is None or self.hits < self.times

    def concerns(self, operation: str, channel_id: int | None) -> bool:
        """Whether a request meets this fault."""
        if not self.is_on:
            return False
        here = self.channel_id is None or self.channel_id == channel_id
        return here and fnmatchcase(operation, self.operation)

    def lift(self) -> None:
        """End it."""
        self.times = 0


class Faults:
    """The faults in force, and what is to happen to the coming interactions.

    dice: decide which requests a fault with a share below 1 meets, and which interactions come twice.
    doubling: the share of interactions delivered twice, besides those that are named by number. twice:
    on the page everybody presses everything twice.
    """

    def __init__(self) -> None:
        self.active: list[Fault] = []
        self.doubled = 0
        self.lost = 0
        self.doubling = 0.0
        self.twice = False
        self.dice = Random(0)  # noqa: S311 - chance for tests, no secret

    def fail(
        self,
        operation: str = "*",
        *,
        status: int = 502,
        times: int | None = 1,
        channel_id: int | None = None,
        done: bool = False,
    ) -> Fault:
        """Answer with a server error; with `done` the thing asked for has happened all the same."""
        effect = Effect.FAIL_AFTER if done else Effect.FAIL
        return self.begin(Fault(effect, operation, times, channel_id, status=status))

    def limit(
        self,
        operation: str = "*",
        *,
        seconds: float = 1.0,
        times: int | None = 1,
        channel_id: int | None = None,
        everywhere: bool = False,
        via: bool = True,
    ) -> Fault:
        """Answer 429 with this `retry_after` (real seconds); without `via` as a banned address."""
        fault = Fault(Effect.LIMIT, operation, times, channel_id, seconds=seconds)
        fault.has_via, fault.is_global = via, everywhere
        return self.begin(fault)

    def slow(
        self,
        operation: str = "*",
        *,
        seconds: float,
        times: int | None = 1,
        channel_id: int | None = None,
    ) -> Fault:
        """Let the request take so many seconds of the stand-in's clock before it is looked at."""
        return self.begin(Fault(Effect.SLOW, operation, times, channel_id, seconds=seconds))

    def cut(
        self, operation: str = "*", *, times: int | None = 1, channel_id: int | None = None
    ) -> Fault:
        """Do what is asked, then tear the connection instead of answering."""
        return self.begin(Fault(Effect.CUT, operation, times, channel_id))

    def refuse(
        self,
        operation: str,
        error: ApiError,
        *,
        times: int | None = 1,
        channel_id: int | None = None,
    ) -> Fault:
        """Answer with one of the errors of `bot.sandbox.errors`."""
        return self.begin(Fault(Effect.REFUSE, operation, times, channel_id, error=error))

    def double_interactions(self, times: int = 1) -> None:
        """Deliver the next interactions twice over the gateway."""
        self.doubled += times

    def lose_interactions(self, times: int = 1) -> None:
        """Do not deliver the next interactions at all."""
        self.lost += times

    def doubles(self) -> bool:
        """Whether the interaction that is delivered now comes twice."""
        if self.doubled:
            self.doubled -= 1
            return True
        return self.doubling > 0 and self.dice.random() < self.doubling

    def clear(self) -> None:
        """End every fault."""
        self.active.clear()
        self.doubled = self.lost = 0
        self.doubling = 0.0
        self.twice = False

    def meeting(self, operation: str, channel_id: int | None) -> Iterator[Fault]:
        """Take the faults a request meets, each counted as hit."""
        for fault in self.active:
            if not fault.concerns(operation, channel_id):
                continue
            if fault.share >= 1 or self.dice.random() < fault.share:
                fault.hits += 1
                yield fault

    def begin(self, fault: Fault) -> Fault:
        """Let a fault begin."""
        self.active = [item for item in self.active if item.is_on]
        self.active.append(fault)
        return fault
