"""Acts of a person that belong to no match, as rows: which are done, and what was given for them."""

from datetime import datetime
from typing import Any

from sqlalchemy import delete, select, update

from bot.storage.background_tables import personal
from bot.storage.transaction import Transaction
from bot.storage.upsert import insert_new


async def claim(connection: Transaction, interaction_id: int, now: datetime) -> bool:
    """Mark an interaction as done; False if it already was."""
    return await insert_new(connection, personal, id=interaction_id, gave=None, at=now)


async def note(connection: Transaction, interaction_id: int, gave: Any) -> None:
    """Remember what was given for an interaction, as plain data."""
    await connection.execute(
        update(personal).where(personal.c.id == interaction_id).values(gave=gave)
    )


async def given(connection: Transaction, interaction_id: int) -> Any:
    """What was given for an interaction that is done, None for nothing."""
    found = await connection.execute(select(personal.c.gave).where(personal.c.id == interaction_id))
    return found.scalar_one_or_none()


async def forget(connection: Transaction, before: datetime) -> None:
    """Forget interactions so old that Discord cannot deliver them again."""
    await connection.execute(delete(personal).where(personal.c.at < before))
