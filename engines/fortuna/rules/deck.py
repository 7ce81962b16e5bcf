"""The privilege cards: drawing, discarding, which of them are worth most (FOR-9, FOR-A23, FOR-A57)."""

from engines.core import Arg
from engines.fortuna.content import Content, Privilege
from engines.fortuna.ids import design
from engines.fortuna.state import Fortuna
from engines.fortuna.words import privilege


def row_of(game: Fortuna, card: str) -> Privilege:
    """What a privilege card says."""
    return game.content.privileges[design(card)]


def full_deck(content: Content, players: int) -> list[str]:
    """All privilege cards in use with so many players, in order (FOR-2.14)."""
    return [
        f"{name}-{copy}"
        for name in content.designs(players)
        for copy in range(1, content.privileges[name].copies + 1)
    ]


def draw(game: Fortuna, seat: int, number: int) -> list[str]:
    """Draw cards one by one for a seat; the discards form a new deck when it is needed (FOR-A57)."""
    cards: list[str] = []
    while len(cards) < number and (game.deck or game.discards):
        if not game.deck:
            game.deck, game.discards = game.discards, []
            game.shuffle("deck.privileges", game.deck)
            game.tell("fortuna-event-reshuffle", by=seat)
        cards.append(game.deck.pop())
    if cards:
        names: list[Arg] = [privilege(card) for card in cards]
        game.tell("fortuna-event-draw", by=seat, n=len(cards), private={seat: {"cards": names}})
    else:
        game.tell("fortuna-event-no-cards", by=seat)
    return cards


def best_first(game: Fortuna, cards: list[str]) -> list[str]:
    """Kind C before B before A, then the lowest id: what is kept for who does not choose."""
    return sorted(sorted(cards), key=lambda card: row_of(game, card).kind, reverse=True)
