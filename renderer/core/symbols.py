"""What cards and buildings do, as rows of icons, numbers and signs."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TypeAlias

from renderer.core.canvas import Canvas
from renderer.core.palette import INK, IVORY, MUTED, PALE, Colour
from renderer.core.text import SMALLEST


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon with its arguments, a word, or a coin or shield with its amount."""

    icon: str = ""
    text: str = ""
    arguments: tuple[Hashable, ...] = ()


Row: TypeAlias = tuple[Sign, ...]
ARROW = Sign("arrow")
SLASH = Sign(text="/")


def coins(amount: int) -> Sign:
    """A coin with an amount printed on it."""
    return Sign("coin", str(amount))


def plus(amount: int) -> Sign:
    """A number that is added."""
    return Sign(text=f"+{amount}")


def draw_row(
    canvas: Canvas,
    x: float,
    y: float,
    row: Row,
    size: float,
    fill: Colour = INK,
    gap: float = 4,
    room: float | None = None,
) -> None:
    """The signs of a row side by side, centred on `x`; `size` is an icon's, less if `room` is scarce."""
    needed = row_width(canvas, row, size, gap)
    if room is not None and needed > room:
        size *= room / needed
    widths = [_width(canvas, sign, size) for sign in row]
    left = x - (sum(widths) + gap * (len(row) - 1)) / 2
    for sign, width in zip(row, widths, strict=True):
        _draw(canvas, left + width / 2, y, sign, size, fill)
        left += width + gap


def row_width(canvas: Canvas, row: Row, size: float, gap: float = 4) -> float:
    """How wide a row is."""
    return sum(_width(canvas, sign, size) for sign in row) + gap * (len(row) - 1)


def _text_size(size: float) -> int:
    return max(SMALLEST, round(size * 0.66))


def _width(canvas: Canvas, sign: Sign, size: float) -> float:
    if not sign.icon:
        return canvas.width(sign.text, "bold", _text_size(size))
    return size * 0.62 if sign == ARROW else size


def _draw(canvas: Canvas, x: float, y: float, sign: Sign, size: float, fill: Colour) -> None:
    if not sign.icon:
        canvas.text(x, y, sign.text, "bold", _text_size(size), fill, "middle", size * 3)
    elif sign == ARROW:
        canvas.icon("arrow", x, y, size * 0.58, MUTED)
    elif sign.icon == "coin" and sign.text:
        amount(canvas, x, y, size, int(sign.text))
    elif sign.icon == "points":
        shield(canvas, x, y, size, int(sign.text))
    elif sign.arguments:
        canvas.icon(sign.icon, x, y, size * 0.95, *sign.arguments)
    else:
        canvas.icon(sign.icon, x, y, size)


def amount(canvas: Canvas, x: float, y: float, size: float, coins: int) -> None:
    """A coin with its amount printed on it."""
    canvas.icon("coin", x, y, size)
    canvas.text(x, y - 1, coins, "hero", _text_size(size), INK, "middle", size)


def shield(canvas: Canvas, x: float, y: float, size: float, points: int) -> None:
    """A shield with points printed on it."""
    canvas.icon("points", x, y, size)
    figures = max(SMALLEST, round(size * 0.57))
    canvas.text(x, y - 2, points, "hero", figures, IVORY, "middle", size * 0.8)


def number(canvas: Canvas, x: float, y: float, value: int, size: int = 34) -> None:
    """A count; zero is pale, never left out."""
    canvas.text(x, y + 1, value, "hero", size, INK if value else PALE, width=size * 1.15)
