"""The house colours: paper and ink, goods, the six seats and their tints."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

Rgb: TypeAlias = tuple[int, int, int]
Colour: TypeAlias = str | tuple[int, ...]

INK = "#2a2320"
PAPER = "#f3ead8"
IVORY = "#fffaf0"
LINE = "#b9a27c"
MUTED = "#7b6a55"
EARTH = "#63543f"
"""Muted words where the ground is darker than paper."""
PALE = "#8f7c5c"
GOLD = "#c8962e"
TURN = "#f0c75a"
CHANGED = "#e0218a"
GROWN = "#c41474"
POINTS = "#8d2f3a"
CAN = "#2f6b3a"
CANNOT = "#a3352a"
TITLE = "#fbf1dc"
TITLE_MUTED = "#e9dcc3"
CARD_TITLE = "#fff7e6"
SHADOW = (60, 45, 20, 70)

FOOD = "#ee8f95"
WOOD = "#7e4c26"
STONE = "#8d9297"
CLOTH = "#7350a3"
INGOT = "#f0c340"
MARBLE = "#e6edf0"
GRAIN = "#c48a1c"
WATER = "#4d9fd0"
WINE = "#8c2447"


@lru_cache(1024)
def rgb(colour: Colour) -> Rgb:
    """Red, green and blue (0..255) of a `#rrggbb` string or of a tuple, alpha left out.

    >>> from renderer.core.palette import rgb
    >>> rgb("#f3ead8"), rgb((1, 2, 3, 255))
    ((243, 234, 216), (1, 2, 3))
    """
    if isinstance(colour, str):
        return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
    return colour[0], colour[1], colour[2]


@lru_cache(2048)
def mix(first: Colour, second: Colour, share: float) -> Rgb:
    """`first` with `share` (0..1) of `second` mixed in.

    >>> from renderer.core.palette import mix
    >>> mix("#000000", "#ffffff", 0.5)
    (128, 128, 128)
    """
    pairs = zip(rgb(first), rgb(second), strict=True)
    red, green, blue = (round(a + (b - a) * share) for a, b in pairs)
    return red, green, blue


def lighter(colour: Colour, share: float) -> Rgb:
    """`colour` with white mixed in."""
    return mix(colour, "#ffffff", share)


def darker(colour: Colour, share: float) -> Rgb:
    """`colour` with black mixed in."""
    return mix(colour, "#000000", share)


@dataclass(frozen=True, slots=True)
class Mark:
    """How one seat is told from the others: shape, colour and pattern, always together."""

    shape: str
    name: str
    colour: str
    tint: str
    dark: str
    pattern: str
    on: str
    """Colour of a glyph drawn on `colour`."""


SEATS = (
    Mark("triangle", "red", "#c6442c", "#e3a794", "#8a2a19", "stripes", IVORY),
    Mark("disc", "blue", "#5f7cd3", "#d0d6fa", "#37509c", "dots", IVORY),
    Mark("square", "yellow", "#efc938", "#f9ea8e", "#a67f10", "chequers", INK),
    Mark("diamond", "green", "#33bd9a", "#a8ebd6", "#14795f", "lattice", IVORY),
    Mark("star", "violet", "#6c397a", "#b189c6", "#472252", "rows", IVORY),
    Mark("cross", "ink", "#1c1d24", "#949599", "#000000", "columns", IVORY),
)
ORANGE = Mark("square", "orange", "#eb9430", "#f6cf9c", "#a2590f", "chequers", INK)
"""The square where a game's own colour is orange."""
BROWN = Mark("chevron", "brown", "#661100", "#ab6f3f", "#3d0a00", "zigzag", IVORY)
SILVER = Mark("crescent", "silver", "#ccccee", "#f3f3ff", "#6c6c92", "bricks", INK)
"""Two more, for games with more sides than seats."""
SYMBOLS = {
    "triangle": "▲",
    "disc": "●",
    "square": "■",
    "diamond": "◆",
    "star": "★",
    "cross": "✚",
    "chevron": "∧",
    "crescent": "☾",
}


@dataclass(frozen=True, slots=True)
class Strip:
    """A game's own colours of title strip, mosaic band and ground."""

    game: str
    dark: str
    mosaic: str
    accent: str
    ground: str
