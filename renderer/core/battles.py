"""Battles that are over, each with a picture of its own: named, described, written as plain text."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from PIL import Image

from engines.core.position import View
from engines.core.steps import State
from engines.core.text import Text
from renderer.core.painting import Reports
from renderer.core.picture import Report
from renderer.core.telling import capital, told
from renderer.core.words import Words

S = TypeVar("S", bound=State)


class Battle(Protocol):
    """What the record of every battle tells."""

    @property
    def number(self) -> int:
        """Which battle of the match it was."""
        ...

    @property
    def round(self) -> int:
        """In which round."""
        ...


R = TypeVar("R", bound=Battle)


@dataclass(frozen=True, slots=True)
class Battles(Generic[S, R]):
    """How the battles of a game are told.

    game: the key of its name. over: those to be shown, each once it is over. called: what a panel calls one.
    title: which it was. verdict: how it came out, in few words. lines: all of it, a sentence a line.
    """

    game: str
    over: Callable[[S], Iterable[R]]
    called: Callable[[S, R], Text]
    title: Callable[[Words, S, R], str]
    verdict: Callable[[Words, S, R], str]
    lines: Callable[[Words, S, R], Iterable[str]]
    paint: Callable[[S, Words, R], Image.Image]

    def reported(self) -> Reports[S]:
        """The same as a painter wants it."""
        return Reports(self._reports, self._painted, self._told, self._written)

    def _reports(self, view: View[S]) -> Sequence[Report]:
        state = view.state
        return [Report(key_of(one), self.called(state, one)) for one in self.over(state)]

    def _of(self, view: View[S], key: str) -> R:
        return next(one for one in self.over(view.state) if key_of(one) == key)

    def _painted(self, view: View[S], words: Words, key: str) -> Image.Image:
        return self.paint(view.state, words, self._of(view, key))

    def _told(self, view: View[S], words: Words, key: str) -> str:
        """The picture in at most 900 characters: how it came out first, the rest as far as it fits."""
        battle, state = self._of(view, key), view.state
        head = words(
            "picture-alt-head",
            game=words(self.game),
            match=words.match,
            top=self.title(words, state, battle),
            bottom=words("picture-round", n=battle.round),
        )
        rest = self.lines(words, state, battle)
        return told([head], [], [self.verdict(words, state, battle)], rest)

    def _written(self, view: View[S], words: Words, key: str) -> str:
        """All of it as plain text."""
        battle, state = self._of(view, key), view.state
        head = f"{self.title(words, state, battle)} ({words('picture-round', n=battle.round)})"
        return "\n".join([head, *map(capital, self.lines(words, state, battle))])


def key_of(battle: Battle) -> str:
    """What names a battle within its match."""
    return f"battle-{battle.number}"
