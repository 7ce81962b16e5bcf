"""Where a player can put a worker now, and for how much."""

from itertools import groupby

from engines.caylus.placing import fare
from engines.caylus.state import Caylus, Player
from renderer.caylus.hand_workers import place_colour, place_name
from renderer.caylus.outlook import Target, places
from renderer.caylus.reading import mark_of
from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, MUTED, Colour
from renderer.core.symbols import amount
from renderer.core.words import Words

TEXT, GAP, MOST_PITCH = 20, 6, 35


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
        text = words(f"caylus-picture-{_why(state, player)}")
        canvas.lines(x, box.y0 + 80, text, width, size=24, fill=MUTED, most=4)


def _why(state: Caylus, player: Player) -> str:
    """Why a player can put no worker anywhere (CAY-5.3, CAY-5.4)."""
    if player.seat in state.bridge:
        return "has-passed"
    return "no-money" if player.workers else "no-worker"


def _price(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    """What a worker costs in general, or what it costs a player at the inn (CAY-5.14)."""
    key = "inn" if state.inn_right == player.seat else "general"
    text = words(f"caylus-picture-{key}-costs")
    amount(canvas, box.x1 - 38, box.y0 + 32, 40, fare(state, player.seat).general)
    canvas.text(box.x1 - 64, box.y0 + 33, text, "text", 22, MUTED, "right", 220)


def _draw(canvas: Canvas, words: Words, state: Caylus, found: list[Target], box: Box) -> None:
    rows = _rows(canvas, words, state, found, box.width - 84)
    pitch = min(MOST_PITCH, (box.height - 104) / len(rows))
    shown = 0
    for i, (price, row) in enumerate(rows):
        y = box.y0 + 62 + (i + 0.5) * pitch
        if price != shown:
            amount(canvas, box.x0 + 36, y, min(36, pitch + 4), price)
            shown = price
        x = box.x0 + 64
        for target, name, width in row:
            _chip(
                canvas, state, target, name, Box(x, y - pitch / 2 + 2, x + width, y + pitch / 2 - 2)
            )
            x += width + GAP


Chip = tuple[Target, str, float]


def _rows(
    canvas: Canvas, words: Words, state: Caylus, found: list[Target], room: float
) -> list[tuple[int, list[Chip]]]:
    """The chips in rows no wider than `room`, the cheapest places first."""
    rows: list[tuple[int, list[Chip]]] = []
    ordered = sorted(found, key=lambda target: target.price)
    for price, group in groupby(ordered, lambda target: target.price):
        left = 0.0
        for target in group:
            name = place_name(words, state, target.place)
            width = canvas.width(name, "text", TEXT) + (56 if target.owner is not None else 36)
            if left < width or not rows:
                rows.append((price, []))
                left = room
            rows[-1][1].append((target, name, width))
            left -= width + GAP
    return rows


def _chip(canvas: Canvas, state: Caylus, target: Target, name: str, box: Box) -> None:
    beyond = isinstance(target.place, int) and target.place > state.provost
    canvas.place("chip", box.x0, box.y0, box.width, box.height, not beyond)
    y = box.middle[1]
    canvas.icon("tile", box.x0 + 16, y, 20, place_colour(state, target.place))
    fill: Colour = MUTED if beyond else INK
    canvas.text(box.x0 + 30, y, name, "text", TEXT, fill, width=box.width - 34)
    if target.owner is not None:
        canvas.icon("favour_marker", box.x1 - 15, y, 20, mark_of(state.players[target.owner]))
