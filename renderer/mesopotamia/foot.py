"""Below the map: the event track and the population track, the trade section, the Hanging Gardens."""

from collections.abc import Mapping

from engines.mesopotamia.content import Trade
from engines.mesopotamia.ids import COMBAT, GOODS, GUARDIANS, LEVELS
from engines.mesopotamia.state import Mesopotamia, Track
from engines.mesopotamia.words import garden_name
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import EARTH, INK
from renderer.core.symbols import shield
from renderer.core.text import SMALLEST
from renderer.core.words import Words
from renderer.mesopotamia.layout import GARDEN, MARKET, TRACKS
from renderer.mesopotamia.reading import mark_of

ROMAN = {1: "I", 2: "II", 3: "III", 4: "IV", 5: "V"}
EVENT_TRACK, POPULATION_TRACK = "events", "population"
SIGN, SPACE = 32, 25
"""Size of what tells a track, and height of its spaces."""
SEAL, STEP, BARE = 26, 20, 0.55
"""Size of a seal; how much higher the next of a stack stands at most, and at least as a share of its size."""
USUAL = 98
"""Height of a track on the board; where there is more room, all on it is larger."""
ENDS = 8
FIGHTS, FIGHT = 5, 28
"""For how many places still to be fought in there is room, and how high each is."""
HEADS = 24
"""Height of the line with the levels of the trade section."""
WIDTHS = {1: 118, 2: 152, 3: 154, 4: 174}
"""How the levels share the width of the trade section: higher ones trade more kinds of goods."""
GOOD, LEAST = 22, 15
"""Size of a good on a trade token; below which size of goods a 1 before each of them is left out."""
SAIL, ARROW, PRIZES, JAR = 22, 22, 60, 29
"""Widths on a trade token: of the ship, the arrow, the shield with the amphora, the amphora alone."""
SHUT, CLOSED = "#e3d8c4", "#cdbd9c"
"""A slot that is not in play with so few players."""


def draw_foot(canvas: Canvas, words: Words, state: Mesopotamia) -> None:
    """Tracks, trade and gardens; while they fight, instead of these the places still to be fought in."""
    for name in (EVENT_TRACK, POPULATION_TRACK):
        draw_track(canvas, state, name, track_box(name))
    draw_market(canvas, state, MARKET)
    if state.phase == COMBAT and state.combats:
        draw_fights(canvas, words, state, GARDEN)
    else:
        draw_garden(canvas, words, state, GARDEN)


def track_box(name: str) -> Box:
    """Where a track is drawn."""
    half = TRACKS.height / 2
    top = TRACKS.y0 + (half if name == POPULATION_TRACK else 0)
    return Box(TRACKS.x0, top, TRACKS.x1, top + half)


def track(state: Mesopotamia, name: str) -> Track:
    """One of the two tracks."""
    return state.events if name == EVENT_TRACK else state.population


def draw_track(canvas: Canvas, state: Mesopotamia, name: str, box: Box) -> None:
    """The spaces of a track with the seals on them, in stacks."""
    on, k = track(state, name), box.height / USUAL
    first, spaces = box.x0 + ENDS + SIGN * k + 4, len(on.stacks)
    pitch, figures = (box.x1 - ENDS - first) / spaces, round(SMALLEST * k**0.5)
    high = SPACE * k
    y = box.y1 - 6 - high
    room = y - box.y0
    sign = "event_track" if name == EVENT_TRACK else "people"
    canvas.icon(sign, box.x0 + ENDS + SIGN * k / 2, y + 4, SIGN * k)
    for number, stack in enumerate(on.stacks, 1):
        x = first + (number - 1) * pitch
        canvas.place("cell", x, y, pitch - 2, high)
        told = number if name == EVENT_TRACK else state.content.level(number).units
        if canvas.width(told, "text", figures) <= pitch - 2:
            spot = x + pitch / 2 - 1, y + high / 2
            canvas.text(*spot, told, "text", figures, EARTH, "middle", pitch)
        others = max(1, len(stack) - 1)
        seal = min(SEAL * k, room / (1 + BARE * others))
        step = min(STEP * k, (room - seal) / others)
        for place, seat in enumerate(stack):
            up = y - seal / 2 + 2 - place * step
            canvas.icon("piece", x + pitch / 2 - 1, up, seal, mark_of(state, seat))


def slot_box(box: Box, slot: str, most: int = 3) -> Box:
    """Where a slot of the trade section is drawn: a column for each level."""
    level, _, letter = slot.partition(".")
    column, high = column_box(box, int(level)), (box.height - HEADS - 12) / most
    y = box.y0 + HEADS + 6 + "abc".index(letter) * high
    return Box(column.x0 + 2, y + 2, column.x1 - 2, y + high - 2)


def column_box(box: Box, level: int) -> Box:
    """The column of a level in the trade section."""
    each = (box.width - 2 * ENDS) / sum(WIDTHS.values())
    left = box.x0 + ENDS + each * sum(WIDTHS[one] for one in LEVELS if one < level)
    return Box(left, box.y0, left + each * WIDTHS[level], box.y1)


def draw_market(canvas: Canvas, state: Mesopotamia, box: Box) -> None:
    """The trade tokens by levels: what is paid and gained, what the amphora is worth, and whose it is."""
    for level in LEVELS:
        column = column_box(box, level)
        x, y = column.middle[0], box.y0 + HEADS / 2 + 4
        canvas.text(x, y, ROMAN[level], "title", 24, EARTH, "middle", column.width)
    for slot, row in state.content.slots.items():
        place = slot_box(box, slot)
        token = state.market.get(slot)
        if token is None:
            canvas.place("cell", *place[:2], place.width, place.height, SHUT, CLOSED)
            continue
        canvas.place("cell", *place[:2], place.width, place.height)
        draw_trade(canvas, state, token, place, ship=row.ship)


def draw_trade(canvas: Canvas, state: Mesopotamia, token: str, box: Box, *, ship: bool) -> None:
    """A trade token in its slot."""
    row: Trade = state.content.trades[token]
    high = box.height / 2
    upper, lower = box.y0 + high * 0.56, box.y0 + high * 1.46
    left = box.x0 + 6
    if ship:
        canvas.icon("ship", left + 9, upper, 20, EARTH)
        left += SAIL
    draw_goods(canvas, row.pay, left, upper, GOOD, box.x1 - PRIZES - left)
    canvas.icon("arrow", box.x0 + 12, lower, 14)
    left = box.x0 + ARROW
    # the amphora reaches down beside what the token gives, which stays where it is when one comes
    draw_goods(canvas, row.gain, left, lower, GOOD, box.x1 - JAR - left)
    x, owner = box.x1 - 15, state.claims.get(token)
    if owner is not None:
        canvas.icon("claimed", x, upper + 4, 32, mark_of(state, owner))
    else:
        canvas.icon("spot", x, upper + 2, 24)
    if row.points:
        shield(canvas, x - 29, upper + 1, 28, row.points)


def draw_goods(
    canvas: Canvas, goods: Mapping[str, int], x: float, y: float, size: float, room: float
) -> float:
    """How much of each good, from the left; returns where it ends.

    One of each stands without numbers where these would leave goods too small to be told apart.
    """
    shown = [(good, goods[good]) for good in GOODS if goods.get(good)]
    figures = max(SMALLEST, round(size * 0.86))
    numbers = [canvas.width(n, "hero", figures) + 2 for _, n in shown]
    each = max(1, len(shown))
    plain = (room - sum(numbers)) / each - 1 < LEAST and all(n == 1 for _, n in shown)
    if plain:
        numbers = [0.0] * len(shown)
    size = min(size, (room - sum(numbers)) / each - 1)
    gap = min(6.0, (room - sum(numbers) - size * len(shown)) / max(1, len(shown) - 1))
    for (good, number), wide in zip(shown, numbers, strict=True):
        if not plain:
            canvas.text(x, y, number, "hero", figures, INK)
        canvas.icon(good, x + wide + size / 2, y, size)
        x += wide + size + gap
    return x


def draw_garden(canvas: Canvas, words: Words, state: Mesopotamia, box: Box) -> None:
    """The part of the Hanging Gardens that can be built next: what it costs, needs and is worth."""
    x, wide = box.x0 + 14, box.width - 28
    canvas.text(x, box.y0 + 24, words("mesopotamia-picture-gardens"), "title", 26, INK, width=wide)
    parts = max(row.level for row in state.content.gardens.values())
    canvas.icon("gardens", box.x1 - 52, box.y0 + 104, (84, 64), state.built, parts)
    if state.tile is None:
        told = words(
            "mesopotamia-picture-gardens-done"
            if state.built
            else "mesopotamia-picture-gardens-none"
        )
        canvas.lines(x, box.y0 + 64, told, wide - 110, role="aside", size=22, fill=EARTH, pitch=26)
        return
    row = state.content.gardens[state.tile]
    name = words.said(garden_name(state.tile))
    if canvas.width(name, "bold", 20) <= wide - 36:
        canvas.text(x, box.y0 + 54, name, "bold", 23, INK, width=wide - 36)
    else:
        canvas.lines(
            x, box.y0 + 44, name, wide - 36, role="bold", size=20, fill=INK, pitch=22, most=2
        )
    shield(canvas, box.x1 - 26, box.y0 + 54, 34, row.points)
    draw_goods_in_two(canvas, cost_of(state, state.tile), x, box.y0 + 88, 26)
    needs = needs_of(words, state, state.tile)
    canvas.lines(x, box.y0 + 150, needs, wide, size=21, fill=EARTH, pitch=24, most=2)


def draw_fights(canvas: Canvas, words: Words, state: Mesopotamia, box: Box) -> None:
    """The places in which they still fight, in order, each with the parties there; the tribe comes first."""
    x, wide = box.x0 + 14, box.width - 28
    canvas.text(x, box.y0 + 24, words("mesopotamia-picture-fights"), "title", 26, INK, width=wide)
    rows = len(state.combats)
    shown = rows if rows <= FIGHTS else FIGHTS - 1
    for number, place in enumerate(state.combats[:shown]):
        y = box.y0 + 58 + number * FIGHT
        canvas.icon("swords", x + 14, y, 24)
        canvas.text(x + 36, y, place.upper(), "hero", 23, INK, width=44)
        parties = [mark_of(state, seat) for seat in state.grounds[place].armed()]
        tribe = [None] if state.grounds[place].tribe else []
        for spot, mark in enumerate([*tribe, *parties]):
            middle = x + 84 + spot * 22
            if mark is None:
                canvas.icon("independent", middle, y, 26)
            else:
                canvas.icon("piece", middle, y, 26, mark)
    if shown < rows:
        told = words("picture-more", n=rows - shown)
        canvas.text(x + 36, box.y0 + 58 + shown * FIGHT, told, "aside", 22, EARTH, width=wide - 36)


def draw_goods_in_two(
    canvas: Canvas, goods: Mapping[str, int], x: float, y: float, size: float
) -> None:
    """Goods in two lines, half of the kinds in each."""
    shown = [good for good in GOODS if goods.get(good)]
    for number, line in enumerate((shown[:2], shown[2:4])):
        draw_goods(canvas, {good: goods[good] for good in line}, x, y + number * 32, size, 112)


def cost_of(state: Mesopotamia, tile: str) -> Mapping[str, int]:
    """What a part of the Hanging Gardens costs; nothing where it comes for a wave beaten."""
    return {} if state.mode == GUARDIANS else state.content.gardens[tile].cost


def needs_of(words: Words, state: Mesopotamia, tile: str) -> str:
    """What besides its cost a part of the Hanging Gardens needs."""
    if state.mode == GUARDIANS:
        return words("mesopotamia-picture-needs-wave")
    row = state.content.gardens[tile]
    if row.population:
        return words("mesopotamia-picture-needs-population", n=row.population)
    if row.event_space:
        return words("mesopotamia-picture-needs-events", n=row.event_space)
    if row.settlements:
        return words("mesopotamia-picture-needs-settlements", n=row.settlements)
    return words("mesopotamia-picture-needs-nothing")
