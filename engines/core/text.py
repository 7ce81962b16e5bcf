"""Text as data: a message of the catalogues with its arguments, put into words for one reader."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import Protocol, Union

from typing_extensions import TypeAliasType

from engines.core.record import Record, record

_SOUND_OF_I = re.compile(r"\W*h?[ií](?!e)", re.IGNORECASE)


@record
class Who(Record):
    """A seat named in a text; the reader sees the player's name."""

    who: int


class _Known:
    """Room for what is found out about a text once."""

    __slots__ = ("_words",)
    _words: tuple[str, ...]


@record
class Text(_Known, Record):
    """A catalogue message: its key and what stands in its place-holders. It is shared, and never changed."""

    key: str
    args: "dict[str, Arg]" = field(default_factory=dict)

    @property
    def words(self) -> tuple[str, ...]:
        """The keys of all messages in it, its own first; beside a key the number n that is said there.

        >>> from engines.core import text
        >>> text("takes", n=2, what=text("coins")).words
        ('takes*2', 'coins')
        """
        try:
            return self._words
        except AttributeError:
            n = self.args.get("n")
            own = f"{self.key}*{n}" if type(n) is int else self.key
            self._words = own, *_words_in([*self.args.values()])
            return self._words


# A list is joined as the reader's language joins lists. Named, because pydantic reads circles by name.
Arg = TypeAliasType("Arg", Union[int, str, Text, Who, "list[Arg]"])


def _words_in(args: "list[Arg]") -> Iterator[str]:
    for one in args:
        if isinstance(one, Text):
            yield from one.words
        elif isinstance(one, list):
            yield from _words_in(one)


class Catalogue(Protocol):
    """One language's messages."""

    def format(self, key: str, args: Mapping[str, str | int]) -> str:
        """The message `key` with its place-holders filled."""
        ...


NameOf = Callable[[int], str]


def text(key: str, /, **args: Arg) -> Text:
    """Shorthand for a text with arguments."""
    return Text(key, args)


def say(message: Text, catalogue: Catalogue, name_of: NameOf) -> str:
    """Put a text into words; `name_of(seat)` gives the name shown for a seat.

    >>> from engines.core import Text, Who, say, text
    >>> class English:
    ...     def format(self, key, args):
    ...         return {"takes": "{who} takes {n} {what}", "coins": "coins"}[key].format(**args)
    >>> say(text("takes", who=Who(0), n=2, what=Text("coins")), English(), ["Ana", "Ben"].__getitem__)
    'Ana takes 2 coins'
    """
    return catalogue.format(
        message.key, {name: _plain(arg, catalogue, name_of) for name, arg in message.args.items()}
    )


def _plain(arg: Arg, catalogue: Catalogue, name_of: NameOf) -> str | int:
    if isinstance(arg, Text):
        return say(arg, catalogue, name_of)
    if isinstance(arg, Who):
        return name_of(arg.who)
    if isinstance(arg, list):
        return _joined([str(_plain(one, catalogue, name_of)) for one in arg], catalogue)
    return arg


def list_key(last: str) -> str:
    """The message that joins a list ending so: Spanish has another “and” before the sound of i."""
    return "core-list-i" if _SOUND_OF_I.match(last) else "core-list"


def _joined(words: list[str], catalogue: Catalogue) -> str:
    if len(words) < 2:
        return "".join(words)
    return catalogue.format(list_key(words[-1]), {"head": ", ".join(words[:-1]), "last": words[-1]})
