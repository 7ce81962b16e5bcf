"""What there is room to say in words where a strip is wide: rare goods, upgrades, missions."""

from collections.abc import Iterator
from dataclasses import dataclass

from engines.tadmor.describe import upgrade_short
from engines.tadmor.effects import UpgradeEffect
from engines.tadmor.ids import PILES
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import GOOD
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CARD_TITLE, INK, MUTED, Colour
from renderer.core.text import SMALLEST
from renderer.core.words import Words
from renderer.tadmor import sides
from renderer.tadmor.kinds import draw_pictogram
from renderer.tadmor.sides import MISSION, UPGRADE

TOP, BELOW, FOOT, PITCH = 96, 432, 26, 30
COLUMN, TEXT, SIGN = 300, 56, 30
"""Width from which there is another column; where texts begin in it; size of a pictogram."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line: an id on its colour, or a jar; and what it is. Without a colour the line above goes on.

    Upgrades have the pictogram of their kind, too.
    """

    tag: str
    colour: Colour
    text: str
    pale: bool = False
    effect: UpgradeEffect | None = None


def draw_belongings(canvas: Canvas, words: Words, state: Tadmor, player: Player, box: Box) -> None:
    """All entries column by column; `+n` for those there is no room for."""
    columns = max(1, int(box.width // COLUMN))
    width = (box.width - 30) / columns - 14 - TEXT
    goods = (
        Entry("", entry.colour if first else "", line)
        for entry in _goods(words, state, player)
        for first, line in _lines(canvas, entry.text, width)
    )
    cards = list(_cards(words, player))[_below(box) :]
    entries = [*goods, *_tiles(words, state, player), *cards]
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


def _below(box: Box) -> int:
    """How many missions there is room for below the lines of a strip."""
    return max(0, int((box.height - BELOW - FOOT) // PITCH) + 1)


def draw_cards(canvas: Canvas, words: Words, player: Player, box: Box) -> None:
    """The first missions, below the lines of a strip."""
    for i, entry in enumerate(list(_cards(words, player))[: _below(box)]):
        _entry(canvas, entry, box.x0 + 18, box.y0 + BELOW + i * PITCH, box.width - 36)


def _entry(canvas: Canvas, entry: Entry, left: float, y: float, width: float) -> None:
    if entry.tag:
        canvas.place("tag", left, y - 13, 46, 26, entry.colour)
        canvas.text(left + 23, y, entry.tag, "bold", 20, CARD_TITLE, "middle", 44)
    elif entry.colour:
        canvas.icon("amphora", left + 23, y, 28, entry.colour)
    indent = float(TEXT)
    if entry.effect is not None:
        draw_pictogram(canvas, left + TEXT + SIGN / 2 - 4, y, SIGN - 2, entry.effect)
        indent += SIGN + 2
    fill = MUTED if entry.pale else INK
    canvas.text(left + indent, y, entry.text, "text", 22, fill, width=width - indent)


def _lines(canvas: Canvas, text: str, width: float) -> Iterator[tuple[bool, str]]:
    """A text broken where it is too long even in small letters; whether a line is the first."""
    size = 22 if canvas.width(text, "text", SMALLEST) > width else SMALLEST
    for i, line in enumerate(canvas.broken(text, "text", size, width)):
        yield not i, line


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
        effect = state.content.upgrades[name].effect
        yield Entry(name.upper(), UPGRADE, text, effect=effect)


def _cards(words: Words, player: Player) -> Iterator[Entry]:
    """King's Missions by name; those returned are pale."""
    for card in player.completed:
        yield Entry(card.upper(), MISSION, words(f"tadmor-mission-{card}"))
    for card in player.returned:
        yield Entry(card.upper(), "#a58f86", words(f"tadmor-mission-{card}"), pale=True)
