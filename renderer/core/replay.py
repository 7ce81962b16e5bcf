"""A match as an animation: GIF, the one format every Discord client plays inline."""

from collections.abc import Callable, Sequence
from io import BytesIO

from PIL import Image

from renderer.core.encode import indexed

FRAME_MS = 900
LAST_MS = 6000
MOST_FRAMES = 120
MAX_BYTES = 8_000_000


def thinned(count: int, most: int = MOST_FRAMES) -> list[int]:
    """Which of `count` frames are shown: all, or `most` evenly spread with first and last."""
    if count <= most:
        return list(range(count))
    return [round(i * (count - 1) / (most - 1)) for i in range(most)]


def animate(paint: Callable[[int], Image.Image], count: int, game: str) -> bytes:
    """Boards painted one by one (1800 x 1350) as a GIF of 900 x 675 in the game's palette.

    Of more than 120 boards 120 are shown. Equal neighbours are one frame; only what changed
    between two is stored. If the animation would be heavier than 8 MB, every second frame is
    left out until it is not.
    """
    small = _distinct([indexed(paint(at).reduce(2), game) for at in thinned(count)])
    content = _gif(small)
    while len(content) > MAX_BYTES and len(small) > 2:
        small = [*small[:-1:2], small[-1]]
        content = _gif(small)
    return content


def _distinct(frames: Sequence[Image.Image]) -> list[Image.Image]:
    kept: list[Image.Image] = []
    for frame in frames:
        if not kept or frame.tobytes() != kept[-1].tobytes():
            kept.append(frame)
    return kept


def _gif(frames: Sequence[Image.Image]) -> bytes:
    if not frames:
        raise ValueError("an animation needs at least one frame")
    out = BytesIO()
    frames[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=[*[FRAME_MS] * (len(frames) - 1), LAST_MS],
        loop=0,
        optimize=False,
        disposal=1,
    )
    return out.getvalue()
