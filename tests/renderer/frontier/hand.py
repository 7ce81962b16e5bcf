"""One player's own table: their cards and secrets, and what they have."""

from collections import Counter

from PIL import Image

from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.own_table import Panel
from renderer.core.palette import CARD_TITLE, INK, MUTED
from renderer.core.words import Words
from tests.engines.frontier.words import card_name
from tests.renderer.frontier.heading import draw_plate, phase_words
from tests.renderer.frontier.palette import STRIP
from tests.renderer.frontier.reading import FrontierView, mark_of
from tests.renderer.frontier.table import draw_banner, draw_lands
from tests.renderer.frontier.text_board import secret_lines

CARDS = Box(24, 206, 760, 560)
SECRETS = Box(776, 206, 1776, 560)
LANDS = Box(24, 576, 1776, 1176)
PANELS = (
    Panel(CARDS, "frontier-picture-cards"),
    Panel(SECRETS, "frontier-picture-secrets", 800),
    Panel(LANDS, "frontier-picture-lands"),
)
WIDTH, HEIGHT = 200, 264


def paint_hand(view: FrontierView, words: Words, seat: int) -> Image.Image:
    """The private picture of a seat, from that seat's own view."""
    own_table.own(view, seat)
    canvas = own_table.canvas(words.catalogue.lang, STRIP, PANELS)
    moment = " · ".join(phase_words(words, view))
    own_table.title(canvas, words, seat, words("frontier-name"), moment, STRIP)
    draw_plate(canvas, words, view)
    draw_banner(canvas, words, view, seat)
    _cards(canvas, words, view, seat)
    y = SECRETS.y0 + 84
    for line in secret_lines(view, words, seat):
        y = canvas.lines(SECRETS.x0 + 20, y, line, SECRETS.width - 40, size=26, pitch=34, most=3)
        y += 6
    draw_lands(canvas, words, view, seat, LANDS)
    return canvas.image


def _cards(canvas: Canvas, words: Words, view: FrontierView, seat: int) -> None:
    """Each kind of tactics card with its strength, and how many of it are in hand."""
    content, mark = view.state.content, mark_of(view.state, seat)
    own = Counter(card.face.partition(".")[0] for card in view.state.realms[seat].hand)
    for place, (kind, row) in enumerate(content.cards.items()):
        x, y = CARDS.x0 + 28 + place * (WIDTH + 36), CARDS.y0 + 66
        middle, number = x + WIDTH / 2, own[kind]
        canvas.place("card_face", x, y, WIDTH, HEIGHT, mark.dark if number else MUTED)
        name = words.said(card_name(kind))
        canvas.text(middle, y + 28, name, "bold", 26, CARD_TITLE, "middle", WIDTH - 24)
        canvas.text(
            middle, y + 118, f"+{row.strength}", "hero", 74, INK if number else MUTED, "middle"
        )
        canvas.text(
            middle,
            y + 214,
            f"{number} \N{MULTIPLICATION SIGN}",
            "hero",
            40,
            INK if number else MUTED,
            "middle",
        )
