"""A player's resources, what they can be traded for now, and the tax that is due."""

from engines.tadmor.ids import RESOURCES
from engines.tadmor.preview.prices import lacking
from engines.tadmor.preview.purse import held, storage_limit
from engines.tadmor.preview.taxes import tax_due
from engines.tadmor.preview.trades import Swap, kinds, swaps
from engines.tadmor.state import Player, Tadmor
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CAN, CANNOT, CARD_TITLE, INK, LINE, MUTED, PALE
from renderer.core.symbols import ARROW, SLASH, Row, Sign, draw_row, number, row_width
from renderer.core.words import Words
from renderer.tadmor.palette import UPGRADE

COLUMN = 98
ROWS, PITCH, SIGN = 3, 36, 28


def draw_warehouse(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """Warehouse and Traded goods; below the trades at hand and the tax."""
    if not state.ended:
        kept, most = held(player), storage_limit(state, player)
        text = words("tadmor-picture-own-kept", n=kept, of=most)
        fill = CANNOT if kept > most else INK
        canvas.text(box.x1 - 20, box.y0 + 32, text, "bold", 24, fill, "right", 150)
    for i, kind in enumerate(RESOURCES):
        _resource(canvas, words, player, kind, box.x0 + 63 + i * COLUMN, box.y0)
    note = words("tadmor-picture-own-traded")
    canvas.text(box.x0 + 20, box.y0 + 248, note, "aside", 21, MUTED, width=box.width - 40)
    if state.ended:
        return
    canvas.place("rule", box.x0 + 16, box.y0 + 270, box.width - 32, 1.5, LINE)
    _trades(canvas, words, state, player, Box(box.x0 + 20, box.y0 + 278, box.x1 - 20, box.y1 - 56))
    canvas.place("rule", box.x0 + 16, box.y1 - 54, box.width - 32, 1.5, LINE)
    _tax(canvas, words, state, player, box)


def _resource(
    canvas: Canvas, words: Words, player: Player, kind: str, x: float, top: float
) -> None:
    """How much of a resource lies in the Warehouse, and under Traded goods."""
    canvas.icon(kind, x, top + 88, 60)
    n = player.warehouse[kind]
    canvas.text(x, top + 142, n, "hero", 40, INK if n else PALE, "middle", 80)
    label = words(f"tadmor-resource-{kind}-label")
    canvas.text(x, top + 176, label, "text", 21, MUTED, "middle", COLUMN - 4)
    canvas.place("traded", x - 40, top + 196, 80, 36)
    canvas.icon(kind, x - 20, top + 214, 28)
    number(canvas, x + 4, top + 214, player.traded[kind], 26)


def _trades(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """The trades at hand, in two columns where there are many."""
    rows = list(dict.fromkeys(swaps(state, player, state.places_of(player.seat))))
    title = words("tadmor-picture-own-trades")
    canvas.text(box.x0, box.y0 + 18, title, "title", 26, width=box.width)
    if not rows:
        note = words("tadmor-picture-own-no-trade")
        canvas.lines(box.x0, box.y0 + 52, note, box.width, size=22, fill=MUTED, most=3, pitch=27)
    columns = 1 if len(rows) <= ROWS else 2
    wide = box.width / columns
    pitch = min(PITCH, (box.height - 36) / max(1, -(-len(rows) // columns)))
    for i, swap in enumerate(rows):
        x, y = box.x0 + i % columns * wide, box.y0 + 38 + (i // columns + 0.5) * pitch
        spot = Box(x, y - pitch / 2, x + wide - 8, y + pitch / 2)
        _swap(canvas, swap, spot, possible=swap.possible(player))


def _swap(canvas: Canvas, swap: Swap, box: Box, *, possible: bool) -> None:
    """A trade: by which upgrade, space or mission, and what for what; pale if there is nothing to give."""
    y = box.middle[1]
    canvas.place("tag", box.x0, y - 13, 52, 26, UPGRADE if possible else PALE)
    canvas.text(box.x0 + 26, y, swap.source.upper(), "bold", 20, CARD_TITLE, "middle", 46)
    row = (*_signs(swap.give, swap.price), ARROW, *_signs(swap.take, swap.gain))
    room = box.width - 70
    width = min(room, row_width(canvas, row, SIGN))
    draw_row(canvas, box.x0 + 64 + width / 2, y, row, SIGN, gap=3, room=room)


def _signs(what: str, n: int) -> Row:
    """An amount of a resource, of either resource of a kind, or points."""
    if what == "points":
        return (Sign("points", str(n)),)
    either = [sign for kind in kinds(what) for sign in (SLASH, Sign(kind))][1:]
    return (Sign(text=str(n)), *either) if n > 1 else tuple(either)


def _tax(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """The tax that is due in this turn's Kingdom, and whether it can be paid."""
    due, era = tax_due(state, player), state.content.eras[state.era]
    x, y = box.x0 + 20, box.y1 - 27
    if not due:
        key = "exempt" if era.tax else "untaxed"
        text = words(f"tadmor-picture-own-{key}")
        canvas.text(x, y, text, "text", 23, MUTED, width=box.width - 40)
        return
    text = words("tadmor-picture-own-tax")
    canvas.text(x, y, text, "bold", 23, width=120)
    left = x + min(120, canvas.width(text, "bold", 23)) + 12
    canvas.text(left, y, due, "hero", 28, width=24)
    canvas.icon("gold", left + 40, y, 32)
    can = not lacking(player, {"gold": due})
    key = "tadmor-picture-own-can-pay" if can else "tadmor-picture-own-or-lose"
    fill = CAN if can else CANNOT
    canvas.text(box.x1 - 20, y, words(key, n=era.penalty), "bold", 23, fill, "right", 176)
