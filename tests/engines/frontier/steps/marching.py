"""Units that leave one land for another."""

from tests.engines.frontier.state import Frontier, take
from tests.engines.frontier.steps.battle import begin
from tests.engines.frontier.words import units


def march(game: Frontier, seat: int, origin: str, target: str, army: dict[str, int]) -> None:
    """Units leave for a neighbour: they move in, or fight (FRO-4.3, FRO-4.4)."""
    take(game.lands[origin].fresh, army)
    told, left, entered = units(army), game.name(origin), game.name(target)
    there = game.lands[target]
    if there.owner == seat or (there.owner is None and not there.units):
        game.tell("frontier-event-marched", by=seat, units=told, origin=left, target=entered)
        game.enter(seat, target, army)
        game.abandon(origin)
    else:
        game.tell("frontier-event-attacked", by=seat, units=told, origin=left, target=entered)
        begin(game, seat, origin, target, army)
