"""All upgrades in play, to read: those on display, and those that players own."""

from collections.abc import Sequence

from PIL import Image

from engines.tadmor.content.describe import upgrade_effect, upgrade_short
from engines.tadmor.preview.prices import upgrade_price
from engines.tadmor.state import Player, Tadmor
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CARD_TITLE, INK, LINE, MUTED
from renderer.core.words import Words
from renderer.core.zooming import BOTTOM, LEFT, RIGHT, TOP, empty_frame
from renderer.tadmor.heading import draw_heading
from renderer.tadmor.kinds import draw_pictogram
from renderer.tadmor.palette import STRIP
from renderer.tadmor.reading import TadmorView, mark_of

PANEL = Box(LEFT, TOP + 4, RIGHT, BOTTOM - 4)
SPLIT = 880
"""Where what players own begins."""
HEAD, PITCH, EASY, TIGHT = 70, 98, 84, 46
"""Height of a heading and at most of an entry; room for large letters, for two lines."""
SIGN, TAG_HIGH = 58, 28
"""Sizes of a pictogram where there is room, and of an id's ground."""
COLUMN = 21
"""Entries in one column; more stand in two."""


def paint_catalogue(view: TadmorView, words: Words) -> Image.Image:
    """The picture of all upgrades on display and owned, with what each does."""
    canvas, state = Canvas(empty_frame(STRIP, PANEL)), view.state
    draw_heading(canvas, words, view)
    _display(canvas, words, state, Box(PANEL.x0 + 20, PANEL.y0, SPLIT - 16, PANEL.y1 - 12))
    canvas.place("rule", SPLIT, PANEL.y0 + 22, 1.5, PANEL.height - 44, LINE)
    _owned(canvas, words, state, Box(SPLIT + 20, PANEL.y0, PANEL.x1 - 20, PANEL.y1 - 12))
    return canvas.image


def _display(canvas: Canvas, words: Words, state: Tadmor, box: Box) -> None:
    """What can be bought in this Era, and for how much."""
    title = words("tadmor-picture-upgrades")
    canvas.text(box.x0, box.y0 + 38, title, "title", 34, INK, width=300)
    price = words("tadmor-text-price", n=upgrade_price(state))
    canvas.text(box.x1, box.y0 + 40, price, "text", 24, MUTED, "right", box.width - 316)
    if not state.display:
        none = words("tadmor-picture-none-left")
        canvas.text(box.x0, box.y0 + 100, none, "aside", 28, MUTED, width=box.width)
    _entries(canvas, words, state, [(tile, None) for tile in state.display], box)


def _owned(canvas: Canvas, words: Words, state: Tadmor, box: Box) -> None:
    """What players have, in turn order."""
    title = words("tadmor-text-owned")
    canvas.text(box.x0, box.y0 + 38, title, "title", 34, INK, width=box.width)
    tiles = [(tile, player) for player in state.order() for tile in player.upgrades]
    _entries(canvas, words, state, tiles, box)


def _entries(
    canvas: Canvas,
    words: Words,
    state: Tadmor,
    tiles: Sequence[tuple[str, Player | None]],
    box: Box,
) -> None:
    """Upgrades one below the other; of very many, in two columns."""
    columns = 1 if len(tiles) <= COLUMN else 2
    rows = max(1, -(-len(tiles) // columns))
    pitch, wide = min(PITCH, (box.height - HEAD) / rows), box.width / columns
    for i, (tile, owner) in enumerate(tiles):
        x, y = box.x0 + i // rows * wide, box.y0 + HEAD + i % rows * pitch
        _entry(canvas, words, state, tile, owner, Box(x, y, x + wide - 10, y + pitch))


def _entry(
    canvas: Canvas, words: Words, state: Tadmor, tile: str, owner: Player | None, box: Box
) -> None:
    """An upgrade: whose it is, its id and name, what it does."""
    easy, tight = box.height >= EASY, box.height < TIGHT
    y, x = box.y0 + (20 if easy else min(17, box.height / 2)), box.x0
    if owner is not None:
        canvas.icon("piece", x + 18, y, 36 if easy else 28, mark_of(owner))
        x += 44
    canvas.place("tag", x, y - 14, 54, TAG_HIGH)
    canvas.text(x + 27, y, tile.upper(), "bold", 21, CARD_TITLE, "middle", 50)
    x += 66
    size = SIGN if easy else TAG_HIGH
    effect = state.content.upgrades[tile].effect
    draw_pictogram(canvas, x + size / 2 - 4, y + (14 if easy else 0), size, effect)
    x += size + 6
    width = box.x1 - x
    if tight:
        text = words.said(upgrade_short(state.content, tile))
        canvas.text(x, y, text, "text", 22, INK, width=width)
        return
    name = words.said(state.content.names.titles[tile])
    canvas.text(x, y, name, "bold", 27 if easy else 22, INK, width=width)
    text, size = words.said(upgrade_effect(state.content, tile)), 23 if easy else 20
    room = int((box.height - (34 if easy else 24)) // (size + 3))
    if len(canvas.broken(text, "text", size, width)) > room:
        text = words.said(upgrade_short(state.content, tile))
    top = y + (30 if easy else 23)
    canvas.lines(x, top, text, width, size=size, fill=MUTED, pitch=size + 3, most=max(1, room))
