"""The picture of a battle: a ledger row by row, the attack on the left; what came of it below.

A game paints it in this order: `ground`, `draw_title`, `draw_steps`, a `Column` for each side, `draw_after`.
Rows are as high as they are wished to be, in pixels; all are pressed alike where there is no room
for that, or stretched. What they leave free is for what came of the battle, and the picture ends below that.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageColor

from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.cache import layer
from renderer.core.canvas import Canvas, bake
from renderer.core.furniture import Heading
from renderer.core.palette import EARTH, INK, IVORY, LINE, MUTED, PALE, Colour, Mark, Strip, mix
from renderer.core.paragraphs import draw_paragraphs, fitting
from renderer.core.pen import ALL_CORNERS, Pen, Point
from renderer.core.picture import TABLE as SIZE
from renderer.core.telling import capital
from renderer.core.text import SMALLEST, Side
from renderer.core.words import Words

SIDES = Box(24, 112, 1776, 250)
LEDGER = Box(24, 264, 1776, 884)
"""The ledger where it is largest."""
BOTTOM, GAP = 1178, 14
STRETCH = 1.5
"""How much higher than wished a row may be."""
MIDDLE = Box(748, 0, 1052, 0)
"""The column of what each row is about."""
EDGE, NUMBER = 22, 72
"""Free room at a side's outer edge, and what its numbers take beside the middle column."""
ROOM = MIDDLE.x0 - LEDGER.x0 - EDGE - NUMBER - 14
"""What a row has room for between the two."""
BANNER, BANNER_HIGH = 772, 110
UNITS_END, UNIT = 664, 62
"""Where the units end in a banner, from the outer edge, and how much room each kind takes."""
FIGURES, SUM = 40, 56
"""Size of a row's number, and of that in the last row."""
BAR = 34
DIE, DIE_PITCH = 54, 66
CLEAR = 72
"""By how much brighter than words the tint behind them has to be (of 255)."""
AFTER_SIZES = (32, 29, 26, 23)
"""Sizes of what came of it: the first with which all of it can be told."""

Heights: TypeAlias = tuple[float, ...]
"""How high each row is wished to be; the last one is that of the sums."""


class Noted(NamedTuple):
    """A column below the ledger: its name, paragraphs and colour, and what share of the width it takes.

    nothing: said without any paragraphs.
    """

    name: str
    said: Sequence[str]
    nothing: str
    fill: Colour
    share: float


@layer
def ground(
    strip: Strip, heights: Heights, attack: Mark | None, defence: Mark | None
) -> Image.Image:
    """Panels, and the rows of the ledger, every other one in the tints of both sides; without words.

    The tints are those that every palette holds: paler ones would come out in other players' colours.
    """

    def draw(pens: Callable[[float, Point], Pen]) -> None:
        pen = pens(1, (0, 0))
        furniture.ground(pen, SIZE[0], strip)
        edge = bottom(heights)
        ledger = Box(LEDGER.x0, LEDGER.y0, LEDGER.x1, edge)
        for panel in (SIDES, ledger, after(heights)):
            furniture.panel(pen, *panel)
        plain = mix(IVORY, strip.ground, 0.8)
        for number in range(len(heights)):
            here = row(heights, number)
            for mark, x0, x1 in (
                (attack, LEDGER.x0 + 10, MIDDLE.x0),
                (defence, MIDDLE.x1, LEDGER.x1 - 10),
            ):
                tint = plain if mark is None else mark.tint
                if _is_tinted(heights, number):
                    pen.rect(x0, here.y0, x1, here.y1, tint)
            pen.rect(MIDDLE.x0, here.y0, MIDDLE.x1, here.y1, plain)
        for x in (MIDDLE.x0, MIDDLE.x1):
            pen.line([(x, LEDGER.y0 + 10), (x, edge - 10)], LINE, 2)
        furniture.frame(pen, *SIZE, strip)

    return bake(*SIZE, strip.ground, draw)


def _is_tinted(heights: Heights, number: int) -> bool:
    """Whether a row is: every other one, and always the last, that of the sums."""
    return bool((len(heights) - number) % 2)


def _brightness(colour: Colour) -> float:
    """How bright a colour looks, from 0 to 255."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return 0.299 * red + 0.587 * green + 0.114 * blue


def _stretch(heights: Heights) -> float:
    """How high the rows are against what they are wished to be."""
    return min(STRETCH, (LEDGER.height - 20) / sum(heights))


def bottom(heights: Heights) -> float:
    """Where the ledger ends."""
    return LEDGER.y0 + 20 + round(sum(heights) * _stretch(heights))


def after(heights: Heights) -> Box:
    """The panel of what came of the battle, below the ledger."""
    return Box(LEDGER.x0, bottom(heights) + GAP, LEDGER.x1, BOTTOM)


def row(heights: Heights, number: int) -> Box:
    """A row over the whole width of the ledger."""
    stretch = _stretch(heights)
    top = LEDGER.y0 + 10 + sum(heights[:number]) * stretch
    end = top + heights[number] * stretch
    return Box(LEDGER.x0 + 10, round(top), LEDGER.x1 - 10, round(end))


def draw_title(
    canvas: Canvas, words: Words, strip: Strip, game: str, battle: str, number: int
) -> None:
    """The title strip: the game's name, which battle it was, and in which round."""
    said = words("picture-round", n=number)
    furniture.title(canvas, Heading(game, words.match, words.seed, battle, said), strip)
    canvas.icon("swords", *SIDES.middle, 100)


def draw_result(canvas: Canvas, mark: Mark | None, name: str, said: str) -> None:
    """Who has prevailed, and in what; no mark for those nobody leads."""
    furniture.result(canvas, [] if mark is None else [mark], name, said)


def draw_steps(canvas: Canvas, heights: Heights, steps: Iterable[str]) -> None:
    """What each row is about."""
    for number, step in enumerate(steps):
        y = row(heights, number).middle[1]
        canvas.text(MIDDLE.middle[0], y, step, "title", 31, INK, "middle", MIDDLE.width - 20)


class Column:
    """One side; what stands on the left of the attack stands on the right of the defence."""

    def __init__(
        self, canvas: Canvas, heights: Heights, mark: Mark | None, *, attacks: bool
    ) -> None:
        self.canvas, self.mark, self.attacks = canvas, mark, attacks
        self._heights = heights

    def x(self, offset: float) -> float:
        """A place so far from the outer edge."""
        return LEDGER.x0 + EDGE + offset if self.attacks else LEDGER.x1 - EDGE - offset

    @property
    def side(self) -> Side:
        """Where words begin that run from the outer edge to the middle."""
        return "left" if self.attacks else "right"

    def left(self, offset: float, width: float) -> float:
        """The left edge of something so wide, so far from the outer edge."""
        return self.x(offset) if self.attacks else self.x(offset) - width

    def row(self, number: int) -> Box:
        """A row of the ledger."""
        return row(self._heights, number)

    def ink(self, number: int, wished: Colour) -> Colour:
        """A colour for words in a row: the plain one where the wished one is lost in the side's tint."""
        if self.mark is None or not _is_tinted(self._heights, number):
            return wished
        return wished if _brightness(self.mark.tint) - _brightness(wished) >= CLEAR else INK

    def banner(self, name: str, told: str, units: Sequence[tuple[str, int]] = ()) -> None:
        """Who fights, from where or for what (`told`), and with which units, 0 for one without a number."""
        canvas, left, y = self.canvas, self.left(-8, BANNER), SIDES.y0 + 14
        if self.mark is None:
            canvas.place("rule", left, y, BANNER, BANNER_HIGH, LINE)
        else:
            furniture.band(canvas, self.mark, left, y, BANNER, BANNER_HIGH, 10, ALL_CORNERS)
        canvas.place("pill", self.left(50, BANNER - 130), y + 14, BANNER - 130, BANNER_HIGH - 28)
        middle, at = y + BANNER_HIGH / 2, self.x(108)
        if self.mark is None:
            canvas.icon("independent", self.x(50), middle, 92)
        else:
            canvas.icon("piece", self.x(50), middle, 92, self.mark)
        room = UNITS_END - 108 - 14 - len(units) * UNIT
        if canvas.width(told, "text", SMALLEST) <= room:
            canvas.text(at, middle - 18, capital(name), "hero", 36, INK, self.side, room)
            canvas.text(at, middle + 20, told, "text", 25, MUTED, self.side, room)
        else:
            canvas.text(at, middle - 25, capital(name), "hero", 32, INK, self.side, room)
            canvas.lines(
                *(at, middle + 5, told, room),
                size=SMALLEST,
                fill=MUTED,
                side=self.side,
                pitch=SMALLEST + 2,
                most=2,
            )
        for place, (kind, number) in enumerate(units):
            x = self.left(UNITS_END - (len(units) - place) * UNIT, UNIT - 4)
            canvas.icon(kind, x + 16, middle, 32)
            if number:
                canvas.text(x + 34, middle, number, "hero", 30, INK, width=28)

    def number(self, number: int, told: str, *, pale: bool) -> None:
        """What a row brings, beside the middle column; the last row's is larger."""
        x = MIDDLE.x0 - NUMBER / 2 - 4 if self.attacks else MIDDLE.x1 + NUMBER / 2 + 4
        y, fill = self.row(number).middle[1], self.ink(number, PALE if pale else INK)
        size = SUM if number == len(self._heights) - 1 else FIGURES
        self.canvas.text(x, y, told, "hero", size, fill, "middle", NUMBER)

    def dice(self, number: int, pips: Sequence[int], offset: float = 0) -> None:
        """Dice side by side in a row."""
        y = self.row(number).middle[1]
        for place, one in enumerate(pips):
            x = self.left(offset + place * DIE_PITCH, DIE + 2) + DIE / 2 + 1
            self.canvas.icon("die", x, y, DIE, one)

    def sums(self, parts: Iterable[int], most: int, *, won: bool) -> None:
        """The sum as a bar in the last row, a piece for each part that adds to it; a crown for those who won.

        most: the larger of both sums, which is as long as there is room.
        """
        y = self.row(len(self._heights) - 1).middle[1]
        room = MIDDLE.x0 - LEDGER.x0 - EDGE - NUMBER - 110
        dark: Colour = EARTH if self.mark is None else self.mark.dark
        offset = 0.0
        for n in parts:
            if n <= 0:
                continue
            wide = room * n / max(1, most)
            left = self.left(offset, wide)
            self.canvas.place("rule", round(left), y - BAR / 2, max(2, round(wide) - 3), BAR, dark)
            if wide >= 30:
                self.canvas.text(left + wide / 2, y, n, "hero", 24, IVORY, "middle", wide - 4)
            offset += wide
        if won:
            x = MIDDLE.x0 - NUMBER - 60 if self.attacks else MIDDLE.x1 + NUMBER + 60
            self.canvas.icon("crown", x, y, 56)


def draw_after(canvas: Canvas, heights: Heights, columns: Sequence[Noted]) -> Image.Image:
    """What came of it, in columns side by side, as large as there is room for; gives the whole picture."""
    box = after(heights)
    top, end = box.y0 + 72, box.y1 - 14
    told = [(one, one.share * box.width - 30, [*map(capital, one.said)]) for one in columns]
    size = min(
        fitting(canvas, said or [one.nothing], wide, end - top + AFTER_SIZES[-1] / 2, AFTER_SIZES)
        for one, wide, said in told
    )
    x, lowest = box.x0 + 22, top
    for one, wide, said in told:
        canvas.text(x, box.y0 + 30, one.name, "title", 32, INK, width=wide)
        fill = one.fill if said else MUTED
        lines = said or [capital(one.nothing)]
        lowest = max(lowest, draw_paragraphs(canvas, x, top, end, lines, wide, size, fill))
        x += wide + 30
    return _shortened(canvas.image, round(lowest))


def _shortened(image: Image.Image, end: int) -> Image.Image:
    """Without what is empty of the last panel from `end` on, but for its edge and the frame."""
    kept = SIZE[1] - (BOTTOM - EDGE)
    if end + kept >= image.height:
        return image
    short = image.crop((0, 0, image.width, end + kept))
    short.paste(image.crop((0, image.height - kept, *image.size)), (0, end))
    return short
