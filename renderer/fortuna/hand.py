"""One player's own table: province, action cards, and the privilege cards nobody else sees."""

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from data.catalogues import catalogue
from engines.fortuna.state import Province
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.canvas import Canvas, bake
from renderer.core.furniture import Heading
from renderer.core.palette import INK, IVORY, MUTED, PAPER, mix
from renderer.core.pen import ALL_CORNERS, Pen, Point
from renderer.core.picture import TABLE as SIZE
from renderer.core.words import Words
from renderer.fortuna.hand_actions import draw_actions
from renderer.fortuna.hand_privileges import draw_privileges
from renderer.fortuna.hand_province import draw_province
from renderer.fortuna.heading import draw_plate, phase_words
from renderer.fortuna.reading import FortunaView, mark_of
from renderer.fortuna.scores import inside, worths
from renderer.fortuna.sides import STRIP

PROVINCE = Box(24, 206, 872, 756)
ACTIONS = Box(888, 206, 1776, 756)
PRIVILEGES = Box(24, 772, 1776, 1176)


@lru_cache(4)
def _ground(lang: str) -> Image.Image:
    def draw(pens: Callable[[float, Point], Pen]) -> None:
        pen = pens(1, (0, 0))
        furniture.ground(pen, SIZE[0], STRIP)
        for box in (PROVINCE, ACTIONS, PRIVILEGES):
            furniture.panel(pen, *box)
        furniture.frame(pen, *SIZE, STRIP)

    image = bake(*SIZE, mix(PAPER, STRIP.ground, 0.6), draw)
    canvas = Canvas(image)
    for box, key in ((PROVINCE, "province"), (ACTIONS, "actions"), (PRIVILEGES, "hand")):
        word = catalogue(lang).format(f"fortuna-picture-{key}")
        canvas.text(box.x0 + 20, box.y0 + 32, word, "title", 30, INK, width=560)
    return image


def paint_hand(view: FortunaView, words: Words, seat: int) -> Image.Image:
    """The private picture of a seat, from that seat's own view."""
    if view.seat != seat:
        raise ValueError(f"the table of seat {seat} is drawn from that seat's own view")
    province = view.state.provinces[seat]
    canvas = Canvas(_ground(words.catalogue.lang).copy())
    _title(canvas, words, view, seat)
    _banner(canvas, words, view, province)
    draw_province(canvas, words, province, view.state.content, PROVINCE)
    draw_actions(canvas, words, view, province, ACTIONS)
    draw_privileges(canvas, words, view, province, PRIVILEGES)
    return canvas.image


def _title(canvas: Canvas, words: Words, view: FortunaView, seat: int) -> None:
    top, bottom = phase_words(words, view)
    heading = Heading(
        words("fortuna-name"),
        words.match,
        words.seed,
        words("picture-private", name=words.name(seat)),
        f"{top} · {bottom}",
    )
    furniture.title(canvas, heading, STRIP)
    draw_plate(canvas, words, view)


def _banner(canvas: Canvas, words: Words, view: FortunaView, province: Province) -> None:
    mark = mark_of(province)
    furniture.band(canvas, mark, 24, 114, 1752, 80, 10, ALL_CORNERS)
    canvas.place("pill", 80, 123, 1660, 62)
    canvas.icon("piece", 76, 154, 78, mark)
    canvas.text(132, 154, words.name(province.seat), "hero", 40, width=470)
    canvas.icon("step", 650, 154, 46)
    step = words(
        "fortuna-picture-step-of", n=province.step, of=view.state.content.limits.road_length
    )
    canvas.text(684, 154, step, "bold", 28, width=250)
    canvas.text(1620, 154, _outlook(words, view, province), "text", 25, MUTED, "right", 640)
    canvas.icon("points", 1668, 154, 58)
    canvas.text(1668, 151, _total(view, province), "hero", 30, IVORY, "middle")


def _total(view: FortunaView, province: Province) -> str:
    """Points as things stand; none are counted outside Rome (FOR-12.1)."""
    if not inside(view.state, province):
        return "\u2013"
    return str(province.step + sum(worths(view.state, province).values()))


def _outlook(words: Words, view: FortunaView, province: Province) -> str:
    key = "outlook" if inside(view.state, province) else "outlook-outside"
    return words(
        f"fortuna-picture-{key}",
        gate=view.state.content.limits.gate,
        steps=province.step,
        n=sum(worths(view.state, province).values()),
    )
