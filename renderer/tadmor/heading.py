"""Title strip and turn plate of Tadmor's pictures."""

from engines.tadmor.ids import ERAS, KINDS
from engines.tadmor.state import Tadmor
from renderer.core import furniture, heading
from renderer.core.canvas import Canvas
from renderer.core.furniture import Heading
from renderer.core.palette import TITLE_MUTED
from renderer.core.words import Words, message_id
from renderer.tadmor.palette import ERAS as ERA_COLOURS
from renderer.tadmor.palette import STRIP
from renderer.tadmor.reading import TadmorView, mark_of, outcome

FACTS = 1110
RIGHT = 1350
TRACK_Y, ORDER_Y = 28, 27
PIECE, PITCH, TURN_PITCH = 40, 50, 22


def draw_heading(canvas: Canvas, words: Words, view: TadmorView) -> None:
    """Turn and Era, phase, turn order from the First Player on, and who is awaited or has won."""
    state = view.state
    strip = Heading(
        words("tadmor-name"),
        words.match,
        words.seed,
        *phase_words(words, view),
        facts=("",),
        facts_at=FACTS,
    )
    furniture.title(canvas, strip, STRIP)
    if state.turn:
        _track(canvas, state, 620 + canvas.width(strip.top, "bold", 34) + 26)
    _order(canvas, state)
    fact = _fact(words, view)
    canvas.text(FACTS, 61, fact, "text", 23, TITLE_MUTED, width=RIGHT - FACTS)
    draw_plate(canvas, words, view)


def draw_plate(canvas: Canvas, words: Words, view: TadmorView) -> None:
    """Who is awaited and for what; at the end, who has won."""
    players = view.state.players
    final = outcome(view.state) if view.over else None
    heading.draw_plate(canvas, words, view, lambda seat: mark_of(players[seat]), final)


def phase_words(words: Words, view: TadmorView) -> tuple[str, str]:
    """Turn with its Era, and phase; in set-up and at the end one of them is enough."""
    state = view.state
    if not state.turn:
        return words("picture-set-up"), words("tadmor-picture-before")
    top = words("tadmor-picture-turn", n=state.turn, era="I" * state.era)
    if view.over:
        return top, words("picture-over")
    return top, words(f"tadmor-phase-{message_id(state.phase)}")


def _track(canvas: Canvas, state: Tadmor, x: float) -> None:
    """The nine turns in the colours of their Eras."""
    each = state.content.limits.turns_per_era
    for era in ERAS:
        for i in range(each):
            turn = (era - 1) * each + i + 1
            when = "now" if turn == state.turn else "past" if turn < state.turn else "next"
            spot = x + (turn - 1) * TURN_PITCH + (era - 1) * 9
            canvas.icon("era_pip", spot, TRACK_Y, 24, ERA_COLOURS[era], when)


def _order(canvas: Canvas, state: Tadmor) -> None:
    """All pieces in turn order; the first one has the pawn."""
    canvas.icon("pawn", FACTS + 12, ORDER_Y, 34)
    for i, player in enumerate(state.order()):
        x = FACTS + 48 + i * PITCH
        canvas.icon("piece", x, ORDER_Y, PIECE, mark_of(player))
        if i + 1 < len(state.players):
            canvas.icon("arrow", x + PITCH / 2, ORDER_Y, 12, TITLE_MUTED)


def _fact(words: Words, view: TadmorView) -> str:
    """How many pieces are left to place, or still on the board."""
    state = view.state
    if view.over or not state.turn:
        return ""
    if state.phase == "placement":
        left = sum(state.reserve(one.seat, kind) for one in state.players for kind in KINDS)
        return words("tadmor-picture-to-place", n=left)
    return words("tadmor-picture-on-board", n=len(state.placed))
