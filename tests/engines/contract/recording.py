"""Random playouts, kept move by move, so that properties can be asked of any position in them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from engines.core import Answer, Counters, Decision, Event, Match, Stream, Table
from engines.core.playout import waiting
from engines.core.strict import StrictMatch
from tests.engines.contract.cases import PLAYOUTS, SEED, Case, chance
from tests.engines.contract.words import Words

LONGEST = 20_000


@dataclass(slots=True)
class Moment:
    """An answer: the position before it (with the group numbers used up), and what came of it."""

    number: int
    before: bytes
    next_group: int
    decision: Decision
    answer: Answer
    events: list[Event]


@dataclass(slots=True)
class Recording:
    """A random playout."""

    case: Case
    seed: str
    match: StrictMatch[Any]
    moments: list[Moment] = field(default_factory=list)

    def at(self, moment: Moment) -> StrictMatch[Any]:
        """A match of its own as it stood before a moment, with its log."""
        match = self.match
        return StrictMatch(
            match.spec,
            match.content,
            match.header,
            match.spec.codec.load(moment.before),
            Counters(next_group=moment.next_group),
            match.entries[: moment.number - 1],
            {n: data for n, data in match.kept.items() if n < moment.number},
        )


def copied(match: Match[Any]) -> StrictMatch[Any]:
    """Another match at the same position, without its log."""
    counters = match.table.counters
    return StrictMatch(
        match.spec,
        match.content,
        match.header,
        match.spec.codec.load(match.dump()),
        Counters(dict(counters.generations), counters.next_group),
    )


def answer_at_random(match: StrictMatch[Any], stream: Stream) -> tuple[Decision, list[Event]]:
    """Let somebody answer something. Samples must be legal, so there is no second try."""
    free = waiting(match)
    decision = free[stream.below(len(free))]
    return decision, match.answer(decision.id, decision.seat, decision.sample(stream))


def check_position(table: Table[Any], case: Case) -> None:
    """What must hold at every step."""
    case.spec.invariants(table.position.state)
    for waits in table.waiting():
        assert 0 <= waits.seat < case.players


def play(case: Case, seed: str, words: Words | None = None) -> Recording:
    """Play to the end, with invariants at each step."""
    recording = Recording(case, seed, case.begin(seed))
    match, stream = recording.match, chance("play", case, seed)
    heard = words or Words()
    heard.events(match.opening_events, case.players)
    while not match.over:
        check_position(match.table, case)
        for one in match.table.pending.values():
            heard.decision(one)
            heard.purse(case.spec, match.table.position.state, one.seat)
        next_group, number = match.table.counters.next_group, match.number + 1
        decision, events = answer_at_random(match, stream)
        heard.events(events, case.players)
        heard.say(case.spec.moment(match.table.position.state))
        heard.help(case.spec, match.table.position.state)
        answer = match._live[-1].answer
        before = match.kept[number]
        recording.moments.append(Moment(number, before, next_group, decision, answer, events))
        assert number < LONGEST, f"{case}: no end"
    check_position(match.table, case)
    heard.result(match.result())
    return recording


@dataclass(frozen=True, slots=True)
class Recorded:
    """The recordings of a case and all the texts heard in them."""

    recordings: list[Recording]
    words: Words


@lru_cache(maxsize=2)
def recorded(case: Case) -> Recorded:
    """Random playouts of a case, made once."""
    words = Words()
    found = []
    for number in range(PLAYOUTS):
        with told(case, number):
            found.append(play(case, f"{SEED}.{number}", words))
    return Recorded(found, words)


class told:  # noqa: N801 - reads as a word of the sentence
    """Add to a failure how to see it again."""

    def __init__(self, case: Case, *names: object) -> None:
        self._note = f"CARAVAN_SEED={SEED} CARAVAN_PLAYOUTS={PLAYOUTS}: {case} {names}"

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if error is not None:
            error.add_note(self._note)


Property = Callable[[Recording, Moment, Stream], None]


def sampled(case: Case, holds: Property, each: int) -> None:
    """Ask a property of `each` moments of every recording."""
    for number, recording in enumerate(recorded(case).recordings):
        stream = chance("sample", holds.__name__, case, number)
        for moment in some(recording.moments, each, stream):
            with told(case, number, "before entry", moment.number):
                holds(recording, moment, stream)


def some(moments: list[Moment], count: int, stream: Stream) -> Iterator[Moment]:
    """Some moments, any of them."""
    for _ in range(min(count, len(moments))):
        yield moments[stream.below(len(moments))]
