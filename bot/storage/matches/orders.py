"""What people have answered ahead, as rows: standing orders, queued answers, answers to be given later."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace as changed
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select

from bot.domain.match import Status
from bot.domain.orders import Order, Plan, Premoves, Queued, Rule, Wanted, Why
from bot.domain.shards import ALONE, Shards
from bot.storage.order_tables import declined, orders, planned_answers, queued
from bot.storage.shards import of_shards
from bot.storage.tables import log, matches, seats
from bot.storage.transaction import Transaction
from bot.storage.upsert import insert_new, replace
from bot.storage.wire import plain_text, read_plain_text

_RULE: TypeAdapter[Rule] = TypeAdapter(Rule)
_WANTED: TypeAdapter[tuple[Wanted, ...]] = TypeAdapter(tuple[Wanted, ...])
_OVER = matches.c.status == Status.LOCKED.value
"""Nobody is ever asked anything there again; before that, a moderator can still take the match up again."""
_RUNS = and_(
    matches.c.id == planned_answers.c.match_id,
    matches.c.status == Status.RUNNING.value,
    matches.c.paused_at.is_(None),
)


async def load_standing(
    connection: Transaction, match_id: str, game: str, people: Iterable[int]
) -> Premoves:
    """All that is answered ahead in a match by its people."""
    mine = and_(
        orders.c.user_id.in_([*people]),
        orders.c.game == game,
        or_(orders.c.match_id == match_id, orders.c.match_id.is_(None)),
    )
    found = await load_orders(connection, mine)
    found.sort(key=lambda one: (one.match_id is None, -one.id))
    waiting = await connection.execute(select(queued).where(queued.c.match_id == match_id))
    later = await connection.execute(
        select(planned_answers).where(planned_answers.c.match_id == match_id)
    )
    return Premoves(
        tuple(found),
        {(one.seat, one.kind): one for one in map(_queued, waiting) if not one.dropped},
        {
            row.seat: Plan(row.seat, row.decision, row.answer, Why(row.why), row.due_at, row.again)
            for row in later
        },
    )


# --- standing orders -----------------------------------------------------------------------------


async def load_orders(connection: Transaction, *where: ColumnElement[bool]) -> list[Order]:
    """Standing orders that fit, oldest first."""
    found = await connection.execute(select(orders).where(*where).order_by(orders.c.id))
    return [
        Order(
            row.id, row.user_id, row.game, row.match_id, _RULE.validate_json(json.dumps(row.body))
        )
        for row in found
    ]


async def orders_of(connection: Transaction, user_id: int) -> list[Order]:
    """The standing orders of a person that can still answer something, oldest first."""
    over = select(matches.c.id).where(matches.c.id == orders.c.match_id, _OVER).exists()
    found = await load_orders(connection, orders.c.user_id == user_id, ~over)
    query = select(matches.c.id, matches.c.name).where(
        matches.c.id.in_({one.match_id for one in found} - {None})
    )
    names = {row.id: row.name for row in await connection.execute(query)}
    return [changed(one, match_name=names.get(one.match_id, "")) for one in found]


async def insert_order(
    connection: Transaction,
    user_id: int,
    game: str,
    match_id: str | None,
    rule: Rule,
    now: datetime,
) -> None:
    """Keep a standing order; it takes the place of one that says the same of the same."""
    known = await orders_of(connection, user_id)
    same = [
        one.id
        for one in known
        if (one.game, one.match_id) == (game, match_id)
        and (one.rule.kind, one.rule.doing, one.rule.what) == (rule.kind, rule.doing, rule.what)
    ]
    await connection.execute(delete(orders).where(orders.c.id.in_(same)))
    row = {
        "user_id": user_id,
        "game": game,
        "match_id": match_id,
        "kind": rule.kind,
        "body": _RULE.dump_python(rule, mode="json"),
        "at": now,
    }
    await connection.execute(insert(orders), row)


async def delete_orders(connection: Transaction, user_id: int, ids: Iterable[int]) -> int:
    """Forget standing orders of a person; gives how many there were."""
    mine = and_(orders.c.user_id == user_id, orders.c.id.in_([*ids]))
    return (await connection.execute(delete(orders).where(mine))).rowcount


async def forget_over(connection: Transaction) -> None:
    """Forget the standing orders of matches that are over for good."""
    over = select(matches.c.id).where(_OVER)
    await connection.execute(delete(orders).where(orders.c.match_id.in_(over)))


async def decline(connection: Transaction, match_id: str, user_id: int, kind: str) -> None:
    """Offer a person no order for a kind of question in a match any more."""
    await insert_new(connection, declined, match_id=match_id, user_id=user_id, kind=kind)


async def has_declined(connection: Transaction, match_id: str, user_id: int, kind: str) -> bool:
    """Whether a person wants no order to be offered for a kind of question in a match."""
    row = (declined.c.match_id == match_id, declined.c.user_id == user_id, declined.c.kind == kind)
    found = await connection.execute(select(declined.c.kind).where(*row))
    return found.first() is not None


# --- queued answers ------------------------------------------------------------------------------


async def write_queued(
    connection: Transaction, match_id: str, entry: Queued, now: datetime
) -> None:
    """Keep what a seat wants to answer next to a kind of question; without answers, nothing any more."""
    if not entry.answers:
        await delete_queued(connection, match_id, [(entry.seat, entry.kind)])
        return
    await replace(
        connection,
        queued,
        match_id=match_id,
        seat=entry.seat,
        kind=entry.kind,
        user_id=entry.user_id,
        answers={
            "asked": plain_text(entry.asked),
            "answers": _WANTED.dump_python(entry.answers, mode="json"),
            "dropped": entry.dropped,
        },
        at=now,
    )


async def delete_queued(
    connection: Transaction, match_id: str, keys: Iterable[tuple[int, str]]
) -> None:
    """Forget what seats had queued for kinds of questions."""
    for seat, kind in keys:
        here = (queued.c.match_id == match_id, queued.c.seat == seat, queued.c.kind == kind)
        await connection.execute(delete(queued).where(*here))


async def load_queued(connection: Transaction, match_id: str, user_id: int) -> dict[str, Queued]:
    """What a person has queued in a match and may still be given, by the kind of question."""
    mine = and_(queued.c.match_id == match_id, queued.c.user_id == user_id)
    found = map(_queued, await connection.execute(select(queued).where(mine)))
    return {one.kind: one for one in found if not one.dropped}


async def load_dropped(connection: Transaction, match_id: str, user_id: int) -> list[Queued]:
    """What a person had queued in vain and has not read of yet."""
    mine = and_(queued.c.match_id == match_id, queued.c.user_id == user_id)
    found = await connection.execute(select(queued).where(mine))
    return [one for one in map(_queued, found) if one.dropped]


def _queued(row: Any) -> Queued:
    asked = read_plain_text(row.answers["asked"])
    answers = _WANTED.validate_json(json.dumps(row.answers["answers"]))
    return Queued(row.seat, row.user_id, row.kind, asked, answers, row.answers["dropped"])


# --- answers to be given later -------------------------------------------------------------------


async def write_plans(connection: Transaction, match_id: str, plans: Mapping[int, Plan]) -> None:
    """Write down anew which answers will be given in a match after a while."""
    await connection.execute(delete(planned_answers).where(planned_answers.c.match_id == match_id))
    rows = [
        {
            "match_id": match_id,
            "seat": plan.seat,
            "decision": plan.decision,
            "answer": plan.answer,
            "why": plan.why.value,
            "due_at": plan.due_at,
            "again": plan.again,
        }
        for plan in plans.values()
    ]
    if rows:
        await connection.execute(insert(planned_answers), rows)


async def forget_seat(connection: Transaction, match_id: str, seat: int) -> None:
    """Forget what is queued for a seat, and what is to be answered for it after a while."""
    for table in (queued, planned_answers):
        gone = delete(table).where(table.c.match_id == match_id, table.c.seat == seat)
        await connection.execute(gone)


async def due(
    connection: Transaction, now: datetime, late: datetime, shards: Shards = ALONE
) -> list[tuple[str, int, bool]]:
    """The matches and seats whose answers are to be given now, and whether they are to be put off once more.

    That is what was due before `late`, unless it was put off so already.
    """
    found = await connection.execute(
        select(
            planned_answers.c.match_id,
            planned_answers.c.seat,
            planned_answers.c.due_at,
            planned_answers.c.again,
        )
        .join(matches, _RUNS)
        .where(planned_answers.c.due_at <= now, of_shards(matches.c.guild_id, shards))
        .order_by(planned_answers.c.due_at, planned_answers.c.match_id, planned_answers.c.seat)
    )
    return [(row.match_id, row.seat, row.due_at < late and not row.again) for row in found]


async def put_off(connection: Transaction, match_id: str, seat: int, due_at: datetime) -> None:
    """Give an answer later than planned."""
    here = (planned_answers.c.match_id == match_id, planned_answers.c.seat == seat)
    await connection.execute(planned_answers.update().where(*here).values(due_at=due_at))


async def next_due(connection: Transaction, shards: Shards = ALONE) -> datetime | None:
    """When the next answer is to be given, None if none is planned."""
    found = await connection.execute(
        select(func.min(planned_answers.c.due_at))
        .select_from(planned_answers.join(matches, _RUNS))
        .where(of_shards(matches.c.guild_id, shards))
    )
    moment: datetime | None = found.scalar_one()
    return moment


# --- what was given ------------------------------------------------------------------------------


async def mark_given(connection: Transaction, match_id: str, entry: int, why: Why) -> None:
    """Say of a log entry that its answer had been given ahead."""
    here = and_(log.c.match_id == match_id, log.c.number == entry)
    await connection.execute(log.update().where(here).values(why=why.value))


async def given_for(connection: Transaction, match_id: str, seat: int) -> dict[int, Why]:
    """The log entries with answers that the person of a seat had given ahead, and how."""
    here = and_(seats.c.match_id == log.c.match_id, seats.c.user_id == log.c.user_id)
    found = await connection.execute(
        select(log.c.number, log.c.why)
        .join(seats, here)
        .where(log.c.match_id == match_id, seats.c.seat == seat, log.c.why.is_not(None))
    )
    return {row.number: Why(row.why) for row in found}
