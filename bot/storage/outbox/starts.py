"""What the first post in a thread makes needless: everybody has been called by it."""

from dataclasses import replace

from sqlalchemy import select

from bot.domain.outbox import Kind
from bot.storage.outbox.boards import pinged
from bot.storage.outbox.payloads import SAID, readable
from bot.storage.outbox.rows import UNSENT, rewrite
from bot.storage.tables import outbox, seats
from bot.storage.transaction import Transaction


async def all_called(connection: Transaction, match_id: str) -> None:
    """Nobody is pinged for a wait that has begun, neither by a board nor by a call to a private question.

    Whoever rests was not pinged now, and will be reminded when that is over.
    """
    query = select(seats.c.user_id).where(
        seats.c.match_id == match_id, seats.c.user_id.is_not(None)
    )
    await pinged(connection, match_id, list((await connection.execute(query)).scalars()))
    prompts = select(*SAID).where(
        outbox.c.match_id == match_id,
        outbox.c.kind == Kind.PROMPT,
        outbox.c.state.in_(UNSENT),
    )
    for row in filter(None, map(readable, (await connection.execute(prompts)).all())):
        await rewrite(connection, row.id, replace(row.payload, called=True))
