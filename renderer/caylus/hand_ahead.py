"""What comes after the placement: the provost's place, the next round, at last the final count."""

from engines.caylus.ids import PROVOST, SPECIAL
from engines.caylus.preview import End, last_round, next_order, next_start, provost_ends
from engines.caylus.scoring import count_lines, result
from engines.caylus.state import Caylus, Player
from renderer.caylus.reading import CaylusView, mark_of
from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CAN, CANNOT, INK, LINE, MUTED
from renderer.core.symbols import amount, number, shield
from renderer.core.words import Words

MOVING = (SPECIAL, PROVOST)
"""Phases in which the provost can still be moved."""
CELL, CELL_HEIGHT = 84, 136
SPLIT = 228
"""Width of the own count beside everybody's places."""


def draw_ahead(canvas: Canvas, words: Words, view: CaylusView, player: Player, box: Box) -> None:
    """The next round's start, with it where the provost may end or the turn order.

    If no round follows, the final count as things stand instead.
    """
    if view.over or last_round(view.state):
        key = "caylus-picture-final" if view.over else "caylus-picture-final-so-far"
        own_table.heading(canvas, box, words(key), 500)
        _count(canvas, words, view.state, player, box)
        _places(canvas, words, view.state, box)
        return
    own_table.heading(canvas, box, words("caylus-picture-next"), 320)
    _price(canvas, words, view.state, box)
    y = _start(canvas, words, view.state, player, box)
    rest = Box(box.x0 + 20, y + 14, box.x1 - 20, box.y1 - 14)
    if view.state.phase in MOVING:
        _provost(canvas, words, view.state, player, rest)
    else:
        _order(canvas, words, view.state, rest)


def _price(canvas: Canvas, words: Words, state: Caylus, box: Box) -> None:
    """What the first worker will cost."""
    amount(canvas, box.x1 - 38, box.y0 + 32, 40, state.price(passed=0))
    text = words("caylus-picture-first-price")
    canvas.text(box.x1 - 64, box.y0 + 33, text, "text", 22, MUTED, "right", 230)


def _start(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> float:
    """Deniers and workers at the start of the next round, if nothing more changes."""
    deniers, workers = next_start(state, player.seat)
    text = words("caylus-picture-next-round", deniers=deniers, workers=workers)
    x, width = box.x0 + 20, box.width - 40
    return canvas.lines(x, box.y0 + 80, text, width, size=24, most=3, pitch=30)


def _provost(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    """For each place the provost could be moved to, how many of the own workers on the road work."""
    own = sum(space.worker == player.seat for space in state.road)
    ends = provost_ends(state, player.seat)
    most = max(abs(end.space - state.provost) for end in ends)
    title = words("caylus-picture-provost-ends")
    canvas.text(box.x0, box.y0 + 16, title, "title", 26, width=box.width)
    for end in ends:
        moved = end.space - state.provost
        x, y = box.x0 + (most + moved) * CELL, box.y0 + 44
        cell = Box(x, y, x + CELL - 8, y + CELL_HEIGHT)
        _ends(canvas, player, end, own, cell, now=not moved)
        if moved:
            _bribe(canvas, words, player, end.price, cell)


def _ends(canvas: Canvas, player: Player, end: End, own: int, box: Box, *, now: bool) -> None:
    """One place of the provost: its number, and how many of the `own` workers on the road work."""
    canvas.place("chip", box.x0, box.y0, box.width, box.height, now)
    x, works = box.middle[0], end.works
    if now:
        canvas.icon("provost", x + 20, box.y0 + 20, (30, 34))
        x -= 14
    canvas.text(x, box.y0 + 25, end.space, "bold", 26, INK, "middle", 40)
    fill = CAN if works == own else CANNOT
    canvas.icon("piece", box.x0 + 26, box.y0 + 64, 34, mark_of(player))
    canvas.text(box.x0 + 48, box.y0 + 65, works, "hero", 28, fill, width=26)


def _bribe(canvas: Canvas, words: Words, player: Player, cost: int, box: Box) -> None:
    """What it costs to move the provost so far, and whether the player could pay it."""
    x, y = box.middle[0], box.y1 - 28
    if cost > player.deniers:
        canvas.icon("coin_spent", x, y, 38)
        canvas.text(x, y - 1, cost, "hero", 25, CANNOT, "middle", 30)
    elif cost:
        amount(canvas, x, y, 38, cost)
    else:
        canvas.text(x, y, words("caylus-picture-free"), "aside", 20, MUTED, "middle", box.width - 8)


def _order(canvas: Canvas, words: Words, state: Caylus, box: Box) -> None:
    """The turn order, in which the next round begins, with everybody's points and deniers."""
    canvas.text(box.x0, box.y0 + 16, words("caylus-picture-order"), "title", 26, width=400)
    players = [state.players[seat] for seat in next_order(state)]
    pitch = min(44, (box.height - 44) / len(players))
    for i, one in enumerate(players):
        y = box.y0 + 40 + (i + 0.5) * pitch
        _ranked(canvas, words, one, i + 1, box.x0 + 10, y)
        shield(canvas, box.x1 - 172, y, 36, one.points)
        canvas.icon("coin", box.x1 - 92, y, 32, False)  # noqa: FBT003 - a coin without an amount
        number(canvas, box.x1 - 70, y, one.deniers, 28)


def _ranked(canvas: Canvas, words: Words, player: Player, rank: int, x: float, y: float) -> None:
    """A player with a place in an order."""
    canvas.text(x, y, rank, "hero", 26, MUTED, "middle", 26)
    canvas.icon("piece", x + 28, y, 34, mark_of(player))
    canvas.text(x + 50, y, words.name(player.seat), "bold", 24, width=256)


def _count(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    """The own points by then, what the final count adds line by line, and their sum."""
    x, right, y = box.x0 + 20, box.x0 + SPLIT - 16, box.y0 + 88
    lines = [(words.said(line.reason), line.points) for line in count_lines(state, player)]
    lines.insert(0, (words("caylus-picture-game-points"), player.points))
    for reason, points in lines:
        _reason(canvas, reason, x, y)
        canvas.text(right, y, points, "hero", 28, INK, "right", 56)
        y += 48
    canvas.place("rule", x, y - 20, right - x, 2, LINE)
    shield(canvas, right - 26, y + 26, 60, sum(points for _, points in lines))


def _reason(canvas: Canvas, reason: str, x: float, y: float) -> None:
    """A reason for points in one line, or in two small ones."""
    rows = canvas.broken(reason, "text", 20, 146)
    canvas.lines(x, y - 11 * (len(rows) - 1), reason, 146, size=20, pitch=22, most=2)


def _places(canvas: Canvas, words: Words, state: Caylus, box: Box) -> None:
    """Everybody's place and total."""
    ranked = sorted(result(state).scores, key=lambda one: one.rank or 0)
    for i, score in enumerate(ranked):
        x, y, player = box.x0 + SPLIT + 12, box.y0 + 88 + i * 52, state.players[score.seat]
        _ranked(canvas, words, player, score.rank or 0, x, y)
        canvas.text(box.x1 - 16, y, score.total or 0, "hero", 28, INK, "right", 52)
