"""Outages: deadlines move by as long as nobody could have answered.

Every few minutes the bot writes down that it is up. Whoever starts it after a longer silence gives that time
back to all who are awaited; so does a machine that was asleep, or a clock that was set forward, meanwhile.

With the beat it is written down which matches lost how much. It is given back to a few of them at a time, so
that nobody's answer waits for all of them, and to each before anything else is made of its moments. Where
several processes share the matches, each does so for those of its own shards.
"""

from datetime import datetime, timedelta
from functools import partial

import structlog

from bot.domain.clock import Clock
from bot.domain.shards import ALONE, Shards
from bot.matches.play.moments import give_time_back
from bot.storage.database import Storage
from bot.storage.time import background as background_rows
from bot.storage.time.beats import load_beats, parts, write_beat
from bot.storage.transaction import Transaction

BEAT = timedelta(minutes=5)
OUTAGE = timedelta(minutes=15)
"""A shorter silence is none: deadlines are days."""
AT_ONCE = 50
"""How many matches get their lost time back in one transaction, for whose end answers have to wait."""

_log = structlog.get_logger()


class Heartbeat:
    """Knows since when the bot was last up, for the servers of some shards."""

    def __init__(self, storage: Storage, clock: Clock, shards: Shards = ALONE) -> None:
        self._storage = storage
        self._clock = clock
        self._shards = shards
        self._last: tuple[datetime, float] | None = None
        self._written: datetime | None = None

    async def beat(self) -> datetime:
        """Write down that the bot is up and what time an outage took, and say when to come again."""
        now, steady = self._clock.now(), self._clock.steady()
        silence = timedelta() if self._last is None else _jump(self._last, now, steady)
        first = self._written is None
        fresh = self._written is not None and timedelta() <= now - self._written < BEAT
        if silence > OUTAGE or not fresh:
            await self._storage.change(
                lambda on: self._written_down(on, now, None if first else silence)
            )
            self._written = now
        self._last = (now, steady)
        return (self._written or now) + BEAT

    @property
    def moment(self) -> datetime:
        """When it last beat. Until it beats again nothing later is due: the clock may have jumped since."""
        return self._clock.now() if self._last is None else self._last[0]

    async def make_up(self) -> None:
        """Give back whatever time was lost, by this outage or an earlier one."""
        give = partial(give_some_back, now=self._clock.now(), shards=self._shards)
        while await self._storage.change(give):
            pass

    async def _written_down(
        self, connection: Transaction, now: datetime, silence: timedelta | None
    ) -> None:
        """Write the beat; the time lost goes with it, so that it is given back once."""
        beats = await load_beats(connection) if silence is None else None
        for part in parts(self._shards):
            lost = _since(beats.before(part), now) if beats is not None else silence
            if lost is not None and lost > OUTAGE:
                seconds = int(lost.total_seconds())
                await background_rows.note_lost_time(connection, seconds, now, part)
                which = {} if part.alone else {"shard": str(part)}
                _log.warning("deadlines moved by an outage", seconds=seconds, **which)
            await write_beat(connection, part, now)


async def give_some_back(connection: Transaction, now: datetime, shards: Shards = ALONE) -> bool:
    """Give some matches back what time they lost; whether there may be others."""
    found = await background_rows.still_lost(connection, AT_ONCE, shards)
    for match_id in dict.fromkeys(found):
        await give_time_back(connection, match_id, now)
    return len(found) == AT_ONCE


def _jump(last: tuple[datetime, float], now: datetime, steady: float) -> timedelta:
    """By how much more the clock moved on than the bot was awake."""
    return (now - last[0]) - timedelta(seconds=steady - last[1])


def _since(moment: datetime | None, now: datetime) -> timedelta:
    return timedelta() if moment is None else now - moment
