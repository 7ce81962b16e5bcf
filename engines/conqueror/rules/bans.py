"""What trades and chronicle cards forbid in the Campaign (CON-11.8, CON-11.9, CON-11.18)."""

from collections.abc import Iterator

from engines.conqueror.ids import INDEPENDENT
from engines.conqueror.state import Battle, Conqueror


def is_held_against(game: Conqueror, seat: int, place: str) -> bool:
    """Whether moving into a territory is an attack: somebody else controls it (CON-18.5, CON-18.7)."""
    return game.owner(place) not in (None, seat)


def why_not(game: Conqueror, seat: int, place: str) -> str | None:
    """What keeps a seat from moving to or attacking a neighbour: "storms", "traded", "truce"; None: nothing.

    In a round of Storms nobody goes to sea (CON-A69). A Sacred Truce protects the capitals of players from
    all but their owners, temporary ones it does not.
    """
    if game.chronicle == "storms" and game.is_sea(place):
        return "storms"
    owner = game.lands[place].owner
    if owner is None or owner == seat:  # no attack
        return None
    if owner in game.nations[seat].partners:
        return "traded"
    if game.chronicle == "sacred_truce" and game.home_of(place) not in (None, seat):
        return "truce"
    return None


def ways(game: Conqueror, seat: int) -> Iterator[tuple[str, list[str]]]:
    """From where to where the armies of a seat that can act may go now (CON-18.2, CON-18.3)."""
    lands, near = game.lands, game.content.near[game.board]
    for origin, one in lands.items():
        if one.owner == seat and one.army.can_act:
            targets = [place for place in near[origin] if why_not(game, seat, place) is None]
            if targets:
                yield origin, targets


def may_support(game: Conqueror, battle: Battle, seat: int, *, attacks: bool) -> bool:
    """Whether a third player may support a side, as things stand now (CON-11.18, CON-A44, CON-A58).

    Not against the nation traded with, be it the main opponent or one that supports it. Nobody supports
    independents (CON-21.7).
    """
    if not attacks and battle.defender == INDEPENDENT:
        return False
    enemies = [battle.side(attacks=not attacks).seat]
    enemies += [one.seat for one in battle.helpers if one.attacks != attacks]
    return not any(one in game.nations[seat].partners for one in enemies)


def lift(game: Conqueror, attacker: int, defender: int) -> None:
    """Who is attacked by the nation traded with may fight it from now on (CON-11.10, CON-A45)."""
    if defender != INDEPENDENT and attacker in game.nations[defender].partners:
        game.nations[defender].partners.remove(attacker)
