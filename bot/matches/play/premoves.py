"""What a change leaves of answers given ahead, written in the change's own transaction."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from bot.domain.orders import Given, Premoves
from bot.domain.outbox import Notice
from bot.matches.core.live import Live, Recorded
from bot.matches.play.autoplay import AutoplayResult
from bot.storage.matches import orders as order_rows
from bot.storage.matches import play as play_rows
from bot.storage.outbox import rows as outbox_rows
from bot.storage.transaction import Transaction
from engines.core import Text
from engines.core.wire import entry_line, event_line

DROPPED = "orders-notice-dropped"
ASKED_AFTER_ALL = "orders-notice-asked"
ASKED_ON = "orders-notice-on"


async def write_given(
    connection: Transaction, match_id: str, given: Iterable[Given], first: int, now: datetime
) -> int:
    """Write the entries and happenings of answers given ahead, events from `first` on; gives the next."""
    for one in given:
        entry = (one.entry.number, entry_line(one.entry))
        await play_rows.append_log(connection, match_id, [entry], one.user_id, now)
        await order_rows.mark_given(connection, match_id, one.entry.number, one.why)
        bodies = [event_line(event) for event in one.events]
        await play_rows.append_events(connection, match_id, first, one.entry.number, bodies, now)
        first += len(bodies)
    return first


async def write_outcome(
    connection: Transaction,
    live: Live,
    recorded: Recorded,
    before: Premoves,
    outcome: AutoplayResult,
    now: datetime,
) -> None:
    """Keep what is still to be answered, and tell its people, in private, what came to nothing."""
    match_id = live.info.id
    await order_rows.delete_queued(connection, match_id, outcome.spent)
    if outcome.plans != before.plans:
        await order_rows.write_plans(connection, match_id, outcome.plans)
    for entry in outcome.dropped:
        await order_rows.write_queued(connection, match_id, replace(entry, dropped=True), now)
        text = Text(DROPPED, {"asked": entry.asked})
        await _tell(connection, match_id, entry.user_id, text, now)
    for seat, topic in _asked_after_all(live, recorded, before, outcome):
        user_id = recorded.info.seats[seat].person
        await _tell(connection, match_id, user_id, Text(ASKED_AFTER_ALL, {"topic": topic}), now)


async def tell_asked_on(
    connection: Transaction, recorded: Recorded, seat: int, now: datetime
) -> None:
    """Tell somebody for whom an answer was given that it is asked more.

    Who takes no direct messages is called to its panel in the thread.
    """
    asked = recorded.asked.get(seat)
    if asked is not None:
        text = Text(ASKED_ON, {"topic": asked.topic})
        user_id = recorded.info.seats[seat].person
        await _tell(connection, recorded.info.id, user_id, text, now, call=True)


def _asked_after_all(
    live: Live, recorded: Recorded, before: Premoves, outcome: AutoplayResult
) -> list[tuple[int, Text]]:
    """The seats that are still asked what was to be answered for them, and nobody will."""
    open_now = {one.id for one in live.match.table.pending.values()}
    return [
        (seat, recorded.asked[seat].topic)
        for seat, plan in before.plans.items()
        if plan.decision in open_now and seat not in outcome.plans and seat in recorded.asked
    ]


async def _tell(
    connection: Transaction,
    match_id: str,
    user_id: int | None,
    text: Text,
    now: datetime,
    *,
    call: bool = False,
) -> None:
    if user_id is not None:
        notice = Notice(text=text, user_id=user_id, call=call)
        await outbox_rows.enqueue(connection, match_id, notice, now)
