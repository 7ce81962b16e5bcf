"""Habits: which answers are usually given, told by the words of their options and how late it is alone.

A weight belongs to a word of an option where a certain thing is asked: to its id, or to a message of its
label or hint. The same word weighs more or less than that in some part of a match: a part is as many rounds
as all before it, since more changes in the second round than in the twelfth. Words that nobody has seen
weigh nothing, so content packs do no harm. All is reckoned in whole numbers: the same habits answer alike on
every machine.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import isqrt
from typing import Annotated

from pydantic import Field, TypeAdapter, ValidationError

from engines.core.allocation import Allocate
from engines.core.decisions import (
    Answer,
    AtRandom,
    Choose,
    ChooseMany,
    Decision,
    Option,
    kind_of,
)
from engines.core.errors import NotYet
from engines.core.fields import FormatError, dumps
from engines.core.randomness import Stream
from engines.core.record import Record, record

DOUBLE = 64
"""An alternative that weighs so much more than another is twice as likely."""
HEAVIEST = 100 * DOUBLE
"""No word weighs more, nor less than the same below zero."""
LAST_PART = 5
"""All rounds from the sixteenth on are one part of a match."""

MOST_SUMS = 10_000
"""So many options of a kind are kept with what they weigh."""
_Read = tuple[str, tuple[str, ...], str | None, bool]
"""What is read of an option: its id, the words of its label, the key of its hint, and whether it is usual."""
_FINE = 20
_NO_WORDS: Mapping[str, int] = {}

Words = Sequence[str]
Pick = Callable[[Words, Sequence[int]], int]
"""Chooses one of several alternatives by their names and weights."""
Weight = Annotated[int, Field(ge=-HEAVIEST, le=HEAVIEST)]


@record
class HabitTable(Record):
    """What habits of a game are kept as: what each word weighs, by the prompt it was read under."""

    game: str
    weights: dict[str, dict[str, Weight]]


@cache
def _adapter() -> TypeAdapter[HabitTable]:
    return TypeAdapter(HabitTable)


def read_table(data: bytes) -> HabitTable:
    """Read what `written` gave. Raises FormatError.

    >>> from engines.core.habits import HabitTable, read_table, written
    >>> table = HabitTable("heap", {"heap-prompt": {"#2": 64}})
    >>> read_table(written(table).encode()) == table
    True
    """
    try:
        return _adapter().validate_json(data)
    except ValidationError as error:
        first = error.errors()[0]
        raise FormatError(".".join(map(str, first["loc"])), first["msg"]) from error


def written(table: HabitTable) -> str:
    """A table as JSON, a line for each prompt, so that changes can be read."""
    rows = ",\n".join(
        f"  {dumps(kind)}: {dumps(dict(sorted(words.items())))}"
        for kind, words in sorted(table.weights.items())
    )
    return f'{{\n "game": {dumps(table.game)},\n "weights": {{\n{rows}\n }}\n}}\n'


@record
class Example(Record):
    """One of several alternatives was taken: the prompt, the words of all, and which one it was."""

    kind: str
    alternatives: list[list[str]]
    taken: int


def part_of(number: int) -> int:
    """The part of a match to which the round of a number belongs.

    >>> from engines.core.habits import part_of
    >>> [part_of(number) for number in (0, 1, 2, 3, 4, 7, 8, 15, 16, 90)]
    [0, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    """
    return min(number.bit_length(), LAST_PART)


def words_of(option: Option, *, usual: bool = False) -> list[str]:
    """The words of an option; usual: it is what is taken when time runs out."""
    found = [f"#{option.id}", *option.label.words]
    if option.hint is not None:
        found.append(f"?{option.hint.key}")
    if usual:
        found.append("default")
    return found


@cache
def _fractions() -> Sequence[int]:
    """What is left of 2 ** _FINE after each part of a halving."""
    found = []
    for part in range(DOUBLE):
        left = 1 << (DOUBLE * _FINE - part)
        for _ in range(DOUBLE.bit_length() - 1):
            left = isqrt(left)
        found.append(left)
    return found


def chances(weights: Sequence[int]) -> list[int]:
    """How likely each of several alternatives is, by their weights; nothing is impossible.

    >>> from engines.core.habits import DOUBLE, chances
    >>> some = chances([0, DOUBLE, 3 * DOUBLE])
    >>> [one * 8 // some[2] for one in some]
    [1, 2, 8]
    """
    best, fractions = max(weights), _fractions()
    return [max(1, fractions[(best - one) % DOUBLE] >> (best - one) // DOUBLE) for one in weights]


def by_lot(stream: Stream, sharp: int = 1) -> Pick:
    """Picks an alternative as likely as it weighs; sharp: as if everything weighed so many times as much."""

    def pick(_names: Words, weights: Sequence[int]) -> int:
        if len(weights) == 1:
            return 0
        likely = chances(weights if sharp == 1 else [sharp * one for one in weights])
        at = stream.below(sum(likely))
        for number, one in enumerate(likely):
            at -= one
            if at < 0:
                return number
        raise AssertionError  # pragma: no cover - what is drawn is below the sum

    return pick


def heaviest(_names: Words, weights: Sequence[int]) -> int:
    """Picks the alternative that weighs most, the first of equals."""
    return weights.index(max(weights))


class Habits:
    """Answers as is usual.

    >>> from engines.core import Stream
    >>> from engines.core.habits import Habits
    >>> from engines.core.example import begun
    >>> match = begun()
    >>> asked, = match.table.pending.values()
    >>> habits = Habits({"heap-prompt": {"#2": 64}})
    >>> habits.favourite(asked, Stream(match.key, "lot", 0))
    '2'
    """

    def __init__(self, weights: Mapping[str, Mapping[str, int]] | None = None) -> None:
        """weights: what words weigh, by the prompt; without any, everything is as likely."""
        self._weights = weights or {}
        self._parts: dict[int, Habits] = {}
        self._sums: dict[str, dict[_Read, int]] = {}

    @property
    def known(self) -> bool:
        """Whether anything is known to be more usual than anything else."""
        return bool(self._weights)

    def at(self, number: int) -> "Habits":
        """The habits of the round of a number: what words weigh there, told by the words alone.

        >>> from engines.core.habits import Habits
        >>> habits = Habits({"heap-prompt": {"#2": 64, "#2@3": -60, "#1@3": 7}})
        >>> vars(habits.at(5))["_weights"]
        {'heap-prompt': {'#2': 4, '#1': 7}}
        """
        part = part_of(number)
        if part not in self._parts:
            self._parts[part] = Habits({k: _during(w, part) for k, w in self._weights.items()})
        return self._parts[part]

    def drawn(self, decision: Decision, stream: Stream, sharp: int = 1) -> Answer:
        """An answer, as likely as it is usual; sharp: see by_lot. Raises NotYet if everything waits."""
        return self.picked(decision, by_lot(stream, sharp), stream)

    def favourite(self, decision: Decision, stream: Stream) -> Answer:
        """The most usual answer; by lot where that is most usual. Raises NotYet if everything waits."""
        return self.picked(decision, heaviest, stream)

    def rarity(self, decision: Decision, answer: Answer) -> int:
        """How much less usual an answer is than if the most usual had been taken each time: 0, or more.

        Of several in no order the most usual is thought to be taken first.
        """
        known, rarity = self._weights.get(kind_of(decision), _NO_WORDS), 0
        if isinstance(decision, ChooseMany) and not decision.ordered and isinstance(answer, list):
            ids = [one.id for one in decision.options]
            weights_of = dict(zip(ids, self.weights_of(decision, decision.options), strict=True))
            answer = sorted(answer, key=lambda one: -weights_of[one])
        for one in _examples(decision, answer):
            weights = [_sum(known, words) for words in one.alternatives]
            rarity += max(weights) - weights[one.taken]
        return rarity

    def weights_of(self, decision: Choose | ChooseMany, options: Sequence[Option]) -> list[int]:
        """What some options of a question weigh."""
        kind = kind_of(decision)
        known = self._weights.get(kind, _NO_WORDS)
        if not known:
            return [0] * len(options)
        sums = self._sums.setdefault(kind, {})
        if len(sums) > MOST_SUMS:
            sums.clear()
        found = []
        for one in options:
            usual = _usual(decision, one)
            about = one.id, one.label.words, one.hint.key if one.hint else None, usual
            weight = sums.get(about)
            if weight is None:
                weight = sums[about] = _sum(known, words_of(one, usual=usual))
            found.append(weight)
        return found

    def picked(self, decision: Decision, pick: Pick, stream: Stream) -> Answer:
        """An answer, each part of it picked; stream: for what has no weights. Raises NotYet."""
        if decision.blocked:
            raise NotYet
        if isinstance(decision, Choose):
            free = _free(decision)
            return free[pick([one.id for one in free], self.weights_of(decision, free))].id
        known = self._weights.get(kind_of(decision), _NO_WORDS)
        if isinstance(decision, ChooseMany):
            free, counts = _free(decision), _counts(decision)
            names = [_counted(one) for one in counts]
            count = counts[pick(names, [known.get(one, 0) for one in names])]
            ids, weights = [one.id for one in free], self.weights_of(decision, free)
            return decision.checked([*_picked(pick, ids, weights, count)])
        ways = _ways(decision)
        names = [name for name, _ in ways]
        known_answer = ways[pick(names, [known.get(name, 0) for name in names])][1]
        return decision.sample(stream) if known_answer is None else known_answer


def examples(decision: Decision, answer: Answer, number: int) -> Iterator[Example]:
    """What can be learned from an answer in the round of a number."""
    part = part_of(number)
    for one in _examples(decision, answer):
        words = [[*some, *(f"{word}@{part}" for word in some)] for some in one.alternatives]
        yield Example(one.kind, words, one.taken)


def _during(known: Mapping[str, int], part: int) -> dict[str, int]:
    """What words weigh in a part of a match, by their names in any."""
    found: dict[str, int] = {}
    for name, weight in known.items():
        word, _, during = name.rpartition("@")
        if not during.isdigit() or not word:
            word = name
        elif during != str(part):
            continue
        found[word] = found.get(word, 0) + weight
    return found


def _examples(decision: Decision, answer: Answer) -> Iterator[Example]:
    """What can be learned from an answer, whenever it was given."""
    kind = kind_of(decision)
    if isinstance(decision, Choose | ChooseMany):
        free = _free(decision)
        wanted = [answer] if isinstance(answer, str) else [*answer]
        if isinstance(decision, ChooseMany):
            counts = _counts(decision)
            if len(wanted) in counts:
                yield Example(kind, [[_counted(n)] for n in counts], counts.index(len(wanted)))
        for one in wanted:
            ids = [option.id for option in free]
            if one not in ids:
                return
            words = [words_of(option, usual=_usual(decision, option)) for option in free]
            yield Example(kind, words, ids.index(one))
            del free[ids.index(one)]
    else:
        ways = _ways(decision)
        taken = next(at for at, (_, known) in enumerate(ways) if known in (answer, None))
        yield Example(kind, [[way] for way, _ in ways], taken)


def _sum(known: Mapping[str, int], words: Iterable[str]) -> int:
    total = 0
    for word in words:
        total += known.get(word, 0)
    return total


def _free(decision: Choose | ChooseMany) -> list[Option]:
    return [option for option in decision.options if not option.waits]


def _usual(decision: Choose | ChooseMany, option: Option) -> bool:
    usual = decision.default
    return option.id in usual if isinstance(usual, list) else option.id == usual


def _counts(decision: ChooseMany) -> range:
    return range(decision.least, min(decision.most, len(_free(decision))) + 1)


def _counted(count: int) -> str:
    return f"={count}"


def _picked(pick: Pick, ids: list[str], weights: list[int], count: int) -> Iterator[str]:
    """One after the other of what is left; ids and weights are used up."""
    for _ in range(count):
        at = pick(ids, weights)
        del weights[at]
        yield ids.pop(at)


def _ways(decision: Decision) -> list[tuple[str, Answer | None]]:
    """How numbers can be found: as proposed, as by default, else by lot (None)."""
    ways: list[tuple[str, Answer | None]] = []
    if isinstance(decision, Allocate) and decision.proposal:
        ways.append(("proposal", decision.checked(decision.proposal)))
    if not isinstance(decision.default, AtRandom):
        ways.append(("default", decision.checked(decision.default)))
    return [*ways, ("lot", None)]
