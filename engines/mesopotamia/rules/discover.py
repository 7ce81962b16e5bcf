"""Technologies that take the place of lower ones (MES-14.4)."""

from engines.mesopotamia.ids import ACTIONS, LEVELS
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import action_name, technology_name


def discoverable(game: Mesopotamia, seat: int) -> list[str]:
    """The actions of which a seat can still get a higher technology (MES-7.7, MES-14.6)."""
    levels = game.realms[seat].levels
    return [action for action in ACTIONS if levels[action] < LEVELS[-1]]


def advance_technology(game: Mesopotamia, seat: int, action: str) -> None:
    """The next technology of an action takes the place of the one there is (MES-14.4)."""
    levels = game.realms[seat].levels
    levels[action] += 1
    name = technology_name(action, levels[action])
    game.tell("mesopotamia-event-discovered", by=seat, name=name, action=action_name(action))
