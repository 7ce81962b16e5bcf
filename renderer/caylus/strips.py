"""The players' strips: what everybody has."""

from engines.caylus.ids import CUBES
from engines.caylus.state import LINES, RESIDENCE, SECTIONS, Caylus, Player
from renderer.caylus import layout
from renderer.caylus.favours import LINE_ICONS
from renderer.caylus.reading import CaylusView, mark_of, turn_order
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.heading import awaited
from renderer.core.palette import INK, MUTED, PALE
from renderer.core.symbols import number, shield
from renderer.core.words import Words

MANY = 5
"""From so many players on the strips are low and stand in two rows."""


def income(state: Caylus, player: Player) -> int:
    """Deniers a player will take in phase 1 (CAY-4)."""
    own = [state.content.tiles[s.tile] for s in state.road if s.tile and s.owner == player.seat]
    return state.content.limits.income + sum(tile.income for tile in own)


def residences(state: Caylus, player: Player) -> int:
    """How many residences a player owns."""
    return sum(one.tile == RESIDENCE and one.owner == player.seat for one in state.road)


def draw_strips(canvas: Canvas, words: Words, view: CaylusView) -> None:
    """All players; with five also their turn order."""
    players = view.state.players
    for player in players:
        draw_strip(canvas, words, view, player, layout.strip(player.seat, len(players)))
    if len(players) >= MANY:
        _order(canvas, words, view)


def draw_strip(canvas: Canvas, words: Words, view: CaylusView, player: Player, box: Box) -> None:
    """One player, in as much detail as the box allows."""
    mark = mark_of(player)
    turn = player.seat in awaited(view)
    canvas.place("strip", box.x0, box.y0, box.width, box.height, mark.dark, turn)
    name, aside = words.name(player.seat), _aside(words, view, player)
    furniture.head(canvas, mark, name, aside, box.x0, box.y0, box.width)
    _place(canvas, view, player, box)
    if len(view.state.players) >= MANY:
        _low(canvas, words, view.state, player, box)
    else:
        _high(canvas, words, view.state, player, box)


def _aside(words: Words, view: CaylusView, player: Player) -> str:
    passed = view.state.phase == 2 and player.seat in view.state.bridge
    return words("caylus-picture-passed") if passed else ""


def _place(canvas: Canvas, view: CaylusView, player: Player, box: Box) -> None:
    """The place in the turn order."""
    place = turn_order(view.state).index(player) + 1
    x, y = box.x1 - 25, box.y0 + 37
    canvas.icon("numbered_spot", x, y, 34)
    canvas.text(x, y, place, "hero", 22, INK, "middle", 30)


def _high(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    x, y = box.x0, box.y0
    shield(canvas, x + 46, y + 112, 66, player.points)
    canvas.icon("coin", x + 118, y + 112, 50, False)  # noqa: FBT003 - an icon's argument
    number(canvas, x + 150, y + 112, player.deniers, 40)
    right = box.x1 - 20
    room = right - x - 210
    gain = words("caylus-picture-income", n=income(state, player))
    canvas.text(right, y + 99, gain, "text", 22, MUTED, "right", room)
    houses = words("caylus-picture-residences", n=residences(state, player))
    canvas.text(right, y + 127, houses, "text", 22, MUTED, "right", room)
    pitch = (box.width - 26) / 5
    for i, cube in enumerate(CUBES):
        canvas.icon(cube, x + 38 + i * pitch, y + 182, 42)
        number(canvas, x + 64 + i * pitch, y + 182, player.amount(cube), 32)
    _workers(canvas, words, state, player, box)
    _houses(canvas, words, state, player, box)
    if not state.simplified:
        _favours(canvas, words, state, player, box)


LABEL = 108
"""Width kept for the words at the left of a line."""


def _label(canvas: Canvas, words: Words, key: str, box: Box, y: float) -> None:
    canvas.text(box.x0 + 20, y, words(f"caylus-picture-{key}"), "text", 22, MUTED, width=LABEL - 10)


def _workers(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    y, of = box.y0 + 236, state.content.limits.workers
    _label(canvas, words, "workers", box, y)
    for i in range(of):
        x = box.x0 + 20 + LABEL + i * 36
        if i < player.workers:
            canvas.icon("piece", x, y, 38, mark_of(player))
        else:
            canvas.icon("spot", x, y, 28)
    text = words("caylus-picture-of", n=player.workers, of=of)
    canvas.text(box.x1 - 20, y, text, "bold", 22, INK, "right", 74)


def _houses(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    y, pitch = box.y0 + 278, (box.width - LABEL - 30) / len(SECTIONS)
    _label(canvas, words, "houses", box, y)
    for i, name in enumerate(SECTIONS):
        x = box.x0 + 14 + LABEL + i * pitch
        count = state.houses[name].count(player.seat)
        number(canvas, x, y - 1, count, 26)
        left = x + (18 if count < 10 else 32)
        section = words(f"caylus-picture-section-{name}")
        canvas.text(left, y, section, "text", 22, MUTED, width=x + pitch - 6 - left)


def _favours(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    y, pitch = box.y0 + 318, (box.width - LABEL - 34) / len(LINES)
    _label(canvas, words, "levels", box, y)
    for i, line in enumerate(LINES):
        x = box.x0 + 24 + LABEL + i * pitch
        canvas.icon(LINE_ICONS[line], x, y, 22)
        for n in range(len(state.content.lines[line].columns)):
            own = n < player.favours[line]
            canvas.icon("bead", x + 17 + n * 9.5, y, 9, *((mark_of(player).dark,) if own else ()))


def _low(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    x, y = box.x0, box.y0 + 87
    shield(canvas, x + 36, y, 42, player.points)
    canvas.icon("coin", x + 86, y, 34, False)  # noqa: FBT003 - an icon's argument
    number(canvas, x + 108, y, player.deniers, 30)
    for i, cube in enumerate(CUBES):
        left = x + 184 + i * 78
        canvas.icon(cube, left, y, 32)
        number(canvas, left + 21, y, player.amount(cube), 28)
    _low_workers(canvas, words, state, player, box)
    _low_houses(canvas, words, state, player, box)
    if not state.simplified:
        for i, line in enumerate(LINES):
            left = box.x1 - 212 + i * 52
            canvas.icon(LINE_ICONS[line], left, box.y0 + 150, 23)
            number(canvas, left + 15, box.y0 + 149, player.favours[line], 25)


def _low_workers(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    y = box.y0 + 121
    for i in range(state.content.limits.workers):
        own = i < player.workers
        x = box.x0 + 34 + i * 29
        canvas.icon(
            "piece" if own else "spot",
            x,
            y,
            30 if own else 23,
            *((mark_of(player),) if own else ()),
        )
    gain = words("caylus-picture-income", n=income(state, player))
    houses = words("caylus-picture-residences", n=residences(state, player))
    canvas.text(box.x1 - 20, y, f"{gain} · {houses}", "text", 21, MUTED, "right", 330)


def _low_houses(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    x, y = box.x0 + 22, box.y0 + 150
    for name in SECTIONS:
        count = state.houses[name].count(player.seat)
        number(canvas, x, y - 1, count, 25)
        x += 15 if count < 10 else 28
        section = words(f"caylus-picture-section-{name}")
        canvas.text(x, y, section, "text", 20, MUTED, width=92)
        x += min(92, canvas.width(section, "text", 20)) + 14


def _order(canvas: Canvas, words: Words, view: CaylusView) -> None:
    box = layout.order_panel()
    canvas.place("panel", box.x0, box.y0, box.width, box.height)
    canvas.text(box.x0 + 18, box.y0 + 30, words("caylus-picture-order"), "title", 27, width=400)
    waited, players = awaited(view), turn_order(view.state)
    pitch = box.width / len(players)
    for i, player in enumerate(players):
        x, y = box.x0 + pitch * (i + 0.5), box.y0 + 94
        if player.seat in waited:
            canvas.icon("turn_ring", x, y, 72)
        canvas.icon("piece", x, y, 52, mark_of(player))
        if i + 1 < len(players):
            canvas.icon("arrow", x + pitch / 2, y, 24, PALE)
