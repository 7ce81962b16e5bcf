"""Beside the enlarged east of the board: what more camels, ships and rare goods take and bring."""

from collections.abc import Iterator

from engines.tadmor.content.describe import requirement
from engines.tadmor.state import Tadmor
from engines.tadmor.words import amount
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.notes import Line, note_table, note_title
from renderer.core.words import Words
from renderer.tadmor.notes import NAMES, SIZE


def draw_prospects(canvas: Canvas, words: Words, state: Tadmor, box: Box, y: float) -> None:
    """Requirements of the next pieces, sets of rare goods and the tax, from `y` on."""
    y = note_title(canvas, box, y + 20, words("tadmor-picture-prospects"))
    note_table(canvas, box, y, list(_lines(words, state)), NAMES, SIZE)


def _lines(words: Words, state: Tadmor) -> Iterator[Line]:
    for row in state.content.next_pieces:
        name = words("tadmor-picture-nth", piece=words.said(amount(row.piece, row.number)))
        yield name, words.said(requirement(state.content, row.piece, row.number))
    worths, most = " \u00b7 ".join(map(str, state.content.sets)), len(state.content.sets)
    yield (
        words("tadmor-picture-set-worth"),
        words("tadmor-picture-sets-of", most=most, worths=worths),
    )
    era = state.content.eras[state.era]
    tax = words("tadmor-picture-tax", n=era.tax, penalty=era.penalty)
    yield words("tadmor-picture-tax-title", era=words("tadmor-era", n=state.era)), tax
