"""A player's King's Missions: those in hand as cards, those completed and returned as a list."""

from engines.tadmor.content.describe import mission_effect
from engines.tadmor.preview.pieces import mission_actions
from engines.tadmor.preview.prices import lacking, saved_missions
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import MISSION as MISSION_NAME
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CAN, CANNOT, CARD_TITLE, INK, IVORY, LINE, MUTED, POINTS, Colour
from renderer.core.symbols import draw_row, row_width, shield
from renderer.core.words import Words
from renderer.tadmor.hand_paying import draw_paying
from renderer.tadmor.palette import MISSION
from renderer.tadmor.symbols import cost

ASIDES = (430, 430, 430, 320, 300)
"""Width of the list of missions that are not in hand, by the size of the hand; the last for all above."""
WIDTH, HEIGHT, GAP = 270, 336, 12
CARDS, LINES = 3, 12
"""How many missions are shown as cards, so many in lines; of more there is less told."""
PITCH, EFFECT = 72, 5
"""Height of a line with its effect at most; lines of an effect on a card."""


def draw_missions(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """The hand with what each card costs, scores and does; right what lies face up and face down."""
    hand = player.hand
    x = box.x1 - ASIDES[min(len(hand), len(ASIDES) - 1)]
    left = Box(box.x0 + 16, box.y0 + 62, x - 20, box.y1 - 52)
    if not state.ended:
        _saves(canvas, words, state, player, left.x1, box.y0 + 32)
        _note(canvas, words, state, player, Box(left.x0 + 4, left.y1, left.x1, box.y1 - 4))
    if not hand:
        text = words("tadmor-picture-own-no-mission")
        canvas.text(*left.middle, text, "aside", 25, MUTED, "middle", left.width)
    elif len(hand) <= CARDS:
        _cards(canvas, words, state, player, hand, left)
    else:
        _lines(canvas, words, state, player, hand, left)
    canvas.place("rule", x - 8, box.y0 + 20, 1.5, box.height - 40, LINE)
    _lists(canvas, words, state, player, Box(x + 8, box.y0 + 14, box.x1 - 18, box.y1 - 14))


def _saves(canvas: Canvas, words: Words, state: Tadmor, player: Player, x: float, y: float) -> None:
    """How much less than its price a mission costs the seat."""
    saves = saved_missions(state, player)
    if saves:
        text = words("tadmor-picture-own-saves", n=saves)
        canvas.text(x, y, text, "bold", 22, CAN, "right", 230)


def _note(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """How many King's Missions actions the seat has on the board, and what lies in the deck."""
    actions, y = mission_actions(state, player.seat), box.middle[1]
    text = words("tadmor-picture-own-actions", n=actions)
    fill = CAN if actions else MUTED
    canvas.text(box.x0, y, text, "text", 22, fill, width=box.width - 196)
    deck = words("tadmor-picture-own-deck", n=len(state.deck), discarded=len(state.discards))
    canvas.text(box.x1, y, deck, "text", 20, MUTED, "right", 190)


def _cards(
    canvas: Canvas, words: Words, state: Tadmor, player: Player, hand: list[str], box: Box
) -> None:
    width = min(WIDTH, (box.width + GAP) / len(hand) - GAP)
    for i, card in enumerate(hand):
        left = box.x0 + i * (width + GAP)
        place = Box(left, box.y0, left + width, box.y0 + HEIGHT)
        _card(canvas, words, state, card, place)
        if not state.ended:
            _foot(canvas, words, state, player, card, place)


def _card(canvas: Canvas, words: Words, state: Tadmor, card: str, box: Box) -> None:
    """A mission to read: name, price, points if completed and if returned, what it does once."""
    row, x = state.content.missions[card], box.middle[0]
    canvas.place("card_face", box.x0, box.y0, box.width, box.height, MISSION)
    name = words(f"tadmor-mission-{card}")
    canvas.text(x, box.y0 + 29, name, "bold", 23, CARD_TITLE, "middle", box.width - 20)
    canvas.text(box.x0 + 16, box.y0 + 84, card.upper(), "bold", 20, MUTED, width=44)
    price = cost(row.cost)
    room = box.width - 70
    draw_row(canvas, box.x0 + 52 + room / 2, box.y0 + 84, price, 30, gap=3, room=room)
    shield(canvas, x - 34, box.y0 + 138, 58, row.points)
    canvas.icon("returned_points", x + 36, box.y0 + 140, 46)
    canvas.text(x + 36, box.y0 + 138, row.returned_points, "hero", 23, IVORY, "middle", 40)
    effect = words.said(mission_effect(state.content, card))
    width = box.width - 30
    rows = min(EFFECT, len(canvas.broken(effect, "text", 20, width)))
    top = box.y0 + 234 - (rows - 1) * 11.5
    canvas.lines(x, top, effect, width, size=20, side="middle", pitch=23, most=EFFECT)


def _foot(canvas: Canvas, words: Words, state: Tadmor, player: Player, card: str, box: Box) -> None:
    """Whether the mission can be paid, or what is missing."""
    canvas.place("rule", box.x0 + 14, box.y1 - 44, box.width - 28, 1.5, LINE)
    missing = _missing(state, player, card)
    draw_paying(canvas, words, missing, box.middle[0], box.y1 - 22, box.width - 28, "middle")


def _missing(state: Tadmor, player: Player, card: str) -> dict[str, int]:
    saves = saved_missions(state, player)
    return lacking(player, state.content.missions[card].cost, saves)


def _lines(
    canvas: Canvas, words: Words, state: Tadmor, player: Player, hand: list[str], box: Box
) -> None:
    """A large hand, line by line; in two columns without names where there are very many."""
    columns = 1 if len(hand) <= LINES else 2
    rows = -(-len(hand) // columns)
    wide, pitch = box.width / columns, min(PITCH, box.height / rows)
    for i, card in enumerate(hand):
        x, y = box.x0 + i // rows * wide, box.y0 + i % rows * pitch
        place = Box(x, y, x + wide - 12, y + pitch)
        fill = INK if state.ended else CANNOT if _missing(state, player, card) else CAN
        left = _line(canvas, state, card, fill, place)
        if columns == 1:
            name = words(f"tadmor-mission-{card}")
            middle = y + min(17, pitch / 2)
            canvas.text(x + 62, middle, name, "bold", 21, fill, width=left - x - 72)
            _effect(canvas, words, state, card, Box(place.x0 + 62, y + 28, place.x1, y + pitch))


def _line(canvas: Canvas, state: Tadmor, card: str, fill: Colour, box: Box) -> float:
    """Id, price and points; in green what can be paid. Returns where the price begins."""
    row, y = state.content.missions[card], box.y0 + min(17, box.height / 2)
    canvas.place("tag", box.x0, y - 13, 52, 26, MISSION)
    canvas.text(box.x0 + 26, y, card.upper(), "bold", 20, CARD_TITLE, "middle", 48)
    signs = cost(row.cost)
    width = row_width(canvas, signs, 24, 2)
    canvas.text(box.x1, y, row.points, "hero", 23, POINTS, "right", 30)
    draw_row(canvas, box.x1 - 40 - width / 2, y, signs, 24, fill, gap=2)
    return box.x1 - 40 - width


def _effect(canvas: Canvas, words: Words, state: Tadmor, card: str, box: Box) -> None:
    """What a mission does, if there is room for all of it."""
    effect, room = words.said(mission_effect(state.content, card)), int((box.height + 4) // 21)
    if len(canvas.broken(effect, "text", 20, box.width)) <= room:
        canvas.lines(box.x0, box.y0 + 11, effect, box.width, size=20, fill=MUTED, pitch=21)


def _lists(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """Completed missions with their one-off benefit, then returned ones."""
    returned = min(28.0 * len(player.returned), box.height / 3)
    y = _completed(canvas, words, state, player, Box(*box[:3], box.y1 - returned - 36))
    _title(canvas, words, "returned", len(player.returned), box, y)
    pitch = returned / max(1, len(player.returned))
    for i, card in enumerate(player.returned):
        points = state.content.missions[card].returned_points
        _scored(canvas, words, card, points, box, y + 30 + (i + 0.5) * pitch)


def _title(canvas: Canvas, words: Words, key: str, n: int, box: Box, y: float) -> None:
    text = words(f"tadmor-picture-own-{key}", n=n)
    canvas.text(box.x0, y + 14, text, "bold", 23, INK, width=box.width)


def _completed(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> float:
    """Each with its benefit as far as there is room; returns the height of what follows."""
    _title(canvas, words, "completed", len(player.completed), box, box.y0)
    y, count = box.y0 + 30, len(player.completed)
    pitch = min(30.0, (box.y1 - y) / max(1, count))
    spare = box.y1 - y - pitch * count
    for card in player.completed:
        points = state.content.missions[card].points
        _scored(canvas, words, card, points, box, y + pitch / 2)
        y += pitch
        effect = words.said(mission_effect(state.content, card))
        needed = 22 * len(canvas.broken(effect, "text", 20, box.width - 10)) + 6
        if not state.ended and needed <= spare:
            canvas.lines(box.x0, y + 8, effect, box.width - 10, size=20, fill=MUTED, pitch=22)
            y, spare = y + needed, spare - needed
    return y + 6


def _scored(canvas: Canvas, words: Words, card: str, points: int, box: Box, y: float) -> None:
    canvas.text(box.x0, y, words.said(MISSION_NAME[card]), "text", 21, INK, width=box.width - 40)
    canvas.text(box.x1, y, points, "hero", 22, POINTS, "right", 36)
