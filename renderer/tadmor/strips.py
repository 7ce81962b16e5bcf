"""The players' strips: what everybody has, and what is still open in Resolution."""

from collections.abc import Iterator

from engines.tadmor.ids import RESOURCES
from engines.tadmor.preview.sets import by_colour
from engines.tadmor.state import KINDS, Player, Tadmor
from renderer.core import furniture
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.heading import awaited
from renderer.core.marks import Spot
from renderer.core.palette import EARTH, INK, LINE, MUTED, POINTS
from renderer.core.symbols import number, shield
from renderer.core.words import Words
from renderer.tadmor import layout, palette
from renderer.tadmor.belongings import draw_lists
from renderer.tadmor.owned import MIDDLE, draw_tiles
from renderer.tadmor.palette import MISSION
from renderer.tadmor.reading import (
    TadmorView,
    mark_of,
    outcome,
    points_of,
    projected,
    set_points,
    temple_points,
)

DETAILS, LISTS = 434, 280
"""Width of what every strip says, and width from which tiles and cards are listed beside it."""
ROWS = {
    "points": 112,
    "outlook": 92,
    "build": 134,
    "goods": 181,
    "pieces": 224,
    "rare": 267,
    "missions": 311,
    "upgrades": MIDDLE,
    "places": 402,
}
"""Middles of the lines below the upper edge; beside the points, outlook and buildings."""
SHIELD, GOOD, FIGURE = 84, 36, 32
"""Sizes of the points' shield, of a good, and of its number."""
CHANGE = 44
"""Room right of the shield, and of a good where the strip is wide, for how much it grew or shrank."""
BEAD, BEAD_SIZE = 21, 20
"""From one bead to the next."""
SPANS = {
    "tower": ("build", 146, 250),
    "temple": ("build", 262, 412),
    "goods": ("rare", 16, 252),
    "missions/completed": ("missions", 84, 412),
    "missions/returned": ("missions", 84, 412),
    "missions/hand": ("missions", 14, 78),
    "pieces/camel": ("pieces", 14, 160),
    "pieces/ship": ("pieces", 164, 290),
}
"""Line, beginning and end of what can change in a strip."""
SLOTS = {"window": "upgrade", "construction": "hammer", "kingdom": "crown"}
"""Icons of the slots of Resolution that have no number."""
SLOT = 29
FACE, FACES = (32, 42), 36
"""Size of a mission's face; from one to the next."""
VARYING = ("temple", "missions/completed", "missions/returned")
"""What takes more or less of its stretch."""


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
    _buildings(canvas, view.state, player, part)
    _goods(canvas, player, part)
    _pieces(canvas, view.state, player, part)
    _slots(canvas, player, part)
    _rare(canvas, words, view.state, player, part)
    _missions(canvas, view.state, player, part)
    draw_tiles(canvas, view.state, player, part)
    if box.height > ROWS["places"] + 20:
        _places(canvas, words, view.state, player, part)
    if part.x1 < box.x1:
        canvas.place("rule", part.x1, box.y0 + 82, 1.5, box.height - 106, LINE)
        draw_lists(canvas, words, view.state, player, part, box._replace(x0=part.x1))


def shown_width(what: str, player: Player) -> float:
    """How much of its stretch something `VARYING` takes."""
    if what == "temple":
        return 104 if len(player.temples) <= 1 else 138
    return 14 + FACES * (len(player.completed) + len(player.returned))


def amount_spot(box: Box, kind: str) -> Spot:
    """Where it stands by how much points or a resource grew or shrank in a strip."""
    if kind == "points":
        return (box.x0 + 16 + SHIELD + 4, box.y0 + ROWS["points"]), "left"
    pitch = (details(box).width - 30) / len(RESOURCES)
    left = box.x0 + 16 + GOOD + 3 + RESOURCES.index(kind) * pitch
    return (left, box.y0 + ROWS["goods"] + 21), "left"


def details(box: Box) -> Box:
    """What of a strip holds the lines that every strip has; the rest is for lists."""
    return box if box.width < DETAILS + LISTS else box._replace(x1=box.x0 + DETAILS)


def _place(canvas: Canvas, view: TadmorView, player: Player, box: Box) -> None:
    """The place in the turn order; at the end, in the match."""
    x, y = box.x1 - 25, box.y0 + 37
    if view.over:
        rank = outcome(view.state).scores[player.seat].rank or 1
        canvas.icon("medal", x - 9, y, 52, rank)
        canvas.text(x - 9, y, rank, "hero", 30, INK, "middle", 40)
        return
    place = view.state.order().index(player) + 1
    canvas.icon("numbered_spot", x, y, 34)
    canvas.text(x, y, place, "hero", 22, INK, "middle", 30)


def _points(canvas: Canvas, words: Words, view: TadmorView, player: Player, box: Box) -> None:
    """Points, and points as things stand; at the end those gained in play."""
    x, y = box.x0, box.y0 + ROWS["outlook"]
    shield(canvas, x + 58, box.y0 + ROWS["points"], SHIELD, points_of(view, player))
    x += 16 + SHIELD + CHANGE
    if view.over:
        note = words("tadmor-picture-in-play", n=player.points)
        canvas.text(x + 6, y, note, "text", 24, EARTH, width=box.x1 - 20 - x)
        return
    canvas.icon("arrow", x + 14, y, 26, MUTED)
    told = projected(view.state, player)
    canvas.text(x + 34, y, told, "hero", FIGURE, POINTS, width=64)
    x += 42 + min(64, canvas.width(told, "hero", FIGURE))
    note = words("tadmor-picture-projected")
    canvas.text(x, y + 1, note, "text", 22, EARTH, width=box.x1 - 18 - x)


def _buildings(canvas: Canvas, state: Tadmor, player: Player, box: Box) -> None:
    """The height of the tower; the temples, or the outline of one, and what they are worth."""
    y, left = box.y0 + ROWS["build"], box.x0 + SPANS["tower"][1] + 4
    canvas.icon("levels", left + 16, y, 38, 4, mark_of(player).colour)
    number(canvas, left + 40, y, player.height, FIGURE)
    built = player.temples[-2:] or [0]
    x = box.x0 + SPANS["temple"][1] + 4
    for parts in built:
        canvas.icon("temple", x + 20, y, 42 if len(built) == 1 else 36, parts)
        x += 46 if len(built) == 1 else 40
    number(canvas, x, y, temple_points(state, player), FIGURE if len(built) == 1 else 28)


def _goods(canvas: Canvas, player: Player, box: Box) -> None:
    """The Warehouse, and beside each resource its Traded goods."""
    pitch, y = (box.width - 30) / len(RESOURCES), box.y0 + ROWS["goods"]
    for i, kind in enumerate(RESOURCES):
        x, amount = box.x0 + 16 + i * pitch, player.warehouse[kind]
        canvas.icon(kind, x + GOOD / 2, y, GOOD)
        size = 24 if player.traded[kind] and amount > 9 else FIGURE
        number(canvas, x + GOOD + 3, y, amount, size)
        if player.traded[kind]:
            left = x + GOOD + 5 + canvas.width(amount, "hero", size)
            _traded(canvas, left, y, player.traded[kind])


def _traded(canvas: Canvas, x: float, y: float, amount: int) -> None:
    width = 26 if amount < 10 else 33
    canvas.place("traded", x, y - 13, width, 26)
    canvas.text(x + width / 2, y, f"+{amount}", "bold", 20, INK, "middle", width)


def _pieces(canvas: Canvas, state: Tadmor, player: Player, box: Box) -> None:
    """Camels and ships: in reserve, on the board, not owned yet."""
    x, y, limits = box.x0 + 16, box.y0 + ROWS["pieces"], state.content.limits
    for kind, most in zip(KINDS, (limits.camels, limits.ships), strict=True):
        canvas.icon(kind, x + 18, y, 34, EARTH)
        here, owned = state.reserve(player.seat, kind), player.owned(kind)
        for n in range(most):
            one = "reserve" if n < here else "out" if n < owned else "none"
            canvas.icon("bead", x + 48 + n * BEAD, y, BEAD_SIZE, mark_of(player), one)
        x += 46 + most * BEAD


def _slots(canvas: Canvas, player: Player, box: Box) -> None:
    """The own slots of Resolution that are still open, the next one last on the right."""
    x, y = box.x1 - 16, box.y0 + ROWS["pieces"]
    for slot in reversed(player.slots):
        if slot in SLOTS:
            canvas.icon(SLOTS[slot], x - 13, y, 26)
        else:
            canvas.text(x - 13, y, slot.upper(), "bold", 22, INK, "middle", SLOT)
        x -= SLOT


def _rare(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """Rare goods by colour, and what the sets are worth now."""
    y = box.y0 + ROWS["rare"]
    for i, (pile, own) in enumerate(by_colour(state, player).items()):
        x = box.x0 + 16 + i * 80
        canvas.icon("amphora", x + 18, y, 38, palette.PILES[pile])
        number(canvas, x + 40, y, own, FIGURE)
    note = words("tadmor-picture-sets", n=set_points(state, player))
    canvas.text(box.x1 - 18, y, note, "text", 22, EARTH, "right", box.width - 276)


def _missions(canvas: Canvas, state: Tadmor, player: Player, box: Box) -> None:
    """Missions in hand by number; those completed and returned as faces with their points."""
    y = box.y0 + ROWS["missions"]
    canvas.icon("card_back", box.x0 + 33, y, FACE, MISSION)
    number(canvas, box.x0 + 54, y, len(player.hand), FIGURE)
    cards = list(_faces(state, player))
    x = box.x0 + 94
    room = int((box.x1 - 16 - x) // FACES)
    shown = cards if len(cards) <= room else cards[: room - 1]
    for i, (points, returned) in enumerate(shown):
        middle = x + i * FACES + FACE[0] / 2
        canvas.icon("mission_points", middle, y, FACE, returned)
        fill = EARTH if returned else POINTS
        canvas.text(middle, y + 6, points, "hero", 23, fill, "middle", FACE[0] - 2)
    if len(shown) < len(cards):
        more = f"+{len(cards) - len(shown)}"
        canvas.text(x + len(shown) * FACES, y, more, "bold", 22, MUTED, width=FACES)


def _faces(state: Tadmor, player: Player) -> Iterator[tuple[int, bool]]:
    """The points of each mission face up, then half of those returned."""
    rows = state.content.missions
    yield from ((rows[card].points, False) for card in player.completed)
    yield from ((rows[card].returned_points, True) for card in player.returned)


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
