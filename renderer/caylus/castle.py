"""The castle: workers, and three sections with their houses."""

from engines.caylus.content import Section
from engines.caylus.state import Caylus
from renderer.caylus import layout
from renderer.caylus.reading import mark_of
from renderer.caylus.road import draw_piece
from renderer.core.canvas import Canvas
from renderer.core.palette import CANNOT, EARTH, INK, MUTED, Colour
from renderer.core.symbols import shield
from renderer.core.words import Words

Word = tuple[str, Colour]


def draw_castle(canvas: Canvas, words: Words, state: Caylus) -> None:
    """Workers and sections."""
    places = state.content.limits.castle_places
    for number in range(1, places + 1):
        x, y = layout.castle_spot(number)
        canvas.icon("spot", x, y, 36)
        canvas.text(x, y, number, "bold", 22, MUTED, "middle", 30)
        draw_castle_worker(canvas, state, number)
    for name in state.content.sections:
        _section(canvas, words, state, name)


def draw_castle_worker(canvas: Canvas, state: Caylus, number: int) -> None:
    """The worker on a place of the castle, if there is one."""
    if number <= len(state.castle):
        x, y = layout.castle_spot(number)
        draw_piece(canvas, state, state.castle[number - 1], x, y - 1, 42)


def _section(canvas: Canvas, words: Words, state: Caylus, name: str) -> None:
    box, section = layout.section(name), state.content.sections[name]
    scored, houses = name in state.scored, state.houses[name]
    if name == state.section():
        canvas.place("section_now", box.x0, box.y0, box.width, box.height)
    shield(canvas, box.x0 + 26, box.y0 + 32, 42, section.points)
    y = box.y0 + 14
    title = words(f"caylus-section-{name}")
    canvas.text(box.x0 + 52, y, title, "bold", 24, width=102)
    if scored:
        text = words("caylus-picture-scored")
        canvas.text(box.x1 - 12, y, text, "aside", 21, EARTH, "right", 240)
    else:
        _thresholds(canvas, section, box.x1 - 12, y)
    first, last = (layout.part(name, n, section.parts) for n in (1, section.parts))
    row = last.x1 - first.x0, first.height
    canvas.place("castle_parts", *first[:2], *row, section.parts, scored)
    for number, seat in enumerate(houses, start=1):
        part = layout.part(name, number, section.parts)
        size = min(31, part.width + 4), 31
        canvas.icon("house", *part.middle, size, mark_of(state.players[seat]))


def _thresholds(canvas: Canvas, section: Section, right: float, y: float) -> None:
    """What the section brings by houses, ending at `right`: a loss, then royal favours."""
    canvas.icon("fleur", right - 10, y, 22)
    x = right - 24
    for text, colour in reversed(threshold_words(section)):
        canvas.text(x, y, text, "text", 21, colour, "right", 100)
        x -= canvas.width(text, "text", 21) + 11


def threshold_words(section: Section) -> list[Word]:
    """The loss without a house, then favours by houses."""
    shown: list[Word] = [(f"0: \u2212{section.penalty}", CANNOT)]
    steps = section.favours
    for i, step in enumerate(steps):
        last = steps[i + 1].houses - 1 if i + 1 < len(steps) else None
        until = "+" if last is None else "" if last == step.houses else f"\u2013{last}"
        shown.append((f"{step.houses}{until}: {step.favours}", INK))
    return shown
