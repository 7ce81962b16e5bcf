"""Make palettes and golden pictures anew: `python -m tests.renderer.regenerate [game …]`.

Look at every picture that changed before keeping it.
"""

import sys
from collections.abc import Iterator

from PIL import Image

from engines.core.position import View
from renderer import painter
from renderer.core import cache
from renderer.core.encode import palette_image
from renderer.core.painting import GamePainter
from renderer.core.picture import zones_of
from renderer.core.words import words
from tests.renderer.captions import caption
from tests.renderer.galleries import GALLERIES
from tests.renderer.gallery import Gallery
from tests.renderer.golden import GOLDEN, pictures, small
from tests.renderer.palettes import forget_palette, made_palette, save_palette


def palette(game: str, gallery: Gallery) -> None:
    """A game's 255 colours from samples of all its pictures."""
    forget_palette(game)  # or the layers would come in its colours
    cache.images.clear()
    save_palette(game, made_palette(list(_samples(game, gallery)), gallery.exact, gallery.tones))
    cache.images.clear()


def _samples(game: str, gallery: Gallery) -> Iterator[Image.Image]:
    """All pictures before they are encoded: boards, own tables, zones and reports."""
    paints = painter(game)
    assert isinstance(paints, GamePainter)
    now = gallery.plain(None)
    found = paints.changes(gallery.trail(), now)
    said = words(caption(names=gallery.names(now)))
    yield paints.paint(now, said, found)
    for make in gallery.boards.values():
        view: View[object] = make()  # type: ignore[type-var] # of any game
        at = words(caption(names=gallery.names(view)))
        yield paints.paint(view, at, ())
        if paints.reported is not None:
            for report in paints.reports(view):
                yield paints.reported.paint(view, at, report.key)
    for seat in range(gallery.seats(now.state)):
        yield paints.paint_hand(gallery.plain(seat), said, seat)
    for zone in zones_of(paints.zones, gallery.seats(now.state)):
        yield paints.paint_zone(now, said, zone, paints.within(zone, found))


def dithered(image: Image.Image, game: str) -> Image.Image:
    """The image in the game's colours, mixed so that each part keeps its mean, by which it is compared."""
    return image.quantize(palette=palette_image(game), dither=Image.Dither.FLOYDSTEINBERG)


def main(games: list[str]) -> None:
    """Palette first, since the golden pictures are made with it."""
    GOLDEN.mkdir(exist_ok=True)
    for game in games or GALLERIES:
        palette(game, GALLERIES[game])
        for name, image in pictures(game).items():
            image.save(GOLDEN / f"{name}.png")
            dithered(small(image), game).save(GOLDEN / f"{name}-550.png")


if __name__ == "__main__":
    main(sys.argv[1:])
