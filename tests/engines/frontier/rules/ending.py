"""Who is out, and the end of a match."""

from engines.core import NOBODY, Who
from tests.engines.frontier.state import Frontier

OATH = 2
"""Forts and capitals for each player that players must hold together under the oath (FRO-8.6)."""


def fall(game: Frontier, seat: int, conqueror: int) -> None:
    """Somebody has lost their capital and is out; their coins go to the conqueror (FRO-7.1, FRO-7.2)."""
    realm, victor = game.realms[seat], game.realms[conqueror]
    realm.out = True
    for land in game.held(seat):
        game.lands[land].owner = None
        game.lands[land].clear()
    if not victor.house:
        victor.coins += realm.coins
    realm.coins = 0
    if realm.hand:
        game.reveal()
        game.discards += [card.face for card in realm.hand]
        realm.hand = []
    game.order = [one for one in game.order if one != seat]
    game.tell("frontier-event-out", by=conqueror, who=Who(seat))
    if not game.players():
        finish(game, "conquest", _horde(game))
    elif len(game.alive()) == 1:
        finish(game, "last", game.alive()[0])


def _horde(game: Frontier) -> int | None:
    """The seat of the horde, if it is in the game."""
    return next((one.seat for one in game.realms if one.house and not one.out), None)


def settled(game: Frontier) -> bool:
    """Whether the players hold what the oath asks for (FRO-8.6)."""
    people = sum(not one.house for one in game.realms)
    return sum(len(game.forts(seat)) for seat in game.players()) >= OATH * people


def finish(game: Frontier, how: str, champion: int | None) -> None:
    """The match ends; all hands are shown."""
    game.ended, game.champion = how, champion
    game.active = None
    game.phase = "end"
    game.reveal()
    if champion is None:
        game.tell(f"frontier-event-ended-{how}", by=NOBODY)
    else:
        game.tell(f"frontier-event-ended-{how}", by=champion)
