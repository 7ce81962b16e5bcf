"""Final places, and what a seat's cards are worth as things stand."""

from dataclasses import dataclass

from engines.core.text import Text
from engines.fortuna import scoring
from engines.fortuna.state import Fortuna, Province
from renderer.fortuna.reading import FortunaView


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the final standing; total is None outside Rome (FOR-12.1)."""

    province: Province
    rank: int
    total: int | None


def standing(view: FortunaView) -> list[Place]:
    """The final places, best first; for a match that is over."""
    scores = scoring.result(view.state).scores
    places = [Place(view.state.provinces[s.seat], s.rank or len(scores), s.total) for s in scores]
    return sorted(places, key=lambda place: place.rank)


def inside(state: Fortuna, province: Province) -> bool:
    """Whether the pawn has passed the gate (FOR-12.1)."""
    return scoring.inside(state, province)


def worths(state: Fortuna, province: Province) -> dict[str, int]:
    """Points each kind of card in hand would give now; equal cards are counted together."""
    found: dict[str, int] = {}
    for line in scoring.count_cards(state, province)[0]:
        card = line.reason.args["card"]
        if isinstance(card, Text):
            kind = card.key.rpartition("-")[2]
            found[kind] = found.get(kind, 0) + line.points
    return found
