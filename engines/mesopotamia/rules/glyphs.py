"""Which dice show the glyphs of a technology."""

from itertools import product

from engines.core import Record, record
from engines.mesopotamia.ids import STAR
from engines.mesopotamia.rules.dice import usable
from engines.mesopotamia.state import Mesopotamia, Realm


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
        looks = _looks(game, realm, free, glyph)
        if not looks:
            return []
        shown.append(looks)
    found: dict[tuple[str, ...], Way] = {}
    for chosen in product(*shown):
        dice = [number for number, _ in chosen]
        if len({*dice}) < len(wanted):
            continue
        shows = [look for _, look in chosen]
        key = tuple(sorted(shows))
        way = Way(dice, shows)
        if key not in found and _may_show(game, way):
            found[key] = way
    return sorted(found.values(), key=lambda way: way.stars)


def _looks(game: Mesopotamia, realm: Realm, free: list[int], glyph: str) -> list[tuple[int, str]]:
    """The dice that can stand for a glyph, and what each then shows (MES-8.9, MES-8.13)."""
    dice = ((number, realm.dice[number]) for number in free)
    if not game.set_dice:
        return [
            (number, glyph if die.face == glyph else f"{STAR}-{die.colour}")
            for number, die in dice
            if die.face in (glyph, STAR)
        ]
    star = game.content.empires[realm.empire].reroll and not realm.rerolled
    found: list[tuple[int, str]] = []
    for number, die in dice:
        if glyph in game.content.dice[die.colour].faces:
            found.append((number, glyph))
        elif star:
            found.append((number, f"{STAR}-{die.colour}"))
    return found


def _may_show(game: Mesopotamia, way: Way) -> bool:
    """Of dice that are set, one at most is a star (MES-8.13)."""
    return not game.set_dice or way.stars <= 1
