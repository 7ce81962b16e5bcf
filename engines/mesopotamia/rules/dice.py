"""Dingir dice: their colours, rolling them, and what they can show."""

from collections.abc import Iterable, Sequence

from engines.mesopotamia.ids import COLOURS
from engines.mesopotamia.state import Die, Mesopotamia, Realm


def colours_left(dice: Sequence[Die]) -> list[str]:
    """The colours that the next die may have: each once among three (MES-8.3 to MES-8.7)."""
    begun = len(dice) - len(dice) % len(COLOURS)
    taken = {one.colour for one in dice[begun:]}
    return [one for one in COLOURS if one not in taken]


def roll(game: Mesopotamia, dice: Iterable[Die]) -> None:
    """Some dice are rolled, and everybody sees what they show (MES-6.3, MES-8.8)."""
    for die in dice:
        faces = game.content.dice[die.colour].faces
        die.face = faces[game.roll("dice", len(faces)) - 1]
    game.reveal()


def usable(game: Mesopotamia, realm: Realm) -> list[int]:
    """The dice, by their numbers, that can still be placed this turn (MES-8.8, MES-8.12, MES-8.13)."""
    return [
        number
        for number, one in enumerate(realm.dice)
        if not one.spent and (game.set_dice or one.face is not None)
    ]
