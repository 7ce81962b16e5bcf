"""Beside an enlarged part of the board: what its spaces do in this Era, or the upgrades on display."""

from collections.abc import Sequence

from engines.tadmor.content.describe import space_effect, upgrade_effect
from engines.tadmor.state import Tadmor
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.notes import Line, note_table, note_title
from renderer.core.words import Words
from renderer.tadmor.texts import place_name

NAMES, TOWER_NAMES, SIZE = 280, 250, 25
"""Width of the names of spaces and of upgrades; size of the letters."""


def draw_notes(
    canvas: Canvas, words: Words, state: Tadmor, zone: str, regions: Sequence[str], box: Box
) -> float:
    """The spaces of the zone's regions, each with what it does; without regions the upgrades on display.

    Returns the height of what follows.
    """
    if regions:
        title, names = words(f"tadmor-picture-zone-{zone}"), NAMES
        found = _spaces(words, state, regions)
    else:
        title, names = words("tadmor-picture-upgrades"), TOWER_NAMES
        found = _upgrades(words, state)
    y = note_title(canvas, box, box.y0 + 40, title)
    return note_table(canvas, box, y, found, names, SIZE)


def _spaces(words: Words, state: Tadmor, regions: Sequence[str]) -> list[Line]:
    spaces = state.content.spaces
    return [
        (place_name(words, state, name), words.said(space_effect(state.content, name, state.era)))
        for region in regions
        for name in state.spaces()
        if spaces[name].region == region
    ]


def _upgrades(words: Words, state: Tadmor) -> list[Line]:
    return [
        (
            words.said(state.content.names.upgrades[tile]),
            words.said(upgrade_effect(state.content, tile)),
        )
        for tile in state.display
    ]
