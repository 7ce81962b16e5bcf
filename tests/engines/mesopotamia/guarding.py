"""The enemy of Assur on its way."""

from engines.mesopotamia.steps.guardians import Onslaught
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import Scene
from tests.engines.mesopotamia.sieges import THERE

CITY, CAMP = "a2", "d8"


def where(scene: Scene) -> dict[str, dict[str, int]]:
    """The land units of the enemy by area."""
    return {area: one.units for area, one in scene.state.forces(THERE) if one.units}


def marched(scene: Scene) -> Scene:
    """The enemy has taken its turn."""
    return scene.at(wave=1).place(Onslaught(THERE))


def tile(level: int) -> str:
    """A tile of a level."""
    return next(tile for tile, row in CONTENT.gardens.items() if row.level == level)
