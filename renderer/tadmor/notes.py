"""Beside an enlarged part of the map: what its spaces do in this Era."""

from collections.abc import Iterator, Sequence

from engines.tadmor.describe import space_effect
from engines.tadmor.state import Tadmor
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.notes import Line, note_list, note_title
from renderer.core.words import Words, message_id
from renderer.tadmor.said import place_name

SIZE, COLUMN = 25, 400
"""Of the letters; the least width of a column."""


def draw_notes(
    canvas: Canvas, words: Words, state: Tadmor, regions: Sequence[str], box: Box
) -> None:
    """Every space of some regions with what it does, in as many columns as there is room for."""
    columns = max(1, min(len(regions), int(box.width // COLUMN)))
    wide = box.width / columns
    for i in range(columns):
        y = box.y0 + 40
        column = Box(box.x0 + i * wide, box.y0, box.x0 + (i + 1) * wide, box.y1)
        for region in regions[i::columns]:
            y = note_title(canvas, column, y, words(f"tadmor-region-{message_id(region)}"))
            y = note_list(canvas, column, y, _spaces(words, state, region), SIZE) + 16


def _spaces(words: Words, state: Tadmor, region: str) -> Iterator[Line]:
    for name in state.spaces():
        if state.content.spaces[name].region == region:
            effect = words.said(space_effect(state.content, name, state.era))
            yield place_name(words, name), effect
