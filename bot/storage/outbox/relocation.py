"""What stood in a thread that is gone, and is asked once more in the next one."""

from datetime import datetime

from sqlalchemy import select, update

from bot.domain.outbox import BallotPost, OutboxRow, Payload
from bot.domain.votes import Outcome
from bot.storage.outbox import rows as outbox_rows
from bot.storage.outbox.sending import mark_dropped, newer_exists
from bot.storage.tables import ballots, matches
from bot.storage.transaction import Transaction


async def leave(connection: Transaction, match_id: str, thread_id: int) -> bool:
    """Forget a match's thread; False if it is another one by now, or none."""
    there = (matches.c.id == match_id, matches.c.thread_id == thread_id)
    done = await connection.execute(update(matches).where(*there).values(thread_id=None))
    return done.rowcount == 1


async def vote_again(connection: Transaction, match_id: str, thread_id: int, now: datetime) -> None:
    """Have open votes posted anew that stood in a thread."""
    lost = (
        ballots.c.match_id == match_id,
        ballots.c.state == Outcome.OPEN,
        ballots.c.channel_id == thread_id,
    )
    for number in list((await connection.execute(select(ballots.c.id).where(*lost))).scalars()):
        nowhere = update(ballots).where(ballots.c.id == number)
        await connection.execute(nowhere.values(message_id=None, channel_id=None))
        await outbox_rows.enqueue(connection, match_id, BallotPost(ballot=number), now)


async def put_behind(connection: Transaction, row: OutboxRow[Payload], now: datetime) -> None:
    """Send a row only after all that is owed by now, unless something newer takes its place."""
    await mark_dropped(connection, row)
    if not await newer_exists(connection, row):
        await outbox_rows.enqueue(connection, row.match_id, row.payload, now)
