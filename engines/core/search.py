"""A strong player: tries out what an answer leads to, in many worlds, and takes what does best on average.

All that is tried out in one world meets the same deal and the same dice, and everybody goes on by habit to
the end of some round, the further the more steps there are; without habits the seat alone goes on, with what
it is asked at once. The better half of the answers is tried out further, until one is left, and what is
beaten beyond doubt is given up before that. A few worlds tell little: as long as it is in doubt which answer
does better, the more usual one counts as better by so much.
How long all that takes is counted in steps, not in seconds, so the same question gets the same answer on
every machine.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import isqrt
from typing import Any

from engines.core.ahead import Ahead, Sight
from engines.core.candidates import allowed, allowed_sample, candidates, proposals
from engines.core.decisions import Answer, AtRandom, Choose, Decision, kind_of
from engines.core.errors import Refusal
from engines.core.flow import Table
from engines.core.habits import DOUBLE, Habits
from engines.core.judging import Misjudged, judged
from engines.core.luck import Luck
from engines.core.match import Match
from engines.core.position import Given
from engines.core.randomness import Stream
from engines.core.spec import GameSpec
from engines.core.worlds import Known, Unknowable, Worlds, derived

SET_UP = 2
"""A world takes as long to set up as so many answers."""
LONGEST = 400
"""After so many answers a world is judged as it stands, however much of its rounds is left."""
PATIENCE = 20
"""How often a seat is asked the same in a row before it gives the safe answer, which leads on."""
DEAREST = 1 + (Sight().width + 1) * (SET_UP + 1)
"""A question that is looked ahead without habits takes at most so many steps."""
WORTHWHILE = 60
"""At most one answer for so many steps is tried out: a few played on long tell more than many cut short."""
WORLDS = 4
"""Where habits tell which are worth that, it is as many as can go on in so many worlds each."""
SHARP = 2
"""How many times as decided as habits it is how everybody goes on."""
TRUST = 4
"""What is half as usual has to be better by a standard error in so many parts to be thought better."""
RAREST = 8 * DOUBLE
"""Whatever is rarer than that is taken as just so rare: habits know little of what they have seldom met."""
FEWEST, MOST = 8, 400
"""Nothing is given up before it has been tried out in so many worlds, and none is tried out in more."""
BEATEN = 5
"""What is behind the best by more than so many standard errors is given up, however many steps are left."""


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a player thinks.

    steps: answers it may try out, worlds to set up included. reach: for how many answers one world is gone
    through by habit, to see which round that leads to: everything is judged after that one. None: for ten,
    and one more for each hundred steps, as more worlds tell little of what is seen in none of them.
    """

    steps: int
    reach: int | None = None

    @property
    def ahead(self) -> int:
        """For how many answers everybody goes on at least."""
        return 10 + self.steps // 100 if self.reach is None else self.reach


@dataclass(frozen=True, slots=True)
class Task:
    """All that is needed to think about a question, but for the game, its content and habits.

    It can be sent to another process: nothing in it is true that its seat may not know.
    """

    game: str
    known: Known
    level: Level

    @classmethod
    def of(cls, match: Match[Any], decision: Decision, level: Level) -> "Task":
        """The task for a pending question. Raises Unknowable."""
        return cls(match.spec.key, Known.of(match, decision), level)

    def ranked(self, spec: GameSpec[Any], content: Any, habits: Habits) -> list[Answer]:
        """The answers that were tried out, the best one first. Raises Unknowable, Misjudged."""
        return Search(spec, content, habits, self).ranked()


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Takes the answer that does best in many worlds; by habit where no world can be made up."""

    habits: Habits
    level: Level

    def answer(self, match: Match[Any], decision: Decision) -> Answer:
        """See Player."""
        if (sole := decision.sole_answer()) is not None:
            return sole
        try:
            task = Task.of(match, decision, self.level)
            ranked = task.ranked(match.spec, match.content, self.habits)
        except Unknowable:
            ranked = []
        return taken(match, decision, ranked, self.habits)


def taken(
    match: Match[Any], decision: Decision, ranked: Sequence[Answer], habits: Habits
) -> Answer:
    """The first of some answers that the match takes; if it takes none, what is usual."""
    stream = Stream(derived(match.key, f"usual {decision.id}"), "usual", 0)
    habits = habits.at(match.spec.round(match.table.position.state))
    for answer in [*ranked, *proposals(decision, habits, stream)]:
        if allowed(match.table, decision, answer):
            return answer
    return allowed_sample(match.table, decision, stream)


@dataclass(slots=True)
class _Tried:
    """An answer, how much less usual it is than another, and what it has been worth in each world."""

    answer: Answer
    rarity: int = 0
    worths: dict[int, int] = field(default_factory=dict)

    @property
    def mean(self) -> int:
        """What it is worth on average, in ten-thousandths of a point."""
        return sum(self.worths.values()) // max(1, len(self.worths))

    def rank(self, doubt: int | None) -> tuple[bool, int, int]:
        """How good it is thought to be; what was possible nowhere is worst. doubt: see in_doubt."""
        if doubt is None:
            return bool(self.worths), -self.rarity, self.mean
        rare = min(self.rarity, RAREST)
        return bool(self.worths), self.mean - doubt * rare // (TRUST * DOUBLE), -self.rarity


def in_doubt(tried: Sequence[_Tried]) -> int | None:
    """The standard error of what answers are worth beside each other; None if that cannot be told.

    What a world is worth to all of them tells nothing of which is better, so it is taken off first; in a
    single world all that they differ by may be chance. Answers that were possible nowhere are left out.
    """
    able = [one.worths for one in tried if one.worths]
    worlds = set.intersection(*map(set, able)) if able else set[int]()
    count, answers = len(worlds), len(able)
    if not worlds or answers == 1:
        return None
    means = [sum(worths[world] for world in worlds) // count for worths in able]
    middle, squares = sum(means) // answers, 0
    if count == 1:
        return isqrt(sum((mean - middle) ** 2 for mean in means) // (answers - 1))
    for world in worlds:
        of_world = sum(worths[world] for worths in able) // answers - middle
        squares += sum(
            (worths[world] - mean - of_world) ** 2 for worths, mean in zip(able, means, strict=True)
        )
    return isqrt(squares // ((answers - 1) * (count - 1) * count))


def sift(tried: list[_Tried]) -> list[_Tried]:
    """Put some answers in order, the best one first; those that are beaten beyond doubt are taken out.

    They are returned. What was possible in none of many worlds is beaten, too.
    """
    doubt = in_doubt(tried)
    tried.sort(key=lambda one: one.rank(doubt), reverse=True)
    able = [one for one in tried if one.worths]
    if doubt is None or min(len(one.worths) for one in able) < FEWEST:
        return []
    least = max(one.mean for one in able) - BEATEN * doubt
    beaten = [one for one in tried if not one.worths or one.mean < least]
    tried[:] = [one for one in able if one.mean >= least]
    return beaten


class Search:
    """What is thought about one question."""

    def __init__(self, spec: GameSpec[Any], content: Any, habits: Habits, task: Task) -> None:
        """See Task. Raises Unknowable."""
        self._spec, self._content, self._known = spec, content, task.known
        self._worlds = Worlds(spec, content, task.known)
        self._first = self._worlds.table(0)
        self._round = spec.round(self._first.position.state)
        self._habits, self._always = habits.at(self._round), habits
        self._decision = self._asked(self._first)
        self._number, self._look = 0, FEWEST
        self._ahead = task.level.ahead
        self.left = task.level.steps
        """How many steps may still be taken."""
        self._last = self._reached(self._ahead) if habits.known else self._round

    def ranked(self) -> list[Answer]:
        """The answers that were tried out, the best one first."""
        live, beaten = self._worthwhile(), list[_Tried]()
        while len(live) > 1:
            phases = (len(live) - 1).bit_length()
            beaten[:0] = self._try_all(live, self.left // phases)
            kept = (len(live) + 1) // 2
            beaten[:0] = live[kept:]
            del live[kept:]
        return [one.answer for one in (*live, *beaten)]

    def _worthwhile(self) -> list[_Tried]:
        """The answers to be tried out: the most usual, or where nothing is, those that look best at once."""
        known = self._habits.known
        cost = WORLDS * (SET_UP + 1 + self._ahead) if known else WORTHWHILE
        keep = max(2, self.left // cost)
        seen = max(keep, self.left // (4 * (SET_UP + 1)))
        stream = Stream(self._known.key, "candidates", 0)
        found = candidates(self._first, self._decision, self._habits, stream, seen)
        if known:
            return self._usual(found, keep, self._proposed())
        if isinstance(self._decision, Choose):
            # Of what looks alike the first is taken, as the game lists it, and not what is safe.
            listed = [option.id for option in self._decision.options]
            found.sort(key=lambda answer: listed.index(str(answer)))
        return self._promising([_Tried(answer) for answer in found], keep)

    def _proposed(self) -> set[str]:
        """The answers that are proposed, by their `repr`."""
        stream = Stream(self._known.key, "candidates", 0)
        return {repr(one) for one in proposals(self._decision, self._habits, stream)}

    def _usual(self, found: Sequence[Answer], keep: int, proposed: set[str]) -> list[_Tried]:
        """The most usual of some answers, and what is proposed, such as to do nothing more."""
        tried = [_Tried(one, self._habits.rarity(self._decision, one)) for one in found]
        tried.sort(key=lambda one: one.rarity)
        return tried[:keep] + [one for one in tried[keep:] if repr(one.answer) in proposed]

    def _promising(self, tried: list[_Tried], keep: int) -> list[_Tried]:
        """What is proposed of some answers, and of the others those that look best at once."""
        if len(tried) <= keep:
            return tried
        proposed = self._proposed()
        for one in tried:
            self._try(one, 0, 0)
        tried.sort(key=lambda one: (repr(one.answer) in proposed, one.rank(0)), reverse=True)
        for one in tried:
            one.worths.clear()
        return tried[:keep]

    def _try_all(self, live: list[_Tried], share: int) -> list[_Tried]:
        """Try some answers in one world after the other, as long as the share of the steps lasts.

        They are put in order, the best one first; those given up meanwhile are taken out and returned.
        """
        end, dearest, beaten = self.left - share, 0, list[_Tried]()
        limit = self.left * 3 // (4 * len(live)) - SET_UP - 1
        while (
            len(live) > 1
            and self._number < MOST
            and limit >= 0
            and (not dearest or self.left - dearest >= end)
        ):
            before = self.left
            for one in live:
                self._try(one, self._number, min(limit, LONGEST))
            self._number += 1
            dearest = max(dearest, before - self.left)
            limit = min(limit, self.left // len(live) - SET_UP - 1)
            if self._number == self._look:
                # The more is known already, the less each further world tells.
                self._look = self._look * 3 // 2
                beaten[:0] = sift(live)
        beaten[:0] = sift(live)
        return beaten

    def _try(self, one: _Tried, number: int, limit: int) -> None:
        """Give an answer in a world, and at most so many after it.

        Where playing on fails, the guess was impossible, and that world counts for nothing.
        """
        self.left -= SET_UP + 1
        follow = self._played_on if self._habits.known else self._looked_ahead
        try:
            table = self._worlds.table(number)
            table.answer(self._known.decision, self._known.seat, one.answer)
            worth = follow(table, self._worlds.key(number), limit)
        except Misjudged:
            raise
        except Exception:  # noqa: BLE001 - what is guessed may be impossible, and then anything can fail
            return
        one.worths[number] = worth

    def _looked_ahead(self, table: Table[Any], key: bytes, limit: int) -> int:
        """How the seat stands once it has answered what it is asked next, as well as that looks at once."""
        depth = min(Sight().depth, limit // DEAREST)
        self.left -= depth

        def after(one: Table[Any], data: bytes, given: Given) -> Table[Any]:
            self.left -= SET_UP + 1
            copy = Table(self._spec.codec.load(data), self._content, key, one.counters.copy())
            copy.play(given)
            return copy

        stream = Stream(key, "ahead", 0)
        ahead = Ahead(self._spec, self._decision, self._round, stream, after)
        return ahead.worth(table, Sight(depth))

    def _played_on(self, table: Table[Any], key: bytes, limit: int) -> int:
        """How the seat stands once all have gone on by habit to the end of the last round.

        At most so many answers are given until then.
        """
        self._go_on(table, Luck(key), limit, self._last)
        return judged(self._spec, table, self._known.seat)

    def _reached(self, ahead: int) -> int:
        """The round in which so many answers have been given, as it goes in one world.

        Whatever is tried out is judged after the same round, as nobody is better off for being asked less.
        """
        # What is spent on finding the round is missing for the answers; nor do they go on for longer.
        ahead = min(ahead, LONGEST, self.left // 4 - SET_UP)
        if ahead <= 0:
            return self._round
        table = self._worlds.table(0)
        self.left -= SET_UP
        with suppress(Exception):  # what is guessed may be impossible, and then anything can fail
            self._go_on(table, Luck(self._worlds.key(0)), ahead, None)
        return self._spec.round(table.position.state)

    def _go_on(self, table: Table[Any], luck: Luck, limit: int, last: int | None) -> None:
        """Give so many answers by habit, but none after the last round; None: whatever the round.

        A seat that is asked the same on and on gives the safe answer.
        """
        before, row = (-1, ""), 0
        for _ in range(limit):
            asked = next((one for one in table.pending.each() if not one.blocked), None)
            number = self._spec.round(table.position.state)
            if asked is None or (last is not None and number > last):
                break
            about = asked.seat, kind_of(asked)
            before, row = about, row + 1 if about == before else 0
            self.left -= 1
            favour = luck.next(*about, number)
            stream = favour.stream()
            if row < PATIENCE or isinstance(asked.default, AtRandom):
                answer = self._always.at(number).picked(asked, favour.sharp(SHARP), stream)
            else:
                answer = asked.default
            self._give(table, asked, answer, stream)

    def _give(self, table: Table[Any], asked: Decision, answer: Answer, stream: Stream) -> None:
        """Give an answer, or if it is refused, one by lot."""
        try:
            table.answer(asked.id, asked.seat, answer)
        except Refusal:
            table.answer(asked.id, asked.seat, allowed_sample(table, asked, stream))

    def _asked(self, table: Table[Any]) -> Decision:
        """What is asked, as in a world. Raises Unknowable."""
        try:
            return table.find(self._known.decision)[1]
        except Refusal as error:
            raise Unknowable from error
