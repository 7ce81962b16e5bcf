"""What has to be written when a match is changed from outside its rules."""

from sqlalchemy import delete, select, update

from bot.domain.outbox import Delivered, Kind
from bot.storage.matches.story import panel_look
from bot.storage.order_tables import automatic, queued
from bot.storage.people import pings as ping_rows
from bot.storage.tables import looks, outbox, waits
from bot.storage.transaction import Transaction


async def call_again(connection: Transaction, match_id: str) -> None:
    """Let everybody who is awaited be pinged by the next board post."""
    await ping_rows.forget(connection, match_id)
    await connection.execute(update(waits).where(waits.c.match_id == match_id).values(pinged=False))


async def forget_owner(connection: Transaction, match_id: str, seat: int) -> None:
    """Forget what a seat's person saw last there and what it wanted to be answered for it."""
    for table, which in (
        (looks, seat),
        (looks, panel_look(seat)),
        (queued, seat),
        (automatic, seat),
    ):
        await connection.execute(
            delete(table).where(table.c.match_id == match_id, table.c.seat == which)
        )


async def forget_planned(connection: Transaction, match_id: str) -> None:
    """Forget what the house was about to answer for anybody."""
    await connection.execute(delete(automatic).where(automatic.c.match_id == match_id))


async def last_final(connection: Transaction, match_id: str) -> Delivered | None:
    """Where the last end post stands, None if there is none."""
    query = select(outbox.c.message_id, outbox.c.channel_id).where(
        outbox.c.match_id == match_id,
        outbox.c.kind == Kind.FINAL.value,
        outbox.c.state == "sent",
        outbox.c.message_id.is_not(None),
    )
    found = (await connection.execute(query.order_by(outbox.c.id.desc()).limit(1))).first()
    return None if found is None else Delivered(found.message_id, found.channel_id)
