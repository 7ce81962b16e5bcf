"""Title strip and turn plate of the frontier's pictures."""

from renderer.core import furniture, heading
from renderer.core.canvas import Canvas
from renderer.core.furniture import Heading
from renderer.core.words import Words
from tests.engines.frontier.scoring import result
from tests.renderer.frontier.palette import STRIP
from tests.renderer.frontier.reading import FrontierView, acting, mark_of

PHASES = ("planning", "campaign")
ORDER_X, PIECE, PITCH = 1080, 36, 38


def draw_heading(canvas: Canvas, words: Words, view: FrontierView) -> None:
    """Round and phase, the order in which all act, and who is awaited or has won."""
    state = view.state
    strip = Heading(
        words("frontier-name"),
        words.match,
        words.seed,
        *phase_words(words, view),
        facts=(words("frontier-picture-order"),),
        facts_at=ORDER_X,
        phases=0 if view.over else len(PHASES),
        phase=PHASES.index(state.phase) + 1 if state.phase in PHASES else 0,
    )
    furniture.title(canvas, strip, STRIP)
    for place, seat in enumerate(acting(state)):
        x = ORDER_X + PIECE / 2 + place * PITCH
        if seat == state.active:
            canvas.icon("turn_ring", x, 60, PIECE + 6)
        canvas.icon("piece", x, 60, PIECE, mark_of(state, seat))
    draw_plate(canvas, words, view)


def draw_plate(canvas: Canvas, words: Words, view: FrontierView) -> None:
    """Who is awaited and for what; at the end, who has won."""
    final = result(view.state) if view.over else None
    nobody = words("frontier-picture-nobody")
    heading.draw_plate(canvas, words, view, lambda seat: mark_of(view.state, seat), final, nobody)


def phase_words(words: Words, view: FrontierView) -> tuple[str, str]:
    """Round of how many, and phase."""
    state = view.state
    top = words("frontier-picture-round", n=state.round, of=state.rounds)
    if view.over:
        return top, words("picture-over")
    return top, words(f"frontier-picture-phase-{state.phase}")
