"""One player's own table, to plan by: all that the seat has, what it can afford, what it would score."""

from PIL import Image

from engines.tadmor.ids import KINDS
from engines.tadmor.state import Player
from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.own_table import BANNER_Y, Panel
from renderer.core.palette import MUTED, POINTS
from renderer.core.symbols import shield
from renderer.core.words import Words
from renderer.tadmor.hand_goods import draw_goods
from renderer.tadmor.hand_missions import draw_missions
from renderer.tadmor.hand_pieces import draw_pieces
from renderer.tadmor.hand_points import draw_count, draw_outlook, draw_places
from renderer.tadmor.hand_temple import draw_temple
from renderer.tadmor.hand_tower import draw_tower
from renderer.tadmor.hand_upgrades import draw_upgrades
from renderer.tadmor.hand_warehouse import draw_warehouse
from renderer.tadmor.heading import draw_plate, phase_words
from renderer.tadmor.palette import STRIP
from renderer.tadmor.reading import TadmorView, mark_of, points_of, projected

WAREHOUSE = Box(24, 206, 444, 690)
TOWER = Box(460, 206, 744, 690)
TEMPLE = Box(760, 206, 1024, 690)
GOODS = Box(1040, 206, 1404, 690)
UPGRADES = Box(1420, 206, 1776, 690)
PIECES = Box(24, 706, 444, 1176)
SCORE = Box(460, 706, 744, 1176)
MISSIONS = Box(760, 706, 1776, 1176)
PANELS = (
    Panel(WAREHOUSE, "tadmor-picture-own-warehouse", 220),
    Panel(TOWER, "tadmor-picture-own-tower", 170),
    Panel(TEMPLE, "tadmor-picture-own-temple", 170),
    Panel(GOODS, "tadmor-picture-goods", 300),
    Panel(UPGRADES, "tadmor-picture-own-upgrades", 230),
    Panel(PIECES, ""),
    Panel(SCORE, ""),
    Panel(MISSIONS, "tadmor-picture-missions", 300),
)


def paint_hand(view: TadmorView, words: Words, seat: int) -> Image.Image:
    """The private picture of a seat; ValueError unless the view is the seat's own."""
    own_table.own(view, seat)
    state, player = view.state, view.state.players[seat]
    canvas = own_table.canvas(words.catalogue.lang, STRIP, PANELS)
    moment = " · ".join(phase_words(words, view))
    own_table.title(canvas, words, seat, words("tadmor-name"), moment, STRIP)
    draw_plate(canvas, words, view)
    _banner(canvas, words, view, player)
    draw_warehouse(canvas, words, state, player, WAREHOUSE)
    draw_tower(canvas, words, state, player, TOWER)
    draw_temple(canvas, words, state, player, TEMPLE)
    draw_goods(canvas, words, state, player, GOODS)
    draw_upgrades(canvas, words, state, player, UPGRADES)
    if view.over:
        draw_count(canvas, words, state, player, PIECES)
        draw_places(canvas, words, state, SCORE)
    else:
        draw_pieces(canvas, words, state, player, PIECES)
        draw_outlook(canvas, words, state, player, SCORE)
    draw_missions(canvas, words, state, player, MISSIONS)
    return canvas.image


def _banner(canvas: Canvas, words: Words, view: TadmorView, player: Player) -> None:
    """Points, camels and ships, the First Player pawn, and all points as things stand."""
    state = view.state
    own_table.banner(canvas, mark_of(player), words.name(player.seat), 330)
    shield(canvas, 506, BANNER_Y, 58, points_of(view, player))
    for x, kind in zip((600, 876), KINDS, strict=True):
        _beads(canvas, view, player, kind, x)
    if state.first == player.seat:
        canvas.icon("pawn", 1150, BANNER_Y, 46)
        canvas.text(1182, BANNER_Y, words("tadmor-picture-own-first"), "bold", 25, width=210)
    if not view.over:
        text = words("tadmor-picture-own-projected", n=projected(state, player))
        canvas.text(1716, BANNER_Y, text, "bold", 26, POINTS, "right", 310)


def _beads(canvas: Canvas, view: TadmorView, player: Player, kind: str, x: float) -> None:
    """The camels or ships: at hand, on the board, still to be gained."""
    state = view.state
    limits = state.content.limits
    most, owned = limits.camels if kind == "camel" else limits.ships, player.owned(kind)
    reserve = state.reserve(player.seat, kind)
    canvas.icon(kind, x, BANNER_Y, 44, MUTED)
    for i in range(most):
        at = "reserve" if i < reserve else "out" if i < owned else "none"
        canvas.icon("bead", x + 46 + i * 36, BANNER_Y, 32, mark_of(player), at)
