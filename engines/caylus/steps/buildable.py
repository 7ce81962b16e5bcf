"""What can be built: prices, the ways to pay them, and what that makes options (CAY-8.23, CAY-8.24)."""

from collections.abc import Iterator, Mapping

from engines.caylus.ids import CUBES, OF_KIND
from engines.caylus.preview import ANY, sites
from engines.caylus.rules.goods import can_pay
from engines.caylus.state import Caylus, Player
from engines.caylus.words import BUILDING, amount, amounts
from engines.core import Option, text


def cost_of(game: Caylus, tile: str, column: int) -> dict[str, int]:
    """The cubes a tile costs, less what a column of the favour table waives (CAY-12.18, CAY-A61)."""
    cost: dict[str, int] = dict(game.content.tiles[tile].cost)
    if column:
        for cube, less in game.content.lines["buildings"].columns[column - 1].discount.items():
            cost[cube] = cost.get(cube, 0) - less
    return {cube: number for cube, number in cost.items() if number > 0}


def payments(cost: Mapping[str, int], player: Player) -> Iterator[tuple[str, dict[str, int]]]:
    """The ways a player can pay: the cube paid as "any" ("" if there is none), and all cubes."""
    fixed = {cube: number for cube, number in cost.items() if cube != ANY}
    if not can_pay(player, fixed):
        return
    if ANY not in cost:
        yield "", fixed
        return
    for cube in CUBES:
        paid = {**fixed, cube: fixed.get(cube, 0) + cost[ANY]}
        if can_pay(player, paid):
            yield cube, paid


def offers(game: Caylus, seat: int, builds: str, column: int = 0) -> list[Option]:
    """The buildings of a kind that a seat could build now, each way of paying apart (CAY-8.23, CAY-8.24)."""
    if not sites(game, seat, builds):
        return []
    player = game.players[seat]
    return [
        _option(game, tile, cube, paid)
        for tile in OF_KIND[builds]
        if game.stock.get(tile)
        for cube, paid in payments(cost_of(game, tile, column), player)
    ]


def _option(game: Caylus, tile: str, cube: str, paid: Mapping[str, int]) -> Option:
    """A building with its price and points; what it does is the hint."""
    points = amount("points", game.content.tiles[tile].points)
    label = text(
        "caylus-build", building=BUILDING[tile], n=len(paid), pay=amounts(paid), gain=points
    )
    return Option(f"{tile}.{cube}" if cube else tile, label, game.content.effects[tile])
