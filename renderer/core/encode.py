"""From a painted image to the bytes of a PNG."""

import json
from functools import lru_cache
from io import BytesIO
from pathlib import Path

from PIL import Image

import data
from renderer.core.palette import (
    CHANGED,
    GOLD,
    GROWN,
    INK,
    IVORY,
    MUTED,
    PAPER,
    SEATS,
    TURN,
    Colour,
    rgb,
)

COLOURS = 255
"""Of the 256 places of a palette one stays free: animations need it for what stays."""
LEVEL = 6
NEAREST = Image.Resampling.NEAREST
FOLDER = Path(data.__file__).parent / "palettes"
HOUSE = (INK, PAPER, IVORY, GOLD, TURN, CHANGED, GROWN, MUTED, *(m.colour for m in SEATS))


def made_palette(
    samples: list[Image.Image], exact: tuple[Colour, ...], colours: int = COLOURS
) -> list[int]:
    """The colours of a game, 255 at most: house colours and `exact` as they are, the rest by median cut.

    Fewer make pictures lighter where much is printed on few grounds, as on a map.
    """
    fixed = list(dict.fromkeys(rgb(c) for c in (*HOUSE, *exact)))
    free = colours - len(fixed)
    # Every second pixel of every second row is enough; the median cut fails on too many.
    samples = [one.resize((one.width // 2, one.height // 2), NEAREST) for one in samples]
    sheet = Image.new("RGB", (max(s.width for s in samples), sum(s.height for s in samples)))
    top = 0
    for sample in samples:
        sheet.paste(sample, (0, top))
        top += sample.height
    cut = sheet.quantize(free, method=Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    return [*cut[: free * 3], *(v for colour in fixed for v in colour)]


def save_palette(game: str, colours: list[int]) -> None:
    """Keep a game's palette as data: a list of `#rrggbb`."""
    triples = zip(colours[::3], colours[1::3], colours[2::3], strict=True)
    words = ["#{:02x}{:02x}{:02x}".format(*triple) for triple in triples]
    FOLDER.mkdir(exist_ok=True)
    _file(game).write_text(json.dumps(words, indent=0) + "\n", encoding="utf-8")
    palette_image.cache_clear()


def forget_palette(game: str) -> None:
    """Remove a game's palette."""
    _file(game).unlink(missing_ok=True)
    palette_image.cache_clear()


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
