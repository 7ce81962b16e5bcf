"""The players' strips: what everybody has."""

from engines.caylus.ids import PLACEMENT
from engines.caylus.preview import last_round, next_incomes
from engines.caylus.scoring import goods_worth, result
from engines.caylus.state import CUBES, LINES, SECTIONS, Caylus, Player
from renderer.caylus import layout
from renderer.caylus.favours import LINE_ICONS
from renderer.caylus.reading import (
    CaylusView,
    mark_of,
    owned,
    points_of,
    turn_order,
)
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.heading import awaited
from renderer.core.marks import Spot
from renderer.core.palette import INK, LINE, MUTED
from renderer.core.symbols import number, shield
from renderer.core.words import Words, message_id

MANY = 5
"""From so many players on the strips are low."""
DETAILS = 432
"""Width of what a high strip says; where there is more, the buildings are listed."""
COLUMNS, ROWS = 2, 7
"""Of the list of buildings."""
LOW_CUBES, LOW_PITCH = 204, 75
"""Where the first cube of a low strip stands; from one cube of a low strip to the next."""
NAMED = 150
"""Width of a column from which buildings have their names."""


def draw_strips(canvas: Canvas, words: Words, view: CaylusView) -> None:
    """All players; with five also their turn order."""
    players = view.state.players
    for player in players:
        _strip(canvas, words, view, player, layout.strip(player.seat, len(players)))
    if len(players) >= MANY:
        _order(canvas, words, view)


def amount_spot(state: Caylus, seat: int, kind: str) -> Spot:
    """Where it stands by how much points, deniers or cubes of a player grew or shrank."""
    players = len(state.players)
    box = layout.strip(seat, players)
    low = players >= MANY
    if kind == "points":
        return (
            ((box.x0 + 42, box.y0 + 134), "middle")
            if low
            else ((box.x0 + 99, box.y0 + 147), "left")
        )
    if kind == "deniers":
        return (box.x0 + (154 if low else 168), box.y0 + (84 if low else 147)), "left"
    at = CUBES.index(kind)
    if low:
        return (box.x0 + LOW_CUBES + 21 + at * LOW_PITCH, box.y0 + 103), "left"
    return (box.x0 + 60 + at * _pitch(box), box.y0 + 209), "left"


def _pitch(box: Box) -> float:
    """From one cube of a high strip to the next."""
    return (min(box.width, DETAILS) - 26) / len(CUBES)


def _strip(canvas: Canvas, words: Words, view: CaylusView, player: Player, box: Box) -> None:
    """One player, in as much detail as the box allows."""
    mark, state = mark_of(player), view.state
    turn = player.seat in awaited(view)
    canvas.place("strip", box.x0, box.y0, box.width, box.height, mark.dark, turn)
    name, aside = words.name(player.seat), _aside(words, view, player)
    furniture.head(canvas, mark, name, aside, box.x0, box.y0, box.width)
    _place(canvas, view, player, box)
    if len(state.players) >= MANY:
        _low(canvas, words, view, player, box)
        return
    edge = min(box.x0 + DETAILS, box.x1)
    _high(canvas, words, view, player, Box(box.x0, box.y0, edge, box.y1))
    if edge < box.x1:
        _buildings(canvas, words, state, player, Box(edge, box.y0, box.x1, box.y1))


def _aside(words: Words, view: CaylusView, player: Player) -> str:
    passed = view.state.phase == PLACEMENT and player.seat in view.state.bridge
    return words("caylus-picture-passed") if passed else ""


def _place(canvas: Canvas, view: CaylusView, player: Player, box: Box) -> None:
    """The place in the turn order; at the end, in the match."""
    place = _rank(view, player)
    x, y = box.x1 - 25, box.y0 + 37
    canvas.icon("numbered_spot", x, y, 34)
    canvas.text(x, y, place, "hero", 22, INK, "middle", 30)


def _rank(view: CaylusView, player: Player) -> int:
    """The place in the turn order, from 1; at the end, in the match."""
    place = turn_order(view.state).index(player) + 1
    return result(view.state).scores[player.seat].rank or place if view.over else place


def _outlook(words: Words, view: CaylusView, player: Player) -> tuple[str, str]:
    """Income and residences; in the last round what goods add, at the end how the points came about."""
    if view.over:
        rest = points_of(view, player) - player.points
        return words("caylus-picture-in-play", n=player.points), words(
            "caylus-picture-for-goods", n=rest
        )
    residences = words("caylus-picture-residences", n=len(view.state.residences(player.seat)))
    if last_round(view.state):
        worth = goods_worth(view.state, player)
        return words("caylus-picture-for-goods", n=worth), residences
    return words("caylus-picture-income", n=next_incomes(view.state)[player.seat]), residences


def _high(canvas: Canvas, words: Words, view: CaylusView, player: Player, box: Box) -> None:
    x, y, state = box.x0, box.y0, view.state
    shield(canvas, x + 54, y + 115, 84, points_of(view, player))
    canvas.icon("coin", x + 138, y + 106, 46, False)  # noqa: FBT003 - an icon's argument
    number(canvas, x + 168, y + 106, player.deniers, 40)
    for line, text in zip((94, 122), _outlook(words, view, player), strict=True):
        canvas.text(box.x1 - 20, y + line, text, "text", 22, MUTED, "right", box.width - 240)
    pitch = _pitch(box)
    for i, cube in enumerate(CUBES):
        canvas.icon(cube, x + 36 + i * pitch, y + 180, 40)
        number(canvas, x + 60 + i * pitch, y + 180, player.amount(cube), 31)
    _workers(canvas, words, state, player, box)
    _houses(canvas, words, state, player, box)
    if not state.simplified:
        _favours(canvas, words, state, player, box)


def _label(canvas: Canvas, words: Words, key: str, box: Box, y: float, width: float) -> float:
    """What a line is about; returns where the rest of it begins."""
    label = words(f"caylus-picture-{key}")
    canvas.text(box.x0 + 20, y, label, "text", 22, MUTED, width=width)
    return box.x0 + 20 + width


def _workers(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    y, of = box.y0 + 238, state.content.limits.workers
    left = _label(canvas, words, "workers", box, y, 116) + 24
    for i in range(of):
        if i < player.workers:
            canvas.icon("piece", left + i * 33, y, 37, mark_of(player))
        else:
            canvas.icon("spot", left + i * 33, y, 28)
    text = words("caylus-picture-of", n=player.workers, of=of)
    canvas.text(box.x1 - 20, y, text, "bold", 22, INK, "right", 70)


def _houses(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    y = box.y0 + 278
    left = _label(canvas, words, "houses", box, y, 82) + 10
    pitch = (box.x1 - 12 - left) / len(SECTIONS)
    for i, name in enumerate(SECTIONS):
        _count(
            canvas, words, state, player, name, Box(left + i * pitch, y, left + (i + 1) * pitch, y)
        )


def _count(
    canvas: Canvas, words: Words, state: Caylus, player: Player, section: str, box: Box
) -> None:
    """A player's houses in a section, on the line of the box."""
    count = state.houses[section].count(player.seat)
    number(canvas, box.x0, box.y0 - 1, count, 25)
    x = box.x0 + (16 if count < 10 else 29)
    name = words(f"caylus-picture-section-{section}")
    canvas.text(x, box.y0, name, "text", 21, MUTED, width=box.x1 - 4 - x)


def _favours(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    y = box.y0 + 318
    left = _label(canvas, words, "levels", box, y, 82) + 20
    pitch = (box.x1 - 10 - left) / len(LINES)
    for i, line in enumerate(LINES):
        x = left + i * pitch
        canvas.icon(LINE_ICONS[line], x, y, 22)
        own, count = player.favours[line], len(state.content.lines[line].columns)
        canvas.place("beads", x + 12, y - 5, 50, 10, mark_of(player).dark, own, count)


def _buildings(canvas: Canvas, words: Words, state: Caylus, player: Player, box: Box) -> None:
    """All buildings a player owns, with their spaces."""
    canvas.place("rule", box.x0, box.y0 + 82, 1.5, box.height - 106, LINE)
    title = words("caylus-picture-buildings")
    canvas.text(box.x0 + 16, box.y0 + 96, title, "text", 22, MUTED, width=box.width - 34)
    pitch, places = (box.width - 22) / COLUMNS, COLUMNS * ROWS
    own = list(owned(state, player.seat))
    shown = own if len(own) <= places else own[: places - 1]
    for i, (space, tile) in enumerate(shown):
        x, y = box.x0 + 14 + i // ROWS * pitch, box.y0 + 130 + i % ROWS * 30
        canvas.icon("tile", x + 12, y, 25, state.content.tiles[tile].kind)
        canvas.text(x + 53, y, space, "bold", 21, MUTED, "right")
        if pitch >= NAMED:
            name = words(f"caylus-tile-{message_id(tile)}")
            canvas.text(x + 62, y, name, "text", 22, width=pitch - 66)
    if len(shown) < len(own):
        more = f"+{len(own) - len(shown)}"
        x, y = box.x0 + 14 + (COLUMNS - 1) * pitch, box.y0 + 130 + (ROWS - 1) * 30
        canvas.text(x, y, more, "aside", 22, MUTED, width=pitch)


def _low(canvas: Canvas, words: Words, view: CaylusView, player: Player, box: Box) -> None:
    x, y, state = box.x0, box.y0 + 84, view.state
    shield(canvas, x + 42, y + 11, 56, points_of(view, player))
    canvas.icon("coin", x + 98, y, 34, False)  # noqa: FBT003 - an icon's argument
    number(canvas, x + 120, y, player.deniers, 30)
    for i, cube in enumerate(CUBES):
        canvas.icon(cube, x + LOW_CUBES + i * LOW_PITCH, y, 32)
        number(canvas, x + LOW_CUBES + 21 + i * LOW_PITCH, y, player.amount(cube), 28)
    for i in range(state.content.limits.workers):
        spot = x + 98 + i * 29, y + 41
        if i < player.workers:
            canvas.icon("piece", *spot, 30, mark_of(player))
        else:
            canvas.icon("spot", *spot, 23)
    outlook = " · ".join(_outlook(words, view, player))
    canvas.text(box.x1 - 20, y + 41, outlook, "text", 21, MUTED, "right", 290)
    for i, name in enumerate(SECTIONS):
        part = Box(x + 22 + i * 108, y + 68, x + 130 + i * 108, y + 68)
        _count(canvas, words, state, player, name, part)
    for i, line in enumerate(() if state.simplified else LINES):
        left = box.x1 - 208 + i * 51
        canvas.icon(LINE_ICONS[line], left, y + 68, 23)
        number(canvas, left + 15, y + 67, player.favours[line], 25)


def _order(canvas: Canvas, words: Words, view: CaylusView) -> None:
    box = layout.order_panel()
    canvas.place("panel", box.x0, box.y0, box.width, box.height)
    title = words("caylus-picture-order")
    canvas.text(box.x0 + 18, box.y0 + 30, title, "title", 27, width=box.width - 36)
    waited, players = awaited(view), turn_order(view.state)
    pitch = box.width / len(players)
    for i, player in enumerate(players):
        x, y = box.x0 + pitch * (i + 0.5), box.y0 + 98
        if player.seat in waited:
            canvas.icon("turn_ring", x, y, 76)
        canvas.icon("piece", x, y, 54, mark_of(player))
        if i + 1 < len(players):
            canvas.icon("arrow", x + pitch / 2, y, 24, LINE)
