"""Erasing a person: what was theirs alone goes, and what others need names nobody any more.

Matches stay provable: logs and seeds hold no name, and what somebody added to a seed is the number of a
click. Rows of the audit log stay as acts of nobody (`audit/redaction.py`). Limits that are counted, and the
blocks of others, go on under another number (`alias.py`), or whoever is erased would have got rid of them.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    case,
    cast,
    delete,
    false,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy import Text as Plain

from bot.domain.match import NOBODY, OPEN, MatchInfo, Status
from bot.domain.outbox import Kind
from bot.storage.audit.chain import values_of
from bot.storage.audit.redaction import redact
from bot.storage.matches import rows as match_rows
from bot.storage.order_tables import declined, orders, queued
from bot.storage.outbox import rows as outbox_rows
from bot.storage.outbox.payloads import SAID, readable
from bot.storage.people import blocks as block_rows
from bot.storage.people import quotas as quota_rows
from bot.storage.people.alias import alias_for
from bot.storage.people.person import Person
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
    (invitations.c.match_id, invitations.c.user_id),
    (pings.c.match_id, pings.c.user_id),
    (queued.c.match_id, queued.c.user_id),
    (audit.c.match_id, audit.c.actor_id),
)
"""Where matches name people."""
_SPEAKING: Final = (ballots, outbox)
"""Where matches name people in JSON, even such as stand nowhere else any more."""


@dataclass(frozen=True, slots=True)
class Erased:
    """What was done: which matches named them, and how many rows of the audit log and of their own did."""

    matches: tuple[str, ...]
    acts: int
    rows: int


async def in_the_way(connection: Transaction, user_id: int) -> list[MatchInfo]:
    """The matches in which a person has a seat and that are not over for good, the newest first."""
    sits = select(seats.c.match_id).where(seats.c.user_id == user_id)
    # One that was ended early can be taken up again until its result is final.
    stopped = and_(matches.c.status == Status.STOPPED.value, matches.c.due_at.is_not(None))
    where = (matches.c.id.in_(sits), matches.c.trial.is_(False))
    return await match_rows.load_infos(connection, *where, or_(matches.c.status.in_(OPEN), stopped))


async def matches_of(connection: Transaction, user_id: int) -> list[str]:
    """All matches that name a person, what-ifs and copies included, in the order of their ids."""
    found = await _speaking_of(connection, user_id)
    for query in _queries(user_id):
        found.update((await connection.execute(query.distinct())).scalars())
    # What-ifs of others call the seats as their matches do, and the story of a copy tells who made it.
    copied = select(matches.c.id).where(matches.c.origin.in_(found))
    found.update((await connection.execute(copied)).scalars())
    return sorted(one for one in found if one is not None)


def _queries(user_id: int) -> Iterator[Select[str | None]]:
    """The ids of matches that name a person, place by place."""
    for match_id, whose in _PLACES:
        yield select(match_id).where(whose == user_id)
    voted = select(votes.c.ballot_id).where(votes.c.user_id == user_id)
    yield select(ballots.c.match_id).where(ballots.c.id.in_(voted))


async def _speaking_of(connection: Transaction, user_id: int) -> set[str | None]:
    """The ids of matches in whose JSON the number of a person stands, and not just as part of another."""
    found: set[str | None] = set()
    number = re.compile(rf"(?<![0-9]){user_id}(?![0-9])")
    for table in (*_SPEAKING, audit):
        body = cast(table.c.body, Plain).label("body")
        query = select(table.c.match_id, body).where(body.contains(str(user_id)))
        rows = await connection.execute(query)
        found.update(row.match_id for row in rows if number.search(row.body))
    return found


async def erase(connection: Transaction, user_id: int, now: datetime) -> Erased:
    """Forget a person who has a seat in no match that goes on; done twice, there is nothing left to do."""
    named = await matches_of(connection, user_id)
    alias = await alias_for(connection, user_id)
    own_trials = and_(matches.c.trial.is_(True), matches.c.creator_id == user_id)
    await connection.execute(delete(matches).where(own_trials))
    for match_id in named:
        person = Person(user_id, await _names(connection, match_id, user_id))
        await _untell(connection, match_id, person)
        await _call_off(connection, match_id, person)
        await _unsay(connection, match_id, person)
        await _replace_in_trials(connection, match_id, person)
        await _unname_former(connection, match_id, person)
    await _unseat(connection, user_id)
    rows = await _delete_own(connection, user_id)
    for column in _NAMING:
        values = {column.name: NOBODY}
        await connection.execute(update(column.table).where(column == user_id).values(values))
    await block_rows.forget_blocked(connection, user_id, alias)
    await quota_rows.forget_person(connection, user_id, alias)
    acts = await _out_of_record(connection, user_id, now)
    # Nobody who still has one of these matches in memory can write the names back.
    again = update(matches).where(matches.c.id.in_(named))
    await connection.execute(again.values(revision=matches.c.revision + 1))
    return Erased(tuple(named), acts, rows)


async def _delete_own(connection: Transaction, user_id: int) -> int:
    """Delete what is theirs alone; gives how many rows that were."""
    done = await connection.execute(delete(outbox).where(outbox.c.lane == f"dm:{user_id}"))
    rows = done.rowcount
    for column in _THEIRS:
        rows += (await connection.execute(delete(column.table).where(column == user_id))).rowcount
    return rows


async def _out_of_record(connection: Transaction, user_id: int, now: datetime) -> int:
    """Let the audit log name nobody where it names them; gives how many rows did."""
    return await redact(connection, _on_record(user_id), Person(user_id).out_of_act, now)


def _on_record(user_id: int) -> ColumnElement[bool]:
    """Which acts are somebody's, or say their number."""
    said = cast(audit.c.body, Plain).contains(str(user_id))
    return or_(audit.c.actor_id == user_id, said)


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


async def _replace_in_trials(connection: Transaction, match_id: str, person: Person) -> None:
    """Have AI players called by no name sit in their place in the what-ifs of others."""
    own = select(matches.c.id).where(matches.c.id == match_id, matches.c.trial.is_(True))
    called = update(seats).where(seats.c.match_id.in_(own), seats.c.name.in_(person.names))
    await connection.execute(called.values(name=""))


async def _unname_former(connection: Transaction, match_id: str, person: Person) -> None:
    """Let seats be nobody's that they lost before it was kept whose those were."""
    theirs = (former.c.user_id.is_(None), former.c.name.in_(person.names))
    lost = update(former).where(former.c.match_id == match_id, *theirs)
    await connection.execute(lost.values(user_id=NOBODY, name=""))


async def _names(connection: Transaction, match_id: str, user_id: int) -> set[str]:
    """What a person was called in a match, or the one it tries out, but for names that others have, too.

    Whoever has a name but no number is no other person: an AI player, or somebody who lost a seat before it
    was kept whose that was, and that may be the same one.
    """
    tried_out = case((matches.c.trial, matches.c.origin), else_=matches.c.id)
    of = await connection.execute(select(tried_out).where(matches.c.id == match_id))
    match_id = of.scalar() or match_id
    found: set[str] = set()
    others: set[str] = set()
    for table in (seats, former, contributions):
        query = select(table.c.user_id, table.c.name).where(table.c.match_id == match_id)
        for row in await connection.execute(query.where(table.c.user_id.is_not(None))):
            (found if row.user_id == user_id else others).add(row.name)
    found.update(await _names_on_record(connection, match_id, user_id))
    return found - others - {""}


async def _names_on_record(connection: Transaction, match_id: str, user_id: int) -> set[str]:
    """What a person is called by the acts on a match; that of copying it is on record with its original."""
    copied = select(matches.c.origin).where(matches.c.id == match_id).scalar_subquery()
    query = select(audit).where(audit.c.match_id.in_((match_id, copied)), _on_record(user_id))
    acts = map(values_of, (await connection.execute(query)).all())
    person = Person(user_id)
    return {str(act["body"][field]) for act in acts for field in person.called_in(act)}


async def _untell(connection: Transaction, match_id: str, person: Person) -> None:
    """Take names out of the story."""
    query = select(events.c.number, events.c.body).where(
        events.c.match_id == match_id, or_(false(), *_named_in(events.c.body, person))
    )
    for row in (await connection.execute(query)).all():
        body = event_line(person.out_of_event(read_event_line(row.body)))
        one = update(events).where(events.c.match_id == match_id, events.c.number == row.number)
        await connection.execute(one.values(body=body))


async def _call_off(connection: Transaction, match_id: str, person: Person) -> None:
    """Post no call to a lobby that would have been for them alone; without them it would call nobody."""
    waiting = (outbox.c.match_id == match_id, outbox.c.state == "pending")
    query = select(*SAID).where(*waiting, outbox.c.kind == Kind.NOTICE)
    for row in map(readable, (await connection.execute(query)).all()):
        if row is not None and row.payload.gathering and row.payload.pings == (person.id,):
            await outbox_rows.drop(connection, match_id, outbox.c.id == row.id)


async def _unsay(connection: Transaction, match_id: str, person: Person) -> None:
    """Take a person out of votes, and out of what was or is to be posted."""
    asked = select(ballots.c.id, ballots.c.body).where(
        ballots.c.match_id == match_id, ballots.c.opened_by == person.id
    )
    for row in (await connection.execute(asked)).all():
        unsaid = update(ballots).where(ballots.c.id == row.id)
        await connection.execute(unsaid.values(body={**row.body, "reason": ""}))
    for table in _SPEAKING:
        body = cast(table.c.body, Plain)
        speaks = or_(body.contains(str(person.id)), *_named_in(body, person))
        query = select(table.c.id, body.label("body")).where(table.c.match_id == match_id, speaks)
        for row in (await connection.execute(query)).all():
            said = literal(person.out_of_line(row.body), Plain())
            await connection.execute(
                update(table).where(table.c.id == row.id).values({table.c.body: said})
            )


def _named_in(body: ColumnElement[str], person: Person) -> list[ColumnElement[bool]]:
    """Where JSON has one of a person's names."""
    written = [json.dumps(name, ensure_ascii=False) for name in sorted(person.names)]
    return [body.contains(one, autoescape=True) for one in written]
