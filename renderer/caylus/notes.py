"""Beside the enlarged castle: what it and the favours bring, in sentences."""

from collections.abc import Iterable, Iterator

from engines.caylus.ids import CASTLE, LINES, SECTIONS
from engines.caylus.state import Caylus
from engines.caylus.words import BUILDING, LINE, SECTION
from renderer.caylus.text_board import section_rules
from renderer.caylus.texts import cell
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.notes import Line, note_list, note_title
from renderer.core.words import Words

SIZE = 26


def draw_notes(canvas: Canvas, words: Words, state: Caylus, box: Box) -> None:
    """What batches, sections and favours bring."""
    y = note_title(canvas, box, box.y0 + 40, words("caylus-picture-castle"))
    y = note_list(canvas, box, y, _castle(words, state), SIZE)
    y = note_title(canvas, box, y + 16, words("caylus-picture-favours"))
    note_list(canvas, box, y, _favours(words, state), SIZE)


def _castle(words: Words, state: Caylus) -> Iterator[Line]:
    effects = state.content.effects
    yield words.said(BUILDING[CASTLE]), words.said(effects[CASTLE])
    for name in SECTIONS:
        yield words.said(SECTION[name]), _sentence(section_rules(state, words, name))


def _favours(words: Words, state: Caylus) -> Iterator[Line]:
    joust = words.said(BUILDING["joust"]), words.said(state.content.effects["joust"])
    if state.simplified:
        worth = state.content.limits.simplified_points
        yield joust
        yield words("caylus-picture-favours"), words("caylus-picture-simplified", n=worth)
        return
    for line in LINES:
        columns = range(1, len(state.content.lines[line].columns) + 1)
        gains = (f"{n}: {cell(words, state, line, n)}" for n in columns)
        yield words.said(LINE[line]), _sentence(gains)
    yield joust


def _sentence(parts: Iterable[str]) -> str:
    text = " · ".join(parts)
    return text[:1].upper() + text[1:]
