"""Which part of a story somebody wants to read: whose doings, of which kind, from where on."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.domain.match import StoredEvent
from bot.text.words import Words
from bot.ui.custom_ids import whole
from engines.core import Text

UNDONE = "service-story-undone"
_PARTS = 3


class Sort(StrEnum):
    """Kinds of lines. They stand in custom_ids, so each is short."""

    ALL = "-"
    MOVES = "m"
    POINTS = "p"
    ACTS = "a"
    BACK = "b"


@dataclass(frozen=True, slots=True)
class Sieve:
    """Which lines of a story are wanted. seat: whose doings, None for all. first: the first line."""

    seat: int | None = None
    sort: Sort = Sort.ALL
    first: int = 1

    @property
    def written(self) -> str:
        """Short enough for a custom_id."""
        return f"{'-' if self.seat is None else self.seat}.{self.sort}.{self.first}"

    @classmethod
    def read(cls, written: str) -> "Sieve":
        """What `written` says; anything odd means everything."""
        parts = written.split(".")
        if len(parts) != _PARTS:
            return cls()
        seat, sort, first = parts
        return cls(
            whole(seat),
            sort_of(sort),
            whole(first) or 1,
        )

    def lets_through(self, stored: StoredEvent, game: str) -> bool:
        """Whether a line is wanted."""
        by_whom = self.seat is None or stored.event.by == self.seat
        return by_whom and _is(self.sort, stored, game)


def sort_of(written: str) -> Sort:
    """The kind of lines that is meant; anything odd means all."""
    return Sort(written) if written in list(Sort) else Sort.ALL


def sorts(game: str, words: Words) -> list[Sort]:
    """The kinds of lines a game's stories have: some games count no points before their end."""
    found = list(Sort)
    if not words.catalogue.has(_points(game)):
        found.remove(Sort.POINTS)
    return found


def _is(sort: Sort, stored: StoredEvent, game: str) -> bool:
    event = stored.event
    of_game = event.key.startswith(f"{game}-")
    back = stored.withdrawn or event.key == UNDONE
    if sort is Sort.MOVES:
        return of_game and event.by is not None and not back
    if sort is Sort.POINTS:
        return not back and _points(game) in _named(event.data.values())
    if sort is Sort.ACTS:
        return not of_game and event.key != UNDONE
    return back if sort is Sort.BACK else True


def _points(game: str) -> str:
    """The message by which a game tells of points, where it does."""
    return f"{game}-points"


def _named(args: Iterable[Any]) -> Iterator[str]:
    """The keys of all texts within some arguments."""
    for arg in args:
        if isinstance(arg, Text):
            yield arg.key
            yield from _named(arg.args.values())
        elif isinstance(arg, list):
            yield from _named(arg)
