"""Single facts by name."""

from sqlalchemy import delete, select

from bot.storage.tables import facts
from bot.storage.transaction import Transaction
from bot.storage.upsert import replace


async def fact(connection: Transaction, name: str) -> str | None:
    """What was last written under a name, None if nothing was."""
    found = await connection.execute(select(facts.c.value).where(facts.c.name == name))
    return found.scalar_one_or_none()


async def facts_from(connection: Transaction, beginning: str) -> dict[str, str]:
    """All facts whose names begin so."""
    query = select(facts).where(facts.c.name.startswith(beginning, autoescape=True))
    return {row.name: row.value for row in await connection.execute(query)}


async def write_fact(connection: Transaction, name: str, value: str) -> None:
    """Write something under a name."""
    await replace(connection, facts, name=name, value=value)


async def forget_fact(connection: Transaction, name: str) -> int:
    """Forget what was written under a name; gives 1, or 0 if nothing was."""
    return (await connection.execute(delete(facts).where(facts.c.name == name))).rowcount


def greeting_of(guild_id: int) -> str:
    """Names the fact that a server has been greeted."""
    return f"greeted.{guild_id}"
