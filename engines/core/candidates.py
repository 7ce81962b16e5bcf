"""Answers worth a thought: all of them where there are few, else the usual ones and some drawn by lot."""

from collections.abc import Iterator
from itertools import combinations, islice, permutations
from typing import Any

from engines.core.allocation import Allocate
from engines.core.decisions import Answer, AtRandom, Choose, ChooseMany, Decision
from engines.core.errors import Refusal
from engines.core.flow import Table
from engines.core.habits import Habits
from engines.core.randomness import Stream

TRIES = 100


def allowed(table: Table[Any], decision: Decision, answer: Answer) -> bool:
    """Whether a game takes an answer."""
    try:
        table.check(decision.id, decision.seat, answer)
    except Refusal:
        return False
    return True


def allowed_sample(table: Table[Any], decision: Decision, stream: Stream) -> Answer:
    """A random answer that the game takes; the default if none of many tries is."""
    for _ in range(TRIES):
        answer = decision.sample(stream)
        if allowed(table, decision, answer):
            return answer
    if not isinstance(decision.default, AtRandom):
        return decision.default
    raise RuntimeError(f"{decision.id}: no sample of {decision.prompt.key} is allowed")


def proposals(decision: Decision, habits: Habits, stream: Stream) -> Iterator[Answer]:
    """What somebody proposes: the game, habits, and whoever made the default safe."""
    if isinstance(decision, Allocate) and decision.proposal:
        yield decision.checked(decision.proposal)
    yield habits.favourite(decision, stream)
    if not isinstance(decision.default, AtRandom):
        yield decision.checked(decision.default)


def candidates(
    table: Table[Any], decision: Decision, habits: Habits, stream: Stream, most: int
) -> list[Answer]:
    """At most so many allowed answers, no two alike, what is proposed first; at least one."""
    found: dict[str, Answer] = {}
    for answer in _ideas(decision, habits, stream, most):
        if len(found) == most:
            break
        if repr(answer) not in found and allowed(table, decision, answer):
            found[repr(answer)] = answer
    return [*found.values()] or [allowed_sample(table, decision, stream)]


def _ideas(decision: Decision, habits: Habits, stream: Stream, most: int) -> Iterator[Answer]:
    yield from proposals(decision, habits, stream)
    whole = [*islice(every(decision), most + 1)]
    if len(whole) <= most:
        yield from whole
    elif isinstance(decision, Choose):
        stream.shuffle(free := [option.id for option in decision.options if not option.waits])
        yield from free
    else:
        for _ in range(most):
            yield habits.drawn(decision, stream)
            yield decision.sample(stream)


def every(decision: Decision) -> Iterator[Answer]:
    """All answers to a question, those that wait for somebody left out."""
    if isinstance(decision, Allocate):
        yield from _numbers(decision)
        return
    assert isinstance(decision, Choose | ChooseMany)  # noqa: S101 - there are no other kinds
    free = [option.id for option in decision.options if not option.waits]
    if isinstance(decision, Choose):
        yield from free
        return
    several = permutations if decision.ordered else combinations
    for count in range(decision.least, min(decision.most, len(free)) + 1):
        for some in several(free, count):
            yield [*some]


def _numbers(decision: Allocate) -> Iterator[Answer]:
    """All allocations; of what the caps forbid the most is never built up."""
    low = [slot.low for slot in decision.slots]
    high = [slot.high for slot in decision.slots]
    ids = [slot.id for slot in decision.slots]

    def rest(at: int, numbers: dict[str, int], total: int) -> Iterator[Answer]:
        if at == len(ids):
            if total >= decision.least:
                yield {**numbers}
            return
        most = decision.most - total - sum(low[at + 1 :])
        for number in range(low[at], min(high[at], most) + 1):
            if total + number + sum(high[at + 1 :]) < decision.least:
                continue
            taken = {**numbers, ids[at]: number}
            if not decision.keeps(taken):
                break
            yield from rest(at + 1, taken, total + number)

    yield from rest(0, {}, 0)
