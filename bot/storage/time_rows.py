"""The time of waits as rows: when it runs out, who sleeps when, vacations.

Moments of waits are never set by hand. They follow from when a wait began, the match's deadline, the seat's
time bank, extra time, and when the person cannot be asked (`retime`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, delete, func, insert, select, true, update

from bot.matches.clockwork import (
    STANDING,
    Course,
    Quiet,
    Rhythm,
    Span,
    Stage,
    Terms,
    at_most,
    bank_used,
    callable_at,
    course,
)
from bot.matches.model import Status
from bot.storage.tables import matches, members, seats, vacations, waits
from bot.storage.transaction import Transaction

NOTHING = Rhythm()
_TICKING = and_(matches.c.status == Status.RUNNING.value, matches.c.paused_at.is_(None))


@dataclass(frozen=True, slots=True)
class Due:
    """A wait at which the house has to look."""

    match_id: str
    seat: int
    user_id: int


@dataclass(frozen=True, slots=True)
class Timed:
    """A wait for a person as the house sees it; `course` is None in a match without a deadline.

    reminders: whether the person wants any.
    """

    match_id: str
    seat: int
    user_id: int
    secret: bool
    since: datetime
    stage: Stage
    next_at: datetime | None
    rhythm: Rhythm
    course: Course | None
    reminders: bool


@dataclass(frozen=True, slots=True)
class Vacation:
    """Somebody is away: deadlines stand still."""

    id: int
    user_id: int
    starts_at: datetime
    ends_at: datetime

    @property
    def span(self) -> Span:
        """From when to when."""
        return Span(self.starts_at, self.ends_at)


# --- moments of waits ----------------------------------------------------------------------------


async def shift_waits(connection: Transaction, match_id: str, seconds: int, now: datetime) -> None:
    """Give every open wait of a match so much more time: after a pause or an outage."""
    await _give(connection, match_id, true(), seconds)
    await _move_secrets(connection, match_id, seconds)
    await retime(connection, match_id, now)


async def extend(
    connection: Transaction, match_id: str, seat: int, seconds: int, now: datetime
) -> None:
    """Give one seat so much more time.

    All who are asked in secret get it together, and it is no error if the seat is asked nothing: otherwise
    the times would tell who has answered a secret question.
    """
    asked = await connection.execute(
        select(waits.c.secret).where(waits.c.match_id == match_id, waits.c.seat == seat)
    )
    if asked.scalar_one_or_none() is False:
        await _give(connection, match_id, waits.c.seat == seat, seconds)
    else:
        await _give(connection, match_id, waits.c.secret.is_(True), seconds)
        await _move_secrets(connection, match_id, seconds)
    await retime(connection, match_id, now)


async def _give(
    connection: Transaction, match_id: str, which: ColumnElement[bool], seconds: int
) -> None:
    await connection.execute(
        update(waits)
        .where(waits.c.match_id == match_id, which)
        .values(extra=waits.c.extra + seconds)
    )


async def _move_secrets(connection: Transaction, match_id: str, seconds: int) -> None:
    """Move the common end of what is asked in secret, which does not follow from anything else any more."""
    for row in await _rows(connection, match_id):
        if row.secret and row.due_at is not None:
            end = row.due_at + timedelta(seconds=seconds)
            await _change(connection, match_id, row.seat, due_at=end, bank_at=end)


async def hold_secrets(
    connection: Transaction, match_id: str, rhythm: Rhythm, now: datetime
) -> None:
    """Give all who are asked in secret as long as somebody with this rhythm has who is or was asked too.

    Whether that one has answered already makes no difference, so the times do not tell.
    """
    for row in await _rows(connection, match_id):
        if row.secret and row.due_at is not None:
            held = replace(rhythm, away=at_most(rhythm.away, row.started_at, STANDING))
            end = max(row.due_at, _course(row, held).due_at)
            await _change(connection, match_id, row.seat, due_at=end, bank_at=end)
    await retime(connection, match_id, now)


async def begin_anew(connection: Transaction, match_id: str, seat: int, now: datetime) -> None:
    """Let the time of a seat begin anew, with a ping of its own: somebody else sits there now."""
    values = {"since": now, "extra": 0, "stage": int(Stage.ASKED), "pinged": False}
    await connection.execute(
        update(waits)
        .where(waits.c.match_id == match_id, waits.c.seat == seat)
        .values(**values, due_at=None, bank_at=None, next_at=None)
    )
    await retime(connection, match_id, now)


async def hush(connection: Transaction, match_id: str, fresh: Iterable[int], now: datetime) -> None:
    """Put the first ping of new waits off for those who may not be called now, and reckon their moments."""
    rows = await _rows(connection, match_id)
    rhythms = await _rhythms(connection, rows)
    for row in rows:
        quiet = callable_at(now, rhythms[row.user_id]) != now
        if row.seat in fresh and not row.pinged and quiet:
            await _change(connection, match_id, row.seat, stage=int(Stage.HUSHED), pinged=True)
    await retime(connection, match_id, now)


async def retime(connection: Transaction, match_id: str, now: datetime) -> None:
    """Reckon the moments of a match's waits anew. Who has more time again is reminded again."""
    rows = await _rows(connection, match_id)
    rhythms = await _rhythms(connection, rows)
    courses = _courses(rows, rhythms)
    for row in rows:
        found, rhythm = courses.get(row.seat), rhythms[row.user_id]
        values = _moments(row, found, rhythm, now)
        if any(getattr(row, name) != value for name, value in values.items()):
            await _change(connection, match_id, row.seat, **values)


def _moments(row: Row[Any], found: Course | None, rhythm: Rhythm, now: datetime) -> dict[str, Any]:
    if found is None:
        hushed = row.stage == Stage.HUSHED
        later = callable_at(now, rhythm) if hushed else None
        return {"due_at": None, "bank_at": None, "next_at": later}
    stage = row.stage if row.stage == Stage.HUSHED else min(row.stage, found.reached(now))
    return {
        "due_at": found.due_at,
        "bank_at": found.bank_at,
        "next_at": found.next_at(stage, now, rhythm),
        "stage": int(stage),
    }


def _courses(rows: Sequence[Row[Any]], rhythms: dict[int, Rhythm]) -> dict[int, Course]:
    """The moments of each seat's wait. Those asked in secret at once have until the last of them has.

    That end is fixed when they are asked, and their time banks rest: an end that follows those who are still
    to answer, or a bank that shrinks, would tell who has answered already.
    """
    found = {row.seat: _course(row, rhythms[row.user_id]) for row in rows if row.deadline}
    secret = [row for row in rows if row.secret and row.deadline]
    ends: dict[datetime, datetime] = {}
    for row in secret:
        end = row.due_at or found[row.seat].due_at
        ends[row.since] = max(end, ends.get(row.since, end))
    for row in secret:
        end = ends[row.since]
        found[row.seat] = replace(found[row.seat], bank_at=end, due_at=end)
    return found


def _course(row: Row[Any], rhythm: Rhythm) -> Course:
    bank = 0 if row.secret else row.bank
    return course(Terms(row.since, row.deadline, row.extra, bank, rhythm))


async def _rows(connection: Transaction, match_id: str) -> list[Row[Any]]:
    query = (
        select(waits, seats.c.bank, matches.c.deadline, matches.c.started_at, members.c.reminders)
        .join(matches, matches.c.id == waits.c.match_id)
        .join(seats, and_(seats.c.match_id == waits.c.match_id, seats.c.seat == waits.c.seat))
        .outerjoin(members, members.c.id == waits.c.user_id)
        .where(waits.c.match_id == match_id, waits.c.user_id.is_not(None))
        .order_by(waits.c.seat)
    )
    return list((await connection.execute(query)).all())


async def _rhythms(connection: Transaction, rows: Iterable[Row[Any]]) -> dict[int, Rhythm]:
    """When the people of a match cannot be asked; its beginning bounds how long it stands still for them."""
    wanted = {row.user_id: row.started_at for row in rows}
    found = await rhythms_of(connection, wanted)
    return {
        user: replace(found[user], away=at_most(found[user].away, begun, STANDING))
        for user, begun in wanted.items()
    }


async def _change(connection: Transaction, match_id: str, seat: int, **values: Any) -> None:
    await connection.execute(
        update(waits).where(waits.c.match_id == match_id, waits.c.seat == seat).values(**values)
    )


async def bank_uses(connection: Transaction, match_id: str, now: datetime) -> dict[int, int]:
    """Seconds of their time banks that the awaited seats have used up by now, where any."""
    found = await _rows(connection, match_id)
    rows = [row for row in found if not row.secret and row.bank_at and row.bank_at < now]
    rhythms = await _rhythms(connection, rows)
    return {row.seat: bank_used(row.bank_at, now, rhythms[row.user_id]) for row in rows}


# --- looking -------------------------------------------------------------------------------------


async def next_look(connection: Transaction) -> datetime | None:
    """When the house has to look at a wait next."""
    query = (
        select(func.min(waits.c.next_at))
        .join(matches, matches.c.id == waits.c.match_id)
        .where(_TICKING, waits.c.user_id.is_not(None))
    )
    moment: datetime | None = (await connection.execute(query)).scalar()
    return moment


async def due_now(connection: Transaction, now: datetime) -> list[Due]:
    """The waits at which the house has to look now, the longest due first."""
    query = (
        select(waits.c.match_id, waits.c.seat, waits.c.user_id)
        .join(matches, matches.c.id == waits.c.match_id)
        .where(_TICKING, waits.c.next_at <= now, waits.c.user_id.is_not(None))
        .order_by(waits.c.next_at, waits.c.match_id, waits.c.seat)
    )
    return [Due(row.match_id, row.seat, row.user_id) for row in await connection.execute(query)]


async def load_timed(connection: Transaction, match_id: str, seat: int) -> Timed | None:
    """The wait for a seat, None if no person is awaited there."""
    rows = await _rows(connection, match_id)
    rhythms = await _rhythms(connection, rows)
    courses = _courses(rows, rhythms)
    for row in rows:
        if row.seat == seat:
            return Timed(
                match_id,
                seat,
                row.user_id,
                row.secret,
                row.since,
                Stage(row.stage),
                row.next_at,
                rhythms[row.user_id],
                courses.get(seat),
                row.reminders is not False,
            )
    return None


async def put_off(connection: Transaction, due: Due, next_at: datetime) -> None:
    """Look at a wait again later."""
    await _change(connection, due.match_id, due.seat, next_at=next_at)


async def write_stage(
    connection: Transaction, timed: Timed, stage: Stage, next_at: datetime | None
) -> None:
    """Say how far a wait has come, and when to look again."""
    await _change(connection, timed.match_id, timed.seat, stage=int(stage), next_at=next_at)


async def ticking(connection: Transaction) -> list[str]:
    """The matches in which time runs for somebody."""
    query = (
        select(waits.c.match_id)
        .join(matches, matches.c.id == waits.c.match_id)
        .where(_TICKING, matches.c.deadline.is_not(None))
        .distinct()
    )
    return list((await connection.execute(query)).scalars())


async def playing(connection: Transaction, user_id: int) -> list[tuple[str, int]]:
    """The matches in play in which a person has a seat, with that seat."""
    query = (
        select(seats.c.match_id, seats.c.seat)
        .join(matches, matches.c.id == seats.c.match_id)
        .where(
            seats.c.user_id == user_id,
            matches.c.status == Status.RUNNING.value,
            matches.c.trial.is_(False),
        )
        .order_by(seats.c.match_id)
    )
    return [(row.match_id, row.seat) for row in await connection.execute(query)]


# --- people --------------------------------------------------------------------------------------


async def rhythms_of(connection: Transaction, users: Iterable[int]) -> dict[int, Rhythm]:
    """When these people cannot be asked."""
    wanted = sorted(set(users))
    found = dict.fromkeys(wanted, NOTHING)
    if not wanted:
        return found
    for row in await connection.execute(select(members).where(members.c.id.in_(wanted))):
        found[row.id] = Rhythm(_quiet(row))
    query = select(vacations).where(vacations.c.user_id.in_(wanted)).order_by(vacations.c.starts_at)
    for row in await connection.execute(query):
        known = found[row.user_id]
        found[row.user_id] = replace(known, away=(*known.away, Span(row.starts_at, row.ends_at)))
    return found


def _quiet(row: Row[Any]) -> Quiet | None:
    if row.quiet_from is None or row.quiet_to is None:
        return None
    return Quiet(row.time_zone or "UTC", row.quiet_from, row.quiet_to)


async def wanting_heads_up(connection: Transaction, users: Iterable[int]) -> set[int]:
    """Which of these people want to hear when their turn is next."""
    query = select(members.c.id).where(
        members.c.id.in_(sorted(users)),
        members.c.heads_up.is_(True),
        members.c.dms.is_(True),
        members.c.dm_closed.is_(False),
    )
    return set((await connection.execute(query)).scalars())


async def load_vacations(connection: Transaction, user_id: int) -> list[Vacation]:
    """All vacations of a person, the earliest first."""
    return await _vacations(connection, vacations.c.user_id == user_id)


async def away_now(
    connection: Transaction, users: Iterable[int], now: datetime
) -> dict[int, datetime]:
    """Which of these people are on vacation, and until when."""
    found = await _vacations(
        connection,
        vacations.c.user_id.in_(sorted(users)),
        vacations.c.starts_at <= now,
        vacations.c.ends_at > now,
    )
    return {one.user_id: one.ends_at for one in found}


async def _vacations(connection: Transaction, *where: ColumnElement[bool]) -> list[Vacation]:
    query = select(vacations).where(*where).order_by(vacations.c.starts_at, vacations.c.id)
    return [
        Vacation(row.id, row.user_id, row.starts_at, row.ends_at)
        for row in await connection.execute(query)
    ]


async def add_vacation(
    connection: Transaction, user_id: int, starts_at: datetime, ends_at: datetime
) -> None:
    """Write a vacation down."""
    values = {"user_id": user_id, "starts_at": starts_at, "ends_at": ends_at}
    await connection.execute(insert(vacations).values(**values))


async def end_vacation(connection: Transaction, vacation: Vacation, now: datetime) -> None:
    """End a vacation now; one that has not begun is as if it had never been."""
    which = vacations.c.id == vacation.id
    if vacation.starts_at >= now:
        await connection.execute(delete(vacations).where(which))
    else:
        await connection.execute(update(vacations).where(which).values(ends_at=now))
