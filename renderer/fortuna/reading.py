"""Questions a picture asks of a view of Fortuna."""

from typing import TypeAlias

from engines.core.decisions import Choose, ChooseMany
from engines.core.position import View
from engines.fortuna.ids import design
from engines.fortuna.state import Fortuna, Province
from renderer.core.palette import Mark
from renderer.fortuna.palette import MARKS, SIDES

FortunaView: TypeAlias = View[Fortuna]
PLAY = "play."


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


def playable(view: FortunaView) -> set[str]:
    """Kinds of privilege cards the reader may play now."""
    return {one.removeprefix(PLAY) for one in _offered(view) if one.startswith(PLAY)}


def drawn_cards(view: FortunaView) -> list[str]:
    """Kinds of the cards the reader has drawn and chooses from, in the order of drawing."""
    kinds = [design(one) for one in _offered(view)]
    return [kind for kind in kinds if kind in view.state.content.privileges]


def seen_in_palace(view: FortunaView) -> list[str]:
    """Kinds of the cards in the Palace that the reader has seen."""
    return [design(one.card) for one in view.state.palace if view.seat in one.known]


def _offered(view: FortunaView) -> list[str]:
    return [
        option.id
        for decision in view.decisions
        if isinstance(decision, Choose | ChooseMany)
        for option in decision.options
    ]
