"""The options of every turn: made once where nothing is to be said about them."""

from collections.abc import Mapping
from dataclasses import replace

from engines.core import Option, Text
from engines.fortuna.words import NO_ACTION, ONLY_SWAP, TAKE, WHOSE


class Menu:
    """Options by what they depend on. `effects`: what each action card does, in a line.

    swap: to exchange a card only.
    """

    def __init__(self, effects: Mapping[str, Text]) -> None:
        self.swap = {
            card: Option(f"swap.{card}", ONLY_SWAP[card], group=NO_ACTION) for card in effects
        }
        self._take = {
            card: [Option(f"take.{card}", TAKE[card], effect, owner) for owner in WHOSE]
            for card, effect in effects.items()
        }

    def take(self, card: str, owner: int, then: Text | None) -> Option:
        """To take a card in exchange, by whose it is (see WHOSE); `then`: what follows for good."""
        plain = self._take[card][owner]
        return plain if then is None else replace(plain, confirm=True, then=then)
