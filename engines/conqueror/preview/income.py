"""What a seat gets in Taxes as things stand (CON-10)."""

from engines.conqueror.ids import BAZAAR, TEMPLE
from engines.conqueror.state import Conqueror

INTEREST = "interest"
"""The power of Persia (CON-24.6)."""
STORES = "stores"
"""That of Egypt A: coins if it has stored food (CON-30.7)."""
GOLDEN_AGE = "golden_age"
BEFORE = ("year", "taxes")
"""The phases of a round in which its Taxes are still to come."""


def taxes(game: Conqueror, seat: int) -> dict[str, int]:
    """The coins of Taxes by what they are for; what brings nothing is left out (CON-10.1 to CON-10.3).

    "interest" is what Persia gets for the coins it then holds (CON-24.6, CON-A26). Once Taxes
    have been paid, a Golden Age promises nothing: it is over by those of the next round (CON-8.5).
    """
    nation, limits = game.nations[seat], game.content.limits
    golden = game.content.chronicles[GOLDEN_AGE].amount
    parts = {
        "base": limits.income,
        "lands": sum(game.map[place].coins for place in game.held(seat)),
        "bazaars": limits.bazaar * nation.districts.get(BAZAAR, 0),
        "temples": _temples(game, seat),
        "temporary": limits.temporary_coins * (nation.temporary is not None),
        "golden": golden * (game.chronicle == GOLDEN_AGE and game.phase in BEFORE),
    }
    power = game.content.power(nation.board)
    if power.kind == STORES:
        parts[STORES] = power.amount * nation.stored
    if power.kind == INTEREST:
        parts["interest"] = (nation.coins + sum(parts.values())) // power.amount
    return {part: coins for part, coins in parts.items() if coins}


def _temples(game: Conqueror, seat: int) -> int:
    """What its Temples bring a seat (CON-28.6)."""
    temples = game.nations[seat].built(TEMPLE)
    return temples * game.content.expansion.projects[TEMPLE].coins if temples else 0


def income(game: Conqueror, seat: int) -> int:
    """All coins of Taxes."""
    return sum(taxes(game, seat).values())
