"""Board posts in the outbox: what they tell, what they told, and what follows when one has arrived."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import and_, func, select, update

from bot.domain.outbox import Kind, OutboxRow
from bot.storage.matches.play import write_look
from bot.storage.matches.rows import write_posting
from bot.storage.outbox.rows import BOARDS, UNSENT, owe
from bot.storage.outbox.settled import Board, became_of
from bot.storage.outbox.withdrawals import settle_calls
from bot.storage.people import pings as ping_rows
from bot.storage.tables import matches, outbox, waits
from bot.storage.transaction import Transaction

PUBLIC_LOOK = -1


@dataclass(frozen=True, slots=True)
class Named:
    """What a row of a kind tells everybody of those who are awaited; `pending`: it has not left yet.

    seats: those awaited. ahead: who can act already, and who has to wait for whom. round: the one it
    tells of.
    """

    kind: Kind
    pending: bool
    seats: list[int]
    ahead: list[Any]
    round: int | None


async def last_named(connection: Transaction, match_id: str) -> Named | None:
    """Whom the last board post names for all to see, or will name; None if there is none."""
    query = (
        select(outbox.c.kind, outbox.c.state, outbox.c.body)
        .where(
            outbox.c.match_id == match_id,
            outbox.c.kind.in_((Kind.TURN, Kind.AWAITED)),
            outbox.c.state.in_((*UNSENT, "sent")),
        )
        .order_by(outbox.c.id.desc())
        .limit(1)
    )
    found = (await connection.execute(query)).first()
    if found is None:
        return None
    body = found.body
    return Named(
        Kind(found.kind),
        found.state == "pending",
        list(body.get("named", ())),
        list(body.get("ahead", ([], []))),
        body.get("at_round"),
    )


async def show_again(connection: Transaction, match_id: str, now: datetime) -> None:
    """Have the last board post tell anew who is awaited until when; one that has not left will anyway."""
    shown = await last_named(connection, match_id)
    if shown is not None and not shown.pending:
        body = {"named": shown.seats, "ahead": shown.ahead, "at_round": shown.round}
        await owe(connection, match_id, Kind.AWAITED, now, **body)


async def last_posted(connection: Transaction, match_id: str) -> list[int] | None:
    """The seats that the last board post, sent or on its way, named as awaited when it was made."""
    query = (
        select(outbox.c.body)
        .where(
            outbox.c.match_id == match_id,
            outbox.c.kind == Kind.TURN,
            outbox.c.state.in_(("sending", "sent")),
        )
        .order_by(outbox.c.id.desc())
        .limit(1)
    )
    body = (await connection.execute(query)).scalar_one_or_none()
    return None if body is None else list(body.get("named", ()))


async def told(connection: Transaction, row: OutboxRow, at: datetime) -> dict[str, Any]:
    """What a board post tells at this moment: the story's end, who is awaited, who is pinged.

    Who has answered ahead is pinged like everybody else, so that nobody learns of it.

    spared: who is not pinged because they were for the same step a short while ago. people: who sits where
    of those awaited. secret: whether something is asked in secret.
    """
    now = (
        await connection.execute(
            select(matches.c.last_event, matches.c.entry, matches.c.paused_at).where(
                matches.c.id == row.match_id
            )
        )
    ).one()
    asked = await connection.execute(
        select(waits).where(waits.c.match_id == row.match_id).order_by(waits.c.seat)
    )
    found = asked.all()
    called = [
        one.user_id
        for one in found
        if one.user_id is not None and not one.pinged and not one.secret and not now.paused_at
    ]
    spared = await ping_rows.spared(connection, row.match_id, called, row.data.get("moves"), at)
    return {
        **await _pictured(connection, row),
        "upto": now.last_event,
        "entry": now.entry,
        "waiting": [one.seat for one in found],
        "people": [[one.seat, one.user_id] for one in found],
        "secret": any(one.secret for one in found),
        "pings": [one for one in called if one not in spared],
        "spared": spared,
    }


async def _pictured(connection: Transaction, row: OutboxRow) -> dict[str, Any]:
    """Whether a board post has a picture, and which round was the last one to be shown in its thread.

    Where pictures come once a round, the row says which `round` it is.
    """
    if "round" not in row.data:
        return {"pictured": True}
    shown = (await last_board(connection, row, here=True)).get("shown")
    return {"pictured": row.data["round"] != shown, "shown": row.data["round"]}


async def _thread_begun(connection: Transaction, row: OutboxRow) -> int:
    """The number of the row that made the thread a row is for, 0 if that is not known any more."""
    made = (outbox.c.match_id == row.match_id, outbox.c.kind == Kind.THREAD, outbox.c.id < row.id)
    found = await connection.execute(select(func.max(outbox.c.id)).where(*made))
    return found.scalar_one() or 0


async def board_posted(connection: Transaction, row: OutboxRow, now: datetime) -> None:
    """The story so far is told, who was pinged is pinged, and the post before is history."""
    body = row.data
    await write_posting(connection, row.match_id, posted_event=body["upto"])
    await pinged(connection, row.match_id, [*body["pings"], *body.get("spared", ())])
    await ping_rows.note(connection, row.match_id, body["pings"], body.get("moves"), now)
    sent = (
        await connection.execute(select(outbox.c.look).where(outbox.c.id == row.id))
    ).scalar_one()
    if sent is not None:
        await write_look(connection, row.match_id, PUBLIC_LOOK, body["upto"], body["entry"], sent)
    if before := await _board_before(connection, row):
        where = {"message_id": before.message_id, "channel_id": before.channel_id}
        became = await became_of(connection, row, before)
        await owe(connection, row.match_id, Kind.STRIP, now, became=became, **where)
    if not body.get("secret", True):
        await settle_calls(connection, row, now)


async def last_board(
    connection: Transaction, row: OutboxRow, *, here: bool = False
) -> dict[str, Any]:
    """Where the board post before a row stands, and whom it pinged; nothing if there is none.

    here: only one in the thread the row is for.
    """
    after = await _thread_begun(connection, row) if here else 0
    found = await _board_before(connection, row, after)
    if found is None:
        return {}
    return {
        "message_id": found.message_id,
        "channel_id": found.channel_id,
        "pings": found.body["pings"],
        "shown": found.body.get("shown"),
    }


async def _board_before(connection: Transaction, row: OutboxRow, after: int = 0) -> Board | None:
    """The last board post before a row, of those whose rows come `after` another."""
    columns = (outbox.c.id, outbox.c.body, outbox.c.message_id, outbox.c.channel_id)
    query = select(*columns).where(
        outbox.c.match_id == row.match_id,
        outbox.c.kind.in_(BOARDS),
        outbox.c.state == "sent",
        outbox.c.id < row.id,
        outbox.c.id > after,
    )
    query = query.order_by(outbox.c.id.desc()).limit(1)
    found = (await connection.execute(query)).first()
    if found is None:
        return None
    return Board(found.id, found.body, found.message_id, found.channel_id)


async def pinged(connection: Transaction, match_id: str, users: Iterable[int]) -> None:
    """People of a match know that they are awaited."""
    await connection.execute(
        update(waits)
        .where(and_(waits.c.match_id == match_id, waits.c.user_id.in_(list(users))))
        .values(pinged=True)
    )
