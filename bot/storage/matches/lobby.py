"""Invitations, lobbies that close soon, and lists of a server's matches, as rows."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import and_, case, exists, func, insert, or_, select, true

from bot.domain.listing import Filter, GameRecord, Show
from bot.domain.match import Status, Wish
from bot.domain.shards import ALONE, Shards
from bot.storage.shards import of_shards
from bot.storage.tables import invitations, matches, seats
from bot.storage.transaction import Transaction

_SHOWN: dict[Show | None, Sequence[Status]] = {
    None: (Status.LOBBY, Status.RUNNING),
    Show.OPEN: (Status.LOBBY,),
    Show.RUNNING: (Status.RUNNING,),
    Show.FINISHED: (Status.FINISHED, Status.LOCKED, Status.STOPPED),
}


async def invited(connection: Transaction, match_id: str) -> list[int]:
    """Who is invited to a lobby, the first one first."""
    query = select(invitations.c.user_id).where(invitations.c.match_id == match_id)
    found = await connection.execute(query.order_by(invitations.c.at, invitations.c.user_id))
    return list(found.scalars())


async def invite(
    connection: Transaction, match_id: str, user_id: int, by_id: int, now: datetime
) -> None:
    """Store an invitation; nobody is invited twice."""
    row = {"match_id": match_id, "user_id": user_id, "by_id": by_id, "at": now}
    await connection.execute(insert(invitations), row)


def closing(before: datetime, shards: Shards = ALONE) -> Any:
    """The condition for lobbies that close before a moment, whose people have not heard of it."""
    return and_(
        matches.c.status == Status.LOBBY,
        matches.c.warned.is_(False),
        matches.c.due_at <= before,
        of_shards(matches.c.guild_id, shards),
    )


async def next_closing(connection: Transaction, shards: Shards = ALONE) -> datetime | None:
    """When the first lobby closes whose people have not been told yet."""
    unwarned = (matches.c.status == Status.LOBBY, matches.c.warned.is_(False))
    query = select(func.min(matches.c.due_at)).where(
        *unwarned, of_shards(matches.c.guild_id, shards)
    )
    found = await connection.execute(query)
    moment: datetime | None = found.scalar()
    return moment


def listed(guild_id: int, viewer: int, wanted: Filter) -> Any:
    """The condition for matches of a server that somebody may see in a list and wants to."""
    playing = select(seats.c.match_id).where(seats.c.user_id == viewer)
    asked = select(invitations.c.match_id).where(invitations.c.user_id == viewer)
    read = true() if wanted.channels is None else matches.c.channel_id.in_(wanted.channels)
    parts = [
        matches.c.guild_id == guild_id,
        matches.c.trial.is_(False),
        matches.c.status.in_([one.value for one in _SHOWN[wanted.show]]),
        or_(
            matches.c.id.in_(playing),
            and_(
                read,
                or_(
                    matches.c.private.is_(False),
                    and_(matches.c.status == Status.LOBBY, matches.c.id.in_(asked)),
                ),
            ),
        ),
    ]
    if wanted.game is not None:
        parts.append(matches.c.game == wanted.game)
    if wanted.mine:
        parts.append(matches.c.id.in_(playing))
    if wanted.channel_id is not None:
        parts.append(matches.c.channel_id == wanted.channel_id)
    if wanted.deadline is not None:
        parts.append(matches.c.deadline <= wanted.deadline)
    if wanted.free:
        parts += [matches.c.status == Status.LOBBY, _taken() < matches.c.players]
    return and_(*parts)


def like(wish: Wish, people: Collection[int]) -> Any:
    """The condition for an open lobby as wished in which one of some people sits."""
    sitting = select(seats.c.match_id).where(seats.c.user_id.in_(people))
    return and_(
        matches.c.status == Status.LOBBY,
        matches.c.guild_id == wish.guild_id,
        matches.c.channel_id == wish.channel_id,
        matches.c.game == wish.game,
        matches.c.name == wish.name,
        matches.c.id.in_(sitting),
    )


async def standings(connection: Transaction, user_id: int) -> list[GameRecord]:
    """How many matches a person has played to an end and won, by game; those played most first.

    Copies of matches and those against AI players alone do not count.
    """
    other = seats.alias()
    against_people = exists().where(
        other.c.match_id == matches.c.id, other.c.user_id.is_not(None), other.c.user_id != user_id
    )
    played, won = func.count(), func.sum(case((seats.c.won, 1), else_=0))
    query = (
        select(matches.c.game, played.label("played"), won.label("won"))
        .join(seats, seats.c.match_id == matches.c.id)
        .where(seats.c.user_id == user_id, seats.c.won.is_not(None), matches.c.origin.is_(None))
        .where(against_people)
        .group_by(matches.c.game)
        .order_by(played.desc(), matches.c.game)
    )
    return [GameRecord(row.game, row.played, row.won) for row in await connection.execute(query)]


def _taken() -> Any:
    return (
        select(func.count())
        .select_from(seats)
        .where(seats.c.match_id == matches.c.id)
        .correlate(matches)
        .scalar_subquery()
    )
