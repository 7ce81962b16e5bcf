"""Erasing a person: what was theirs alone goes, and what others need names nobody any more.

Matches stay provable: logs and seeds hold no name, and what somebody added to a seed is the number of a
click. The audit log can't be changed and stays as it is. Limits that are counted are forgotten by themselves
(`bot/matches/sweeping.py`), and whom others have blocked is the others' business.
"""

import json
from collections.abc import Collection
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Text as Plain
from sqlalchemy import and_, cast, delete, or_, select, update

from bot.matches.model import FORMER_NAME, NOBODY, OPEN, MatchInfo, Status
from bot.storage import match_rows
from bot.storage.quota_tables import blocks, pings
from bot.storage.tables import (
    audit,
    ballots,
    contributions,
    declined,
    events,
    former,
    invitations,
    log,
    matches,
    members,
    notes,
    orders,
    outbox,
    queued,
    seats,
    vacations,
    votes,
)
from bot.storage.transaction import Transaction
from bot.storage.wire import plain_text
from engines.core import Arg, Event, Text
from engines.core.wire import event_line, read_event_line

_THEIRS: Final = (
    *(members.c.id, vacations.c.user_id, orders.c.user_id, notes.c.user_id, declined.c.user_id),
    *(queued.c.user_id, invitations.c.user_id, votes.c.user_id, pings.c.user_id, blocks.c.user_id),
)
"""Rows that name a person here are theirs alone."""
_NAMING: Final = (log.c.user_id, matches.c.creator_id, ballots.c.opened_by, invitations.c.by_id)
"""Rows that name a person here stay for others, and name nobody from then on."""
_PLACES: Final = (
    (seats.c.match_id, seats.c.user_id),
    (former.c.match_id, former.c.user_id),
    (contributions.c.match_id, contributions.c.user_id),
    (log.c.match_id, log.c.user_id),
    (matches.c.id, matches.c.creator_id),
    (ballots.c.match_id, ballots.c.opened_by),
    (invitations.c.match_id, invitations.c.by_id),
    (queued.c.match_id, queued.c.user_id),
    (audit.c.match_id, audit.c.actor_id),
)
"""Where matches name people."""
_PINGED: Final = ("pings", "spared")
"""Whom a row of the outbox has pinged, or not for once."""


async def in_the_way(connection: Transaction, user_id: int) -> list[MatchInfo]:
    """The matches in which a person has a seat and that are not over for good, the newest first."""
    sits = select(seats.c.match_id).where(seats.c.user_id == user_id)
    # One that was ended early can be taken up again until its result is final.
    stopped = and_(matches.c.status == Status.STOPPED.value, matches.c.due_at.is_not(None))
    where = (matches.c.id.in_(sits), matches.c.trial.is_(False))
    return await match_rows.load_infos(connection, *where, or_(matches.c.status.in_(OPEN), stopped))


async def matches_of(connection: Transaction, user_id: int) -> list[str]:
    """All matches that name a person, what-ifs included, in the order of their ids."""
    found: set[str | None] = set()
    for match_id, whose in _PLACES:
        rows = await connection.execute(select(match_id).where(whose == user_id).distinct())
        found.update(rows.scalars())
    return sorted(one for one in found if one is not None)


async def erase(connection: Transaction, user_id: int) -> list[str]:
    """Forget a person who has a seat in no match that goes on; gives the matches that named them."""
    named = await matches_of(connection, user_id)
    own_trials = and_(matches.c.trial.is_(True), matches.c.creator_id == user_id)
    await connection.execute(delete(matches).where(own_trials))
    for match_id in named:
        names = await _names(connection, match_id, user_id)
        await _untell(connection, match_id, names)
        await _unsay(connection, match_id, user_id, names)
    await _unseat(connection, user_id)
    await connection.execute(delete(outbox).where(outbox.c.lane == f"dm:{user_id}"))
    for column in _THEIRS:
        await connection.execute(delete(column.table).where(column == user_id))
    for column in _NAMING:
        values = {column.name: NOBODY}
        await connection.execute(update(column.table).where(column == user_id).values(values))
    # Nobody who still has one of these matches in memory can write the names back.
    again = update(matches).where(matches.c.id.in_(named))
    await connection.execute(again.values(revision=matches.c.revision + 1))
    return named


async def _unseat(connection: Transaction, user_id: int) -> None:
    """Let seats, and what was added to seeds, be nobody's."""
    nameless = {"user_id": NOBODY, "name": ""}
    for table in (seats, former):
        own = update(table).where(table.c.user_id == user_id)
        await connection.execute(own.values(nameless))
    given = select(contributions).where(contributions.c.user_id == user_id)
    for row in (await connection.execute(given)).all():
        one = (contributions.c.match_id == row.match_id, contributions.c.place == row.place)
        # In each match they have to differ, also where several people were erased.
        values = {"user_id": -1 - row.place, "name": ""}
        await connection.execute(update(contributions).where(*one).values(values))


async def _names(connection: Transaction, match_id: str, user_id: int) -> set[str]:
    """What a person was called in a match, without names that others have there, too."""
    found: set[str] = set()
    others: set[str] = set()
    for table in (seats, former, contributions):
        query = select(table.c.user_id, table.c.name).where(table.c.match_id == match_id)
        for row in await connection.execute(query):
            (found if row.user_id == user_id else others).add(row.name)
    acts = select(audit.c.body).where(audit.c.match_id == match_id, audit.c.actor_id == user_id)
    found.update(str(body.get("name", "")) for body in (await connection.execute(acts)).scalars())
    return found - others - {""}


async def _untell(connection: Transaction, match_id: str, names: Collection[str]) -> None:
    """Take names out of the story."""
    for name in names:
        written = json.dumps(name, ensure_ascii=False)[1:-1]
        query = select(events.c.number, events.c.body).where(
            events.c.match_id == match_id, events.c.body.contains(written, autoescape=True)
        )
        for row in (await connection.execute(query)).all():
            body = event_line(_nameless(read_event_line(row.body), names))
            one = update(events).where(events.c.match_id == match_id, events.c.number == row.number)
            await connection.execute(one.values(body=body))


async def _unsay(
    connection: Transaction, match_id: str, user_id: int, names: Collection[str]
) -> None:
    """Take a person out of votes, and out of what was or is to be posted."""
    asked = select(ballots.c.id, ballots.c.body).where(
        ballots.c.match_id == match_id, ballots.c.opened_by == user_id
    )
    for row in (await connection.execute(asked)).all():
        unsaid = update(ballots).where(ballots.c.id == row.id)
        await connection.execute(unsaid.values(body={**row.body, "reason": ""}))
    for table in (ballots, outbox):
        speaks = [cast(table.c.body, Plain).contains(str(user_id))]
        for name in names:
            written = json.dumps(name, ensure_ascii=False)
            speaks.append(cast(table.c.body, Plain).contains(written, autoescape=True))
        query = select(table.c.id, table.c.body).where(table.c.match_id == match_id, or_(*speaks))
        for row in (await connection.execute(query)).all():
            body = _without(row.body, user_id, names)
            await connection.execute(update(table).where(table.c.id == row.id).values(body=body))


def _nameless(event: Event, names: Collection[str]) -> Event:
    private = {
        seat: {key: _arg(one, names) for key, one in args.items()}
        for seat, args in event.private.items()
    }
    data = {key: _arg(one, names) for key, one in event.data.items()}
    return replace(event, data=data, private=private)


def _arg(arg: Arg, names: Collection[str]) -> Arg:
    """An argument of a text, which names a person in a string of its own."""
    if isinstance(arg, str):
        return Text(FORMER_NAME) if arg in names else arg
    if isinstance(arg, list):
        return [_arg(one, names) for one in arg]
    if isinstance(arg, Text):
        return Text(arg.key, {key: _arg(one, names) for key, one in arg.args.items()})
    return arg


def _without(value: Any, user_id: int, names: Collection[str]) -> Any:
    """The same JSON without a person's id, and without their names where texts have them."""
    if isinstance(value, list):
        return [_without(one, user_id, names) for one in value]
    if isinstance(value, dict):
        if value.keys() == {"key", "args"}:
            named = plain_text(Text(FORMER_NAME))
            args = {
                key: named if _is_one(one, names) else one for key, one in value["args"].items()
            }
            return {"key": value["key"], "args": _without(args, user_id, names)}
        return {key: _in_field(key, one, user_id, names) for key, one in value.items()}
    if value == str(user_id):
        return str(NOBODY)
    return NOBODY if value == user_id else value


def _in_field(key: str, value: Any, user_id: int, names: Collection[str]) -> Any:
    """What stands under a key; nobody is not to be pinged."""
    if key in _PINGED:
        return [one for one in value if one != user_id]
    return _without(value, user_id, names)


def _is_one(value: Any, names: Collection[str]) -> bool:
    return isinstance(value, str) and value in names
