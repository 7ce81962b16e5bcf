"""What follows when a row of the outbox has arrived: who knows what, and what is history."""

from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.domain.outbox import (
    BallotPost,
    BoardPost,
    Call,
    Delivered,
    Fate,
    Kind,
    LobbyPost,
    NewThread,
    Notice,
    OpeningPost,
    OutboxRow,
    Payload,
    Prompt,
    Strip,
    Withdrawal,
)
from bot.matches.outbox.became import became_of
from bot.matches.outbox.withdrawing import settling, withdraw
from bot.storage.matches.play import write_look
from bot.storage.matches.rows import has_lobby_post, hold, in_lobby, write_posting
from bot.storage.matches.votes import place_ballot
from bot.storage.outbox import boards as board_rows
from bot.storage.outbox import calls as call_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.outbox import sending as sending_rows
from bot.storage.outbox import withdrawals as withdrawal_rows
from bot.storage.people import pings as ping_rows
from bot.storage.transaction import Transaction


async def arrive(
    connection: Transaction, row: OutboxRow[Any], delivered: Delivered, now: datetime
) -> None:
    """Say that a row has arrived, and draw the consequences."""
    await _follow(connection, row, delivered, now)
    said = row.payload
    if isinstance(said, Call) and (fate := await withdrawal_rows.withdrawn(connection, row)):
        await withdraw(connection, row, delivered, fate, now)
    await sending_rows.mark_sent(connection, row, delivered, now)


async def _follow(
    connection: Transaction, row: OutboxRow[Any], delivered: Delivered, now: datetime
) -> None:
    match row.payload:
        case BoardPost():
            await _board_posted(connection, row, now)
        case LobbyPost():
            await write_posting(connection, row.match_id, lobby_message_id=delivered.message_id)
        case NewThread():
            await _thread_made(connection, row, delivered, now)
        case OpeningPost():
            await _all_called(connection, row.match_id)
        case BallotPost(ballot=number):
            await place_ballot(connection, number, delivered.message_id, delivered.channel_id)
        case Prompt() as prompt:
            await board_rows.pinged(connection, row.match_id, [prompt.user_id])
            if not prompt.spared:
                whom = (row.match_id, [prompt.user_id], prompt.moves)
                await ping_rows.note(connection, *whom, now)
        case Notice(gathering=True):
            await _called_to_lobby(connection, row, delivered, now)
        case Withdrawal(row=int(number)):
            await _settled(connection, number)


async def _thread_made(
    connection: Transaction, row: OutboxRow[NewThread], delivered: Delivered, now: datetime
) -> None:
    """The thread is known at once; that the lobby's post leads there is owed after what calls people."""
    await write_posting(connection, row.match_id, thread_id=delivered.channel_id)
    if await has_lobby_post(connection, row.match_id):
        await outbox_rows.enqueue(connection, row.match_id, LobbyPost(), now)


async def _board_posted(connection: Transaction, row: OutboxRow[BoardPost], now: datetime) -> None:
    """The story so far is told, who was pinged is pinged, and the post before is history."""
    said = row.payload
    await write_posting(connection, row.match_id, posted_event=said.upto)
    await board_rows.pinged(connection, row.match_id, [*said.pings, *said.spared])
    await ping_rows.note(connection, row.match_id, said.pings, said.moves, now)
    sent = await board_rows.look_sent(connection, row)
    if sent is not None:
        seat = board_rows.PUBLIC_LOOK
        await write_look(connection, row.match_id, seat, said.upto, said.entry, sent)
    if before := await board_rows.board_before(connection, row):
        became = await became_of(connection, row, before)
        where = {"message_id": before.message_id, "channel_id": before.channel_id}
        strip = Strip(became=tuple(became), **where)
        await outbox_rows.enqueue(connection, row.match_id, strip, now)
    if not said.secret:
        await _settle_calls(connection, row, now)


async def _all_called(connection: Transaction, match_id: str) -> None:
    """Nobody is pinged for a wait that has begun, neither by a board nor by a call to a private question.

    Everybody has been called by the first post in the thread. Whoever rests was not pinged now, and will be
    reminded when that is over.
    """
    await board_rows.pinged(connection, match_id, await board_rows.people(connection, match_id))
    for row in await call_rows.unsent_prompts(connection, match_id):
        await outbox_rows.rewrite(connection, row.id, replace(row.payload, called=True))


async def _called_to_lobby(
    connection: Transaction, row: OutboxRow[Notice], delivered: Delivered, now: datetime
) -> None:
    """A call loses its button at once if the lobby went while it was on its way."""
    await hold(connection, row.match_id)
    if not await in_lobby(connection, row.match_id):
        strip = Strip(message_id=delivered.message_id, channel_id=delivered.channel_id)
        await outbox_rows.enqueue(connection, row.match_id, strip, now)


async def _settle_calls(connection: Transaction, row: OutboxRow[Payload], now: datetime) -> None:
    """Have the questions asked in private settled that a newer board post has made history of.

    Those that are still open, or that their people have open as a panel, are left as they are (see
    bot.delivery.withdrawals) and looked at again with the next board post.
    """
    kinds = (Kind.PROMPT, Kind.NOTICE)
    for found, there in await call_rows.sent(connection, row.match_id, kinds, before=row.id):
        if _open_call(found.payload):
            await outbox_rows.enqueue(connection, row.match_id, settling(found, there), now)


def _open_call(said: Prompt | Notice) -> bool:
    called = isinstance(said, Prompt) or said.call
    return called and said.withdrawn is None


async def _settled(connection: Transaction, number: int) -> None:
    """A call has been settled and need not be looked at again."""
    row = await withdrawal_rows.load(connection, number)
    if row is not None:
        answered = replace(row.payload, withdrawn=Fate.ANSWERED)
        await outbox_rows.rewrite(connection, number, answered)
