"""Events as they are revealed and run."""

from engines.mesopotamia.ids import GOODS
from engines.mesopotamia.steps.events import ChooseOption
from tests.engines.mesopotamia.build import SUMER, Scene


def choosing(event: str, area: str = "b2") -> Scene:
    """Sumer has revealed an event, and has nothing else."""
    scene = Scene().goods(SUMER).force(area, SUMER, spearman=1).at(seen=[event])
    return scene.place(ChooseOption(SUMER, event, area))


def gained(**numbers: int) -> dict[str, int]:
    """All goods of a seat that has gained these alone."""
    return {good: numbers.get(good, 0) for good in GOODS}
