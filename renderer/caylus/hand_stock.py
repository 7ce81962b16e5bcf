"""Every building of the stock on a player's own table: cost, points, effect, and whether it can be paid."""

from engines.caylus.content import Tile
from engines.caylus.ids import OF_KIND
from engines.caylus.preview import lacking, sites
from engines.caylus.state import Caylus, Player
from renderer.caylus.palette import KINDS
from renderer.caylus.reading import CaylusView, mark_of
from renderer.caylus.symbols import counted, effect_rows, favours
from renderer.caylus.text_board import room_line
from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CAN, CANNOT, CARD_TITLE, IVORY, MUTED, PALE, mix
from renderer.core.symbols import Row, Sign, coins, draw_row
from renderer.core.words import Words, message_id

STOCKED = ("wood", "stone", "prestige")
WIDTH, HEIGHT = 168, 154
LABEL, PITCH, ROW = 150, 176, 163


def draw_stock(canvas: Canvas, words: Words, view: CaylusView, player: Player, box: Box) -> None:
    """Each tile always in its own place; one that has been built is pale, with its owners' houses."""
    state = view.state
    own_table.heading(
        canvas, box, words(f"caylus-picture-{'all-built' if view.over else 'stock'}"), 500
    )
    if not view.over:
        aside = _where(words, state, player)
        canvas.text(box.x1 - 20, box.y0 + 32, aside, "text", 23, MUTED, "right", 1180)
    for row, kind in enumerate(STOCKED):
        top = box.y0 + 64 + row * ROW
        _label(canvas, words, state, kind, Box(box.x0 + 16, top, box.x0 + LABEL, top + HEIGHT))
        tiles = [state.content.tiles[name] for name in OF_KIND[kind] if name in state.stock]
        for i, tile in enumerate(tiles):
            left = box.x0 + LABEL + 8 + i * PITCH
            place = Box(left, top, left + WIDTH, top + HEIGHT)
            if not state.stock[tile.id]:
                _built(canvas, words, state, tile, place)
                continue
            _card(canvas, words, tile, state.stock[tile.id], place)
            if not view.over:
                _foot(canvas, words, state, player, tile, place)


def _where(words: Words, state: Caylus, player: Player) -> str:
    """Where buildings go: the first free space, the own residences."""
    own = words("caylus-picture-own-residences", n=len(state.residences(player.seat)))
    return f"{room_line(state, words)} · {own}"


def _label(canvas: Canvas, words: Words, state: Caylus, kind: str, box: Box) -> None:
    """A kind of building, and how many are left."""
    x = box.middle[0]
    canvas.icon("tile", x, box.y0 + 34, 52, kind)
    name = words(f"caylus-picture-stock-{kind}")
    canvas.lines(
        x, box.y0 + 78, name, box.width, role="bold", size=22, side="middle", pitch=25, most=2
    )
    left = sum(state.stock[name] for name in OF_KIND[kind] if name in state.stock)
    text = words("caylus-picture-left", n=left)
    canvas.text(x, box.y1 - 18, text, "text", 22, MUTED, "middle", box.width)


def _card(canvas: Canvas, words: Words, tile: Tile, left: int, box: Box) -> None:
    x = box.middle[0]
    canvas.place("tile_card", box.x0, box.y0, WIDTH + 4, HEIGHT + 8, KINDS[tile.kind])
    name = words(f"caylus-tile-{message_id(tile.id)}")
    if left > 1:
        name = words("caylus-picture-copies", name=name, n=left)
    canvas.text(x, box.y0 + 18, name, "bold", 22, CARD_TITLE, "middle", WIDTH - 12)
    _gain(canvas, tile, box)
    _effect(canvas, tile, box)


def _gain(canvas: Canvas, tile: Tile, box: Box) -> None:
    """The cost on the left, points and favours on the right."""
    cost = counted({str(kind): n for kind, n in tile.cost.items()})
    gain: Row = (Sign("points", str(tile.points)),)
    if tile.kind != "prestige":
        gain += favours(tile.favours)
    draw_row(canvas, box.x0 + 46, box.y0 + 58, cost, 28, gap=2, room=78)
    draw_row(canvas, box.x1 - 40, box.y0 + 58, gain, 32, gap=0, room=72)


def _effect(canvas: Canvas, tile: Tile, box: Box) -> None:
    rows = effect_rows(tile) if tile.kind != "prestige" else _brings(tile)
    if not rows:
        return
    canvas.place("rule", box.x0 + 10, box.y0 + 76, WIDTH - 20, 1.5, "#e0c88f")
    size = 28 if len(rows) == 1 else 21
    for i, row in enumerate(rows):
        y = box.y0 + 100 + (i - (len(rows) - 1) / 2) * 22
        draw_row(canvas, box.middle[0], y, row, size, gap=3, room=WIDTH - 16)


def _brings(tile: Tile) -> list[Row]:
    """What a prestige building brings besides points: favours, or deniers every round."""
    income: Row = (Sign(text="+"), coins(tile.income)) if tile.income else ()
    row = (*favours(tile.favours), *income)
    return [row] if row else []


def _foot(
    canvas: Canvas, words: Words, state: Caylus, player: Player, tile: Tile, box: Box
) -> None:
    """That it can be paid, or what is missing."""
    missing = lacking(player, tile.cost)
    blocked = _blocked(state, player, tile)
    fill = CANNOT if missing or blocked else CAN
    y = box.y1 - 17
    tint = mix(IVORY, fill, 0.2)
    canvas.place("rule", box.x0 + 2, box.y1 - 32, WIDTH - 4, 30, tint)
    if missing:
        signs = (Sign(text=words("caylus-picture-lacks")), *counted(missing))
        draw_row(canvas, box.middle[0], y, signs, 24, fill, gap=4, room=WIDTH - 12)
        return
    key = f"caylus-picture-{blocked}" if blocked else "caylus-picture-can-pay"
    canvas.text(box.middle[0], y, words(key), "bold", 21, fill, "middle", WIDTH - 12)


def _blocked(state: Caylus, player: Player, tile: Tile) -> str:
    """What keeps a building from being built although it can be paid."""
    if sites(state, player.seat, tile.kind):
        return ""
    return "no-residence" if tile.kind == "prestige" else "no-space"


def _built(canvas: Canvas, words: Words, state: Caylus, tile: Tile, box: Box) -> None:
    canvas.place("chip", box.x0, box.y0, WIDTH, HEIGHT, False)  # noqa: FBT003 - not there
    name = words(f"caylus-tile-{message_id(tile.id)}")
    canvas.text(box.middle[0], box.y0 + 18, name, "bold", 22, PALE, "middle", WIDTH - 12)
    owners = [one.owner for one in state.road if one.tile == tile.id and one.owner is not None]
    for i, seat in enumerate(owners):
        x = box.middle[0] + (i - (len(owners) - 1) / 2) * 64
        canvas.icon("house", x, box.y0 + 88, 58, mark_of(state.players[seat]))
