"""All texts heard in playouts, and whether every language can say them."""

import logging
from collections.abc import Iterable
from functools import cache
from typing import Any

from typing_extensions import override

from data import catalogues
from data.catalogues import Catalogue
from engines.core import (
    Allocate,
    Choose,
    ChooseMany,
    Decision,
    Event,
    GameSpec,
    Result,
    Text,
    View,
    Who,
    say,
    text,
)
from engines.core.covering import tables_of
from tests import texts


class Words:
    """One text of each kind: by key and names of arguments."""

    def __init__(self) -> None:
        self.heard: dict[tuple[str, ...], Text] = {}

    def say(self, message: Text | None) -> None:
        """Hear a text and the texts within it."""
        if message is None:
            return
        args = message.args
        kind = (message.key, *(args if len(args) < 2 else sorted(args)))
        if kind not in self.heard:
            self.heard[kind] = message
        self._args(args.values())

    def _args(self, args: Iterable[Any]) -> None:
        for arg in args:
            if isinstance(arg, Text):
                self.say(arg)
            elif isinstance(arg, list):
                self._args(arg)

    def decision(self, decision: Decision) -> None:
        """Hear a question."""
        self.say(decision.prompt)
        self.say(decision.topic)
        self.say(decision.then)
        if isinstance(decision, Choose | ChooseMany):
            for option in decision.options:
                self.say(option.label)
                self.say(option.hint)
                self.say(option.group)
                self.say(option.then)
        elif isinstance(decision, Allocate):
            for slot in decision.slots:
                self.say(slot.label)
                self.say(slot.counted(slot.high))

    def purse(self, spec: GameSpec[Any], state: Any, seat: int) -> None:
        """Hear what a seat that is asked something has to play with."""
        for one in spec.purse(View(state, seat, [], [], over=False), seat):
            self.say(one)

    def sealed(self, spec: GameSpec[Any], state: Any, seat: int) -> None:
        """Hear what a seat has just answered in secret."""
        for one in spec.sealed(View(state, seat, [], [], over=False), seat):
            self.say(one)

    def act(self, spec: GameSpec[Any]) -> None:
        """Hear what the button says by which somebody acts without being asked."""
        self.say(text(f"{spec.key}-act"))

    def help(self, spec: GameSpec[Any], state: Any) -> None:
        """Hear what those read who ask for help: the aim, and what happens in the present phase."""
        self.say(text(f"{spec.key}-help-aim"))
        self.say(text(f"{spec.key}-help-phase-{spec.phase(state)}"))

    def events(self, events: Iterable[Event]) -> None:
        """Hear a story, as everybody: who knows nothing besides hears what the public hears."""
        for event in events:
            for seat in (None, *event.private):
                self.say(event.text(seat))

    def result(self, result: Result | None) -> None:
        """Hear the final scores."""
        if result is None:
            return
        self.say(result.tie_break)
        for score in result.scores:
            for line in score.lines:
                self.say(line.reason)

    def names(self, spec: GameSpec[Any]) -> None:
        """Hear what the lobby calls the game, its options and its house seats, and what it refuses."""
        self.say(text(f"{spec.key}-name"))
        for option in spec.options:
            self.say(text(f"{spec.key}-option-{option.key}"))
            for choice in option.choices:
                self.say(text(f"{spec.key}-option-{option.key}-{choice}"))
        for options, players in tables_of(spec):
            why = spec.refuses(options, players)
            self.say(why)
            for mark in () if why else spec.house(options, players):
                self.say(text(f"{spec.key}-house-{mark}"))


class _Complaints(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    @override
    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


@cache
def _catalogue(lang: str) -> Catalogue:
    """One for all words of a process, as reading it takes long; it complains of each message once."""
    return texts.new_catalogue(lang)


def unsayable(words: Words, lang: str) -> list[str]:
    """What a language cannot say: keys it lacks, arguments it misses."""
    catalogue = _catalogue(lang)
    missing = sorted({kind[0] for kind in words.heard if not catalogue.has(kind[0])})
    complaints = _Complaints()
    log = logging.getLogger(catalogues.__name__)
    log.addHandler(complaints)
    try:
        for message in words.heard.values():
            if message.key not in missing:
                assert say(message, catalogue, _name) != ""
    finally:
        log.removeHandler(complaints)
    return [f"{key}: missing" for key in missing] + complaints.found


def _name(seat: int) -> str:
    return f"Ana{Who(seat).who + 1}"
