"""A player's upgrades with what they do, in as many words as there is room for."""

from engines.tadmor.content.describe import upgrade_effect, upgrade_short
from engines.tadmor.preview.prices import upgrade_price, upgrades_payable
from engines.tadmor.state import Player, Tadmor
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CAN, CANNOT, CARD_TITLE, INK, LINE, MUTED
from renderer.core.words import Words
from renderer.tadmor.kinds import draw_pictogram

TOP, SHORT, LINES = 60, 7, 13
"""Where the list begins; up to so many upgrades by name and effect, up to so many in a line."""
TAG, PICTURE, ID = 56, 46, 38
"""Width of what stands left of the words; size of a pictogram; width of an id."""


def draw_upgrades(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """The own upgrades; at the foot what one costs and how many the resources are enough for."""
    foot = 12 if state.ended else 52
    room = Box(box.x0 + 16, box.y0 + TOP, box.x1 - 16, box.y1 - foot)
    if player.upgrades:
        _list(canvas, words, state, player.upgrades, room)
    else:
        note = words("tadmor-picture-own-no-upgrade")
        canvas.lines(room.x0 + 4, room.y0 + 22, note, room.width - 8, size=23, fill=MUTED, most=3)
    if not state.ended:
        _price(canvas, words, state, player, box)


def _list(canvas: Canvas, words: Words, state: Tadmor, tiles: list[str], box: Box) -> None:
    """Sentences for few, a few words each for more; those there is no line for by their ids."""
    shown = tiles if len(tiles) <= LINES else tiles[: LINES - 1]
    pitch = min(112.0, box.height / (len(shown) + (len(shown) < len(tiles))))
    for i, tile in enumerate(shown):
        top = box.y0 + i * pitch
        place = Box(box.x0, top, box.x1, top + pitch - 6)
        _tile(canvas, words, state, tile, place, len(tiles))
    if len(shown) < len(tiles):
        text = words("picture-more", n=len(tiles) - len(shown))
        canvas.text(box.x0 + 2, box.y1 - pitch / 2, text, "bold", 20, MUTED, width=box.width)


def _tile(canvas: Canvas, words: Words, state: Tadmor, tile: str, box: Box, count: int) -> None:
    y, x, width = box.y0 + 16, box.x0 + TAG, box.width - TAG
    if count > SHORT:
        canvas.place("tag", box.x0, box.y0 + 2, TAG - 6, min(28, box.height))
        middle = box.x0 + TAG / 2 - 3
        canvas.text(middle, y, tile.upper(), "bold", 20, CARD_TITLE, "middle", TAG - 8)
        text = words.said(upgrade_short(state.content, tile))
        canvas.text(x, y, text, "text", 21, INK, width=width)
        return
    effect = state.content.upgrades[tile].effect
    draw_pictogram(canvas, box.x0 + PICTURE / 2, box.y0 + 4 + PICTURE / 2, PICTURE, effect)
    canvas.text(box.x1, y, tile.upper(), "bold", 20, MUTED, "right", ID)
    name = words.said(state.content.names.titles[tile])
    canvas.text(x, y, name, "bold", 22, INK, width=width - ID - 6)
    text = words.said(upgrade_effect(state.content, tile))
    if len(canvas.broken(text, "text", 20, width)) > (box.height - 30) // 22:
        text = words.said(upgrade_short(state.content, tile))
    canvas.lines(x, y + 25, text, width, size=20, fill=MUTED, pitch=22, most=3)


def _price(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """What an upgrade costs in this Era, and how many could be paid."""
    canvas.place("rule", box.x0 + 16, box.y1 - 50, box.width - 32, 1.5, LINE)
    price, count = upgrade_price(state), upgrades_payable(state, player)
    y = box.y1 - 25
    text = words("tadmor-picture-own-upgrade-price", n=price)
    canvas.text(box.x0 + 20, y, text, "text", 22, MUTED, width=190)
    key = "tadmor-picture-own-enough-for" if count else "tadmor-picture-own-not-enough"
    canvas.text(
        box.x1 - 20, y, words(key, n=count), "bold", 22, CAN if count else CANNOT, "right", 130
    )
