"""The powers of alternate player boards: strength, armies kept back, points and coins (CON-30)."""

from collections.abc import Iterator, Mapping

from engines.conqueror.content import Power
from engines.conqueror.ids import (
    ARCHER,
    CAVALRY,
    ELITE,
    INDEPENDENT,
    INFANTRY,
    SHIP,
    SIEGE,
    TEMPLE,
    WONDER,
)
from engines.conqueror.rules.forces import own
from engines.conqueror.rules.ships import can_go, origins
from engines.conqueror.state import Army, Conqueror

FIGHTING = ("bold", "engineers", "heroic")
"""The powers that make the side of a main player stronger."""


def power_of(game: Conqueror, seat: int) -> Power:
    """The power of a seat's nation, by its player board."""
    return game.content.power(game.nations[seat].board)


# --- strength


def unit_strength(game: Conqueror, seat: int, units: Mapping[str, int]) -> int:
    """What is printed on some units of an owner, without upgrades or options (CON-30.13)."""
    limits = game.content.limits
    worth = {
        CAVALRY: limits.cavalry_strength,
        INFANTRY: limits.infantry_strength,
        ARCHER: limits.archer_strength,
    }
    if units.get(SHIP) or units.get(SIEGE):
        seas = game.content.expansion.limits
        worth |= {SHIP: seas.ship_strength, SIEGE: seas.engine_strength}
    if units.get(ELITE):
        worth[ELITE] = game.content.elite(game.nations[seat].board).strength
    return sum(worth[kind] * number for kind, number in units.items())


def faced(game: Conqueror, seat: int, target: str) -> int:
    """What Gaul A looks at when it attacks: the strength of the units there; of others 0 (CON-30.9)."""
    if power_of(game, seat).kind != "bold":
        return 0
    here = game.lands[target]
    return 0 if here.owner is None else unit_strength(game, here.owner, here.army.units)


def times(game: Conqueror, power: Power, *, attacks: bool) -> int:
    """How many times the strength of a power counts for the main player of a side who has it."""
    battle = game.fighting()
    side = battle.side(attacks=attacks)
    if power.kind == "heroic":  # of Greece A (CON-30.5)
        return len(side.heroes)
    if power.kind == "bold":  # of Gaul A (CON-30.9)
        return int(attacks and battle.faced >= power.bound)
    if not attacks or game.fort_at(battle.target) is None:
        return 0
    # the siege engines of Rome B (CON-30.4)
    return sum(one.units.get(SIEGE, 0) for one in own(game, side.seat, attacks=True))


# --- the blockade


def armies_at(game: Conqueror, seat: int, place: str) -> list[Army]:
    """The units of a seat in a territory, ships on its Wharf there included (CON-30.14)."""
    here, nation = game.lands[place], game.nations[seat]
    found = [here.army] if here.owner == seat else []
    return [*found, nation.dock] if nation.wharf == place and nation.dock else found


def detainable(game: Conqueror, seat: int, bound: int) -> list[str]:
    """Where a seat has armies that can act, with units of this strength at most (CON-30.11, CON-30.14).

    There are none if no unit of it can go anywhere.
    """
    if not can_go(game, seat):
        return []
    found = []
    for place in origins(game, seat):
        armies = armies_at(game, seat, place)
        strength = sum(unit_strength(game, seat, one.units) for one in armies)
        if strength <= bound and any(one.can_act for one in armies):
            found.append(place)
    return found


def kept_back(game: Conqueror, seat: int) -> list[str]:
    """Where units of a seat are kept from moving and attacking (CON-30.11)."""
    return [
        place
        for place in origins(game, seat)
        if any(one.barred for one in armies_at(game, seat, place))
    ]


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
        number = nation.built(WONDER) + nation.built(TEMPLE)
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
