"""What buildings cost and do, as rows of icons."""

from collections.abc import Mapping

from engines.caylus.content import (
    Buy,
    Column,
    Construct,
    Lawyer,
    Produce,
    Rate,
    Sell,
    Special,
    Tile,
    Trade,
)
from renderer.core.symbols import ARROW, SLASH, Row, Sign, coins

ANY, HAMMER = Sign("any_good"), Sign("hammer")
PLAIN = Sign("plain_cubes")
WAIVED = Sign(text="\u2212")


def building(kind: str) -> Sign:
    """A building of a kind."""
    return Sign("tile", arguments=(kind,))


def favours(number: int) -> Row:
    """A number of royal favours."""
    return (Sign("fleur"),) * number


def each(goods: Mapping[str, int]) -> Row:
    """Goods one by one."""
    return tuple(sign for kind, n in goods.items() for sign in _each(kind, n))


def _each(kind: str, number: int) -> Row:
    if kind in {"deniers", "points"}:
        return _counted(kind, number)
    return (cube(kind),) * number


def counted(goods: Mapping[str, int]) -> Row:
    """Goods with their numbers, from two on."""
    return tuple(sign for kind, n in goods.items() for sign in _counted(kind, n))


def _counted(kind: str, number: int) -> Row:
    if kind == "deniers":
        return (coins(number),)
    if kind == "points":
        return (Sign("points", str(number)),)
    return (cube(kind),) if number == 1 else (Sign(text=str(number)), cube(kind))


def cube(kind: str) -> Sign:
    """A cube of a kind, of any kind, or of any but gold."""
    return {"any": ANY, "cubes": PLAIN}.get(kind) or Sign(kind)


def _rate(rate: Rate) -> Row:
    return (*counted(rate.pay), ARROW, *counted(rate.gain))


def effect_rows(tile: Tile) -> list[Row]:
    """What a building does for a worker; else what it brings to its owner."""
    match tile.effect:
        case Produce(packages=packages):
            rows = [each(package) for package in packages]
            return [tuple(sign for row in rows for sign in (SLASH, *row))[1:]]
        case Construct(builds=kind):
            return [(HAMMER, building(kind))]
        case Sell(price=price):
            return [(ANY, ARROW, coins(price))]
        case Buy(price=price, most=most):
            return [(coins(price * n), ARROW, *(PLAIN,) * n) for n in range(1, most + 1)]
        case Lawyer(cost=cost):
            return [(*counted(cost), ARROW, building("residential"))]
        case Trade(rates=rates):
            return [_rate(rate) for rate in rates]
        case _:
            return [brings(tile)]


def brings(tile: Tile) -> Row:
    """Points and income of a building nobody works in."""
    shown = (Sign("points", str(tile.points)),) if tile.kind == "prestige" else ()
    return (*shown, Sign(text="+"), coins(tile.income)) if tile.income else shown


def special_row(special: Special) -> Row:
    """What a special building gives, and for what."""
    pay = (*counted(special.cost), ARROW) if special.cost else ()
    steps = (Sign("provost"), Sign(text=f"\u00b1{special.steps}")) if special.steps else ()
    return (*pay, *counted(special.gain), *favours(special.favours), *steps)


def column_row(column: Column) -> Row:
    """What a column of the favour table gives."""
    if column.points:
        return (Sign("points", str(column.points)),)
    if column.deniers:
        return (coins(column.deniers),)
    if column.swap:
        return (ANY, ARROW, *(PLAIN,) * column.swap)
    if column.builds:
        return (HAMMER, building(column.builds))
    if column.cubes:
        return tuple(sign for cube in column.cubes for sign in (SLASH, Sign(cube)))[1:]
    return (WAIVED,)
