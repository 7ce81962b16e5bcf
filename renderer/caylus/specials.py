"""The buildings before the bridge, and the bridge with its prices."""

from engines.caylus.ids import PLACEMENT, SINGLES
from engines.caylus.state import Caylus
from renderer.caylus import layout
from renderer.caylus.layout import BRIDGE, TILE_HEIGHT, TILE_WIDTH
from renderer.caylus.palette import FIELD
from renderer.caylus.reading import single
from renderer.caylus.road import draw_effect, draw_piece
from renderer.caylus.symbols import special_row
from renderer.core.canvas import Canvas
from renderer.core.palette import EARTH, INK
from renderer.core.symbols import Sign, amount
from renderer.core.words import Words


def draw_specials(canvas: Canvas, words: Words, state: Caylus) -> None:
    """All of them with their workers; cards and names are part of the ground."""
    for name in SINGLES:
        _single(canvas, words, state, name)
    _stables(canvas, words, state)
    _inn(canvas, words, state)
    _bridge(canvas, words, state)


def _single(canvas: Canvas, words: Words, state: Caylus, name: str) -> None:
    """A building for one worker."""
    row = special_row(state.content.specials[name])
    if name == "gate":
        row = (Sign("arrow", arguments=(INK,)), Sign(text=words("caylus-picture-anywhere")))
    worker = single(state, name) is not None
    draw_effect(canvas, layout.special(name), 82, [row], worker=worker)
    draw_special_worker(canvas, state, name)


def draw_special_worker(canvas: Canvas, state: Caylus, name: str) -> None:
    """The worker in a building for one, if there is one."""
    seat = single(state, name)
    if seat is not None:
        draw_piece(canvas, state, seat, *layout.worker_spot(layout.special(name)))


def _stables(canvas: Canvas, words: Words, state: Caylus) -> None:
    if not state.stables_used():
        box = layout.special("stables")
        canvas.place("veil", box.x0, box.y0, TILE_WIDTH, TILE_HEIGHT, FIELD)
        note = words("caylus-picture-unused")
        canvas.text(box.middle[0], box.y0 + 82, note, "aside", 23, EARTH, "middle", TILE_WIDTH - 16)
        return
    for number in range(1, state.content.specials["stables"].places + 1):
        x, y = layout.stables_spot(number)
        canvas.icon("spot", x, y, 44)
        canvas.text(x, y, number, "bold", 24, EARTH, "middle", 40)
        draw_stables_worker(canvas, state, number)


def draw_stables_worker(canvas: Canvas, state: Caylus, number: int) -> None:
    """The worker on a place of the stables, if there is one."""
    if number <= len(state.stables):
        x, y = layout.stables_spot(number)
        draw_piece(canvas, state, state.stables[number - 1], x, y, 50)


def _inn(canvas: Canvas, words: Words, state: Caylus) -> None:
    box = layout.special("inn")
    amount(canvas, box.x0 + 34, box.y0 + 70, 36, state.content.limits.inn_price)
    price = words("caylus-picture-inn-price")
    canvas.text(box.x0 + 36, box.y0 + 110, price, "text", 20, EARTH, "middle", 64)
    for side in ("left", "right"):
        x, y = layout.inn_spot(side)
        canvas.icon("spot", x, y, 44)
        letter = words(f"caylus-picture-inn-{side}-letter")
        canvas.text(x, box.y0 + 110, letter, "text", 20, EARTH, "middle", 40)
        draw_inn_worker(canvas, state, side)


def draw_inn_worker(canvas: Canvas, state: Caylus, side: str) -> None:
    """The worker on a place of the inn, if there is one."""
    seat = state.inn_left if side == "left" else state.inn_right
    if seat is not None:
        draw_piece(canvas, state, seat, *layout.inn_spot(side), 50)


def _bridge(canvas: Canvas, words: Words, state: Caylus) -> None:
    """Who has passed, and the price of a worker: the lowest free number."""
    players = len(state.players)
    prices = state.content.by_players[players].prices
    for number, price in enumerate(prices, start=1):
        x, y = layout.bridge_spot(number, players)
        canvas.icon("numbered_spot", x, y, 28)
        if state.phase == PLACEMENT and number == len(state.bridge) + 1:
            amount(canvas, x, y + 32, 31, price)
        else:
            canvas.icon("coin_spent", x, y + 32, 27)
            canvas.text(x, y + 31, price, "bold", 20, EARTH, "middle", 27)
    draw_markers(canvas, state)
    note = words("caylus-picture-price")
    canvas.text(BRIDGE.middle[0], BRIDGE.y1 - 16, note, "text", 20, EARTH, "middle", 148)


def draw_markers(canvas: Canvas, state: Caylus) -> None:
    """The markers of those who have passed; all, as a ring round one reaches to the next."""
    for number, seat in enumerate(state.bridge, start=1):
        x, y = layout.bridge_spot(number, len(state.players))
        draw_piece(canvas, state, seat, x, y, 34)
