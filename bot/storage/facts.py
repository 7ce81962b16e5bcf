"""Single facts by name."""

from sqlalchemy import select

from bot.storage.tables import facts
from bot.storage.transaction import Transaction
from bot.storage.upsert import replace


async def fact(connection: Transaction, name: str) -> str | None:
    """What was last written under a name, None if nothing was."""
    found = await connection.execute(select(facts.c.value).where(facts.c.name == name))
    return found.scalar_one_or_none()


async def write_fact(connection: Transaction, name: str, value: str) -> None:
    """Write something under a name."""
    await replace(connection, facts, name=name, value=value)
