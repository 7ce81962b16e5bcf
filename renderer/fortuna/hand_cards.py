"""The cards of a player's own table: three action cards, and privileges in hand."""

from collections import Counter

from engines.core.decisions import Choose, ChooseMany
from engines.fortuna.content import Content, KindA, KindB, KindC
from engines.fortuna.state import ActionCard, Province
from renderer.core import marks
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
NARROW = 230
"""Cards no wider than this carry short names and small icons."""
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
    """The hand, each design once with its number of copies; then cards drawn to choose from."""
    hand = Counter(kind_of(card) for card in province.privileges)
    drawn = drawn_cards(view)
    _left_in_palace(canvas, words, view, box)
    if not hand and not drawn:
        text = words("fortuna-picture-empty-hand")
        canvas.text(*box.middle, text, "aside", 26, MUTED, "middle", 900)
        return
    count = len(hand) + len(drawn)
    width = min(CARD[0], (box.width - 32 + GAP) / count - GAP)
    shown = [(kind, n, False) for kind, n in sorted(hand.items())]
    shown += [(kind, 1, True) for kind in drawn]
    for i, (kind, copies, new) in enumerate(shown):
        x, y = box.x0 + 16 + i * (width + GAP), box.y0 + 62
        place = Box(x, y, x + width, y + CARD[1])
        foot = (words("fortuna-picture-drawn"), CAN) if new else _foot(words, view, province, kind)
        _privilege(canvas, words, view.state.content, place, kind, copies, foot)
        if new:
            marks.bracket(canvas, *place)


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
    content: Content,
    box: Box,
    kind: str,
    copies: int,
    foot: tuple[str, Colour],
) -> None:
    x, y, width, height = box.x0, box.y0, box.width, box.height
    middle = x + width / 2
    canvas.place("card_face", x, y, width, height, PRIVILEGE, "#fff6e2")
    short = "" if width > NARROW else "picture-"
    name = words(f"fortuna-{short}privilege-{kind}")
    title = words("fortuna-picture-copies", name=name, n=copies) if copies > 1 else name
    canvas.text(middle, y + 28, title, "bold", 25, CARD_TITLE, "middle", width - 16)
    draw_row(canvas, middle, y + 100, _privilege_row(content, kind), 46 if width > NARROW else 36)
    effect = words.said(content.privilege_effect(kind))
    canvas.lines(middle, y + 150, effect, width - 26, size=22, side="middle", pitch=25, most=5)
    canvas.place("rule", x + 22, y + height - 58, width - 46, 1.5, "#e0c88f")
    canvas.text(middle, y + height - 36, foot[0], "bold", 22, foot[1], "middle", width - 26)


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
    return {one.removeprefix(PLAY) for one in _offered(view) if one.startswith(PLAY)}


def drawn_cards(view: FortunaView) -> list[str]:
    """Kinds of the cards the seat has drawn and chooses from, in the order of drawing."""
    kinds = [kind_of(one) for one in _offered(view)]
    return [kind for kind in kinds if kind in view.state.content.privileges]


def _offered(view: FortunaView) -> list[str]:
    return [
        option.id
        for decision in view.decisions
        if isinstance(decision, Choose | ChooseMany)
        for option in decision.options
    ]
