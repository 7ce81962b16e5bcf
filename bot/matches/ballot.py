"""Votes of a table: what can be decided together, who has a say in it, and when it is decided."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from bot.matches.errors import MatchError
from bot.matches.model import MatchInfo, Verdict, Wait
from bot.matches.rewinding import shown
from engines.core import Answered, Match, Text

OPEN_FOR = timedelta(days=3)
"""After so long a vote has failed: a match by post must not hang on it."""
SILENT_AFTER = timedelta(hours=72)
"""So long a player without a deadline may be awaited before the others can vote on its seat."""


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

    to: the entry to go back to (UNDO), count: how many answers that takes back; seat: whose (REPLACE);
    verdict: how the match is to count (END).
    """

    question: Question
    to: int = 0
    count: int = 0
    seat: int = 0
    verdict: Verdict = Verdict.NONE
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote on a motion.

    voters: the users who have a say; needed: how many of them must agree. entry: the last answer everybody
    knew of when it was asked. votes: what was said, by user. closes_at: when it fails for want of votes.
    why: what came in between, if it failed because of something else than votes.
    """

    id: int
    match_id: str
    motion: Motion
    outcome: Outcome
    opened_by: int
    opened_at: datetime
    closes_at: datetime
    voters: tuple[int, ...]
    needed: int
    entry: int
    votes: Mapping[int, bool] = field(default_factory=dict)
    why: Text | None = None
    message_id: int | None = None
    channel_id: int | None = None

    @property
    def agreed(self) -> list[int]:
        """The users who have said yes."""
        return [user for user in self.voters if self.votes.get(user) is True]

    @property
    def refused(self) -> list[int]:
        """The users who have said no."""
        return [user for user in self.voters if self.votes.get(user) is False]

    @property
    def decided(self) -> bool | None:
        """Whether it has passed or failed by the votes cast; None while it is open."""
        if len(self.agreed) >= self.needed:
            return True
        return False if len(self.voters) - len(self.refused) < self.needed else None


@dataclass(frozen=True, slots=True)
class Say:
    """Who has a say in a motion, and how many of them must agree."""

    voters: tuple[int, ...]
    needed: int


def say_in(motion: Motion, info: MatchInfo, match: Match[Any], asker: int) -> Say:
    """Who decides on a motion of user `asker`.

    Going back needs everybody it takes something from; ending needs everybody; pausing and going on need
    more than half; replacing somebody needs two thirds of the others.
    """
    people = [seat for seat in info.seats if seat.person is not None and not seat.gone]
    users = [seat.person for seat in people if seat.person is not None]
    if motion.question is Question.UNDO:
        touched = affected(match, motion.to)
        some = [
            seat.person
            for seat in people
            if seat.person not in (None, asker) and (touched is None or seat.seat in touched)
        ]
        return Say(tuple(user for user in some if user is not None), len(some))
    if motion.question is Question.REPLACE:
        others = [user for user in users if user != info.seats[motion.seat].user_id]
        return Say(tuple(others), -(-2 * len(others) // 3))
    needed = len(users) if motion.question is Question.END else len(users) // 2 + 1
    return Say(tuple(users), needed)


def affected(match: Match[Any], to: int) -> frozenset[int] | None:
    """The seats whose answers would be taken back by going back to an entry.

    None for all of them: something has been drawn or revealed since that cannot be unseen, or something is
    asked in secret now, and nobody may learn who has answered that.
    """
    later = since(match, to)
    secret = any(one.secret for one in match.table.pending.values())
    if secret or any(one.barrier for one in later):
        return None
    return frozenset(one.seat for one in later)


def since(match: Match[Any], to: int) -> list[Answered]:
    """The answers that going back to an entry would take back, as far as everybody may know of them."""
    return [one for one in shown(match) if one.number > to]


def check_silent(info: MatchInfo, waits: Sequence[Wait], seat: int, now: datetime) -> None:
    """Raises MatchError unless a seat has kept its table waiting long enough, or its person has left."""
    if info.seats[seat].gone:
        return
    wait = next((one for one in waits if one.seat == seat), None)
    patience = timedelta(seconds=info.deadline) if info.deadline is not None else SILENT_AFTER
    then = now if info.paused_at is None else min(now, info.paused_at)
    if wait is None or then < (wait.due_at or wait.since + patience):
        raise MatchError(Text("votes-not-silent", {"name": info.seats[seat].name}))
