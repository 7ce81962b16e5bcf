"""Technologies that take the place of lower ones (MES-14.4)."""

from engines.core import Arg
from engines.mesopotamia.ids import ACTIONS, BUILD, EXPLORE, GATHER, GROW, LEVELS, RESEARCH, WARFARE
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import action_name, technology_name


def discoverable(game: Mesopotamia, seat: int) -> list[str]:
    """The actions of which a seat can still get a higher technology (MES-7.7, MES-14.6)."""
    levels = game.realms[seat].levels
    return [action for action in ACTIONS if levels[action] < LEVELS[-1]]


LOWEST_FIRST = (BUILD, WARFARE, EXPLORE, GATHER, GROW, RESEARCH)
"""In this order an automaton discovers technologies of one level (MES-AUT3)."""


def lowest(game: Mesopotamia, seat: int) -> list[str]:
    """The actions of the lowest technologies not at their last level, the first in order first (MES-AUT3)."""
    levels = game.realms[seat].levels
    left = [action for action in LOWEST_FIRST if levels[action] < LEVELS[-1]]
    return [action for action in left if levels[action] == min(map(levels.__getitem__, left))]


def tell_lowest(game: Mesopotamia, seat: int) -> None:
    """That the lowest technology is taken, and which order decides between equals (MES-AUT3)."""
    if len(lowest(game, seat)) > 1:
        order: list[Arg] = [action_name(action) for action in LOWEST_FIRST]
        game.tell("mesopotamia-event-lowest-tie", by=seat, actions=order)
    else:
        game.tell("mesopotamia-event-lowest", by=seat)


def advance_technology(game: Mesopotamia, seat: int, action: str) -> None:
    """The next technology of an action takes the place of the one there is (MES-14.4)."""
    levels = game.realms[seat].levels
    levels[action] += 1
    name = technology_name(action, levels[action])
    game.tell("mesopotamia-event-discovered", by=seat, name=name, action=action_name(action))
