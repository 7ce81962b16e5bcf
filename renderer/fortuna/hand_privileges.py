"""The privilege cards of a player's own table: those in hand, and those drawn to choose from."""

from collections import Counter
from dataclasses import dataclass

from engines.fortuna.content import Content, KindA, KindB, KindC
from engines.fortuna.ids import design
from engines.fortuna.scoring import card_points
from engines.fortuna.state import Province
from renderer.core import marks
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CAN, CARD_TITLE, MUTED, POINTS, Colour
from renderer.core.symbols import ARROW, Row, Sign, draw_row, plus
from renderer.core.words import Words
from renderer.fortuna.palette import PRIVILEGE
from renderer.fortuna.reading import (
    FortunaView,
    drawn_cards,
    playable,
    seen_in_palace,
)
from renderer.fortuna.symbols import goods

WIDTH, HEIGHT, LOW = 276, 318, 155
GAP = 14
MOST = 8
"""Designs that stand in one row with their sentences; more stand in two rows of low cards."""
NARROW = 230
"""Cards no wider than this carry short names and small icons."""


@dataclass(frozen=True, slots=True)
class Held:
    """A design to show: how many copies, what stands at its foot, whether it was just drawn."""

    kind: str
    copies: int
    foot: tuple[str, Colour]
    new: bool = False


def draw_privileges(
    canvas: Canvas, words: Words, view: FortunaView, province: Province, box: Box
) -> None:
    """The hand, each design once with its number of copies; then cards drawn to choose from."""
    _left_in_palace(canvas, words, view, box)
    held = [*_hand(words, view, province), *_drawn(words, view)]
    if not held:
        text = words("fortuna-picture-empty-hand")
        canvas.text(*box.middle, text, "aside", 26, MUTED, "middle", 1400)
    for one, place in zip(held, _places(box, len(held)), strict=True):
        _privilege(canvas, words, view.state.content, place, one)
        if one.new:
            marks.bracket(canvas, *place)


def _hand(words: Words, view: FortunaView, province: Province) -> list[Held]:
    hand = Counter(design(card) for card in province.privileges)
    return [Held(kind, n, _foot(words, view, province, kind)) for kind, n in sorted(hand.items())]


def _drawn(words: Words, view: FortunaView) -> list[Held]:
    foot = words("fortuna-picture-drawn"), CAN
    return [Held(kind, 1, foot, new=True) for kind in drawn_cards(view)]


def _places(box: Box, count: int) -> list[Box]:
    """Where the cards lie: one row, or two of low cards."""
    columns = count if count <= MOST else (count + 1) // 2
    width = min(WIDTH, (box.width - 32 + GAP) / columns - GAP) if count else WIDTH
    height = HEIGHT if count <= MOST else LOW
    places = []
    for i in range(count):
        x = box.x0 + 16 + i % columns * (width + GAP)
        y = box.y0 + 62 + i // columns * (height + 8)
        places.append(Box(x, y, x + width, y + height))
    return places


def _left_in_palace(canvas: Canvas, words: Words, view: FortunaView, box: Box) -> None:
    seen = seen_in_palace(view)
    if seen:
        names = ", ".join(words(f"fortuna-privilege-{kind}") for kind in seen)
        text = words("fortuna-picture-left-in-palace", names=names)
        canvas.text(box.x1 - 20, box.y0 + 32, text, "text", 23, MUTED, "right", 1000)


def _privilege(canvas: Canvas, words: Words, content: Content, box: Box, held: Held) -> None:
    middle, low = box.middle[0], box.height < HEIGHT
    canvas.place("card_face", box.x0, box.y0, box.width, box.height, PRIVILEGE, "#fff6e2")
    _name(canvas, words, box, held)
    size = 46 if box.width > NARROW and not low else 36
    row = _row(content, held.kind)
    draw_row(canvas, middle, box.y0 + (84 if low else 100), row, size, room=box.width - 24)
    if not low:
        effect, width = words.said(content.privilege_effect(held.kind)), box.width - 36
        canvas.lines(middle, box.y0 + 150, effect, width, size=22, side="middle", pitch=25, most=5)
        canvas.place("rule", box.x0 + 22, box.y1 - 58, box.width - 46, 1.5, "#e0c88f")
    text, fill = held.foot
    y = box.y1 - (34 if low else 36)
    canvas.text(middle, y, text, "bold", 22, fill, "middle", box.width - 30)


def _name(canvas: Canvas, words: Words, box: Box, held: Held) -> None:
    short = "" if box.width > NARROW and box.height >= HEIGHT else "picture-"
    name = words(f"fortuna-{short}privilege-{held.kind}")
    if held.copies > 1:
        name = words("fortuna-picture-copies", name=name, n=held.copies)
    width = box.width - 16
    canvas.text(box.middle[0], box.y0 + 28, name, "bold", 25, CARD_TITLE, "middle", width)


def _row(content: Content, kind: str) -> Row:
    card = content.privileges[kind]
    match card:
        case KindA():
            free = (Sign("any_good"), plus(card.choice)) if card.choice else ()
            return (*goods(card.gain), *free)
        case KindB():
            return (Sign("step"), plus(card.steps))
        case KindC():
            good = Sign("column" if card.counts == "building" else card.counts)
            count = (Sign(text=str(card.per)),) if card.per > 1 else ()
            return (*count, good, ARROW, Sign("points", str(card.vp)))


def _foot(words: Words, view: FortunaView, province: Province, kind: str) -> tuple[str, Colour]:
    """What the card is good for now: points it gives, or whether it can be played."""
    if isinstance(view.state.content.privileges[kind], KindC):
        points = card_points(view.state, province)[kind]
        return words("fortuna-picture-worth", n=points), POINTS
    if kind in playable(view):
        return words("fortuna-picture-playable"), CAN
    return words(f"fortuna-picture-{'unplayed' if view.over else 'own-turn'}"), MUTED
