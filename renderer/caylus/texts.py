"""Players, amounts and the favour table in words, as pictures and text boards use them."""

from collections.abc import Iterable, Mapping

from engines.caylus.preview import cell_text
from engines.caylus.state import CUBES, Caylus, Player
from engines.caylus.words import amount
from renderer.caylus.reading import mark_of
from renderer.core import telling
from renderer.core.words import Words


def marked(words: Words, player: Player) -> str:
    """A player's name with colour and shape: `Ana (red triangle)`."""
    mark = mark_of(player)
    return telling.marked(words, player.seat, mark, f"caylus-picture-mark-{mark.name}")


def amounts(words: Words, goods: Mapping[str, int]) -> str:
    """Amounts as a list: `2 stone and 1 gold`."""
    return telling.listed(words, [words.said(amount(kind, n)) for kind, n in goods.items()])


def cubes(words: Words, player: Player) -> str:
    """All cubes of a player, those too of which there are none."""
    return amounts(words, {cube: player.amount(cube) for cube in CUBES})


def seats(words: Words, found: Iterable[int]) -> str:
    """Names of seats as a list."""
    return telling.listed(words, [words.name(seat) for seat in found])


def cell(words: Words, state: Caylus, line: str, number: int) -> str:
    """What a cell of the favour table gives."""
    return words.said(cell_text(state, state.content.lines[line].columns[number - 1]))
