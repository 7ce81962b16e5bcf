"""How fast sessions may begin: for each rate-limit key of the shards one within five seconds."""

from dataclasses import dataclass, field

from bot.sandbox.clock import Clock
from bot.sandbox.models import Json

IDENTIFY_SECONDS = 5.0
"""Discord's own window."""
PER_DAY = 1000


@dataclass(eq=False)
class Starts:
    """Counts the sessions of one token, whichever connection asks for them.

    `seconds` of Discord must lie between two sessions with the same key; with 0 as many begin as like, so
    that a bot can be started again at once. refused: how many came too early.
    """

    clock: Clock
    max_concurrency: int = 1
    seconds: float = 0.0
    refused: int = 0
    taken: int = 0
    _free: dict[int, float] = field(default_factory=dict)

    def take(self, shard: int) -> bool:
        """Whether a session may begin on a shard now; one that may not costs nothing."""
        key, now = shard % self.max_concurrency, self.clock.now()
        if now < self._free.get(key, now):
            self.refused += 1
            return False
        self._free[key] = now + self.seconds
        self.taken += 1
        return True

    def told(self) -> Json:
        """What the API tells of it."""
        return {
            "total": PER_DAY,
            "remaining": max(0, PER_DAY - self.taken),
            "reset_after": 0,
            "max_concurrency": self.max_concurrency,
        }
