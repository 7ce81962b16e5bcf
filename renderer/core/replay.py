"""A match as an animation: GIF, the one format every Discord client plays inline."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import pairwise
from typing import Any

from PIL import GifImagePlugin, Image, ImageChops, ImageDraw, ImageSequence

from engines.core.position import View
from engines.core.spec import Result
from renderer.core.encode import COLOURS, indexed
from renderer.core.furniture import BAND
from renderer.core.palette import IVORY, TURN, Strip, darker, rgb

TURN_MS = 600
SCORED_MS = 1200
"""How long a frame stands in which somebody scores."""
LAST_MS = 6000
MOST_FRAMES = 140
FRAME = (900, 675)
MAX_BYTES = 8_000_000
CLEAR = COLOURS
"""The palette's free place: pixels that stay as they were."""

LIGHTER = ((2, 1), (2, 4), (3, 8), (4, 16))
"""Steps of a lighter animation: how many times smaller, and of how many frames one is kept."""

Rectangle = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Shot:
    """One position of a replay: what everybody saw, and how many answers had been given by then."""

    view: View[Any]
    answers: int


@dataclass(frozen=True, slots=True)
class Timeline:
    """What a replay runs through: how many answers, after how many each round began, and how it ended."""

    answers: int
    rounds: Sequence[int]
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Frame:
    """A finished frame, and how many milliseconds it stands."""

    image: Image.Image
    pause: int


def turn_ends(seats: Sequence[int], most: int = MOST_FRAMES) -> list[int]:
    """After how many answers a turn was over, from 0, the beginning; `seats`: who gave each answer.

    The answers of one seat in a row are a turn. If there are more than `most`, some in a row are one.

    >>> from renderer.core.replay import turn_ends
    >>> turn_ends([0, 0, 1, 0])
    [0, 2, 3, 4]
    """
    ends = [0, *(at for at, (one, other) in enumerate(pairwise(seats), start=1) if one != other)]
    ends += [len(seats)] if seats else []
    if len(ends) <= most:
        return ends
    return [ends[round(i * (len(ends) - 1) / (most - 1))] for i in range(most)]


def framed(board: Image.Image, strip: Strip, pause: int) -> Frame:
    """A painted picture as a frame of 900 x 675 in the game's palette; a lower one in the middle of it."""
    half = board.reduce(2)
    if half.size != FRAME:
        whole = Image.new("RGB", FRAME, rgb(strip.dark))
        whole.paste(half, (0, (FRAME[1] - half.height) // 2))
        half = whole
    return Frame(indexed(half, strip.game), pause)


def draw_progress(board: Image.Image, strip: Strip, answers: int, timeline: Timeline) -> None:
    """How far the match has come, in the band below the title, with a tick where each round began."""
    draw, (top, bottom) = ImageDraw.Draw(board), BAND
    left, right = 8, board.width - 9

    def at(number: int) -> int:
        return left + (right - left) * number // max(1, timeline.answers)

    draw.rectangle((left, top, right, bottom), rgb(darker(strip.dark, 0.35)))
    draw.rectangle((left, top, at(answers), bottom), rgb(strip.accent))
    for number in timeline.rounds:
        draw.rectangle((at(number) - 1, top, at(number) + 1, bottom), rgb(IVORY))
    knob = at(answers)
    draw.rectangle((knob - 4, top - 2, knob + 4, bottom + 2), rgb(TURN), rgb(strip.dark), 2)


def animate(frames: Iterable[Frame]) -> bytes:
    """Frames as one GIF, the last standing longest; of each only what differs is stored.

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
        pauses = [TURN_MS * every] * (len(small) - 1) + [LAST_MS]
        small[0].save(out, "GIF", save_all=True, append_images=small[1:], duration=pauses, loop=0)
        best = out.getvalue()
    return best


def _gif(frames: Sequence[Frame]) -> bytes:
    parts: list[tuple[Image.Image, Rectangle, int]] = []
    shown_before: Image.Image | None = None
    for one in frames:
        changed = _changed(shown_before, one.image)
        if changed is not None:
            parts.append((*changed, one.pause))
            shown_before = one.image
    parts[-1] = (*parts[-1][:2], LAST_MS)
    out = BytesIO()
    first = frames[0].image.copy()
    header, _ = GifImagePlugin.getheader(first, info={"loop": 0, "optimize": False})
    out.writelines(header)
    for image, box, pause in parts:
        out.writelines(
            GifImagePlugin.getdata(image, box[:2], transparency=CLEAR, duration=pause, disposal=1)
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
