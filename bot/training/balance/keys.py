"""What is counted, told by the words of answers alone: no game is known here.

A choice is told by its question and by the messages of its label, whatever numbers they were given, unless
nothing else sets it apart from the others; a thing by its own message, whichever answer names it. If a row of
the content goes by that name, it is that row.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from engines.core import Answer, Decision, Text
from engines.core.allocation import Allocate
from engines.core.decisions import Choose, ChooseMany, kind_of
from engines.core.text import Arg, Who

SEAT, TURN, MARK, NAMED, CHOICE = "seat", "turn", "mark", "named", "choice"
VARIES = "…"
"""Stands in a label for what is not always the same."""


class Key(NamedTuple):
    """What is counted. group: what sort of thing it is; a table of the content for what is a row of it."""

    group: str
    name: str


Shown = Mapping[Key, Text]
"""What things are called."""


@dataclass(frozen=True)
class Rows:
    """The rows of a game's content, found by the words with which answers name them."""

    game: str
    content: Mapping[str, Any]

    @cached_property
    def _named(self) -> Mapping[str, Key]:
        """By the key of the message that is their name, as in the catalogues."""
        return {
            f"{self.game}-{one}-{name}".replace("_", "-"): Key(table, name)
            for table, name in self._all()
            for one in (table.removesuffix("s"), table.removesuffix("es"))
        }

    @cached_property
    def _marked(self) -> Mapping[str, Key]:
        """By an id that a message is given; none that several tables have."""
        found: dict[str, list[Key]] = {}
        for table, name in self._all():
            found.setdefault(name, []).append(Key(table, name))
        return {name: keys[0] for name, keys in found.items() if len(keys) == 1}

    def _all(self) -> Iterator[tuple[str, str]]:
        for table, rows in self.content.items():
            for row in rows:
                yield table, str(row["id"])

    def of(self, thing: Text) -> Key | None:
        """The row that a text is the name of; None if it is that of none."""
        for arg in thing.args.values():
            if isinstance(arg, str) and (row := self._marked.get(arg.casefold())):
                return row
        return self._named.get(thing.key)

    def source(self, key: Key) -> str | None:
        """Where the values of a row come from; None for what is no row."""
        rows = self.content.get(key.group, ())
        return next((row.get("source") for row in rows if row["id"] == key.name), None)


def offered(decision: Decision, rows: Rows) -> dict[str, dict[Key, Text]]:
    """What each answer to a question, or part of one, would choose, by the ids of its options or slots."""
    if isinstance(decision, Choose | ChooseMany):
        labels = {one.id: one.label for one in decision.options if not one.waits}
    elif isinstance(decision, Allocate):
        labels = {one.id: one.label for one in decision.slots if one.high > one.low}
    else:
        return {}  # pragma: no cover - there are no others
    said = {name: words(label) for name, label in labels.items()}
    if len(set(said.values())) == 1:  # they differ in numbers alone
        said = {name: f"{one}#{name}" for name, one in said.items()}
    kind = kind_of(decision)
    return {
        name: dict(_keys(f"{kind} {said[name]}", label, rows)) for name, label in labels.items()
    }


def taken(decision: Decision, answer: Answer) -> Sequence[str]:
    """The ids of the options chosen by an answer, and of the slots to which it gives more than it must."""
    if isinstance(answer, str):
        return [answer]
    if isinstance(answer, list):
        return answer
    low = {one.id: one.low for one in decision.slots} if isinstance(decision, Allocate) else {}
    return [name for name, number in answer.items() if number > low.get(name, 0)]


def _keys(choice: str, label: Text, rows: Rows) -> Iterator[tuple[Key, Text]]:
    """What an option stands for."""
    yield Key(CHOICE, choice), label
    for thing in things(label):
        row = rows.of(thing)
        if row is not None:
            yield row, thing
        elif thing is not label:
            yield Key(NAMED, words(thing)), thing


def words(arg: Arg) -> str:
    """The messages of a text and what they are given, but for numbers and seats.

    >>> from bot.training.balance.keys import words
    >>> from engines.core import Who, text
    >>> words(text("buy", what=text("apples", n=3), of=Who(1)))
    'buy(apples)'
    """
    if isinstance(arg, Text):
        inner = [said for one in arg.args.values() if (said := words(one))]
        return f"{arg.key}({','.join(inner)})" if inner else arg.key
    if isinstance(arg, list):
        return "+".join(filter(None, map(words, arg)))
    return arg if isinstance(arg, str) else ""


def things(label: Text, *, whole: bool = True) -> Iterator[Text]:
    """The texts in a label, and the label itself (the whole) if no other is in it, or it has an id.

    What stands beside an id belongs to that name.
    """
    inner = [one for arg in label.args.values() for one in _texts(arg)]
    named = not inner or any(isinstance(arg, str) for arg in label.args.values())
    if named or not whole:
        yield label
    if not named:
        for one in inner:
            yield from things(one, whole=False)


def _texts(arg: Arg) -> Iterable[Text]:
    if isinstance(arg, Text):
        return [arg]
    return [one for part in arg for one in _texts(part)] if isinstance(arg, list) else []


def merged(one: Text, other: Text) -> Text:
    """Two texts of the same words as one: where their numbers differ, it leaves them open."""
    return one if one == other else Text(one.key, _merged_args(one.args, other.args))


def _merged_args(some: Mapping[str, Arg], others: Mapping[str, Arg]) -> dict[str, Arg]:
    return {name: _merged(arg, others.get(name, arg)) for name, arg in some.items()}


def _merged(some: Arg, other: Arg) -> Arg:
    if isinstance(some, Text) and isinstance(other, Text):
        return merged(some, other)
    if isinstance(some, list) and isinstance(other, list) and len(some) == len(other):
        return [_merged(*pair) for pair in zip(some, other, strict=True)]
    return VARIES if isinstance(some, Who) or some != other else some
