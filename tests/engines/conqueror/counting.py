"""Points of a seat as they are counted."""

from engines.conqueror.scoring import lines
from tests.engines.conqueror.build import Scene


def points(scene: Scene, seat: int) -> dict[str, int]:
    """The points of a seat by what they are for."""
    told = lines(scene.state, seat)
    return {line.reason.key.removeprefix("conqueror-points-"): line.points for line in told}
