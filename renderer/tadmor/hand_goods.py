"""A player's rare goods, what their sets are worth, and what the piles cost."""

from engines.tadmor.ids import GOODS, PILES
from engines.tadmor.preview.prices import credit, good_cost, lacking
from engines.tadmor.state import Player, Tadmor
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CARD_TITLE, INK, LINE, MUTED, PALE, POINTS
from renderer.core.symbols import draw_row, row_width
from renderer.core.words import Words
from renderer.tadmor.hand_paying import draw_paying
from renderer.tadmor.palette import PILE_TINTS
from renderer.tadmor.palette import PILES as COLOURS
from renderer.tadmor.reading import set_points, sets
from renderer.tadmor.symbols import cost

WIDTH, HEIGHT, GAP = 106, 66, 5
ROW = 40


def draw_goods(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """Every type in its place, the table of sets with the own ones marked, the piles with their price."""
    left, top = box.x0 + 16, box.y0 + 58
    for i, name in enumerate(GOODS):
        x, y = left + i % 3 * (WIDTH + GAP), top + i // 3 * (HEIGHT + GAP)
        _good(canvas, words, player, name, PILES[i // 3], Box(x, y, x + WIDTH, y + HEIGHT))
    top += 3 * (HEIGHT + GAP) + 4
    _sets(canvas, words, state, player, Box(left, top, box.x1 - 16, top + 66))
    if state.ended:
        return
    canvas.place("rule", box.x0 + 16, top + 76, box.width - 32, 1.5, LINE)
    for i, pile in enumerate(PILES):
        y = top + 76 + (i + 0.5) * ROW + 2
        _pile(canvas, words, state, player, pile, Box(left, y - ROW / 2, box.x1 - 16, y + ROW / 2))


def _good(canvas: Canvas, words: Words, player: Player, name: str, pile: str, box: Box) -> None:
    """A type: its jar with the number of copies, or its empty place."""
    count, x = player.goods[name], box.middle[0]
    label = words(f"tadmor-good-{name}")
    if not count:
        canvas.place("chip", box.x0, box.y0, box.width, box.height, False)  # noqa: FBT003 - there is none
        canvas.text(x, box.y1 - 16, label, "text", 20, PALE, "middle", box.width - 6)
        return
    canvas.place(
        "pile_card", box.x0, box.y0, box.width, box.height, COLOURS[pile], PILE_TINTS[pile]
    )
    canvas.icon("amphora", x - (14 if count > 1 else 0), box.y0 + 22, 32, COLOURS[pile])
    if count > 1:
        text = words("tadmor-picture-own-copies", n=count)
        canvas.text(x + 12, box.y0 + 23, text, "bold", 22, INK, width=40)
    canvas.text(x, box.y1 - 15, label, "bold", 20, INK, "middle", box.width - 8)


def _sets(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """What the goods are worth, set by set, and the worth of a set of every size."""
    sizes = sets(player)
    largest = sizes[0] if sizes else 0
    total = words("tadmor-picture-own-goods-worth", n=set_points(state, player))
    canvas.text(box.x0, box.y0 + 14, total, "bold", 23, POINTS, width=150)
    if len(sizes) > 1:
        others = ", ".join(str(size) for size in sizes)
        text = words("tadmor-picture-own-set-sizes", sizes=others)
        canvas.text(box.x1, box.y0 + 14, text, "text", 20, MUTED, "right", box.width - 156)
    wide = box.width / len(state.content.sets)
    for size, worth in enumerate(state.content.sets, start=1):
        x = box.x0 + (size - 0.5) * wide
        now = size == largest
        canvas.place(
            "tag", x - wide / 2 + 1, box.y0 + 32, wide - 2, 30, POINTS if now else "#f0e3c4"
        )
        fill = CARD_TITLE if now else INK
        canvas.text(x, box.y0 + 47, worth, "bold", 20, fill, "middle", wide - 2)


def _pile(canvas: Canvas, words: Words, state: Tadmor, player: Player, pile: str, box: Box) -> None:
    """A pile: the rare good on top, its price, and whether it can be paid."""
    y, top = box.middle[1], state.tops[pile]
    canvas.icon("amphora", box.x0 + 16, y, 32, COLOURS[pile])
    if top is None:
        text = words("tadmor-picture-none-left")
        canvas.text(box.x0 + 40, y, text, "text", 22, MUTED, width=box.width - 40)
        return
    label = words(f"tadmor-good-{top}")
    canvas.text(box.x0 + 38, y, label, "bold", 21, width=100)
    price = good_cost(state, player, pile)
    row = cost(price)
    draw_row(canvas, box.x0 + 144 + row_width(canvas, row, 28) / 2, y, row, 28)
    missing = lacking(player, price)
    points = credit(state, player) if missing else None
    can = "" if points is None else words("tadmor-picture-own-on-credit", n=points)
    draw_paying(canvas, words, {} if can else missing, box.x1, y, 124, "right", can)
