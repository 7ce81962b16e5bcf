"""What every building does, in a line."""

from collections.abc import Iterable, Mapping

from engines.caylus.content.rows import Limits, Rate, Special, Tile
from engines.caylus.ids import CASTLE
from engines.caylus.words import EFFECT, amount, amounts, either
from engines.core import Arg, Text


def effects(
    tiles: Mapping[str, Tile], specials: Mapping[str, Special], limits: Limits
) -> dict[str, Text]:
    """The lines of all buildings by id; their numbers come from the content."""
    args: dict[str, dict[str, Arg]] = {tile.id: _tile(tile) for tile in tiles.values()}
    args |= {one.id: _special(one, limits) for one in specials.values()}
    args[CASTLE] = {"loss": amount("points", limits.idle_penalty)}
    return {name: Text(EFFECT[name], known) for name, known in args.items()}


def _tile(tile: Tile) -> dict[str, Arg]:
    args: dict[str, Arg] = {}
    effect = tile.effect
    if effect is None:
        args["income"] = amount("deniers", tile.income)
    elif effect.kind == "produce":
        args["cubes"] = _alternatives(effect.packages)
    elif effect.kind == "sell":
        args["price"] = amount("deniers", effect.price)
    elif effect.kind == "buy":
        args = {"price": amount("deniers", effect.price), "most": effect.most}
    elif effect.kind == "lawyer":
        args["pay"] = amounts(effect.cost)
    elif effect.kind == "trade":
        args["rates"] = either(map(rate, effect.rates))
    if tile.craft or tile.kind == "prestige":
        args["favours"] = amount("favours", tile.favours)
    return args


def _alternatives(packages: Iterable[Mapping[str, int]]) -> Text:
    return either(Text("caylus-package", {"cubes": amounts(package)}) for package in packages)


def rate(row: Rate) -> Text:
    """`2 deniers for 3 points`."""
    return Text("caylus-rate", {"pay": amounts(row.pay), "gain": amounts(row.gain)})


def _special(row: Special, limits: Limits) -> dict[str, Arg]:
    args: dict[str, dict[str, Arg]] = {
        "trading_post": {"gain": amounts(row.gain)},
        "guild": {"most": row.steps},
        "joust": {"pay": amounts(row.cost), "favours": amount("favours", row.favours)},
        "stables": {"most": row.places},
        "inn": {"price": amount("deniers", limits.inn_price)},
    }
    return args.get(row.id, {})
