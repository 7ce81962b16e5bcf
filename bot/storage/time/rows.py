"""The time of waits as rows: when it runs out, and when the house has to look.

Moments of waits are never set by hand. They follow from when a wait began, the match's deadline, the seat's
time bank, extra time, and when the person cannot be asked (`retime`).
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, and_, bindparam, func, select, update

from bot.domain.deadlines import (
    STANDING,
    Course,
    Rhythm,
    Stage,
    Terms,
    at_most,
    bank_used,
    callable_at,
    course,
)
from bot.domain.match import Status
from bot.storage.tables import log, matches, members, seats, waits
from bot.storage.time.rhythm import quiet_of, spans_of
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


# --- moments of waits ----------------------------------------------------------------------------


async def shift_waits(
    connection: Transaction,
    match_id: str,
    seconds: int,
    now: datetime,
    *,
    until: datetime | None = None,
) -> None:
    """Give every open wait of a match back the seconds until a moment (None: now) in which no time ran.

    So it is after a pause or an outage; a wait that began meanwhile gets what it has seen of it.
    """
    for row in await _rows(connection, match_id):
        lasted = ((until or now) - row.since).total_seconds()
        seen = min(seconds, max(0, int(lasted)))
        await _change(connection, match_id, row.seat, extra=row.extra + seen)
        await _move_secret(connection, row, seen)
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
        await _move_secret(connection, row, seconds)


async def _move_secret(connection: Transaction, row: Row[Any], seconds: int) -> None:
    if row.secret and row.due_at is not None:
        end = row.due_at + timedelta(seconds=seconds)
        await _change(connection, row.match_id, row.seat, due_at=end, bank_at=end)


async def note_left(
    connection: Transaction, match_id: str, seat: int, entry: int, now: datetime
) -> None:
    """Write down how much of its deadline a seat had left when it gave the answer of a log entry."""
    query = select(waits.c.bank_at).where(waits.c.match_id == match_id, waits.c.seat == seat)
    ends = (await connection.execute(query)).scalar_one_or_none()
    if ends is not None:
        left = max(0, int((ends - now).total_seconds()))
        here = and_(log.c.match_id == match_id, log.c.number == entry)
        await connection.execute(update(log).where(here).values(spare=left))


async def left_then(connection: Transaction, match_id: str, entry: int) -> int | None:
    """How many seconds of its deadline were left when an answer was given; None if it had none."""
    here = and_(log.c.match_id == match_id, log.c.number == entry)
    found: int | None = (await connection.execute(select(log.c.spare).where(here))).scalar()
    return found


async def common_secret(connection: Transaction, match_id: str, seat: int) -> dict[str, Any]:
    """The time of those others who are asked in secret, nothing if there are none."""
    for row in await _rows(connection, match_id):
        if row.secret and row.seat != seat:
            names = ("since", "extra", "due_at", "bank_at", "next_at")
            return {**{name: getattr(row, name) for name in names}, "stage": int(Stage.NEARLY)}
    return {}


async def asks_in_secret(connection: Transaction, match_id: str) -> bool:
    """Whether a match waits for anybody's answer to a secret question."""
    query = select(waits.c.seat).where(waits.c.match_id == match_id, waits.c.secret.is_(True))
    return (await connection.execute(query.limit(1))).first() is not None


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


async def hush(connection: Transaction, match_id: str, fresh: Iterable[int], now: datetime) -> None:
    """Reckon moments anew, the first ping of new waits put off for those who may not be called now."""
    rows = await _rows(connection, match_id)
    rhythms = await _rhythms(connection, rows)
    hushed = {
        row.seat
        for row in rows
        if row.seat in fresh and not row.pinged and callable_at(now, rhythms[row.user_id]) != now
    }
    await _reckon(connection, rows, rhythms, hushed, now)


async def retime(connection: Transaction, match_id: str, now: datetime) -> None:
    """Reckon the moments of a match's waits anew. Who has more time again is reminded again."""
    rows = await _rows(connection, match_id)
    await _reckon(connection, rows, await _rhythms(connection, rows), (), now)


async def _reckon(
    connection: Transaction,
    rows: Sequence[Row[Any]],
    rhythms: Mapping[int, Rhythm],
    hushed: Collection[int],
    now: datetime,
) -> None:
    """Write the moments of waits where they have changed. hushed: the seats not to be pinged yet."""
    courses = _courses(rows, rhythms)
    for row in rows:
        stage = Stage.HUSHED if row.seat in hushed else Stage(row.stage)
        rhythm = rhythms[row.user_id]
        values = _moments(stage, courses.get(row.seat), rhythm, now)
        values |= {"pinged": True} if row.seat in hushed else {}
        if any(getattr(row, name) != value for name, value in values.items()):
            await _change(connection, row.match_id, row.seat, **values)


def _moments(stage: Stage, found: Course | None, rhythm: Rhythm, now: datetime) -> dict[str, Any]:
    hushed = stage is Stage.HUSHED
    if stage is Stage.SKIPPED:
        return {"next_at": now}
    if found is None:
        later = callable_at(now, rhythm) if hushed else None
        return {"due_at": None, "bank_at": None, "next_at": later, "stage": int(stage)}
    come_to = stage if hushed else min(stage, found.reached(now))
    return {
        "due_at": found.due_at,
        "bank_at": found.bank_at,
        "next_at": found.next_at(come_to, now, rhythm),
        "stage": int(come_to),
    }


def _courses(rows: Sequence[Row[Any]], rhythms: Mapping[int, Rhythm]) -> dict[int, Course]:
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
    return list((await connection.execute(_WAITS, {"its_match": match_id})).all())


async def _rhythms(connection: Transaction, rows: Iterable[Row[Any]]) -> dict[int, Rhythm]:
    """When the people of a match cannot be asked; its beginning bounds how long it stands still for them."""
    people = {row.user_id: row for row in rows}
    spans = await spans_of(connection, people)
    return {
        user: Rhythm(quiet_of(row), at_most(spans.get(user, ()), row.started_at, STANDING))
        for user, row in people.items()
    }


async def _change(connection: Transaction, match_id: str, seat: int, **values: Any) -> None:
    await connection.execute(_CHANGING, {"its_match": match_id, "its_seat": seat, **values})


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


async def write_skipped(connection: Transaction, due: Due, now: datetime) -> None:
    """Say that safe answers go on for a seat now."""
    await _change(connection, due.match_id, due.seat, stage=int(Stage.SKIPPED), next_at=now)


async def write_over(connection: Transaction, timed: Timed) -> None:
    """Say that the time of a wait is over; with a secret one, that of all who are asked in secret."""
    same = waits.c.secret.is_(True) if timed.secret else waits.c.seat == timed.seat
    await connection.execute(
        update(waits)
        .where(waits.c.match_id == timed.match_id, same)
        .values(stage=int(Stage.OVER), next_at=None)
    )


def ticking() -> Select[tuple[str]]:
    """The matches in which time runs for somebody."""
    return (
        select(waits.c.match_id)
        .join(matches, matches.c.id == waits.c.match_id)
        .where(_TICKING, matches.c.deadline.is_not(None))
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
