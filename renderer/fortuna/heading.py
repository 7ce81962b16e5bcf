"""Title strip and turn plate of Fortuna's pictures."""

from engines.fortuna.scoring import inside, result
from engines.fortuna.state import Fortuna
from renderer.core import furniture, heading
from renderer.core.canvas import Canvas
from renderer.core.furniture import Heading
from renderer.core.words import Words
from renderer.fortuna.palette import STRIP
from renderer.fortuna.reading import FortunaView, mark_of

PHASES = 5


def draw_heading(canvas: Canvas, words: Words, view: FortunaView) -> None:
    """The public strip: round, phase, the Palace, and who is awaited or has won."""
    state = view.state
    strip = Heading(
        words("fortuna-name"),
        words.match,
        words.seed,
        *phase_words(words, view),
        facts=(_inside(words, state), _end(words, view)),
        phases=PHASES if 1 <= state.phase <= PHASES and not view.over else 0,
        phase=state.phase,
    )
    furniture.title(canvas, strip, STRIP)
    draw_plate(canvas, words, view)


def draw_plate(canvas: Canvas, words: Words, view: FortunaView) -> None:
    """Who is awaited and for what; at the end, who has won."""
    seats = view.state.provinces
    final = result(view.state) if view.over else None
    nobody = words("fortuna-picture-nobody")
    heading.draw_plate(canvas, words, view, lambda seat: mark_of(seats[seat]), final, nobody)


def phase_words(words: Words, view: FortunaView) -> tuple[str, str]:
    """Round, and phase with its name."""
    state = view.state
    top = words("picture-round", n=state.round) if state.round else words("picture-set-up")
    if view.over:
        return top, words("picture-over")
    if state.open_cards:
        return top, words("fortuna-picture-draft")
    if not 1 <= state.phase <= PHASES:
        return top, words(f"fortuna-picture-phase-{state.phase}")
    name = words(f"fortuna-picture-phase-{state.phase}")
    return top, words("picture-phase", n=state.phase, of=PHASES, name=name)


def _inside(words: Words, state: Fortuna) -> str:
    """How many can win as things stand."""
    past = sum(inside(state, province) for province in state.provinces)
    return words("fortuna-picture-inside", n=past, of=len(state.provinces))


def _end(words: Words, view: FortunaView) -> str:
    if view.over:
        return words("fortuna-picture-only-inside")
    if view.state.arrivals:
        return words("fortuna-picture-last-round")
    return words("fortuna-picture-nobody-there")
