"""The column of a side: a player's province, or three open cards nobody owns."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engines.fortuna.content import Content
from engines.fortuna.ids import design
from engines.fortuna.preview import next_price, starts_next
from engines.fortuna.scoring import card_points, total
from engines.fortuna.state import Fortuna, Province
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.heading import awaited
from renderer.core.marks import Spot
from renderer.core.palette import INK, MUTED, PALE
from renderer.core.symbols import amount, number
from renderer.core.text import SMALLEST
from renderer.core.words import Words
from renderer.fortuna.cards import draw_card
from renderer.fortuna.layout import COLUMN_HEIGHT, COLUMN_WIDTH, action_card, column, field
from renderer.fortuna.palette import MARKS, PRIVILEGE, SIDES
from renderer.fortuna.reading import FortunaView, by_side, mark_of

LABEL = 132
"""Width kept for the words at the left of a line."""
REVEALED_LINES, REVEALED_PITCH = 4, 21
"""How many lines of a hand there is room for, and how far they are apart."""
AMOUNTS = {"grain": 62, "water": 148, "aqueduct": 212, "wine": 290, "coins": 380}
"""Where the number of each good begins in a column."""


def draw_columns(canvas: Canvas, words: Words, view: FortunaView) -> None:
    """All four sides."""
    for side in range(len(SIDES)):
        draw_column(canvas, words, view, side)


def draw_column(canvas: Canvas, words: Words, view: FortunaView, side: int) -> None:
    """One side."""
    province = by_side(view.state)[side]
    box = column(side)
    if province is None:
        canvas.place("empty_column", box.x0, box.y0, COLUMN_WIDTH, COLUMN_HEIGHT)
        _empty(canvas, words, side)
    else:
        turn = province.seat in awaited(view)
        edge = mark_of(province).dark
        canvas.place("strip", box.x0, box.y0, COLUMN_WIDTH, COLUMN_HEIGHT, edge, turn)
        _head(canvas, words, view, province)
        _stock(canvas, province)
        _people(canvas, words, province, view.state.content)
        _dice(canvas, words, province, view.state.content)
        _buildings(canvas, words, province, view.state.content)
        _privileges(canvas, words, view, province)
    _cards(canvas, words, view.state, side, empty=province is None)


def _cards(canvas: Canvas, words: Words, state: Fortuna, side: int, *, empty: bool) -> None:
    dark = "#8d8373" if empty else MARKS[SIDES[side]].dark
    cards = state.sides[side]
    for slot in range(len(cards), state.content.limits.slots_per_side):
        box = action_card(side, slot)
        canvas.place("chip", box.x0, box.y0, box.width - 1, box.height - 3, False)  # noqa: FBT003 - empty
    for slot, card in enumerate(cards):
        box = action_card(side, slot)
        starts = starts_next(state, card.card)
        draw_card(canvas, words, state.content, box, card, dark, starts=starts)


def _empty(canvas: Canvas, words: Words, side: int) -> None:
    box = column(side)
    canvas.icon("glyph", box.x0 + 42, box.y0 + 40, 46, MARKS[SIDES[side]], "#b3a893")
    name = words(f"fortuna-side-{SIDES[side]}")
    title = words("fortuna-picture-empty-side")
    canvas.text(box.x0 + 76, box.y0 + 40, title, "hero", 30, MUTED, width=220)
    canvas.text(box.x1 - 24, box.y0 + 40, name, "serif", 25, MUTED, "right", 110)
    canvas.icon("glyph", box.middle[0], box.y0 + 540, 170, MARKS[SIDES[side]], "#d6cdbd")
    note = words("fortuna-picture-empty-note")
    canvas.lines(
        box.x0 + 26, box.y0 + 306, note, COLUMN_WIDTH - 52, size=24, fill=MUTED, pitch=30, most=8
    )


def _head(canvas: Canvas, words: Words, view: FortunaView, province: Province) -> None:
    box = column(province.side)
    name = words.name(province.seat)
    aside = words(f"fortuna-side-{SIDES[province.side]}")
    if view.over:
        aside = _total(words, view.state, province)
    furniture.head(canvas, mark_of(province), name, aside, box.x0, box.y0, COLUMN_WIDTH)


def _total(words: Words, state: Fortuna, province: Province) -> str:
    """What the match came to for a player."""
    points = total(state, province)
    if points is None:
        return words("fortuna-picture-outside")
    return words("picture-points", n=points)


def amount_spot(side: int, good: str) -> Spot:
    """Where it stands by how much a good or the coins grew or shrank: below their number."""
    line = field(side, "stock")
    x, y = column(side).x0 + AMOUNTS[good], line.middle[1] + 24
    return (x, y), "middle" if good == "aqueduct" else "left"


def _stock(canvas: Canvas, province: Province) -> None:
    x, y = column(province.side).x0, field(province.side, "stock").middle[1]
    for left, good in ((38, "grain"), (124, "water"), (266, "wine")):
        canvas.icon(good, x + left, y, 44)
        number(canvas, x + left + 24, y, getattr(province, good))
    canvas.icon("aqueduct", x + 206, y, 34, province.aqueduct is not None)
    if province.aqueduct is not None:
        number(canvas, x + 227, y, province.aqueduct, 28)
    canvas.icon("coin", x + 355, y, 44, False)  # noqa: FBT003 - an icon's argument
    number(canvas, x + 380, y, province.coins, 34)


def _people(canvas: Canvas, words: Words, province: Province, content: Content) -> None:
    for name, good in (("centurions", "centurion"), ("priestesses", "priestess")):
        box = field(province.side, name)
        own, y = int(getattr(province, name)), box.middle[1]
        canvas.text(box.x0 + 6, y, words(f"fortuna-picture-{name}"), "text", 23, MUTED, width=LABEL)
        places = content.prices[good]
        for i in range(len(places)):
            canvas.icon(good, box.x0 + 166 + i * 50, y, 43, i < own)
        if (price := next_price(content, province, good)) is not None:
            following = words("fortuna-picture-next")
            canvas.text(box.x1 - 46, y, following, "text", 21, MUTED, "right", 62)
            amount(canvas, box.x1 - 24, y, 34, price)
        else:
            full = words("fortuna-picture-full")
            canvas.text(box.x1 - 8, y, full, "aside", 22, MUTED, "right", 96)


def _dice(canvas: Canvas, words: Words, province: Province, content: Content) -> None:
    box = field(province.side, "dice")
    y = box.middle[1]
    canvas.text(box.x0 + 6, y, words("fortuna-picture-dice"), "text", 23, MUTED, width=88)
    for i in range(content.limits.max_dice):
        if i < province.dice:
            canvas.icon("die_piece", box.x0 + 120 + i * 47, y, 42)
        else:
            canvas.icon("spot", box.x0 + 120 + i * 47, y, 28)
    married = field(province.side, "married")
    word = words("fortuna-picture-married" if province.married else "fortuna-picture-single")
    fill = INK if province.married else MUTED
    canvas.icon("ring", married.x1 - 22, y, 38, province.married)
    canvas.text(married.x1 - 46, y, word, "text", 22, fill, "right", 96)


def _buildings(canvas: Canvas, words: Words, province: Province, content: Content) -> None:
    box = field(province.side, "buildings")
    y = box.middle[1]
    canvas.text(box.x0 + 6, y, words("fortuna-picture-buildings"), "text", 23, MUTED, width=94)
    for i in range(content.limits.max_buildings):
        filled = i < len(province.buildings)
        x = box.x0 + 104 + i * 99
        canvas.place("chip", x, y - 18, 95, 36, filled)
        if filled:
            name = words(f"fortuna-building-{province.buildings[i]}")
            canvas.text(x + 47.5, y, name, "bold", 21, INK, "middle", 89)


def _privileges(canvas: Canvas, words: Words, view: FortunaView, province: Province) -> None:
    box = field(province.side, "privileges")
    y, count = box.middle[1], len(province.privileges)
    canvas.text(box.x0 + 6, y, words("fortuna-picture-privileges"), "text", 23, MUTED, width=106)
    if view.over and count:
        _revealed(canvas, words, view.state, province, box)
        return
    for i in range(min(count, 5)):
        canvas.icon("card_back", box.x0 + 136 + i * 24, y, (40, 54), PRIVILEGE)
    text = words("fortuna-picture-face-down", n=count)
    canvas.text(box.x1 - 6, y, text, "text", 22, MUTED if count else PALE, "right", 128)


class Revealed(NamedTuple):
    """Cards of one name in a hand, and the points they gave together; None where none are counted."""

    name: str
    copies: int
    points: int | None


def _revealed(canvas: Canvas, words: Words, state: Fortuna, province: Province, box: Box) -> None:
    """The hand by name with the points it gave; of more than there is room for, the last are counted."""
    left = box.x0 + 114
    width = box.x1 - 4 - left
    held = _hand(words, state, province)
    for shown in range(len(held), 0, -1):
        text = _listed(words, held[:shown], held[shown:])
        rows = len(canvas.broken(text, "aside", SMALLEST, width))
        if rows <= REVEALED_LINES:
            break
    top = box.middle[1] - rows - REVEALED_PITCH * (rows - 1) / 2
    canvas.lines(left, top, text, width, role="aside", size=SMALLEST, pitch=REVEALED_PITCH)


def _hand(words: Words, state: Fortuna, province: Province) -> list[Revealed]:
    """The cards of a hand by name, those that gave points first."""
    counted = total(state, province) is not None
    gave = card_points(state, province) if counted else {}
    copies, points = Counter[str](), Counter[str]()
    for kind, n in sorted(Counter(design(card) for card in province.privileges).items()):
        name = words(f"fortuna-picture-privilege-{kind}")
        copies[name] += n
        points[name] += gave.get(kind, 0)
    scoring = {words(f"fortuna-picture-privilege-{kind}") for kind in gave}
    held = [
        Revealed(name, n, points[name] if name in scoring else None) for name, n in copies.items()
    ]
    return sorted(held, key=lambda one: not one.points)


def _listed(words: Words, shown: Sequence[Revealed], rest: Sequence[Revealed]) -> str:
    """Some cards by name, and how many there are besides."""
    text = ", ".join(_told(words, one) for one in shown)
    if not rest:
        return text
    points = [one.points for one in rest if one.points is not None]
    more = words("picture-more", n=sum(one.copies for one in rest))
    if points:
        more = words("fortuna-picture-gave", name=more, n=sum(points))
    return f"{text} {more}"


def _told(words: Words, held: Revealed) -> str:
    name, copies, points = held
    told = words("fortuna-picture-copies", name=name, n=copies) if copies > 1 else name
    return told if points is None else words("fortuna-picture-gave", name=told, n=points)
