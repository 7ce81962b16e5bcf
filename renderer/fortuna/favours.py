"""The six favour cards around Rome."""

from engines.fortuna.content import Content, HandIn, Married
from engines.fortuna.preview import reach
from engines.fortuna.state import Favour, Fortuna
from renderer.core.canvas import Canvas
from renderer.core.palette import EARTH, INK, TITLE_MUTED
from renderer.core.symbols import draw_row
from renderer.core.words import Words
from renderer.fortuna.layout import plaque
from renderer.fortuna.symbols import favour_row


def draw_favours(canvas: Canvas, words: Words, state: Fortuna) -> None:
    """All six, face up or spent, with their tokens."""
    best = reach(state)
    for favour in state.favours:
        _draw(canvas, favour, state.content)
        if favour.face_up and favour.number > best:
            box = plaque(favour.number)
            canvas.place("plaque_veil", box.x0, box.y0, box.width, box.height)
        _words(canvas, words, favour, state.content)
        _tokens(canvas, favour, state.content)


def _draw(canvas: Canvas, favour: Favour, content: Content) -> None:
    """The card and what it asks for: what a veil may cover."""
    box, shut = plaque(favour.number), not favour.face_up
    canvas.place("plaque", box.x0, box.y0, box.width, box.height, shut)
    draw_row(canvas, box.middle[0], box.y0 + 90, favour_row(favour.number, content), 40)
    if shut:
        canvas.place("spent", box.x0 + 26, box.y0 + 66, box.width - 52, 48)


def _words(canvas: Canvas, words: Words, favour: Favour, content: Content) -> None:
    """Number, name and steps, to be read under any veil."""
    box, shut = plaque(favour.number), not favour.face_up
    canvas.icon("die", box.x0 + 48, box.y0 + 42, 42, favour.number)
    name = words(f"fortuna-picture-favour-{favour.number}")
    fill = TITLE_MUTED if shut else INK
    canvas.text(box.x0 + 76, box.y0 + 42, name, "hero", 25, fill, width=104)
    steps = words("fortuna-picture-spent") if shut else steps_words(words, favour.number, content)
    pale = TITLE_MUTED if shut else EARTH
    canvas.text(box.middle[0], box.y0 + 130, steps, "text", 23, pale, "middle", box.width - 40)


def _tokens(canvas: Canvas, favour: Favour, content: Content) -> None:
    """Tokens and places for more; a spent card gets none before it is open again."""
    box = plaque(favour.number)
    free = "spot" if favour.face_up else "plaque_spot"
    for i in range(content.limits.max_tokens):
        name = "wheel" if i < favour.tokens else free
        canvas.icon(name, box.middle[0] - 30 + i * 30, box.y0 + 160, 25)


def effect_words(words: Words, number: int, content: Content) -> str:
    """What a favour card does, as a sentence."""
    card = content.favours[str(number)]
    return words(
        f"fortuna-favour-{number}-effect",
        n=card.steps,
        cap=card.max_steps,
        extra=content.buildings["palace"].extra_steps,
    )


def steps_words(words: Words, number: int, content: Content) -> str:
    """How many steps a favour card gives."""
    card = content.favours[str(number)]
    if isinstance(card, HandIn):
        return words("fortuna-picture-steps-hand-in", cap=card.max_steps)
    if isinstance(card, Married):
        return words("fortuna-picture-steps-married", n=card.steps, cap=card.max_steps)
    return words("fortuna-picture-steps-owned", n=card.steps)
