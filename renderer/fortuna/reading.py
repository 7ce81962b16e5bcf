"""Questions a picture asks of a view of Fortuna."""

from typing import TypeAlias

from engines.core.flow import View
from engines.fortuna.state import Fortuna, Province
from renderer.core.palette import Mark
from renderer.fortuna.sides import MARKS, SIDES

FortunaView: TypeAlias = View[Fortuna]


def mark_of(province: Province) -> Mark:
    """The mark of the side a seat plays."""
    return MARKS[SIDES[province.side]]


def by_side(state: Fortuna) -> list[Province | None]:
    """The province at each of the four sides, None at an empty one."""
    found = {province.side: province for province in state.provinces}
    return [found.get(side) for side in range(len(SIDES))]


def turn_order(state: Fortuna) -> list[Province]:
    """The provinces in this round's order of turns; by seat before there is one."""
    return [state.provinces[seat] for seat in state.order or range(len(state.provinces))]


def awaited(view: FortunaView) -> set[int]:
    """Seats somebody waits for."""
    return {waiting.seat for waiting in view.waiting}


def kind_of(card: str) -> str:
    """What a physical privilege card is: `b1` for `b1-3`."""
    return card.partition("-")[0]
