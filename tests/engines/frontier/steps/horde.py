"""The horde: a seat nobody is asked for; it grows and rides by its rules (FRO-9)."""

from typing_extensions import override

from engines.core import Step, record
from tests.engines.frontier.ids import MILITIA
from tests.engines.frontier.rules.prey import prey
from tests.engines.frontier.state import Frontier, add, total
from tests.engines.frontier.steps.marching import march
from tests.engines.frontier.words import units

GROWTH = 2


def recruit(game: Frontier, seat: int) -> None:
    """GROWTH and one more for each round arrive, at home or in its first land (FRO-9.1)."""
    held = game.held(seat)
    if not held:
        return
    capital = game.realms[seat].capital
    land = capital if capital in held else held[0]
    recruits = {MILITIA: GROWTH + game.round}
    add(game.lands[land].fresh, recruits)
    game.tell("frontier-event-recruited", by=seat, units=units(recruits), land=game.name(land))


@record
class Ride(Step[Frontier]):
    """Each army of two or more rides towards the nearest prey, all but one unit of it (FRO-9.2)."""

    seat: int

    @override
    def run(self, game: Frontier) -> None:
        if game.ended or game.realms[self.seat].out:
            return
        for origin in game.held(self.seat):
            fresh = game.lands[origin].fresh
            if total(fresh) > 1 and (ways := prey(game, self.seat, origin)):
                target = ways[game.roll("horde", len(ways)) - 1]
                game.push(Ride(self.seat))
                riders = {MILITIA: total(fresh) - 1}
                march(game, self.seat, origin, target, riders)
                game.lands[origin].tire()
                return
