"""The outbox as rows: what is owed to Discord, being sent, sent.

A row is pending, then sending, then sent; or failed for good, or dropped for a newer one. `sending` is
written before the message leaves, so that after a crash one knows which rows to look for.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from secrets import token_hex
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, delete, func, insert, or_, select, update

from bot.matches.model import Delivered, Kind, OutboxRow
from bot.storage.ballot_rows import place_ballot
from bot.storage.match_rows import write_posting
from bot.storage.order_rows import planned_people
from bot.storage.play_rows import write_look
from bot.storage.tables import matches, outbox, positions, waits
from bot.storage.transaction import Transaction
from bot.storage.wire import read_plain_text

PUBLIC_LOOK = -1
_UNSENT = ("pending", "sending")
_STATES = (*_UNSENT, "sent", "dropped", "failed")
# A pending row of these kinds is dropped when a newer one comes: it would tell the past.
_SUPERSEDED: Mapping[Kind, tuple[Kind, ...]] = {
    Kind.LOBBY: (Kind.LOBBY,),
    Kind.AWAITED: (Kind.AWAITED,),
    Kind.TURN: (Kind.TURN, Kind.AWAITED),
    Kind.FINAL: (Kind.TURN, Kind.AWAITED, Kind.FINAL),
}
# What waits for no post in the thread: buttons of the past, and calls for help with the thread itself.
_LANES: Mapping[Kind, str] = {Kind.STRIP: "strip", Kind.ALERT: "alert"}
_BOARDS = (Kind.TURN, Kind.FINAL)
# The position a board shows is large, and needed only when it has arrived.
_HEAD = [column for column in outbox.c if column.name != "look"]


@dataclass(frozen=True, slots=True)
class Queue:
    """How much is owed: rows not yet sent, and since when the oldest of them waits."""

    length: int
    oldest: datetime | None


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


def _lane(kind: Kind, body: Mapping[str, Any]) -> str:
    """Rows of one lane are sent in order; a slow DM holds up no thread."""
    if body.get("user_id") is not None:
        return f"dm:{body['user_id']}"
    return _LANES.get(kind, "post")


async def owe(
    connection: Transaction, match_id: str, kind: Kind, now: datetime, **body: Any
) -> None:
    """Add a row; older ones that it makes pointless are dropped."""
    if older := _SUPERSEDED.get(kind):
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


async def drop(connection: Transaction, match_id: str, *where: ColumnElement[bool]) -> int:
    """Drop pending rows of a match; gives how many there were."""
    done = await connection.execute(
        update(outbox)
        .where(outbox.c.match_id == match_id, outbox.c.state == "pending", *where)
        .values(state="dropped")
    )
    return done.rowcount


async def pending_prompts(connection: Transaction, match_id: str) -> list[OutboxRow]:
    """The prompts of a match not yet on their way."""
    query = select(outbox).where(
        outbox.c.match_id == match_id, outbox.c.kind == Kind.PROMPT, outbox.c.state == "pending"
    )
    return [as_row(row) for row in await connection.execute(query)]


async def calls(connection: Transaction, match_id: str, seats: Iterable[int]) -> list[OutboxRow]:
    """What calls for people at some seats, each once: reminders and prompts with where they stand.

    What has not left yet is dropped; it is not among them.
    """
    wanted, found = set(seats), []
    if not wanted:
        return []
    kinds = (Kind.REMINDER, Kind.PROMPT)
    query = select(outbox).where(
        outbox.c.match_id == match_id,
        outbox.c.kind.in_(kinds),
        outbox.c.state.in_((*_UNSENT, "sent")),
    )
    for row in (await connection.execute(query.order_by(outbox.c.id))).all():
        if row.body.get("seat") not in wanted or row.body.get("withdrawn"):
            continue
        if row.state == "sent":
            body = {**row.body, "message_id": row.message_id, "channel_id": row.channel_id}
            found.append(_row(row.id, match_id, Kind(row.kind), row.nonce, row.attempts, body))
        marked = {"body": {**row.body, "withdrawn": True}}
        values = marked if row.state == "sent" else {"state": "dropped"}
        await connection.execute(update(outbox).where(outbox.c.id == row.id).values(**values))
    return found


async def last_named(connection: Transaction, match_id: str) -> Named | None:
    """Whom the last board post names for all to see, or will name; None if there is none."""
    query = (
        select(outbox.c.kind, outbox.c.state, outbox.c.body)
        .where(
            outbox.c.match_id == match_id,
            outbox.c.kind.in_((Kind.TURN, Kind.AWAITED)),
            outbox.c.state.in_((*_UNSENT, "sent")),
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
        told = {"named": shown.seats, "ahead": shown.ahead, "at_round": shown.round}
        await owe(connection, match_id, Kind.AWAITED, now, **told)


async def last_waiting(connection: Transaction, match_id: str) -> list[int] | None:
    """The seats that the last board post, sent or on its way, names as awaited."""
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
    return None if body is None else list(body["waiting"])


# --- sending -----------------------------------------------------------------------------------


async def heads(
    connection: Transaction, limit: int, left_out: Iterable[Kind] = ()
) -> list[tuple[OutboxRow, str, datetime]]:
    """The first unsent row of each lane of each match with its lane and due time, the next due first.

    left_out: kinds that are passed over, with what stands behind them in their lanes.
    """
    # What goes to single people may have to fall back to the thread, so the thread comes first.
    without_thread = select(outbox.c.match_id).where(
        outbox.c.state.in_(_UNSENT), outbox.c.kind == Kind.THREAD
    )
    first = (
        select(func.min(outbox.c.id).label("id"))
        .where(outbox.c.state.in_(_UNSENT))
        .where(or_(outbox.c.lane.in_(("post", "alert")), outbox.c.match_id.not_in(without_thread)))
        .group_by(outbox.c.match_id, outbox.c.lane)
        .subquery()
    )
    query = (
        select(*_HEAD)
        .join(first, first.c.id == outbox.c.id)
        .where(outbox.c.kind.not_in([kind.value for kind in left_out]))
        .order_by(outbox.c.due_at, outbox.c.id)
        .limit(limit)
    )
    found = await connection.execute(query)
    return [(as_row(row), row.lane, row.due_at) for row in found]


async def newer_exists(connection: Transaction, row: OutboxRow) -> bool:
    """Whether a newer pending row makes this one pointless."""
    kinds = [kind for kind, older in _SUPERSEDED.items() if row.kind in older]
    query = select(outbox.c.id).where(
        outbox.c.match_id == row.match_id,
        outbox.c.id > row.id,
        outbox.c.kind.in_(kinds),
        outbox.c.state == "pending",
    )
    return bool(kinds) and (await connection.execute(query.limit(1))).first() is not None


async def mark_sending(connection: Transaction, row: OutboxRow) -> OutboxRow | None:
    """Say that a row is about to leave, with what it will tell; None if it was dropped meanwhile."""
    body = dict(row.data)
    values: dict[str, Any] = {"state": "sending", "attempts": row.attempts + 1}
    if row.kind in _BOARDS:
        body |= await _told(connection, row)
        if body["pictured"]:
            values["look"] = (
                select(positions.c.body)
                .where(positions.c.match_id == row.match_id)
                .scalar_subquery()
            )
    elif row.kind is Kind.AWAITED:
        body |= await _last_board(connection, row)
    done = await connection.execute(
        update(outbox)
        .where(outbox.c.id == row.id, outbox.c.state.in_(_UNSENT))
        .values(body=body, **values)
    )
    return (
        _row(row.id, row.match_id, row.kind, row.nonce, row.attempts + 1, body)
        if (done.rowcount)
        else None
    )


async def mark_sent(
    connection: Transaction, row: OutboxRow, delivered: Delivered, now: datetime
) -> None:
    """Say that a row has arrived, and draw the consequences."""
    if row.kind in _BOARDS:
        await _board_posted(connection, row, now)
    elif row.kind is Kind.LOBBY:
        await write_posting(connection, row.match_id, lobby_message_id=delivered.message_id)
    elif row.kind is Kind.THREAD:
        await write_posting(connection, row.match_id, thread_id=delivered.channel_id)
    elif row.kind is Kind.BALLOT:
        place = (delivered.message_id, delivered.channel_id)
        await place_ballot(connection, row.ballot, *place)
    elif row.kind is Kind.PROMPT:
        await _pinged(connection, row.match_id, [row.user_id or 0])
    await connection.execute(
        update(outbox)
        .where(outbox.c.id == row.id)
        .values(
            state="sent",
            sent_at=now,
            look=None,
            message_id=delivered.message_id,
            channel_id=delivered.channel_id,
        )
    )


async def mark_dropped(connection: Transaction, row: OutboxRow) -> None:
    """Say that a row need not be sent any more."""
    await connection.execute(
        update(outbox).where(outbox.c.id == row.id).values(state="dropped", look=None)
    )


async def mark_failed(connection: Transaction, row: OutboxRow, reason: str) -> None:
    """Give a row up."""
    await connection.execute(
        update(outbox)
        .where(outbox.c.id == row.id)
        .values(state="failed", look=None, error=reason[:200])
    )


async def mark_later(
    connection: Transaction, row: OutboxRow, reason: str, due_at: datetime
) -> None:
    """Try again later. The row stays `sending`: it may have arrived in spite of the error."""
    await connection.execute(
        update(outbox).where(outbox.c.id == row.id).values(due_at=due_at, error=reason[:200])
    )


async def hasten(connection: Transaction, guild_id: int, now: datetime) -> int:
    """Have what has been put off on a server tried at once; gives how many rows those are.

    Calls for moderators are left as they are: they may be needed no longer.
    """
    there = select(matches.c.id).where(matches.c.guild_id == guild_id)
    done = await connection.execute(
        update(outbox)
        .where(
            outbox.c.state.in_(_UNSENT),
            outbox.c.error.is_not(None),
            outbox.c.due_at > now,
            outbox.c.kind != Kind.ALERT,
            outbox.c.match_id.in_(there),
        )
        .values(due_at=now)
    )
    return done.rowcount


async def called(connection: Transaction, match_id: str, about: str, after: datetime) -> bool:
    """Whether moderators have been called to a match about something since a moment."""
    rows = await connection.execute(
        select(outbox.c.body).where(
            outbox.c.match_id == match_id,
            outbox.c.kind == Kind.ALERT,
            outbox.c.created_at > after,
            outbox.c.state != "dropped",
        )
    )
    return any(body.get("about") == about for body in rows.scalars())


async def call_off(connection: Transaction, match_id: str, about: str) -> None:
    """Drop calls of moderators that have not left yet and are no longer needed."""
    query = select(outbox).where(
        outbox.c.match_id == match_id, outbox.c.kind == Kind.ALERT, outbox.c.state.in_(_UNSENT)
    )
    for row in (await connection.execute(query)).all():
        if row.body.get("about") == about:
            await mark_dropped(connection, as_row(row))


async def forget_rows(connection: Transaction, before: datetime) -> None:
    """Forget old rows that nothing depends on: dropped ones, and sent ones but for boards."""
    done = or_(
        outbox.c.state == "dropped",
        and_(outbox.c.state == "sent", outbox.c.kind.not_in(_BOARDS)),
    )
    await connection.execute(delete(outbox).where(done, outbox.c.created_at < before))


async def strange(connection: Transaction) -> list[tuple[int, str]]:
    """The ids of rows that this program cannot have written, each with its match.

    Their state or kind is unknown, or they are boards said to be posted, but not where.
    """
    unplaced = and_(
        outbox.c.state == "sent", outbox.c.kind.in_(_BOARDS), outbox.c.message_id.is_(None)
    )
    odd = or_(outbox.c.state.not_in(_STATES), outbox.c.kind.not_in([*Kind]), unplaced)
    found = await connection.execute(
        select(outbox.c.id, outbox.c.match_id).where(odd).order_by(outbox.c.id)
    )
    return [(row.id, row.match_id) for row in found]


async def queue(connection: Transaction) -> Queue:
    """How much is owed."""
    found = await connection.execute(
        select(func.count(), func.min(outbox.c.created_at)).where(outbox.c.state.in_(_UNSENT))
    )
    length, oldest = found.one()
    return Queue(length, oldest)


async def _told(connection: Transaction, row: OutboxRow) -> dict[str, Any]:
    """What a board post tells at this moment: the story's end, who is awaited, who is pinged.

    quiet: those named as if they were pinged, for whom an answer will be given.
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
    return {
        **await _pictured(connection, row),
        "upto": now.last_event,
        "entry": now.entry,
        "waiting": [one.seat for one in found],
        "pings": [
            one.user_id
            for one in found
            if one.user_id is not None and not one.pinged and not one.secret and not now.paused_at
        ],
        "quiet": await planned_people(connection, row.match_id),
    }


async def _pictured(connection: Transaction, row: OutboxRow) -> dict[str, Any]:
    """Whether a board post has a picture, and which round was the last one to be shown.

    Where pictures come once a round, the row says which `round` it is.
    """
    if "round" not in row.data:
        return {"pictured": True}
    shown = (await _last_board(connection, row)).get("shown")
    return {"pictured": row.data["round"] != shown, "shown": row.data["round"]}


async def _board_posted(connection: Transaction, row: OutboxRow, now: datetime) -> None:
    """The story so far is told, who was pinged is pinged, and the post before loses its buttons."""
    body = row.data
    await write_posting(connection, row.match_id, posted_event=body["upto"])
    await _pinged(connection, row.match_id, body["pings"])
    sent = (
        await connection.execute(select(outbox.c.look).where(outbox.c.id == row.id))
    ).scalar_one()
    if sent is not None:
        await write_look(connection, row.match_id, PUBLIC_LOOK, body["upto"], body["entry"], sent)
    if before := await _last_board(connection, row):
        where = {key: before[key] for key in ("message_id", "channel_id")}
        await owe(connection, row.match_id, Kind.STRIP, now, **where)


async def _last_board(connection: Transaction, row: OutboxRow) -> dict[str, Any]:
    """Where the board post before a row stands, and whom it pinged; nothing if there is none."""
    found = (
        await connection.execute(
            select(outbox.c.message_id, outbox.c.channel_id, outbox.c.body)
            .where(
                outbox.c.match_id == row.match_id,
                outbox.c.kind.in_(_BOARDS),
                outbox.c.state == "sent",
                outbox.c.id < row.id,
            )
            .order_by(outbox.c.id.desc())
            .limit(1)
        )
    ).first()
    if found is None:
        return {}
    return {
        "message_id": found.message_id,
        "channel_id": found.channel_id,
        "pings": found.body["pings"],
        "shown": found.body.get("shown"),
    }


async def _pinged(connection: Transaction, match_id: str, users: Iterable[int]) -> None:
    await connection.execute(
        update(waits)
        .where(and_(waits.c.match_id == match_id, waits.c.user_id.in_(list(users))))
        .values(pinged=True)
    )


def as_row(row: Row[Any]) -> OutboxRow:
    """A row as the messenger gets it."""
    return _row(row.id, row.match_id, Kind(row.kind), row.nonce, row.attempts, row.body)


def _row(
    number: int, match_id: str, kind: Kind, nonce: str, attempts: int, body: dict[str, Any]
) -> OutboxRow:
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
