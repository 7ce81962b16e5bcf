"""Strategy cards, and an automaton that plays one."""

import pytest

from engines.core import Event
from engines.mesopotamia.content import Order
from engines.mesopotamia.ids import ACTIONS
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.machines import HOUSE, LEFT, RIGHT, Machine
from tests.engines.scene import part

HOME, FRONT = "d8", "d7"
"""The start area of the automaton, and an area beside it."""


def order_of(card: str, side: int) -> Order:
    """An action of a card."""
    row = CONTENT.strategies[card]
    return (row.left, row.right)[side]


def with_programme(*programmes: str) -> list[tuple[str, int]]:
    """The actions with some programmes, as card and side."""
    return [
        (card, side)
        for card in CONTENT.strategies
        for side in (LEFT, RIGHT)
        if order_of(card, side).programme in programmes
    ]


def each(*programmes: str) -> pytest.MarkDecorator:
    """A test for every action with one of some programmes."""
    return pytest.mark.parametrize(("card", "side"), with_programme(*programmes))


def machine(card: str) -> Machine:
    """A scene in which the automaton leads the empire of a card, the Akkadians for a basic one."""
    empire = CONTENT.strategies[card].empire or "akkadian"
    person = "babylonian" if empire != "babylonian" else "sumerian"
    scene = Machine(empire, person)
    scene.start_state.realms[HOUSE].levels = dict.fromkeys(ACTIONS, 1) | {
        name: level for name, level in CONTENT.empires[empire].levels.items() if level > 1
    }
    return scene


def where(one: Event) -> str:
    """The id of the place that an event names."""
    return str(part(one.data.get("place", one.data.get("area")), "id"))
