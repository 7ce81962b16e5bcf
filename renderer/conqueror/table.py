"""What a seat has, to read: numbers, territories with what stands there, heroes, districts and upgrades."""

from collections.abc import Iterator, Sequence

from PIL import Image

from engines.conqueror.content import Space
from engines.conqueror.preview.income import income
from engines.conqueror.state import Army, Conqueror, Nation
from engines.core import HIDDEN
from renderer.conqueror.effects import (
    board_power,
    built_effect,
    district_effect,
    elite_effect,
    hero_effect,
    hero_name,
    upgrade_effect,
)
from renderer.conqueror.heading import draw_heading
from renderer.conqueror.palette import MARKS, STRIP
from renderer.conqueror.reading import ConquerorView, active_at, idle_at, kinds, mark_of, numbers
from renderer.conqueror.signs import fort_sign
from renderer.conqueror.strips import ICON, NUMBERS, cards_of, draw_numbers
from renderer.conqueror.texts import army, board_name, district, named, owner, project, upgrade
from renderer.core import marks, own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.fonts import Role
from renderer.core.marks import Spot
from renderer.core.own_table import Panel
from renderer.core.palette import EARTH, INK, MUTED, Colour
from renderer.core.paragraphs import draw_paragraphs, fitting
from renderer.core.pen import Point
from renderer.core.picture import Change
from renderer.core.symbols import amount, shield
from renderer.core.telling import listed
from renderer.core.text import SMALLEST
from renderer.core.words import Words

LANDS = Box(24, 206, 900, 1176)
HEROES = Box(916, 206, 1776, 596)
CARDS = Box(916, 612, 1776, 920)
STATE = Box(916, 936, 1776, 1176)
PANELS = (
    Panel(LANDS, "conqueror-picture-lands", 800),
    Panel(HEROES, "conqueror-picture-heroes", 800),
    Panel(CARDS, "conqueror-picture-cards", 800),
    Panel(STATE, ""),
)
POWERS = Box(24, 1012, 900, 1176)
"""With Seas of Destiny: what the player board does, below the territories."""
LANDS_ABOVE = Box(24, 206, 900, 996)
PANELS_EXPANDED = (
    Panel(LANDS_ABOVE, "conqueror-picture-lands", 800),
    Panel(POWERS, "conqueror-picture-board", 800),
    Panel(HEROES, "conqueror-picture-heroes", 800),
    Panel(CARDS, "conqueror-picture-cards-projects", 800),
    Panel(STATE, ""),
)
SIZES = (24, 22, SMALLEST)
"""Sizes of paragraphs: the first in which all of them find room."""
COLUMNS, MOST_PITCH, IN_A_COLUMN = 2, 62, 14
NAME_WIDTH, KIND_WIDTH = 178, 45
NUMBERS_X, SHIELD_X = 1150, 1690


def paint_table(
    view: ConquerorView, words: Words, seat: int, found: Sequence[Change]
) -> Image.Image:
    """What all may see of a seat, with the changes `found` there."""
    state = view.state
    panels = PANELS_EXPANDED if state.destiny else PANELS
    canvas = own_table.canvas(words.catalogue.lang, STRIP, panels)
    draw_heading(canvas, words, view)
    draw_banner(canvas, words, state, seat)
    draw_lands(canvas, words, state, seat, LANDS_ABOVE if state.destiny else LANDS)
    if state.destiny:
        paragraphs(canvas, POWERS, board_lines(words, state, seat))
    draw_heroes(canvas, words, state, state.nations[seat], HEROES)
    draw_cards(canvas, words, state, state.nations[seat], CARDS)
    _lines(canvas, STATE, state_lines(words, state, seat))
    marks.mark_board(canvas, found, lambda change: _mark(canvas, change), _amount_spot)
    return canvas.image


def _mark(canvas: Canvas, change: Change) -> Point:
    """Mark what a seat has bought, or that it is out; returns where the number goes."""
    kind, _, _ = change.place.partition("/")
    return marks.bracketed(canvas, CARDS.inset(4) if kind == "cards" else own_table.BANNER.inset(4))


def _amount_spot(_seat: int, kind: str) -> Spot:
    """Where it stands by how much a number of the banner grew: below it."""
    return (NUMBERS_X + NUMBERS[kind] + ICON + 4, own_table.BANNER_Y + own_table.BELOW), "left"


def draw_banner(canvas: Canvas, words: Words, state: Conqueror, seat: int) -> None:
    """Who it is, and what the strip on the board counts."""
    mark, found = mark_of(state, seat), numbers(state, seat)
    own_table.banner(canvas, mark, words.name(seat), 720)
    y = own_table.BANNER_Y
    wide = canvas.width(words.name(seat), "hero", 40)
    left = 132 + min(720, wide) + 22
    name = board_name(words, state, seat)
    canvas.text(left, y + 2, name, "serif", 30, MUTED, width=NUMBERS_X - left)
    draw_numbers(canvas, state, NUMBERS_X, y, mark, found)
    shield(canvas, SHIELD_X, y + 1, 60, found["points"])


def draw_lands(canvas: Canvas, words: Words, state: Conqueror, seat: int, box: Box) -> None:
    """Each territory with its fort, and its units by kinds: active ones dark, exhausted ones pale."""
    lands = state.held(seat)
    rows = max(IN_A_COLUMN, -(-len(lands) // COLUMNS))
    top, wide = box.y0 + 64, (box.width - 30) / COLUMNS
    pitch = min(MOST_PITCH, (box.y1 - 14 - top) / rows)
    for number, place in enumerate(lands):
        x = box.x0 + 16 + number // rows * wide
        y = top + (number % rows + 0.5) * pitch
        sign = fort_sign(state, place)
        if sign is not None:
            canvas.icon(sign.icon, x + 16, y, 32, *sign.arguments)
        name = named(words, place)
        role: Role = "serif" if state.is_sea(place) else "bold"
        canvas.text(x + 38, y, name, role, 24, INK, width=NAME_WIDTH - 4)
        _units(canvas, state, place, x + 40 + NAME_WIDTH, y)


def _units(canvas: Canvas, state: Conqueror, place: str, x: float, y: float) -> None:
    for units, ink in ((active_at(state, place), INK), (idle_at(state, place), MUTED)):
        for kind, number in kinds(units):
            canvas.icon(kind, x + 11, y, 22, ink)
            canvas.text(x + 24, y, number or 1, "hero", 23, ink, width=20)
            x += KIND_WIDTH if number < 10 else KIND_WIDTH + 8
    if state.lands[place].army.barred:
        canvas.icon("lock", x + 11, y, 22)


def draw_heroes(canvas: Canvas, words: Words, state: Conqueror, nation: Nation, box: Box) -> None:
    """The heroes of a nation: what each does, what it costs, and whether it is used, hidden or for sale."""
    names = state.content.heroes_of(nation.mark)
    pitch = (box.height - 70) / max(5, len(names))
    found = statuses(state, nation)
    for number, hero in enumerate(names):
        y = box.y0 + 62 + (number + 0.5) * pitch
        row = state.content.heroes[hero]
        status = found[hero]
        ink: Colour = MUTED if status == "spent" else INK
        amount(canvas, box.x0 + 38, y, 38, row.price)
        canvas.text(box.x0 + 66, y - 12, hero_name(words, state, hero), "bold", 25, ink, width=440)
        told = words(f"conqueror-picture-hero-{status}")
        fill = EARTH if status in ("sale", "spent") else INK
        canvas.text(box.x1 - 20, y - 12, told, "aside", 23, fill, "right", 300)
        effect = hero_effect(words, state, hero)
        canvas.text(box.x0 + 66, y + 14, effect, "text", 22, MUTED, width=box.width - 90)
    _bought(canvas, words, nation, box)


def _bought(canvas: Canvas, words: Words, nation: Nation, box: Box) -> None:
    """Heroes that the viewer knows by price alone."""
    prices = sorted(one.price for one in nation.heroes if one.name == HIDDEN)
    x = box.x1 - 24
    for price in reversed(prices):
        canvas.icon("card_back", x - 20, box.y0 + 33, (38, 52), MARKS[nation.mark].dark)
        amount(canvas, x - 20, box.y0 + 34, 28, price)
        x -= 46
    if prices:
        told = words("conqueror-picture-bought", n=len(prices))
        canvas.text(x - 8, box.y0 + 33, told, "aside", 24, EARTH, "right", 400)


def statuses(state: Conqueror, nation: Nation) -> dict[str, str]:
    """Where each hero is as far as the viewer knows.

    "open" (used once), "spent", "ready" (bought, not used yet), "sale", or "maybe": it is for sale, or bought
    already, for one of its price was.
    """
    names = state.content.heroes_of(nation.mark)
    known = {one.name for one in nation.heroes}
    prices = [one.price for one in nation.heroes if one.name == HIDDEN]
    found = {}
    for hero in names:
        if hero in nation.open:
            found[hero] = "open"
        elif hero in nation.spent:
            found[hero] = "spent"
        elif hero in known:
            found[hero] = "ready"
        else:
            found[hero] = "sale"
    for price in set(prices):
        candidates = [
            hero
            for hero in names
            if found[hero] == "sale" and state.content.heroes[hero].price == price
        ]
        sure = len(candidates) == prices.count(price)
        found.update(dict.fromkeys(candidates, "ready" if sure else "maybe"))
    return found


def draw_cards(canvas: Canvas, words: Words, state: Conqueror, nation: Nation, box: Box) -> None:
    """Districts and upgrades with what they do."""
    rows = [
        *(
            ("chip", district(words, one), district_effect(words, state, one))
            for one in cards_of(nation)
        ),
        *(
            ("project_chip", project(words, one.kind), built_effect(words, state, one))
            for one in nation.projects
        ),
        *(
            ("upgrade_chip", upgrade(words, one), upgrade_effect(words, state, one))
            for one in nation.upgrades
        ),
    ]
    pitch = min(40, (box.height - 66) / max(1, len(rows)))
    for number, (ground, name, effect) in enumerate(rows):
        y = box.y0 + 60 + (number + 0.5) * pitch
        canvas.place(ground, box.x0 + 18, y - 14, 250, 28)
        canvas.text(box.x0 + 143, y, name, "bold", 22, INK, "middle", 236)
        canvas.text(box.x0 + 282, y, effect, "text", 22, MUTED, width=box.width - 300)
    if not rows:
        told = words("conqueror-picture-no-cards")
        canvas.text(box.x0 + 20, box.y0 + 84, told, "aside", 24, MUTED, width=600)


def paragraphs(canvas: Canvas, box: Box, said: Sequence[str], sizes: Sequence[int] = SIZES) -> None:
    """Sentences below the heading of a panel, in the first of the sizes in which all find room."""
    wide, top, end = box.width - 40, box.y0 + 54 + sizes[0], box.y1 - 16
    size = fitting(canvas, said, wide, end - top + sizes[-1] / 2, sizes)
    draw_paragraphs(canvas, box.x0 + 20, top, end, said, wide, size)


def board_lines(words: Words, state: Conqueror, seat: int) -> list[str]:
    """What the player board of a seat does: its power and its elite unit."""
    side = state.nations[seat].side
    return [
        words(f"conqueror-picture-board-{side}", power=board_power(words, state, seat)),
        words("conqueror-picture-board-elite", effect=elite_effect(words, state, seat)),
    ]


def _lines(canvas: Canvas, box: Box, lines: Sequence[str], size: int = 24) -> None:
    y = box.y0 + 30
    for line in lines:
        if y > box.y1 - 14:
            break
        y = canvas.lines(box.x0 + 20, y, line, box.width - 40, size=size, pitch=28, most=2) + 3


def state_lines(words: Words, state: Conqueror, seat: int) -> list[str]:
    """Barracks, elite unit, income, trade, agent, bans, dynasty and stored food, a sentence each.

    There is no income once there are no Taxes to come.
    """
    return list(_state(words, state, seat))


def _state(words: Words, state: Conqueror, seat: int) -> Iterator[str]:
    nation = state.nations[seat]
    barracks = army(words, nation.barracks)
    elite = words(f"conqueror-picture-elite-{nation.elite}")
    yield words("conqueror-text-barracks", units=barracks, elite=elite)
    if nation.wharf is not None:
        place, ships = named(words, nation.wharf), split(words, nation.dock)
        empty = "" if nation.dock else "-empty"
        yield words(f"conqueror-text-wharf{empty}", place=place, ships=ships)
    if not (nation.out or state.ended):
        yield words("conqueror-text-income", n=income(state, seat))
    yield words("conqueror-text-track", n=nation.space, of=len(_track(state)))
    if nation.agent is not None:
        yield words("conqueror-text-agent", where=agent_place(words, nation.agent))
    if nation.partners:
        names = listed(words, [owner(words, other) for other in nation.partners])
        yield words("conqueror-text-bans", names=names)
    yield words(f"conqueror-text-dynasty-{nation.dynasty}")
    if nation.stored:
        yield words("conqueror-text-stored", n=state.content.limits.stored_food)
    if nation.temporary is not None:
        yield words("conqueror-text-temporary", place=named(words, nation.temporary))


def split(words: Words, units: Army) -> str:
    """Units, apart those that are exhausted or may not march."""
    if not units:
        return army(words, {})
    found = [army(words, units.active)] if units.active else []
    for key, some in (("tired", units.tired), ("kept", units.barred)):
        if some:
            found.append(words(f"conqueror-text-{key}", units=army(words, some)))
    return "; ".join(found)


def _track(state: Conqueror) -> list[Space]:
    return state.content.track(state.mode)


def agent_place(words: Words, space: str) -> str:
    """Where an agent stands."""
    board, _, name = space.partition(".")
    return words(f"conqueror-picture-at-{board}-{name}")
