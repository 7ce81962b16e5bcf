"""The course of one match in time: who sat down when, and the chain of waits that made it so long."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tempo.orders import PlayOrder
from bot.tempo.people import DAY, MINUTE, Person
from bot.tempo.script import Staged
from engines.core import Text

EACH = MINUTE
"""What a further answer takes in the same sitting."""


@dataclass(slots=True, eq=False)
class Sitting:
    """Somebody was waited for from `since` on, sat down at `begun` and answered all it could.

    topic: what it was waited for. after: the sitting whose answer made it awaited, None at the start.
    """

    seat: int
    topic: Text
    since: int
    begun: int
    after: "Sitting | None"
    answers: int = 0

    @property
    def wait(self) -> int:
        """For how long it was waited for, in seconds."""
        return self.begun - self.since

    @property
    def next_answer(self) -> int:
        """When the next answer is given."""
        return self.begun + self.answers * EACH


@dataclass(frozen=True, slots=True)
class Course:
    """A match as it went: all sittings in order of their first answers, and its first and last moment."""

    sittings: Sequence[Sitting]
    begun: int
    ended: int

    @property
    def days(self) -> float:
        """How long it took."""
        return (self.ended - self.begun) / DAY

    def chain(self) -> list[Sitting]:
        """The sittings that each waited for the one before, up to the one that ended the match."""
        links: list[Sitting] = []
        link = max(self.sittings, key=_last_answer, default=None)
        while link is not None:
            links.append(link)
            link = link.after
        return links[::-1]


def run(match: Staged, order: PlayOrder, people: Sequence[Person], begun: int) -> Course:
    """Let people play a match from its beginning to its end."""
    now, last = begun, None
    seated: dict[int, Sitting] = {}
    sittings: list[Sitting] = []
    times = [0] * len(people)
    while not match.over:
        if (ahead := order.unasked(match)) is not None:
            match.answer(ahead[0].id, ahead[0].seat, ahead[1])
            continue
        for seat, decision in order.awaited(match).items():
            if seat not in seated:
                down = people[seat].sits_down(now, times[seat])
                seated[seat] = Sitting(seat, decision.topic, now, down, last)
                times[seat] += 1
        sitting = min(seated.values(), key=lambda one: (one.next_answer, one.seat))
        found = order.next_answer(match, sitting.seat)
        if found is None:
            del seated[sitting.seat]
            continue
        decision, answer = found
        match.answer(decision.id, decision.seat, answer)
        if not sitting.answers:
            sittings.append(sitting)
        now, last = sitting.next_answer, sitting
        sitting.answers += 1
    return Course(sittings, begun, now)


def _last_answer(sitting: Sitting) -> int:
    return sitting.next_answer
