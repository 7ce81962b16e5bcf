"""Changes drawn on the board; the places are those of `renderer.tadmor.changes`."""

from collections.abc import Callable, Sequence

from engines.tadmor.state import Player, Tadmor
from renderer.core import marks
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.pen import Point
from renderer.core.picture import Change
from renderer.tadmor import layout
from renderer.tadmor.layout import UPGRADES
from renderer.tadmor.owned import draw_tile, spots
from renderer.tadmor.raiders import held_card
from renderer.tadmor.spaces import draw_piece
from renderer.tadmor.strips import ROWS, SPANS, VARYING, amount_spot, details, shown_width

StripOf = Callable[[int, int], Box]
"""Where the strip of a seat is, by seat and number of players."""
NUMBERS = {
    "tower": (0.0, 0.6),
    "temple": (1.0, 0.0),
    "goods": (0.0, 0.5),
    "pieces/camel": (0.0, 0.5),
    "pieces/ship": (1.0, 0.5),
    "missions/hand": (0.0, 0.5),
    "missions": (1.0, 0.5),
    "raider": (1.0, 1.0),
}
"""Where the number of a change stands, in shares of its box: where it hides nothing."""
APART = 9
"""How far outside."""
HALF = {"build": 21, "pieces": 18, "rare": 20, "missions": 22, "places": 8}
"""Half the height of what is bracketed in a line of a strip, and of the line below all that."""


def mark_changes(
    canvas: Canvas, state: Tadmor, found: Sequence[Change], strip: StripOf = layout.strip
) -> None:
    """All changes with their numbers, and the amounts in the strips."""
    players = len(state.players)
    marks.mark_board(
        canvas,
        found,
        lambda change: _mark(canvas, state, change.place, strip),
        lambda seat, kind: amount_spot(strip(seat, players), kind),
    )


def _mark(canvas: Canvas, state: Tadmor, place: str, strip: StripOf) -> Point:
    """Mark one place; returns where its number goes."""
    kind, where, *more = place.split("/")
    if kind == "placed" and where in state.content.spaces:
        return _placed(canvas, state, where)
    if kind == "placed":
        tile = _tile(state, state.placed[where].owner, where, strip)
        marks.bracket(canvas, *tile)
        draw_tile(canvas, state, where, tile)
        return _by_tile(state, state.placed[where].owner, tile, strip)
    box = box_of(state, kind, where, more, strip)
    corner = marks.bracketed(canvas, box)
    if kind == "upgrades":
        return _by_tile(state, int(where), box, strip)
    share = NUMBERS.get("/".join((kind, *more))) or NUMBERS.get(kind)
    return corner if share is None else _beside(box, share)


def _beside(box: Box, share: Point) -> Point:
    """A point of the edge of a box, moved outwards."""
    x, y = share
    return (
        box.x0 + x * box.width + (2 * x - 1) * APART,
        box.y0 + y * box.height + (2 * y - 1) * APART,
    )


def _placed(canvas: Canvas, state: Tadmor, place: str) -> Point:
    """A piece on a space of the board."""
    box = layout.cell(layout.plan_of(state.content, state.two), place)
    x, y = layout.piece_spot(box)
    marks.ring(canvas, x, y, 30)
    either = state.content.spaces[place].piece == "either"
    draw_piece(canvas, state, state.placed[place], box, either=either)
    return x + 24, y - 26


def _tile(state: Tadmor, seat: int, name: str, strip: StripOf) -> Box:
    """An owned upgrade in its owner's strip; the last one shown if there is no room for it."""
    player = state.players[seat]
    found = spots(state, player, details(strip(seat, len(state.players))))
    return found.get(name) or list(found.values())[-1]


def _by_tile(state: Tadmor, seat: int, tile: Box, strip: StripOf) -> Point:
    """Where the number of an owned upgrade hides least: beside it, or else over its lower corner."""
    player, part = state.players[seat], details(strip(seat, len(state.players)))
    cards = [_in_line(f"missions/{what}", player, part) for what in ("hand", "completed")]
    tiles = list(spots(state, player, part).values())
    after = part._replace(x0=tiles[-1].x1, y0=tile.y0, y1=tile.y1)
    counted = [after] if len(tiles) < len(player.upgrades) else []
    places = part._replace(y0=part.y0 + ROWS["places"] - HALF["places"])
    shown = [*cards, *tiles, *counted, places]
    x, y = tile.middle
    half = marks.BADGE / 2
    return min(
        (
            (tile.x1 + half, y),
            (x, tile.y0 - half),
            (tile.x1, places.y0 - half),
            (tile.x0, places.y0 - half),
        ),
        key=lambda spot: sum(_covered(spot, one) for one in shown),
    )


def _covered(spot: Point, box: Box) -> float:
    """How much of a box a number there would cover."""
    (x, y), half = spot, marks.BADGE / 2
    common = Box(x - half, y - half, x + half, y + half).common(box)
    return 0 if common is None else common.width * common.height


def box_of(state: Tadmor, kind: str, where: str, more: Sequence[str], strip: StripOf) -> Box:
    """The rectangle that is bracketed for a change other than a piece."""
    if kind == "era":
        return UPGRADES
    if kind == "raid":
        return layout.panel(layout.plan_of(state.content, state.two), where)
    seat = int(where)
    if kind == "raider":
        return held_card(state, seat)
    if kind == "upgrades":
        return _tile(state, seat, state.players[seat].upgrades[-1], strip)
    box = strip(seat, len(state.players))
    if kind == "pawn":
        return Box(box.x0 + 12, box.y0 + 12, box.x1 - 10, box.y0 + 62)
    return _in_line("/".join((kind, *more)), state.players[seat], details(box))


def _in_line(what: str, player: Player, box: Box) -> Box:
    """A stretch of a line of a strip, as long as what stands there."""
    row, left, most = SPANS[what]
    right = min(most, left + shown_width(what, player)) if what in VARYING else most
    y, end = box.y0 + ROWS[row], min(box.x0 + right, box.x1 - 14)
    return Box(box.x0 + left, y - HALF[row], end, y + HALF[row])
