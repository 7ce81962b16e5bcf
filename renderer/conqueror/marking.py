"""Where changes are marked on the board and on an enlarged part of the map."""

from engines.conqueror.ids import TRADE
from engines.conqueror.state import Conqueror
from renderer.conqueror import foot
from renderer.conqueror.layout import CHRONICLE, FOOT, MOST_WITH_CHRONICLE, strip
from renderer.conqueror.strips import TALL, amount_spot, rows_of
from renderer.core.atlas.changed import Marking
from renderer.core.box import Box
from renderer.core.marks import corner
from renderer.core.pen import Point

ORDER = Box(1084, 38, 1346, 80)
TITLE = Box(614, 44, 1060, 78)


def _box(state: Conqueror, kind: str, name: str) -> Box:
    """What of the board beside the map a change is about."""
    seats = len(state.nations)
    if kind == "seat":
        return strip(seats, int(name)).inset(4)
    if kind == "cards":
        box = strip(seats, int(name))
        first = -2 if box.height >= TALL else -1
        return Box(box.x0 + 8, rows_of(box)[first] - 17, box.x1 - 8, rows_of(box)[-1] + 17)
    if kind == "order":
        return ORDER
    if kind == "chronicle":
        return CHRONICLE.inset(4) if seats <= MOST_WITH_CHRONICLE else TITLE
    if kind == "battle" or state.battle is not None:  # while armies fight, the tracks are not shown
        return FOOT.inset(4)
    return foot.track_box(state, int(name)) if kind == "track" else agent_box(state, name)


def agent_box(state: Conqueror, space: str) -> Box:
    """The space of an agent below the map."""
    board, _, kind = space.partition(".")
    return foot.flag_box(state, kind) if board == TRADE else foot.kind_box(state, board, kind)


def _number(box: Box) -> Point:
    """In the title beside the line it is about, since at its corner it would cover the line above."""
    return (box.x0 - 20, box.middle[1]) if box in (ORDER, TITLE) else corner(box)


MARKING: Marking[Conqueror] = Marking(
    area=str,
    box=_box,
    amount=lambda state, seat, kind: amount_spot(len(state.nations), seat, kind),
    number=_number,
)
