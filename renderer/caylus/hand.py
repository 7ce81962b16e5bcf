"""One player's own table, to plan by: goods, workers, castle, favours, and what can be afforded."""

from PIL import Image

from engines.caylus.ids import CUBES, PLACEMENT
from engines.caylus.preview import last_round, next_incomes
from engines.caylus.scoring import goods_worth
from renderer.caylus.hand_ahead import draw_ahead
from renderer.caylus.hand_castle import draw_castle
from renderer.caylus.hand_favours import draw_favours
from renderer.caylus.hand_places import draw_places
from renderer.caylus.hand_stock import draw_stock
from renderer.caylus.hand_workers import draw_workers
from renderer.caylus.heading import draw_plate, phase_words
from renderer.caylus.palette import STRIP
from renderer.caylus.reading import CaylusView, mark_of, points_of
from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.own_table import BANNER_Y, Panel
from renderer.core.palette import MUTED
from renderer.core.symbols import number, shield
from renderer.core.words import Words

WORKERS = Box(24, 206, 424, 596)
PLACES = Box(440, 206, 1064, 596)
CASTLE = Box(1080, 206, 1420, 596)
FAVOURS = Box(1436, 206, 1776, 596)
STOCK = Box(24, 612, 1776, 1176)
PANELS = (
    Panel(WORKERS, "caylus-picture-own-workers", 210),
    Panel(PLACES, ""),
    Panel(CASTLE, "caylus-picture-castle", 300),
    Panel(FAVOURS, "caylus-picture-favours", 300),
    Panel(STOCK, ""),
)


def paint_hand(view: CaylusView, words: Words, seat: int) -> Image.Image:
    """The private picture of a seat; ValueError unless the view is the seat's own."""
    own_table.own(view, seat)
    state, player = view.state, view.state.players[seat]
    canvas = own_table.canvas(words.catalogue.lang, STRIP, PANELS)
    moment = " · ".join(phase_words(words, view))
    own_table.title(canvas, words, seat, words("caylus-name"), moment, STRIP)
    draw_plate(canvas, words, view)
    _banner(canvas, words, view, seat)
    draw_workers(canvas, words, state, player, WORKERS)
    if state.phase <= PLACEMENT:
        draw_places(canvas, words, state, player, PLACES)
    else:
        draw_ahead(canvas, words, view, player, PLACES)
    draw_castle(canvas, words, view, player, CASTLE)
    draw_favours(canvas, words, view, player, FAVOURS)
    draw_stock(canvas, words, view, player, STOCK)
    return canvas.image


def _banner(canvas: Canvas, words: Words, view: CaylusView, seat: int) -> None:
    """Points, deniers, cubes, income, and what the goods would be worth at the end."""
    state, player = view.state, view.state.players[seat]
    own_table.banner(canvas, mark_of(player), words.name(seat), 330)
    shield(canvas, 506, BANNER_Y, 58, points_of(view, player))
    canvas.icon("coin", 594, BANNER_Y, 48, False)  # noqa: FBT003 - a coin without an amount
    number(canvas, 624, BANNER_Y, player.deniers, 38)
    for i, cube in enumerate(CUBES):
        x = 724 + i * 98
        canvas.icon(cube, x, BANNER_Y, 46)
        number(canvas, x + 29, BANNER_Y, player.amount(cube), 38)
    if view.over:
        return
    if not last_round(state):
        gain = words("caylus-picture-income", n=next_incomes(state)[seat])
        canvas.text(1230, BANNER_Y, gain, "bold", 25, width=170)
    worth = words("caylus-picture-worth", n=goods_worth(state, player))
    canvas.text(1716, BANNER_Y, worth, "text", 24, MUTED, "right", 310)
