"""Two parties that meet with all they have."""

from tests.engines.mesopotamia.build import AKKAD, SUMER, Scene
from tests.engines.mesopotamia.duelling import engage

ARMY = [*["spearman"] * 3, *["archer"] * 3, *["horseman"] * 2, *["chariot"] * 2]


def rich(*numbers: int) -> Scene:
    """A scene in which the seats have so many knuckles, the first seat ahead on the event track.

    The first two can have armies of up to ten units.
    """
    scene = Scene().seal("population", SUMER, 5).seal("population", AKKAD, 5)
    for seat, number in enumerate(numbers):
        scene.goods(seat, knuckle=number)
    return scene.seal("events", SUMER, 3)


def one_each(mine: int = 4, theirs: int = 4) -> Scene:
    """Spearmen of Sumer attack one of Akkad."""
    return engage(rich(mine, theirs), SUMER, ["spearman.03"], AKKAD, ["spearman.04"])
