"""Votes of a table: what can be decided together, who has a say in it, and when it is decided."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from bot.domain.match import MatchInfo, SeatInfo, Status, Verdict
from bot.domain.public_log import (
    known_upto,
    shown,
)
from bot.domain.unseen import (
    in_secret,
)
from bot.domain.waits import Wait
from engines.core import Answered, Match, Text

OPEN_FOR = timedelta(days=3)
"""After so long a vote has failed: a match by post must not hang on it."""
SILENT_AFTER = timedelta(hours=72)
"""How long a player without a deadline may be awaited before the others can vote on its seat."""


class Question(StrEnum):
    """What a table can decide.

    UNDO: go back to an earlier move. REPLACE: let an AI player sit in for somebody.
    """

    UNDO = "undo"
    PAUSE = "pause"
    RESUME = "resume"
    END = "end"
    REPLACE = "replace"


class Outcome(StrEnum):
    """Where a vote stands."""

    OPEN = "open"
    PASSED = "passed"
    FAILED = "failed"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Motion:
    """What somebody asks its table to decide.

    to: the entry to go back to (UNDO), count: how many answers that takes back, move: the first of them, by
    its number in the log that people read, 0 if none of them has a line there; seat: whose (REPLACE);
    verdict: how the match is to count (END).
    """

    question: Question
    to: int = 0
    count: int = 0
    move: int = 0
    seat: int = 0
    verdict: Verdict = Verdict.NONE
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote on a motion.

    entry: the last answer everybody knew of when it was asked. touched: the seats whose answers going back
    would take back, None for all. whom: who sat on the seat in question (REPLACE) when it was asked, None if
    an older version asked. votes: what was said, by user; who of them has a say is known only together with
    the match (see `count`). closes_at: when it fails for want of votes; once it is over, when that was. why:
    what came in between, if it failed because of something else than votes.
    """

    id: int
    match_id: str
    motion: Motion
    outcome: Outcome
    opened_by: int
    opened_at: datetime
    closes_at: datetime
    entry: int
    touched: tuple[int, ...] | None = None
    whom: int | None = None
    votes: Mapping[int, bool] = field(default_factory=dict)
    why: Text | None = None
    message_id: int | None = None
    channel_id: int | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """How a vote stands among those who have a say in it, as users.

    silent: those whose word is still wanted. excused: those for whom an AI player sits in, and who have said
    nothing: they may, but nobody waits for it. needed: how many must agree.
    """

    agreed: tuple[int, ...]
    refused: tuple[int, ...]
    silent: tuple[int, ...]
    excused: tuple[int, ...]
    needed: int

    @property
    def voters(self) -> tuple[int, ...]:
        """All who have a say."""
        return (*self.agreed, *self.refused, *self.silent, *self.excused)

    @property
    def of(self) -> int:
        """Among how many the needed ones are counted."""
        return len(self.agreed) + len(self.refused) + len(self.silent)

    @property
    def decided(self) -> bool | None:
        """Whether it has passed or failed by the votes cast; None while it is open."""
        if len(self.agreed) >= self.needed:
            return True
        return False if self.of and self.of - len(self.refused) < self.needed else None


def count(ballot: Ballot, info: MatchInfo) -> Count:
    """How a vote stands as the seats are taken now: a say belongs to a seat, and to whoever sits there.

    Those who are out of the game have none.
    Going back needs everybody it takes something from; ending needs everybody; pausing and going on need
    more than half; replacing somebody needs two thirds of the others.
    """
    found: dict[str, list[int]] = {"agreed": [], "refused": [], "silent": [], "excused": []}
    for seat in info.deciding:
        if seat.user_id is not None and not seat.gone and _has_say(ballot, seat):
            found[_word(ballot, seat, seat.user_id)].append(seat.user_id)
    of = len(found["agreed"]) + len(found["refused"]) + len(found["silent"])
    some = {name: tuple(users) for name, users in found.items()}
    return Count(**some, needed=_needed(ballot.motion.question, of))


def asks_nobody(ballot: Ballot, info: MatchInfo) -> bool:
    """Whether nobody but the one who asks has a say in a vote."""
    return not set(count(ballot, info).voters) - {ballot.opened_by}


def _has_say(ballot: Ballot, seat: SeatInfo) -> bool:
    if ballot.motion.question is Question.UNDO:
        touched = ballot.touched is None or seat.seat in ballot.touched
        return touched and seat.user_id != ballot.opened_by
    return ballot.motion.question is not Question.REPLACE or seat.seat != ballot.motion.seat


def _word(ballot: Ballot, seat: SeatInfo, user_id: int) -> str:
    said = ballot.votes.get(user_id)
    if said is not None:
        return "agreed" if said else "refused"
    return "silent" if seat.ai is None else "excused"


def _needed(question: Question, of: int) -> int:
    """How many of so many must agree. Only what concerns nobody else needs nobody."""
    if question is Question.UNDO:
        return of
    if question is Question.REPLACE:
        return max(1, -(-2 * of // 3))
    return max(1, of) if question is Question.END else of // 2 + 1


def overtaken(
    ballot: Ballot,
    info: MatchInfo,
    match: Match[Any],
    waits: Sequence[Wait],
    now: datetime,
    *,
    missed: bool = False,
) -> Text | None:
    """What has come in between, so that it makes no sense to go on voting; None if nothing has.

    missed: see is_silent.
    """
    motion = ballot.motion
    undo = motion.question is Question.UNDO
    if info.status not in votable(motion.question):
        return Text("votes-match-over")
    if info.seat_of(ballot.opened_by) is None:
        return Text("votes-asker-gone")
    if undo and known_upto(match) != ballot.entry:
        return Text("votes-moved-on")
    if motion.question is Question.PAUSE and info.paused_at is not None:
        return Text("votes-paused")
    if motion.question is Question.RESUME and info.paused_at is None:
        return Text("votes-not-paused")
    if motion.question is Question.REPLACE:
        seat = info.seats[motion.seat]
        if seat.person is None or ballot.whom not in (None, seat.person):
            return Text("votes-seat-changed")
        if not is_silent(info, waits, seat.seat, now, missed=missed):
            return Text("votes-back", {"name": seat.name})
    if not count(ballot, info).voters and (not undo or _left(info, ballot.opened_by)):
        return Text("votes-nobody-left")
    return None


def _left(info: MatchInfo, user_id: int) -> bool:
    seat = info.seat_of(user_id)
    return seat is None or info.seats[seat].gone


def votable(question: Question) -> tuple[Status, ...]:
    """Where a match must stand for its table to decide this."""
    undoable = (Status.RUNNING, Status.FINISHED)
    return undoable if question is Question.UNDO else undoable[:1]


def affected(match: Match[Any], info: MatchInfo, to: int) -> frozenset[int] | None:
    """The seats whose answers would be taken back by going back to an entry.

    None for all of them: something has been drawn or revealed since that cannot be unseen, or something is
    asked in secret now, and nobody may learn who has answered that. Or an AI player would answer anew where
    seats have secrets: by trying one answer after the other one could sound its hand.
    """
    later = since(match, to)
    sounded = match.spec.keeps_secrets and any(info.seats[one.seat].ai for one in later)
    if sounded or in_secret(match) or any(one.barrier for one in later):
        return None
    return frozenset(one.seat for one in later)


def since(match: Match[Any], to: int) -> list[Answered]:
    """The answers that going back to an entry would take back, as far as everybody may know of them."""
    return [one for one in shown(match) if one.number > to]


def is_silent(
    info: MatchInfo, waits: Sequence[Wait], seat: int, now: datetime, *, missed: bool
) -> bool:
    """Whether a seat has kept its table waiting long enough, or its person has left.

    missed: its time was over when it was asked last, and the house has answered for it.
    """
    if info.seats[seat].gone or missed:
        return True
    wait = next((one for one in waits if one.seat == seat), None)
    patience = timedelta(seconds=info.deadline) if info.deadline is not None else SILENT_AFTER
    then = now if info.paused_at is None else min(now, info.paused_at)
    return wait is not None and then >= (wait.due_at or wait.since + patience)
