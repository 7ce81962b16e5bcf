"""Erasing a person: what was theirs alone goes, and what others need names nobody any more.

Matches stay provable: logs and seeds hold no name, and what somebody added to a seed is the number of a
click. The audit log can't be changed and stays as it is. Limits that are counted are forgotten by themselves
(`bot/matches/time/cleanup.py`), and whom others have blocked is the others' business.
"""

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, cast, delete, false, literal, or_, select, update
from sqlalchemy import Text as Plain

from bot.domain.match import FORMER_NAME, NOBODY, OPEN, MatchInfo, Status
from bot.storage.matches import rows as match_rows
from bot.storage.order_tables import declined, orders, queued
from bot.storage.quota_tables import blocks, pings
from bot.storage.tables import (
    audit,
    ballots,
    contributions,
    events,
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
)
from bot.storage.transaction import Transaction
from bot.storage.wire import plain_text, read_plain_text
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


@dataclass(frozen=True, slots=True)
class _Person:
    """Who is erased. names: what nobody but them was called in a match."""

    id: int
    names: Collection[str]


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
        person = _Person(user_id, await _names(connection, match_id, user_id))
        await _untell(connection, match_id, person)
        await _unsay(connection, match_id, person)
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


async def _untell(connection: Transaction, match_id: str, person: _Person) -> None:
    """Take names out of the story."""
    query = select(events.c.number, events.c.body).where(
        events.c.match_id == match_id, or_(false(), *_named_in(events.c.body, person))
    )
    for row in (await connection.execute(query)).all():
        body = event_line(_nameless(read_event_line(row.body), person))
        one = update(events).where(events.c.match_id == match_id, events.c.number == row.number)
        await connection.execute(one.values(body=body))


async def _unsay(connection: Transaction, match_id: str, person: _Person) -> None:
    """Take a person out of votes, and out of what was or is to be posted."""
    asked = select(ballots.c.id, ballots.c.body).where(
        ballots.c.match_id == match_id, ballots.c.opened_by == person.id
    )
    for row in (await connection.execute(asked)).all():
        unsaid = update(ballots).where(ballots.c.id == row.id)
        await connection.execute(unsaid.values(body={**row.body, "reason": ""}))
    for table in (ballots, outbox):
        body = cast(table.c.body, Plain)
        speaks = or_(body.contains(str(person.id)), *_named_in(body, person))
        query = select(table.c.id, body.label("body")).where(table.c.match_id == match_id, speaks)
        for row in (await connection.execute(query)).all():
            said = literal(_unsaid(row.body, person), Plain())
            await connection.execute(
                update(table).where(table.c.id == row.id).values({table.c.body: said})
            )


def _named_in(body: ColumnElement[str], person: _Person) -> list[ColumnElement[bool]]:
    """Where JSON has one of a person's names."""
    written = [json.dumps(name, ensure_ascii=False) for name in sorted(person.names)]
    return [body.contains(one, autoescape=True) for one in written]


def _nameless(event: Event, person: _Person) -> Event:
    private = {seat: _args(args, person) for seat, args in event.private.items()}
    return replace(event, data=_args(event.data, person), private=private)


def _args(args: Mapping[str, Arg], person: _Person) -> dict[str, Arg]:
    return {key: _arg(one, person) for key, one in args.items()}


def _arg(arg: Arg, person: _Person) -> Arg:
    """An argument of a text, in which a name or an id is a string of its own."""
    if isinstance(arg, str):
        named = Text(FORMER_NAME) if arg in person.names else arg
        return str(NOBODY) if arg == str(person.id) else named
    if isinstance(arg, list):
        return [_arg(one, person) for one in arg]
    return Text(arg.key, _args(arg.args, person)) if isinstance(arg, Text) else arg


def _without(value: Any, person: _Person) -> Any:
    """The same JSON without a person's id, and without their names in texts."""
    if isinstance(value, list):
        return [_without(one, person) for one in value]
    if isinstance(value, dict) and value.keys() == {"key", "args"}:
        return plain_text(Text(value["key"], _args(read_plain_text(value).args, person)))
    if isinstance(value, dict):
        return {key: _in_field(key, one, person) for key, one in value.items()}
    return NOBODY if value == person.id else value


def _unsaid(line: str, person: _Person) -> str:
    """A line of JSON without a person; one that is damaged says nothing at all from then on."""
    try:
        said = json.loads(line)
    except json.JSONDecodeError:
        said = None
    return json.dumps(_without(said, person), separators=(",", ":"), ensure_ascii=False)


def _in_field(key: str, value: Any, person: _Person) -> Any:
    """What stands under a key; nobody is not to be pinged."""
    if key in _PINGED and isinstance(value, list):
        return [one for one in value if one != person.id]
    return _without(value, person)
