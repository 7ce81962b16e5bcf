"""What there is room to say in words where a strip is wide: rare goods, upgrades, missions."""

from collections.abc import Iterator
from dataclasses import dataclass

from engines.tadmor.describe import upgrade_short
from engines.tadmor.ids import PILES
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import GOOD
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CARD_TITLE, INK, MUTED, Colour
from renderer.core.words import Words
from renderer.tadmor import sides
from renderer.tadmor.sides import MISSION, UPGRADE

TOP, FOOT, PITCH = 100, 26, 30
COLUMN = 380
"""Width from which there is another column."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line: an id on its colour, or a jar; and what it is."""

    tag: str
    colour: Colour
    text: str
    pale: bool = False


def draw_belongings(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """All entries column by column; `+n` for those there is no room for."""
    entries = [*_goods(words, state, player), *_tiles(words, state, player), *_cards(words, player)]
    columns = max(1, int(box.width // COLUMN))
    rows = int((box.height - TOP - FOOT) // PITCH) + 1
    pitch = (box.width - 30) / columns
    places = columns * rows
    shown = entries if len(entries) <= places else entries[: places - 1]
    for i, entry in enumerate(shown):
        left, top = box.x0 + 16 + i // rows * pitch, box.y0 + TOP + i % rows * PITCH
        _entry(canvas, entry, left, top, pitch - 14)
    if len(shown) < len(entries):
        left, top = box.x0 + 16 + (columns - 1) * pitch, box.y0 + TOP + (rows - 1) * PITCH
        more = f"+{len(entries) - len(shown)}"
        canvas.text(left, top, more, "aside", 22, MUTED, width=60)


def _entry(canvas: Canvas, entry: Entry, left: float, y: float, width: float) -> None:
    if entry.tag:
        canvas.place("tag", left, y - 13, 46, 26, entry.colour)
        canvas.text(left + 23, y, entry.tag, "bold", 20, CARD_TITLE, "middle", 44)
    else:
        canvas.icon("amphora", left + 23, y, 28, entry.colour)
    fill = MUTED if entry.pale else INK
    canvas.text(left + 56, y, entry.text, "text", 22, fill, width=width - 56)


def _goods(words: Words, state: Tadmor, player: Player) -> Iterator[Entry]:
    """Rare goods by pile."""
    for pile in PILES:
        own = [
            f"{n} {words.said(GOOD[name])}"
            for name, n in player.goods.items()
            if n and state.content.goods[name].pile == pile
        ]
        if own:
            yield Entry("", sides.PILES[pile], ", ".join(own))


def _tiles(words: Words, state: Tadmor, player: Player) -> Iterator[Entry]:
    """Upgrades with what they do."""
    for name in player.upgrades:
        text = words.said(upgrade_short(state.content, name))
        yield Entry(name.upper(), UPGRADE, text)


def _cards(words: Words, player: Player) -> Iterator[Entry]:
    """King's Missions by name; those returned are pale."""
    for card in player.completed:
        yield Entry(card.upper(), MISSION, words(f"tadmor-mission-{card}"))
    for card in player.returned:
        yield Entry(card.upper(), "#a58f86", words(f"tadmor-mission-{card}"), pale=True)
