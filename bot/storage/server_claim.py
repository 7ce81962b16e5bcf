"""Who writes a database of PostgreSQL: advisory locks, held as long as a connection lives.

A program that shares the database with nobody holds it alone. Processes that share it hold it together, so
that nobody has it alone meanwhile; they hold together how many shards there are, which must be the same for
all; and each holds its own shards alone.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, NullPool, text
from sqlalchemy.exc import SQLAlchemyError

from bot.domain.shards import Shards
from bot.storage.address import for_driver
from bot.storage.database import opening
from bot.storage.errors import DatabaseTaken
from bot.storage.holders import TAKEN, clock_time, myself, taken

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

WHOLE = (0x6361_7261, 0x7661_6E02)
"""The lock of a whole database; the program has always held it as one number."""
COUNT, SHARD = 0x6361_7203, 0x6361_7204
"""The first halves of the locks of how many shards there are, and of each shard."""
LONGEST_NAME = 63
"""The most characters of its name that an application tells PostgreSQL."""

_SHARD_TAKEN = (
    "another process has shard {number} of the database {{place}}{{since}}{{who}}: "
    "stop it first, or give each process shards of its own (CARAVAN_SHARDS)"
)
_COUNT_OTHER = (
    "another process counts other shards of the database {{place}}{{since}}{{who}}, not {number}: "
    "CARAVAN_SHARDS must name the same number of shards for all"
)
_HERE = """
    locktype = 'advisory' AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_MINE = text(f"SELECT count(*) FROM pg_locks WHERE pid = pg_backend_pid() AND {_HERE}")  # noqa: S608 - our own words
_HOLDER = """
    SELECT application_name, backend_start FROM pg_locks LEFT JOIN pg_stat_activity USING (pid)
    WHERE pid <> pg_backend_pid() AND {here} AND objsubid = :kind AND classid::bigint = :high
    AND objid::bigint {which} :low ORDER BY backend_start LIMIT 1
"""
_SAME = text(_HOLDER.format(here=_HERE, which="="))
_OTHER = text(_HOLDER.format(here=_HERE, which="<>"))


@dataclass(frozen=True, slots=True)
class _Lock:
    """A lock by the halves of its number. shared: others may hold it as well; line: said if they don't."""

    high: int
    low: int
    shared: bool
    line: str = TAKEN

    @property
    def whole(self) -> bool:
        """Whether both halves are one number to PostgreSQL."""
        return (self.high, self.low) == WHOLE

    async def take(self, connection: "AsyncConnection") -> bool:
        """Take it unless somebody else has it."""
        name = "pg_try_advisory_lock_shared" if self.shared else "pg_try_advisory_lock"
        if self.whole:
            asked, given = f"SELECT {name}(:key)", {"key": (self.high << 32) + self.low}
        else:
            asked, given = f"SELECT {name}(:high, :low)", self._halves
        return bool((await connection.execute(text(asked), given)).scalar())

    async def holder(self, connection: "AsyncConnection", *, other: bool = False) -> Any:
        """Who else has it, or (other) one of another number; None for nobody."""
        given = {**self._halves, "kind": 1 if self.whole else 2}
        return (await connection.execute(_OTHER if other else _SAME, given)).first()

    @property
    def _halves(self) -> dict[str, int]:
        return {"high": self.high, "low": self.low}


def _wanted(shards: Shards) -> Iterator[_Lock]:
    yield _Lock(*WHOLE, shared=not shards.alone)
    if not shards.alone:
        yield _Lock(COUNT, shards.count, shared=True, line=_COUNT_OTHER.format(number=shards.count))
        for one in sorted(shards.own):
            yield _Lock(SHARD, one, shared=False, line=_SHARD_TAKEN.format(number=one))


class ServerClaim:
    """The locks of a process, and the connection on which they are held."""

    def __init__(self, url: URL, shards: Shards) -> None:
        # A tenth of a second at every start, for PostgreSQL only.
        from sqlalchemy.ext.asyncio import create_async_engine

        bare, arguments = for_driver(url)
        name = {"application_name": f"caravan: {myself()}"[:LONGEST_NAME]}
        self._url = url
        self._locks = list(_wanted(shards))
        self._engine = create_async_engine(
            bare,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args=arguments | {"server_settings": name},
        )
        self._connection: AsyncConnection | None = None

    async def take(self) -> None:
        """Connect and take the locks. Raises DatabaseTaken, and what the driver raises."""
        self._connection = connection = await self._engine.connect()
        try:
            for lock in self._locks:
                if not await lock.take(connection):
                    raise self._taken(lock, await lock.holder(connection))
                # Of two who begin at once and count otherwise, at least one sees the other.
                if lock.high == COUNT and (other := await lock.holder(connection, other=True)):
                    raise self._taken(lock, other)
        except DatabaseTaken:
            await self._drop()
            raise

    async def keep(self) -> None:
        """See that all are still held, and take them again if not. Raises DatabaseTaken, StorageBusy."""
        if self._connection is not None and not await self._holds(self._connection):
            await self._drop()
        if self._connection is None:
            with opening(self._url):
                await self.take()

    async def close(self) -> None:
        """Give the locks up with their connection."""
        await self._drop()
        await self._engine.dispose()

    async def _holds(self, connection: "AsyncConnection") -> bool:
        try:
            return int((await connection.execute(_MINE)).scalar_one()) == len(self._locks)
        except (SQLAlchemyError, OSError):
            return False

    async def _drop(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await self._connection.close()
        self._connection = None

    def _taken(self, lock: _Lock, holder: Any) -> DatabaseTaken:
        """Who has a lock; of other roles' connections only superusers may know more."""
        named, begun = (None, None) if holder is None else holder
        who = named.removeprefix("caravan: ") if named else None
        return taken(self._url, who, clock_time(begun) if begun else None, lock.line)
