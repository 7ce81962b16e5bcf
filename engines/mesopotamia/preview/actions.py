"""What an action would bring a seat now."""

from engines.core import Text, text
from engines.mesopotamia.ids import BUILD, EXPLORE, GATHER, GROW, RESEARCH, WARFARE
from engines.mesopotamia.preview.growth import possible
from engines.mesopotamia.preview.marches import can_march
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import technology_name

VALUES = {
    EXPLORE: ("activations",),
    BUILD: ("objects",),
    RESEARCH: ("tablets", "discoveries"),
    GATHER: ("sources",),
    WARFARE: ("knuckles",),
    GROW: ("food", "steps"),
}
"""What a technology of each action says (MES-7.6)."""


def brings(game: Mesopotamia, seat: int, action: str) -> Text:
    """The technology in use and what it allows, or that nothing can be done now (MES-7.7, MES-7.11)."""
    row = game.technology(seat, action)
    values = {name: getattr(row, name) for name in VALUES[action]}
    name = technology_name(action, row.level)
    if action == GROW and not possible(game, seat, row.food, row.steps):
        return text("mesopotamia-brings-no-growth", name=name, **values)
    if action == EXPLORE and not can_march(game, seat):
        return text("mesopotamia-brings-no-march", name=name, **values)
    return text(f"mesopotamia-brings-{action}", name=name, **values)
