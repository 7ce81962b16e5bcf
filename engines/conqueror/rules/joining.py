"""Who can reinforce a battle, from where, and on whose side (CON-19.4 to CON-19.6)."""

from engines.conqueror.rules.bans import may_support
from engines.conqueror.rules.ships import heading
from engines.conqueror.state import Conqueror, Units, total


def places(game: Conqueror, seat: int) -> list[str]:
    """From where a seat can reinforce, the origin of the attack included (CON-19.4, CON-19.6, CON-18.12).

    The biggest armies first.
    """
    near = game.near(game.fighting().target)
    if game.destiny:
        found = [place for place in near if reserve(game, seat, place)]
    else:
        found = [
            place for place in near if game.owner(place) == seat and game.lands[place].army.ready
        ]
    return sorted(found, key=lambda place: -total(reserve(game, seat, place)))


def reserve(game: Conqueror, seat: int, place: str) -> Units:
    """The units of a seat in a territory that can reinforce the battle, ships at sea (CON-29.5)."""
    return heading(game, seat, place, game.fighting().target).ready


def sides(game: Conqueror, seat: int) -> list[bool]:
    """Which sides a seat may reinforce, True the attack: its own, or those no trade bars (CON-A58)."""
    battle = game.fighting()
    if seat in (battle.attacker, battle.defender):
        return [seat == battle.attacker]
    return [
        attacks for attacks in (True, False) if may_support(game, battle, seat, attacks=attacks)
    ]


def can_join(game: Conqueror, seat: int) -> bool:
    """Whether a seat is asked (CON-A58)."""
    return bool(places(game, seat) and sides(game, seat))
