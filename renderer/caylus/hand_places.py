"""Where a player can put a worker now and for how much; later in the round, what the next round brings."""

from itertools import groupby

from engines.caylus.state import Caylus, Player
from renderer.caylus.hand_workers import place_colour, place_name
from renderer.caylus.outlook import PLACEMENT, Target, places
from renderer.caylus.reading import CaylusView, mark_of, turn_order
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, MUTED, Colour
from renderer.core.symbols import amount
from renderer.core.words import Words

TEXT, GAP, MOST_PITCH = 20, 6, 35


def draw_places(canvas: Canvas, words: Words, view: CaylusView, player: Player, box: Box) -> None:
    """Places by price, each with who gains by it; those beyond the provost are pale."""
    state = view.state
    if view.over:
        _note(canvas, words("caylus-picture-no-more-places"), box)
        return
    _price(canvas, words, state, box)
    if state.phase > PLACEMENT:
        _next_round(canvas, words, state, player, box)
        return
    found = places(state, player.seat)
    if not found:
        _note(canvas, words(f"caylus-picture-{_why(state, player)}"), box)
        return
    _draw(canvas, words, state, found, box)


def _why(state: Caylus, player: Player) -> str:
    """Why a player can put no worker anywhere (CAY-5.3, CAY-5.4)."""
    if player.seat in state.bridge:
        return "has-passed"
    return "no-money" if player.workers else "no-worker"


def _note(canvas: Canvas, text: str, box: Box) -> None:
    canvas.lines(box.x0 + 20, box.y0 + 80, text, box.width - 40, size=24, fill=MUTED, most=4)


def _price(canvas: Canvas, words: Words, state: Caylus, box: Box) -> None:
    """The general price, beside the heading."""
    text = words(
        "caylus-picture-general-price" if state.phase <= PLACEMENT else "caylus-picture-next-price"
    )
    amount(
        canvas,
        box.x1 - 38,
        box.y0 + 32,
        40,
        state.price() if state.phase <= PLACEMENT else _first(state),
    )
    canvas.text(box.x1 - 64, box.y0 + 33, text, "text", 22, MUTED, "right", 220)


def _first(state: Caylus) -> int:
    return state.content.by_players[len(state.players)].prices[0]


def _draw(canvas: Canvas, words: Words, state: Caylus, found: list[Target], box: Box) -> None:
    rows = _rows(canvas, words, state, found, box.width - 84)
    pitch = min(MOST_PITCH, (box.height - 66) / len(rows))
    shown = 0
    for i, (price, row) in enumerate(rows):
        y = box.y0 + 62 + (i + 0.5) * pitch
        if price != shown:
            amount(canvas, box.x0 + 36, y, min(36, pitch + 4), price)
            shown = price
        x = box.x0 + 64
        for target, name, width in row:
            _chip(
                canvas, state, target, name, Box(x, y - pitch / 2 + 2, x + width, y + pitch / 2 - 2)
            )
            x += width + GAP


Chip = tuple[Target, str, float]


def _rows(
    canvas: Canvas, words: Words, state: Caylus, found: list[Target], room: float
) -> list[tuple[int, list[Chip]]]:
    """The chips in rows no wider than `room`, the cheapest places first."""
    rows: list[tuple[int, list[Chip]]] = []
    ordered = sorted(found, key=lambda target: target.price)
    for price, group in groupby(ordered, lambda target: target.price):
        left = 0.0
        for target in group:
            name = place_name(words, state, target.place)
            width = canvas.width(name, "text", TEXT) + (56 if target.owner is not None else 36)
            if left < width or not rows:
                rows.append((price, []))
                left = room
            rows[-1][1].append((target, name, width))
            left -= width + GAP
    return rows


def _chip(canvas: Canvas, state: Caylus, target: Target, name: str, box: Box) -> None:
    beyond = isinstance(target.place, int) and target.place > state.provost
    canvas.place("chip", box.x0, box.y0, box.width, box.height, not beyond)
    y = box.middle[1]
    canvas.icon("tile", box.x0 + 16, y, 20, place_colour(state, target.place))
    fill: Colour = MUTED if beyond else INK
    canvas.text(box.x0 + 30, y, name, "text", TEXT, fill, width=box.width - 34)
    if target.owner is not None:
        canvas.icon("favour_marker", box.x1 - 15, y, 20, mark_of(state.players[target.owner]))


def _next_round(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    """What a player will start the next round with, and in what order."""
    limits = state.content.limits
    workers = limits.workers - (player.seat == state.inn_right or player.seat == state.inn_left)
    deniers = player.deniers + state.incomes()[player.seat]
    y = canvas.lines(
        box.x0 + 20,
        box.y0 + 80,
        words("caylus-picture-next-round", deniers=deniers, workers=workers),
        box.width - 40,
        size=24,
        most=4,
        pitch=30,
    )
    canvas.text(box.x0 + 20, y + 20, words("caylus-picture-order"), "title", 26, width=400)
    for i, one in enumerate(turn_order(state)):
        x, row = box.x0 + 46 + i % 2 * 300, y + 74 + i // 2 * 52
        canvas.text(x - 14, row, i + 1, "hero", 26, MUTED, "middle", 30)
        canvas.icon("piece", x + 22, row, 42, mark_of(one))
        canvas.text(x + 50, row, words.name(one.seat), "bold", 24, width=230)
