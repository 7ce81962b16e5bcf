"""What a seat may gather."""

from engines.core import Allocate
from engines.mesopotamia.steps.market import Gather
from tests.engines.mesopotamia.build import SUMER, Scene


def gathering(scene: Scene, number: int = 9) -> Allocate:
    """What the first seat may gather."""
    pending = scene.place(Gather(SUMER, 4, number)).pending
    assert isinstance(pending, Allocate)
    return pending
