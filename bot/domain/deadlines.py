"""Arithmetic on moments: when time runs out for a person who sleeps at night and goes on vacation.

Nothing here reads a clock or a database. All moments are in UTC with their zone.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import IntEnum
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

HOUR = 3600
DAY = 24 * HOUR

DEADLINES: tuple[int | None, ...] = (None, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY)
"""The deadlines to choose from, in seconds for each question; None: all the time in the world."""
BANKS: tuple[int, ...] = (0, 12 * HOUR, DAY, 2 * DAY, 4 * DAY)
"""The time banks to choose from, in seconds for the whole match."""

AWAY_A_YEAR = 30 * DAY
"""How much vacation a person can take in a calendar year."""
STANDING = 14 * DAY
"""How long a person's vacations can hold up one match, from its beginning on."""
PLANNED = 366 * DAY
"""How far ahead a vacation can be planned."""

MOVES = 100
"""How often a moment may be moved out of quiet hours into a vacation and the other way round."""


class Stage(IntEnum):
    """How far a wait has come.

    HUSHED: the ping was put off until quiet hours end. ASKED: the person knows. HALF, NEARLY: it was
    reminded at 1/2 and at 9/10 of its deadline. BANK: its time bank runs. OVER: its time is over, and the
    moderators were called. SKIPPED: its time is over, and safe answers are being given for it until somebody
    else is asked.
    """

    HUSHED = -1
    ASKED = 0
    HALF = 1
    NEARLY = 2
    BANK = 3
    OVER = 4
    SKIPPED = 5


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of time, its end not included."""

    start: datetime
    end: datetime


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours of the day in which nobody is called, in minutes of the day in a time zone.

    They may go across midnight. The same minute twice: none.
    """

    zone: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Rhythm:
    """When somebody cannot be asked: in quiet hours, and on vacation."""

    quiet: Quiet | None = None
    away: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class Terms:
    """What a wait's moments follow from.

    since: when it began. deadline: seconds given. extra: seconds added for pauses and the like. bank:
    seconds left in reserve.
    """

    since: datetime
    deadline: int
    extra: int = 0
    bank: int = 0
    rhythm: Rhythm = field(default_factory=Rhythm)


@dataclass(frozen=True, slots=True)
class WaitMoments:
    """The moments of a wait: reminders, the end of the deadline, the end of the time bank."""

    half: datetime
    nearly: datetime
    bank_at: datetime
    due_at: datetime

    def next_at(self, stage: int, now: datetime, rhythm: Rhythm) -> datetime | None:
        """When to look again at a wait that has come to `stage`; None: never."""
        if stage >= Stage.OVER:
            return None
        ahead = [moment for at, moment in self.marks() if at > stage]
        if stage == Stage.HUSHED:
            ahead.append(callable_at(now, rhythm))
        return min(ahead)

    def reached(self, now: datetime) -> Stage:
        """How far a wait with this course has come at a moment."""
        passed = [at for at, moment in self.marks() if moment <= now]
        return max(passed, default=Stage.ASKED)

    def marks(self) -> list[tuple[Stage, datetime]]:
        """The stages that lie ahead of a new wait, each with its moment; a bank of nothing is none."""
        bank = [(Stage.BANK, self.bank_at)] if self.due_at > self.bank_at else []
        reminders = [(Stage.HALF, self.half), (Stage.NEARLY, self.nearly)]
        told = [(at, moment) for at, moment in reminders if moment < self.bank_at]
        return [*told, *bank, (Stage.OVER, self.due_at)]


def course(terms: Terms) -> WaitMoments:
    """The moments of a wait."""
    given, extra, rhythm = terms.deadline, terms.extra, terms.rhythm
    bank_at = callable_at(run_out(terms.since, given + extra, rhythm.away), rhythm)
    due_at = bank_at
    if terms.bank > 0:
        due_at = callable_at(run_out(bank_at, terms.bank, rhythm.away), rhythm)
    return WaitMoments(
        callable_at(run_out(terms.since, extra + given // 2, rhythm.away), rhythm),
        callable_at(run_out(terms.since, extra + given * 9 // 10, rhythm.away), rhythm),
        bank_at,
        due_at,
    )


def bank_used(bank_at: datetime | None, now: datetime, rhythm: Rhythm) -> int:
    """Seconds of the time bank used up at a moment."""
    if bank_at is None or now <= bank_at:
        return 0
    return running(bank_at, now, rhythm.away)


# --- vacations -----------------------------------------------------------------------------------


def merged(away: Iterable[Span]) -> list[Span]:
    """The same time as spans that neither touch nor overlap, in order."""
    found: list[Span] = []
    for span in sorted(away, key=lambda one: (one.start, one.end)):
        if span.end <= span.start:
            continue
        if found and span.start <= found[-1].end:
            found[-1] = Span(found[-1].start, max(found[-1].end, span.end))
        else:
            found.append(span)
    return found


def run_out(start: datetime, seconds: int, away: Sequence[Span] = ()) -> datetime:
    """When so many seconds have passed since `start`, while time stands still in the spans."""
    moment, left = start, timedelta(seconds=seconds)
    for span in merged(away):
        if span.end <= moment:
            continue
        if span.start > moment:
            if moment + left <= span.start:
                break
            left -= span.start - moment
        moment = span.end
    return moment + left


def running(start: datetime, end: datetime, away: Sequence[Span] = ()) -> int:
    """Whole seconds from `start` to `end` (0 if that is earlier) that lie in none of the spans."""
    if end <= start:
        return 0
    stood = overlap_seconds([Span(start, end)], away)
    return int((end - start).total_seconds()) - stood


def overlap_seconds(times: Iterable[Span], away: Iterable[Span]) -> int:
    """Whole seconds of some spans that lie in others."""
    others = merged(away)
    found = timedelta()
    for span in merged(times):
        for other in others:
            found += max(timedelta(), min(span.end, other.end) - max(span.start, other.start))
    return int(found.total_seconds())


def at_most(away: Iterable[Span], since: datetime, seconds: int) -> tuple[Span, ...]:
    """The first so many seconds of the spans that lie after a moment."""
    found: list[Span] = []
    left = timedelta(seconds=seconds)
    for span in merged(away):
        start = max(span.start, since)
        long = min(span.end - start, left)
        if long > timedelta():
            found.append(Span(start, start + long))
            left -= long
    return tuple(found)


# --- quiet hours ---------------------------------------------------------------------------------


def awake(moment: datetime, quiet: Quiet | None) -> datetime:
    """The moment, or the end of the quiet hours it lies in."""
    if quiet is None or quiet.start == quiet.end:
        return moment
    zone = _zone(quiet.zone)
    local = moment.astimezone(zone)
    minute = local.hour * 60 + local.minute
    if not _within(minute, quiet):
        return moment
    end = _at(local, quiet.end, days=int(minute >= quiet.end), zone=zone)
    # Where clocks are put forward just then, the end does not exist that day and lies an hour later;
    # where they are put back, an hour comes twice: what lies in the second one is not moved back.
    return max(moment, end)


def callable_at(moment: datetime, rhythm: Rhythm) -> datetime:
    """The first moment from this one on that lies neither in quiet hours nor in a vacation."""
    for _ in range(MOVES):
        later = awake(_back(moment, rhythm.away), rhythm.quiet)
        if later == moment:
            break
        moment = later
    return moment


def _back(moment: datetime, away: Sequence[Span]) -> datetime:
    return next((span.end for span in merged(away) if span.start <= moment < span.end), moment)


def _within(minute: int, quiet: Quiet) -> bool:
    if quiet.start < quiet.end:
        return quiet.start <= minute < quiet.end
    return minute >= quiet.start or minute < quiet.end


def _at(local: datetime, minute: int, *, days: int, zone: ZoneInfo) -> datetime:
    """A minute of a local day, in UTC."""
    day = local.date() + timedelta(days=days)
    made = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone)
    return made.astimezone(UTC)


@cache
def zones() -> tuple[str, ...]:
    """The time zones there are, by name: places, and UTC."""
    known = (name for name in available_timezones() if "/" in name or name == "UTC")
    return tuple(
        sorted(name for name in known if not name.startswith(("Etc/", "posix/", "right/")))
    )


def is_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
    return name in zones()


@cache
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)
