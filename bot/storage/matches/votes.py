"""Votes of tables, as rows."""

from collections.abc import Iterable, Mapping
from dataclasses import replace as changed
from datetime import datetime
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update

from bot.domain.match import Verdict
from bot.domain.outbox import Delivered
from bot.domain.shards import ALONE, Shards
from bot.domain.votes import Ballot, Motion, Outcome, Question
from bot.storage.shards import match_of_shards
from bot.storage.tables import ballots, votes
from bot.storage.transaction import Transaction
from bot.storage.upsert import replace
from bot.storage.wire import plain_text, read_plain_text


async def insert_ballot(connection: Transaction, ballot: Ballot) -> Ballot:
    """Store a new vote; gives it with its number."""
    done = await connection.execute(
        insert(ballots)
        .values(
            match_id=ballot.match_id,
            kind=ballot.motion.question.value,
            body=_body(ballot),
            state=ballot.outcome.value,
            opened_by=ballot.opened_by,
            opened_at=ballot.opened_at,
            closes_at=ballot.closes_at,
        )
        .returning(ballots.c.id)
    )
    stored = changed(ballot, id=int(done.scalar_one()))
    for user, yes in ballot.votes.items():
        await cast(connection, stored.id, user, yes=yes, now=ballot.opened_at)
    return stored


async def cast(
    connection: Transaction, ballot_id: int, user_id: int, *, yes: bool, now: datetime
) -> None:
    """Store what somebody says; who says something else later has changed its mind."""
    await replace(connection, votes, ballot_id=ballot_id, user_id=user_id, yes=yes, at=now)


async def forget_votes(connection: Transaction, match_id: str, user_id: int) -> None:
    """Forget what somebody has said in open votes: its seat is another's."""
    still = select(ballots.c.id).where(
        ballots.c.match_id == match_id, ballots.c.state == Outcome.OPEN
    )
    gone = delete(votes).where(votes.c.user_id == user_id, votes.c.ballot_id.in_(still))
    await connection.execute(gone)


async def unplace_open(
    connection: Transaction, match_id: str, thread_id: int | None = None
) -> dict[int, Delivered | None]:
    """Forget where the posts of open votes stand; gives the votes, each with where its post stood.

    thread_id: only those in this thread.
    """
    query = select(ballots.c.id, ballots.c.message_id, ballots.c.channel_id).where(
        ballots.c.match_id == match_id, ballots.c.state == Outcome.OPEN
    )
    if thread_id is not None:
        query = query.where(ballots.c.channel_id == thread_id)
    rows = (await connection.execute(query.order_by(ballots.c.id))).all()
    nowhere = update(ballots).where(ballots.c.id.in_([row.id for row in rows]))
    await connection.execute(nowhere.values(message_id=None, channel_id=None))
    return {
        row.id: None if row.message_id is None else Delivered(row.message_id, row.channel_id)
        for row in rows
    }


async def close_ballot(connection: Transaction, ballot: Ballot) -> bool:
    """Store how a vote ended; False if it was over already, and then nothing is changed."""
    done = await connection.execute(
        update(ballots)
        .where(ballots.c.id == ballot.id, ballots.c.state == Outcome.OPEN)
        .values(state=ballot.outcome.value, closes_at=ballot.closes_at, body=_body(ballot))
    )
    return done.rowcount == 1


async def place_ballot(
    connection: Transaction, ballot_id: int, message_id: int, channel_id: int
) -> None:
    """Remember where the post of a vote stands."""
    await connection.execute(
        update(ballots)
        .where(ballots.c.id == ballot_id)
        .values(message_id=message_id, channel_id=channel_id)
    )


async def load_ballot(connection: Transaction, ballot_id: int) -> Ballot | None:
    """A vote, None if there is none with this number."""
    found = await load_ballots(connection, ballots.c.id == ballot_id)
    return found[0] if found else None


async def load_ballots(connection: Transaction, *where: Any) -> list[Ballot]:
    """The votes that fit, oldest first."""
    query = select(ballots).where(*where).order_by(ballots.c.id)
    rows = (await connection.execute(query)).all()
    said = await _said(connection, [row.id for row in rows])
    return [_ballot(row, said.get(row.id, {})) for row in rows]


async def last_in_vain(connection: Transaction, asked: Ballot) -> datetime | None:
    """When it last came to nothing that the same person asked the same table for, None for never.

    Votes that earlier programs closed early keep the time at which they would have closed: it may lie ahead.
    """
    query = select(func.max(ballots.c.closes_at)).where(
        ballots.c.closes_at <= asked.opened_at,
        ballots.c.match_id == asked.match_id,
        ballots.c.kind == asked.motion.question.value,
        ballots.c.opened_by == asked.opened_by,
        ballots.c.state.in_((Outcome.WITHDRAWN, Outcome.FAILED)),
    )
    moment: datetime | None = (await connection.execute(query)).scalar()
    return moment


async def load_open(connection: Transaction, shards: Shards = ALONE) -> list[Ballot]:
    """The votes that are open, oldest first."""
    its = match_of_shards(ballots.c.match_id, shards)
    return await load_ballots(connection, ballots.c.state == Outcome.OPEN, its)


async def next_closing(connection: Transaction, shards: Shards = ALONE) -> datetime | None:
    """When the next open vote fails for want of votes."""
    query = select(func.min(ballots.c.closes_at)).where(
        ballots.c.state == Outcome.OPEN, match_of_shards(ballots.c.match_id, shards)
    )
    moment: datetime | None = (await connection.execute(query)).scalar()
    return moment


async def _said(connection: Transaction, ids: Iterable[int]) -> dict[int, dict[int, bool]]:
    wanted, found = [*ids], dict[int, dict[int, bool]]()
    if wanted:
        query = select(votes).where(votes.c.ballot_id.in_(wanted))
        for row in (await connection.execute(query)).all():
            found.setdefault(row.ballot_id, {})[row.user_id] = row.yes
    return found


def _body(ballot: Ballot) -> dict[str, Any]:
    motion = ballot.motion
    return {
        "to": motion.to,
        "count": motion.count,
        "seat": motion.seat,
        "verdict": motion.verdict.value,
        "reason": motion.reason,
        "move": motion.move,
        "entry": ballot.entry,
        "touched": None if ballot.touched is None else list(ballot.touched),
        "whom": ballot.whom,
        "why": None if ballot.why is None else plain_text(ballot.why),
    }


def _ballot(row: Row[Any], said: Mapping[int, bool]) -> Ballot:
    body = row.body
    motion = Motion(
        Question(row.kind),
        body["to"],
        body["count"],
        body.get("move", 0),
        body["seat"],
        Verdict(body["verdict"]),
        body["reason"],
    )
    touched = body.get("touched")
    return Ballot(
        row.id,
        row.match_id,
        motion,
        Outcome(row.state),
        row.opened_by,
        row.opened_at,
        row.closes_at,
        body["entry"],
        None if touched is None else tuple(touched),
        body.get("whom"),
        said,
        None if body["why"] is None else read_plain_text(body["why"]),
        row.message_id,
        row.channel_id,
    )
