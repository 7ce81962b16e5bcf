"""Owned upgrades by id, those with a private action space with the piece on it."""

from engines.tadmor.state import Player, Tadmor
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CARD_TITLE, MUTED
from renderer.tadmor.reading import mark_of
from renderer.tadmor.sides import UPGRADE

TOP, HEIGHT, PITCH, ROWS = 278, 26, 29, 2
PLAIN, PRIVATE, GAP = 40, 72, 4
MORE = 40
"""Width kept free for the number of those there is no room for."""


def spots(state: Tadmor, player: Player, box: Box) -> dict[str, Box]:
    """Where each owned upgrade stands in a strip, as far as there is room."""
    found: dict[str, Box] = {}
    x, row = box.x0 + 18, 0
    for name in player.upgrades:
        width = PRIVATE if state.content.upgrades[name].private else PLAIN
        if x + width > box.x1 - 16 - (MORE if row + 1 == ROWS else 0):
            x, row = box.x0 + 18, row + 1
            if row == ROWS:
                break
        top = box.y0 + TOP + row * PITCH
        found[name] = Box(x, top, x + width, top + HEIGHT)
        x += width + GAP
    return found


def draw_tiles(canvas: Canvas, state: Tadmor, player: Player, box: Box) -> None:
    """All of them; `+n` for those there is no room for."""
    placed = spots(state, player, box)
    for name, spot in placed.items():
        draw_tile(canvas, state, name, spot)
    if len(placed) < len(player.upgrades):
        more, y = f"+{len(player.upgrades) - len(placed)}", box.y0 + TOP + PITCH + HEIGHT / 2
        canvas.text(box.x1 - 18, y, more, "aside", 21, MUTED, "right", MORE - 4)


def draw_tile(canvas: Canvas, state: Tadmor, name: str, spot: Box) -> None:
    """One tile with its id; on a private action space the piece."""
    private = state.content.upgrades[name].private
    arguments = () if private else (UPGRADE,)
    icon = "private" if private else "tag"
    canvas.place(icon, spot.x0, spot.y0, spot.width, spot.height, *arguments)
    y = spot.middle[1]
    canvas.text(spot.x0 + 20, y, name.upper(), "bold", 20, CARD_TITLE, "middle", 38)
    piece = state.placed.get(name)
    if piece is not None:
        canvas.icon("piece", spot.x1 - 16, y, 28, mark_of(state.players[piece.owner]))
