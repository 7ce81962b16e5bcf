"""The time of waits as rows: when it runs out, and when the house has to look.

Moments of waits are never set by hand, see `bot.matches.play.moments`.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, and_, bindparam, func, select, update

from bot.domain.deadlines import Rhythm, Stage
from bot.domain.match import Status
from bot.domain.moments import OpenWait
from bot.domain.shards import ALONE, Shards
from bot.storage.shards import of_shards
from bot.storage.tables import log, matches, members, seats, waits
from bot.storage.time.rhythm import quiet_of
from bot.storage.transaction import Transaction

_TICKING = and_(matches.c.status == Status.RUNNING.value, matches.c.paused_at.is_(None))
# After an outage these are executed for every match, and building them takes longer than that.
_WAITS = (
    select(
        waits,
        seats.c.bank,
        matches.c.deadline,
        matches.c.started_at,
        members.c.reminders,
        members.c.time_zone,
        members.c.quiet_from,
        members.c.quiet_to,
    )
    .join(matches, matches.c.id == waits.c.match_id)
    .join(seats, and_(seats.c.match_id == waits.c.match_id, seats.c.seat == waits.c.seat))
    .outerjoin(members, members.c.id == waits.c.user_id)
    .where(waits.c.match_id == bindparam("its_match"), waits.c.user_id.is_not(None))
    .order_by(waits.c.seat)
)
_CHANGING = update(waits).where(
    waits.c.match_id == bindparam("its_match"), waits.c.seat == bindparam("its_seat")
)


@dataclass(frozen=True, slots=True)
class Due:
    """A wait at which the house has to look."""

    match_id: str
    seat: int
    user_id: int


# --- moments of waits ----------------------------------------------------------------------------


async def open_waits(connection: Transaction, match_id: str) -> list[OpenWait]:
    """The waits for people in a match, by seat; of when they cannot be asked only the quiet hours."""
    rows = await connection.execute(_WAITS, {"its_match": match_id})
    return [
        OpenWait(
            match_id=match_id,
            seat=row.seat,
            user_id=row.user_id,
            secret=row.secret,
            since=row.since,
            started_at=row.started_at,
            deadline=row.deadline,
            bank=row.bank,
            rhythm=Rhythm(quiet_of(row)),
            reminders=row.reminders is not False,
            pinged=row.pinged,
            stage=Stage(row.stage),
            extra=row.extra,
            due_at=row.due_at,
            bank_at=row.bank_at,
            next_at=row.next_at,
        )
        for row in rows
    ]


async def write_times(connection: Transaction, wait: OpenWait) -> None:
    """Write how far a wait has come, what time it was given, and its moments."""
    await _change(
        connection,
        wait.match_id,
        wait.seat,
        pinged=wait.pinged,
        stage=int(wait.stage),
        extra=wait.extra,
        due_at=wait.due_at,
        bank_at=wait.bank_at,
        next_at=wait.next_at,
    )


async def _change(connection: Transaction, match_id: str, seat: int, **values: Any) -> None:
    await connection.execute(_CHANGING, {"its_match": match_id, "its_seat": seat, **values})


async def deadline_end(connection: Transaction, match_id: str, seat: int) -> datetime | None:
    """When the deadline of a seat ends; None if it has none, or is not awaited."""
    query = select(waits.c.bank_at).where(waits.c.match_id == match_id, waits.c.seat == seat)
    found: datetime | None = (await connection.execute(query)).scalar_one_or_none()
    return found


async def write_left(connection: Transaction, match_id: str, entry: int, seconds: int) -> None:
    """Write down how many seconds of its deadline were left when an answer was given."""
    here = and_(log.c.match_id == match_id, log.c.number == entry)
    await connection.execute(update(log).where(here).values(spare=seconds))


async def left_then(connection: Transaction, match_id: str, entry: int) -> int | None:
    """How many seconds of its deadline were left when an answer was given; None if it had none."""
    here = and_(log.c.match_id == match_id, log.c.number == entry)
    found: int | None = (await connection.execute(select(log.c.spare).where(here))).scalar()
    return found


async def asked_openly(connection: Transaction, match_id: str, seat: int) -> bool:
    """Whether a seat is asked something that is no secret."""
    query = select(waits.c.seat).where(
        waits.c.match_id == match_id, waits.c.seat == seat, waits.c.secret.is_(False)
    )
    return (await connection.execute(query)).first() is not None


async def asks_in_secret(connection: Transaction, match_id: str) -> bool:
    """Whether a match waits for anybody's answer to a secret question."""
    query = select(waits.c.seat).where(waits.c.match_id == match_id, waits.c.secret.is_(True))
    return (await connection.execute(query.limit(1))).first() is not None


# --- looking -------------------------------------------------------------------------------------


async def next_look(connection: Transaction, shards: Shards = ALONE) -> datetime | None:
    """When the house has to look at a wait next."""
    query = (
        select(func.min(waits.c.next_at))
        .join(matches, matches.c.id == waits.c.match_id)
        .where(_TICKING, waits.c.user_id.is_not(None), of_shards(matches.c.guild_id, shards))
    )
    moment: datetime | None = (await connection.execute(query)).scalar()
    return moment


async def due_now(connection: Transaction, now: datetime, shards: Shards = ALONE) -> list[Due]:
    """The waits at which the house has to look now, the longest due first."""
    query = (
        select(waits.c.match_id, waits.c.seat, waits.c.user_id)
        .join(matches, matches.c.id == waits.c.match_id)
        .where(_TICKING, waits.c.next_at <= now, waits.c.user_id.is_not(None))
        .where(of_shards(matches.c.guild_id, shards))
        .order_by(waits.c.next_at, waits.c.match_id, waits.c.seat)
    )
    return [Due(row.match_id, row.seat, row.user_id) for row in await connection.execute(query)]


async def put_off(connection: Transaction, due: Due, next_at: datetime) -> None:
    """Look at a wait again later."""
    await _change(connection, due.match_id, due.seat, next_at=next_at)


async def write_skipped(connection: Transaction, due: Due, now: datetime) -> None:
    """Say that safe answers go on for a seat now."""
    await _change(connection, due.match_id, due.seat, stage=int(Stage.SKIPPED), next_at=now)


def ticking(shards: Shards) -> Select[tuple[str]]:
    """The matches in which time runs for somebody, on the servers of some shards."""
    return (
        select(waits.c.match_id)
        .join(matches, matches.c.id == waits.c.match_id)
        .where(_TICKING, matches.c.deadline.is_not(None), of_shards(matches.c.guild_id, shards))
        .distinct()
    )


async def playing(connection: Transaction, user_id: int) -> list[tuple[str, int]]:
    """The matches in play in which a person has a seat, with that seat."""
    query = _playing(select(seats.c.match_id, seats.c.seat), user_id)
    return [(row.match_id, row.seat) for row in await connection.execute(query)]


async def servers_of(connection: Transaction, user_id: int) -> dict[str, int]:
    """The matches in play in which a person has a seat, each with its server."""
    query = _playing(select(seats.c.match_id, matches.c.guild_id), user_id)
    return {row.match_id: row.guild_id for row in await connection.execute(query)}


def _playing(query: Select[Any], user_id: int) -> Select[Any]:
    """The rows of a query whose seats are a person's in matches in play."""
    return (
        query.join(matches, matches.c.id == seats.c.match_id)
        .where(
            seats.c.user_id == user_id,
            matches.c.status == Status.RUNNING.value,
            matches.c.trial.is_(False),
        )
        .order_by(seats.c.match_id)
    )
