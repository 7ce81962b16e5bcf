"""Which dice show the glyphs of a technology."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from engines.mesopotamia.ids import STAR
from engines.mesopotamia.rules.dice import usable
from engines.mesopotamia.state import Mesopotamia

MOST_KEPT = 4096
"""Rather look for some ways anew than keep those of all dice there have been for years."""


class Way(NamedTuple):
    """A way to activate a technology with dice (MES-8.8).

    places: of its dice among those that are usable, one for each glyph. shows: what each shows, a glyph, or
    `star-white`. id: its name in answers: `gir.star-black`. stars: how many of its dice show a star.
    """

    places: tuple[int, ...]
    shows: tuple[str, ...]
    id: str
    stars: int


Face: TypeAlias = tuple[tuple[str | None, ...], str]
"""The glyphs that a die can show itself, and what it is called as a star, empty if it can be none."""


def ways(game: Mesopotamia, seat: int, action: str) -> Sequence[Way]:
    """All ways to activate an action with the dice of a seat, those with the fewest stars first."""
    return ways_with(usable_faces(game, seat), game, seat, action)


def ways_with(faces: tuple[Face, ...], game: Mesopotamia, seat: int, action: str) -> Sequence[Way]:
    """The same with dice that have been looked at already (`usable_faces`)."""
    wanted = game.technology(seat, action).glyphs
    # Of dice that are set, one at most is a star (MES-8.13).
    return _shown(tuple(wanted), faces, 1 if game.set_dice else len(wanted))


def usable_faces(game: Mesopotamia, seat: int) -> tuple[Face, ...]:
    """What the dice of a seat that can still be placed can show (MES-8.9, MES-8.13)."""
    realm = game.realms[seat]
    dice = [realm.dice[number] for number in usable(game, realm)]
    if not game.set_dice:
        return tuple(
            ((), f"{STAR}-{die.colour}") if die.face == STAR else ((die.face,), "") for die in dice
        )
    any_glyph = game.content.empires[realm.empire].reroll and not realm.rerolled
    faces = game.content.dice
    return tuple(
        (tuple(faces[die.colour].faces), f"{STAR}-{die.colour}" if any_glyph else "")
        for die in dice
    )


@lru_cache(maxsize=MOST_KEPT)
def _shown(wanted: tuple[str, ...], faces: tuple[Face, ...], most_stars: int) -> tuple[Way, ...]:
    """The ways in which dice show some glyphs.

    Dice of one colour and face are as good as each other, so ways that show the same are one (MES-8.8). They
    are kept, since a seat is asked again and again while its dice lie as they do.
    """
    found: dict[tuple[str, ...], Way] = {}
    for chosen in product(*(_looks(faces, glyph) for glyph in wanted)):
        places = tuple(place for place, _ in chosen)
        shows = tuple(look for _, look in chosen)
        stars = sum(look.startswith(STAR) for look in shows)
        if len({*places}) == len(wanted) and stars <= most_stars:
            found.setdefault(tuple(sorted(shows)), Way(places, shows, ".".join(shows), stars))
    return tuple(sorted(found.values(), key=lambda way: way.stars))


def _looks(faces: tuple[Face, ...], glyph: str) -> list[tuple[int, str]]:
    """The dice that can stand for a glyph, by place, and what each then shows (MES-8.9, MES-8.13)."""
    return [
        (place, glyph if glyph in glyphs else star)
        for place, (glyphs, star) in enumerate(faces)
        if star or glyph in glyphs
    ]
