"""Discord's ids: they carry the millisecond of their making and grow with time."""

from datetime import UTC, datetime, timedelta

from bot.sandbox.clock import Clock

EPOCH_MS = 1_420_070_400_000  # the first second of 2015


class Snowflakes:
    """A source of ids, each greater than the one before.

    clock: whose seconds ahead are counted in. `last`: the newest id given out.
    """

    def __init__(self, clock: Clock | None = None) -> None:
        self.last = 0
        self._clock = clock

    def now(self) -> datetime:
        """The present moment."""
        return datetime.now(UTC) + timedelta(seconds=self._clock.ahead if self._clock else 0)

    def now_iso(self) -> str:
        """The present moment as Discord writes it."""
        return iso(self.now())

    def new(self) -> int:
        """Make the id of something created now."""
        now = int(self.now().timestamp() * 1000)
        self.last = max((now - EPOCH_MS) << 22, self.last + 1)
        return self.last

    def new_on(self, shard: int, shards: int) -> int:
        """Make the id of a guild that belongs to a shard, a few milliseconds ahead if need be."""
        moment = (self.new() >> 22) + 1
        self.last = (moment + (shard - moment) % shards) << 22
        return self.last


def created(snowflake: int) -> datetime:
    """When the thing with this id was made."""
    return datetime.fromtimestamp(((snowflake >> 22) + EPOCH_MS) / 1000, UTC)


def iso(moment: datetime) -> str:
    """Write a moment as Discord does in its payloads."""
    return moment.isoformat(timespec="microseconds")
