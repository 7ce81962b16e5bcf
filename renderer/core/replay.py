"""A match as an animation: GIF, the one format every Discord client plays inline."""

from collections.abc import Iterable, Sequence
from io import BytesIO

from PIL import GifImagePlugin, Image, ImageChops, ImageSequence

from renderer.core.encode import COLOURS, indexed

FRAME_MS = 900
LAST_MS = 6000
MOST_FRAMES = 120
MAX_BYTES = 8_000_000
CLEAR = COLOURS
"""The palette's free place: pixels that stay as they were."""

LIGHTER = ((2, 1), (2, 4), (3, 8), (4, 16))
"""Steps of a lighter animation: how many times smaller, and of how many frames one is kept."""

Rectangle = tuple[int, int, int, int]


def shown(count: int, most: int = MOST_FRAMES) -> list[int]:
    """Which of `count` positions become frames: all, or `most` evenly spread with first and last."""
    if count <= most:
        return list(range(count))
    return [round(i * (count - 1) / (most - 1)) for i in range(most)]


def frame(board: Image.Image, game: str) -> Image.Image:
    """A painted board (1800 x 1350) as a frame of 900 x 675 in the game's palette."""
    return indexed(board.reduce(2), game)


def animate(frames: Iterable[Image.Image]) -> bytes:
    """Frames as one GIF; of each only what differs from the one before is stored.

    If it would be heavier than 8 MB every second frame is left out until it is not.
    """
    kept = list(frames)
    if not kept:
        raise ValueError("an animation needs at least one frame")
    content = _gif(kept)
    while len(content) > MAX_BYTES and len(kept) > 2:
        kept = [*kept[:-1:2], kept[-1]]
        content = _gif(kept)
    return content


def lighter_gif(content: bytes, most: int) -> bytes:
    """The same animation, smaller and with fewer frames step by step until it weighs at most `most` bytes.

    Never fails: if even the smallest step is too heavy, the smallest is returned.
    """
    with Image.open(BytesIO(content)) as film:
        frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(film)]
    best = content
    for share, every in LIGHTER:
        if len(best) <= most:
            break
        kept = [*frames[:-1:every], frames[-1]]
        small = [one.reduce(share).quantize(64, Image.Quantize.FASTOCTREE) for one in kept]
        out = BytesIO()
        pauses = [FRAME_MS * every] * (len(small) - 1) + [LAST_MS]
        small[0].save(out, "GIF", save_all=True, append_images=small[1:], duration=pauses, loop=0)
        best = out.getvalue()
    return best


def _gif(frames: Sequence[Image.Image]) -> bytes:
    parts: list[tuple[Image.Image, Rectangle, int]] = []
    shown_before: Image.Image | None = None
    for one in frames:
        changed = _changed(shown_before, one)
        if changed is not None:
            parts.append((*changed, FRAME_MS))
            shown_before = one
    parts[-1] = (*parts[-1][:2], LAST_MS)
    out = BytesIO()
    header, _ = GifImagePlugin.getheader(frames[0].copy(), info={"loop": 0, "optimize": False})
    out.writelines(header)
    for image, box, duration in parts:
        out.writelines(
            GifImagePlugin.getdata(
                image, box[:2], transparency=CLEAR, duration=duration, disposal=1
            )
        )
    out.write(b";")
    return out.getvalue()


def _changed(before: Image.Image | None, now: Image.Image) -> tuple[Image.Image, Rectangle] | None:
    """The part of `now` that differs, its unchanged pixels clear; None if nothing does."""
    if before is None:
        return now, (0, 0, *now.size)
    difference = ImageChops.difference(_plain(before), _plain(now))
    box = difference.getbbox()
    if box is None:
        return None
    part = now.crop(box)
    part.paste(CLEAR, mask=difference.crop(box).point(lambda value: 0 if value else 255))
    return part, box


def _plain(image: Image.Image) -> Image.Image:
    """The indices of an indexed image as grey values."""
    return Image.frombytes("L", image.size, image.tobytes())
