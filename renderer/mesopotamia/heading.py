"""Title strip and turn plate of Mesopotamia's pictures."""

from engines.mesopotamia.ids import ACTION, COMBAT, END_PHASE
from engines.mesopotamia.scoring import result
from renderer.core import furniture, heading
from renderer.core.canvas import Canvas
from renderer.core.furniture import Heading
from renderer.core.words import Words
from renderer.mesopotamia.palette import STRIP
from renderer.mesopotamia.reading import MesopotamiaView, mark_of

ORDER_X, PIECE, PITCH = 1090, 38, 42
IN_A_ROUND = (ACTION, COMBAT, END_PHASE)


def draw_heading(canvas: Canvas, words: Words, view: MesopotamiaView) -> None:
    """Round and phase, the turn order, and who is awaited or has won."""
    state = view.state
    top, bottom = phase_words(words, view)
    strip = Heading(
        words("mesopotamia-picture-game"),
        words.match,
        words.seed,
        top,
        bottom,
        facts=(words("mesopotamia-picture-order"),),
        facts_at=ORDER_X,
        phases=0 if view.over else len(IN_A_ROUND),
        phase=IN_A_ROUND.index(state.phase) + 1 if state.phase in IN_A_ROUND else 0,
    )
    furniture.title(canvas, strip, STRIP)
    for place, seat in enumerate(state.order):
        x = ORDER_X + PIECE / 2 + place * PITCH
        if seat == state.active and not view.over:
            canvas.icon("turn_ring", x, 58, PIECE + 8)
        canvas.icon("piece", x, 58, PIECE, mark_of(state, seat))
    final = result(state) if view.over else None
    heading.draw_plate(canvas, words, view, lambda seat: mark_of(state, seat), final)


def phase_words(words: Words, view: MesopotamiaView) -> tuple[str, str]:
    """Which round, of how many if that is fixed, and which phase and wave."""
    state = view.state
    if not state.round:
        top = words("mesopotamia-picture-before")
    elif state.last_round:
        top = words("mesopotamia-picture-round-of", n=state.round, of=state.last_round)
    else:
        top = words("picture-round", n=state.round)
    if view.over:
        return top, words("picture-over")
    phase = words(f"mesopotamia-picture-phase-{state.phase}")
    if not state.wave:
        return top, phase
    waves = len(state.content.waves)
    return top, words("mesopotamia-moment-wave", n=state.wave, all=waves, moment=phase)
