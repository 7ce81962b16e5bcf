"""Beside an enlarged part of the board: what its cards do, in sentences."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engines.fortuna.ids import design
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.notes import Line, note_list, note_title
from renderer.core.palette import INK, MUTED, PALE
from renderer.core.words import Words, message_id
from renderer.fortuna.favours import effect_words
from renderer.fortuna.palette import SIDES
from renderer.fortuna.reading import FortunaView, by_side

PIECES = ("centurion", "priestess", "die", "marriage")


def draw_notes(canvas: Canvas, words: Words, view: FortunaView, zone: str, box: Box) -> None:
    """The sentences for a zone inside its panel."""
    if zone == "rome":
        for numbers, rule, x in (((1, 2, 3), "gate", box.x0), ((4, 5, 6), "tax", box.middle[0])):
            part = Box(x, box.y0, x + box.width / 2, box.y1)
            lines = [*_favours(words, view, numbers), _rule(words, view, rule)]
            note_list(canvas, part, box.y0 + 25, lines, 23)
    elif zone == "table":
        _table(canvas, words, view, box)
    else:
        _side(canvas, words, view, SIDES.index(zone), box)


def _side(canvas: Canvas, words: Words, view: FortunaView, side: int, box: Box) -> None:
    cards = [
        (
            words(f"fortuna-action-{message_id(card.card)}"),
            words.said(view.state.content.effects[card.card]),
        )
        for card in view.state.sides[side]
    ]
    y = note_title(canvas, box, box.y0 + 44, words("fortuna-picture-action-cards"))
    y = note_list(canvas, box, y, cards, 28)
    province = by_side(view.state)[side]
    if province is not None and province.buildings:
        y = note_title(canvas, box, y + 14, words("fortuna-picture-buildings"))
        y = note_list(canvas, box, y, _buildings(words, view, province.buildings), 28)
    y = note_title(canvas, box, y + 14, words("fortuna-picture-pieces"))
    note_list(canvas, box, y, [_rule(words, view, piece) for piece in PIECES], 28)


def _table(canvas: Canvas, words: Words, view: FortunaView, box: Box) -> None:
    y = note_title(canvas, box, box.y0 + 40, words("fortuna-picture-buildings"))
    y = note_list(canvas, box, y, _buildings(words, view, view.state.piles), 27)
    y = note_title(canvas, box, y + 6, words("fortuna-picture-all-privileges"))
    gone = Counter(design(card) for card in view.state.discards)
    for kind in view.state.content.designs(len(view.state.provinces)):
        _privilege(canvas, words, view, kind, gone[kind], box, y)
        y += 36


def _privilege(
    canvas: Canvas, words: Words, view: FortunaView, kind: str, gone: int, box: Box, y: float
) -> None:
    """One design: how many of its copies are in the box, how many discarded, what it does."""
    content = view.state.content
    copies = content.privileges[kind].copies
    fill = INK if gone < copies else PALE
    x = box.x0 + 24
    for i in range(copies):
        tone = "#d6cab4" if i < gone else "#5b3a66"
        canvas.icon("card_back", x + 10 + i * 22, y, (20, 27), tone)
    canvas.text(x + 100, y, words(f"fortuna-privilege-{kind}"), "bold", 23, fill, width=196)
    effect = words.said(content.privilege_effect(kind))
    canvas.text(x + 306, y, effect, "text", 22, MUTED, width=box.x1 - 20 - (x + 306))


def _rule(words: Words, view: FortunaView, name: str) -> Line:
    """What one must know of a piece or a place, in a sentence."""
    limits = view.state.content.limits
    text = words(f"fortuna-picture-rule-{name}-text", gate=limits.gate, tax=limits.tax)
    return words(f"fortuna-picture-rule-{name}"), text


def _favours(words: Words, view: FortunaView, numbers: Sequence[int]) -> list[Line]:
    return [
        (
            f"{number} · {words(f'fortuna-favour-{number}')}",
            effect_words(words, number, view.state.content),
        )
        for number in numbers
    ]


def _buildings(words: Words, view: FortunaView, names: Iterable[str]) -> list[Line]:
    content = view.state.content
    return [
        (words(f"fortuna-building-{name}"), words.said(content.building_effect(name)))
        for name in names
    ]
