"""One player's own table: quests with what they ask for, points as things stand, what else the seat has."""

from PIL import Image

from engines.mesopotamia.preview.quests import fulfilled, needs
from engines.mesopotamia.scoring import lines
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import quest_name
from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.own_table import Panel
from renderer.core.palette import CAN, CANNOT, EARTH, INK, MUTED
from renderer.core.symbols import shield
from renderer.core.words import Words
from renderer.mesopotamia.heading import draw_plate, phase_words
from renderer.mesopotamia.palette import SLOT, STRIP
from renderer.mesopotamia.reading import MesopotamiaView, mark_of
from renderer.mesopotamia.table import SIZES, draw_banner, paragraphs
from renderer.mesopotamia.text_board import realm_lines

QUESTS = Box(24, 206, 1000, 1176)
POINTS, HOLDINGS = Box(1016, 206, 1776, 640), Box(1016, 656, 1776, 1176)
TALLEST, FEWEST = 200, 4
"""Height of a quest where there are few; for how many there is always room."""
NEEDS, PITCH = 34, 39
"""Size of what a quest asks for, and from one line of it to the next."""
LARGER = (36, 32, 28, *SIZES)
"""Sizes of paragraphs where there may be few of them."""


def paint_hand(view: MesopotamiaView, words: Words, seat: int) -> Image.Image:
    """The private picture of a seat, from that seat's own view."""
    own_table.own(view, seat)
    state = view.state
    canvas = own_table.canvas(words.catalogue.lang, STRIP, _panels(over=view.over))
    moment = " · ".join(phase_words(words, view))
    own_table.title(canvas, words, seat, words("mesopotamia-picture-game"), moment, STRIP)
    draw_plate(canvas, words, view)
    draw_banner(canvas, words, state, seat)
    _quests(canvas, words, state, seat, over=view.over)
    told = [
        words("mesopotamia-picture-points-for", what=words.said(line.reason), n=line.points)
        for line in lines(state, seat)
    ]
    paragraphs(canvas, POINTS, told, LARGER)
    paragraphs(canvas, HOLDINGS, list(realm_lines(words, state, seat)), LARGER)
    return canvas.image


def _panels(*, over: bool) -> tuple[Panel, ...]:
    return (
        Panel(QUESTS, "mesopotamia-picture-quests", 800),
        Panel(POINTS, f"mesopotamia-picture-points{'-final' if over else ''}", 700),
        Panel(HOLDINGS, "mesopotamia-picture-holdings", 700),
    )


def _quests(canvas: Canvas, words: Words, state: Mesopotamia, seat: int, *, over: bool) -> None:
    """Each quest with its points, what it asks for, and whether it is fulfilled as things stand, or was."""
    hand = [quest for quest in state.realms[seat].hand if quest in state.content.quests]
    met, box = fulfilled(state, seat, hand), QUESTS
    if not hand:
        told = words("mesopotamia-picture-no-quests")
        canvas.text(box.x0 + 20, box.y0 + 88, told, "aside", 25, MUTED, width=box.width - 40)
        return
    high = min(TALLEST, (box.height - 84) / max(FEWEST, len(hand)))
    for place, quest in enumerate(hand):
        y = box.y0 + 68 + place * high
        _quest(
            canvas,
            words,
            state,
            quest,
            Box(box.x0 + 16, y, box.x1 - 16, y + high - 10),
            done=quest in met,
            over=over,
        )
    canvas.icon("piece", box.x1 - 44, box.y0 + 34, 40, mark_of(state, seat))


def _quest(
    canvas: Canvas,
    words: Words,
    state: Mesopotamia,
    quest: str,
    box: Box,
    *,
    done: bool,
    over: bool,
) -> None:
    """One quest; where there is little room for many, its points stand beside its name."""
    canvas.place("cell", box.x0, box.y0, box.width, box.height, SLOT, CAN if done else "#c9b48a")
    size = min(64.0, box.height * 0.6)
    shield(canvas, box.x0 + 16 + size / 2, box.middle[1], size, state.content.limits.quest_points)
    x, wide = box.x0 + 34 + size, box.width - size - 50
    key, ink = ("met", CAN) if done else ("open", CANNOT)
    state_told = words(f"mesopotamia-picture-quest-{key}{'-final' if over else ''}")
    taken = canvas.width(state_told, "bold", 28) + 20
    y = box.y0 + min(30, box.height * 0.28)
    canvas.text(x, y, words.said(quest_name(quest)), "bold", 36, INK, width=wide - taken)
    canvas.text(box.x1 - 18, y, state_told, "bold", 28, ink, "right", taken)
    most = max(1, int((box.y1 - y - 26) // PITCH))
    told = words.said(needs(state, quest))
    canvas.lines(x, y + 46, told, wide, size=NEEDS, fill=EARTH, pitch=PITCH, most=most)
