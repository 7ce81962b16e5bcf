"""The outbox as rows: what is owed to Discord, and what is forgotten again."""

from dataclasses import dataclass
from datetime import datetime
from secrets import token_hex
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update

from bot.domain.outbox import Damaged, Kind, Payload
from bot.domain.outbox_order import SUPERSEDED, lane_of
from bot.storage.outbox.payloads import SAID, as_row, body_of
from bot.storage.tables import outbox
from bot.storage.transaction import Transaction

UNSENT = ("pending", "sending")
_STATES = (*UNSENT, "sent", "dropped", "failed")
BOARDS = (Kind.TURN, Kind.FINAL)


@dataclass(frozen=True, slots=True)
class Queue:
    """How much is owed: rows not yet sent, and since when the oldest of them waits."""

    length: int
    oldest: datetime | None


async def enqueue(connection: Transaction, match_id: str, payload: Payload, now: datetime) -> None:
    """Add a row; older ones that it makes pointless are dropped."""
    if older := SUPERSEDED.get(payload.kind):
        await drop(connection, match_id, outbox.c.kind.in_(older))
    await connection.execute(insert(outbox), row_of(match_id, payload, now))


def row_of(match_id: str, payload: Payload, now: datetime) -> dict[str, Any]:
    """The columns of a new row."""
    return {
        "match_id": match_id,
        "kind": payload.kind.value,
        "state": "pending",
        "lane": lane_of(payload),
        "nonce": token_hex(8),
        "body": body_of(payload),
        "attempts": 0,
        "created_at": now,
        "due_at": now,
    }


async def rewrite(connection: Transaction, number: int, payload: Payload) -> None:
    """Write what a row says by now."""
    changed = update(outbox).where(outbox.c.id == number)
    await connection.execute(changed.values(body=body_of(payload)))


async def drop(connection: Transaction, match_id: str, *where: ColumnElement[bool]) -> int:
    """Drop pending rows of a match; gives how many there were."""
    done = await connection.execute(
        update(outbox)
        .where(outbox.c.match_id == match_id, outbox.c.state == "pending", *where)
        .values(state="dropped")
    )
    return done.rowcount


async def forget_rows(connection: Transaction, before: datetime) -> None:
    """Forget old rows that nothing depends on: dropped ones, sent ones but for boards, and given up ones.

    Some are tried for days before they are given up; they are as old as the last try, so that people can look
    into it.
    """
    sent = and_(outbox.c.state == "sent", outbox.c.kind.not_in(BOARDS))
    done = and_(or_(outbox.c.state == "dropped", sent), outbox.c.created_at < before)
    given_up = and_(outbox.c.state == "failed", outbox.c.due_at < before)
    await connection.execute(delete(outbox).where(or_(done, given_up)))


async def strange(connection: Transaction) -> list[tuple[int, str]]:
    """The ids of rows that this program cannot have written, each with its match.

    Their state or kind is unknown, they are boards said to be posted, but not where, or what they say is
    damaged, and nobody has given them up for it yet.
    """
    unplaced = and_(
        outbox.c.state == "sent", outbox.c.kind.in_(BOARDS), outbox.c.message_id.is_(None)
    )
    odd = or_(outbox.c.state.not_in(_STATES), outbox.c.kind.not_in([*Kind]), unplaced)
    found = await connection.execute(
        select(outbox.c.id, outbox.c.match_id).where(odd).order_by(outbox.c.id)
    )
    strangers = {row.id: row.match_id for row in found}
    said = select(*SAID).where(outbox.c.state.in_((*UNSENT, "sent")))
    for row in map(as_row, await connection.execute(said)):
        if isinstance(row, Damaged):
            strangers[row.id] = row.match_id
    return sorted(strangers.items())


async def queue(connection: Transaction) -> Queue:
    """How much is owed."""
    found = await connection.execute(
        select(func.count(), func.min(outbox.c.created_at)).where(outbox.c.state.in_(UNSENT))
    )
    length, oldest = found.one()
    return Queue(length, oldest)
