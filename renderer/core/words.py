"""A caption put to work: messages in the reader's language with clean names."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from data.catalogues import Catalogue, catalogue
from engines.core.text import Text, say
from renderer.core.fonts import file_for
from renderer.core.names import LONGEST, clean, left_to_right
from renderer.core.picture import Caption

LONGEST_MATCH = 60
"""Graphemes of a match's name; the picture cuts it further where there is no room."""


@dataclass(frozen=True, slots=True)
class Words:
    """What is said on one picture; stopped: of a match that was ended early; out: seats to be told as out."""

    catalogue: Catalogue
    names: tuple[str, ...]
    match: str
    seed: str
    stopped: bool = False
    out: tuple[int, ...] = ()

    def __call__(self, key: str, /, **arguments: int | str) -> str:
        """The message `key`."""
        return self.format(key, arguments)

    def format(self, key: str, args: Mapping[str, int | str]) -> str:
        """The same, as catalogues are asked."""
        return _message(self.catalogue, key, tuple(args.items()))

    def said(self, text: Text) -> str:
        """A text of the engine in words."""
        return say(text, self, self.name)

    def name(self, seat: int) -> str:
        """The name shown for a seat (0-based)."""
        return self.names[seat]


def message_id(name: str) -> str:
    """An id as the catalogues write it."""
    return name.replace("_", "-")


@lru_cache(8192)
def _message(catalogue: Catalogue, key: str, arguments: tuple[tuple[str, int | str], ...]) -> str:
    """A message of a catalogue; most words on a picture are those of the picture before.

    It runs from the left, whatever name it begins with, unless it is nothing but that name.
    """
    told = catalogue.format(key, dict(arguments))
    return told if told in dict(arguments).values() else left_to_right(told)


def words(caption: Caption) -> Words:
    """The words for a caption; a name without a single printable letter becomes `Seat n`.

    >>> from renderer.core.picture import Caption
    >>> from renderer.core.words import words
    >>> caption = Caption("Friday", "ab" * 32, ["Ana", ""], "en")
    >>> said = words(caption)
    >>> said.name(0), said.name(1), said.match
    ('Ana', 'Seat 2', 'Friday')
    >>> said("picture-standings")
    'Final standing'
    """
    messages = catalogue(caption.lang)
    names = tuple(
        _shown(name) or messages.format("picture-seat", {"seat": seat + 1})
        for seat, name in enumerate(caption.seats)
    )
    digest = f"{caption.seed_hash[:4]}·{caption.seed_hash[-4:]}"
    seed = messages.format("picture-seed", {"seed": digest})
    match = _shown(caption.match_name, LONGEST_MATCH)
    if caption.trial:
        match = messages.format("picture-trial", {"match": match})
    return Words(messages, names, match, seed, caption.stopped)


def _shown(name: str, most: int = LONGEST) -> str:
    """The part of a name that some font can print."""
    return clean(name, most, lambda c: file_for("hero", c) is not None)
