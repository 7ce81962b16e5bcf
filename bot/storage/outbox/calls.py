"""Calls in the outbox: for people who are awaited, and for moderators."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, select

from bot.domain.match import Status
from bot.domain.outbox import Alert, Call, Delivered, Kind, OutboxRow, Prompt
from bot.domain.shards import Shards
from bot.storage.outbox.payloads import SAID, readable
from bot.storage.outbox.rows import UNSENT
from bot.storage.shards import of_shards
from bot.storage.tables import interactions, matches, outbox
from bot.storage.transaction import Transaction


@dataclass(frozen=True, slots=True)
class CallRow:
    """What calls for one person. pending: it has not left yet. there: where it stands, if it has arrived."""

    row: OutboxRow[Call]
    pending: bool
    there: Delivered | None


async def pending_prompts(connection: Transaction, match_id: str) -> list[OutboxRow[Prompt]]:
    """The prompts of a match not yet on their way."""
    query = select(*SAID).where(
        outbox.c.match_id == match_id, outbox.c.kind == Kind.PROMPT, outbox.c.state == "pending"
    )
    return [*filter(None, map(readable, (await connection.execute(query)).all()))]


async def unsent_prompts(connection: Transaction, match_id: str) -> list[OutboxRow[Prompt]]:
    """The prompts of a match that have not arrived yet."""
    query = select(*SAID).where(
        outbox.c.match_id == match_id, outbox.c.kind == Kind.PROMPT, outbox.c.state.in_(UNSENT)
    )
    return [*filter(None, map(readable, (await connection.execute(query)).all()))]


async def sent(
    connection: Transaction, match_id: str, kinds: Iterable[Kind], *, before: int | None = None
) -> list[tuple[OutboxRow[Any], Delivered]]:
    """The rows of these kinds that have arrived, with where they stand. before: those older than a row."""
    query = select(*SAID).where(
        outbox.c.match_id == match_id,
        outbox.c.kind.in_(list(kinds)),
        outbox.c.state == "sent",
        outbox.c.message_id.is_not(None),
    )
    if before is not None:
        query = query.where(outbox.c.id < before)
    return await _arrived(connection, query.order_by(outbox.c.id))


async def letters_acted_on(
    connection: Transaction, since: datetime, shards: Shards
) -> list[tuple[OutboxRow[Prompt], Delivered]]:
    """The prompts sent by direct message in matches in play in which somebody has acted since a moment.

    shards: on whose servers; with where they stand.
    """
    acted = select(interactions.c.match_id).where(interactions.c.at >= since)
    query = (
        select(*SAID)
        .join(matches, matches.c.id == outbox.c.match_id)
        .where(matches.c.id.in_(acted), matches.c.status == Status.RUNNING.value)
        .where(of_shards(matches.c.guild_id, shards))
        .where(outbox.c.kind == Kind.PROMPT, outbox.c.state == "sent")
        .where(outbox.c.message_id.is_not(None))
        .where(outbox.c.channel_id.is_distinct_from(matches.c.thread_id))
        .order_by(outbox.c.id)
    )
    return await _arrived(connection, query)


async def _arrived(
    connection: Transaction, query: Select[Any]
) -> list[tuple[OutboxRow[Any], Delivered]]:
    """The rows found that can be read, with where they stand."""
    found = (await connection.execute(query)).all()
    rows = [(readable(one), Delivered(one.message_id, one.channel_id)) for one in found]
    return [(row, there) for row, there in rows if row is not None]


async def calls(connection: Transaction, match_id: str, kinds: Iterable[Kind]) -> list[CallRow]:
    """The rows of these kinds in a match that were not dropped or given up, the oldest first."""
    query = select(*SAID).where(
        outbox.c.match_id == match_id,
        outbox.c.kind.in_(list(kinds)),
        outbox.c.state.in_((*UNSENT, "sent")),
    )
    found: list[CallRow] = []
    for one in (await connection.execute(query.order_by(outbox.c.id))).all():
        row = readable(one)
        if row is not None:
            there = Delivered(one.message_id, one.channel_id) if one.state == "sent" else None
            found.append(CallRow(row, one.state == "pending", there))
    return found


async def alerts_since(
    connection: Transaction, match_id: str, after: datetime
) -> list[OutboxRow[Alert]]:
    """The calls of moderators to a match that were made after a moment and not dropped."""
    query = select(*SAID).where(
        outbox.c.match_id == match_id,
        outbox.c.kind == Kind.ALERT,
        outbox.c.created_at > after,
        outbox.c.state != "dropped",
    )
    return [*filter(None, map(readable, (await connection.execute(query)).all()))]


async def unsent_alerts(connection: Transaction, match_id: str) -> list[OutboxRow[Alert]]:
    """The calls of moderators to a match that have not arrived yet."""
    query = select(*SAID).where(
        outbox.c.match_id == match_id, outbox.c.kind == Kind.ALERT, outbox.c.state.in_(UNSENT)
    )
    return [*filter(None, map(readable, (await connection.execute(query)).all()))]
