"""Who is awaited, as rows: since when, until when, and what is taken back from who is awaited no longer."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from bot.domain.deadlines import Stage
from bot.domain.match import MatchInfo
from bot.domain.outbox import Fate, Kind
from bot.matches.core.live import Asked, Live, Recorded, secret_seats
from bot.storage.matches import play as play_rows
from bot.storage.outbox import calls as call_rows
from bot.storage.outbox import withdrawals as withdrawal_rows
from bot.storage.people import pings as ping_rows
from bot.storage.time import background as errand_rows
from bot.storage.time import rows as time_rows
from bot.storage.transaction import Transaction
from bot.storage.wire import text_line

GRACE = 3600
"""Seconds that somebody has at least who has taken an answer back."""
_ANEW = {"extra": 0, "stage": int(Stage.ASKED), "due_at": None, "bank_at": None, "next_at": None}


@dataclass(frozen=True, slots=True)
class Moved:
    """How a change bears on the waits.

    actor: the seat that acted. at_panel: its person did it, and their panel goes on by itself. entries: the
    numbers of its log entries; back: those of the answers that were taken back. anew: all who are awaited
    are so anew. handed_over: the seats that are now somebody else's. given: the other seats for which
    something was answered that their people had answered ahead. fate: what became of the one who acted.
    """

    actor: int | None
    at_panel: bool
    entries: Sequence[int]
    back: Sequence[int]
    anew: bool
    handed_over: Collection[int]
    given: Collection[int] = ()
    fate: Fate = Fate.ANSWERED

    def ended(self, old: Collection[int], new: Collection[int]) -> list[int]:
        """The seats whose wait has ended, though another may have begun at once."""
        fresh = {self.actor, *self.handed_over, *self.given}
        return [seat for seat in old if self.anew or seat not in new or seat in fresh]


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
    await errand_rows.give_time_back(connection, info.id, now)
    if not any(seat.bank for seat in info.seats):
        return info
    until = now if live.info.paused_at is None else min(now, live.info.paused_at)
    used = await time_rows.bank_uses(connection, info.id, until)
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
    """Write down who is awaited now, and withdraw what called for those who no longer are."""
    match_id = live.info.id
    old, new = {} if moved.anew else live.asked, recorded.asked
    if moved.anew:
        await ping_rows.forget(connection, match_id)
    at_panel = moved.actor if moved.at_panel else None
    begun = await _beginnings(connection, live, recorded, moved, now)
    added = [
        {**_wait(recorded, seat, asked), "pinged": seat == at_panel, **begun(seat)}
        for seat, asked in new.items()
        if seat not in old
    ]
    new_secret = any(one["secret"] for one in added)
    await _withdraw_calls(connection, live, recorded, moved, now)
    gone = [*range(len(live.info.seats))] if moved.anew else [one for one in old if one not in new]
    await play_rows.write_waits(connection, match_id, gone, added)
    fresh = [one["seat"] for one in added]
    for seat, asked in new.items():
        anew = seat in (moved.actor, *moved.handed_over, *moved.given)
        if seat in old and seat not in moved.handed_over and not new_secret:
            # Of what is asked in secret the time goes on: that it begins anew would tell of the answer.
            anew = anew and not (old[seat].secret and asked.secret)
        if seat in old and (anew or old[seat] != asked):
            since: dict[str, Any] = {}
            if anew:
                since = {"pinged": seat == at_panel, **begun(seat)}
                fresh.append(seat)
            await play_rows.change_wait(
                connection, match_id, **_wait(recorded, seat, asked), **since
            )
    people = [seat for seat in fresh if recorded.info.seats[seat].person is not None]
    if people or recorded.info.deadline is not None:
        await time_rows.hush(connection, match_id, people, now)


async def _beginnings(
    connection: Transaction, live: Live, recorded: Recorded, moved: Moved, now: datetime
) -> Callable[[int], dict[str, Any]]:
    """What to write of the beginning of a seat's wait.

    Who takes an answer back has as much time as was left when it was given: otherwise answering and taking
    back would win time. With a secret question it is back among those who are asked that.
    """
    fresh = {"since": now, **_ANEW}
    actor, match_id, deadline = moved.actor, live.info.id, recorded.info.deadline
    again: dict[str, Any] = {}
    if actor is not None and deadline is not None:
        if moved.entries and not moved.back:
            await time_rows.note_left(connection, match_id, actor, moved.entries[0], now)
        elif moved.back and actor in recorded.asked:
            if recorded.asked[actor].secret:
                again = await time_rows.common_secret(connection, match_id, actor)
            if not again:
                left = await time_rows.left_then(connection, match_id, min(moved.back))
                short = 0 if left is None else min(0, max(left, GRACE) - deadline)
                again = {"extra": short, "stage": int(Stage.NEARLY)}
    return lambda seat: {**fresh, **again} if seat == actor else fresh


async def _withdraw_calls(
    connection: Transaction, live: Live, recorded: Recorded, moved: Moved, now: datetime
) -> None:
    """Take back what called for those who are awaited no longer without having answered; settle the others.

    A prompt of somebody who has answered stays as it is: it may be the panel at which that was done. Only if
    their seat goes to somebody else while others are asked in secret, too, it goes as if they had not.
    """
    kept = () if moved.anew else recorded.asked
    called = {*live.asked, *(set(moved.handed_over) & set(secret_seats(live)))}
    gone = [
        seat
        for seat in sorted(called)
        if (seat not in kept or seat in moved.handed_over)
        and (seat != moved.actor or moved.back)
        and seat not in moved.given
        and live.info.seats[seat].person is not None
    ]
    for row, there in await call_rows.calls(connection, live.info.id, gone, Fate.BACK):
        await withdrawal_rows.withdraw(connection, row, there, Fate.BACK, now)
    for seat in moved.ended(live.asked, recorded.asked):
        if seat not in gone and live.info.seats[seat].person is not None:
            fate = moved.fate if seat == moved.actor else Fate.ANSWERED
            reminders = (Kind.REMINDER,)
            found = await call_rows.calls(connection, live.info.id, [seat], fate, reminders)
            for row, there in found:
                await withdrawal_rows.withdraw(connection, row, there, fate, now)


def _wait(recorded: Recorded, seat: int, asked: Asked) -> dict[str, Any]:
    return {
        "seat": seat,
        "user_id": recorded.info.seats[seat].person,
        "topic": text_line(asked.topic),
        "secret": asked.secret,
    }
