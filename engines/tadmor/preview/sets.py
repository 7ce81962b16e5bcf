"""Sets of different rare goods, and what they are worth (TAD-16.3, TAD-16.4)."""

from collections.abc import Sequence

from engines.core import Text
from engines.tadmor.ids import PILES
from engines.tadmor.rules.supply import colour_count
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import amount


def by_colour(game: Tadmor, player: Player) -> dict[str, int]:
    """How many rare goods of each colour a player has (TAD-10.8)."""
    return {colour: colour_count(game, player, colour) for colour in PILES}


def sets(player: Player) -> list[int]:
    """The sizes of the sets of different rare goods, the largest first (TAD-16.4)."""
    return _sizes([*player.goods.values()])


def set_points(game: Tadmor, player: Player) -> int:
    """What the sets of rare goods are worth (TAD-16.3)."""
    return _worth(game, sets(player))


def worth_with(game: Tadmor, player: Player, good: str) -> Text:
    """What the sets would be worth with one more of a type, as an amount of points."""
    counts = [number + (name == good) for name, number in player.goods.items()]
    return amount("points", _worth(game, _sizes(counts)))


def _sizes(counts: Sequence[int]) -> list[int]:
    return [sum(count >= number for count in counts) for number in range(1, max(counts) + 1)]


def _worth(game: Tadmor, sizes: Sequence[int]) -> int:
    return sum(game.content.sets[size - 1] for size in sizes)
