"""The final places."""

from dataclasses import dataclass

from engines.fortuna.scoring import result
from engines.fortuna.state import Province
from renderer.fortuna.reading import FortunaView


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the final standing; total is None outside Rome."""

    province: Province
    rank: int
    total: int | None


def standing(view: FortunaView) -> list[Place]:
    """The final places, best first; for a match that is over."""
    scores = result(view.state).scores
    places = [Place(view.state.provinces[s.seat], s.rank or len(scores), s.total) for s in scores]
    return sorted(places, key=lambda place: place.rank)
