"""The players' strips: what everybody has, and what is still open in Resolution."""

from collections.abc import Sequence

from engines.tadmor.ids import PILES, RESOURCES
from engines.tadmor.state import KINDS, Player, Tadmor
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.heading import awaited
from renderer.core.palette import INK, LINE, MUTED, POINTS
from renderer.core.symbols import number, shield
from renderer.core.words import Words
from renderer.tadmor import layout, sides
from renderer.tadmor.belongings import draw_belongings, draw_cards
from renderer.tadmor.owned import draw_tiles
from renderer.tadmor.reading import (
    TadmorView,
    mark_of,
    outcome,
    points_of,
    projected,
    set_points,
    temple_points,
)
from renderer.tadmor.sides import MISSION

DETAILS, LISTS = 434, 280
"""Width of what every strip says, and width from which tiles and cards are listed beside it."""
ROWS = {"points": 98, "goods": 146, "pieces": 186, "rare": 222, "missions": 260, "places": 346}
"""Middles of the lines below the upper edge."""
BEAD = 19
"""From one bead to the next."""
SPANS = {
    "tower": ("points", 206, 292),
    "temple": ("points", 304, 412),
    "goods": ("rare", 16, 238),
    "missions/completed": ("missions", 92, 412),
    "missions/returned": ("missions", 92, 412),
    "pieces/camel": ("pieces", 16, 156),
    "pieces/ship": ("pieces", 156, 276),
}
"""Line, beginning and end of what can change in a strip."""
SLOTS = {"window": "upgrade", "construction": "levels", "kingdom": "pawn"}
"""Icons of the slots of Resolution that have no number (TAD-6.10)."""


def draw_strips(canvas: Canvas, words: Words, view: TadmorView) -> None:
    """All players side by side."""
    players = view.state.players
    for player in players:
        draw_strip(canvas, words, view, player, layout.strip(player.seat, len(players)))


def draw_strip(canvas: Canvas, words: Words, view: TadmorView, player: Player, box: Box) -> None:
    """One player, in as much detail as the box has room for."""
    mark = mark_of(player)
    turn = player.seat in awaited(view)
    canvas.place("strip", box.x0, box.y0, box.width, box.height, mark.dark, turn)
    furniture.head(canvas, mark, words.name(player.seat), "", box.x0, box.y0, box.width)
    _place(canvas, view, player, box)
    part = details(box)
    _points(canvas, words, view, player, part)
    _goods(canvas, player, part)
    _pieces(canvas, view.state, player, part)
    _slots(canvas, player, part)
    _rare(canvas, words, view.state, player, part)
    _missions(canvas, player, part)
    draw_tiles(canvas, view.state, player, part)
    _places(canvas, words, view.state, player, part)
    if part.x1 < box.x1:
        canvas.place("rule", part.x1, box.y0 + 82, 1.5, box.height - 106, LINE)
        draw_belongings(canvas, words, view.state, player, box._replace(x0=part.x1))
        draw_cards(canvas, words, player, part)


def details(box: Box) -> Box:
    """What of a strip holds the lines that every strip has; the rest is for lists."""
    return box if box.width < DETAILS + LISTS else box._replace(x1=box.x0 + DETAILS)


def _place(canvas: Canvas, view: TadmorView, player: Player, box: Box) -> None:
    """The place in the turn order; at the end, in the match."""
    place = view.state.order().index(player) + 1
    if view.over:
        place = outcome(view.state).scores[player.seat].rank or place
    x, y = box.x1 - 25, box.y0 + 37
    canvas.icon("numbered_spot", x, y, 34)
    canvas.text(x, y, place, "hero", 22, INK, "middle", 30)


def _points(canvas: Canvas, words: Words, view: TadmorView, player: Player, box: Box) -> None:
    """Points, points as things stand, tower and temples."""
    x, y = box.x0, box.y0 + ROWS["points"]
    shield(canvas, x + 48, y, 58, points_of(view, player))
    if view.over:
        note = words("tadmor-picture-in-play", n=player.points)
        canvas.text(x + 90, y, note, "text", 21, MUTED, width=108)
    else:
        canvas.icon("arrow", x + 94, y, 20, MUTED)
        canvas.text(x + 108, y - 9, projected(view.state, player), "hero", 26, POINTS, width=60)
        note = words("tadmor-picture-projected")
        canvas.text(x + 108, y + 15, note, "text", 20, MUTED, width=86)
    left = box.x0 + SPANS["tower"][1]
    canvas.icon("levels", left + 14, y, 38, 4, mark_of(player).colour)
    number(canvas, left + 36, y, player.height, 28)
    _temples(canvas, view.state, player, box.x0 + SPANS["temple"][1], y)


def _temples(canvas: Canvas, state: Tadmor, player: Player, x: float, y: float) -> None:
    """The temples, or the outline of one; and what they are worth."""
    built = player.temples[-2:] or [0]
    for parts in built:
        canvas.icon("temple", x + 18, y, 40 if len(built) == 1 else 32, parts)
        x += 42 if len(built) == 1 else 34
    number(canvas, x, y, temple_points(state, player), 28 if len(built) == 1 else 24)


def _goods(canvas: Canvas, player: Player, box: Box) -> None:
    """The Warehouse, and beside each resource its Traded goods."""
    pitch, y = (box.width - 28) / len(RESOURCES), box.y0 + ROWS["goods"]
    for i, kind in enumerate(RESOURCES):
        x, amount = box.x0 + 18 + i * pitch, player.warehouse[kind]
        canvas.icon(kind, x + 14, y, 30)
        number(canvas, x + 31, y, amount, 26)
        if player.traded[kind]:
            _traded(canvas, x + 35 + canvas.width(amount, "hero", 26), y, player.traded[kind])


def _traded(canvas: Canvas, x: float, y: float, amount: int) -> None:
    width = 26 if amount < 10 else 34
    canvas.place("traded", x, y - 13, width, 26)
    canvas.text(x + width / 2, y, f"+{amount}", "bold", 20, INK, "middle", width)


def _pieces(canvas: Canvas, state: Tadmor, player: Player, box: Box) -> None:
    """Camels and ships: in reserve, on the board, not owned yet."""
    x, y, limits = box.x0 + 18, box.y0 + ROWS["pieces"], state.content.limits
    for kind, most in zip(KINDS, (limits.camels, limits.ships), strict=True):
        canvas.icon(kind, x + 15, y, 30, MUTED)
        here, owned = state.reserve(player.seat, kind), player.owned(kind)
        for n in range(most):
            one = "reserve" if n < here else "out" if n < owned else "none"
            canvas.icon("bead", x + 42 + n * BEAD, y, 18, mark_of(player), one)
        x += 40 + most * BEAD


def _slots(canvas: Canvas, player: Player, box: Box) -> None:
    """The own slots of Resolution that are still open, the next one last on the right."""
    x, y = box.x1 - 22, box.y0 + ROWS["pieces"]
    for slot in reversed(player.slots):
        if slot in SLOTS:
            canvas.icon(SLOTS[slot], x - 11, y, 24)
            x -= 27
        else:
            canvas.text(x, y, slot.upper(), "bold", 21, INK, "right", 30)
            x -= 32


def _rare(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """Rare goods by colour, and what the sets are worth now."""
    y, content = box.y0 + ROWS["rare"], state.content
    for i, pile in enumerate(PILES):
        x = box.x0 + 18 + i * 76
        own = sum(n for name, n in player.goods.items() if content.goods[name].pile == pile)
        canvas.icon("amphora", x + 16, y, 34, sides.PILES[pile])
        number(canvas, x + 36, y, own, 28)
    note = words("tadmor-picture-sets", n=set_points(state, player))
    canvas.text(box.x1 - 20, y, note, "text", 22, MUTED, "right", box.width - 268)


def _missions(canvas: Canvas, player: Player, box: Box) -> None:
    """Missions in hand by number, those completed and returned by id."""
    y = box.y0 + ROWS["missions"]
    canvas.icon("card_back", box.x0 + 34, y, (28, 38), MISSION)
    number(canvas, box.x0 + 54, y, len(player.hand), 28)
    canvas.icon("mission_face", box.x0 + 108, y, (28, 38))
    x = box.x0 + 130
    if not player.missions:
        number(canvas, x, y, 0, 28)
    _ids(canvas, x, y, box.x1 - 18, player.completed, player.returned)


def _ids(
    canvas: Canvas, x: float, y: float, right: float, full: Sequence[str], spent: Sequence[str]
) -> None:
    """Ids of cards, returned ones pale and struck; `+n` for those there is no room for."""
    cards = [(card, False) for card in full] + [(card, True) for card in spent]
    room = max(1, int((right - x) // 42))
    shown = cards if len(cards) <= room else cards[: room - 1]
    for i, (card, gone) in enumerate(shown):
        left = x + i * 42
        canvas.text(left, y, card.upper(), "bold", 21, MUTED if gone else INK, width=40)
        if gone:
            canvas.place("rule", left, y, canvas.width(card.upper(), "bold", 21), 2, MUTED)
    if len(shown) < len(cards):
        more = f"+{len(cards) - len(shown)}"
        canvas.text(x + len(shown) * 42, y, more, "aside", 21, MUTED, width=40)


def _places(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """Where the own pieces stand: in Resolution what is left to resolve."""
    own, (x, y) = state.places_of(player.seat), (box.x0 + 20, box.y0 + ROWS["places"])
    key = "to-resolve" if state.phase == "resolution" else "placed"
    label = words(f"tadmor-picture-{key if own else 'none-placed'}")
    taken = canvas.width(label, "text", 21) + 12
    places = "  ".join(place.upper() for place in own)
    if taken + canvas.width(places, "bold", 21) <= box.width - 38:
        canvas.text(x, y, label, "text", 21, MUTED, width=taken)
        x += taken
    if own:
        canvas.text(x, y, places, "bold", 21, INK, width=box.x1 - 16 - x)
