"""Where beaten defenders can go (CON-20.9 to CON-20.11), and their ships (CON-29.8)."""

from engines.conqueror.rules.control import holder
from engines.conqueror.state import Conqueror, total


def retreats(game: Conqueror, seat: int) -> list[str]:
    """The land territories next to the battle that the seat controls or nobody does, but not the origin.

    Those count that a fallen reinforcement has left empty (CON-4.5, CON-A22, CON-A70).
    """
    return [place for place in _around(game, seat) if not game.is_sea(place)]


def _around(game: Conqueror, seat: int) -> list[str]:
    """What lies next to the battle and is the seat's or nobody's, but not the origin of the attack."""
    battle = game.fighting()
    return [
        place
        for place in game.near(battle.target)
        if place != battle.origin and holder(game, place) in (None, seat)
    ]


def refuge(game: Conqueror, seat: int) -> str:
    """The safe one: an own fort nearest to the capital, else where most own units are (decision D31)."""
    way = distances(game, game.nations[seat].capital)

    def worth(place: str) -> tuple[bool, int, int]:
        mine = holder(game, place) == seat
        fort = mine and game.fort_at(place) is not None
        units = total(game.lands[place].army.units) if mine else 0
        return (fort, -way[place] if fort else 0, units)

    return max(retreats(game, seat), key=worth)


def havens(game: Conqueror, seat: int) -> list[str]:
    """Where beaten ships can go: the own Wharf, and seas that the seat controls or nobody does (CON-29.8).

    Not the origin of the attack (CON-A22). What a fallen reinforcement has left empty is open (CON-4.5).
    """
    near, wharf = _around(game, seat), game.nations[seat].wharf
    found = [wharf] if wharf in near else []
    return found + [place for place in near if game.is_sea(place)]


def haven(game: Conqueror, seat: int) -> str:
    """The safe one: the own Wharf, else where most own units are (decision D41)."""

    def worth(place: str) -> tuple[bool, int]:
        mine = holder(game, place) == seat
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
