"""Who is awaited, as rows: since when, until when, and what is taken back from who is awaited no longer."""

from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.domain.deadlines import Stage
from bot.domain.match import MatchInfo
from bot.domain.moments import OpenWait
from bot.domain.outbox import Fate, Kind
from bot.matches.core.live import Live, Recorded, secret_seats
from bot.matches.outbox.withdrawing import withdraw_calls
from bot.matches.play import moments
from bot.matches.play.wait_plan import AwaitedSeats, Moved, WaitChanges, plan_waits
from bot.storage.matches import waits as wait_rows
from bot.storage.people import pings as ping_rows
from bot.storage.time import rows as time_rows
from bot.storage.transaction import Transaction
from bot.storage.wire import text_line

GRACE = 3600
"""Seconds that somebody has at least who has taken an answer back."""
_ANEW = {"extra": 0, "stage": int(Stage.ASKED), "due_at": None, "bank_at": None, "next_at": None}


async def with_banks_spent(
    connection: Transaction,
    live: Live,
    info: MatchInfo,
    asked: Collection[int],
    moved: Moved,
    now: datetime,
) -> MatchInfo:
    """The match without what its seats have used up of their time banks in the waits that end now.

    However a wait ends, the time is gone: not even taking the answer back gives any of it back. While the
    match is paused, none is used.
    """
    if info.deadline is None:
        return info
    await moments.give_time_back(connection, info.id, now)
    if not any(seat.bank for seat in info.seats):
        return info
    until = now if live.info.paused_at is None else min(now, live.info.paused_at)
    used = await moments.bank_uses(connection, info.id, until)
    ended = moved.ended(live.asked, asked)
    seats = tuple(
        replace(seat, bank=max(0, seat.bank - used[seat.seat]))
        if seat.seat in ended and seat.seat in used
        else seat
        for seat in info.seats
    )
    return replace(info, seats=seats)


async def write_waits(
    connection: Transaction, live: Live, recorded: Recorded, moved: Moved, now: datetime
) -> None:
    """Write down who is awaited now, and withdraw what called for those who no longer are.

    Where nobody is awaited any more, nothing depends on who was pinged, and that is forgotten.
    """
    match_id, timed = live.info.id, recorded.info.deadline is not None
    changes = plan_waits(_before(live), _after(recorded), moved)
    if changes.all_restarted or not recorded.asked:
        await ping_rows.forget(connection, match_id)
    begins = await _beginnings(connection, recorded, changes, now)
    await _withdraw_calls(connection, match_id, changes, now)
    added = [{**_wait(recorded, seat), **begins(seat)} for seat in changes.added]
    await wait_rows.write_waits(connection, match_id, changes.over, added)
    for seat in changes.restarted:
        values = {**_wait(recorded, seat), **begins(seat)}
        await wait_rows.change_wait(connection, match_id, **values)
    for seat in changes.retold:
        await wait_rows.change_wait(connection, match_id, **_wait(recorded, seat))
    fresh = (*changes.added, *changes.restarted)
    people = [seat for seat in fresh if recorded.info.seats[seat].person is not None]
    if people or timed:
        await moments.hush(connection, match_id, people, now)


def _before(live: Live) -> AwaitedSeats:
    return AwaitedSeats(live.asked, [seat.person for seat in live.info.seats], secret_seats(live))


def _after(recorded: Recorded) -> AwaitedSeats:
    return AwaitedSeats(recorded.asked, [seat.person for seat in recorded.info.seats])


async def _beginnings(
    connection: Transaction, recorded: Recorded, changes: WaitChanges, now: datetime
) -> Callable[[int], dict[str, Any]]:
    """What to write of the beginning of a seat's wait.

    How much time was left with an answer is noted, to be given back if the answer is taken back.
    """
    match_id, deadline, back = recorded.info.id, recorded.info.deadline, changes.resumed
    again: dict[str, Any] = {}
    if deadline is not None and changes.answered is not None:
        await moments.note_left(connection, match_id, *changes.answered, now)
    if deadline is not None and back is not None:
        if back.secret:
            again = _shared(await moments.time_in_common(connection, match_id, back.seat))
        if not again:
            left = await time_rows.left_then(connection, match_id, back.entry)
            short = 0 if left is None else min(0, max(left, GRACE) - deadline)
            again = {"extra": short, "stage": int(Stage.NEARLY)}

    def begins(seat: int) -> dict[str, Any]:
        resumes = again if back is not None and seat == back.seat else {}
        return {"pinged": seat == changes.at_panel, "since": now, **_ANEW, **resumes}

    return begins


def _shared(wait: OpenWait | None) -> dict[str, Any]:
    """What to write of a wait that has its time in common with another, if there is one."""
    if wait is None:
        return {}
    return {
        "since": wait.since,
        "extra": wait.extra,
        "due_at": wait.due_at,
        "bank_at": wait.bank_at,
        "next_at": wait.next_at,
        "stage": int(Stage.NEARLY),
    }


async def _withdraw_calls(
    connection: Transaction, match_id: str, changes: WaitChanges, now: datetime
) -> None:
    """Take back what called for those who are awaited no longer without an answer; settle the others."""
    await withdraw_calls(connection, match_id, changes.called_off, Fate.BACK, now)
    for seat, fate in changes.settled:
        await withdraw_calls(connection, match_id, [seat], fate, now, (Kind.REMINDER,))


def _wait(recorded: Recorded, seat: int) -> dict[str, Any]:
    asked = recorded.asked[seat]
    return {
        "seat": seat,
        "user_id": recorded.info.seats[seat].person,
        "topic": text_line(asked.topic),
        "secret": asked.secret,
    }
