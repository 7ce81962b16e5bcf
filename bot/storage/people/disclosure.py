"""All that is kept of a person, as they may have it: plain data for a file that people can read.

What is others' business is left out: that they have blocked this person, and how many answers lie between
two of theirs, which could tell that somebody else has answered in secret.
"""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, Table, func, or_, select

from bot.storage.order_tables import declined, orders, queued
from bot.storage.quota_tables import blocks, pings, quotas
from bot.storage.tables import (
    audit,
    ballots,
    contributions,
    former,
    invitations,
    log,
    matches,
    members,
    notes,
    outbox,
    seats,
    vacations,
    votes,
    waits,
)
from bot.storage.transaction import Transaction
from engines.core.log import Answered
from engines.core.wire import read_entry_line

Plain = dict[str, Any]
_COUNTED: Final[Mapping[str, tuple[ColumnElement[Any], ColumnElement[int]]]] = {
    "matches": (seats.c.match_id, seats.c.user_id),
    "answers": (log.c.match_id, log.c.user_id),
    "notes": (notes.c.match_id, notes.c.user_id),
    "orders": (orders.c.id, orders.c.user_id),
    "queued": (queued.c.match_id, queued.c.user_id),
    "votes": (votes.c.ballot_id, votes.c.user_id),
    "blocked": (blocks.c.other_id, blocks.c.user_id),
    "acts": (audit.c.id, audit.c.actor_id),
}
"""What people read the number of: a column of each row that counts, and whose it is."""


async def counted(connection: Transaction, user_id: int) -> dict[str, int]:
    """How much of what is most of it is kept of somebody, without looking at any of it."""
    many = [
        select(func.count(row)).where(whose == user_id).scalar_subquery().label(name)
        for name, (row, whose) in _COUNTED.items()
    ]
    return dict((await connection.execute(select(*many))).one()._mapping)


async def disclosed(connection: Transaction, user_id: int) -> Plain:
    """What is kept of somebody, by what it is; nothing but their number if that is all."""
    parts = await _parts(connection, user_id)
    kept = {
        "settings": await _rows(connection, members, members.c.id == user_id, ("id",)),
        "vacations": await _rows(connection, vacations, vacations.c.user_id == user_id),
        "matches": await _matches(connection, user_id, parts),
        "notes": await _rows(connection, notes, notes.c.user_id == user_id),
        "standing_orders": await _rows(connection, orders, orders.c.user_id == user_id),
        "answers_prepared": await _rows(connection, queued, queued.c.user_id == user_id),
        "orders_not_offered": await _rows(connection, declined, declined.c.user_id == user_id),
        "what_ifs": await _what_ifs(connection, user_id, parts),
        "votes": await _votes(connection, user_id),
        "votes_asked_for": await _asked_for(connection, user_id),
        "invitations": await _invitations(connection, user_id),
        "blocked_by_you": await _rows(connection, blocks, blocks.c.user_id == user_id),
        "counted_against_limits": await _limits(connection, user_id),
        "pings": await _rows(connection, pings, pings.c.user_id == user_id, leave=("moves",)),
        "direct_messages": await _messages(connection, user_id),
        "acts_on_record": await _acts(connection, user_id),
    }
    return {"discord_id": str(user_id)} | {key: one for key, one in kept.items() if one}


def as_file(kept: Plain) -> bytes:
    """What was disclosed as JSON, laid out to be read."""
    return f"{json.dumps(kept, ensure_ascii=False, indent=2)}\n".encode()


def _plain(value: Any) -> Any:
    return value.astimezone(UTC).isoformat(timespec="seconds") if _is_moment(value) else value


def _is_moment(value: Any) -> bool:
    return isinstance(value, datetime)


def _line(row: Any, leave: Sequence[str] = ()) -> Plain:
    """A row by the names of its columns; numbers of Discord as text, or other programs would round them."""
    values = {name: _plain(one) for name, one in row._mapping.items() if name not in leave}
    return {
        name: str(one) if name.endswith("_id") and isinstance(one, int) else one
        for name, one in values.items()
        if one is not None
    }


async def _all(
    connection: Transaction, query: Select[*tuple[Any, ...]], leave: Sequence[str] = ()
) -> list[Plain]:
    return [_line(row, leave) for row in (await connection.execute(query)).all()]


async def _rows(
    connection: Transaction,
    table: Table,
    which: ColumnElement[bool],
    leave: Sequence[str] = ("user_id",),
) -> list[Plain]:
    query = select(table).where(which).order_by(*table.primary_key.columns)
    return await _all(connection, query, leave)


async def _matches(
    connection: Transaction, user_id: int, parts: Mapping[str, Plain]
) -> list[Plain]:
    """The matches somebody has or had a part in, each with what that was."""
    named = or_(matches.c.id.in_(parts), matches.c.creator_id == user_id)
    query = select(
        matches.c.id,
        matches.c.name,
        matches.c.game,
        matches.c.guild_id,
        matches.c.status,
        matches.c.created_at,
        matches.c.ended_at,
        (matches.c.creator_id == user_id).label("opened_by_you"),
    ).where(named, matches.c.trial.is_(False))
    rows = await _all(connection, query.order_by(matches.c.created_at, matches.c.id))
    return [row | parts.get(row["id"], {}) for row in rows]


async def _parts(connection: Transaction, user_id: int) -> dict[str, Plain]:
    """What somebody's part in matches is: seats now and before, the seed, being awaited, answers."""
    parts: dict[str, Plain] = {}
    for key, table, leave in (
        ("seat", seats, ("ai", "house", "since")),
        ("earlier_seats", former, ("event", "entry")),
        ("added_to_the_seed", contributions, ("place",)),
        ("awaited", waits, ("stage", "extra", "next_at")),
    ):
        own = await _rows(connection, table, table.c.user_id == user_id, ("user_id", *leave))
        for row in own:
            parts.setdefault(row.pop("match_id"), {}).setdefault(key, []).append(row)
    query = select(log.c.match_id, log.c.body, log.c.why, log.c.at).where(log.c.user_id == user_id)
    for line in await connection.execute(query.order_by(log.c.match_id, log.c.number)):
        entry = read_entry_line(line.body)
        done: Any = entry.answer if isinstance(entry, Answered) else type(entry).__name__.lower()
        said = {"at": _plain(line.at), "answer": done} | ({"why": line.why} if line.why else {})
        parts.setdefault(line.match_id, {}).setdefault("answers", []).append(said)
    return parts


async def _what_ifs(
    connection: Transaction, user_id: int, parts: Mapping[str, Plain]
) -> list[Plain]:
    """Those of somebody, with the answers there; those for other seats are stored as theirs, too."""
    columns = (matches.c.id, matches.c.name, matches.c.origin, matches.c.created_at)
    own = (matches.c.trial.is_(True), matches.c.creator_id == user_id)
    query = select(*columns).where(*own).order_by(matches.c.created_at, matches.c.id)
    return [row | parts.get(row["id"], {}) for row in await _all(connection, query)]


async def _votes(connection: Transaction, user_id: int) -> list[Plain]:
    query = (
        select(ballots.c.match_id, ballots.c.kind, votes.c.yes, votes.c.at)
        .join(ballots, ballots.c.id == votes.c.ballot_id)
        .where(votes.c.user_id == user_id)
        .order_by(votes.c.ballot_id)
    )
    return await _all(connection, query)


async def _asked_for(connection: Transaction, user_id: int) -> list[Plain]:
    """The votes somebody asked for, and why; about whom is left out."""
    rows = await _rows(connection, ballots, ballots.c.opened_by == user_id, leave=("opened_by",))
    return [row | {"reason": row.pop("body").get("reason", "")} for row in rows]


async def _invitations(connection: Transaction, user_id: int) -> list[Plain]:
    """Those to somebody, and from them; who the others are is theirs to tell."""
    which = or_(invitations.c.user_id == user_id, invitations.c.by_id == user_id)
    query = select(
        invitations.c.match_id, invitations.c.at, (invitations.c.by_id == user_id).label("yours")
    )
    return await _all(connection, query.where(which).order_by(invitations.c.at))


async def _limits(connection: Transaction, user_id: int) -> list[Plain]:
    rows = await _rows(connection, quotas, quotas.c.user_id == user_id, leave=("user_id", "at"))
    return [
        row | {"times": [_plain(datetime.fromtimestamp(one, UTC)) for one in row["times"]]}
        for row in rows
    ]


async def _messages(connection: Transaction, user_id: int) -> list[Plain]:
    """Direct messages that were sent, or are to be."""
    columns = (outbox.c.match_id, outbox.c.kind, outbox.c.state, outbox.c.created_at)
    own = select(*columns, outbox.c.sent_at).where(outbox.c.lane == f"dm:{user_id}")
    return await _all(connection, own.order_by(outbox.c.id))


async def _acts(connection: Transaction, user_id: int) -> list[Plain]:
    """What they did, and the reasons they gave; to whom they did it is left out."""
    columns = (audit.c.at, audit.c.guild_id, audit.c.match_id, audit.c.act, audit.c.body)
    own = select(*columns).where(audit.c.actor_id == user_id).order_by(audit.c.id)
    rows = await _all(connection, own)
    return [row | {"reason": row.pop("body").get("reason", "")} for row in rows]
