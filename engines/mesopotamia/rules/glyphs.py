"""Which dice show the glyphs of a technology."""

from collections.abc import Iterator
from itertools import product

from engines.core import Record, record
from engines.mesopotamia.ids import STAR
from engines.mesopotamia.rules.dice import usable
from engines.mesopotamia.state import Die, Mesopotamia


@record
class Way(Record):
    """A way to activate a technology with dice (MES-8.8).

    dice: by their numbers, one for each glyph. shows: what each shows, a glyph, or `star-white`.
    """

    dice: list[int]
    shows: list[str]

    @property
    def id(self) -> str:
        """Its name in answers: `gir.star-black`."""
        return ".".join(self.shows)

    @property
    def stars(self) -> int:
        """How many of its dice show a star."""
        return sum(one.startswith(STAR) for one in self.shows)


def ways(game: Mesopotamia, seat: int, action: str) -> list[Way]:
    """All ways to activate an action with the dice of a seat, those with the fewest stars first.

    Dice of one colour and face are as good as each other, so ways that show the same are one (MES-8.8).
    """
    realm = game.realms[seat]
    free = usable(game, realm)
    wanted = game.technology(seat, action).glyphs
    if len(free) < len(wanted):
        return []
    shown = []
    for glyph in wanted:
        looks = [
            (number, look)
            for number in free
            for look in _looks(game, seat, realm.dice[number], glyph)
        ]
        if not looks:
            return []
        shown.append(looks)
    found: dict[str, Way] = {}
    for chosen in product(*shown):
        way = Way([number for number, _ in chosen], [look for _, look in chosen])
        if len({*way.dice}) == len(wanted) and _may_show(game, way):
            found.setdefault(".".join(sorted(way.shows)), way)
    return sorted(found.values(), key=lambda way: way.stars)


def _looks(game: Mesopotamia, seat: int, die: Die, glyph: str) -> Iterator[str]:
    """As what a die can stand for a glyph (MES-8.9, MES-8.13)."""
    realm, star = game.realms[seat], f"{STAR}-{die.colour}"
    if not game.set_dice:
        if die.face in (glyph, STAR):
            yield glyph if die.face == glyph else star
        return
    if glyph in game.content.dice[die.colour].faces:
        yield glyph
    elif game.content.empires[realm.empire].reroll and not realm.rerolled:
        yield star


def _may_show(game: Mesopotamia, way: Way) -> bool:
    """Of dice that are set, one at most is a star (MES-8.13)."""
    return not game.set_dice or way.stars <= 1
