"""What the powers of alternate player boards bring besides strength: points and coins (CON-30)."""

from collections.abc import Iterator

from engines.conqueror.content import Power
from engines.conqueror.ids import INDEPENDENT, TEMPLE, WONDER
from engines.conqueror.state import Conqueror


def power_of(game: Conqueror, seat: int) -> Power:
    """The power of a seat's nation, by its player board."""
    return game.content.power(game.nations[seat].board)


# --- points


def coins_for_point(game: Conqueror, seat: int) -> int:
    """How many coins are worth a point at the end: fewer of Carthage A (CON-5.11, CON-30.1)."""
    power = power_of(game, seat)
    return power.amount if power.kind == "treasury" else game.content.limits.coins_for_point


def points(game: Conqueror, seat: int) -> Iterator[tuple[str, int, int]]:
    """For what a power gives points, for how many of it, and how many points (CON-5.17)."""
    power, nation = power_of(game, seat), game.nations[seat]
    if power.kind == "civic":  # of Greece B (CON-30.6)
        number = sum(nation.districts.values()) + len(nation.projects)
    elif power.kind == "monuments":  # of Egypt B (CON-30.8)
        number = sum(one.kind in (WONDER, TEMPLE) for one in nation.projects)
    elif power.kind == "satrapies":  # of Persia B (CON-30.12)
        number = len(game.held_lands(seat))
    else:
        return
    yield power.kind, number, number * power.amount


# --- coins


def spoils(game: Conqueror) -> Iterator[tuple[int, str, int]]:
    """Which main players gain coins by their power now that the battle is over, and how many.

    Rome A for a victory, Gaul B for units taken from other players (CON-30.3, CON-30.10, CON-30.15, CON-A80).
    """
    battle = game.fighting()
    for attacks, side in ((True, battle.attack), (False, battle.defence)):
        if side.seat == INDEPENDENT:
            continue
        power, enemy = power_of(game, side.seat), battle.side(attacks=not attacks).seat
        coins = 0
        if power.kind == "triumph" and battle.report.won == ("attack" if attacks else "defence"):
            coins = power.amount
        elif power.kind == "plunder" and enemy != INDEPENDENT:
            coins = power.amount * side.felled
        if coins:
            yield side.seat, power.kind, coins
