"""The strip of each seat beside the map, and the panel below them."""

from collections.abc import Mapping

from renderer.core import furniture
from renderer.core.atlas.page import Legend
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.marks import Spot
from renderer.core.palette import INK, LINE, MUTED, TURN, Mark
from renderer.core.symbols import shield
from renderer.core.words import Words
from tests.engines.frontier.ids import KINDS
from tests.engines.frontier.scoring import result
from tests.engines.frontier.state import Battle, Frontier, total
from tests.renderer.frontier.layout import FOOT, KINDS_OF_NUMBERS, NUMBERS_X, TALL, strip
from tests.renderer.frontier.reading import FrontierView, army, mark_of, numbers

ICON, FIGURES = 36, 31
ROW = 27
"""From the lower edge of a strip to the middle of its numbers."""
HALF = 158
"""Width of one side of a battle."""


def draw_strips(canvas: Canvas, words: Words, view: FrontierView) -> None:
    """Who plays, and how much each has; whose turn it is stands out."""
    state = view.state
    winners = result(state).winners if view.over else []
    for realm in state.realms:
        box, mark = strip(len(state.realms), realm.seat), mark_of(state, realm.seat)
        turn = realm.seat == state.active
        canvas.place(
            "strip",
            box.x0 - 4,
            box.y0 - 4,
            box.width + 8,
            box.height + 8,
            TURN if turn else LINE,
            turn,
        )
        # as wide as the strip with its edge: the longest names need it
        furniture.head(canvas, mark, words.name(realm.seat), "", box.x0 - 4, box.y0, box.width + 14)
        if realm.seat in winners:
            canvas.icon("crown", box.x1 - 30, box.y0 + 37, 40)
        if realm.out:
            continue  # they have nothing left, and their strip says so (`Out`)
        draw_numbers(canvas, box, mark, numbers(state, realm.seat))
        if box.height >= TALL:
            _kinds(canvas, box, army(state, realm.seat))


def draw_numbers(canvas: Canvas, box: Box, mark: Mark, found: Mapping[str, int]) -> None:
    """Coins, cards, lands, units and points in a row."""
    y = row_y(box)
    for kind, x in zip(KINDS_OF_NUMBERS, NUMBERS_X, strict=True):
        draw_sign(canvas, kind, box.x0 + x + ICON / 2, y, mark, found[kind])
        if kind != "points":
            left = box.x0 + x + ICON + 3
            canvas.text(left, y + 1, found[kind], "hero", FIGURES, INK, width=34)


def _kinds(canvas: Canvas, box: Box, found: Mapping[str, int]) -> None:
    """How many units of each kind."""
    for place, kind in enumerate(KINDS):
        x, y = box.x0 + 40 + place * 118, box.y1 - 38
        canvas.icon(kind, x, y, 38)
        canvas.text(x + 26, y + 1, found.get(kind, 0), "hero", FIGURES, INK, width=58)


def draw_sign(
    canvas: Canvas, kind: str, x: float, y: float, mark: Mark, points: int, size: float = ICON
) -> None:
    """What is counted."""
    if kind == "coins":
        canvas.icon("coin", x, y, size)
    elif kind == "cards":
        canvas.icon("card_back", x, y, (size * 0.7, size * 0.94), mark.dark)
    elif kind == "lands":
        canvas.icon("settlement", x, y, size, mark)
    elif kind == "units":
        canvas.icon("spearman", x, y, size)
    else:
        shield(canvas, x, y, size * 1.15, points)


def row_y(box: Box) -> float:
    """The middle of a strip's numbers."""
    return box.y0 + (100 if box.height >= TALL else 66 + (box.height - 66) * 0.36)


def amount_spot(seats: int, seat: int, kind: str) -> Spot:
    """Where it stands by how much a number of a seat grew: below it."""
    box = strip(seats, seat)
    x = box.x0 + NUMBERS_X[KINDS_OF_NUMBERS.index(kind)]
    return (x + ICON + 2, row_y(box) + 26), "middle"


def draw_foot(canvas: Canvas, words: Words, view: FrontierView) -> None:
    """The battle in progress, else what the signs on the map mean."""
    if view.state.battle is None:
        _legend(canvas, words)
    else:
        _battle(canvas, words, view.state, view.state.battle)


def _legend(canvas: Canvas, words: Words) -> None:
    for place, (icon, arguments) in enumerate(SIGNS.values()):
        x = FOOT.x0 + 14 + place % 2 * 184
        y = FOOT.y0 + 34 + place // 2 * 62
        canvas.icon(icon, x + 22, y, (44, 32) if icon == "badge" else 36, *arguments)
        label = words(f"frontier-picture-sign-{list(SIGNS)[place]}")
        canvas.text(x + 52, y, label, "text", 23, MUTED, width=128)


SIGNS: Legend = {
    "militia": ("independent", ()),
    "tired": ("badge", (MUTED, "#d8d2c6")),
    "fort": ("fort", (1,)),
    "capital": ("fort", (4,)),
}
"""What can be seen on the map besides pieces."""


def _battle(canvas: Canvas, words: Words, state: Frontier, battle: Battle) -> None:
    """What is fought over, both armies, and who reinforces them."""
    x, y = FOOT.middle
    said = words("frontier-picture-battle", land=words.said(state.name(battle.target)))
    canvas.text(x, FOOT.y0 + 24, said, "title", 27, INK, "middle", FOOT.width - 24)
    canvas.icon("swords", x, y + 8, 40)
    there = state.lands[battle.target].units
    for seat, units, left in (
        (battle.attacker, battle.units, FOOT.x0 + 12),
        (battle.defence.seat, there, FOOT.x1 - 12 - HALF),
    ):
        _army(canvas, None if seat is None else mark_of(state, seat), units, left, y + 6)
    for attacks, left in ((True, FOOT.x0 + 12), (False, FOOT.x1 - 12 - HALF)):
        helpers = [one for one in battle.helpers if one.attacks == attacks]
        for place, one in enumerate(helpers):
            at = left + 14 + place * 76
            canvas.icon("piece", at, FOOT.y1 - 22, 30, mark_of(state, one.seat))
            n = total(state.lands[one.land].tired)
            canvas.text(at + 20, FOOT.y1 - 22, n, "hero", 26, INK, width=36)


def _army(canvas: Canvas, mark: Mark | None, units: Mapping[str, int], x: float, y: float) -> None:
    """A piece, and how many of each kind."""
    if mark is None:
        canvas.icon("independent", x + 16, y, 36)
    else:
        canvas.icon("piece", x + 16, y, 36, mark)
    for place, (kind, n) in enumerate(units.items()):
        left = x + 36 + place * 41
        canvas.icon(kind, left + 10, y, 20)
        canvas.text(left + 21, y, n, "hero", 24, INK, width=20)
