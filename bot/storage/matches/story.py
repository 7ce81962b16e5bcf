"""The story of a match by its moves: which entry a line belongs to, and what came before and after."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, func, select

from bot.storage.tables import events, kept, log
from bot.storage.transaction import Transaction

_PANELS = -10


async def entry_at(connection: Transaction, match_id: str, number: int) -> int:
    """The entry that was the last one when a line of the story was written; 0 before the first."""
    query = select(func.max(events.c.entry)).where(
        events.c.match_id == match_id, events.c.number <= number
    )
    return (await connection.execute(query)).scalar_one() or 0


async def line_at(connection: Transaction, match_id: str, number: int) -> Row[Any] | None:
    """A line of the story, None if there is none of this number."""
    query = select(events).where(events.c.match_id == match_id, events.c.number == number)
    return (await connection.execute(query)).first()


async def last_line(connection: Transaction, match_id: str, entry: int) -> int:
    """The number of the last line that tells of entries up to this one, 0 if none does."""
    query = select(func.max(events.c.number)).where(
        events.c.match_id == match_id, events.c.entry > 0, events.c.entry <= entry
    )
    return (await connection.execute(query)).scalar_one() or 0


async def length(connection: Transaction, match_id: str) -> int:
    """The number of the last line of a story, 0 before the first."""
    query = select(func.max(events.c.number)).where(events.c.match_id == match_id)
    return (await connection.execute(query)).scalar_one() or 0


async def last_by_hand(connection: Transaction, match_id: str, user_id: int, upto: int) -> int:
    """The last entry of somebody's own up to this one, whether by hand or given ahead; 0 if there is none."""
    query = select(func.max(log.c.number)).where(
        log.c.match_id == match_id, log.c.user_id == user_id, log.c.number <= upto
    )
    return (await connection.execute(query)).scalar_one() or 0


def panel_look(seat: int) -> int:
    """What stands in `looks` for the seat when a seat's last panel is meant, of which no position is kept."""
    return _PANELS - seat


@dataclass(frozen=True, slots=True)
class Move:
    """An entry of which something is told: its lines, oldest first, and the number of the last one.

    Before the first move entry and number are 0, and the lines those of the set-up.
    """

    entry: int
    number: int
    lines: list[Row[Any]]


async def move_at(connection: Transaction, match_id: str, entry: int) -> Move:
    """The last entry up to this one of which something is told."""
    own = events.c.match_id == match_id
    last = select(func.max(events.c.entry)).where(own, events.c.entry <= max(0, entry))
    found = (await connection.execute(last)).scalar_one() or 0
    query = select(events).where(own, events.c.entry == found).order_by(events.c.number)
    lines = list((await connection.execute(query)).all())
    return Move(found, lines[-1].number if found and lines else 0, lines)


async def neighbours(
    connection: Transaction, match_id: str, entry: int
) -> tuple[int | None, int | None]:
    """The nearest entries with lines of their own before and after one, None where there is none."""
    own = events.c.match_id == match_id
    before = select(func.max(events.c.entry)).where(own, events.c.entry < entry)
    after = select(func.min(events.c.entry)).where(own, events.c.entry > entry)
    return (
        (await connection.execute(before)).scalar_one(),
        (await connection.execute(after)).scalar_one(),
    )


async def first_lines(
    connection: Transaction, match_id: str, entries: Collection[int]
) -> dict[int, int]:
    """The numbers of the first lines of some entries; those without a line are left out."""
    query = select(events.c.entry, func.min(events.c.number)).where(
        events.c.match_id == match_id, events.c.entry > 0, events.c.entry >= min(entries, default=1)
    )
    rows = (await connection.execute(query.group_by(events.c.entry))).all()
    wanted = set(entries)
    return {entry: number for entry, number in rows if entry in wanted}


async def first_of_last(connection: Transaction, match_id: str, moves: int) -> int:
    """The number of the first line of the last so many entries with lines; 1 if there are no more."""
    own = (events.c.match_id == match_id, events.c.entry > 0)
    last = select(events.c.entry).where(*own).distinct().order_by(events.c.entry.desc())
    entries = (await connection.execute(last.limit(moves))).scalars().all()
    if len(entries) < moves:
        return 1
    first = select(func.min(events.c.number)).where(*own, events.c.entry == entries[-1])
    return (await connection.execute(first)).scalar_one() or 1


async def load_window(
    connection: Transaction, match_id: str, after: int, upto: int, limit: int, *, oldest: bool
) -> list[Row[Any]]:
    """Lines numbered `after`+1 .. `upto`, oldest first: the first `limit` of them, else the last."""
    query = select(events).where(
        events.c.match_id == match_id, events.c.number > after, events.c.number <= upto
    )
    number = events.c.number
    ordered = query.order_by(number if oldest else number.desc()).limit(limit)
    rows = list((await connection.execute(ordered)).all())
    return rows if oldest else rows[::-1]


async def kept_numbers(connection: Transaction, match_id: str) -> list[int]:
    """The entries before which positions are kept, in order."""
    query = select(kept.c.number).where(kept.c.match_id == match_id).order_by(kept.c.number)
    return list((await connection.execute(query)).scalars())


async def load_kept_one(connection: Transaction, match_id: str, number: int) -> bytes | None:
    """The position before an entry, packed; None if it is not kept."""
    query = select(kept.c.body).where(kept.c.match_id == match_id, kept.c.number == number)
    body = (await connection.execute(query)).scalar_one_or_none()
    return None if body is None else bytes(body)
