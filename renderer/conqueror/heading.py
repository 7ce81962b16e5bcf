"""Title strip and turn plate of Conqueror's pictures."""

from functools import partial

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
        facts_at=heading.ORDER_X,
        phases=0 if view.over else len(IN_A_ROUND),
        phase=IN_A_ROUND.index(state.phase) + 1 if state.phase in IN_A_ROUND else 0,
    )
    furniture.title(canvas, strip, STRIP)
    marks, tokens = partial(mark_of, state), {state.first: "hourglass_token"}
    heading.draw_order(canvas, state.order, state.active, marks, tokens)
    draw_plate(canvas, words, view)


def draw_plate(canvas: Canvas, words: Words, view: ConquerorView) -> None:
    """Who is awaited and for what; at the end, who has won."""
    final = result(view.state) if view.over else None
    how = how_won(words, view.state) if view.over else ""
    heading.draw_plate(canvas, words, view, partial(mark_of, view.state), final, how=how)


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
