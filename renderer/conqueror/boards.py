"""The boards of agents enlarged: trade track and flags, districts, upgrades, and the chronicle."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engines.conqueror.ids import (
    DISTRICT,
    DISTRICTS,
    PROJECT,
    PROJECTS,
    TRADE,
    TYPES,
    UPGRADE,
    UPGRADES,
    WHARF,
    way,
)
from engines.conqueror.preview.market import SPACES
from engines.conqueror.preview.prices import agents
from engines.conqueror.state import Conqueror
from renderer.conqueror.chronicle import chronicle_title, no_chronicle
from renderer.conqueror.effects import (
    chronicle_effect,
    district_effect,
    project_effect,
    upgrade_effect,
)
from renderer.conqueror.foot import (
    draw_agent,
    draw_flag,
    draw_kind,
    draw_space,
    flags_of,
)
from renderer.conqueror.heading import draw_heading
from renderer.conqueror.palette import STRIP, TRACK
from renderer.conqueror.reading import ConquerorView, mark_of, wonders_left
from renderer.conqueror.texts import district, project, upgrade
from renderer.core import marks, own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.own_table import Panel
from renderer.core.palette import EARTH, INK, LINE, MUTED, PALE
from renderer.core.pen import Point
from renderer.core.picture import Change
from renderer.core.symbols import amount, shield
from renderer.core.telling import listed
from renderer.core.words import Words


class Plan(NamedTuple):
    """Where the boards lie; projects: only with Seas of Destiny."""

    trades: Box
    building: Box
    funding: Box
    scroll: Box
    projects: Box | None = None

    @property
    def panels(self) -> tuple[Panel, ...]:
        """The boards with their headings; there is none over the chronicle where it has little room."""
        titles = ["trade", "districts", "upgrades", "chronicles"]
        boxes = [self.trades, self.building, self.funding, self.scroll]
        found = [
            Panel(box, f"conqueror-picture-{title}", 500)
            for box, title in zip(boxes, titles, strict=True)
        ]
        if self.projects is not None:
            found[-1] = Panel(self.scroll, "")
            found.append(Panel(self.projects, "conqueror-picture-projects", 500))
        return tuple(found)


USUAL = Plan(
    Box(24, 112, 1776, 416),
    Box(24, 432, 880, 800),
    Box(896, 432, 1776, 1176),
    Box(24, 816, 880, 1176),
)
EXPANDED = Plan(
    Box(24, 112, 1776, 366),
    Box(24, 380, 880, 670),
    Box(896, 380, 1776, 1176),
    Box(24, 988, 880, 1176),
    Box(24, 684, 880, 974),
)
FLAGS_AT, FLAG_AGENT = 1230, 206
"""Where the flags begin, and how far below the upper edge the agents beneath them are."""
PRICES_AT = 300
"""From the right edge of a panel to where prices begin."""


LOW = 300
"""Height of a board of districts below which its rows are low."""
LITTLE = 200
"""Height of the chronicle below which it has no heading."""
EFFECTS_AT, OWNER = 240, 32
"""How far right of an upgrade's name its effect begins; how wide the piece of each that has it is."""


AGENTS, AGENT = Box(-120, -26, -18, 26), 30
"""The agents of a row, from its right edge and middle; half the size of the place for one beside a flag."""


def paint_boards(view: ConquerorView, words: Words, found: Sequence[Change]) -> Image.Image:
    """All boards, with words for what is on them, and the changes `found` there."""
    state = view.state
    plan = _plan(state)
    canvas = own_table.canvas(words.catalogue.lang, STRIP, plan.panels)
    draw_heading(canvas, words, view)
    _track(canvas, words, state, plan.trades)
    _flags(canvas, words, state, plan.trades)
    _districts(canvas, words, state, plan.building)
    if plan.projects is not None:
        _projects(canvas, words, state, plan.projects)
    _upgrades(canvas, words, state, plan.funding)
    _chronicle(canvas, words, state, plan.scroll)
    marks.mark_all(canvas, found, lambda change: _mark(canvas, state, change.place))
    return canvas.image


def _plan(state: Conqueror) -> Plan:
    return EXPANDED if state.destiny else USUAL


def _mark(canvas: Canvas, state: Conqueror, place: str) -> Point:
    """Mark a change; returns where its number goes, beside what it is about."""
    kind, _, name = place.partition("/")
    if kind == "chronicle":
        return marks.bracketed(canvas, _plan(state).scroll.inset(4))
    if kind == "track":
        box = _space_box(state, _plan(state).trades, int(name))
        marks.bracket(canvas, *box)
        return box.x0, box.y1
    board, _, one = name.partition(".")
    if board == TRADE:
        return marks.bracketed(canvas, _flag_agent(state, _plan(state).trades, one))
    box = _row_agents(state, board, one)
    marks.bracket(canvas, *box)
    return box.x0 - marks.BADGE / 2, box.middle[1]


def _space_box(state: Conqueror, box: Box, number: int) -> Box:
    """A space of the trade track."""
    pitch = (FLAGS_AT - box.x0 - 50) / len(state.content.track(state.mode))
    x = box.x0 + 20 + (number - 1) * pitch
    return Box(x, box.y0 + 60, x + pitch - 8, box.y1 - 18)


def _flag_x(state: Conqueror, box: Box, place: int) -> float:
    """The middle of a flag, counted from the left."""
    return FLAGS_AT + (place + 0.5) * (box.x1 - FLAGS_AT - 12) / len(flags_of(state))


def _flag_agent(state: Conqueror, box: Box, flag: str) -> Box:
    """The place for the agent that trades under a flag."""
    x = _flag_x(state, box, [one for one, _ in flags_of(state)].index(flag))
    y = box.y0 + FLAG_AGENT
    return Box(x - AGENT, y - AGENT, x + AGENT, y + AGENT)


def _row_agents(state: Conqueror, board: str, kind: str) -> Box:
    """The places for agents beside a kind of district or project, or a type of upgrades."""
    plan = _plan(state)
    if board == UPGRADE:
        box, y = plan.funding, _type_rows(state, plan.funding)[kind]
    elif board == DISTRICT or plan.projects is None:
        box = plan.building
        y = _rows(box, len(DISTRICTS))[DISTRICTS.index(kind)]
    else:
        box = plan.projects
        y = _rows(box, len(PROJECTS))[PROJECTS.index(kind)]
    return Box(box.x1 + AGENTS.x0, y + AGENTS.y0, box.x1 + AGENTS.x1, y + AGENTS.y1)


def _type_rows(state: Conqueror, box: Box) -> dict[str, float]:
    """The middle of the row of each type of upgrades, whose upgrades follow it."""
    y, rows = box.y0 + 64 + _upgrade_pitch(box) / 2, {}
    for kind in TYPES:
        rows[kind] = y
        own = [one for one in UPGRADES if state.content.upgrades[one].type == kind]
        y += _upgrade_pitch(box) * (1 + len(own))
    return rows


def _upgrade_pitch(box: Box) -> float:
    return (box.height - 74) / (len(UPGRADES) + len(TYPES))


def _track(canvas: Canvas, words: Words, state: Conqueror, box: Box) -> None:
    """The spaces of the trade track, what they bring, and who is there."""
    usual, below = (42, 84) if box.height > LOW else (34, 66)
    for space in state.content.track(state.mode):
        place = _space_box(state, box, space.number)
        middle, wide = place.middle[0], place.width - 8
        canvas.place("track_space", place.x0, place.y0, place.width, place.height, TRACK)
        draw_space(canvas, space, middle, box.y0 + 92, 44, wide)
        if space.icon is not None:
            more = "-projects" if space.icon == "discount" and state.destiny else ""
            told = words(
                f"conqueror-picture-icon-{space.icon}{more}", n=state.content.limits.track_discount
            )
            y = box.y0 + 136
            canvas.lines(
                middle, y, told, wide, size=21, fill=EARTH, side="middle", pitch=22, most=3
            )
        here = [one.seat for one in state.nations if one.space == space.number and not one.out]
        size = usual if len(here) <= 3 else usual - 4  # two rows just fit
        for number, seat in enumerate(here):
            across = middle + (number % 3 - (min(len(here), 3) - 1) / 2) * (size - 2)
            down = box.y1 - below + number // 3 * size
            canvas.icon("piece", across, down, size, mark_of(state, seat))


def _flags(canvas: Canvas, words: Words, state: Conqueror, box: Box) -> None:
    """Each flag with the agent that trades under it, and whom that may not attack."""
    canvas.place("rule", FLAGS_AT - 14, box.y0 + 20, 1.5, box.height - 40, LINE)
    told = words("conqueror-picture-flags")
    canvas.text(FLAGS_AT + 6, box.y0 + 32, told, "title", 34, INK, width=520)
    for place, (flag, mark) in enumerate(flags_of(state)):
        x = _flag_x(state, box, place)
        draw_flag(canvas, mark, x, box.y0 + 112, 60)
        here = agents(state, way(TRADE, flag))
        draw_agent(canvas, state, here[0] if here else None, x, box.y0 + FLAG_AGENT, 54)


def _districts(canvas: Canvas, words: Words, state: Conqueror, box: Box) -> None:
    """Each kind of district: what it does, its prices, the copies left, the agents."""
    for kind, y in zip(DISTRICTS, _rows(box, len(DISTRICTS)), strict=True):
        draw_kind(canvas, DISTRICT, kind, box.x0 + 46, y, 52 if box.height > LOW else 46)
        told = district(words, kind), district_effect(words, state, kind)
        prices, left = state.content.prices[kind].prices, state.stock(kind)
        _offer(canvas, words, box, y, *told, prices, left)
        _agents(canvas, state, way(DISTRICT, kind), box.x1 - 92, y)


def _projects(canvas: Canvas, words: Words, state: Conqueror, box: Box) -> None:
    """Each kind of mega project: what it brings, its prices, the copies left, the agents."""
    for kind, y in zip(PROJECTS, _rows(box, len(PROJECTS)), strict=True):
        draw_kind(canvas, PROJECT, kind, box.x0 + 46, y, 46)
        told = project(words, kind), project_effect(words, state, kind)
        prices = state.content.expansion.projects[kind].prices
        _offer(canvas, words, box, y, *told, prices, None if kind == WHARF else state.stock(kind))
        _agents(canvas, state, way(PROJECT, kind), box.x1 - 92, y)
    left = wonders_left(state)
    for place, points in enumerate(left):
        shield(canvas, box.x1 - 40 - (len(left) - 1 - place) * 46, box.y0 + 34, 42, points)


def _rows(box: Box, number: int) -> list[float]:
    """The middles of so many rows below a heading."""
    pitch = (box.height - 70) / number
    return [box.y0 + 62 + (place + 0.5) * pitch for place in range(number)]


def _offer(
    canvas: Canvas,
    words: Words,
    box: Box,
    y: float,
    name: str,
    effect: str,
    prices: Sequence[int],
    left: int | None,
) -> None:
    """What can be built: its name, effect and prices; how many are left stands where there is room."""
    x, high = box.x1 - PRICES_AT, box.height > LOW
    wide = box.width - PRICES_AT - 110
    told = "" if left is None else words("conqueror-picture-copies", n=left)
    taken = 0 if high else canvas.width(told, "text", 22) + 16
    top, below = (24, 4) if high else (15, 13)
    canvas.text(box.x0 + 86, y - top, name, "bold", 26, INK, width=wide - taken)
    canvas.lines(
        box.x0 + 86, y + below, effect, wide, size=22, fill=MUTED, pitch=24, most=2 if high else 1
    )
    _prices(canvas, prices, x, y - 12 if high else y)
    ink = INK if left else PALE
    if high:
        canvas.text(x - 14, y + 20, told, "text", 22, ink, width=160)
    else:
        canvas.text(x - 34, y - 15, told, "text", 22, ink, "right", 160)


def _prices(canvas: Canvas, prices: Sequence[int], x: float, y: float) -> None:
    """Of the first, second and third of a kind."""
    for place, price in enumerate(prices):
        amount(canvas, x + place * 46, y, 40, price)


def _agents(canvas: Canvas, state: Conqueror, space: str, x: float, y: float) -> None:
    here = agents(state, space)
    for spot in range(SPACES):
        seat = here[spot] if spot < len(here) else None
        draw_agent(canvas, state, seat, x + spot * 48, y, 44)


def _upgrades(canvas: Canvas, words: Words, state: Conqueror, box: Box) -> None:
    """The upgrades by type, with what they do and who has them; prices and agents beside the type."""
    pitch = _upgrade_pitch(box)
    for kind, y in _type_rows(state, box).items():
        draw_kind(canvas, UPGRADE, kind, box.x0 + 46, y, 42)
        told = words(f"conqueror-type-{kind}")
        canvas.text(box.x0 + 86, y, told, "title", 28, INK, width=400)
        _prices(canvas, state.content.prices[kind].prices, box.x1 - PRICES_AT, y)
        _agents(canvas, state, way(UPGRADE, kind), box.x1 - 92, y)
        own = [one for one in UPGRADES if state.content.upgrades[one].type == kind]
        for place, one in enumerate(own, 1):
            _upgrade(canvas, words, state, one, box, y + place * pitch)


def _upgrade(canvas: Canvas, words: Words, state: Conqueror, one: str, box: Box, y: float) -> None:
    owners = [nation.seat for nation in state.nations if one in nation.upgrades]
    x, right = box.x0 + 40, box.x1 - 20 - max(len(owners), 1) * OWNER
    canvas.text(x, y, upgrade(words, one), "bold", 24, INK, width=EFFECTS_AT - 12)
    for place, seat in enumerate(owners):
        canvas.icon("piece", right + (place + 0.5) * OWNER, y, OWNER, mark_of(state, seat))
    x += EFFECTS_AT
    effect = upgrade_effect(words, state, one)
    canvas.text(x, y, effect, "text", 22, MUTED, width=right - x - 8)


def _chronicle(canvas: Canvas, words: Words, state: Conqueror, box: Box) -> None:
    """The card in force, how many are left by level, and those of the past."""
    top = 82.0 if box.height > LITTLE else 30.0
    x, wide, y = box.x0 + 20, box.width - 40, box.y0 + top
    if state.chronicle is None:
        y = canvas.lines(x, y, no_chronicle(words), wide, role="aside", size=25, fill=MUTED)
    else:
        canvas.text(
            x, y, chronicle_title(words, state, state.chronicle), "bold", 29, INK, width=wide
        )
        effect = chronicle_effect(words, state, state.chronicle)
        y = canvas.lines(x, y + 36, effect, wide, size=25, pitch=31, most=4)
    y += 12
    if state.chronicle_discards:
        past = [chronicle_title(words, state, card) for card in state.chronicle_discards]
        told = words("conqueror-picture-past", cards=listed(words, past))
        canvas.lines(x, y, told, wide, size=22, fill=EARTH, pitch=27, most=4)
