"""Who controls a territory."""

from engines.conqueror.state import Army, Conqueror


def occupy(game: Conqueror, seat: int, place: str, army: Army) -> None:
    """Units arrive in a territory that is theirs or nobody's; it is theirs now (CON-4.2, CON-18.5)."""
    here = game.lands[place]
    here.owner = seat
    here.army.join(army)


def holder(game: Conqueror, place: str) -> int | None:
    """Who controls a territory once the losses of a battle are removed: emptied ones are nobody's at once.

    Only a capital is its owner's then (CON-4.5, CON-4.6). Not to be asked about the origin of the attack,
    which stays the attacker's (CON-A55).
    """
    return game.owner(place) if game.lands[place].army else game.home_of(place)
