"""Title strip and turn plate of Fortuna's pictures."""

from engines.fortuna.scoring import result
from engines.fortuna.state import Fortuna
from renderer.core import furniture
from renderer.core.canvas import Canvas
from renderer.core.furniture import Awaited, Heading
from renderer.core.words import Words
from renderer.fortuna.reading import FortunaView, mark_of
from renderer.fortuna.scores import inside
from renderer.fortuna.sides import STRIP

PHASES = 5


def draw_heading(canvas: Canvas, words: Words, view: FortunaView) -> None:
    """The public strip: round, phase, the Palace, and who is awaited or has won."""
    state = view.state
    heading = Heading(
        words("fortuna-name"),
        words.match,
        words.seed,
        *phase_words(words, view),
        facts=(_inside(words, state), _end(words, view)),
        phases=PHASES if 1 <= state.phase <= PHASES and not view.over else 0,
        phase=state.phase,
    )
    furniture.title(canvas, heading, STRIP)
    draw_plate(canvas, words, view)


def draw_plate(canvas: Canvas, words: Words, view: FortunaView) -> None:
    """Who is awaited and for what; at the end, who has won."""
    if view.over:
        _winners(canvas, words, view)
        return
    waited = [
        Awaited(mark_of(view.state.provinces[w.seat]), words.name(w.seat), words.said(w.topic))
        for w in view.waiting
    ]
    more = words("picture-more", n=max(0, len(waited) - furniture.MOST_PLATES))
    furniture.plates(canvas, waited, more)


def _winners(canvas: Canvas, words: Words, view: FortunaView) -> None:
    final = result(view.state)
    if not final.winners:
        furniture.result(canvas, [], words("fortuna-picture-nobody"), words("picture-no-winner"))
        return
    names = " · ".join(words.name(seat) for seat in final.winners)
    points = final.scores[final.winners[0]].total or 0
    what = words("picture-won", n=len(final.winners), points=points)
    marks = [mark_of(view.state.provinces[seat]) for seat in final.winners]
    furniture.result(canvas, marks, names, what)


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
    """How many can win as things stand (FOR-12.1)."""
    past = sum(inside(state, province) for province in state.provinces)
    return words("fortuna-picture-inside", n=past, of=len(state.provinces))


def _end(words: Words, view: FortunaView) -> str:
    if view.over:
        return words("fortuna-picture-only-inside")
    if view.state.arrivals:
        return words("fortuna-picture-last-round")
    return words("fortuna-picture-nobody-there")
