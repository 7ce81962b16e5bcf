"""Areas that nobody has explored."""

from tests.engines.mesopotamia.build import SUMER, Scene
from tests.engines.mesopotamia.marching import with_units


def unseen(*areas: str, **units: int) -> Scene:
    """Sumer with units in B4, and face-down tokens."""
    scene = with_units(Scene().seal("population", SUMER, 3), "b4", SUMER, units)
    for area in areas:
        scene.start_state.grounds[area].token = True
    return scene
