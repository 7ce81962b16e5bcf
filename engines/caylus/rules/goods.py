"""Paying to the stock and taking from it; nothing ever goes from player to player (CAY-1.14)."""

from collections.abc import Mapping

from engines.caylus.ids import CUBES, PLAIN
from engines.caylus.state import Player
from engines.caylus.words import amount, amounts
from engines.core import Arg, Text


def plain_cubes(player: Player) -> int:
    """How many cubes a player has that are not gold (CAY-1.8)."""
    return player.food + player.wood + player.stone + player.cloth


def can_pay(player: Player, goods: Mapping[str, int]) -> bool:
    """Whether a player has all of it; `cubes` are any but gold, whatever else is paid."""
    for what, number in goods.items():
        owned = plain_cubes(player) if what == "cubes" else player.amount(what)
        if owned < number:
            return False
    return True


def pay(player: Player, goods: Mapping[str, int]) -> list[Arg]:
    """Give goods back to the stock; what was paid, in words."""
    for what, number in goods.items():
        player.add(what, -number)
    return amounts(goods)


def then(player: Player, goods: Mapping[str, int]) -> Text:
    """How much of these a player has once so many more have come."""
    found = {what: player.amount(what) + number for what, number in goods.items()}
    return Text("caylus-then", {"have": amounts(found)})


def gain(player: Player, goods: Mapping[str, int], reason: str = "trade") -> list[Arg]:
    """Take goods from the stock, and points for a reason; what was gained, in words."""
    for what, number in goods.items():
        if what == "points":
            player.score(number, reason)
        else:
            player.add(what, number)
    return amounts(goods)


def lose_points(player: Player, points: int) -> int:
    """Take points away, down to 0 (CAY-1.11); how many were lost."""
    before = player.points
    player.score(-points, "penalties")
    return before - player.points


def holdings(player: Player) -> list[Text]:
    """The deniers and the cubes a player has, in words."""
    held = [amount("deniers", player.deniers)]
    return held + [amount(cube, n) for cube in CUBES if (n := player.amount(cube))]


def scarcest(player: Player, kinds: list[str], order: list[str]) -> str:
    """Of some kinds of cube the one a player has least of; among equals the earliest in `order`."""
    return min(kinds, key=lambda cube: (player.amount(cube), order.index(cube)))


def spread(player: Player, number: int) -> dict[str, int]:
    """A number of cubes but gold, always taken where most are left."""
    left = {cube: player.amount(cube) for cube in PLAIN}
    for _ in range(number):
        most = max(PLAIN, key=lambda cube: left[cube])
        left[most] -= 1
    return {cube: player.amount(cube) - left[cube] for cube in PLAIN}
