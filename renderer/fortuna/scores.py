"""Who stands where: final places, and what a seat's cards are worth as things stand."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.fortuna.content import Content, KindC
from engines.fortuna.state import Province
from renderer.fortuna.reading import FortunaView, kind_of


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the final standing; total is None outside Rome (FOR-12.1)."""

    province: Province
    rank: int
    total: int | None


def worth(kind: str, province: Province, content: Content) -> int:
    """Points a privilege card gives for what the province holds now (FOR-16.9)."""
    card = content.privileges[kind]
    return card.vp * (_units(card, province) // card.per) if isinstance(card, KindC) else 0


def _units(card: KindC, province: Province) -> int:
    counts = card.counts
    units = len(province.buildings) if counts == "building" else province.amount(counts)
    return min(units, card.units) if card.units else units


def card_points(province: Province, cards: Sequence[str], content: Content) -> int:
    """Points of a hand: of equal cards only one counts (FOR-A26)."""
    return sum(worth(kind, province, content) for kind in {kind_of(card) for card in cards})


def inside(province: Province, content: Content) -> bool:
    """Whether the pawn has passed the gate (FOR-12.1)."""
    return province.step >= content.limits.gate


def standing(view: FortunaView) -> list[Place]:
    """The final places, best first (FOR-12); for a match that is over."""
    content = view.state.content
    keys = {p.seat: _key(p, content) for p in view.state.provinces}
    ranked = sorted(view.state.provinces, key=lambda p: keys[p.seat], reverse=True)
    return [
        Place(p, 1 + sum(key > keys[p.seat] for key in keys.values()), _total(p, content))
        for p in ranked
    ]


def _total(province: Province, content: Content) -> int | None:
    if not inside(province, content):
        return None
    return province.step + card_points(province, province.privileges, content)


def _key(province: Province, content: Content) -> tuple[int, ...]:
    """What places are compared by: points, steps, then what is left after handing in (FOR-12.5)."""
    total = _total(province, content)
    if total is None:
        return 0, 0, province.step, province.coins, 0, 0
    left = {good: province.amount(good) for good in ("coin", "centurion", "priestess")}
    for kind in {kind_of(card) for card in province.privileges}:
        card = content.privileges[kind]
        if isinstance(card, KindC) and card.counts in left:
            units = _units(card, province)
            left[card.counts] -= units - units % card.per
    return 1, total, province.step, *left.values()
