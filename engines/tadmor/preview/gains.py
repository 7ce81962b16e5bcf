"""What Collect and Gifts pieces bring, upgrades included (TAD-10.1, TAD-10.11)."""

from collections.abc import Iterable
from typing import NamedTuple

from engines.tadmor.content import Content, Space
from engines.tadmor.content.effects import Buyer, Hold, Peacemaker
from engines.tadmor.ids import RESOURCES, SPACES
from engines.tadmor.state import Player, Tadmor

GATHERED = ("collect", "gifts")
"""Actions whose pieces bring something by themselves."""


class Gains(NamedTuple):
    """What a player's upgrades change on the board.

    holds: what ships collect more, in the order of RESOURCES. peace: how often Gifts of Peace count. saves:
    resources that rare goods cost less.
    """

    holds: tuple[int, ...]
    peace: int
    saves: int


NO_GAINS = Gains((0,) * len(RESOURCES), 1, 0)


def gaining(content: Content, player: Player) -> tuple[str, ...]:
    """Those of a player's upgrades that change what there is to gain."""
    if content.gaining.isdisjoint(player.upgrades):
        return ()
    return tuple([name for name in player.upgrades if name in content.gaining])


def gains_of(content: Content, tiles: Iterable[str]) -> Gains:
    """What these upgrades change together (TAD-17.I10, TAD-17.I28, TAD-17.I44)."""
    holds, peace, saves = dict.fromkeys(RESOURCES, 0), 1, 0
    for name in tiles:
        match content.upgrades[name].effect:
            case Hold(resource=resource, more=more):
                holds[resource] += more
            case Peacemaker(times=times):
                peace *= times
            case Buyer(saves=more):
                saves += more
    return Gains(tuple(holds.values()), peace, saves)


def gain(space: Space, era: int, gains: Gains) -> int:
    """What a space gives in an Era: resources collected, points of the gifts, else 0."""
    number = space.amounts[era - 1]
    if space.resource:
        more = gains.holds[RESOURCES.index(space.resource)]
        return number + more if space.piece == "ship" else number
    return number * gains.peace if space.action == "gifts" else 0


def gain_at(game: Tadmor, player: Player, space: Space) -> int:
    """What it gives a player now."""
    tiles = gaining(game.content, player)
    return gain(space, game.era, gains_of(game.content, tiles) if tiles else NO_GAINS)


def yields(game: Tadmor, player: Player, place: str) -> tuple[str, int]:
    """What a Collect or Gifts piece brings: a resource or "points", and how much."""
    space = game.content.spaces[place]
    return space.resource or "points", gain_at(game, player, space)


def gatherable(game: Tadmor, places: list[str]) -> list[str]:
    """At which of a seat's places Collect and Gifts pieces stand, in the order of the board."""
    actions = game.content.spots.actions
    found = [place for place in places if actions[place] in GATHERED]
    return sorted(found, key=SPACES.index) if len(found) > 1 else found
