"""How often which message was told with which named thing in it, and what never was."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Self

from engines.core import Event, Result, Text
from tests import texts
from tests.engines.contract.cases import WORDLESS, tables

Pair = tuple[str, str]


@dataclass
class Seen:
    """What was told in playouts of a game, and how often.

    playouts, answers, failures: how many. seeds: of the runs. told: by the keys of events. named: by the
    key of an event and the key of a text in it; numbers count as `n=3`. endings: by the last event of a
    match and, if one decided, the tie-break; where a seat of the house plays, also by who has won.
    """

    playouts: int = 0
    answers: int = 0
    failures: int = 0
    seeds: list[str] = field(default_factory=list)
    told: Counter[str] = field(default_factory=Counter)
    named: Counter[Pair] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    _last: str = ""

    def events(self, events: Iterable[Event]) -> None:
        """Count what is told, once as the public hears it and once for each who knows more."""
        for event in events:
            for seat in (None, *event.private):
                told = event.text(seat)
                self.told[told.key] += 1
                self.named.update({(told.key, one) for one in _names(told.args)})
            self._last = event.key

    def end(self, result: Result | None, people: int) -> None:
        """Count how a match of so many people has ended."""
        decided = f" {result.tie_break.key}" if result is not None and result.tie_break else ""
        won = "" if result is None or len(result.scores) == people else _winners(result, people)
        self.endings[f"{self._last}{decided}{won}"] += 1

    def add(self, other: "Seen") -> None:
        """Count what another has counted, too."""
        self.playouts += other.playouts
        self.answers += other.answers
        self.failures += other.failures
        self.seeds = list(dict.fromkeys([*self.seeds, *other.seeds]))
        self.told += other.told
        self.named += other.named
        self.endings += other.endings

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        named: dict[str, dict[str, int]] = {}
        for (key, name), times in sorted(self.named.items()):
            named.setdefault(key, {})[name] = times
        return {
            "playouts": self.playouts,
            "answers": self.answers,
            "failures": self.failures,
            "seeds": self.seeds,
            "endings": dict(sorted(self.endings.items())),
            "told": dict(sorted(self.told.items())),
            "named": named,
        }

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> Self:
        """What `plain` gave. Raises KeyError, TypeError or AttributeError if it did not."""
        named = {
            (key, name): times for key, row in plain["named"].items() for name, times in row.items()
        }
        return cls(
            plain["playouts"],
            plain["answers"],
            plain["failures"],
            list(plain["seeds"]),
            Counter(plain["told"]),
            Counter(named),
            Counter(plain["endings"]),
        )


def _winners(result: Result, people: int) -> str:
    """Who has won where a seat of the house, which comes after those of people, has a score, too."""
    sides = {"the house" if seat >= people else "people" for seat in result.winners}
    return f", won by {' and '.join(sorted(sides)) or 'nobody'}"


def _names(args: Mapping[str, Any]) -> Iterator[str]:
    for name, arg in args.items():
        if isinstance(arg, int):
            yield f"{name}={arg}"
        else:
            yield from _within(arg)


def _within(arg: Any) -> Iterator[str]:
    """The keys of the texts in an argument, however deep."""
    if isinstance(arg, Text):
        yield arg.key
        for one in arg.args.values():
            yield from _within(one)
    elif isinstance(arg, list):
        for one in arg:
            yield from _within(one)


def never_told(game: str, seen: Seen) -> list[str]:
    """The event messages of a game's catalogue that were never told."""
    return sorted(one for one in _messages(game, "event-") if one not in seen.told)


def never_named(game: str, seen: Seen) -> list[str]:
    """What of the content no event has named, of the kinds that are named at all: keys of the catalogue."""
    named = {name for _, name in seen.named}
    kinds = [kind for kind in _kinds(game).values() if not named.isdisjoint(kind)]
    return sorted(one for kind in kinds for one in kind - named)


def gaps(game: str, seen: Seen) -> dict[Pair, list[str]]:
    """What each event has never named of a kind of which it has named the most, by the event and the kind."""
    found: dict[Pair, list[str]] = {}
    for event in sorted(seen.told):
        named = {name for key, name in seen.named if key == event}
        for kind, names in _kinds(game).items():
            missing = names - named
            if 0 < len(missing) < len(names) / 2:
                found[event, kind] = sorted(missing)
    return found


@cache
def _kinds(game: str) -> Mapping[str, frozenset[str]]:
    """How a game's content is named, by kind: the messages `<game>-<kind>-<id>` of the ids of its rows."""
    if game in WORDLESS:
        return {}
    ids = {one for rows in tables(game).values() for row in rows for one in _names_of(row["id"])}
    found: dict[str, set[str]] = {}
    for message in _messages(game):
        kind, _, name = message.removeprefix(f"{game}-").partition("-")
        if name in ids and kind != "event":
            found.setdefault(kind, set()).add(message)
    return {kind: frozenset(names) for kind, names in found.items()}


def _messages(game: str, start: str = "") -> list[str]:
    """The keys of a game's messages that start so; none of a game without texts."""
    keys = texts.catalogue("en").keys()
    return [one for one in keys if one.startswith(f"{game}-{start}")]


def _names_of(row: str) -> Iterator[str]:
    """How catalogues may name a row: by its id, or by what stands behind the side it belongs to."""
    for one in (row, row.rpartition(".")[2]):
        yield re.sub("[_.]", "-", one)
