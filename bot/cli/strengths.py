"""AI players by the names under which the command line knows them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.habits import Easy, habits_of
from bot.matches.play.ai import LEVELS, level_of
from bot.tempo.lengths import quick
from engines.core.players import Player
from engines.core.playout import POLICIES
from engines.core.search import Level, SearchPlayer
from engines.registry import game

SEARCHING, EASY, QUICK, GREEDY = "searching", "easy", "quick", "greedy"
AT_ONCE: Mapping[str, Callable[[], Player]] = {EASY: Easy, QUICK: quick, **POLICIES}
"""Those that do not search."""
ALL = (SEARCHING, *map(str, LEVELS), *AT_ONCE)
"""All of them as plain words: click would ask for members of an enumeration by their names in capitals."""


@dataclass(frozen=True, slots=True)
class Strength:
    """A kind of player of a game; called, it makes one.

    level: how hard it thinks if it is the kind that searches as hard as it is told to.
    """

    game: str
    name: str
    level: Level

    def __call__(self) -> Player:
        """A player. Raises ContentError if the habits of the game are damaged."""
        level = self.level if self.name == SEARCHING else level_of(self.name, game(self.game))
        if level is not None:
            return SearchPlayer(habits_of(self.game), level)
        return AT_ONCE[self.name]()

    @property
    def plays(self) -> str:
        """The name of the kind as which it plays: whoever is easy is greedy where a game has no habits."""
        easy = self.name == EASY and not habits_of(self.game).known
        return GREEDY if easy else self.name
