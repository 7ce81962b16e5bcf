"""The strip of each nation beside the map."""

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

from engines.conqueror.ids import (
    DISTRICT,
    DISTRICTS,
    FORT,
    INDEPENDENT,
    SHIP,
    SIEGE,
    STANDARD,
    UPGRADE,
)
from engines.conqueror.scoring import result
from engines.conqueror.state import Conqueror, Nation
from engines.conqueror.words import district_name, key, project_name
from engines.core import Text
from renderer.conqueror.layout import strip
from renderer.conqueror.reading import ConquerorView, goal, mark_of, numbers
from renderer.conqueror.sea_icons import PROJECT_ICONS
from renderer.conqueror.texts import board_name, side_letter
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.heading import awaited
from renderer.core.marks import Spot
from renderer.core.palette import CANNOT, INK, MUTED, Mark
from renderer.core.symbols import number, shield
from renderer.core.text import SMALLEST
from renderer.core.words import Words

HEAD = 48
ICON, FIGURES = 32, 29
NUMBERS = {"coins": 14, "forts": 106, "food": 194, "tactics": 310, "heroes": 384}
"""Where each number's icon begins."""
FREE = 10
"""What a number of the row leaves free on both sides."""
TALL = 210
"""Height from which a strip shows the race for forts, and names districts and upgrades."""
AMOUNTS, BELOW = 15, 20.5
"""What is kept free below the row of numbers, and how far below their middle the amounts stand."""
SLOT_GAP, CROWN = 4, 26
SLOT, DISTRICT_PITCH, APART = 27, 34, 6
"""How high a slot for a card is; in a low strip, from one district to the next, and to the upgrades."""


class Row(NamedTuple):
    """How the barracks are drawn: middle of the tent, left edge of the first kind, and from one to the next.

    scale: of what is special on the right.
    """

    tent: float
    first: float
    pitch: float
    scale: float


WIDE, SEAS, LOW = Row(14 + ICON / 2, 92, 54, 1), Row(25, 46, 46, 0.88), Row(25, 44, 41, 0.88)
"""Without ships and siege engines, with them, and with them in low strips, where the Wharf is in this row."""
UPGRADE_NAMES = ("picture-upgrade", "picture-brief")
STARRED, EMPTY = (False,), (False,)
"""Of a coin without a number, and of a slot without a card."""


def draw_strips(canvas: Canvas, words: Words, view: ConquerorView) -> None:
    """Who plays, and what each has; whose turn it is stands out."""
    state, turns = view.state, awaited(view)
    winners = result(state).winners if view.over else []
    for nation in state.nations:
        box, mark = strip(len(state.nations), nation.seat), mark_of(state, nation.seat)
        turn = nation.seat in turns or (nation.seat == state.active and not view.over)
        edge = box.x0 - 6, box.y0 - 4, box.width + 12, box.height + 9
        canvas.place("strip", *edge, mark.dark, turn)
        won = nation.seat in winners
        found = numbers(state, nation.seat)
        _head(canvas, words, state, nation, box, CROWN if won else 0)
        shield(canvas, box.x1 - 34, box.y0 + 29, 48, found["points"])
        if won:
            canvas.icon("crown", box.x1 - 82, box.y0 + 27, 34)
        if not nation.out:
            _rows(canvas, words, state, nation, box, found)


def _head(
    canvas: Canvas, words: Words, state: Conqueror, nation: Nation, box: Box, crown: float
) -> None:
    """Piece, name and nation; `crown`: what room on the right is kept free besides."""
    mark, middle = mark_of(state, nation.seat), box.y0 + 28
    furniture.band(canvas, mark, box.x0 + 4, box.y0 + 5, box.width - 8, HEAD)
    canvas.place("pill", box.x0 + 46, middle - 19, box.width - 112, 38)
    canvas.icon("piece", box.x0 + 34, middle, 52, mark)
    left, right = box.x0 + 70, box.x1 - 82 - crown
    name = words.name(nation.seat)
    for told in (board_name(words, state, nation.seat), side_letter(nation)):
        room = canvas.width(told, "serif", 22) + 12
        if told and canvas.width(name, "hero", SMALLEST) <= right - room - left:
            canvas.text(right, middle, told, "serif", 22, MUTED, "right", room)
            right -= room
            break
    canvas.text(left, middle, name, "hero", 31, INK, width=right - left)


def rows_of(box: Box) -> list[float]:
    """The middles of a strip's rows; below the first there is room for amounts gained and lost."""
    count = 5 if box.height >= TALL else 3
    top, bottom = box.y0 + HEAD + 7, box.y1 - 7
    pitch = (bottom - top - AMOUNTS) / count
    return [top + (row + 0.5) * pitch + (AMOUNTS if row else 0) for row in range(count)]


def _rows(
    canvas: Canvas,
    words: Words,
    state: Conqueror,
    nation: Nation,
    box: Box,
    found: Mapping[str, int],
) -> None:
    rows, mark = rows_of(box), mark_of(state, nation.seat)
    draw_numbers(canvas, state, box.x0, rows[0], mark, found)
    if len(rows) == 3:
        draw_barracks(canvas, state, nation, box, rows[1])
        _low_slots(canvas, words, state, nation, box, rows[2])
        return
    draw_race(canvas, state, nation.seat, box.x0 + 14, rows[1], box.width - 28)
    if nation.wharf is not None:
        canvas.icon("wharf", box.x1 - 28, rows[1], 32, mark)
    draw_barracks(canvas, state, nation, box, rows[2])
    draw_slots(canvas, words, state, nation, Box(box.x0 + 12, rows[3], box.x1 - 12, rows[4]))


def draw_numbers(
    canvas: Canvas, state: Conqueror, left: float, y: float, mark: Mark, found: Mapping[str, int]
) -> None:
    """Coins, forts of how many, units that need food of how many, tactics, heroes."""
    said = {
        "coins": str(found["coins"]),
        "forts": f"{found['forts']}/{goal(state)}",
        "food": f"{found['fed']}/{found['limit']}",
        "tactics": str(found["tactics"]),
        "heroes": str(found["heroes"]),
    }
    for kind, x in NUMBERS.items():
        draw_sign(canvas, kind, left + x + ICON / 2, y, mark)
        fill = CANNOT if kind == "food" and found["fed"] > found["limit"] else INK
        canvas.text(
            left + x + ICON + 4, y + 1, said[kind], "hero", FIGURES, fill, width=_room(kind)
        )


def _room(kind: str) -> float:
    ends = [*NUMBERS.values(), 442]
    return ends[list(NUMBERS).index(kind) + 1] - NUMBERS[kind] - ICON - FREE


def draw_sign(
    canvas: Canvas, kind: str, x: float, y: float, mark: Mark, size: float = ICON
) -> None:
    """What is counted."""
    if kind == "coins":
        canvas.icon("coin", x, y, size, *STARRED)
    elif kind == "forts":
        canvas.icon("fort", x, y, size, 4)
    elif kind == "food":
        canvas.icon("ear", x, y, size)
    elif kind == "tactics":
        canvas.icon("card_back", x, y, (size * 0.74, size), mark.dark)
    else:
        canvas.icon("crown", x, y, size)


def draw_race(
    canvas: Canvas, state: Conqueror, seat: int, x: float, y: float, width: float
) -> None:
    """The forts held against the goal: a tower each, great ones taller."""
    mark, forts = mark_of(state, seat), state.forts(seat)
    great = set(state.forts(seat, "great"))
    count = max(goal(state), len(forts))
    pitch = min(42, width / count)
    ordered = sorted(forts, key=lambda place: place not in great)
    for number_ in range(count):
        held = number_ < len(ordered)
        colour = mark.colour if held else None
        tall = held and ordered[number_] in great
        canvas.icon("fort_pip", x + (number_ + 0.5) * pitch, y, 30, colour, tall)


def draw_barracks(canvas: Canvas, state: Conqueror, nation: Nation, box: Box, y: float) -> None:
    """Units left to recruit; on the right what is special: Wharf, elite, dynasty, stored food, trade bans."""
    low = box.height < TALL
    way = (LOW if low else SEAS) if state.destiny else WIDE
    kinds = (*STANDARD, SHIP, SIEGE) if state.destiny else STANDARD
    canvas.icon("barracks", box.x0 + way.tent, y, round(28 * way.scale))
    for place, kind in enumerate(kinds):
        x = box.x0 + way.first + place * way.pitch
        canvas.icon(kind, x + 11, y, 23)
        number(canvas, x + 25, y, nation.barracks.get(kind, 0), 25)
    x = box.x1 - 14 * way.scale

    def put(icon: str, middle: float, size: float, step: float, *arguments: Hashable) -> None:
        nonlocal x
        canvas.icon(icon, x - middle * way.scale, y, round(size * way.scale), *arguments)
        x -= step * way.scale

    for other in reversed(nation.partners):
        if other == INDEPENDENT:
            put("independent", 13, 28, 26)
        else:
            put("piece", 13, 28, 26, mark_of(state, other))
    if nation.partners:
        put("truce", 12, 25, 34)
    if nation.stored:
        put("stored_food", 13, 26, 32)
    if nation.dynasty != "ready":
        wide, high = (round(one * way.scale) for one in (22, 28))
        canvas.icon("dynasty", x - 11 * way.scale, y, (wide, high), nation.dynasty == "used")
        x -= 30 * way.scale
    put("elite_state", 13, 27, 30, nation.elite)
    if nation.wharf is not None and low:
        put("wharf", 13, 28, 30, mark_of(state, nation.seat))


def cards_of(nation: Nation) -> list[str]:
    """The district cards of a nation, one by one."""
    return [
        kind for kind in DISTRICTS for _ in range(nation.districts.get(kind, 0)) if kind != FORT
    ]


class Card(NamedTuple):
    """A card in a slot: what it lies on, its picture if it has one, its name, and one for low strips."""

    ground: str
    icon: str
    name: Text
    brief: Text


def slots_of(nation: Nation, board: str) -> list[Card]:
    """What lies in the slots for districts or for upgrades: mega projects come last."""
    if board == DISTRICT:
        found = [
            Card("chip", one, district_name(one), district_name(one)) for one in cards_of(nation)
        ]
    else:
        found = [
            Card("upgrade_chip", "", *(Text(key(form, one)) for form in UPGRADE_NAMES))
            for one in nation.upgrades
        ]
    projects = [one.kind for one in nation.projects if one.slot == board]
    names = {kind: project_name(kind) for kind in projects}
    return [
        *found,
        *(Card("project_chip", PROJECT_ICONS[kind], names[kind], names[kind]) for kind in projects),
    ]


def _low_slots(
    canvas: Canvas, words: Words, state: Conqueror, nation: Nation, box: Box, y: float
) -> None:
    """Districts and mega projects as pictures, upgrades by their shortest names, four slots each."""
    slots = state.content.limits.slots
    left = box.x0 + 12
    middle = left + slots * DISTRICT_PITCH + APART
    pitch = (box.x1 - 12 - middle + SLOT_GAP) / slots
    for board, first, step in ((DISTRICT, left, DISTRICT_PITCH), (UPGRADE, middle, pitch)):
        wide = step - SLOT_GAP
        for place, card in enumerate(_filled(slots_of(nation, board), slots)):
            x = first + place * step
            _ground(canvas, x, y, wide, card)
            if card is not None and card.icon:
                canvas.icon(card.icon, x + wide / 2, y, 24)
            elif card is not None:
                _name(canvas, words, x, y, wide, card.brief)


def _filled(cards: Sequence[Card], slots: int) -> list[Card | None]:
    """What is in each slot; nothing in those that are free."""
    return [*cards, *[None] * slots][:slots]


def _ground(canvas: Canvas, x: float, y: float, wide: float, card: Card | None) -> None:
    kind, arguments = ("chip", EMPTY) if card is None else (card.ground, ())
    canvas.place(kind, x, y - SLOT / 2, wide, SLOT, *arguments)


def _name(canvas: Canvas, words: Words, x: float, y: float, wide: float, name: Text) -> None:
    canvas.text(x + wide / 2, y, words.said(name), "bold", 21, INK, "middle", wide - 4)


def draw_slots(canvas: Canvas, words: Words, state: Conqueror, nation: Nation, box: Box) -> None:
    """Districts, upgrades and mega projects by name, four slots each, one row below the other."""
    slots = state.content.limits.slots
    pitch = (box.width + SLOT_GAP) / slots
    for board, y in ((DISTRICT, box.y0), (UPGRADE, box.y1)):
        for place, card in enumerate(_filled(slots_of(nation, board), slots)):
            x, wide = box.x0 + place * pitch, pitch - SLOT_GAP
            _ground(canvas, x, y, wide, card)
            if card is not None:
                _name(canvas, words, x, y, wide, card.name)


def amount_spot(seats: int, seat: int, kind: str) -> Spot:
    """Where it stands by how much a number of a seat grew: below it."""
    box = strip(seats, seat)
    y = rows_of(box)[0] + BELOW
    if kind == "heroes":  # the last number, at the strip's edge
        return (box.x1 - 12, y), "right"
    return (box.x0 + NUMBERS[kind] + ICON + 4, y), "left"
