"""Technologies that take the place of lower ones (MES-14.4)."""

from engines.mesopotamia.ids import ACTIONS, BUILD, EXPLORE, GATHER, GROW, LEVELS, RESEARCH, WARFARE
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import action_name, technology_name


def discoverable(game: Mesopotamia, seat: int) -> list[str]:
    """The actions of which a seat can still get a higher technology (MES-7.7, MES-14.6)."""
    levels = game.realms[seat].levels
    return [action for action in ACTIONS if levels[action] < LEVELS[-1]]


LOWEST_FIRST = (BUILD, WARFARE, EXPLORE, GATHER, GROW, RESEARCH)
"""In this order an automaton discovers technologies of one level (MES-AUT3)."""


def lowest(game: Mesopotamia, seat: int) -> str | None:
    """The action of the lowest technology that is not at its last level (MES-AUT3)."""
    levels = game.realms[seat].levels
    left = [action for action in LOWEST_FIRST if levels[action] < LEVELS[-1]]
    return min(left, key=levels.__getitem__) if left else None


def advance_technology(game: Mesopotamia, seat: int, action: str) -> None:
    """The next technology of an action takes the place of the one there is (MES-14.4)."""
    levels = game.realms[seat].levels
    levels[action] += 1
    name = technology_name(action, levels[action])
    game.tell("mesopotamia-event-discovered", by=seat, name=name, action=action_name(action))
