"""Who can change their dynasty, and what that brings (CON-9)."""

from engines.conqueror.ids import CAVALRY, INFANTRY
from engines.conqueror.state import Conqueror

BROUGHT = (CAVALRY, INFANTRY)
"""One of each (CON-9.2)."""


def may_activate(game: Conqueror, seat: int) -> bool:
    """Whether a seat may change its dynasty this New Year (CON-9.1, CON-9.6)."""
    limits = game.content.limits
    return (
        game.nations[seat].dynasty == "ready"
        and game.round >= game.content.modes[game.mode].dynasty
        and len(game.forts(seat, "great")) <= limits.dynasty_great
        and len(game.forts(seat, "small")) <= limits.dynasty_small
    )


def brought(game: Conqueror, seat: int) -> list[str]:
    """The kinds of units the card brings that the barracks have (CON-9.7)."""
    barracks = game.nations[seat].barracks
    return [kind for kind in BROUGHT if barracks.get(kind)]


def landings(game: Conqueror, seat: int) -> list[str]:
    """Where they can come: the capital, else the temporary one, else any territory held (CON-9.3)."""
    nation = game.nations[seat]
    if game.owner(nation.capital) == seat:
        return [nation.capital]
    return [nation.temporary] if nation.temporary else game.held(seat)
