"""The side panel: order of turns, the roll, buildings, privileges and dice left."""

from engines.fortuna.ids import design
from engines.fortuna.state import Fortuna
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.heading import awaited
from renderer.core.palette import INK, MUTED, PALE
from renderer.core.symbols import amount
from renderer.core.words import Words
from renderer.fortuna.layout import TABLE
from renderer.fortuna.palette import PRIVILEGE
from renderer.fortuna.reading import FortunaView, mark_of, turn_order
from renderer.fortuna.scores import Place, standing

LEFT = TABLE.x0 + 18
RIGHT = TABLE.x1 - 18
ROLL = Box(LEFT - 6, 226, RIGHT + 6, 276)


def pile_row(index: int) -> Box:
    """A building's line."""
    y = 336 + index * 35
    return Box(LEFT - 4, y - 17, RIGHT, y + 17)


def draw_table(canvas: Canvas, words: Words, view: FortunaView) -> None:
    """Everything in the panel that changes."""
    state = view.state
    if view.over:
        _standing(canvas, words, standing(view))
    else:
        _order(canvas, words, view)
        _roll(canvas, words, state)
    _piles(canvas, words, state)
    _privileges(canvas, words, state)
    _foot(canvas, words, state)


def _order(canvas: Canvas, words: Words, view: FortunaView) -> None:
    canvas.text(LEFT, 138, words("fortuna-picture-order"), "title", 27, width=390)
    waited = awaited(view)
    provinces = turn_order(view.state)
    for i, province in enumerate(provinces):
        x = TABLE.x0 + 62 + i * 102
        if province.seat in waited:
            canvas.icon("turn_ring", x, 188, 66)
        canvas.icon("piece", x, 188, 48, mark_of(province))
        if i < len(provinces) - 1:
            canvas.icon("arrow", x + 51, 188, 22, "#b9a27c")


def _roll(canvas: Canvas, words: Words, state: Fortuna) -> None:
    canvas.text(LEFT, 250, words("fortuna-picture-roll"), "title", 27, width=180)
    if not state.rolled:
        text = words("fortuna-picture-not-rolled")
        canvas.text(RIGHT, 250, text, "aside", 22, MUTED, "right", 190)
        return
    x = RIGHT - 26 - (len(state.rolled) - 1) * 58
    chosen = state.rolled.index(state.selected) if state.selected in state.rolled else None
    for i, pips in enumerate(state.rolled):
        canvas.icon("die" if chosen in {None, i} else "die_idle", x + i * 58, 250, 48, pips)


def _standing(canvas: Canvas, words: Words, places: list[Place]) -> None:
    canvas.text(LEFT, 138, words("picture-standings"), "title", 27, width=390)
    for i, place in enumerate(places):
        y = 172 + i * 32
        canvas.text(LEFT + 8, y, place.rank, "hero", 25, side="middle")
        canvas.icon("piece", LEFT + 36, y, 32, mark_of(place.province))
        name = words.name(place.province.seat)
        room = 224 if place.total is None else 232
        canvas.text(LEFT + 56, y, name, "text", 24, width=room)
        if place.total is None:
            text = words("fortuna-picture-outside")
            canvas.text(RIGHT, y, text, "aside", 20, MUTED, "right", 112)
        else:
            _sum(canvas, words, place, y)


def _sum(canvas: Canvas, words: Words, place: Place, y: float) -> None:
    cards = (place.total or 0) - place.province.step
    text = words("fortuna-picture-sum", steps=place.province.step, cards=cards)
    canvas.text(RIGHT - 38, y, text, "text", 20, MUTED, "right", 66)
    canvas.text(RIGHT, y, place.total or 0, "hero", 27, "#8d2f3a", "right")


def _piles(canvas: Canvas, words: Words, state: Fortuna) -> None:
    for i, (building, left) in enumerate(state.piles.items()):
        y = pile_row(i).middle[1]
        canvas.icon(building, LEFT + 16, y, 30)
        fill = INK if left else PALE
        name = words(f"fortuna-building-{building}")
        canvas.text(LEFT + 42, y, name, "text", 24, fill, width=180)
        amount(canvas, 1630, y, 29, state.content.buildings[building].cost)
        canvas.text(1712, y, left, "bold", 25, fill, "middle")


def _privileges(canvas: Canvas, words: Words, state: Fortuna) -> None:
    canvas.icon("card_back", LEFT + 30, 546, (52, 72), PRIVILEGE)
    x, width = LEFT + 68, RIGHT - LEFT - 68
    deck = words("fortuna-picture-deck", n=len(state.deck))
    canvas.text(x, 518, deck, "text", 24, width=width)
    discarded = words("fortuna-picture-discards", n=len(state.discards))
    canvas.text(x, 546, discarded, "text", 22, MUTED, width=width)
    if state.discards:
        canvas.text(x, 574, top_discards(words, state, 3), "aside", 22, MUTED, width=width)


def top_discards(words: Words, state: Fortuna, most: int) -> str:
    """Names of the cards last discarded, the latest first."""
    latest = reversed(state.discards[-most:])
    return ", ".join(words(f"fortuna-picture-privilege-{design(card)}") for card in latest)


def _foot(canvas: Canvas, words: Words, state: Fortuna) -> None:
    y = 632
    canvas.place("rule", LEFT, 604, RIGHT - LEFT, 1.5, "#e0d2b4")
    canvas.icon("die_piece", LEFT + 16, y, 34)
    dice = words("fortuna-picture-dice-left", n=state.dice_supply)
    canvas.text(LEFT + 40, y, dice, "text", 22, width=130)
    canvas.icon("crown", LEFT + 198, y, 28)
    starts = words("fortuna-picture-starts-next")
    canvas.text(LEFT + 220, y, starts, "text", 21, MUTED, width=RIGHT - LEFT - 220)
