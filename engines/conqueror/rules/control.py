"""Who controls a territory."""

from engines.conqueror.state import Army, Conqueror


def occupy(game: Conqueror, seat: int, place: str, army: Army) -> None:
    """Units arrive in a territory that is theirs or nobody's; it is theirs now (CON-4.2, CON-18.5)."""
    here = game.lands[place]
    here.owner = seat
    here.army.join(army)
