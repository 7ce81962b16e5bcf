"""The outbox as rows: what is owed to Discord, and what is forgotten again."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from secrets import token_hex
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, delete, func, insert, or_, select, update

from bot.domain.outbox import Kind, OutboxRow
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction
from bot.storage.wire import read_plain_text

UNSENT = ("pending", "sending")
_STATES = (*UNSENT, "sent", "dropped", "failed")
# A pending row of these kinds is dropped when a newer one comes: it would tell the past.
SUPERSEDED: Mapping[Kind, tuple[Kind, ...]] = {
    Kind.LOBBY: (Kind.LOBBY,),
    Kind.THREAD: (Kind.THREAD,),
    Kind.AWAITED: (Kind.AWAITED,),
    Kind.TURN: (Kind.TURN, Kind.AWAITED),
    Kind.FINAL: (Kind.TURN, Kind.AWAITED, Kind.FINAL),
}
# What waits for no post in the thread: buttons of the past, and calls for help with the thread itself.
_LANES: Mapping[Kind, str] = {Kind.STRIP: "strip", Kind.ALERT: "alert"}
BOARDS = (Kind.TURN, Kind.FINAL)


@dataclass(frozen=True, slots=True)
class Queue:
    """How much is owed: rows not yet sent, and since when the oldest of them waits."""

    length: int
    oldest: datetime | None


def _lane(kind: Kind, body: Mapping[str, Any]) -> str:
    """Rows of one lane are sent in order; a slow DM holds up no thread."""
    if body.get("user_id") is not None:
        return f"dm:{body['user_id']}"
    return _LANES.get(kind, "post")


async def owe(
    connection: Transaction, match_id: str, kind: Kind, now: datetime, **body: Any
) -> None:
    """Add a row; older ones that it makes pointless are dropped."""
    if older := SUPERSEDED.get(kind):
        await drop(connection, match_id, outbox.c.kind.in_(older))
    row = {
        "match_id": match_id,
        "kind": kind.value,
        "state": "pending",
        "lane": _lane(kind, body),
        "nonce": token_hex(8),
        "body": body,
        "attempts": 0,
        "created_at": now,
        "due_at": now,
    }
    await connection.execute(insert(outbox), row)


async def owe_signpost(
    connection: Transaction, match_id: str, channel_id: int, message_id: int | None, now: datetime
) -> None:
    """Have the post of a lobby, if there is one, say where what it was about has gone."""
    if message_id is not None:
        where = {"channel_id": channel_id, "message_id": message_id}
        await owe(connection, match_id, Kind.SIGNPOST, now, **where)


async def drop(connection: Transaction, match_id: str, *where: ColumnElement[bool]) -> int:
    """Drop pending rows of a match; gives how many there were."""
    done = await connection.execute(
        update(outbox)
        .where(outbox.c.match_id == match_id, outbox.c.state == "pending", *where)
        .values(state="dropped")
    )
    return done.rowcount


async def forget_rows(connection: Transaction, before: datetime) -> None:
    """Forget old rows that nothing depends on: dropped ones, and sent ones but for boards."""
    done = or_(
        outbox.c.state == "dropped",
        and_(outbox.c.state == "sent", outbox.c.kind.not_in(BOARDS)),
    )
    await connection.execute(delete(outbox).where(done, outbox.c.created_at < before))


async def strange(connection: Transaction) -> list[tuple[int, str]]:
    """The ids of rows that this program cannot have written, each with its match.

    Their state or kind is unknown, or they are boards said to be posted, but not where.
    """
    unplaced = and_(
        outbox.c.state == "sent", outbox.c.kind.in_(BOARDS), outbox.c.message_id.is_(None)
    )
    odd = or_(outbox.c.state.not_in(_STATES), outbox.c.kind.not_in([*Kind]), unplaced)
    found = await connection.execute(
        select(outbox.c.id, outbox.c.match_id).where(odd).order_by(outbox.c.id)
    )
    return [(row.id, row.match_id) for row in found]


async def queue(connection: Transaction) -> Queue:
    """How much is owed."""
    found = await connection.execute(
        select(func.count(), func.min(outbox.c.created_at)).where(outbox.c.state.in_(UNSENT))
    )
    length, oldest = found.one()
    return Queue(length, oldest)


def as_row(row: Row[Any]) -> OutboxRow:
    """A row as the messenger gets it."""
    return outbox_row(row.id, row.match_id, Kind(row.kind), row.nonce, row.attempts, row.body)


def outbox_row(
    number: int, match_id: str, kind: Kind, nonce: str, attempts: int, body: dict[str, Any]
) -> OutboxRow:
    """A row with what its body says, as the messenger gets it."""
    text = body.get("text")
    return OutboxRow(
        number,
        match_id,
        kind,
        nonce,
        attempts,
        user_id=body.get("user_id"),
        seat=body.get("seat"),
        decision=body.get("decision"),
        pings=tuple(body.get("pings", ())),
        upto=body.get("upto", 0),
        text=read_plain_text(text) if text else None,
        message_id=body.get("message_id"),
        channel_id=body.get("channel_id"),
        data=body,
    )
