"""The cards of a player's own table: three action cards, and privileges in hand."""

from collections import Counter

from engines.core.decisions import Choose, ChooseMany
from engines.fortuna.content import Content, KindA, KindB, KindC
from engines.fortuna.state import ActionCard, Province
from renderer.core.canvas import Canvas
from renderer.core.palette import CAN, CARD_TITLE, IVORY, MUTED, POINTS, Colour, mix
from renderer.core.words import Words
from renderer.fortuna.cards import message_id
from renderer.fortuna.layout import STEPS, Box
from renderer.fortuna.reading import FortunaView, kind_of, mark_of
from renderer.fortuna.scores import worths
from renderer.fortuna.sides import (
    CELL,
    CELL_EDGE,
    CELL_INSIDE,
    CELL_NUMBER,
    PRIVILEGE,
    RESERVED,
    RESERVED_HEAD,
)
from renderer.fortuna.symbols import ARROW, Row, Sign, action_rows, draw_row, goods, plus

ACTION = (278, 384)
CARD = (276, 318)
GAP = 14
PLAY = "play."


def draw_actions(
    canvas: Canvas, words: Words, view: FortunaView, province: Province, box: Box
) -> None:
    """The own three action cards to read, and how far the own pawn has come."""
    for slot, card in enumerate(view.state.sides[province.side]):
        x = box.x0 + 16 + slot * (ACTION[0] + 11)
        _action(canvas, words, view.state.content, x, box.y0 + 58, card, mark_of(province).dark)
    _road(canvas, view, province, box)


def _action(
    canvas: Canvas,
    words: Words,
    content: Content,
    x: float,
    y: float,
    card: ActionCard,
    dark: Colour,
) -> None:
    width, height = ACTION
    head = RESERVED_HEAD if card.reserved else mix(dark, "#ffffff", 0.12)
    canvas.place("card_face", x, y, width, height, head, RESERVED if card.reserved else IVORY)
    middle = x + width / 2
    name = words(f"fortuna-action-{message_id(card.card)}")
    canvas.text(middle, y + 28, name, "bold", 25, CARD_TITLE, "middle", width - 24)
    rows = action_rows(content.actions[card.card], content)
    draw_row(canvas, middle, y + (98 if len(rows) > 1 else 120), rows[0], 54)
    for row in rows[1:]:
        draw_row(canvas, middle, y + 156, row, 38)
    effect = words.said(content.effects[card.card])
    canvas.lines(middle, y + 204, effect, width - 32, size=23, side="middle", pitch=27, most=5)
    _state(canvas, words, middle, y + height - 38, card)


def _state(canvas: Canvas, words: Words, x: float, y: float, card: ActionCard) -> None:
    key = "fortuna-picture-reserved" if card.reserved else "fortuna-picture-open-to-all"
    text, icons = words(key), [("lock", card.reserved), ("crown", card.card == "fortuna")]
    shown = [name for name, on in icons if on]
    canvas.text(x, y, text, "aside", 22, MUTED, "middle", ACTION[0] - 100)
    for i, name in enumerate(shown):
        canvas.icon(name, x - 112 + i * 224, y, 30)


def _road(canvas: Canvas, view: FortunaView, province: Province, box: Box) -> None:
    gate = view.state.content.limits.gate
    y = box.y1 - 54
    for step in range(STEPS):
        x = _step_x(box, step, gate)
        canvas.place("road_cell", x - 23, y - 22, 46, 44, CELL if step < gate else CELL_INSIDE)
        if step != province.step:
            canvas.text(x, y, step, "text", 21, CELL_NUMBER, "middle", 40)
    canvas.place("rule", _step_x(box, gate, gate) - 36, y - 34, 8, 68, CELL_EDGE)
    canvas.icon("piece", _step_x(box, province.step, gate), y - 2, 48, mark_of(province))


def _step_x(box: Box, step: int, gate: int) -> float:
    return box.x0 + 46 + step * 52 + (16 if step >= gate else 0)


def draw_privileges(
    canvas: Canvas, words: Words, view: FortunaView, province: Province, box: Box
) -> None:
    """The hand: each card once, with its number of copies, its effect and its worth."""
    hand = Counter(kind_of(card) for card in province.privileges)
    _left_in_palace(canvas, words, view, box)
    if not hand:
        text = words("fortuna-picture-empty-hand")
        canvas.text(box.middle[0], box.middle[1], text, "aside", 26, MUTED, "middle", 900)
        return
    room = box.width - 32
    width = min(CARD[0], (room + GAP) / len(hand) - GAP)
    for i, (kind, copies) in enumerate(sorted(hand.items())):
        x = box.x0 + 16 + i * (width + GAP)
        _privilege(canvas, words, view, province, Box(x, box.y0 + 62, x + width, 0), kind, copies)


def _left_in_palace(canvas: Canvas, words: Words, view: FortunaView, box: Box) -> None:
    """Cards in the Palace that this seat has seen (FOR-A22)."""
    seen = [one.card for one in view.state.palace if view.seat in one.known]
    if seen:
        names = ", ".join(words(f"fortuna-privilege-{kind_of(card)}") for card in seen)
        text = words("fortuna-picture-left-in-palace", names=names)
        canvas.text(box.x1 - 20, box.y0 + 32, text, "text", 23, MUTED, "right", 1000)


def _privilege(
    canvas: Canvas,
    words: Words,
    view: FortunaView,
    province: Province,
    box: Box,
    kind: str,
    copies: int,
) -> None:
    content, height = view.state.content, CARD[1]
    x, y, width = box.x0, box.y0, box.width
    middle = x + width / 2
    canvas.place("card_face", x, y, width, height, PRIVILEGE, "#fff6e2")
    name = words(f"fortuna-privilege-{kind}")
    title = words("fortuna-picture-copies", name=name, n=copies) if copies > 1 else name
    canvas.text(middle, y + 28, title, "bold", 25, CARD_TITLE, "middle", width - 22)
    draw_row(canvas, middle, y + 100, _privilege_row(content, kind), 46)
    effect = words.said(content.privilege_effect(kind))
    canvas.lines(middle, y + 158, effect, width - 30, size=22, side="middle", pitch=26, most=4)
    text, colour = _foot(words, view, province, kind)
    canvas.place("rule", x + 22, y + height - 58, width - 46, 1.5, "#e0c88f")
    canvas.text(middle, y + height - 36, text, "bold", 22, colour, "middle", width - 28)


def _privilege_row(content: Content, kind: str) -> Row:
    card = content.privileges[kind]
    match card:
        case KindA():
            free = (Sign("any_good"), plus(card.choice)) if card.choice else ()
            return (*goods(card.gain), *free)
        case KindB():
            return (Sign("step"), plus(card.steps))
        case KindC():
            good = Sign("column" if card.counts == "building" else card.counts)
            count = (Sign(text=str(card.per)),) if card.per > 1 else ()
            return (*count, good, ARROW, Sign("points", str(card.vp)))


def _foot(words: Words, view: FortunaView, province: Province, kind: str) -> tuple[str, Colour]:
    """What the card is good for now: points it gives, or whether it can be played."""
    if isinstance(view.state.content.privileges[kind], KindC):
        points = worths(view.state, province)[kind]
        return words("fortuna-picture-worth", n=points), POINTS
    if kind in playable(view):
        return words("fortuna-picture-playable"), CAN
    return words("fortuna-picture-own-turn"), MUTED


def playable(view: FortunaView) -> set[str]:
    """Kinds of privilege cards the seat may play now."""
    options = [
        option.id
        for decision in view.decisions
        if isinstance(decision, Choose | ChooseMany)
        for option in decision.options
    ]
    return {option.removeprefix(PLAY) for option in options if option.startswith(PLAY)}
