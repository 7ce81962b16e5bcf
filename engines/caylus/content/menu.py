"""The places for a worker as options, each made once: they are asked for again and again."""

from collections.abc import Mapping

from engines.caylus.ids import FIXED, NEUTRAL
from engines.caylus.words import (
    BUILDING,
    OWNED_GROUP,
    PRINTED_GROUP,
    SPECIAL_GROUP,
    WHO,
    amount,
    on_road,
)
from engines.core import Option, Text, text

FREE = -1
"""The price of a place the gate leads to (CAY-6.3)."""
UNOWNED = -1
OWN = -2
"""Instead of the owner whom a placement gives points: there is none, or it is the player."""


class Menu:
    """Options by what they depend on. `effects`: of the buildings; `honour`: points for an owner."""

    def __init__(self, effects: Mapping[str, Text], honour: int) -> None:
        self._effects = effects
        self._honour = honour
        self._special: dict[tuple[str, int], Option] = {}
        self._road: dict[tuple[int, str, int, int, bool], Option] = {}

    def special(self, name: str, price: int) -> Option:
        """The castle or a special building at a price."""
        found = self._special.get((name, price))
        if found is None:
            label = _priced(BUILDING[name], price)
            found = Option(name, label, self._effects[name], SPECIAL_GROUP)
            self._special[name, price] = found
        return found

    def road(self, number: int, tile: str, price: int, owner: int, *, beyond: bool) -> Option:
        """A road space at a price; `owner` gains points by it, unless UNOWNED or OWN.

        beyond: it lies beyond the provost, so that as it is the worker would go home unused (CAY-8.2).
        """
        key = (number, tile, price, owner, beyond)
        found = self._road.get(key)
        if found is None:
            found = self._road[key] = self._made(*key)
        return found

    def _made(self, number: int, tile: str, price: int, owner: int, beyond: bool) -> Option:
        what = on_road(tile, number)
        if owner == OWN:
            what = text("caylus-own", what=what)
        if beyond:
            what = text("caylus-beyond", what=what)
        label = _priced(what, price)
        if owner >= 0:
            honour = amount("points", self._honour)
            label = text("caylus-honour", what=label, gained=honour, who=WHO[owner])
        return Option(f"road-{number}", label, self._effects[tile], _group(tile))


def _group(tile: str) -> Text:
    return PRINTED_GROUP if tile in NEUTRAL or tile in FIXED else OWNED_GROUP


def _priced(what: Text, price: int) -> Text:
    if price == FREE:
        return what
    return Text("caylus-priced", {"what": what, "price": amount("deniers", price)})
