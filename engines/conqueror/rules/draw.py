"""Decks that are drawn from in battles, and made anew of their discards."""

from engines.conqueror.state import Card, Conqueror
from engines.conqueror.words import tactic_name
from engines.core import Arg, Who


def draw_tactics(game: Conqueror, seat: int, number: int) -> None:
    """A seat draws battle tactics, as far as there are any (CON-20.16, CON-20.18, CON-20.25)."""
    drawn: list[str] = []
    while len(drawn) < number and _filled(game, game.tactics, game.tactics_discards, "tactics"):
        drawn.append(game.tactics.pop())
    if not drawn:
        return
    game.nations[seat].hand += [Card(face, [seat]) for face in drawn]
    game.reveal()
    names: list[Arg] = [tactic_name(face) for face in drawn]
    told: dict[str, Arg] = {"cards": names}
    game.tell("conqueror-event-drew", by=seat, private={seat: told}, n=len(drawn), who=Who(seat))


def draw_automa(game: Conqueror) -> str:
    """The next automa card, which is discarded at once (CON-21.1, CON-21.9)."""
    _filled(game, game.automa, game.automa_discards, "automa")
    card = game.automa.pop()
    game.automa_discards.append(card)
    game.reveal()
    return card


def _filled(game: Conqueror, deck: list[str], discards: list[str], purpose: str) -> bool:
    """Whether a deck has cards, once an empty one is made of the discards."""
    if not deck and discards:
        deck += sorted(discards)
        discards.clear()
        game.shuffle(purpose, deck)
    return bool(deck)
