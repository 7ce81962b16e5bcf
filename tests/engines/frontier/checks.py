"""What is always true of a match of the frontier."""

from collections.abc import Iterator

from tests.engines.frontier.ids import KINDS
from tests.engines.frontier.state import Frontier


def invariants(game: Frontier) -> None:
    """Raises AssertionError naming what cannot be."""
    for wrong in _problems(game):
        raise AssertionError(wrong)


def _problems(game: Frontier) -> Iterator[str]:
    cards = [*game.deck, *game.discards]
    for realm in game.realms:
        cards += [card.face for card in realm.hand]
        if realm.coins < 0:
            yield f"{realm.mark} owes coins"
        if realm.out and (game.held(realm.seat) or realm.hand or realm.coins):
            yield f"{realm.mark} is out and has something"
        if any(realm.seat not in card.known for card in realm.hand):
            yield f"{realm.mark} does not know its own hand"
    if sorted(cards) != sorted(game.content.deck):
        yield f"the cards are {sorted(cards)}"
    yield from _lands(game)
    if sorted(game.order) != game.players() and game.round:
        yield f"the order is {game.order}"
    if game.battle is not None and any(n < 0 for n in game.battle.units.values()):
        yield f"{game.battle.units} fight"


def _lands(game: Frontier) -> Iterator[str]:
    if list(game.lands) != list(game.content.lands):
        yield "the map has changed"
    for land, one in game.lands.items():
        for units in (one.fresh, one.tired):
            if not set(units) <= set(KINDS) or any(n <= 0 for n in units.values()):
                yield f"in {land} stand {units}"
        if one.owner is not None and game.realms[one.owner].out:
            yield f"{land} belongs to somebody who is out"
        bare = one.owner is not None and not one.units and not game.content.lands[land].fort
        if bare and game.battle is None:
            yield f"{land} is empty and belongs to somebody"
