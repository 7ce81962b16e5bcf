"""The castle on a player's own table: own houses, what a scoring now would bring, batches at hand."""

from engines.caylus.ids import SECTIONS
from engines.caylus.preview import batch_points, batches_to_come, scoring_time
from engines.caylus.state import Caylus, Player
from renderer.caylus.reading import CaylusView, mark_of
from renderer.caylus.symbols import favours
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CAN, CANNOT, INK, LINE, MUTED, Colour
from renderer.core.symbols import draw_row, number, shield
from renderer.core.words import Words

HEIGHT, PITCH = 80, 86


def draw_castle(canvas: Canvas, words: Words, view: CaylusView, player: Player, box: Box) -> None:
    """One block for each section; below the batches the cubes are enough for."""
    for i, name in enumerate(SECTIONS):
        top = box.y0 + 58 + i * PITCH
        part = Box(box.x0 + 12, top, box.x1 - 12, top + HEIGHT)
        _section(canvas, words, view.state, player, name, part)
    if not view.over and batches_to_come(view.state):
        canvas.place("rule", box.x0 + 16, box.y1 - 70, box.width - 32, 1.5, LINE)
        _batches(canvas, words, view.state, player, box)


def _section(
    canvas: Canvas, words: Words, state: Caylus, player: Player, name: str, box: Box
) -> None:
    now, scored = name == state.section(), name in state.scored
    if now:
        canvas.place("section_now", box.x0, box.y0, box.width, box.height)
    fill: Colour = MUTED if scored else INK
    canvas.text(
        box.x0 + 12, box.y0 + 22, words(f"caylus-section-{name}"), "bold", 24, fill, width=112
    )
    aside = _progress(words, state, name)
    canvas.text(box.x1 - 12, box.y0 + 22, aside, "text", 21, MUTED, "right", 176)
    houses = state.houses[name].count(player.seat)
    y = box.y0 + 56
    canvas.icon("house", box.x0 + 32, y, 38, mark_of(player))
    number(canvas, box.x0 + 58, y, houses, 30)
    if not scored:
        _outlook(canvas, words, state, name, houses, box, y)


def _progress(words: Words, state: Caylus, name: str) -> str:
    if name in state.scored:
        return words("caylus-picture-scored")
    row = state.content.sections[name]
    built = len(state.houses[name])
    key = f"caylus-picture-progress-{scoring_time(state, name)}"
    return words(key, n=built, of=row.parts, trigger=row.trigger)


def _outlook(
    canvas: Canvas, words: Words, state: Caylus, name: str, houses: int, box: Box, y: float
) -> None:
    """What the section's scoring brings as things stand, and what one step further takes."""
    row = state.content.sections[name]
    lost, won, higher = row.loss_for(houses), row.favours_for(houses), row.next_threshold(houses)
    x = box.x0 + 102
    canvas.icon("arrow", x, y, 22, MUTED)
    if not houses:
        canvas.text(x + 20, y, f"\u2212{lost}", "hero", 28, CANNOT, width=40)
        canvas.icon("points", x + 72, y, 32)
    elif won:
        draw_row(canvas, x + 18 + 14 * won, y, favours(won), 28, gap=0)
    else:
        canvas.text(x + 20, y, words("caylus-picture-no-gain"), "text", 22, MUTED, width=80)
    if higher is not None:
        more = words("caylus-picture-houses-more", n=higher.houses - houses)
        canvas.text(box.x1 - 60, y, more, "text", 21, MUTED, "right", 90)
        canvas.icon("arrow", box.x1 - 48, y, 16, MUTED)
        canvas.text(box.x1 - 36, y, higher.favours, "bold", 22, MUTED, width=20)
        canvas.icon("fleur", box.x1 - 16, y, 22)


def _batches(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    count, points = batch_points(state, player)
    y = box.y1 - 36
    if not count:
        text = words(f"caylus-picture-no-{'batch' if state.section_with_room() else 'part'}")
        canvas.text(box.x0 + 20, y, text, "bold", 23, CANNOT, width=box.width - 40)
        return
    text = words("caylus-picture-batches", n=count)
    canvas.text(box.x0 + 20, y, text, "bold", 23, CAN, width=box.width - 104)
    shield(canvas, box.x1 - 44, y, 48, points)
