"""Title strip and turn plate of Conqueror's pictures."""

from engines.conqueror.ids import OPENING, PHASES
from engines.conqueror.scoring import result
from engines.conqueror.state import Conqueror
from engines.conqueror.words import chronicle_name
from renderer.conqueror.palette import STRIP
from renderer.conqueror.reading import ConquerorView, mark_of
from renderer.core import furniture, heading
from renderer.core.canvas import Canvas
from renderer.core.furniture import Heading
from renderer.core.words import Words

ORDER_X, PIECE, PITCH = 1090, 38, 42
IN_A_ROUND = [phase for phase in PHASES if phase not in (*OPENING, "end")]


def draw_heading(canvas: Canvas, words: Words, view: ConquerorView) -> None:
    """Round and phase, the chronicle, the turn order, and who is awaited or has won."""
    state = view.state
    top, bottom = phase_words(words, view)
    if state.chronicle is not None and not view.over:
        bottom = f"{bottom} · {words.said(chronicle_name(state.chronicle))}"
    strip = Heading(
        words("conqueror-picture-game"),
        words.match,
        words.seed,
        top,
        bottom,
        facts=(words("conqueror-picture-order"),),
        facts_at=ORDER_X,
        phases=0 if view.over else len(IN_A_ROUND),
        phase=IN_A_ROUND.index(state.phase) + 1 if state.phase in IN_A_ROUND else 0,
    )
    furniture.title(canvas, strip, STRIP)
    for place, seat in enumerate(state.order):
        x = ORDER_X + PIECE / 2 + place * PITCH
        if seat == state.active:
            canvas.icon("turn_ring", x, 58, PIECE + 8)
        canvas.icon("piece", x, 58, PIECE, mark_of(state, seat))
        if seat == state.first:
            canvas.icon("hourglass_token", x + 13, 72, (17, 22))
    draw_plate(canvas, words, view)


def draw_plate(canvas: Canvas, words: Words, view: ConquerorView) -> None:
    """Who is awaited and for what; at the end, who has won."""
    final = result(view.state) if view.over else None
    how = how_won(words, view.state) if view.over else ""
    heading.draw_plate(canvas, words, view, lambda seat: mark_of(view.state, seat), final, how=how)


def how_won(words: Words, state: Conqueror) -> str:
    """How a match was won before its last round, if points had no part in it ."""
    if state.ended == "last":
        return words("conqueror-picture-won-last")
    if state.ended == "forts" and len(state.champions) == 1:
        return words("conqueror-picture-won-forts", n=len(state.forts(state.champions[0])))
    return ""


def phase_words(words: Words, view: ConquerorView) -> tuple[str, str]:
    """Round of how many, and phase."""
    state = view.state
    of = state.content.modes[state.mode].rounds
    top = words("conqueror-picture-round", n=state.round, of=of)
    if not state.round:
        top = words("conqueror-picture-before")
    if view.over:
        return top, words("picture-over")
    if state.phase == "purchases":  # the phase is called like what stands above it
        return top, words("conqueror-picture-purchases")
    return top, words(f"conqueror-phase-{state.phase}")
