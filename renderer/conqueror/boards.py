"""The boards of agents enlarged: trade track and flags, districts, upgrades, and the chronicle."""

from collections.abc import Sequence

from PIL import Image

from engines.conqueror.ids import DISTRICT, DISTRICTS, TRADE, TYPES, UPGRADE, UPGRADES, way
from engines.conqueror.preview.market import SPACES
from engines.conqueror.preview.prices import agents
from engines.conqueror.state import Conqueror
from renderer.conqueror.chronicle import chronicle_title, no_chronicle
from renderer.conqueror.effects import chronicle_effect, district_effect, upgrade_effect
from renderer.conqueror.foot import (
    draw_agent,
    draw_flag,
    draw_kind,
    draw_space,
    flags_of,
)
from renderer.conqueror.heading import draw_heading
from renderer.conqueror.reading import ConquerorView, mark_of
from renderer.conqueror.said import district, upgrade
from renderer.conqueror.sides import STRIP, TRACK
from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.own_table import Panel
from renderer.core.palette import EARTH, INK, LINE, MUTED, PALE
from renderer.core.symbols import amount
from renderer.core.telling import listed
from renderer.core.words import Words

TRADES = Box(24, 112, 1776, 416)
BUILDING = Box(24, 432, 880, 800)
SCROLL = Box(24, 816, 880, 1176)
FUNDING = Box(896, 432, 1776, 1176)
PANELS = (
    Panel(TRADES, "conqueror-picture-trade", 800),
    Panel(BUILDING, "conqueror-picture-districts", 500),
    Panel(SCROLL, "conqueror-picture-chronicles", 700),
    Panel(FUNDING, "conqueror-picture-upgrades", 500),
)
FLAGS_AT = 1230
PRICES_AT = 300
"""From the right edge of a panel to where prices begin."""


EFFECTS_AT, OWNER = 240, 32
"""How far right of an upgrade's name its effect begins; how wide the piece of each that has it is."""


def paint_boards(view: ConquerorView, words: Words) -> Image.Image:
    """All boards, with words for what is on them."""
    state = view.state
    canvas = own_table.canvas(words.catalogue.lang, STRIP, PANELS)
    draw_heading(canvas, words, view)
    _track(canvas, words, state)
    _flags(canvas, words, state)
    _districts(canvas, words, state)
    _upgrades(canvas, words, state)
    _chronicle(canvas, words, state)
    return canvas.image


def _track(canvas: Canvas, words: Words, state: Conqueror) -> None:
    """The spaces of the trade track, what they bring, and who is there."""
    track = state.content.track(state.mode)
    pitch = (FLAGS_AT - TRADES.x0 - 50) / len(track)
    for space in track:
        x = TRADES.x0 + 20 + (space.number - 1) * pitch
        middle = x + (pitch - 8) / 2
        canvas.place("track_space", x, TRADES.y0 + 60, pitch - 8, 226, TRACK)
        draw_space(canvas, space, middle, TRADES.y0 + 92, 44, pitch - 16)
        if space.icon is not None:
            told = words(
                f"conqueror-picture-icon-{space.icon}", n=state.content.limits.track_discount
            )
            y = TRADES.y0 + 136
            canvas.lines(
                middle, y, told, pitch - 16, size=21, fill=EARTH, side="middle", pitch=22, most=3
            )
        here = [one.seat for one in state.nations if one.space == space.number and not one.out]
        for place, seat in enumerate(here):
            across = middle + (place % 3 - (min(len(here), 3) - 1) / 2) * 40
            canvas.icon(
                "piece", across, TRADES.y0 + 220 + place // 3 * 42, 42, mark_of(state, seat)
            )


def _flags(canvas: Canvas, words: Words, state: Conqueror) -> None:
    """Each flag with the agent that trades under it, and whom that may not attack."""
    canvas.place("rule", FLAGS_AT - 14, TRADES.y0 + 20, 1.5, TRADES.height - 40, LINE)
    told = words("conqueror-picture-flags")
    canvas.text(FLAGS_AT + 6, TRADES.y0 + 32, told, "title", 34, INK, width=520)
    flags = flags_of(state)
    pitch = (TRADES.x1 - FLAGS_AT - 12) / len(flags)
    for place, (flag, mark) in enumerate(flags):
        x = FLAGS_AT + (place + 0.5) * pitch
        draw_flag(canvas, mark, x, TRADES.y0 + 112, 60)
        here = agents(state, way(TRADE, flag))
        draw_agent(canvas, state, here[0] if here else None, x, TRADES.y0 + 206, 54)


def _districts(canvas: Canvas, words: Words, state: Conqueror) -> None:
    """Each kind of district: what it does, its prices, the copies left, the agents."""
    pitch = (BUILDING.height - 70) / len(DISTRICTS)
    for place, kind in enumerate(DISTRICTS):
        y = BUILDING.y0 + 62 + (place + 0.5) * pitch
        draw_kind(canvas, DISTRICT, kind, BUILDING.x0 + 46, y, 52)
        _named(canvas, BUILDING, y, district(words, kind), district_effect(words, state, kind))
        _prices(canvas, state.content.prices[kind].prices, BUILDING.x1 - PRICES_AT, y - 12)
        left = state.stock(kind)
        told = words("conqueror-picture-copies", n=left)
        x = BUILDING.x1 - PRICES_AT
        canvas.text(x - 14, y + 20, told, "text", 22, INK if left else PALE, width=160)
        _agents(canvas, state, way(DISTRICT, kind), BUILDING.x1 - 92, y)


def _named(canvas: Canvas, box: Box, y: float, name: str, effect: str) -> None:
    wide = box.width - PRICES_AT - 110
    canvas.text(box.x0 + 86, y - 24, name, "bold", 26, INK, width=wide)
    canvas.lines(box.x0 + 86, y + 4, effect, wide, size=22, fill=MUTED, pitch=24, most=2)


def _prices(canvas: Canvas, prices: Sequence[int], x: float, y: float) -> None:
    """Of the first, second and third of a kind."""
    for place, price in enumerate(prices):
        amount(canvas, x + place * 46, y, 40, price)


def _agents(canvas: Canvas, state: Conqueror, space: str, x: float, y: float) -> None:
    here = agents(state, space)
    for spot in range(SPACES):
        seat = here[spot] if spot < len(here) else None
        draw_agent(canvas, state, seat, x + spot * 48, y, 44)


def _upgrades(canvas: Canvas, words: Words, state: Conqueror) -> None:
    """The upgrades by type, with what they do and who has them; prices and agents beside the type."""
    rows = len(UPGRADES) + len(TYPES)
    pitch = (FUNDING.height - 74) / rows
    y = FUNDING.y0 + 64 + pitch / 2
    for kind in TYPES:
        draw_kind(canvas, UPGRADE, kind, FUNDING.x0 + 46, y, 42)
        told = words(f"conqueror-type-{kind}")
        canvas.text(FUNDING.x0 + 86, y, told, "title", 28, INK, width=400)
        _prices(canvas, state.content.prices[kind].prices, FUNDING.x1 - PRICES_AT, y)
        _agents(canvas, state, way(UPGRADE, kind), FUNDING.x1 - 92, y)
        y += pitch
        for one in [one for one in UPGRADES if state.content.upgrades[one].type == kind]:
            _upgrade(canvas, words, state, one, y)
            y += pitch


def _upgrade(canvas: Canvas, words: Words, state: Conqueror, one: str, y: float) -> None:
    owners = [nation.seat for nation in state.nations if one in nation.upgrades]
    x, right = FUNDING.x0 + 40, FUNDING.x1 - 20 - max(len(owners), 1) * OWNER
    canvas.text(x, y, upgrade(words, one), "bold", 24, INK, width=EFFECTS_AT - 12)
    for place, seat in enumerate(owners):
        canvas.icon("piece", right + (place + 0.5) * OWNER, y, OWNER, mark_of(state, seat))
    x += EFFECTS_AT
    effect = upgrade_effect(words, state, one)
    canvas.text(x, y, effect, "text", 22, MUTED, width=right - x - 8)


def _chronicle(canvas: Canvas, words: Words, state: Conqueror) -> None:
    """The card in force, how many are left by level, and those of the past."""
    x, wide, y = SCROLL.x0 + 20, SCROLL.width - 40, SCROLL.y0 + 82.0
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
