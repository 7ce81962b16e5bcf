"""Changes drawn on the board; the places are those of `renderer.tadmor.changes`."""

from collections.abc import Sequence

from engines.tadmor.state import Tadmor
from renderer.core import marks
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.pen import Point
from renderer.core.picture import Change
from renderer.tadmor import layout
from renderer.tadmor.layout import REGIONS, UPGRADES
from renderer.tadmor.owned import draw_tile, spots
from renderer.tadmor.raiders import held_card
from renderer.tadmor.spaces import draw_piece
from renderer.tadmor.strips import ROWS, part_of_strip

RIGHT = {"tower", "temple", "goods", "missions", "pieces", "upgrades", "raider"}
"""Changes whose number stands at the right end."""
HALF = {"points": 34, "goods": 22, "pieces": 20, "rare": 20, "missions": 21}
"""Half the height of what is bracketed in a line of a strip."""


def mark_changes(canvas: Canvas, state: Tadmor, found: Sequence[Change]) -> None:
    """All changes with their numbers."""
    marks.mark_all(canvas, found, lambda change: _mark(canvas, state, change.place))


def _mark(canvas: Canvas, state: Tadmor, place: str) -> Point:
    """Mark one place; returns where its number goes."""
    kind, where, *_ = place.split("/")
    if kind == "placed":
        return _placed(canvas, state, where)
    box = box_of(state, place)
    corner = marks.bracketed(canvas, box)
    # What is marked in a strip begins with its icon, which a number on the left would hide.
    return (box.x1, box.y0) if kind in RIGHT else corner


def _placed(canvas: Canvas, state: Tadmor, place: str) -> Point:
    """A piece on a space, or on a private action space of its owner."""
    piece = state.placed[place]
    if place not in state.content.spaces:
        tile = _tile(state, piece.owner, place)
        marks.bracket(canvas, *tile)
        draw_tile(canvas, state, place, tile)
        return tile.x1, tile.y0
    box = layout.cell(layout.plan_of(state.content, state.two), place)
    x, y = layout.piece_spot(box)
    marks.ring(canvas, x, y, 33)
    either = state.content.spaces[place].piece == "either"
    draw_piece(canvas, state, piece, box, either=either)
    return x + 24, y - 26


def _tile(state: Tadmor, seat: int, name: str) -> Box:
    """An owned upgrade in its owner's strip; the end of the line if there is no room for it."""
    part = part_of_strip(state, seat)
    found = spots(state, state.players[seat], part)
    return found.get(name) or list(found.values())[-1]


def box_of(state: Tadmor, place: str) -> Box:
    """The rectangle that is bracketed for a change other than a piece."""
    kind, where, *more = place.split("/")
    if kind == "era":
        return UPGRADES
    if kind == "raid":
        return REGIONS[where]
    return _in_strip(state, kind, int(where), more)


def _in_strip(state: Tadmor, kind: str, seat: int, more: Sequence[str]) -> Box:
    """A part of a player's strip, or the raider card that a player holds."""
    if kind == "raider":
        return held_card(state, seat)
    if kind == "upgrades":
        return _tile(state, seat, state.players[seat].upgrades[-1])
    box = part_of_strip(state, seat)
    if kind == "pawn":
        return Box(
            box.x0 + 12, box.y0 + 12, layout.strip(seat, len(state.players)).x1 - 10, box.y0 + 62
        )
    row, left, right = SPANS[kind if kind != "missions" else f"missions/{more[0]}"]
    y = box.y0 + ROWS[row]
    if kind == "pieces" and more[0] == "ship":
        left, right = left + 164, right + 142
    return Box(box.x0 + left, y - HALF[row], min(box.x0 + right, box.x1 - 12), y + HALF[row])


SPANS = {
    "tower": ("points", 200, 298),
    "temple": ("points", 306, 416),
    "goods": ("rare", 14, 240),
    "missions/completed": ("missions", 90, 416),
    "missions/returned": ("missions", 90, 416),
    "pieces": ("pieces", 14, 170),
}
"""Line of a strip, and from where to where in it a kind of change is marked."""
