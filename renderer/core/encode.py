"""From a painted image to the bytes of a PNG."""

import json
from functools import lru_cache
from io import BytesIO
from pathlib import Path

from PIL import Image

import data
from renderer.core.palette import rgb

COLOURS = 255
"""Of the 256 places of a palette one stays free: animations need it for what stays."""
LEVEL = 6
FOLDER = Path(data.__file__).parent / "palettes"


def has_palette(game: str) -> bool:
    """Whether a game's palette has been made."""
    return _file(game).exists()


def _file(game: str) -> Path:
    return FOLDER / f"{game}.json"


@lru_cache(8)
def palette_image(game: str) -> Image.Image:
    """The game's fixed palette in the form Pillow quantises with."""
    words: list[str] = json.loads(_file(game).read_text(encoding="utf-8"))
    image = Image.new("P", (1, 1))
    image.putpalette([v for word in words for v in rgb(word)])
    return image


def indexed(image: Image.Image, game: str) -> Image.Image:
    """The image in the game's 256 colours, without dithering."""
    return image.quantize(palette=palette_image(game), dither=Image.Dither.NONE)


def png(image: Image.Image, game: str) -> bytes:
    """The image as a PNG in the game's palette."""
    return _bytes(indexed(image, game))


def _bytes(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()


LIGHTER = (1350, 1080, 900, 675, 550, 400, 300, 200, 120, 64)
"""Widths tried when a picture is too heavy for where it goes."""


def lighter_png(content: bytes, most: int) -> bytes:
    """The same PNG, made smaller step by step until it weighs at most so many bytes.

    Never fails: if even the smallest step is too heavy, the smallest is returned.
    """
    with Image.open(BytesIO(content)) as image:
        full = image.width
    best = content
    for width in LIGHTER:
        if len(best) <= most:
            break
        if width < full:
            best = reduced(content, width)[0]
    return best


def reduced(content: bytes, width: int) -> tuple[bytes, int, int]:
    """The same PNG at another width, and its size in pixels."""
    with Image.open(BytesIO(content)) as image:
        height = max(1, round(image.height * width / image.width))
        small = image.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
    return _bytes(small.quantize(64, Image.Quantize.FASTOCTREE)), width, height
