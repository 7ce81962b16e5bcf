"""The regions: which one is raided in this turn, and which one is safe in the next."""

from collections.abc import Collection

from engines.tadmor.state import Tadmor
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.pen import Point
from renderer.core.text import SMALLEST
from renderer.core.words import Words
from renderer.tadmor.ground import NAME, TITLE
from renderer.tadmor.layout import REGIONS, panel, plan_of
from renderer.tadmor.palette import RAIDED, SAFE

BEFORE = {"setup", "placement"}
"""Phases before the raid of a turn: what is safe, is safe from that one."""


def draw_regions(
    canvas: Canvas, words: Words, state: Tadmor, regions: Collection[str] = tuple(REGIONS)
) -> None:
    """Frames and signs of raid and protection; names are part of the ground."""
    safe, raided = state.attacked, state.raided
    plan = plan_of(state.content, state.two)
    if safe is not None and safe != raided and safe in regions and not state.ended:
        when = "now" if state.phase in BEFORE else "next"
        _protected(canvas, words, state, safe, panel(plan, safe), when)
    if raided is not None and raided in regions:
        _raided(canvas, words, state, raided, panel(plan, raided), safe=safe == raided)


def region_names(
    words: Words, state: Tadmor, regions: Collection[str] = tuple(REGIONS)
) -> tuple[tuple[str, str], ...]:
    """Some regions with their names in the reader's language."""
    names = state.content.names.regions
    return tuple((region, words.said(names[region])) for region in regions)


def _note(
    canvas: Canvas,
    words: Words,
    state: Tadmor,
    region: str,
    note: str,
    at: Point,
    fill: str,
) -> None:
    """What is said right of a region's name, `at` its end; only the sign where the name leaves no room."""
    (right, y), box = at, panel(plan_of(state.content, state.two), region)
    name = words.said(state.content.names.regions[region])
    wide = min(canvas.width(name, "title", TITLE), box.width * NAME)
    room = right - box.x0 - 16 - wide - 10
    if canvas.width(note, "bold", SMALLEST) <= room:
        canvas.text(right, y, note, "bold", 23, fill, "right", room)


def _protected(
    canvas: Canvas, words: Words, state: Tadmor, region: str, box: Box, when: str
) -> None:
    """Its card lies on the board: nobody can choose it."""
    canvas.place("safe_frame", box.x0 - 2, box.y0 - 2, box.width + 4, box.height + 4)
    canvas.icon("safe", box.x1 - 30, box.y0 + 22, 30)
    note, at = words(f"tadmor-picture-safe-{when}"), (box.x1 - 50, box.y0 + 23)
    _note(canvas, words, state, region, note, at, SAFE)


def _raided(
    canvas: Canvas, words: Words, state: Tadmor, region: str, box: Box, *, safe: bool
) -> None:
    """Swords in a red frame; once its card lies on the board it is also safe in the next turn."""
    canvas.place("raid_frame", box.x0 - 3, box.y0 - 3, box.width + 6, box.height + 6)
    right = box.x1 - 32
    if safe:
        canvas.icon("safe", right, box.y0 + 23, 30)
        right -= 36
    canvas.icon("swords", right, box.y0 + 23, 36)
    note, at = words("tadmor-picture-raided"), (right - 26, box.y0 + 23)
    _note(canvas, words, state, region, note, at, RAIDED)
