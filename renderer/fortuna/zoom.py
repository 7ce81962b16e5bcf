"""One part of Fortuna's board enlarged, with what its cards do in words beside it."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from PIL import Image

from renderer.core import furniture
from renderer.core.canvas import Canvas, bake
from renderer.core.palette import INK, IVORY, LINE, MUTED
from renderer.core.pen import Pen, Point
from renderer.core.picture import TABLE as SIZE
from renderer.core.picture import Change
from renderer.core.words import Words
from renderer.fortuna import ground
from renderer.fortuna.board import played
from renderer.fortuna.cards import message_id
from renderer.fortuna.draft import draw_around_rome
from renderer.fortuna.favours import effect_words
from renderer.fortuna.heading import draw_heading
from renderer.fortuna.layout import ROADS, TABLE, Box, column
from renderer.fortuna.marking import box_of, mark_changes
from renderer.fortuna.province import draw_column
from renderer.fortuna.reading import FortunaView, by_side, kind_of
from renderer.fortuna.roads import draw_palace, draw_roads
from renderer.fortuna.sides import SIDES, STRIP
from renderer.fortuna.table import draw_table

ZONES = ("rome", "table", *SIDES)
TOP, BOTTOM, LEFT, RIGHT = 112, 1178, 24, 1776
Line = tuple[str, str]
"""A name and what it does."""


def zone_box(zone: str) -> Box:
    """The part of the board a zone shows."""
    if zone == "rome":
        return Box(ROADS.x0, ROADS.y0, ROADS.x1, TABLE.y1 + 8)
    if zone == "table":
        return Box(TABLE.x0, TABLE.y0, TABLE.x1 + 2, TABLE.y1 + 6)
    return column(SIDES.index(zone))


def zone_scale(zone: str) -> float:
    """As large as the picture allows, double size at most."""
    box = zone_box(zone)
    return min(2.0, (RIGHT - LEFT) / box.width, (BOTTOM - TOP) / box.height)


@lru_cache(8)
def _zone_ground(lang: str, sides: ground.Sides, zone: str) -> Image.Image:
    box, scale = zone_box(zone), zone_scale(zone)
    size = round(box.width * scale), round(box.height * scale)

    def draw(pens: Callable[[float, Point], Pen]) -> None:
        if zone in {"rome", "table"}:
            ground.shapes(pens(scale, (box.x0, box.y0)), sides)

    image = bake(*size, STRIP.ground, draw)
    canvas = Canvas(image, scale, (box.x0, box.y0))
    if zone == "rome":
        ground.road_labels(canvas, lang, sides)
    elif zone == "table":
        ground.table_labels(canvas, lang)
    return image


@lru_cache(8)
def _frame(zone: str) -> Image.Image:
    notes = _notes_box(zone)

    def draw(pens: Callable[[float, Point], Pen]) -> None:
        pen = pens(1, (0, 0))
        furniture.ground(pen, SIZE[0], STRIP)
        furniture.panel(pen, *notes, IVORY, LINE)
        furniture.frame(pen, *SIZE, STRIP)

    return bake(*SIZE, STRIP.ground, draw)


def _notes_box(zone: str) -> Box:
    box, scale = zone_box(zone), zone_scale(zone)
    if zone == "rome":
        return Box(LEFT, TOP + box.height * scale + 8, RIGHT, BOTTOM)
    return Box(LEFT + box.width * scale + 20, TOP + 4, RIGHT, BOTTOM - 4)


def paint_zone(view: FortunaView, words: Words, zone: str, found: Sequence[Change]) -> Image.Image:
    """A zone enlarged; ValueError for one there is not."""
    if zone not in ZONES:
        raise ValueError(f"Fortuna has no zone {zone!r}; there are {', '.join(ZONES)}")
    box, scale = zone_box(zone), zone_scale(zone)
    part = _zone_ground(words.catalogue.lang, played(view), zone).copy()
    canvas = Canvas(part, scale, (box.x0, box.y0))
    _draw(canvas, words, view, zone)
    mark_changes(canvas, view.state, [c for c in found if _within(c, box)])
    whole = Canvas(_frame(zone).copy())
    whole.image.paste(part, (LEFT, TOP))
    draw_heading(whole, words, view)
    _notes(whole, words, view, zone)
    return whole.image


def _draw(canvas: Canvas, words: Words, view: FortunaView, zone: str) -> None:
    if zone == "rome":
        draw_roads(canvas, words, view.state)
        draw_palace(canvas, words, view.state)
        draw_around_rome(canvas, words, view.state)
    elif zone == "table":
        draw_table(canvas, words, view)
    else:
        draw_column(canvas, words, view, SIDES.index(zone))


def _within(change: Change, box: Box) -> bool:
    kind, *where = change.place.split("/")
    if kind == "road":
        return box == zone_box("rome")
    x, y = box_of(kind, [int(w) for w in where]).middle
    return box.x0 <= x <= box.x1 and box.y0 <= y <= box.y1


def _notes(canvas: Canvas, words: Words, view: FortunaView, zone: str) -> None:
    box = _notes_box(zone)
    if zone == "rome":
        _list(canvas, Box(box.x0, box.y0, box.middle[0], box.y1), _favours(words, view, (1, 2, 3)))
        _list(canvas, Box(box.middle[0], box.y0, box.x1, box.y1), _favours(words, view, (4, 5, 6)))
    elif zone == "table":
        lines = [*_buildings(words, view, view.state.piles), *_discards(words, view)]
        _list(canvas, box, lines)
    else:
        _list(canvas, box, _side(words, view, SIDES.index(zone)))


def _list(canvas: Canvas, box: Box, lines: Iterable[Line]) -> None:
    x, y, width = box.x0 + 24, box.y0 + 36, box.width - 48
    for name, text in lines:
        canvas.text(x, y, name, "bold", 27, INK, width=width)
        y = canvas.lines(x, y + 34, text, width, size=25, fill=MUTED, pitch=31, most=3) + 14


def _favours(words: Words, view: FortunaView, numbers: Sequence[int]) -> list[Line]:
    content = view.state.content
    return [
        (
            f"{number} · {words(f'fortuna-favour-{number}')}",
            effect_words(words, number, content),
        )
        for number in numbers
    ]


def _buildings(words: Words, view: FortunaView, names: Iterable[str]) -> list[Line]:
    content = view.state.content
    return [
        (words(f"fortuna-building-{name}"), words.said(content.building_effect(name)))
        for name in names
    ]


def _discards(words: Words, view: FortunaView) -> list[Line]:
    counts = Counter(kind_of(card) for card in view.state.discards)
    names = [
        words("fortuna-picture-copies", name=words(f"fortuna-privilege-{kind}"), n=n)
        for kind, n in sorted(counts.items())
    ]
    title = words("fortuna-picture-all-discards", n=len(view.state.discards))
    return [(title, ", ".join(names))]


def _side(words: Words, view: FortunaView, side: int) -> list[Line]:
    province = by_side(view.state)[side]
    cards = [
        (
            words(f"fortuna-action-{message_id(card.card)}"),
            words.said(view.state.content.effects[card.card]),
        )
        for card in view.state.sides[side]
    ]
    return cards + (_buildings(words, view, province.buildings) if province else [])
