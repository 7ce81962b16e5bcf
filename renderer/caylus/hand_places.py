"""Where a player can put a worker now, and for how much."""

from dataclasses import dataclass
from itertools import groupby

from engines.caylus.preview import Target, hindrance, pays_at_inn, places, worker_price
from engines.caylus.state import Caylus, Player
from renderer.caylus.hand_workers import place_kind, place_name
from renderer.caylus.reading import mark_of
from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, MUTED, Colour
from renderer.core.symbols import amount
from renderer.core.words import Words

GAP = 6
WHY = {"passed": "has-passed", "money": "no-money", "worker": "no-worker"}
"""Why a player can put no worker anywhere."""
SIZES = ((23, 42), (21, 37), (20, 33))
"""Size of the names and height of a row, the largest first."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A place with its name and the width it takes."""

    target: Target
    name: str
    width: float


def draw_places(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    """Places by price, each with who gains by it; those beyond the provost are pale."""
    own_table.heading(canvas, box, words("caylus-picture-own-places"), 320)
    _price(canvas, words, state, player, box)
    found, x, width = places(state, player.seat), box.x0 + 20, box.width - 40
    if found:
        _draw(canvas, words, state, found, box)
        note = words("caylus-picture-places-note")
        canvas.text(x, box.y1 - 24, note, "text", 21, MUTED, width=width)
    else:
        text = words(f"caylus-picture-{WHY[hindrance(state, player.seat)]}")
        canvas.lines(x, box.y0 + 80, text, width, size=24, fill=MUTED, most=4)


def _price(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    """What a worker costs in general, or what it costs a player at the inn."""
    key = "inn" if pays_at_inn(state, player.seat) else "general"
    text = words(f"caylus-picture-{key}-costs")
    amount(canvas, box.x1 - 38, box.y0 + 32, 40, worker_price(state, player.seat))
    canvas.text(box.x1 - 64, box.y0 + 33, text, "text", 22, MUTED, "right", 220)


def _draw(canvas: Canvas, words: Words, state: Caylus, found: list[Target], box: Box) -> None:
    """The chips as large as there is room for."""
    height = box.height - 108
    for size, most in SIZES:
        rows = _rows(canvas, words, state, found, box.width - 84, size)
        if len(rows) * most <= height:
            break
    pitch = min(most, height / len(rows))
    shown = 0
    for i, (price, row) in enumerate(rows):
        y = box.y0 + 64 + (i + 0.5) * pitch
        if price != shown:
            amount(canvas, box.x0 + 36, y, min(36, pitch), price)
            shown = price
        x = box.x0 + 64
        for chip in row:
            place = Box(x, y - pitch / 2 + 2, x + chip.width, y + pitch / 2 - 2)
            _chip(canvas, state, chip, size, place)
            x += chip.width + GAP


def _rows(
    canvas: Canvas, words: Words, state: Caylus, found: list[Target], room: float, size: int
) -> list[tuple[int, list[Chip]]]:
    """The chips in rows no wider than `room`, the cheapest places first, with the price of each row."""
    rows: list[tuple[int, list[Chip]]] = []
    ordered = sorted(found, key=lambda target: target.price)
    for price, group in groupby(ordered, lambda target: target.price):
        left = 0.0
        for target in group:
            name = place_name(words, state, target.place)
            width = canvas.width(name, "text", size) + (60 if target.owner is not None else 38)
            if left < width:
                rows.append((price, []))
                left = room
            rows[-1][1].append(Chip(target, name, width))
            left -= width + GAP
    return rows


def _chip(canvas: Canvas, state: Caylus, chip: Chip, size: int, box: Box) -> None:
    place, owner = chip.target.place, chip.target.owner
    beyond = isinstance(place, int) and not state.reached(place)
    canvas.place("chip", box.x0, box.y0, box.width, box.height, not beyond)
    y = box.middle[1]
    canvas.icon("tile", box.x0 + 17, y, 22, place_kind(state, place))
    fill: Colour = MUTED if beyond else INK
    canvas.text(box.x0 + 31, y, chip.name, "text", size, fill, width=box.width - 35)
    if owner is not None:
        canvas.icon("marker", box.x1 - 16, y, 22, mark_of(state.players[owner]))
