"""When people cannot be asked, as rows: quiet hours and vacations; and who wants a heads-up."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, delete, insert, select, update

from bot.domain.deadlines import Quiet, Rhythm, Span
from bot.storage.tables import members, vacations
from bot.storage.transaction import Transaction


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


async def rhythms_of(connection: Transaction, users: Iterable[int]) -> dict[int, Rhythm]:
    """When these people cannot be asked."""
    wanted = sorted(set(users))
    found = dict.fromkeys(wanted, Rhythm())
    spans = await spans_of(connection, wanted)
    for row in await connection.execute(select(members).where(members.c.id.in_(wanted))):
        found[row.id] = Rhythm(quiet_of(row))
    return {user: replace(one, away=spans.get(user, ())) for user, one in found.items()}


async def spans_of(connection: Transaction, users: Iterable[int]) -> dict[int, tuple[Span, ...]]:
    """All vacations of these people, past ones too."""
    wanted = sorted(set(users))
    found: dict[int, tuple[Span, ...]] = {}
    if wanted:
        for one in await _vacations(connection, vacations.c.user_id.in_(wanted)):
            found[one.user_id] = (*found.get(one.user_id, ()), one.span)
    return found


def quiet_of(row: Row[Any]) -> Quiet | None:
    """The quiet hours in a row of members, None for none."""
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
