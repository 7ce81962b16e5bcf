"""What there is room to say in words where a strip is wide: rare goods, upgrades, missions."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engines.tadmor.content.describe import mission_effect, upgrade_effect, upgrade_short
from engines.tadmor.content.effects import UpgradeEffect
from engines.tadmor.ids import PILES
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import GOOD
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.palette import CARD_TITLE, INK, MUTED, Colour
from renderer.core.text import SMALLEST
from renderer.core.words import Words
from renderer.tadmor import palette
from renderer.tadmor.kinds import draw_pictogram
from renderer.tadmor.palette import MISSION, UPGRADE

TOP, BELOW, FOOT, PITCH = 96, 432, 26, 30
COLUMN, TEXT, SIGN = 300, 56, 30
"""Width from which there is another column; where texts begin in it; size of a pictogram."""
SENTENCES = 600
"""Width from which there are sentences."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line: an id on its colour, or a jar; and what it is. Without a colour the line above goes on.

    Upgrades have the pictogram of their kind, too. long: the text may take several lines. inset: where it
    goes on, if the line is not the first.
    """

    tag: str
    colour: Colour
    text: str
    pale: bool = False
    effect: UpgradeEffect | None = None
    long: bool = False
    inset: float = 0.0

    @property
    def indent(self) -> float:
        """Where the text begins."""
        return self.inset or TEXT + (0 if self.effect is None else SIGN + 2)


def draw_lists(
    canvas: Canvas, words: Words, state: Tadmor, player: Player, part: Box, box: Box
) -> None:
    """What a player has, in the `box` beside the lines of a strip and below them, in the `part` they take.

    In sentences where there is room for all of them.
    """
    cards = list(_cards(words, player))
    below = max(0, int((part.height - BELOW - FOOT) // PITCH) + 1)
    goods = list(_goods(words, state, player))
    beside = [*goods, *_tiles(words, state, player), *cards[below:]]
    if box.width >= SENTENCES:
        done, returned = cards[: len(player.completed)], cards[len(player.completed) :]
        told = [*goods, *_sentences(words, state, player, done)]
        lines = list(_broken(canvas, told, box.width - 44))
        if len(lines) <= _rows(box) and len(returned) <= below:
            cards, beside = returned, told
    for i, entry in enumerate(cards[:below]):
        _entry(canvas, entry, part.x0 + 18, part.y0 + BELOW + i * PITCH, part.width - 36)
    _columns(canvas, beside, box)


def _rows(box: Box) -> int:
    return int((box.height - TOP - FOOT) // PITCH) + 1


def _columns(canvas: Canvas, entries: Sequence[Entry], box: Box) -> None:
    """All entries column by column; `+n` for those there is no room for."""
    rows = _rows(box)
    one = list(_broken(canvas, entries, box.width - 44))
    columns = 1 if len(one) <= rows else max(1, int(box.width // COLUMN))
    pitch = (box.width - 30) / columns
    lines = one if columns == 1 else list(_broken(canvas, entries, pitch - 14))
    places = columns * rows
    shown = lines if len(lines) <= places else lines[: places - 1]
    for i, entry in enumerate(shown):
        left, top = box.x0 + 16 + i // rows * pitch, box.y0 + TOP + i % rows * PITCH
        _entry(canvas, entry, left, top, pitch - 14)
    if len(shown) < len(lines):
        left, top = box.x0 + 16 + (columns - 1) * pitch, box.y0 + TOP + (rows - 1) * PITCH
        more = f"+{len(lines) - len(shown)}"
        canvas.text(left, top, more, "aside", 22, MUTED, width=60)


def _broken(canvas: Canvas, entries: Iterable[Entry], width: float) -> Iterator[Entry]:
    """Each entry that may take several lines, line by line."""
    for entry in entries:
        if not entry.long:
            yield entry
            continue
        for first, line in _lines(canvas, entry.text, width - entry.indent):
            if first:
                yield replace(entry, text=line)
            else:
                yield replace(entry, tag="", colour="", text=line, effect=None, inset=entry.indent)


def _entry(canvas: Canvas, entry: Entry, left: float, y: float, width: float) -> None:
    if entry.tag:
        canvas.place("tag", left, y - 13, 46, 26, entry.colour)
        canvas.text(left + 23, y, entry.tag, "bold", 20, CARD_TITLE, "middle", 44)
    elif entry.colour:
        canvas.icon("amphora", left + 23, y, 28, entry.colour)
    if entry.effect is not None:
        draw_pictogram(canvas, left + TEXT + SIGN / 2 - 4, y, SIGN - 2, entry.effect)
    fill = MUTED if entry.pale else INK
    canvas.text(left + entry.indent, y, entry.text, "text", 22, fill, width=width - entry.indent)


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
            yield Entry("", palette.PILES[pile], ", ".join(own), long=True)


def _tiles(words: Words, state: Tadmor, player: Player) -> Iterator[Entry]:
    """Upgrades with what they do."""
    for name in player.upgrades:
        text = words.said(upgrade_short(state.content, name))
        effect = state.content.upgrades[name].effect
        yield Entry(name.upper(), UPGRADE, text, effect=effect)


def _sentences(
    words: Words, state: Tadmor, player: Player, done: Iterable[Entry]
) -> Iterator[Entry]:
    """Upgrades and completed missions with all that they do."""
    for name, entry in zip(player.upgrades, _tiles(words, state, player), strict=True):
        yield replace(entry, text=words.said(upgrade_effect(state.content, name)), long=True)
    for card, entry in zip(player.completed, done, strict=True):
        effect = words.said(mission_effect(state.content, card))
        text = words("tadmor-picture-entry", name=entry.text, effect=effect)
        yield replace(entry, text=text, long=True)


def _cards(words: Words, player: Player) -> Iterator[Entry]:
    """King's Missions by name; those returned are pale."""
    for card in player.completed:
        yield Entry(card.upper(), MISSION, words(f"tadmor-mission-{card}"))
    for card in player.returned:
        yield Entry(card.upper(), "#a58f86", words(f"tadmor-mission-{card}"), pale=True)
