"""What every picture has: frame, title strip, turn plates, panels, heads of strips."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from renderer.core.cache import kept
from renderer.core.canvas import Canvas
from renderer.core.palette import (
    GOLD,
    INK,
    IVORY,
    LINE,
    MUTED,
    PAPER,
    TITLE,
    TITLE_MUTED,
    Colour,
    Mark,
    Strip,
    darker,
    mix,
)
from renderer.core.pen import ALL_CORNERS, TOP_CORNERS, Corners, Pen
from renderer.core.sprites import OVERSAMPLING, sprite
from renderer.core.text import SMALLEST

TITLE_HEIGHT = 98
BAND = (84, 96)
"""Top and bottom of the mosaic band."""
PLATE = (1364, 10, 418, 70)
MOST_PLATES = 3
ROWS = 2
WHAT_FOR = 26
"""Size of what a player is awaited for, or has won by, on the plate."""
TIED = 50
"""From one of two winners' pieces to the other's: side by side, none behind the other."""


@dataclass(frozen=True, slots=True)
class Heading:
    """The words of the title strip."""

    game: str
    match: str
    seed: str
    top: str
    bottom: str
    facts: Sequence[str] = ()
    """At most two lines everybody asks for."""
    facts_at: float = 1080
    """Where they begin."""
    phases: int = 0
    phase: int = 0
    """Which of `phases` it is, from 1; 0 if none."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """One player the match waits for."""

    mark: Mark
    name: str
    what: str


def ground(pen: Pen, width: float, strip: Strip) -> None:
    """Title strip and mosaic band, without words."""
    pen.rect(0, 0, width, 84, strip.dark)
    mosaic(pen, width, strip)
    pen.rect(0, 96, width, TITLE_HEIGHT, darker(strip.dark, 0.3))


def frame(pen: Pen, width: float, height: float, strip: Strip) -> None:
    """The frame that closes the picture; drawn last."""
    pen.rect(0, 0, width, height, None, darker(strip.dark, 0.25), 6)
    pen.rect(5, 5, width - 5, height - 5, None, GOLD, 1.5)


def mosaic(pen: Pen, width: float, strip: Strip) -> None:
    """A band of tesserae under the title."""
    tones = (strip.mosaic, mix(strip.mosaic, strip.dark, 0.55), strip.accent)
    for i in range(int(width // 12)):
        tone = tones[(0, 1, 2, 1)[i % 4]]
        pen.card(i * 12 + 1, 85, i * 12 + 11, 95, 2, tone)


def panel(
    pen: Pen, x0: float, y0: float, x1: float, y1: float, fill: Colour = IVORY, line: Colour = LINE
) -> None:
    """A panel of the ground: shadow and edge."""
    pen.card(x0 + 1, y0 + 4, x1 + 1, y1 + 4, 12, mix(PAPER, "#5a4526", 0.28))
    pen.card(x0, y0, x1, y1, 12, fill, line, 2)


def title(canvas: Canvas, heading: Heading, strip: Strip) -> None:
    """The words and pips of the title strip."""
    canvas.text(28, 40, heading.game, "title", 56, TITLE, width=300)
    x = 28 + min(300, canvas.width(heading.game, "title", 56)) + 26
    canvas.place("rule", x, 20, 2, 44, strip.accent)
    left, middle, right = x + 22, 620, 1350
    canvas.text(left, 28, heading.match, "bold", 28, TITLE, width=middle - left - 20)
    pale = mix(TITLE, strip.dark, 0.3)
    canvas.text(left, 60, heading.seed, "text", 21, pale, width=middle - left - 20)
    facts = heading.facts_at if heading.facts else right
    canvas.text(middle, 28, heading.top, "bold", 34, TITLE, width=facts - middle - 20)
    canvas.text(middle, 60, heading.bottom, "bold", 25, TITLE, width=facts - middle - 20)
    _pips(canvas, heading, middle + canvas.width(heading.top, "bold", 34) + 34)
    for y, fact in zip((28, 60), heading.facts, strict=False):
        canvas.text(facts, y, fact, "text", 24, TITLE_MUTED, width=right - facts - 10)


def _pips(canvas: Canvas, heading: Heading, x: float) -> None:
    for number in range(1, heading.phases + 1):
        state = "now" if number == heading.phase else "past" if number < heading.phase else "next"
        canvas.icon("pip", x + (number - 1) * 24, 29, 18, state)


def plates(canvas: Canvas, awaited: Sequence[Awaited], more: str) -> None:
    """Who is awaited: one plate with what for, or up to three names; `more` says how many others."""
    if len(awaited) == 1:
        _plate(canvas, awaited[0])
    elif awaited:
        crowd(canvas, awaited, more, "hourglass")


def _plate(canvas: Canvas, one: Awaited) -> None:
    x, y, width, height = PLATE
    canvas.place("plate", x, y, width, height)
    canvas.icon("piece", x + 40, y + height / 2, 58, one.mark)
    canvas.text(x + 78, y + 22, one.name, "hero", 32, width=width - 150)
    canvas.text(x + 78, y + 52, one.what, "text", WHAT_FOR, width=width - 150)
    canvas.icon("hourglass", x + width - 36, y + height / 2, 44)


def crowd(canvas: Canvas, awaited: Sequence[Awaited], more: str, sign: str) -> None:
    """Several names on one plate, in two rows; `sign` says why they are there."""
    x, y, width, height = PLATE
    canvas.place("plate", x, y, width, height)
    shown = awaited if len(awaited) <= MOST_PLATES + 1 else awaited[:MOST_PLATES]
    columns = 1 if len(shown) <= ROWS else 2
    wide = (width - 84) / columns
    for i, one in enumerate(shown):
        left, middle = x + 14 + i % columns * wide, y + 22 + i // columns * 27
        canvas.icon("piece", left + 14, middle, 28, one.mark)
        canvas.text(
            left + 32, middle, one.name, "bold", 24 if columns == 1 else 22, width=wide - 38
        )
    if len(shown) < len(awaited):
        canvas.text(x + 46 + wide, y + 49, more, "text", 21, MUTED, width=wide - 38)
    canvas.icon(sign, x + width - 34, y + height / 2, 42)


def result(canvas: Canvas, marks: Sequence[Mark], name: str, what: str) -> None:
    """The plate once the match is over: who won."""
    x, y, width, height = PLATE
    canvas.place("plate", x, y, width, height)
    canvas.icon("crown", x + width - 36, y + height / 2, 44)
    for i, mark in enumerate(marks[:2]):
        canvas.icon("piece", x + 40 + i * TIED, y + height / 2, 54, mark)
    left = x + 78 + TIED * (len(marks[:2]) - 1)
    canvas.text(left, y + 22, name, "hero", 32, width=x + width - 66 - left)
    canvas.text(left, y + 52, what, "text", WHAT_FOR, width=x + width - 66 - left)


def notice(canvas: Canvas, text: str) -> None:
    """The plate where nobody is awaited and nobody has won: why."""
    x, y, width, height = PLATE
    canvas.place("plate", x, y, width, height)
    canvas.text(x + 28, y + height / 2, text, "hero", 32, width=width - 56)


def band(
    canvas: Canvas,
    mark: Mark,
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float = 6,
    corners: Corners = TOP_CORNERS,
) -> None:
    """A band in a seat's pattern with round corners."""
    image = sprite("pattern", width, height, canvas.scale, mark)
    left = round((x - canvas.origin[0]) * canvas.scale)
    top = round((y - canvas.origin[1]) * canvas.scale)
    canvas.image.paste(image, (left, top), rounded(*image.size, radius * canvas.scale, corners))


@kept
def rounded(width: int, height: int, radius: float, corners: Corners = ALL_CORNERS) -> Image.Image:
    """A mask in pixels that leaves round corners away."""
    fine = OVERSAMPLING
    mask = Image.new("L", (width * fine, height * fine), 0)
    box = (0, 0, width * fine - 1, height * fine - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * fine, fill=255, corners=corners)
    return mask.reduce(fine)


def head(
    canvas: Canvas, mark: Mark, name: str, aside: str, x: float, y: float, width: float
) -> None:
    """The patterned head of a player's strip: piece, name and an aside on an ivory pill.

    The aside gives way to a long name.
    """
    band(canvas, mark, x + 8, y + 8, width - 16, 58)
    canvas.place("pill", x + 52, y + 14, width - 92, 46)
    canvas.icon("piece", x + 42, y + 37, 58, mark)
    left, right = x + 82, x + width - 58
    room = canvas.width(aside, "serif", 24) + 14
    if canvas.width(name, "hero", SMALLEST) <= right - room - left:
        canvas.text(right, y + 37, aside, "serif", 24, MUTED, "right", room)
        right -= room
    canvas.text(left, y + 37, name, "hero", 36, INK, width=right - left)
