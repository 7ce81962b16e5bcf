"""The moments of a match's waits, brought up to date when what they follow from has changed.

They are never set by hand: `bot.domain.moments` says what follows, `bot.storage.time.rows` keeps it.
"""

from collections.abc import Collection, Sequence
from datetime import datetime

from bot.domain import moments
from bot.domain.deadlines import Rhythm
from bot.domain.moments import OpenWait, Timed
from bot.storage.time import background as background_rows
from bot.storage.time import rhythm as rhythm_rows
from bot.storage.time import rows as time_rows
from bot.storage.transaction import Transaction


async def retime(connection: Transaction, match_id: str, now: datetime) -> None:
    """Reckon the moments of a match's waits anew. Who has more time again is reminded again."""
    before = await _waits(connection, match_id)
    await _write(connection, before, moments.reckoned(before, now))


async def hush(
    connection: Transaction, match_id: str, fresh: Collection[int], now: datetime
) -> None:
    """Reckon moments anew, the first ping of new waits put off for those who may not be called now."""
    before = await _waits(connection, match_id)
    hushed = moments.to_hush(before, fresh, now)
    await _write(connection, before, moments.reckoned(before, now, hushed))


async def shift(
    connection: Transaction,
    match_id: str,
    seconds: int,
    now: datetime,
    *,
    until: datetime | None = None,
) -> None:
    """Give every open wait of a match back the seconds until a moment (None: now) in which no time ran.

    So it is after a pause or an outage; a wait that began meanwhile gets what it has seen of it.
    """
    before = await _waits(connection, match_id)
    after = [moments.given_back(wait, seconds, until or now) for wait in before]
    await _write(connection, before, moments.reckoned(after, now))


async def give_time_back(connection: Transaction, match_id: str, now: datetime) -> None:
    """Give a match back what time it lost; to be done before anything is made of its moments."""
    for lost in await background_rows.take_lost(connection, match_id):
        await shift(connection, match_id, lost.seconds, now, until=lost.until)


async def extend(
    connection: Transaction, match_id: str, seat: int, seconds: int, now: datetime
) -> None:
    """Give one seat so much more time; it is no error if the seat is asked nothing."""
    openly = await time_rows.asked_openly(connection, match_id, seat)
    before = await _waits(connection, match_id)
    after = moments.extended(before, seat, seconds, openly=openly)
    await _write(connection, before, moments.reckoned(after, now))


async def overdue(connection: Transaction, match_id: str, seat: int, now: datetime) -> int:
    """For how many seconds a seat has been out of time, as far as everybody may know."""
    openly = await time_rows.asked_openly(connection, match_id, seat)
    waits = await time_rows.open_waits(connection, match_id)
    return moments.overdue(waits, seat, now, openly=openly)


async def hold_secrets(
    connection: Transaction, match_id: str, rhythm: Rhythm, now: datetime
) -> None:
    """Give all who are asked in secret as long as somebody with this rhythm has who is or was asked too."""
    before = await _waits(connection, match_id)
    after = moments.held(before, rhythm)
    await _write(connection, before, moments.reckoned(after, now))


async def run_out(connection: Transaction, wait: OpenWait) -> None:
    """Say that the time of a wait is over, and of those that may not be told from it."""
    before = await time_rows.open_waits(connection, wait.match_id)
    await _write(connection, before, moments.over(before, wait))


async def load_timed(connection: Transaction, match_id: str, seat: int) -> Timed | None:
    """The wait for a seat, None if no person is awaited there."""
    waits = await _waits(connection, match_id)
    own = next((wait for wait in waits if wait.seat == seat), None)
    return None if own is None else Timed(own, moments.courses(waits).get(seat))


async def time_in_common(connection: Transaction, match_id: str, seat: int) -> OpenWait | None:
    """A wait that shows the time of those others who are asked in secret, None if there are none."""
    return moments.in_common(await time_rows.open_waits(connection, match_id), seat)


async def note_left(
    connection: Transaction, match_id: str, seat: int, entry: int, now: datetime
) -> None:
    """Write down how much of its deadline a seat had left when it gave the answer of a log entry."""
    ends = await time_rows.deadline_end(connection, match_id, seat)
    if ends is not None:
        left = max(0, int((ends - now).total_seconds()))
        await time_rows.write_left(connection, match_id, entry, left)


async def bank_uses(connection: Transaction, match_id: str, now: datetime) -> dict[int, int]:
    """Seconds of their time banks that the awaited seats have used up by now, where any."""
    running = moments.in_bank(await time_rows.open_waits(connection, match_id), now)
    return moments.banks_used(await _rested(connection, running), now)


async def _waits(connection: Transaction, match_id: str) -> list[OpenWait]:
    return await _rested(connection, await time_rows.open_waits(connection, match_id))


async def _rested(connection: Transaction, waits: Sequence[OpenWait]) -> list[OpenWait]:
    """Waits with the vacations of their people."""
    away = await rhythm_rows.spans_of(connection, {wait.user_id for wait in waits})
    return [moments.resting(wait, away.get(wait.user_id, ())) for wait in waits]


async def _write(
    connection: Transaction, before: Sequence[OpenWait], after: Sequence[OpenWait]
) -> None:
    for old, new in zip(before, after, strict=True):
        if new != old:
            await time_rows.write_times(connection, new)
