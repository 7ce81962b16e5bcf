"""Players, amounts and the favour table in words, as pictures and text boards use them."""

from collections.abc import Iterable, Mapping

from engines.caylus.content import Column
from engines.caylus.state import CUBES, Caylus, Player
from engines.caylus.words import amount, either
from engines.core.text import Text
from renderer.caylus.reading import column, mark_of
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
    """What a cell of the favour table gives (CAY-12.14 to CAY-12.18)."""
    return words.said(_cell(state, column(state, line, number)))


def _cell(state: Caylus, one: Column) -> Text:
    if one.points:
        return amount("points", one.points)
    if one.deniers:
        return amount("deniers", one.deniers)
    if one.cubes:
        return either(amount(cube, 1) for cube in one.cubes)
    if one.swap:
        gain = amount("cubes", one.swap)
        return Text("caylus-rate", {"pay": amount("any", 1), "gain": gain})
    if one.builds is None:
        return Text("caylus-picture-cell-nothing")
    if one.builds == "residence":
        cost = {kind: n - one.discount.get(kind, 0) for kind, n in state.content.lawyer.items()}
        paid = [amount(kind, n) for kind, n in cost.items() if n > 0]
        return Text("caylus-picture-cell-residence", {"cost": list(paid)})
    key = f"caylus-picture-cell-{one.builds}"
    less = [amount(kind, n) for kind, n in one.discount.items()]
    return Text(f"{key}-less", {"cost": list(less)}) if less else Text(key)
