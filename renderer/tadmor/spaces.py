"""The action spaces: what each does now, and the piece on it."""

from collections.abc import Collection

from engines.tadmor.content import Space
from engines.tadmor.state import Piece, Tadmor
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import INK, PALE
from renderer.core.pen import Point
from renderer.core.symbols import Sign, draw_row
from renderer.core.text import SMALLEST
from renderer.core.words import Words
from renderer.tadmor import layout
from renderer.tadmor.ground import draw_id
from renderer.tadmor.layout import PIECE, REGIONS, TALL, Plan, piece_spot
from renderer.tadmor.palette import MISSION, SAND, SEA
from renderer.tadmor.reading import mark_of
from renderer.tadmor.symbols import BY_ERA, WORDED, by_era, cost, draw_sign, icon_of, value

RESOLUTION = "resolution"
LOW, HIGH = 38, 42
"""Sizes of an action's icon."""
PIECE_ROOM, NARROW = 50, 116
FLAT, FLAT_SIGN = 95, 32
"""Height up to which a space has room for small icons alone, which are lower than usual."""
TIGHT = 24, 22
"""Sizes of icon and number beside a piece where there is neither width nor height."""
CARD = Sign("card_back", arguments=(MISSION,))


def draw_spaces(
    canvas: Canvas,
    words: Words,
    state: Tadmor,
    plan: Plan,
    regions: Collection[str] = tuple(REGIONS),
) -> None:
    """The spaces of some regions; in Resolution a veil lies on those where nothing is left to do.

    It lies on none of the names and words, which are drawn over it.
    """
    for name, region, *_ in plan:
        if region not in regions:
            continue
        box, space = layout.cell(plan, name), state.content.spaces[name]
        taken = state.placed.get(name)
        _action(canvas, words, state, space, box, taken=taken is not None)
        if taken is not None:
            draw_piece(canvas, state, taken, box, either=space.piece == "either")
        elif state.phase == RESOLUTION and not state.ended:
            radius = layout.SQUARE if space.piece == "ship" else layout.ROUND
            ground = SEA if region in layout.SEAS else SAND
            canvas.place("veil", box.x0, box.y0, box.width, box.height, ground, radius)
            draw_id(canvas, name, box)
        _word(canvas, words, space, box, taken=taken is not None)


def draw_piece(
    canvas: Canvas, state: Tadmor, piece: Piece, box: Box, *, either: bool = False
) -> None:
    """The piece on a space; where both kinds fit, also which it is."""
    x, y = piece_spot(box)
    canvas.icon("piece", x, y, PIECE, mark_of(state.players[piece.owner]))
    if either:
        canvas.icon(piece.kind, x, y - 33, 18, INK)


def _action(
    canvas: Canvas, words: Words, state: Tadmor, space: Space, box: Box, *, taken: bool
) -> None:
    """Icon with number or word, and what depends on the Era at the foot."""
    foot = _foot(box, taken=taken)
    number = value(space, state.era)
    if number:
        pale = space.action in BY_ERA and not space.amounts[state.era - 1]
        sizes = _sizes(box, number, taken=taken)
        _numbered(canvas, space, number, _middle(box, space, taken=taken), sizes, pale=pale)
    elif space.action in WORDED:
        _worded(canvas, words, space, box, taken=taken)
    else:
        draw_sign(canvas, *_middle(box, space, taken=taken), icon_of(space), LOW)
    if space.action in BY_ERA and not (taken and _tight(box)):
        by_era(canvas, *foot, list(space.amounts), state.era)
    elif space.pile is not None:
        row = cost(state.content.piles[space.pile].cost)
        draw_row(canvas, foot[0], foot[1] - 2, row, 25, gap=2)


def _middle(box: Box, space: Space, *, taken: bool) -> Point:
    """Where the action's icon is: left of the piece if there is one and the space is low."""
    footed = space.action in BY_ERA or space.pile is not None
    beside = taken and box.height < TALL
    x = box.x0 + (box.width - (PIECE_ROOM if beside else 0)) / 2 + (3 if beside else 0)
    if taken and not beside:
        return x, box.y0 + min(box.height * 0.44, box.height - 82)
    return x, box.middle[1] + (3 if box.height < FLAT else 0 if footed else 6)


def _tight(box: Box) -> bool:
    """Whether there is hardly room beside a piece."""
    return box.width < NARROW and box.height < TALL


def _sizes(box: Box, number: str, *, taken: bool) -> tuple[int, int]:
    """Sizes of the icon and of the number beside it."""
    if taken and _tight(box):
        return TIGHT
    icon, letters = HIGH, 34
    if taken:
        icon, letters = (LOW, 30) if len(number) == 1 else (LOW - 4, 28)
    return (min(icon, FLAT_SIGN) if box.height < FLAT else icon), letters


def _foot(box: Box, *, taken: bool) -> Point:
    """The middle of what stands at the foot; above the piece of a narrow space that is tall enough."""
    if taken and box.height > TALL and box.width < NARROW:
        return box.middle[0], box.y0 + 82
    return box.x0 + (box.width - (PIECE_ROOM if taken else 0)) / 2 + 1, box.y1 - 17


def _numbered(
    canvas: Canvas, space: Space, number: str, at: Point, sizes: tuple[int, int], *, pale: bool
) -> None:
    """An icon with the number of this Era beside it."""
    (x, y), (size, letters) = at, sizes
    wide = canvas.width(number, "hero", letters)
    left = x - (size + 4 + wide) / 2
    draw_sign(canvas, left + size / 2, y, icon_of(space), size)
    fill = PALE if pale else INK
    canvas.text(left + size + 4, y + 1, number, "hero", letters, fill, width=wide + 2)


def _worded(canvas: Canvas, words: Words, space: Space, box: Box, *, taken: bool) -> None:
    """An icon above its word, or alone where there is no room for that."""
    (x, y), size = _middle(box, space, taken=taken), LOW - 2 if taken else LOW
    size = FLAT_SIGN - 4 if box.height < FLAT else size
    high = y - (9 if _caption(canvas, words, space, box, taken=taken) else 0)
    if space.card:
        small = taken and _tight(box)
        size = TIGHT[0] if small else size
        draw_sign(canvas, x + (14 if small else 24), high, CARD, min(size, LOW - 4))
        x -= 10 if small else 16
    draw_sign(canvas, x, high, icon_of(space), size)


def _caption(
    canvas: Canvas, words: Words, space: Space, box: Box, *, taken: bool
) -> tuple[str, float] | None:
    """The word of an action and how much room it has; None if it has none, or too little."""
    if space.action not in WORDED:
        return None
    key = "market-full" if space.full else space.action
    word, room = words(f"tadmor-picture-action-{key}"), box.width - 12
    if taken and box.height < TALL:
        room -= PIECE_ROOM
    return (word, room) if canvas.width(word, "bold", SMALLEST) <= room else None


def _word(canvas: Canvas, words: Words, space: Space, box: Box, *, taken: bool) -> None:
    """The word of an action where there is room: the last thing on a space, over its veil."""
    caption = _caption(canvas, words, space, box, taken=taken)
    if caption is not None:
        x, y = _middle(box, space, taken=taken)
        y += 19 if taken and box.height > TALL else 24
        canvas.text(x, y, caption[0], "bold", 21, INK, "middle", caption[1])
