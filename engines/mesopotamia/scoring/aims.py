"""How near whoever plays a scenario is to winning it, for simple players: hundredths of a point."""

from collections.abc import Callable, Mapping
from heapq import heappop, heappush

from engines.mesopotamia.ids import BUILD, EXPLORE, GUARDIANS, KNUCKLE, RAM, SIEGE, WARFARE
from engines.mesopotamia.preview.odds import odds
from engines.mesopotamia.rules.building import price
from engines.mesopotamia.rules.goods import can_pay
from engines.mesopotamia.rules.who_plays import parties
from engines.mesopotamia.state import Mesopotamia

FAR = 30
"""No way on the map is longer, enemies on it included."""

# In the Siege of Ur.
CARRIED, FOLLOWS = 700, 60
"""Of each step that the first ram with a unit is nearer to Ur, and any other one."""
KNOWN, PAID, SWIFT, ACTS = 1_500, 600, 900, 300
"""Of knowing how to build rams, of what one costs, of a level of Explore, and of each of the first dice."""
DICE = 2
"""How many of the first dice count."""
ALONE, WAITS = 4, 800
"""The steps until a unit has come to a ram; the worth of one at home where there is no ram yet."""
HELD, STORMED = 2, 8
"""How many more steps it takes for each enemy in the way, and for a wall that one defends."""

# In the Guardians of Assur.
WAVE = 500
"""Of a wave that is past."""
ENEMY = 80
"""Of an enemy unit that is gone."""
GARRISON, LACKING, ARMS = 400, 30, 500
"""Of a first defender in the city; of strength that it lacks, for each step that the enemy is near; of each
level of Warfare."""
SAFE = 2
"""The city is safe once it is this many times as strong as all enemies together."""
NEAR = 12
"""Enemies this many steps away, or nearer, are a danger."""
CITY = 6_000
"""Of the city where it is fought for."""


def aim(game: Mesopotamia) -> int:
    """What is reached of the aim of a scenario; nothing where none is played."""
    reached = AIMS.get(game.mode)
    return 0 if reached is None else reached(game, game.realms[0].seat, game.realms[-1].seat)


def _ways(game: Mesopotamia, seat: int, target: str) -> Mapping[str, int]:
    """How long the best way of a seat is from each area to a target, enemies and walls reckoned in."""
    found: dict[str, int] = {}
    reached = [(0, target)]
    while reached:
        far, area = heappop(reached)
        if area in found:
            continue
        found[area] = far
        onward = far + 1 + _trouble(game, seat, area)
        for other in game.content.near[area]:
            if other not in found and game.is_open(other, seat):
                heappush(reached, (onward, other))
    return found


def _trouble(game: Mesopotamia, seat: int, area: str) -> int:
    """How many steps an area costs besides the one into it."""
    enemies = game.enemies(area, seat)
    return HELD * enemies + STORMED * (enemies > 0 and game.is_walled(area, seat))


# --- the Siege of Ur (MES-32)


def _siege(game: Mesopotamia, seat: int, ur: int) -> int:
    """Rams on their way with units, and what they take."""
    far = _ways(game, seat, game.realms[ur].home)
    there = [(area, force) for area, force in game.forces(seat) if area in far]
    rams = sorted(
        max(0, FAR - far[area] - ALONE * (not force.units))
        for area, force in there
        for _ in range(force.rams)
    )
    realm, found = game.realms[seat], 0
    if rams:
        found += CARRIED * rams.pop() + FOLLOWS * sum(rams) + PAID
    else:
        found += PAID * can_pay(realm, price(game, RAM))
        found += WAITS * (game.grounds[realm.home].units(seat) > 0)
    levels = realm.levels
    knows = levels[BUILD] >= game.content.pieces[RAM].level
    found += KNOWN * knows + ACTS * min(DICE, realm.ziggurat)
    return found + SWIFT * levels[EXPLORE]


# --- the Guardians of Assur (MES-33)


def _defence(game: Mesopotamia, seat: int, enemy: int) -> int:
    """Waves that are past, enemies who are gone, and whether the city can stand those who come."""
    city = game.realms[seat].home
    coming = [(area, force) for area, force in game.forces(enemy) if force.units]
    found = ARMS * game.realms[seat].levels[WARFARE] + WAVE * game.wave
    found -= ENEMY * sum(force.fighters for _, force in coming)
    if game.grounds[city].units(seat):
        found += GARRISON
    if coming:
        far = _ways(game, enemy, city)
        near = max(1, NEAR - min(far.get(area, NEAR) for area, _ in coming))
        theirs = sum(_strength(game, force.units) for _, force in coming)
        theirs += game.realms[enemy].goods[KNUCKLE]
        found -= LACKING * near * max(0, SAFE * theirs - _held(game, seat, city))
    if enemy in parties(game, city):
        found -= CITY * (100 - odds(game, city, seat)) // 100
    return found


def _held(game: Mesopotamia, seat: int, city: str) -> int:
    """The strength of those in the city, and as much in knuckles at most."""
    force = game.grounds[city].force(seat)
    own = 0 if force is None else _strength(game, force.units)
    return own + min(own, game.realms[seat].goods[KNUCKLE])


def _strength(game: Mesopotamia, units: Mapping[str, int]) -> int:
    return sum((1 + (game.content.pieces[kind].power or 0)) * n for kind, n in units.items())


AIMS: Mapping[str, Callable[[Mesopotamia, int, int], int]] = {SIEGE: _siege, GUARDIANS: _defence}
