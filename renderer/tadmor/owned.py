"""Owned upgrades as pictograms of their kinds, those with a private action space with the piece on it."""

from engines.tadmor.state import Player, Tadmor
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import MUTED
from renderer.tadmor.kinds import draw_pictogram
from renderer.tadmor.reading import mark_of

MIDDLE, LARGEST, SMALLEST = 357, 44, 28
"""Middle of the line in a strip; sizes of a tile that has room, and of one of very many."""
GAP, PRIVATE = 4, 0.86
"""Between two tiles; the place for a piece beside one, as a share of its size."""
SIDE, MORE = 18, 44
"""Free at both ends of the line; kept for the number of those there is no room for."""


def spots(state: Tadmor, player: Player, box: Box) -> dict[str, Box]:
    """Where each owned upgrade lies in a strip, smaller if there are many, as far as there is room."""
    room, y = box.width - 2 * SIDE, box.y0 + MIDDLE
    shares = {name: _share(state, name) for name in player.upgrades}
    gaps = GAP * max(0, len(shares) - 1)
    size = min(LARGEST, (room - gaps) / max(1.0, sum(shares.values())))
    if size < SMALLEST:
        size, room = SMALLEST, room - MORE
    found: dict[str, Box] = {}
    x = box.x0 + SIDE
    for name, share in shares.items():
        if x + share * size > box.x0 + SIDE + room + 0.01:
            break
        found[name] = Box(x, y - size / 2, x + share * size, y + size / 2)
        x += share * size + GAP
    return found


def _share(state: Tadmor, name: str) -> float:
    """Width of a tile as a share of its height."""
    return 1 + PRIVATE if state.content.upgrades[name].private else 1


def draw_tiles(canvas: Canvas, state: Tadmor, player: Player, box: Box) -> None:
    """All of them; `+n` for those there is no room for."""
    placed = spots(state, player, box)
    for name, spot in placed.items():
        draw_tile(canvas, state, name, spot)
    if len(placed) < len(player.upgrades):
        more, y = f"+{len(player.upgrades) - len(placed)}", box.y0 + MIDDLE
        canvas.text(box.x1 - SIDE, y, more, "bold", 22, MUTED, "right", MORE - 4)


def draw_tile(canvas: Canvas, state: Tadmor, name: str, spot: Box) -> None:
    """One tile; on a private action space the piece."""
    tile, size = state.content.upgrades[name], spot.height
    if tile.private:
        canvas.place("kind_spot", spot.x0, spot.y0, spot.width, size)
    draw_pictogram(canvas, spot.x0 + size / 2, spot.y0 + size / 2, size, tile.effect)
    piece = state.placed.get(name)
    if piece is not None:
        x = spot.x1 - size * PRIVATE / 2
        canvas.icon("piece", x, spot.middle[1], size * 0.84, mark_of(state.players[piece.owner]))
