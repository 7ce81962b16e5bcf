"""Title strip and turn plate of Mesopotamia's pictures."""

from functools import partial

from engines.core import Result
from engines.mesopotamia.ids import ACTION, COMBAT, END_PHASE, TEAM
from engines.mesopotamia.scoring import average, result, total
from engines.mesopotamia.state import Mesopotamia
from renderer.core import furniture, heading
from renderer.core.canvas import Canvas
from renderer.core.furniture import Heading
from renderer.core.words import Words
from renderer.mesopotamia.palette import STRIP
from renderer.mesopotamia.reading import MesopotamiaView, mark_of

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
        facts_at=heading.ORDER_X,
        phases=0 if view.over else len(IN_A_ROUND),
        phase=IN_A_ROUND.index(state.phase) + 1 if state.phase in IN_A_ROUND else 0,
    )
    furniture.title(canvas, strip, STRIP)
    active = None if view.over else state.active
    heading.draw_order(canvas, state.order, active, partial(mark_of, state))
    draw_plate(canvas, words, view)


def draw_plate(canvas: Canvas, words: Words, view: MesopotamiaView) -> None:
    """Who is awaited and for what; at the end, who has won."""
    final = result(view.state) if view.over else None
    how = "" if final is None else how_won(words, view.state, final)
    heading.draw_plate(canvas, words, view, partial(mark_of, view.state), final, how=how)


def how_won(words: Words, state: Mesopotamia, final: Result) -> str:
    """How a team has won or lost, which nobody's own points tell: by theirs on average."""
    house = state.house()
    if state.mode != TEAM or house is None:
        return ""
    key = "lost" if house in final.winners else "won"
    points = {"n": average(state), "other": total(state, house)}
    return words(f"mesopotamia-picture-team-{key}", **points)


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
