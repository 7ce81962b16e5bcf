"""Board posts in the outbox: what they tell, what they told, and what follows when one has arrived."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy import and_, func, select, update

from bot.domain.outbox import AwaitedUpdate, BoardPost, Kind, Named, OutboxRow, Strip, TurnPost
from bot.storage.matches.play import write_look
from bot.storage.matches.rows import write_posting
from bot.storage.outbox.payloads import SAID, readable
from bot.storage.outbox.rows import BOARDS, UNSENT, enqueue
from bot.storage.outbox.settled import Board, became_of
from bot.storage.outbox.withdrawals import settle_calls
from bot.storage.people import pings as ping_rows
from bot.storage.tables import matches, outbox, waits
from bot.storage.transaction import Transaction

PUBLIC_LOOK = -1


@dataclass(frozen=True, slots=True)
class Shown:
    """What the outbox last tells everybody of those who are awaited; `pending`: it has not left yet."""

    said: Named
    pending: bool


async def last_named(connection: Transaction, match_id: str) -> Shown | None:
    """Whom the last board post names for all to see, or will name; None if there is none."""
    query = (
        select(*SAID)
        .where(
            outbox.c.match_id == match_id,
            outbox.c.kind.in_((Kind.TURN, Kind.AWAITED)),
            outbox.c.state.in_((*UNSENT, "sent")),
        )
        .order_by(outbox.c.id.desc())
        .limit(1)
    )
    found = (await connection.execute(query)).first()
    row = None if found is None else readable(found)
    if found is None or row is None:
        return None
    return Shown(row.payload, found.state == "pending")


async def show_again(connection: Transaction, match_id: str, now: datetime) -> None:
    """Have the last board post tell anew who is awaited until when; one that has not left will anyway."""
    shown = await last_named(connection, match_id)
    if shown is not None and not shown.pending:
        said = shown.said
        again = AwaitedUpdate(named=said.named, ahead=said.ahead, at_round=said.at_round)
        await enqueue(connection, match_id, again, now)


async def last_posted(connection: Transaction, match_id: str) -> tuple[int, ...] | None:
    """The seats that the last board post, sent or on its way, named as awaited when it was made."""
    query = (
        select(*SAID)
        .where(
            outbox.c.match_id == match_id,
            outbox.c.kind == Kind.TURN,
            outbox.c.state.in_(("sending", "sent")),
        )
        .order_by(outbox.c.id.desc())
        .limit(1)
    )
    found = (await connection.execute(query)).first()
    row: OutboxRow[TurnPost] | None = None if found is None else readable(found)
    return None if row is None else row.payload.named


async def told(connection: Transaction, row: OutboxRow[BoardPost], at: datetime) -> BoardPost:
    """What a board post tells at this moment: the story's end, who is awaited, who is pinged.

    Who has answered ahead is pinged like everybody else, so that nobody learns of it. Who was pinged for the
    same step a short while ago is spared.
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
    spared = await ping_rows.spared(connection, row.match_id, called, row.payload.moves, at)
    return replace(
        await _pictured(connection, row),
        upto=now.last_event,
        entry=now.entry,
        waiting=tuple(one.seat for one in found),
        people=tuple((one.seat, one.user_id) for one in found),
        secret=any(one.secret for one in found),
        pings=tuple(one for one in called if one not in spared),
        spared=tuple(spared),
    )


async def _pictured(connection: Transaction, row: OutboxRow[BoardPost]) -> BoardPost:
    """A board post that knows whether it has a picture; where pictures come once a round, not each has."""
    said = row.payload
    if said.round is None:
        return replace(said, pictured=True)
    after = await _thread_begun(connection, row)
    before = await _board_before(connection, row, after)
    shown = None if before is None else before.said.shown
    return replace(said, pictured=said.round != shown, shown=said.round)


async def _thread_begun(connection: Transaction, row: OutboxRow[Named]) -> int:
    """The number of the row that made the thread a row is for, 0 if that is not known any more."""
    made = (outbox.c.match_id == row.match_id, outbox.c.kind == Kind.THREAD, outbox.c.id < row.id)
    found = await connection.execute(select(func.max(outbox.c.id)).where(*made))
    return found.scalar_one() or 0


async def board_posted(connection: Transaction, row: OutboxRow[BoardPost], now: datetime) -> None:
    """The story so far is told, who was pinged is pinged, and the post before is history."""
    said = row.payload
    await write_posting(connection, row.match_id, posted_event=said.upto)
    await pinged(connection, row.match_id, [*said.pings, *said.spared])
    await ping_rows.note(connection, row.match_id, said.pings, said.moves, now)
    sent = (
        await connection.execute(select(outbox.c.look).where(outbox.c.id == row.id))
    ).scalar_one()
    if sent is not None:
        await write_look(connection, row.match_id, PUBLIC_LOOK, said.upto, said.entry, sent)
    if before := await _board_before(connection, row):
        became = await became_of(connection, row, before)
        where = {"message_id": before.message_id, "channel_id": before.channel_id}
        await enqueue(connection, row.match_id, Strip(became=tuple(became), **where), now)
    if not said.secret:
        await settle_calls(connection, row, now)


async def about_last_board(connection: Transaction, row: OutboxRow[AwaitedUpdate]) -> AwaitedUpdate:
    """What is said in the board post before a row, with where that stands and whom it has pinged."""
    found = await _board_before(connection, row)
    if found is None:
        return row.payload
    return replace(
        row.payload,
        message_id=found.message_id,
        channel_id=found.channel_id,
        pings=found.said.pings,
        shown=found.said.shown,
    )


async def _board_before(
    connection: Transaction, row: OutboxRow[Named], after: int = 0
) -> Board | None:
    """The last board post before a row, of those whose rows come `after` another."""
    query = select(*SAID).where(
        outbox.c.match_id == row.match_id,
        outbox.c.kind.in_(BOARDS),
        outbox.c.state == "sent",
        outbox.c.id < row.id,
        outbox.c.id > after,
    )
    found = (await connection.execute(query.order_by(outbox.c.id.desc()).limit(1))).first()
    board = None if found is None else readable(found)
    if found is None or board is None:
        return None
    return Board(found.id, board.payload, found.message_id, found.channel_id)


async def pinged(connection: Transaction, match_id: str, users: Iterable[int]) -> None:
    """People of a match know that they are awaited."""
    await connection.execute(
        update(waits)
        .where(and_(waits.c.match_id == match_id, waits.c.user_id.in_(list(users))))
        .values(pinged=True)
    )
