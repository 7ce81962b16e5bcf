"""Scenes: a match of any game placed at a position, and played on from there by its questions."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from data.catalogues import catalogue
from engines.core import (
    Choose,
    ChooseMany,
    Counters,
    Decision,
    Event,
    GameSpec,
    Header,
    Lane,
    Match,
    Option,
    OptionValue,
    Position,
    State,
    Step,
    Stream,
    Text,
    key_from,
    say,
)
from engines.core.log import MAIN

KEY = key_from("scene")
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay")
Answer = str | list[str] | dict[str, int]
S = TypeVar("S", bound=State)


def questions(match: Match[Any]) -> list[Choose | ChooseMany]:
    """The pending questions of a match that offer options."""
    pending = match.table.pending.values()
    return [one for one in pending if isinstance(one, Choose | ChooseMany)]


def part(text: object, *path: str) -> Any:
    """What stands at a place of a text: `part(hint, "coins", "n")`."""
    found: Any = text
    for name in path:
        assert isinstance(found, Text)
        found = found.args[name]
    return found


def at_random(match: Match[S], seed: str) -> Iterator[tuple[Match[S], list[Event]]]:
    """A match by random answers: it and what has just happened, before and after each of them."""
    stream = Stream(key_from(seed), "play", 0)
    yield match, match.opening_events
    while not match.over:
        decision = next(iter(match.table.pending.values()))
        yield match, match.answer(decision.id, decision.seat, decision.sample(stream))


def texts_of(match: Match[Any], events: Sequence[Event]) -> Iterator[Text]:
    """All texts that the position and the events show to anybody."""
    yield match.spec.moment(match.table.position.state)
    for pending in match.table.pending.values():
        yield from (pending.prompt, pending.topic)
    for decision in questions(match):
        for option in decision.options:
            yield from (one for one in (option.label, option.hint, option.group) if one)
    for event in events:
        yield from (event.text(seat) for seat in (None, *range(match.header.seats)))
    if result := match.result():
        yield from (line.reason for score in result.scores for line in score.lines)
        yield from [result.tie_break] if result.tie_break else []


def different(texts: Iterable[Text]) -> Iterator[Text]:
    """Each text once."""
    seen: set[str] = set()
    for text in texts:
        if (known := repr(text)) not in seen:
            seen.add(known)
            yield text


def unsaid(played: Iterable[tuple[Match[Any], list[Event]]], lang: str) -> list[Text]:
    """The texts of a match, each moment with its events, that a language leaves empty or with gaps."""
    return gaps(told_in(played), lang)


def told_in(played: Iterable[tuple[Match[Any], list[Event]]]) -> list[Text]:
    """The texts of a match, each moment with its events."""
    return [*different(text for now in played for text in texts_of(*now))]


def gaps(texts: Iterable[Text], lang: str) -> list[Text]:
    """Those of some texts that a language leaves empty or with gaps."""
    return [text for text in texts if not (words := said(text, lang)) or "{" in words]


def said(text: Text | None, lang: str) -> str:
    """A text in a language, with names for the seats; nothing if there is no text."""
    return "" if text is None else say(text, catalogue(lang), NAMES.__getitem__)


class Scene(Generic[S]):
    """A position to lay out in `start_state`, then to `place` and play; games add ways to lay out."""

    spec: ClassVar[GameSpec[Any]]
    content: ClassVar[Any]

    def __init__(self, start_state: S) -> None:
        self.start_state = start_state
        self.key = KEY
        self.match: Match[S] | None = None
        self.events: list[Event] = []
        self.draws: dict[str, int] = {}
        self.chosen: dict[str, OptionValue] = {}
        self.dealt: list[str] = []

    # --- playing --------------------------------------------------------------------------

    def place(self, *steps: Step[S]) -> Self:
        """Begin to play: what was laid out, with these steps ahead."""
        self.start_state.attach(self.content)
        self.spec.invariants(self.start_state)
        lanes: dict[str, Lane[Any]] = {MAIN: Lane(list(reversed(steps)))}
        position: Position[S, Any] = Position(self.start_state, lanes, dict(self.draws))
        header = Header(self.spec.key, "content", self.chosen, self.dealt, self.key.hex())
        self.match = Match(self.spec, self.content, header, position, Counters())
        self.events = list(self.match.table.story.events)
        return self

    def answer(self, *answers: Answer) -> Self:
        """Answer the pending questions, one after the other."""
        for answer in answers:
            pending = self.pending
            self.events += self.playing.answer(pending.id, pending.seat, answer)
            self.spec.invariants(self.state)
        return self

    def ask(self, seat: int) -> Decision:
        """What a seat is asked."""
        return next(one for one in self.playing.table.pending.values() if one.seat == seat)

    def say(self, seat: int, *answers: Answer) -> Self:
        """Answers of a seat, of several that are asked."""
        for answer in answers:
            self.events += self.playing.answer(self.ask(seat).id, seat, answer)
            self.spec.invariants(self.state)
        return self

    # --- looking --------------------------------------------------------------------------

    @property
    def playing(self) -> Match[S]:
        """The match; `place` must have been called."""
        assert self.match is not None
        return self.match

    @property
    def state(self) -> S:
        """The position's pieces."""
        return self.playing.table.position.state

    @property
    def pending(self) -> Decision:
        """The one question that is pending, of any kind."""
        (pending,) = self.playing.table.pending.values()
        return pending

    @property
    def asked(self) -> Choose | ChooseMany:
        """The one question that is pending, which offers options."""
        pending = self.pending
        assert isinstance(pending, Choose | ChooseMany)
        return pending

    @property
    def safe(self) -> Answer:
        """The safe answer of the pending question."""
        return self.playing.default_for(self.pending.id)

    @property
    def topic(self) -> str:
        """What is asked, in a word."""
        return self.pending.topic.key.removeprefix(f"{self.spec.key}-topic-")

    @property
    def options(self) -> list[str]:
        """The ids of what may be answered; no two are alike."""
        ids = [option.id for option in self.asked.options]
        assert len(set(ids)) == len(ids)
        return ids

    def option(self, option_id: str) -> Option:
        """One of what may be answered."""
        return next(option for option in self.asked.options if option.id == option_id)

    @property
    def winners(self) -> list[int]:
        """Who has won."""
        result = self.playing.result()
        assert result is not None
        return result.winners

    @property
    def told(self) -> list[str]:
        """The keys of the events since the scene began."""
        return [event.key.removeprefix(f"{self.spec.key}-event-") for event in self.events]

    def event(self, key: str) -> Event:
        """The last event of a key."""
        return [one for one in self.events if one.key == f"{self.spec.key}-event-{key}"][-1]
