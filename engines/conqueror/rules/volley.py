"""The volley of the archers (CON-19.8, CON-19.9)."""

from engines.conqueror.ids import ARCHER
from engines.conqueror.rules.forces import by_owner, number
from engines.conqueror.state import Conqueror, Volley


def archers(game: Conqueror, *, attacks: bool) -> list[int]:
    """Whose archers throw the dice of a side, main player first (CON-19.19, CON-A32)."""
    found: list[int] = []
    for seat, mine in by_owner(game, attacks=attacks).items():
        found += [seat] * number(game, mine, ARCHER)
    return found[: game.content.limits.volley_dice]


def is_hit(game: Conqueror, seat: int, face: int) -> bool:
    """Whether a die of a seat's archer hits; Deadly Aim hits more easily (CON-13.6, CON-13.16)."""
    least = game.content.limits.volley_hit
    if seat >= 0 and "deadly_aim" in game.nations[seat].upgrades:
        least = game.content.upgrades["deadly_aim"].amount
    return face >= least


def hits(game: Conqueror, volley: Volley) -> int:
    """How many dice of a volley hit."""
    thrown = zip(volley.seats, volley.dice, strict=True)
    return sum(is_hit(game, seat, face) for seat, face in thrown)


def missed(game: Conqueror, volley: Volley, seat: int) -> list[int]:
    """The dice that a seat may throw again: those of its archers that missed, with Rapid Aim (CON-13.5)."""
    if seat < 0 or "rapid_aim" not in game.nations[seat].upgrades:
        return []
    return [
        at
        for at, (owner, face) in enumerate(zip(volley.seats, volley.dice, strict=True))
        if owner == seat and not is_hit(game, owner, face)
    ]
