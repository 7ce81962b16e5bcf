"""A database put back to a backup: what has to be looked for and told then, as rows.

What was posted after the backup still stands on Discord, and nobody there knows that it is void.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from pydantic import TypeAdapter
from sqlalchemy import update

from bot.domain.outbox import Kind
from bot.storage.facts import fact, write_fact
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction

NAME = "restored"
"""The fact that says so."""


@dataclass(frozen=True, slots=True)
class Restored:
    """When a database was put back, to what moment, and the last match that has been told, in their order."""

    at: datetime
    to: datetime
    told: str = ""


_ADAPTER = TypeAdapter(Restored)


async def load(connection: Transaction) -> Restored | None:
    """What was last restored, None if nothing ever was."""
    found = await fact(connection, NAME)
    return None if found is None else _ADAPTER.validate_json(found)


async def write(connection: Transaction, restored: Restored) -> None:
    """Write down what was restored, and how far that has been told."""
    await write_fact(connection, NAME, _ADAPTER.dump_json(restored).decode())


async def begin(connection: Transaction, restored: Restored, reposted: Collection[Kind]) -> None:
    """Have all matches told, and each post looked for that may have been sent since the backup.

    reposted: the kinds of posts that are owed anew in any case.
    """
    await write(connection, restored)
    pending = outbox.c.state == "pending"
    dropped = update(outbox).where(pending, outbox.c.kind.in_(reposted))
    await connection.execute(dropped.values(state="dropped"))
    await connection.execute(update(outbox).where(pending).values(state="sending", attempts=1))
