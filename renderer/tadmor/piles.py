"""What lies on the map: rare goods, temple parts, King's Missions."""

from engines.tadmor.preview.temples import temple_bonus
from engines.tadmor.state import PARTS, PILES, Tadmor
from renderer.core.canvas import Canvas
from renderer.core.palette import EARTH, INK, MUTED, PALE
from renderer.core.symbols import draw_row, shield
from renderer.core.words import Words
from renderer.tadmor import layout, palette
from renderer.tadmor.layout import MISSIONS, TEMPLES
from renderer.tadmor.palette import MISSION
from renderer.tadmor.symbols import cost


def draw_piles(canvas: Canvas, words: Words, state: Tadmor) -> None:
    """Each pile with its top tile and what is left in it."""
    for name in PILES:
        draw_pile(canvas, words, state, name)


def draw_pile(canvas: Canvas, words: Words, state: Tadmor, name: str) -> None:
    """One pile; an empty one says so."""
    box, colour, top = layout.pile(name), palette.PILES[name], state.tops[name]
    canvas.place("pile_card", *box[:2], box.width, box.height, colour, palette.PILE_TINTS[name])
    canvas.icon("amphora", box.x0 + 32, box.middle[1] - 2, 46, colour)
    x, width = box.x0 + 60, box.width - 70
    if top is None:
        canvas.text(
            x, box.middle[1], words("tadmor-picture-empty"), "aside", 22, MUTED, width=width
        )
        return
    canvas.text(x, box.y0 + 18, words(f"tadmor-good-{top}"), "bold", 23, INK, width=width)
    left = words("tadmor-picture-left", n=state.pile_size(name))
    canvas.text(x, box.y0 + 43, left, "text", 21, EARTH, width=width)


def draw_parts(canvas: Canvas, words: Words, state: Tadmor) -> None:
    """The parts of a temple from the top down: cost, points of a temple so far, cards left."""
    for number, part in enumerate(PARTS, start=1):
        box, row = layout.part_row(part), state.content.parts[part]
        left = state.supply(part)
        canvas.place("part_row", *box[:2], box.width, box.height)
        canvas.icon("temple", box.x0 + 24, box.middle[1], 38, number)
        name = words(f"tadmor-part-{part}")
        x, y = box.x0 + 50, box.y0 + 15
        canvas.text(x, y, name, "bold", 21, INK, width=104)
        copies = words("tadmor-picture-left", n=left)
        canvas.text(x, y + 19, copies, "text", 20, MUTED if left else PALE, width=104)
        draw_row(canvas, box.x0 + 197, box.middle[1], cost(row.cost), 24, gap=2, room=84)
        shield(canvas, box.x1 - 23, box.middle[1] + 1, 38, row.points)


def draw_temples(canvas: Canvas, words: Words, state: Tadmor) -> None:
    """The parts, and how many rare goods the next to complete a temple gets."""
    draw_parts(canvas, words, state)
    bonus = temple_bonus(state)
    if bonus:
        note = words("tadmor-picture-temple-bonus", n=bonus)
        canvas.text(TEMPLES.x1 - 16, TEMPLES.y0 + 23, note, "text", 20, MUTED, "right", 168)


def draw_missions(canvas: Canvas, words: Words, state: Tadmor) -> None:
    """Deck and discards."""
    y = MISSIONS.y0 + 74
    for x, key, cards in ((36, "deck", state.deck), (190, "discards", state.discards)):
        left = MISSIONS.x0 + x
        canvas.icon("card_back", left, y, (44, 60), MISSION if key == "deck" else "#b8a58a")
        canvas.text(left + 32, y - 14, len(cards), "hero", 30, INK, width=60)
        note = words(f"tadmor-picture-{key}")
        canvas.text(left + 32, y + 15, note, "text", 21, MUTED, width=92)
