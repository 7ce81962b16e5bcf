"""Matches, their seats and their contributions, as rows."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    update,
)

from bot.domain.levels import AiLevel
from bot.domain.match import (
    OPEN,
    Boards,
    Contribution,
    MatchInfo,
    OnLeave,
    OnTimeout,
    SeatInfo,
    Status,
    Verdict,
)
from bot.domain.shards import ALONE, Shards
from bot.storage.errors import Conflict
from bot.storage.shards import of_shards
from bot.storage.tables import contributions, invitations, matches, seats
from bot.storage.transaction import Transaction

_SECRET = ("seed", "header", "counters", "last_event")
_PLAIN = [column for column in matches.c if column.name not in _SECRET]
# The seed is shown only once nothing depends on it any more.
_SHOWN_SEED = case((matches.c.status == Status.LOCKED, matches.c.seed), else_=None).label("seed")
_MOVING = update(matches).where(
    matches.c.id == bindparam("its_id"), matches.c.revision == bindparam("its_revision")
)
# What the dispatcher alone writes, so that posting never stands in the way of an answer.
_POSTING = ("thread_id", "lobby_message_id", "posted_event")
# Where several processes share a database this is asked with every look at a match.
_STAMP = select(matches.c.revision, *(matches.c[name] for name in _POSTING)).where(
    matches.c.id == bindparam("its_id")
)


async def insert_match(connection: Transaction, info: MatchInfo, seed: bytes) -> None:
    """Store a new lobby."""
    await connection.execute(
        insert(matches).values(**_columns(info), id=info.id, revision=0, seed=seed, last_event=0)
    )
    await write_people(connection, info)


async def update_match(connection: Transaction, info: MatchInfo, **more: Any) -> None:
    """Store a changed match; `info.revision` is the new one. Raises Conflict if somebody was faster."""
    values = {**_columns(info, _POSTING), "revision": info.revision, **more}
    which = {"its_id": info.id, "its_revision": info.revision - 1}
    done = await connection.execute(_MOVING, values | which)
    if done.rowcount != 1:
        raise Conflict(f"match {info.id} was changed meanwhile")


async def write_people(connection: Transaction, info: MatchInfo) -> None:
    """Store the seats and contributions of a match anew."""
    for table in (seats, contributions):
        await connection.execute(delete(table).where(table.c.match_id == info.id))
    if info.taken:
        await connection.execute(
            insert(seats), [{"match_id": info.id, **asdict(seat)} for seat in info.taken]
        )
    if info.contributions:
        await connection.execute(
            insert(contributions),
            [
                {"match_id": info.id, "place": place, **asdict(one)}
                for place, one in enumerate(info.contributions)
            ],
        )


async def load_info(connection: Transaction, match_id: str) -> MatchInfo | None:
    """One match, None if there is none with this id."""
    found = await load_infos(connection, matches.c.id == match_id)
    return found[0] if found else None


async def running(connection: Transaction, shards: Shards) -> list[str]:
    """The matches that are being played, paused or not, but for trials: nobody is called to those."""
    query = select(matches.c.id).where(
        matches.c.status == Status.RUNNING,
        matches.c.trial.is_(False),
        of_shards(matches.c.guild_id, shards),
    )
    return [*(await connection.execute(query.order_by(matches.c.id))).scalars()]


@dataclass(frozen=True, slots=True)
class Stamp:
    """By what one knows whether a match has changed, and where its posts stand."""

    revision: int
    posting: dict[str, Any]


async def load_stamp(connection: Transaction, match_id: str) -> Stamp | None:
    """How often a match has changed, None if there is none with this id."""
    row = (await connection.execute(_STAMP, {"its_id": match_id})).first()
    if row is None:
        return None
    return Stamp(row.revision, {name: row._mapping[name] for name in _POSTING})


async def revisions(
    connection: Transaction, ids: Iterable[str], *, held: bool = False
) -> dict[str, int]:
    """How often matches have changed. held: nobody else changes them until the transaction ends."""
    query = select(matches.c.id, matches.c.revision).where(matches.c.id.in_([*ids]))
    query = query.order_by(matches.c.id)
    # Whoever has added rows to a match has a share in its key already.
    found = await connection.execute(query.with_for_update(key_share=True) if held else query)
    return {row.id: row.revision for row in found}


async def touch(connection: Transaction, match_id: str) -> None:
    """Let everybody who has a match in memory read it anew."""
    again = update(matches).where(matches.c.id == match_id)
    await connection.execute(again.values(revision=matches.c.revision + 1))


async def hold(connection: Transaction, match_id: str) -> None:
    """Let nobody else hold this match until the transaction ends; SQLite has one writer at a time anyway."""
    await connection.execute(select(matches.c.id).where(matches.c.id == match_id).with_for_update())


async def load_infos(
    connection: Transaction, *where: ColumnElement[bool], limit: int | None = None, offset: int = 0
) -> list[MatchInfo]:
    """Matches that fit, newest first."""
    query = select(*_PLAIN, _SHOWN_SEED).where(*where)
    query = query.order_by(matches.c.created_at.desc(), matches.c.id)
    query = query.limit(limit).offset(offset or None)
    rows = (await connection.execute(query)).all()
    ids = [row.id for row in rows]
    people = await _by_match(connection, select(seats).order_by(seats.c.seat), ids)
    given = await _by_match(connection, select(contributions).order_by(contributions.c.place), ids)
    closed = [row.id for row in rows if row.private and row.status == Status.LOBBY]
    asked = await _by_match(connection, select(invitations).order_by(invitations.c.at), closed)
    return [
        _info(row, people.get(row.id, []), given.get(row.id, []), asked.get(row.id, []))
        for row in rows
    ]


async def secret_seed(connection: Transaction, match_id: str) -> bytes:
    """The seed of a match; for its start and for nothing else."""
    found = await connection.execute(select(matches.c.seed).where(matches.c.id == match_id))
    return bytes(found.scalar_one())


async def posted_event(connection: Transaction, match_id: str) -> int:
    """The last event told in the thread."""
    found = await connection.execute(select(matches.c.posted_event).where(matches.c.id == match_id))
    return int(found.scalar_one())


async def next_due(connection: Transaction, shards: Shards = ALONE) -> datetime | None:
    """When the next lobby expires or result locks."""
    query = select(func.min(matches.c.due_at)).where(of_shards(matches.c.guild_id, shards))
    moment: datetime | None = (await connection.execute(query)).scalar()
    return moment


async def how_many(connection: Transaction, guild_id: int) -> int:
    """How many matches a server has ever had."""
    found = await connection.execute(
        select(func.count())
        .select_from(matches)
        .where(matches.c.guild_id == guild_id, matches.c.trial.is_(False))
    )
    return int(found.scalar_one())


async def lobbies_of(connection: Transaction, guild_id: int, user_id: int) -> int:
    """How many open lobbies of a server a person leads."""
    led = (matches.c.guild_id == guild_id, matches.c.creator_id == user_id)
    found = await connection.execute(
        select(func.count())
        .select_from(matches)
        .where(matches.c.status == Status.LOBBY.value, *led)
    )
    return int(found.scalar_one())


async def in_play(connection: Transaction, guild_id: int, host_id: int | None) -> int:
    """How many matches of a server are in play, those of one host or (None) all.

    A moderator's copies have the host of the original, who has not started them.
    """
    where = [
        matches.c.guild_id == guild_id,
        matches.c.status == Status.RUNNING.value,
        matches.c.trial.is_(False),
    ]
    if host_id is not None:
        where += [matches.c.creator_id == host_id, matches.c.origin.is_(None)]
    found = await connection.execute(select(func.count()).select_from(matches).where(*where))
    return int(found.scalar_one())


def of_user(user_id: int) -> Any:
    """The condition for the open matches a person sits in."""
    playing = select(seats.c.match_id).where(seats.c.user_id == user_id)
    return and_(matches.c.id.in_(playing), matches.c.status.in_(OPEN))


async def _by_match(
    connection: Transaction, query: Select[Any], ids: Sequence[str]
) -> dict[str, list[Row[Any]]]:
    found: dict[str, list[Row[Any]]] = {}
    if ids:
        column = query.selected_columns["match_id"]
        for row in (await connection.execute(query.where(column.in_(ids)))).all():
            found.setdefault(row.match_id, []).append(row)
    return found


async def write_posting(connection: Transaction, match_id: str, **values: int | None) -> None:
    """Store where a match's posts stand: thread_id, lobby_message_id, posted_event."""
    await connection.execute(update(matches).where(matches.c.id == match_id).values(**values))


async def has_lobby_post(connection: Transaction, match_id: str) -> bool:
    """Whether the post of a match's lobby is known."""
    there = (matches.c.id == match_id, matches.c.lobby_message_id.is_not(None))
    return (await connection.execute(select(matches.c.id).where(*there))).first() is not None


async def in_lobby(connection: Transaction, match_id: str) -> bool:
    """Whether a match is one that people still join."""
    gathering = (matches.c.id == match_id, matches.c.status == Status.LOBBY)
    return (await connection.execute(select(matches.c.id).where(*gathering))).first() is not None


async def leave_thread(connection: Transaction, match_id: str, thread_id: int) -> bool:
    """Forget a match's thread; False if it is another one by now, or none."""
    there = (matches.c.id == match_id, matches.c.thread_id == thread_id)
    done = await connection.execute(update(matches).where(*there).values(thread_id=None))
    return done.rowcount == 1


def _columns(info: MatchInfo, leave: Iterable[str] = ()) -> dict[str, Any]:
    skipped = {"id", "revision", "seed", "seats", "contributions", "invited", *leave}
    values = {name: getattr(info, name) for name in MatchInfo.__slots__ if name not in skipped}
    written = {"options": dict(info.options), "changed": dict(info.changed) or None}
    return {**values, **written, "status": info.status.value}


def _info(
    row: Any, people: Iterable[Row[Any]], given: Iterable[Row[Any]], asked: Iterable[Row[Any]]
) -> MatchInfo:
    values = dict(row._mapping)
    status = Status(values.pop("status"))
    shown = values.pop("seed")
    values["on_timeout"] = OnTimeout(values["on_timeout"])
    values["on_leave"] = OnLeave(values["on_leave"])
    values["boards"] = Boards(values["boards"])
    values["stand_ins"] = AiLevel(values["stand_ins"])
    values["changed"] = values["changed"] or {}
    values["verdict"] = Verdict(values["verdict"]) if values["verdict"] else None
    taken = [
        SeatInfo(
            one.seat,
            one.user_id,
            one.name,
            one.mark,
            one.ai,
            one.confirmed,
            one.bank,
            one.gone,
            one.since,
            one.won,
            one.house,
            one.out,
        )
        for one in people
    ]
    offered = values["players"] if status is Status.LOBBY else len(taken)
    free = [SeatInfo(seat) for seat in range(len(taken), offered)]
    return MatchInfo(
        **values,
        status=status,
        invited=tuple(one.user_id for one in asked),
        seed=None if shown is None else bytes(shown).hex(),
        seats=(*taken, *free),
        contributions=tuple(
            Contribution(one.user_id, one.name, one.interaction_id) for one in given
        ),
    )
