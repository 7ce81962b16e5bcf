"""Where changes are marked on the board and on an enlarged part of the map."""

from renderer.core.atlas.changed import Marking
from renderer.core.box import Box
from tests.engines.frontier.state import Frontier
from tests.renderer.frontier.chart import LETTERS
from tests.renderer.frontier.layout import FOOT, strip
from tests.renderer.frontier.strips import amount_spot

ORDER = Box(1074, 42, 1346, 78)


def _box(state: Frontier, kind: str, name: str) -> Box:
    """What of the board beside the map a change is about."""
    if kind == "seat":
        box = strip(len(state.realms), int(name))
        return Box(box.x0 + 2, box.y0 + 4, box.x1 - 2, box.y1 - 6)
    if kind == "order":
        return ORDER
    return Box(FOOT.x0 + 4, FOOT.y0 + 4, FOOT.x1 - 4, FOOT.y1 - 4)


MARKING: Marking[Frontier] = Marking(
    area=LETTERS.__getitem__,
    box=_box,
    amount=lambda state, seat, kind: amount_spot(len(state.realms), seat, kind),
)
