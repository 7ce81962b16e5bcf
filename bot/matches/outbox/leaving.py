"""What a row of the outbox says when it leaves; settled no sooner, since the match may have moved on."""

from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.domain.outbox import AwaitedUpdate, BoardPost, Call, OutboxRow, Payload, Prompt
from bot.matches.outbox import pings
from bot.storage.outbox import boards as board_rows
from bot.storage.outbox import sending as sending_rows
from bot.storage.outbox import withdrawals as withdrawal_rows
from bot.storage.outbox.leases import ONLY, Sender
from bot.storage.transaction import Transaction


async def leave(
    connection: Transaction, row: OutboxRow[Payload], now: datetime, sender: Sender = ONLY
) -> OutboxRow[Payload] | None:
    """Say that a row is about to leave, with what it will tell; None if it was dropped or taken meanwhile."""
    said = await _said(connection, row, now)
    look = isinstance(said, BoardPost) and said.pictured
    return await sending_rows.mark_sending(connection, row, said, now, sender, look=look)


async def _said(connection: Transaction, row: OutboxRow[Any], now: datetime) -> Payload:
    said: Payload = row.payload
    if isinstance(said, BoardPost):
        return await _told(connection, row, now)
    if isinstance(said, AwaitedUpdate):
        return await _about_last_board(connection, row)
    if isinstance(said, Call) and (fate := await withdrawal_rows.withdrawn(connection, row)):
        return replace(said, withdrawn=fate)
    if isinstance(said, Prompt):
        whom = (row.match_id, [said.user_id], said.moves)
        return replace(said, spared=bool(await pings.spared(connection, *whom, now)))
    return said


async def _told(connection: Transaction, row: OutboxRow[BoardPost], at: datetime) -> BoardPost:
    """What a board post tells at this moment: the story's end, who is awaited, who is pinged.

    Who has answered ahead is pinged like everybody else, so that nobody learns of it. Who was pinged for the
    same step a short while ago is spared.
    """
    reached = await board_rows.reached(connection, row.match_id)
    asked = await board_rows.asked(connection, row.match_id)
    called = [
        one.user_id
        for one in asked
        if one.user_id is not None and not one.pinged and not one.secret and not reached.paused
    ]
    spared = await pings.spared(connection, row.match_id, called, row.payload.moves, at)
    return replace(
        await _pictured(connection, row),
        upto=reached.last_event,
        entry=reached.entry,
        waiting=tuple(one.seat for one in asked),
        people=tuple((one.seat, one.user_id) for one in asked),
        secret=any(one.secret for one in asked),
        pings=tuple(one for one in called if one not in spared),
        spared=tuple(spared),
    )


async def _pictured(connection: Transaction, row: OutboxRow[BoardPost]) -> BoardPost:
    """A board post that knows whether it has a picture; where pictures come once a round, not each has."""
    said = row.payload
    if said.round is None:
        return replace(said, pictured=True)
    after = await board_rows.thread_begun(connection, row)
    before = await board_rows.board_before(connection, row, after)
    shown = None if before is None else before.said.shown
    return replace(said, pictured=said.round != shown, shown=said.round)


async def _about_last_board(
    connection: Transaction, row: OutboxRow[AwaitedUpdate]
) -> AwaitedUpdate:
    """What is said in the board post before a row, with where that stands and whom it has pinged."""
    found = await board_rows.board_before(connection, row)
    if found is None:
        return row.payload
    return replace(
        row.payload,
        message_id=found.message_id,
        channel_id=found.channel_id,
        pings=found.said.pings,
        shown=found.said.shown,
    )
