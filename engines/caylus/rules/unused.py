"""What is told where a building or a favour was not used."""

from engines.caylus.state import Caylus


def tell_unused(game: Caylus, seat: int, space: int, *, able: bool) -> None:
    """Tell that a building, or without a space a favour, was not used (CAY-8.4, CAY-12.9).

    `able`: the player could have used it.
    """
    tile = game.space(space).tile if space else None
    if tile is None:
        game.tell("caylus-event-favour-unused", by=seat, able=int(able))
    else:
        game.tell("caylus-event-unused", by=seat, building=game.place(space), able=int(able))
