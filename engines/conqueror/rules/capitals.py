"""Temporary capitals: who may establish one, who has lost it, and when it is taken back."""

from engines.conqueror.state import Conqueror


def great_forts(game: Conqueror, seat: int) -> list[str]:
    """The great forts of the map a seat controls, temporary capitals left aside (CON-25.9, CON-A39)."""
    return [
        place
        for place in game.held_lands(seat)
        if game.map[place].fort == "great" and not game.lands[place].blank
    ]


def may_establish(game: Conqueror, seat: int) -> bool:
    """Whether a seat may establish a temporary capital as things stand (CON-25.2)."""
    nation = game.nations[seat]
    if nation.out or nation.temporary is not None or game.owner(nation.capital) == seat:
        return False
    return bool(game.held_lands(seat)) and not great_forts(game, seat)


def offered(game: Conqueror, seat: int) -> bool:
    """Whether one is offered now: not again where it was declined, until a land is conquered (CON-A38)."""
    declined = game.nations[seat].declined
    return may_establish(game, seat) and any(
        place not in declined for place in game.held_lands(seat)
    )


def remember(game: Conqueror) -> None:
    """What was declined counts for lands still held, as long as there is anything to decline (CON-A68)."""
    for nation in game.nations:
        if not nation.declined:  # nearly always
            continue
        if not may_establish(game, nation.seat):
            nation.declined = []
        nation.declined = [place for place in nation.declined if game.owner(place) == nation.seat]


def lost(game: Conqueror) -> list[int]:
    """The seats whose temporary capital stands where they control nothing any more (CON-25.5)."""
    return [
        nation.seat
        for nation in game.nations
        if nation.temporary is not None and game.owner(nation.temporary) != nation.seat
    ]


def obsolete(game: Conqueror) -> list[int]:
    """The seats who control a great fort besides their temporary capital (CON-25.6, CON-25.8)."""
    return [
        nation.seat
        for nation in game.nations
        if nation.temporary is not None and great_forts(game, nation.seat)
    ]
