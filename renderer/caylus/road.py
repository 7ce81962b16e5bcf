"""The road: tiles with owners and workers, flags, provost and bailiff."""

from engines.caylus.content import Tile
from engines.caylus.ids import PROVOST, ROAD
from engines.caylus.state import RESIDENCE, Caylus, Space
from renderer.caylus import layout
from renderer.caylus.layout import TILE_HEIGHT, TILE_WIDTH
from renderer.caylus.palette import FIELD, KINDS
from renderer.caylus.reading import mark_of
from renderer.caylus.symbols import effect_rows
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CARD_TITLE, IVORY, PALE, mix
from renderer.core.symbols import Row, draw_row
from renderer.core.words import Words, message_id

BEYOND = (PROVOST, ROAD)
"""Phases in which it matters what lies beyond the provost."""
KINGS_MAN = (34, 40)
"""Size of bailiff and provost: they fit between a tile and the name on the next."""
FEET = (False, False, True, True)


def draw_road(canvas: Canvas, words: Words, state: Caylus) -> None:
    """All tiles, then what stands between them."""
    for number, one in enumerate(state.road, start=1):
        tile = state.tile(number)
        if tile is not None:
            _tile(canvas, words, state, number, one, tile)
    for name, section in state.content.sections.items():
        _flag(canvas, words, name, section.trigger, scored=name in state.scored)
    draw_bailiff(canvas, state)
    draw_provost(canvas, state)


def _tile(canvas: Canvas, words: Words, state: Caylus, number: int, one: Space, tile: Tile) -> None:
    box, kind = layout.space(number), KINDS[tile.kind]
    canvas.place("tile_card", box.x0, box.y0, TILE_WIDTH + 4, TILE_HEIGHT + 8, kind)
    rows = effect_rows(tile)
    low = 82
    if one.owner is not None or one.heir is not None:
        low = 70 if len(rows) == 1 else 67
    draw_effect(canvas, box, low, rows, worker=one.worker is not None)
    _houses(canvas, state, one, box)
    if state.phase in BEYOND and not state.reached(number):
        canvas.place("veil", box.x0, box.y0, TILE_WIDTH, TILE_HEIGHT, FIELD)
    canvas.text(box.x0 + 10, box.y0 + 19, number, "bold", 20, mix(CARD_TITLE, kind, 0.25))
    name = words(f"caylus-tile-{message_id(tile.id)}")
    canvas.text(box.x0 + 100, box.y0 + 19, name, "bold", 23, CARD_TITLE, "middle", 128)
    draw_worker(canvas, state, number)


def _houses(canvas: Canvas, state: Caylus, one: Space, box: Box) -> None:
    """The owner's band and house, and what a replacement that is paid for will bring."""
    if one.owner is not None:
        mark = mark_of(state.players[one.owner])
        furniture.band(canvas, mark, box.x0 + 2, box.y1 - 24, TILE_WIDTH - 4, 22, 8, FEET)
        canvas.icon("house", box.x0 + 24, box.y1 - 20, 40, mark)
    if one.heir is not None:
        heir = mark_of(state.players[one.heir])
        colour = KINDS[state.content.tiles[RESIDENCE].kind]
        canvas.place("heir", box.x0 + 48, box.y1 - 30, 66, 28, heir, colour)
        if one.owner is None:
            canvas.icon("house", box.x0 + 24, box.y1 - 18, 34, heir)


def draw_effect(canvas: Canvas, box: Box, middle: float, rows: list[Row], *, worker: bool) -> None:
    """What a building does, left of its worker and a ring round it; `middle` below the top of the box."""
    room = box.width - (70 if worker else 12)
    x = box.x0 + 4 + room / 2
    size, pitch = (34, 0) if len(rows) == 1 else (27, 31)
    for i, row in enumerate(rows):
        y = box.y0 + middle + (i - (len(rows) - 1) / 2) * pitch
        draw_row(canvas, x, y, row, size, gap=3, room=room)


def draw_worker(canvas: Canvas, state: Caylus, number: int) -> None:
    """The worker on a space, if there is one."""
    seat = state.space(number).worker
    if seat is not None:
        draw_piece(canvas, state, seat, *layout.worker_spot(layout.space(number)))


def draw_piece(
    canvas: Canvas, state: Caylus, seat: int, x: float, y: float, size: float = 58
) -> None:
    """A worker of a seat."""
    canvas.icon("piece", x, y, size, mark_of(state.players[seat]))


def _flag(canvas: Canvas, words: Words, name: str, number: int, *, scored: bool) -> None:
    x, y = layout.flag_spot(number)
    canvas.icon("flag", x, y, 40, *((PALE,) if scored else ()))
    letter = words(f"caylus-picture-flag-{name}")
    canvas.text(x - 2, y - 6, letter, "hero", 20, IVORY, "middle", 30)


def draw_bailiff(canvas: Canvas, state: Caylus) -> None:
    """The bailiff on his space."""
    if state.bailiff:
        canvas.icon("bailiff", *layout.bailiff_spot(state.bailiff), KINGS_MAN)


def draw_provost(canvas: Canvas, state: Caylus) -> None:
    """The provost on his space."""
    if state.provost:
        canvas.icon("provost", *layout.provost_spot(state.provost), KINGS_MAN)
