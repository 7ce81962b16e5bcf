"""Images kept in memory: one cache for all painters, bounded by what its images weigh together."""

from collections.abc import Callable, Hashable
from functools import partial, wraps
from threading import RLock
from typing import Concatenate, Final, ParamSpec

from cachetools import LRUCache, cached
from cachetools.keys import hashkey
from PIL import Image

from renderer.core.encode import has_palette, indexed
from renderer.core.palette import Strip

P = ParamSpec("P")
Drawing = Callable[P, Image.Image]

MOST_BYTES = 50_000_000
"""What all kept images may weigh together; those used longest ago are dropped first."""

OVERHEAD = 1_000
"""Bytes an image takes besides its pixels, its key in the cache included."""


def weight(image: Image.Image) -> int:
    """The bytes an image takes in memory: Pillow keeps a pixel of several channels in four of them.

    >>> from renderer.core.cache import OVERHEAD, weight
    >>> from PIL import Image
    >>> weight(Image.new("L", (10, 10))) - OVERHEAD, weight(Image.new("RGB", (10, 10))) - OVERHEAD
    (100, 400)
    """
    return image.width * image.height * (1 if image.mode in {"L", "P"} else 4) + OVERHEAD


images: Final[LRUCache[Hashable, Image.Image]] = LRUCache(MOST_BYTES, getsizeof=weight)
"""All that are kept, by the name of what draws them and what it was given."""

_lock = RLock()


def kept(draw: Drawing[P]) -> Drawing[P]:
    """Keep what a function draws, by its arguments. The images are shared, so nobody paints on them.

    >>> from renderer.core.cache import kept
    >>> from PIL import Image
    >>> @kept
    ... def square(size):
    ...     return Image.new("RGB", (size, size))
    >>> square(10) is square(10), square(10) is square(20)
    (True, False)
    """
    key = partial(hashkey, f"{draw.__module__}.{draw.__qualname__}")
    return cached(images, key=key, lock=_lock)(draw)


def slight(image: Image.Image, game: str) -> Image.Image:
    """The image in its game's palette, in which it weighs a quarter; as it is while there is no palette."""
    return indexed(image, game) if has_palette(game) else image


def layer(
    draw: Callable[Concatenate[Strip, P], Image.Image],
) -> Callable[Concatenate[Strip, P], Image.Image]:
    """Keep the static layers a function draws for a game, and give a copy of one to paint on.

    In its game's palette a layer weighs a quarter. The picture gets that palette in the end anyway, so
    nothing is lost; while a game has no palette yet, its layers are kept as they were drawn.
    """

    @kept
    @wraps(draw)  # whose name it is kept by
    def small(strip: Strip, /, *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        return slight(draw(strip, *args, **kwargs), strip.game)

    @wraps(draw)
    def copy(strip: Strip, /, *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        image = small(strip, *args, **kwargs)
        return image.copy() if image.mode == "RGB" else image.convert("RGB")

    return copy


def held() -> int:
    """The bytes all kept images weigh."""
    return int(images.currsize)
