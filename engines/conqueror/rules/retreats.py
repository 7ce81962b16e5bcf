"""Where beaten defenders can go (CON-20.9 to CON-20.11), and their ships (CON-29.8)."""

from engines.conqueror.rules.ships import works
from engines.conqueror.state import Conqueror, total


def retreats(game: Conqueror, seat: int) -> list[str]:
    """The land territories next to the battle that the seat controls or nobody does, but not the origin.

    (CON-A22, CON-A70)
    """
    battle = game.fighting()
    return [
        place
        for place in game.near(battle.target)
        if place != battle.origin and not game.is_sea(place) and _is_open(game, place, seat)
    ]


def _is_open(game: Conqueror, place: str, seat: int) -> bool:
    """Whether a seat or nobody controls a territory; a captured capital without a unit is its owner's."""
    if game.home_of(place) not in (None, seat) and not game.lands[place].army:
        return False
    return game.owner(place) in (None, seat)


def refuge(game: Conqueror, seat: int) -> str:
    """The safe one: an own fort nearest to the capital, else where most own units are (decision D31)."""
    way = distances(game, game.nations[seat].capital)

    def worth(place: str) -> tuple[bool, int, int]:
        mine = game.owner(place) == seat
        fort = mine and game.fort_at(place) is not None
        units = total(game.lands[place].army.units) if mine else 0
        return (fort, -way[place] if fort else 0, units)

    return max(retreats(game, seat), key=worth)


def havens(game: Conqueror, seat: int) -> list[str]:
    """Where beaten ships can go: the own Wharf, and seas that the seat controls or nobody does (CON-29.8).

    Not the origin of the attack (CON-A22).
    """
    battle = game.fighting()
    near = [place for place in game.near(battle.target) if place != battle.origin]
    wharf = game.nations[seat].wharf
    found = [wharf] if wharf in near and works(game, seat) else []
    return found + [
        place for place in near if game.is_sea(place) and game.owner(place) in (None, seat)
    ]


def haven(game: Conqueror, seat: int) -> str:
    """The safe one: the own Wharf, else where most own units are (decision D41)."""

    def worth(place: str) -> tuple[bool, int]:
        mine = game.owner(place) == seat
        return not game.is_sea(place), total(game.lands[place].army.units) if mine else 0

    return max(havens(game, seat), key=worth)


def distances(game: Conqueror, start: str) -> dict[str, int]:
    """How many moves it is from a territory to each."""
    found, front = {start: 0}, [start]
    for place in front:
        for near in game.near(place):
            if near not in found:
                found[near] = found[place] + 1
                front.append(near)
    return found
