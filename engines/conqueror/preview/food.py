"""How many units a seat can feed (CON-15)."""

from collections.abc import Collection

from engines.conqueror.ids import GRANARY, STANDARD
from engines.conqueror.state import Conqueror, Nation, Units


def standard(units: Units) -> int:
    """How many of some units need food: not the elite, ships and siege engines (CON-15.4, CON-29.1)."""
    return sum([number for kind, number in units.items() if kind in STANDARD])


def supply(
    game: Conqueror, seat: int, held: Collection[str] | None = None, *, token: bool = False
) -> int:
    """The food supply of a seat (CON-15.1).

    held: the territories it controls, if others than now. token: it spends its stored food, too (CON-15.6).
    """
    nation, limits, board = game.nations[seat], game.content.limits, game.map
    places = game.held(seat) if held is None else held
    found = sum([board[place].food for place in places]) + nation.districts.get(GRANARY, 0)
    found += _temporary(game, nation, places) + _of_the_round(game, nation)
    found += limits.stored_food * (token or nation.fed)
    # Little food counts as more once the dynasty has changed, for every purpose (CON-9.5, CON-A64).
    if nation.dynasty == "used" and found <= limits.dynasty_passive:
        found += limits.dynasty_more
    return found


def _temporary(game: Conqueror, nation: Nation, held: Collection[str]) -> int:
    """The food of a temporary capital; without any land it goes back to the board (CON-25.3, CON-25.5)."""
    stands = nation.temporary is not None and any(not game.is_sea(place) for place in held)
    return game.content.limits.temporary_food if stands else 0


def _of_the_round(game: Conqueror, nation: Nation) -> int:
    """Food of this round alone: a good harvest, a change of dynasty (CON-15.1, CON-9.2)."""
    found = 0
    if game.chronicle == "bountiful_harvest":
        found += game.content.chronicles[game.chronicle].amount
    if nation.dynasty == "active":
        found += game.content.limits.dynasty_food
    return found


def limit(game: Conqueror, supply: int) -> int:
    """The most standard units on the map with a food supply (CON-15.2)."""
    track = game.content.food
    return track[min(supply, len(track) - 1)]


def needed(game: Conqueror, units: int) -> int:
    """The least food supply that feeds so many standard units (CON-15.5).

    One more than the track shows if even its end does not feed them.
    """
    track = game.content.food
    return next((food for food, most in enumerate(track) if most >= units), len(track))


def room(game: Conqueror, seat: int) -> int:
    """How many standard units more a seat can have on the map; less than 0: it has too many (CON-15.3)."""
    return limit(game, supply(game, seat)) - standard(game.units(seat))
