"""Title strip and turn plate of Caylus' pictures."""

from engines.caylus.preview import scoring_time
from engines.caylus.scoring import result
from engines.caylus.state import Caylus
from renderer.caylus.palette import STRIP
from renderer.caylus.reading import CaylusView, mark_of
from renderer.core import furniture, heading
from renderer.core.canvas import Canvas
from renderer.core.furniture import Heading
from renderer.core.words import Words

PHASES = 7
FACTS = 968


def draw_heading(canvas: Canvas, words: Words, view: CaylusView) -> None:
    """Round, phase, the castle, the king's men, and who is awaited or has won."""
    state = view.state
    strip = Heading(
        words("caylus-name"),
        words.match,
        words.seed,
        *phase_words(words, view),
        facts=(_castle(words, state), _bailiff(words, view)),
        facts_at=FACTS,
        phases=PHASES if state.phase and not view.over else 0,
        phase=state.phase,
    )
    furniture.title(canvas, strip, STRIP)
    draw_plate(canvas, words, view)


def draw_plate(canvas: Canvas, words: Words, view: CaylusView) -> None:
    """Who is awaited and for what; at the end, who has won."""
    players = view.state.players
    final = result(view.state) if view.over else None
    heading.draw_plate(canvas, words, view, lambda seat: mark_of(players[seat]), final)


def phase_words(words: Words, view: CaylusView) -> tuple[str, str]:
    """Round, and phase with its name."""
    state = view.state
    top = words("picture-round", n=state.round) if state.round else words("picture-set-up")
    if view.over:
        return top, words("picture-over")
    name = words(f"caylus-phase-{state.phase}")
    if not state.phase:
        return top, name
    return top, words("picture-phase", n=state.phase, of=PHASES, name=name)


def _castle(words: Words, state: Caylus) -> str:
    """How far the section under construction is, and where it will be scored."""
    name = state.section()
    if name is None:
        return words("caylus-picture-castle-scored")
    return words(
        "caylus-picture-castle-built",
        section=words(f"caylus-section-{name}"),
        n=len(state.houses[name]),
        of=state.content.sections[name].parts,
    )


def _bailiff(words: Words, view: CaylusView) -> str:
    """Where the bailiff is, how far he will go, and when the section is scored."""
    state = view.state
    name, (steps, _) = state.section(), state.walk(state.provost)
    if name is None:
        return words("caylus-picture-bailiff-last", space=state.bailiff)
    return words(
        f"caylus-picture-bailiff-{scoring_time(state, name)}",
        space=state.bailiff,
        steps=steps,
        trigger=state.content.sections[name].trigger,
    )
