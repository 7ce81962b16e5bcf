"""How strong the sides of a battle are, and who can reinforce them."""

from collections.abc import Mapping

from tests.engines.frontier.content import Box
from tests.engines.frontier.state import Fought, Frontier, Helper, Stack

FORT, CAPITAL = 2, 3
"""What walls add to the defence (FRO-1.5)."""


def stacks(game: Frontier, seat: int) -> list[str]:
    """The lands next to the battle from which a seat can reinforce (FRO-5.1)."""
    near = game.near(game.fighting().target)
    return [land for land in near if game.lands[land].owner == seat and game.lands[land].fresh]


def fought(game: Frontier, *, attacks: bool) -> Fought:
    """What a side brings: units, walls, reinforcements, cards and its die (FRO-6.3, FRO-6.4)."""
    battle = game.fighting()
    there = game.lands[battle.target]
    side = battle.attack if attacks else battle.defence
    units = dict(battle.units if attacks else there.units)
    helpers = [
        Stack(one.seat, one.land, dict(helping(game, one)))
        for one in battle.helpers
        if one.attacks == attacks
    ]
    walls = 0 if attacks else walls_of(game, battle.target)
    found = walls + side.die + sum(map(game.content.strength, side.played))
    for army in (units, *(one.units for one in helpers)):
        found += worth(game.content, army, attacks=attacks)
    return Fought(side.seat, units, helpers, walls, list(side.played), side.die, found)


def walls_of(game: Frontier, land: str) -> int:
    """What the walls of a land add to its defence (FRO-1.5)."""
    return {"fort": FORT, "capital": CAPITAL}.get(game.content.lands[land].fort or "", 0)


def worth(box: Box, army: Mapping[str, int], *, attacks: bool) -> int:
    """What units are worth in attack or defence (FRO-1.3)."""
    kinds = box.units
    return sum((kinds[k].attack if attacks else kinds[k].defence) * n for k, n in army.items())


def helping(game: Frontier, helper: Helper) -> dict[str, int]:
    """The units that reinforce from a land: all tired ones there (FRO-5.3)."""
    return game.lands[helper.land].tired
