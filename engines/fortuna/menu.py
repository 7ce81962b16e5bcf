"""The options of every turn, each made once: they are offered again and again."""

from collections.abc import Mapping

from engines.core import Option, Text
from engines.fortuna.words import ACTION, EXECUTE, ONLY_SWAP, WHOSE


class Menu:
    """Options by what they depend on. `effects`: what each action card does, in a line.

    swap: to exchange a card only. take: to take a card for it, by whose it is (see WHOSE).
    """

    def __init__(self, effects: Mapping[str, Text]) -> None:
        self._plain = {card: _use(card, effects[card], confirm=False) for card in effects}
        self._sealing = {card: _use(card, effects[card], confirm=True) for card in effects}
        self.swap = {card: Option(f"swap.{card}", ONLY_SWAP[card]) for card in effects}
        self.take = {
            card: [Option(f"take.{card}", ACTION[card], effect, owner) for owner in WHOSE]
            for card, effect in effects.items()
        }

    def use(self, card: str, *, confirm: bool) -> Option:
        """To execute a card."""
        return (self._sealing if confirm else self._plain)[card]


def _use(card: str, effect: Text, *, confirm: bool) -> Option:
    return Option(f"use.{card}", EXECUTE[card], effect, confirm=confirm)
