"""The strategies of the automaton by their priorities, and what its action cards have led to."""

from engines.mesopotamia.ids import STAR
from engines.mesopotamia.preview.strategies import orders, why
from engines.mesopotamia.state import Deed, Mesopotamia, Plan
from engines.mesopotamia.words import strategy_name
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CANNOT, EARTH, INK, IVORY, MUTED, Mark
from renderer.core.words import Words
from renderer.mesopotamia.foot import CLOSED, SHUT
from renderer.mesopotamia.palette import SLOT, STRIP
from renderer.mesopotamia.reading import mark_of
from renderer.mesopotamia.strips import TECHNOLOGY_ICONS, USED

FACE_UP = 3
"""For so many strategies there is room."""
DEEDS, REASONS = 44, 72
"""Height of the row of action cards, and height from which a strategy has room for its reason."""
NUMBER, CELL = 50, 66
"""Width of a priority, and of an action of a strategy."""
EDGE = 10


def draw_machine(canvas: Canvas, words: Words, state: Mesopotamia, seat: int, box: Box) -> None:
    """The strategies face up, the first one on top, and below them the action cards of its last turn."""
    if state.automaton is None:
        return
    mark = mark_of(state, seat)
    deeds = min(DEEDS, (box.height - EDGE) / (FACE_UP + 1))
    pitch = (box.height - EDGE - deeds) / FACE_UP
    for place, plan in enumerate(state.automaton.plans[:FACE_UP]):
        top = box.y0 + place * pitch
        row = Box(box.x0 + EDGE, top, box.x1 - EDGE, top + pitch - 4)
        _draw_plan(canvas, words, state, plan, mark, row)
    _draw_deeds(
        canvas,
        words,
        state,
        Box(box.x0 + EDGE, box.y1 - EDGE - deeds, box.x1 - EDGE, box.y1 - EDGE),
    )


def _draw_plan(
    canvas: Canvas, words: Words, state: Mesopotamia, plan: Plan, mark: Mark, box: Box
) -> None:
    """Its priority, name and actions; where there is room, what the priority comes from."""
    canvas.place("cell", box.x0, box.y0, box.width, box.height)
    ground, ink = (STRIP.dark, IVORY) if plan.high else (SHUT, EARTH)
    y = box.middle[1]
    canvas.place("cell", box.x0, box.y0, NUMBER, box.height, ground, STRIP.dark)
    canvas.text(box.x0 + NUMBER / 2, y, plan.priority, "hero", 29, ink, "middle", NUMBER - 8)
    x, wide = box.x0 + NUMBER + 8, box.width - NUMBER - 2 * CELL - 14
    name = words.said(strategy_name(plan.card))
    if box.height < REASONS:
        size = 25 if box.height > 30 else 22
        canvas.text(x, y + 1, name, "bold", size, INK, width=wide)
    else:
        canvas.text(x, box.y0 + 17, name, "bold", 25, INK, width=wide)
        told = words.said(why(state, plan.card, high=plan.high))
        canvas.lines(x, box.y0 + 41, told, wide, size=20, fill=MUTED, pitch=20, most=2)
    for side, order in enumerate(orders(state.content.strategies[plan.card])):
        left = box.x1 - (2 - side) * CELL
        _draw_action(
            canvas, order.action, mark, Box(left, box.y0, left + CELL, box.y1), done=plan.done[side]
        )


def _draw_action(canvas: Canvas, action: str, mark: Mark, box: Box, *, done: bool) -> None:
    """An action of a strategy; a piece lies there once it is marked."""
    canvas.place("cell", box.x0, box.y0, box.width, box.height, USED if done else SLOT)
    size = min(30.0, box.height - 4)
    x, y = box.middle
    canvas.icon(TECHNOLOGY_ICONS[action], x - 15, y, size)
    if done:
        canvas.icon("piece", x + 16, y, min(28.0, box.height), mark)
    else:
        canvas.icon("spot", x + 16, y, min(24.0, box.height - 4))


def _draw_deeds(canvas: Canvas, words: Words, state: Mesopotamia, box: Box) -> None:
    """The action cards drawn, those crossed out that were lost, and the action besides; the difficulty."""
    x = box.x0
    for deed in state.machine().deeds:
        x = _draw_deed(canvas, deed, x, box) + 6
    told = words(f"mesopotamia-picture-difficulty-{state.difficulty}")
    canvas.text(box.x1 - 6, box.middle[1], told, "serif", 22, MUTED, "right", box.x1 - x - 12)


def _draw_deed(canvas: Canvas, deed: Deed, x: float, box: Box) -> float:
    """An action card, and what a star stood for; returns where it ends."""
    lost, y = deed.plan is None, box.middle[1]
    size = min(28.0, box.height - 4)
    shown = [
        TECHNOLOGY_ICONS.get(str(one), STAR) for one in (deed.card, deed.action) if one is not None
    ]
    shown = list(dict.fromkeys(shown))
    wide = 10 + 32 * len(shown) + (22 if deed.card is None else 0)
    canvas.place(
        "cell", x, box.y0, wide, box.height, SHUT if lost else SLOT, CLOSED if lost else EARTH
    )
    left = x + 5
    if deed.card is None:
        canvas.text(left + 4, y, "+", "hero", 27, INK)
        left += 22
    for icon in shown:
        if icon == STAR:
            canvas.icon("dingir", left + 16, y, size, "white", STAR)
        else:
            canvas.icon(icon, left + 16, y, size)
        left += 32
    if lost:
        canvas.icon("crossed", left - 16, y, size + 8, CANNOT)
    return x + wide
