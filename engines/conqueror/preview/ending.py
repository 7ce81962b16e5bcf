"""Whether a match ends with its round (CON-5.1 to CON-5.4)."""

from engines.conqueror.rules.bans import ways
from engines.conqueror.rules.ships import can_go
from engines.conqueror.state import Conqueror


def conquerors(game: Conqueror) -> list[int]:
    """Who has enough forts to win as the round ends, and no fewer than others (CON-5.1 to CON-5.3)."""
    forts = {seat: len(game.forts(seat)) for seat in game.order}
    most = max(forts.values())
    if most < game.content.modes[game.mode].forts:
        return []
    return [seat for seat, number in forts.items() if number == most]


def ends_match(game: Conqueror, seat: int) -> bool:
    """Whether the match is over once a seat ends its campaign turn as things stand (CON-5.1, CON-5.4)."""
    last = game.round == game.content.modes[game.mode].rounds
    return ends_round(game, seat) and (last or bool(conquerors(game)))


def ends_round(game: Conqueror, seat: int) -> bool:
    """Whether nobody has a campaign turn after a seat, or nobody who could march in it."""
    later = game.order[game.order.index(seat) + 1 :]
    return not any(_can_march(game, other) for other in later)


def _can_march(game: Conqueror, seat: int) -> bool:
    """Whether a seat has a choice in its campaign turn; without one that ends by itself (CON-A71)."""
    return can_go(game, seat) if game.destiny else any(ways(game, seat))
