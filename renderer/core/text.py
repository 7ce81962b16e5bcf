"""Words on a picture: measured, fitted, and stamped from cached masks."""

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from renderer.core.cache import kept
from renderer.core.fonts import FEATURES, ROLES, Role, file_for, load
from renderer.core.names import FROM_LEFT, directed, left_to_right, right_to_left
from renderer.core.palette import Colour, rgb

SMALLEST = 20
"""No text is smaller than this at the size the picture is made for, in pixels."""

Side: TypeAlias = Literal["left", "middle", "right"]
_PADDING = 4
_NUMBER = re.compile(r"[+\N{MINUS SIGN}-]?\d+")
_ASCENT = 1.15
_HEIGHT = 1.6


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one font and one direction."""

    file: str
    text: str
    direction: Literal["ltr", "rtl"]


@lru_cache(8192)
def runs(text: str, role: Role) -> tuple[Run, ...]:
    """The text cut where font or direction changes, in drawing order; uncovered characters fall out."""
    stretches = directed(text)
    if right_to_left(text):
        stretches.reverse()
    return tuple(run for rtl, part in stretches for run in _fonts(part, role, rtl=rtl))


def _fonts(text: str, role: Role, *, rtl: bool) -> list[Run]:
    """Text of one direction cut where the font changes, in drawing order."""
    seen = text.replace(FROM_LEFT, "")
    shown = [(file, c) for c in seen if (file := file_for(role, c)) is not None]
    parts = [
        Run(file, "".join(c for _, c in group), "rtl" if rtl else "ltr")
        for file, group in groupby(shown, key=lambda pair: pair[0])
    ]
    return parts[::-1] if rtl else parts


@lru_cache(8192)
def width_of(text: str, role: Role, size: int) -> float:
    """Advance of the text in pixels."""
    return sum(_advance(run, size) for run in runs(text, role))


def _advance(run: Run, size: int) -> float:
    font = load(run.file, size)
    return font.getlength(run.text, direction=run.direction, features=FEATURES)


@lru_cache(256)
def _middle(role: Role, size: int) -> float:
    """Height of the middle of capitals and figures above the baseline."""
    box = load(ROLES[role], size).getbbox("H0", anchor="ls")
    return -(box[1] + box[3]) / 2


@kept
def mask(text: str, role: Role, size: int) -> Image.Image:
    """The text's shape as coverage 0..255."""
    width = int(width_of(text, role, size)) + 2 * _PADDING + 1
    image = Image.new("L", (width, int(size * _HEIGHT)), 0)
    draw = ImageDraw.Draw(image)
    x = float(_PADDING)
    for run in runs(text, role):
        font = load(run.file, size)
        spot = (x, size * _ASCENT)
        draw.text(spot, run.text, 255, font, "ls", direction=run.direction, features=FEATURES)
        x += _advance(run, size)
    return image


@kept
def halo(text: str, role: Role, size: int, reach: int) -> Image.Image:
    """The text's shape with `reach` pixels more on every side, as coverage with soft edges."""
    grown = ImageOps.expand(mask(text, role, size), reach).filter(
        ImageFilter.GaussianBlur(reach * 0.62)
    )
    return grown.point([min(255, value * 12) for value in range(256)])


@lru_cache(8192)
def heights(text: str, role: Role, size: int) -> tuple[float, float]:
    """How far the text goes above and below the middle of its capitals, in pixels."""
    box = mask(text, role, size).getbbox()
    if box is None:
        return 0.0, 0.0
    middle = size * _ASCENT - _middle(role, size)
    return middle - box[1], box[3] - middle


@lru_cache(8192)
def fitted(
    text: str, role: Role, size: int, width: float, smallest: int = SMALLEST
) -> tuple[str, int]:
    """The text and size that fit `width`: shrunk first, then cut with an ellipsis.

    A number is never cut, since half of it would be another one: it is shrunk as far as it must be.

    >>> from renderer.core.text import fitted
    >>> fitted("a long name", "text", 30, 400)
    ('a long name', 30)
    >>> words, size = fitted("a name that is far too long", "text", 30, 90)
    >>> words.endswith("…"), size
    (True, 20)
    """
    while size > smallest and width_of(text, role, size) > width:
        size -= 1
    if width_of(text, role, size) <= width:
        return text, size
    if _NUMBER.fullmatch(text):
        return text, _shrunk(text, role, size, width)
    cut = text
    while cut and width_of(cut.rstrip() + "…", role, size) > width:
        cut = cut[:-1]
    return cut.rstrip() + "…", size


def _shrunk(text: str, role: Role, size: int, width: float) -> int:
    """The largest size below `size` at which the text fits, at least a readable half of it."""
    return next(
        (small for small in range(size - 1, size // 2, -1) if width_of(text, role, small) <= width),
        max(1, size // 2),
    )


def stamp(
    image: Image.Image,
    x: float,
    y: float,
    text: str,
    role: Role,
    size: int,
    fill: Colour,
    side: Side,
) -> None:
    """Put the text on the image; `y` is the middle of its capitals, `side` is where `x` is."""
    spot = _corner(x, y, text, role, size, side)
    image.paste(rgb(fill), spot, mask(text, role, size))


def surround(
    image: Image.Image,
    x: float,
    y: float,
    text: str,
    role: Role,
    size: int,
    fill: Colour,
    reach: int,
) -> None:
    """Put a halo of the text on the image; `x` and `y` are the middle of the text."""
    left, top = _corner(x, y, text, role, size, "middle")
    image.paste(rgb(fill), (left - reach, top - reach), halo(text, role, size, reach))


def _corner(x: float, y: float, text: str, role: Role, size: int, side: Side) -> tuple[int, int]:
    """Where the upper left corner of the text's mask goes."""
    width = width_of(text, role, size)
    left = x - {"left": 0.0, "middle": width / 2, "right": width}[side]
    top = y + _middle(role, size) - size * _ASCENT
    return round(left) - _PADDING, round(top)


_SPACES = re.compile(r"[ \t\n]+")


def wrap(text: str, role: Role, size: int, width: float) -> list[str]:
    """The text broken at spaces, but at none that holds words together, into lines no wider than `width`.

    If it runs from the left, so does each of its lines, whatever that begins with.

    >>> from renderer.core.text import wrap
    >>> wrap("some words in short lines", "text", 24, 120)
    ['some words', 'in short', 'lines']
    """
    lines: list[str] = []
    for word in filter(None, _SPACES.split(text)):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, role, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines if right_to_left(text) else [left_to_right(line) for line in lines]
