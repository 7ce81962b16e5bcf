"""Making a game's palette, which is kept as data."""

import json

from PIL import Image

from renderer.core import encode
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

HOUSE = (INK, PAPER, IVORY, GOLD, TURN, CHANGED, GROWN, MUTED, *(m.colour for m in SEATS))


def made_palette(
    samples: list[Image.Image], exact: tuple[Colour, ...], colours: int = encode.COLOURS
) -> list[int]:
    """The colours of a game, 255 at most: house colours and `exact` as they are, the rest by median cut.

    Fewer make pictures lighter where much is printed on few grounds, as on a map.
    """
    fixed = list(dict.fromkeys(rgb(c) for c in (*HOUSE, *exact)))
    free = colours - len(fixed)
    # Every second pixel of every second row is enough; the median cut fails on too many.
    samples = [
        one.resize((one.width // 2, one.height // 2), Image.Resampling.NEAREST) for one in samples
    ]
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
    encode.FOLDER.mkdir(exist_ok=True)
    (encode.FOLDER / f"{game}.json").write_text(
        json.dumps(words, indent=0) + "\n", encoding="utf-8"
    )
    encode.palette_image.cache_clear()


def forget_palette(game: str) -> None:
    """Remove a game's palette."""
    (encode.FOLDER / f"{game}.json").unlink(missing_ok=True)
    encode.palette_image.cache_clear()
