"""Random playouts, kept move by move, so that properties can be asked of any position in them."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

from typing_extensions import override

from engines.core import Answer, Counters, Decision, Event, Match, Position, Stream, Table
from engines.core.kept import KEPT_IN_FULL
from engines.core.log import names_act
from engines.core.players import GreedyPlayer
from engines.core.playout import PATIENCE, hurried, waiting
from engines.registry import games
from tests.engines.contract.cases import ANSWERS, FEWER, MATCHES, Case, answers_of, chance
from tests.engines.contract.counting import Seen
from tests.engines.contract.ruling import every_question_names_rules
from tests.engines.contract.sitting import (
    only_players_in_the_game_are_asked,
    only_seats_are_named,
    who_is_out_stays_out,
)
from tests.engines.contract.words import Words
from tests.engines.core.strict import StrictMatch
from tests.seed import SEED

T = TypeVar("T")

LONGEST = 20_000
ROOM = 32 * 2**20
"""The bytes of positions of a case that are kept move by move; of what follows only each SPARSELY-th."""
SPARSELY = 10
EACH = 50
"""A property is asked of one moment for this many answers ..."""
LEAST = 25
"""... and of so many in each case, where there are few."""
ACTS_EACH = 12
"""One of so many moves is something that nobody was asked for, in games that know such acts."""
GREEDY = GreedyPlayer(samples=2, depth=0, most=5)


@dataclass(frozen=True, slots=True)
class Company:
    """Who does not answer at random: idle seats hurry from the start, greedy ones take what looks best."""

    idle: Collection[int] = ()
    greedy: Collection[int] = ()


AT_RANDOM = Company()


@dataclass(slots=True)
class Moment:
    """An answer, or an act: the position before it, with all counters, and what came of it.

    before: None where it is not kept. round: of the game, before it.
    """

    number: int
    before: bytes | None
    counters: Counters
    round: int
    decision: Decision
    answer: Answer
    events: list[Event]

    @property
    def is_act(self) -> bool:
        """Whether nobody was asked for it."""
        return names_act(self.decision.id)


@dataclass(slots=True, eq=False)
class Recording:
    """A random playout."""

    case: Case
    seed: str
    match: StrictMatch[Any]
    moments: list[Moment] = field(default_factory=list)

    def at(self, moment: Moment) -> StrictMatch[Any]:
        """A match of its own as it stood before a moment, with its log; the position must have been kept."""
        match = self.match
        assert moment.before is not None
        near = self.moments[max(0, moment.number - 1 - KEPT_IN_FULL) : moment.number - 1]
        return Copy(
            match.spec,
            match.content,
            match.header,
            match.spec.codec.load(moment.before),
            moment.counters.copy(),
            match.entries[: moment.number - 1],
            {one.number: one.before for one in near if one.before is not None},
        )

    @property
    def kept(self) -> list[Moment]:
        """The moments whose positions are kept."""
        return [one for one in self.moments if one.before is not None]

    @property
    def bytes(self) -> int:
        """What the kept positions take."""
        return sum(len(one.before) for one in self.moments if one.before is not None)


class Unread(Match[Any]):
    """A match at the position of another one.

    What it is asked there the other one has been asked, so it is put into words only for those who look.
    """

    @override
    def seat_table(self, position: Position[Any, Any], counters: Counters) -> Table[Any]:
        table = self.table_type(position, self.content, self.key, counters, self.acts)
        table.settle()
        return table


class Copy(Unread, StrictMatch[Any]):
    """The same on strict tables."""


def copied(match: Match[Any]) -> Copy:
    """Another match at the same position, without its log; nothing can be taken back."""
    return next(copies(match))


def copies(match: Match[Any]) -> Iterator[Copy]:
    """As many of them as are taken, as long as the match stays where it is: that is written out once."""
    codec, dumped, counters = match.spec.codec, match.dump(), match.table.counters.copy()
    while True:
        position = codec.load(dumped)
        spec, content, header = match.spec, match.content, match.header
        yield Copy(spec, content, header, position, counters.copy(), keeping="none")


def acts_of(match: Match[Any]) -> list[Decision]:
    """What the seats may do without being asked."""
    if match.acts is None:
        return []
    found = (match.table.act_of(seat) for seat in range(match.header.seats))
    return [one for one in found if one is not None]


def answer_at_random(
    match: Match[Any], stream: Stream, *, hurry: bool = False, company: Company = AT_RANDOM
) -> tuple[Decision, list[Event]]:
    """Let somebody answer something, in a `hurry` as the game says, or act now and then.

    Samples must be legal, so there is no second try. company: seats that do not answer at random.
    """
    free = waiting(match)
    if match.acts is not None and not hurry and stream.below(ACTS_EACH) == 0:
        free = acts_of(match) or free
    decision = free[stream.below(len(free))]
    given = _chosen(match, decision, company, hurry=hurry)
    if given is None:
        given = decision.sample(stream)
    return decision, match.answer(decision.id, decision.seat, given)


def _chosen(
    match: Match[Any], decision: Decision, company: Company, *, hurry: bool
) -> Answer | None:
    """What a seat answers that does not do so at random."""
    if hurry or decision.seat in company.idle:
        return hurried(match, decision)
    if decision.seat in company.greedy and not names_act(decision.id):
        return GREEDY.answer(match, decision)
    return None


def check_position(table: Table[Any], case: Case) -> None:
    """What must hold at every step."""
    case.spec.invariants(table.position.state)
    only_players_in_the_game_are_asked(table, case)


class Watcher:
    """Looks at and listens to a playout as it goes on: each question and each event once.

    seen: counts what is told. acts_each: in one of so many positions it looks what nobody is asked for.
    """

    def __init__(
        self,
        match: Match[Any],
        case: Case,
        words: Words,
        seen: Seen | None = None,
        acts_each: int = 1,
    ) -> None:
        self._match, self._case, self._words = match, case, words
        self._seen, self._acts_each = Seen() if seen is None else seen, acts_each
        self._asked: dict[str, Decision] = {}
        self._out: Collection[int] = ()
        self._hear((), match.opening_events)

    def before(self) -> None:
        """A position: who is asked what in it."""
        check_position(self._match.table, self._case)
        spec, state = self._case.spec, self._match.table.position.state
        self._out = spec.out(state)
        pending = {one.id: one for one in self._match.table.pending.values()}
        new = [one for one in pending.values() if self._asked.get(one.id) is not one]
        self._asked = pending
        for one in new:
            self._words.decision(one)
            self._words.purse(spec, state, one.seat)
        acts = acts_of(self._match) if self._match.number % self._acts_each == 0 else []
        for one in acts:
            self._words.decision(one)
            self._words.act(spec)
        self._hear([*new, *acts], ())

    def after(self, events: Sequence[Event]) -> None:
        """What came of an answer."""
        spec, state = self._case.spec, self._match.table.position.state
        who_is_out_stays_out(self._out, spec.out(state))
        if (answered := self._match.live()[-1]).secret:
            self._words.sealed(spec, state, answered.seat)
        self._hear((), events)
        self._words.say(spec.moment(state))
        self._words.help(spec, state)

    def end(self) -> None:
        """The last position, and the final scores."""
        check_position(self._match.table, self._case)
        result = self._match.result()
        self._words.result(result)
        self._seen.end(result, self._case.players)

    def _hear(self, decisions: Sequence[Decision], events: Sequence[Event]) -> None:
        only_seats_are_named(self._case, decisions, events)
        every_question_names_rules(self._case, decisions)
        self._words.events(events)
        self._seen.events(events)


def play(
    case: Case,
    seed: str,
    words: Words | None = None,
    room: int = ROOM,
    patience: int = PATIENCE,
    *,
    company: Company = AT_RANDOM,
    seen: Seen | None = None,
) -> Recording:
    """Play to the end, with invariants at each step; positions are kept sparsely once they fill the room.

    seen: counts what is told.
    """
    recording = Recording(case, seed, case.begin(seed, keeping="recent"))
    match, stream = recording.match, chance("play", case, seed)
    heard = words or Words()
    watcher = Watcher(match, case, heard, seen)
    while not match.over:
        watcher.before()
        number, counters = match.number + 1, match.table.counters.copy()
        round_ = case.spec.round(match.table.position.state)
        hurry = number > patience
        decision, events = answer_at_random(match, stream, hurry=hurry, company=company)
        watcher.after(events)
        kept = room > 0 or number % SPARSELY == 1
        before = match.kept[number] if kept else None
        room -= len(before or b"")
        answer = match.live()[-1].answer
        recording.moments.append(Moment(number, before, counters, round_, decision, answer, events))
        assert number < LONGEST, f"{case}: no end"
    watcher.end()
    return recording


def watch(case: Case, seed: str, words: Words, company: Company, seen: Seen) -> Match[Any]:
    """The same playout as of `play`, but only looked at: on a table that trusts the game, nothing kept."""
    match, stream = case.begin_plain(seed), chance("play", case, seed)
    watcher = Watcher(match, case, words, seen, ACTS_EACH)
    while not match.over:
        watcher.before()
        hurry = match.number >= PATIENCE
        watcher.after(answer_at_random(match, stream, hurry=hurry, company=company)[1])
        assert match.number < LONGEST, f"{case}: no end"
    watcher.end()
    return match


def played(case: Case, seed: str, answers: int, words: Words) -> Iterator[Recording]:
    """Random playouts of a case with so many answers in all, and not very many however short they are."""
    left, room = answers, ROOM
    for number in range(MATCHES):
        if left <= 0:
            return
        with told(case, number):
            recording = play(case, f"{seed}.{number}", words, room)
        left -= len(recording.moments)
        room -= recording.bytes
        yield recording


@dataclass(frozen=True, slots=True)
class Recorded:
    """The recordings of a case and all the texts heard in them."""

    recordings: list[Recording]
    words: Words

    @property
    def answers(self) -> int:
        """How many answers they have in all."""
        return sum(len(one.moments) for one in self.recordings)


@lru_cache(maxsize=2)
def recorded(case: Case) -> Recorded:
    """Random playouts of a case, made once."""
    words = Words()
    return Recorded(list(played(case, SEED, answers_of(case), words)), words)


class told:  # noqa: N801 - reads as a word of the sentence
    """Add to a failure how to see it again."""

    def __init__(self, case: Case, *names: object) -> None:
        self._note = f"CARAVAN_SEED={SEED} CARAVAN_ANSWERS={ANSWERS}: {case} {names}"

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if error is not None:
            error.add_note(self._note)


Property = Callable[[Recording, Moment, Stream], None]
Among = Callable[[Moment], bool]


def anywhere(_: Moment) -> bool:
    """Any moment will do."""
    return True


def sampled(
    case: Case, holds: Property, each: int = EACH, among: Among = anywhere, least: int = LEAST
) -> None:
    """Ask a property of one moment for `each` answers that were given, at least of so many.

    In games of the tests there are fewer. among: of which moments it can be asked.
    """
    found = recorded(case)
    stream = chance("sample", holds.__name__, case)
    moments = [(one, moment) for one in found.recordings for moment in one.kept if among(moment)]
    count = max(least if case.game in games() else least // FEWER, found.answers // each)
    for recording, moment in some(moments, count, stream):
        with told(case, recording.seed, "before entry", moment.number):
            holds(recording, moment, stream)


def some(moments: Sequence[T], count: int, stream: Stream) -> Iterator[T]:
    """Some moments, any of them."""
    for _ in range(min(count, len(moments))):
        yield moments[stream.below(len(moments))]
