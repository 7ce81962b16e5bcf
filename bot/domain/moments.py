"""The moments of a match's waits: what they follow from, and how they keep secrets.

All who are asked in secret at once have one time in common. It neither follows those who are still to answer
nor uses up anybody's time bank: both would tell who has answered already.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from math import ceil

from bot.domain.deadlines import (
    STANDING,
    Rhythm,
    Span,
    Stage,
    Terms,
    WaitMoments,
    at_most,
    bank_used,
    callable_at,
    course,
)


@dataclass(frozen=True, slots=True)
class OpenWait:
    """A wait for a person: what its moments follow from, and the moments as they were last reckoned.

    since: when it began. started_at: when the match began. deadline: seconds for each question, None for as
    long as it takes. bank: seconds left in reserve. rhythm: when the person cannot be asked; reminders:
    whether they want any. extra: seconds added for pauses and the like. due_at: when the time is over,
    bank_at: when the deadline ends, next_at: when to look at the wait again.
    """

    match_id: str
    seat: int
    user_id: int
    secret: bool
    since: datetime
    started_at: datetime
    deadline: int | None = None
    bank: int = 0
    rhythm: Rhythm = field(default_factory=Rhythm)
    reminders: bool = True
    pinged: bool = False
    stage: Stage = Stage.ASKED
    extra: int = 0
    due_at: datetime | None = None
    bank_at: datetime | None = None
    next_at: datetime | None = None

    def ends_later(self, seconds: int) -> "OpenWait":
        """The same with so much more time; the end of a secret one follows from nothing else any more."""
        more = replace(self, extra=self.extra + seconds)
        if not self.secret or self.due_at is None:
            return more
        end = self.due_at + timedelta(seconds=seconds)
        return replace(more, due_at=end, bank_at=end)


@dataclass(frozen=True, slots=True)
class Timed:
    """A wait with its course, which is None in a match without a deadline."""

    wait: OpenWait
    course: WaitMoments | None


def resting(wait: OpenWait, away: Iterable[Span]) -> OpenWait:
    """A wait whose person takes these vacations; how long they hold up one match is bounded."""
    return replace(wait, rhythm=_bounded(Rhythm(wait.rhythm.quiet, tuple(away)), wait))


def _bounded(rhythm: Rhythm, wait: OpenWait) -> Rhythm:
    return replace(rhythm, away=at_most(rhythm.away, wait.started_at, STANDING))


def courses(waits: Iterable[OpenWait]) -> dict[int, WaitMoments]:
    """The course of each seat's wait. Those asked in secret at once have until the last of them has."""
    timed = [(wait, wait.deadline) for wait in waits if wait.deadline]
    found = {wait.seat: _course(wait, deadline, wait.rhythm) for wait, deadline in timed}
    secret = [wait for wait, _ in timed if wait.secret]
    ends: dict[datetime, datetime] = {}
    for wait in secret:
        end = wait.due_at or found[wait.seat].due_at
        ends[wait.since] = max(end, ends.get(wait.since, end))
    for wait in secret:
        end = ends[wait.since]
        found[wait.seat] = replace(found[wait.seat], bank_at=end, due_at=end)
    return found


def _course(wait: OpenWait, deadline: int, rhythm: Rhythm) -> WaitMoments:
    bank = 0 if wait.secret else wait.bank
    return course(Terms(wait.since, deadline, wait.extra, bank, rhythm))


def reckoned(
    waits: Sequence[OpenWait], now: datetime, hushed: Collection[int] = ()
) -> list[OpenWait]:
    """Waits with their moments as they are now. hushed: the seats not to be pinged yet.

    Who has more time again is reminded again.
    """
    found = courses(waits)
    quiet = [
        replace(wait, stage=Stage.HUSHED, pinged=True) if wait.seat in hushed else wait
        for wait in waits
    ]
    return [_with_moments(wait, found.get(wait.seat), now) for wait in quiet]


def _with_moments(wait: OpenWait, found: WaitMoments | None, now: datetime) -> OpenWait:
    hushed = wait.stage is Stage.HUSHED
    if wait.stage is Stage.SKIPPED:
        return replace(wait, next_at=now)
    if found is None:
        later = callable_at(now, wait.rhythm) if hushed else None
        return replace(wait, due_at=None, bank_at=None, next_at=later)
    come_to = wait.stage if hushed else min(wait.stage, found.reached(now))
    return replace(
        wait,
        due_at=found.due_at,
        bank_at=found.bank_at,
        next_at=found.next_at(come_to, now, wait.rhythm),
        stage=come_to,
    )


def to_hush(waits: Iterable[OpenWait], fresh: Collection[int], now: datetime) -> set[int]:
    """The seats among the fresh ones whose first ping is put off, since they may not be called now."""
    return {
        wait.seat
        for wait in waits
        if wait.seat in fresh and not wait.pinged and callable_at(now, wait.rhythm) != now
    }


def given_back(wait: OpenWait, seconds: int, until: datetime) -> OpenWait:
    """A wait with the seconds until a moment in which no time ran; if it began meanwhile, its part."""
    lasted = (until - wait.since).total_seconds()
    return wait.ends_later(min(seconds, max(0, int(lasted))))


def extended(waits: Iterable[OpenWait], seat: int, seconds: int, *, openly: bool) -> list[OpenWait]:
    """Waits after one seat was given so much more time. openly: it is asked something that is no secret.

    Otherwise all who are asked in secret get it together, be the seat one of them or not.
    """
    return [
        wait.ends_later(seconds) if _concerned(wait, seat, openly=openly) else wait
        for wait in waits
    ]


def overdue(waits: Iterable[OpenWait], seat: int, now: datetime, *, openly: bool) -> int:
    """For how many seconds those have been out of time whose time `extended` would change."""
    ends = [wait.due_at for wait in waits if _concerned(wait, seat, openly=openly)]
    late = (ceil((now - at).total_seconds()) for at in ends if at is not None and at < now)
    return max(late, default=0)


def _concerned(wait: OpenWait, seat: int, *, openly: bool) -> bool:
    """Whether a seat's time is this wait's, as far as everybody may know.

    Whether it is one of those asked in secret makes no difference: that would tell who has answered already.
    """
    return wait.seat == seat if openly else wait.secret


def held(waits: Iterable[OpenWait], rhythm: Rhythm) -> list[OpenWait]:
    """Waits after somebody with this rhythm, who is or was asked in secret, has planned to be away.

    All who are asked in secret have as long as that one. Whether they have answered already makes no
    difference, so the times do not tell.
    """
    return [_held(wait, rhythm) for wait in waits]


def _held(wait: OpenWait, rhythm: Rhythm) -> OpenWait:
    if not wait.secret or wait.due_at is None or not wait.deadline:
        return wait
    end = max(wait.due_at, _course(wait, wait.deadline, _bounded(rhythm, wait)).due_at)
    return replace(wait, due_at=end, bank_at=end)


def over(waits: Iterable[OpenWait], which: OpenWait) -> list[OpenWait]:
    """Waits after the time of one is over; with a secret one, that of all who are asked in secret."""
    return [
        replace(wait, stage=Stage.OVER, next_at=None)
        if (wait.secret if which.secret else wait.seat == which.seat)
        else wait
        for wait in waits
    ]


def in_common(waits: Iterable[OpenWait], seat: int) -> OpenWait | None:
    """A wait that shows the time of those others who are asked in secret, None if there are none."""
    return next((wait for wait in waits if wait.secret and wait.seat != seat), None)


def in_bank(waits: Iterable[OpenWait], now: datetime) -> list[OpenWait]:
    """Those waits whose time bank has begun to run."""
    return [
        wait
        for wait in waits
        if not wait.secret and wait.bank_at is not None and wait.bank_at < now
    ]


def banks_used(waits: Iterable[OpenWait], now: datetime) -> dict[int, int]:
    """Seconds of their time banks that seats have used up by now."""
    return {wait.seat: bank_used(wait.bank_at, now, wait.rhythm) for wait in waits}
