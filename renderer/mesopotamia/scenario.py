"""What comes in the modes for one person: the reserve and the cards of Ur, the waves against Assur."""

from engines.mesopotamia.ids import KNUCKLE, LAND, RAM, STAR
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import action_card_name
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import EARTH, INK, IVORY, MUTED, PALE
from renderer.core.telling import capital
from renderer.core.words import Words
from renderer.mesopotamia.foot import EVENT_TRACK, POPULATION_TRACK, SHUT, track
from renderer.mesopotamia.palette import SLOT, STRIP
from renderer.mesopotamia.reading import icon_of, mark_of
from renderer.mesopotamia.strips import TECHNOLOGY_ICONS

EDGE, TITLE = 10, 40
KINDS = (*LAND, RAM)
GOAL, CARDS = 44, 50
"""Height of a way to the end of a track, and of the row of cards."""


def draw_siege(canvas: Canvas, words: Words, state: Mesopotamia, seat: int, box: Box) -> None:
    """How near Ur is to winning, its units to come, and the cards of its last turn."""
    x, wide = box.x0 + EDGE, box.width - 2 * EDGE
    y = box.y0
    for name in (EVENT_TRACK, POPULATION_TRACK):
        _draw_goal(canvas, state, seat, name, Box(x, y, x + wide, y + GOAL))
        y += GOAL
    cards = box.y1 - EDGE - CARDS
    canvas.text(
        x + 4, y + TITLE / 2 + 4, words("mesopotamia-picture-reserve"), "title", 26, INK, width=wide
    )
    _draw_reserve(canvas, state, seat, Box(x, y + TITLE + 4, x + wide, cards - TITLE - 8))
    canvas.text(
        x + 4,
        cards - TITLE / 2,
        words("mesopotamia-picture-last-cards"),
        "title",
        26,
        INK,
        width=wide,
    )
    for place, card in enumerate(state.ur_cards):
        half = wide / 2
        _draw_card(
            canvas,
            words,
            card,
            Box(x + place * half, cards, x + place * half + half - 6, box.y1 - EDGE),
        )


def _draw_goal(canvas: Canvas, state: Mesopotamia, seat: int, name: str, box: Box) -> None:
    """The spaces of a track as beads: where Ur has reached the last one it has won."""
    on, y, mark = track(state, name), box.middle[1], mark_of(state, seat)
    canvas.icon("event_track" if name == EVENT_TRACK else "people", box.x0 + 20, y, 34)
    reached, last = on.space(seat), len(on.stacks)
    left, right = box.x0 + 48, box.x1 - 84
    pitch = (right - left) / last
    for space in range(1, last + 1):
        colour = mark.colour if space <= reached else None
        canvas.icon("reached", left + (space - 0.5) * pitch, y, min(22.0, pitch), colour)
    canvas.text(box.x1 - 6, y + 1, f"{reached}/{last}", "hero", 27, INK, "right", 74)


def _draw_reserve(canvas: Canvas, state: Mesopotamia, seat: int, box: Box) -> None:
    """The units beside the population track: how many there are, and from which level on they come."""
    pool = state.content.pool
    wide = box.width / len(pool)
    for place, (kind, row) in enumerate(sorted(pool.items(), key=lambda one: one[1].level)):
        left = state.stock(seat, kind)
        ready = bool(left) and row.level <= state.population.space(seat)
        cell = Box(box.x0 + place * wide, box.y0, box.x0 + (place + 1) * wide - 6, box.y1)
        ground, line = (SLOT, STRIP.dark) if ready else (SHUT, "#c9b48a")
        canvas.place("cell", cell.x0, cell.y0, cell.width, cell.height, ground, line)
        x, upper, lower = cell.middle[0], cell.y0 + cell.height * 0.34, cell.y0 + cell.height * 0.77
        canvas.icon(icon_of(kind), x - 16, upper, 44)
        canvas.text(x + 14, upper + 1, left, "hero", 32, INK if left else PALE, width=34)
        canvas.icon("people", x - 16, lower, 30)
        canvas.text(
            x + 8, lower + 1, f"{row.level}+", "bold", 26, INK if ready else EARTH, width=40
        )


def _draw_card(canvas: Canvas, words: Words, card: str, box: Box) -> None:
    """An action card with its name."""
    canvas.place("cell", box.x0, box.y0, box.width, box.height, SLOT, EARTH)
    y = box.middle[1]
    if card == STAR:
        canvas.icon("dingir", box.x0 + 26, y, 34, "white", STAR)
    else:
        canvas.icon(TECHNOLOGY_ICONS[card], box.x0 + 26, y, 34)
    told = capital(words.said(action_card_name(card)))
    lines = canvas.broken(told, "bold", 21, box.width - 56)
    if len(lines) == 1:
        canvas.text(box.x0 + 50, y + 1, told, "bold", 23, INK, width=box.width - 56)
    else:
        canvas.lines(
            box.x0 + 50, y - 10, told, box.width - 56, role="bold", size=21, pitch=22, most=2
        )


def draw_waves(canvas: Canvas, state: Mesopotamia, box: Box) -> None:
    """All waves: those past are pale, the one that has come stands out."""
    rows = sorted(state.content.waves.items(), key=lambda one: int(one[0]))
    pitch = (box.y1 - EDGE - box.y0) / len(rows)
    for place, (name, row) in enumerate(rows):
        number = int(name)
        top = box.y0 + place * pitch
        cell = Box(box.x0 + EDGE, top, box.x1 - EDGE, top + pitch - 5)
        now, past = number == state.wave, number < state.wave
        ground, line = (
            (SLOT, STRIP.dark) if now else (SHUT, "#cdbd9c") if past else (SLOT, "#c9b48a")
        )
        y = cell.middle[1]
        canvas.place("cell", cell.x0, cell.y0, cell.width, cell.height, ground, line)
        ink = PALE if past else INK
        if now:
            canvas.place("cell", cell.x0, cell.y0, 50, cell.height, STRIP.dark, STRIP.dark)
        canvas.text(cell.x0 + 25, y + 1, number, "hero", 30, IVORY if now else MUTED, "middle", 44)
        canvas.icon(KNUCKLE, cell.x0 + 76, y, 30)
        canvas.text(cell.x0 + 94, y + 1, f"+{row.knuckles}", "hero", 26, ink, width=40)
        step = (cell.width - 142) / len(KINDS)
        for spot, kind in enumerate(KINDS):
            if many := row.pieces.get(kind):
                x = cell.x0 + 138 + spot * step
                canvas.icon(icon_of(kind), x + 16, y, 30)
                canvas.text(x + 34, y + 1, many, "hero", 26, ink, width=24)
