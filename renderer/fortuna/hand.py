"""One player's own table: province, action cards, and the privilege cards nobody else sees."""

from PIL import Image

from engines.fortuna.scoring import card_points, inside, total
from engines.fortuna.state import Province
from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.own_table import Panel
from renderer.core.palette import IVORY, MUTED
from renderer.core.words import Words
from renderer.fortuna.hand_actions import draw_actions
from renderer.fortuna.hand_privileges import draw_privileges
from renderer.fortuna.hand_province import draw_province
from renderer.fortuna.heading import draw_plate, phase_words
from renderer.fortuna.palette import STRIP
from renderer.fortuna.reading import FortunaView, mark_of

PROVINCE = Box(24, 206, 872, 756)
ACTIONS = Box(888, 206, 1776, 756)
PRIVILEGES = Box(24, 772, 1776, 1176)
PANELS = (
    Panel(PROVINCE, "fortuna-picture-province"),
    Panel(ACTIONS, "fortuna-picture-actions"),
    Panel(PRIVILEGES, "fortuna-picture-hand"),
)


def paint_hand(view: FortunaView, words: Words, seat: int) -> Image.Image:
    """The private picture of a seat, from that seat's own view."""
    own_table.own(view, seat)
    province = view.state.provinces[seat]
    canvas = own_table.canvas(words.catalogue.lang, STRIP, PANELS)
    moment = " · ".join(phase_words(words, view))
    own_table.title(canvas, words, seat, words("fortuna-name"), moment, STRIP)
    draw_plate(canvas, words, view)
    _banner(canvas, words, view, province)
    draw_province(canvas, words, province, view.state.content, PROVINCE)
    draw_actions(canvas, words, view, province, ACTIONS)
    draw_privileges(canvas, words, view, province, PRIVILEGES)
    return canvas.image


def _banner(canvas: Canvas, words: Words, view: FortunaView, province: Province) -> None:
    own_table.banner(canvas, mark_of(province), words.name(province.seat), 470)
    canvas.icon("step", 650, 154, 46)
    step = words(
        "fortuna-picture-step-of", n=province.step, of=view.state.content.limits.road_length
    )
    canvas.text(684, 154, step, "bold", 28, width=250)
    canvas.text(1620, 154, _outlook(words, view, province), "text", 25, MUTED, "right", 640)
    canvas.icon("points", 1668, 154, 58)
    canvas.text(1668, 151, _total(view, province), "hero", 30, IVORY, "middle")


def _total(view: FortunaView, province: Province) -> str:
    """Points as things stand."""
    points = total(view.state, province)
    return "\u2013" if points is None else str(points)


def _outlook(words: Words, view: FortunaView, province: Province) -> str:
    key = "outlook" if inside(view.state, province) else "outlook-outside"
    return words(
        f"fortuna-picture-{key}",
        gate=view.state.content.limits.gate,
        steps=province.step,
        n=sum(card_points(view.state, province).values()),
    )
