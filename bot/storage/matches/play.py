"""What a match in play consists of, as rows: log, positions, events, looks, interactions."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from zlib import compress, decompress

from sqlalchemy import Row, delete, func, insert, select, update

from bot.storage.tables import (
    contents,
    events,
    interactions,
    kept,
    log,
    looks,
    matches,
    positions,
    waits,
)
from bot.storage.transaction import Transaction
from bot.storage.upsert import insert_new, replace
from engines.core import Answered, AnyEntry, Event
from engines.core.fields import FormatError
from engines.core.wire import read_entry_line, read_event_line

_FAST = 1  # zlib's level: a third larger than the best, several times as fast


@dataclass(frozen=True, slots=True)
class Playing:
    """A match in play as stored: header, counters and entries as JSON texts, a snapshot.

    `body`: the snapshot after entry `at`, None if it is missing. `kept`: the entries before which
    positions are kept. `base`: of a copy of another match, the position before its first entry.
    `waits`: the seats that are awaited, each with its topic as JSON and whether it is asked in secret.
    """

    header: str
    counters: str
    last_event: int
    entries: list[str]
    at: int
    body: bytes | None
    kept: list[int]
    base: bytes | None = None
    waits: list[tuple[int, str, bool]] = field(default_factory=list)


def pack(snapshot: bytes) -> bytes:
    """A snapshot as it is stored."""
    return compress(snapshot, _FAST)


def unpack(body: bytes) -> bytes:
    """A snapshot as it was before it was stored. Raises zlib.error if it is damaged."""
    return decompress(body)


async def claim(connection: Transaction, interaction_id: int, match_id: str, now: datetime) -> bool:
    """Mark an interaction as done; False if it already was."""
    return await insert_new(connection, interactions, id=interaction_id, match_id=match_id, at=now)


async def done_for(connection: Transaction, interaction_id: int) -> str | None:
    """The match an interaction was done for, None if it is new."""
    found = await connection.execute(
        select(interactions.c.match_id).where(interactions.c.id == interaction_id)
    )
    return found.scalar_one_or_none()


async def answered_since(connection: Transaction, since: datetime) -> set[tuple[str, str]]:
    """The questions that people have answered since a moment, each with its match.

    What cannot be read is left out: whoever plays on there is told.
    """
    acted = select(interactions.c.match_id).where(interactions.c.at >= since)
    query = select(log.c.match_id, log.c.body).where(log.c.match_id.in_(acted), log.c.at >= since)
    found: set[tuple[str, str]] = set()
    for row in await connection.execute(query):
        with suppress(FormatError):
            entry = read_entry_line(row.body)
            if isinstance(entry, Answered):
                found.add((row.match_id, entry.decision))
    return found


async def forget_interactions(connection: Transaction, before: datetime) -> None:
    """Forget interactions so old that Discord cannot deliver them again."""
    await connection.execute(delete(interactions).where(interactions.c.at < before))


# --- log and positions -------------------------------------------------------------------------


async def load_playing(connection: Transaction, match_id: str) -> Playing | None:
    """A match in play."""
    head = (
        await connection.execute(
            select(
                matches.c.header, matches.c.counters, matches.c.last_event, matches.c.origin
            ).where(matches.c.id == match_id)
        )
    ).first()
    if head is None or head.header is None:
        return None
    entries = await load_log(connection, match_id)
    place = (
        await connection.execute(
            select(positions.c.entry, positions.c.body).where(positions.c.match_id == match_id)
        )
    ).first()
    numbers = await connection.execute(select(kept.c.number).where(kept.c.match_id == match_id))
    awaited = await connection.execute(
        select(waits.c.seat, waits.c.topic, waits.c.secret)
        .where(waits.c.match_id == match_id)
        .order_by(waits.c.seat)
    )
    return Playing(
        head.header,
        head.counters,
        head.last_event,
        entries,
        place.entry if place else -1,
        bytes(place.body) if place else None,
        list(numbers.scalars()),
        None if head.origin is None else await load_base(connection, match_id),
        [(one.seat, one.topic, one.secret) for one in awaited],
    )


async def load_base(connection: Transaction, match_id: str) -> bytes | None:
    """The position before the first entry of a match, packed; None if it is not kept."""
    query = select(kept.c.body).where(kept.c.match_id == match_id, kept.c.number == 1)
    body = (await connection.execute(query)).scalar_one_or_none()
    return None if body is None else bytes(body)


async def load_log(connection: Transaction, match_id: str) -> list[str]:
    """The log of a match, a line an entry."""
    found = await connection.execute(
        select(log.c.body).where(log.c.match_id == match_id).order_by(log.c.number)
    )
    return list(found.scalars())


async def logged(
    connection: Transaction, match_id: str, first: int, last: int
) -> list[tuple[AnyEntry, bool]]:
    """A part of the log, with each entry whether a person did it."""
    query = select(log.c.body, log.c.user_id).where(
        log.c.match_id == match_id, log.c.number >= first, log.c.number <= last
    )
    found = (await connection.execute(query.order_by(log.c.number))).all()
    return [(read_entry_line(one.body), one.user_id is not None) for one in found]


async def told_with(
    connection: Transaction, match_id: str, entries: Iterable[int]
) -> list[tuple[int, Event]]:
    """What the story tells of some entries, each line with its entry."""
    query = select(events.c.entry, events.c.body).where(
        events.c.match_id == match_id, events.c.entry.in_(list(entries))
    )
    return [(one.entry, read_event_line(one.body)) for one in await connection.execute(query)]


async def load_kept(connection: Transaction, match_id: str, after: int) -> dict[int, bytes]:
    """The positions kept before entries later than `after`, packed."""
    found = await connection.execute(
        select(kept.c.number, kept.c.body).where(kept.c.match_id == match_id, kept.c.number > after)
    )
    return {row.number: bytes(row.body) for row in found}


async def append_log(
    connection: Transaction,
    match_id: str,
    entries: Iterable[tuple[int, str]],
    user_id: int | None,
    now: datetime,
) -> None:
    """Add entries to the log. Raises Conflict (by its key) if another process was faster."""
    rows = [
        {"match_id": match_id, "number": number, "body": body, "user_id": user_id, "at": now}
        for number, body in entries
    ]
    if rows:
        await connection.execute(insert(log), rows)


async def write_position(connection: Transaction, match_id: str, entry: int, body: bytes) -> None:
    """Store the present position."""
    await replace(connection, positions, match_id=match_id, entry=entry, body=body)


async def write_kept(
    connection: Transaction, match_id: str, changed: Mapping[int, bytes], gone: Iterable[int]
) -> None:
    """Store positions before entries and forget those no longer kept."""
    doomed = [*gone]
    if doomed:
        await connection.execute(
            delete(kept).where(kept.c.match_id == match_id, kept.c.number.in_(doomed))
        )
    for number, body in changed.items():
        await replace(connection, kept, match_id=match_id, number=number, body=body)


# --- events ------------------------------------------------------------------------------------


async def append_events(
    connection: Transaction,
    match_id: str,
    first: int,
    entry: int,
    bodies: list[str],
    now: datetime,
) -> None:
    """Add events, numbered from `first`."""
    if bodies:
        rows = [
            {
                "match_id": match_id,
                "number": first + index,
                "entry": entry,
                "body": body,
                "withdrawn": False,
                "at": now,
            }
            for index, body in enumerate(bodies)
        ]
        await connection.execute(insert(events), rows)


async def withdraw_events(connection: Transaction, match_id: str, entries: list[int]) -> None:
    """Mark the events of entries as taken back."""
    await connection.execute(
        update(events)
        .where(events.c.match_id == match_id, events.c.entry.in_(entries))
        .values(withdrawn=True)
    )


async def first_event_of(connection: Transaction, match_id: str, entries: list[int]) -> int | None:
    """The number of the earliest event of some entries."""
    found = await connection.execute(
        select(func.min(events.c.number)).where(
            events.c.match_id == match_id, events.c.entry.in_(entries)
        )
    )
    number: int | None = found.scalar_one()
    return number


async def event_numbers(connection: Transaction, *where: Any) -> list[int]:
    """The numbers of the events that fit, in order."""
    found = await connection.execute(
        select(events.c.number).where(*where).order_by(events.c.number)
    )
    return list(found.scalars())


async def load_events(
    connection: Transaction,
    match_id: str,
    *,
    after: int,
    upto: int | None,
    limit: int,
    withdrawn: bool,
) -> list[Row[Any]]:
    """The last `limit` events of a stretch, oldest first."""
    query = select(events).where(events.c.match_id == match_id, events.c.number > after)
    if upto is not None:
        query = query.where(events.c.number <= upto)
    if not withdrawn:
        query = query.where(events.c.withdrawn.is_(False))
    rows = (await connection.execute(query.order_by(events.c.number.desc()).limit(limit))).all()
    return list(reversed(rows))


# --- looks and contents ------------------------------------------------------------------------


async def load_look(connection: Transaction, match_id: str, seat: int) -> Row[Any] | None:
    """What a seat saw last."""
    found = await connection.execute(
        select(looks).where(looks.c.match_id == match_id, looks.c.seat == seat)
    )
    return found.first()


async def write_look(
    connection: Transaction, match_id: str, seat: int, event: int, entry: int, body: bytes
) -> None:
    """Remember what a seat sees now."""
    await replace(
        connection, looks, match_id=match_id, seat=seat, event=event, entry=entry, body=body
    )


async def forget_looks(connection: Transaction, match_id: str, seats: list[int]) -> None:
    """Forget what seats saw last."""
    gone = delete(looks).where(looks.c.match_id == match_id, looks.c.seat.in_(seats))
    await connection.execute(gone)


async def store_content(
    connection: Transaction, game: str, digest: str, body: bytes, now: datetime
) -> None:
    """Keep a content under its hash, once."""
    await insert_new(
        connection, contents, hash=digest, game=game, body=compress(body), stored_at=now
    )


async def load_content(connection: Transaction, digest: str) -> bytes | None:
    """The content with this hash as JSON."""
    found = await connection.execute(select(contents.c.body).where(contents.c.hash == digest))
    body = found.scalar_one_or_none()
    return None if body is None else decompress(body)
