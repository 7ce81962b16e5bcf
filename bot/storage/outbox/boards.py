"""Board posts in the outbox, as rows: what they tell, where they stand, and what they are made from."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import and_, func, select, update

from bot.domain.outbox import AwaitedUpdate, BoardPost, Delivered, Kind, Named, OutboxRow, TurnPost
from bot.storage.outbox.payloads import SAID, readable
from bot.storage.outbox.rows import BOARDS, UNSENT
from bot.storage.tables import matches, outbox, seats, waits
from bot.storage.transaction import Transaction

PUBLIC_LOOK = -1


@dataclass(frozen=True, slots=True)
class LastNamed:
    """What the outbox last tells everybody of those who are awaited; `pending`: it has not left yet."""

    said: Named
    pending: bool


@dataclass(frozen=True, slots=True)
class SentBoard:
    """A board post as it was sent: the number of its row, what that says, and where the post stands."""

    id: int
    said: BoardPost
    message_id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class Reached:
    """How far a match has come: the last line of its story and entry of its log; whether it is paused."""

    last_event: int
    entry: int
    paused: bool


@dataclass(frozen=True, slots=True)
class AwaitedSeat:
    """A seat that is awaited; pinged: its person knows."""

    seat: int
    user_id: int | None
    secret: bool
    pinged: bool


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits at a seat: a person, an AI player, or both if that one only sits in."""

    seat: int
    user_id: int | None
    ai: str | None


async def last_named(connection: Transaction, match_id: str) -> LastNamed | None:
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
    return LastNamed(row.payload, found.state == "pending")


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


async def reached(connection: Transaction, match_id: str) -> Reached:
    """How far a match has come."""
    query = select(matches.c.last_event, matches.c.entry, matches.c.paused_at)
    now = (await connection.execute(query.where(matches.c.id == match_id))).one()
    return Reached(now.last_event, now.entry, now.paused_at is not None)


async def asked(connection: Transaction, match_id: str) -> list[AwaitedSeat]:
    """Who is awaited in a match, by seat."""
    query = select(waits.c.seat, waits.c.user_id, waits.c.secret, waits.c.pinged)
    found = await connection.execute(
        query.where(waits.c.match_id == match_id).order_by(waits.c.seat)
    )
    return [AwaitedSeat(one.seat, one.user_id, one.secret, one.pinged) for one in found]


async def sitting(connection: Transaction, match_id: str, among: Iterable[int]) -> list[Occupant]:
    """Who sits at some seats, by seat."""
    query = select(seats.c.seat, seats.c.user_id, seats.c.ai).where(
        seats.c.match_id == match_id, seats.c.seat.in_(list(among))
    )
    found = await connection.execute(query.order_by(seats.c.seat))
    return [Occupant(one.seat, one.user_id, one.ai) for one in found]


async def people(connection: Transaction, match_id: str) -> list[int]:
    """All people who have a seat in a match."""
    query = select(seats.c.user_id).where(
        seats.c.match_id == match_id, seats.c.user_id.is_not(None)
    )
    return list((await connection.execute(query)).scalars())


async def updates_between(
    connection: Transaction, match_id: str, after: int, before: int
) -> list[AwaitedUpdate]:
    """The updates of a board post that were sent between two rows."""
    query = select(*SAID).where(
        outbox.c.match_id == match_id,
        outbox.c.kind == Kind.AWAITED,
        outbox.c.state == "sent",
        outbox.c.id > after,
        outbox.c.id < before,
    )
    found = filter(None, map(readable, (await connection.execute(query)).all()))
    return [one.payload for one in found]


async def look_sent(connection: Transaction, row: OutboxRow[BoardPost]) -> bytes | None:
    """The position that a board post being sent shows, None if it has no picture."""
    query = select(outbox.c.look).where(outbox.c.id == row.id)
    found: bytes | None = (await connection.execute(query)).scalar_one()
    return found


async def thread_begun(connection: Transaction, row: OutboxRow[Named]) -> int:
    """The number of the row that made the thread a row is for, 0 if that is not known any more."""
    made = (outbox.c.match_id == row.match_id, outbox.c.kind == Kind.THREAD, outbox.c.id < row.id)
    found = await connection.execute(select(func.max(outbox.c.id)).where(*made))
    return found.scalar_one() or 0


async def board_before(
    connection: Transaction, row: OutboxRow[Named], after: int = 0
) -> SentBoard | None:
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
    return SentBoard(found.id, board.payload, found.message_id, found.channel_id)


async def pinged(connection: Transaction, match_id: str, users: Iterable[int]) -> None:
    """People of a match know that they are awaited."""
    await connection.execute(
        update(waits)
        .where(and_(waits.c.match_id == match_id, waits.c.user_id.in_(list(users))))
        .values(pinged=True)
    )


async def forget_pinged(connection: Transaction, match_id: str) -> None:
    """None of the people of a match knows any more that they are awaited."""
    await connection.execute(update(waits).where(waits.c.match_id == match_id).values(pinged=False))


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
