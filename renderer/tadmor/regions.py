"""The regions: which one is raided in this turn, and which one is safe in the next."""

from collections.abc import Collection

from engines.tadmor.state import Tadmor
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.words import Words
from renderer.tadmor.layout import REGIONS, panel, plan_of
from renderer.tadmor.sides import RAIDED, SAFE

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
        _protected(canvas, panel(plan, safe), words(f"tadmor-picture-safe-{when}"))
    if raided is not None and raided in regions:
        _raided(canvas, words, panel(plan, raided), safe=safe == raided)


def region_names(
    words: Words, state: Tadmor, regions: Collection[str] = tuple(REGIONS)
) -> tuple[tuple[str, str], ...]:
    """Some regions with their names in the reader's language."""
    names = state.content.names.regions
    return tuple((region, words.said(names[region])) for region in regions)


def _protected(canvas: Canvas, box: Box, note: str) -> None:
    """Its card lies on the board: nobody can choose it (TAD-5.8)."""
    canvas.place("safe_frame", box.x0 - 2, box.y0 - 2, box.width + 4, box.height + 4)
    canvas.icon("safe", box.x1 - 30, box.y0 + 22, 30)
    canvas.text(box.x1 - 50, box.y0 + 23, note, "bold", 22, SAFE, "right", box.width * 0.5 - 50)


def _raided(canvas: Canvas, words: Words, box: Box, *, safe: bool) -> None:
    """Swords in a red frame; once its card lies on the board it is also safe in the next turn."""
    canvas.place("raid_frame", box.x0 - 3, box.y0 - 3, box.width + 6, box.height + 6)
    right = box.x1 - 32
    if safe:
        canvas.icon("safe", right, box.y0 + 23, 30)
        right -= 36
    canvas.icon("swords", right, box.y0 + 23, 36)
    note = words("tadmor-picture-raided")
    canvas.text(right - 26, box.y0 + 23, note, "bold", 23, RAIDED, "right", box.width * 0.28)
