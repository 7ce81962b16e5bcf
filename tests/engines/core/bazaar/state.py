"""What lies in the bazaar and what belongs to its traders, and how questions are asked there."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Annotated, Any

from engines.core import AtRandom, Choose, Objects, Option, Record, Seen, State, Text, record, text

GOODS = ("oil", "silk", "spice")
ERRANDS = ("buy", "draw", "sell", "bury", "return", "show", "boast", "leave")
STOCK: Objects = frozenset(f"stock.{good}" for good in GOODS)
DECK: Objects = frozenset({"deck"})
REACH: Mapping[str, Objects] = {"buy": STOCK, "return": STOCK, "draw": DECK, "sell": DECK}
CARDS = [f"{suit}{n}" for suit in "abc" for n in range(1, 6)]


@record
class Chest(Record):
    """A buried card, known to whoever buried it."""

    card: Annotated[str, Seen("known", until="over", pool="cards")]
    known: list[int]


@record
class Trader(Record):
    """What belongs to a seat. errands: still to be run this round."""

    seat: int
    mark: str
    coins: int = 4
    points: int = 0
    goods: dict[str, int] = field(default_factory=dict)
    hand: Annotated[list[str], Seen("owner", until="over", pool="cards")] = field(
        default_factory=list
    )
    chests: list[Chest] = field(default_factory=list)
    errands: list[str] = field(default_factory=list)
    bid: Annotated[int | None, Seen("owner", shows="nothing", domain=(0, 1, 2, 3))] = None


@record
class Bazaar(State):
    """A bazaar."""

    traders: list[Trader]
    stock: dict[str, int]
    deck: Annotated[list[str], Seen("nobody", pool="cards")]
    wild: bool
    rounds: int
    discards: list[str] = field(default_factory=list)
    round: int = 0
    ended: bool = False

    def in_order(self) -> list[Trader]:
        """The traders, a new one leading each round."""
        first = self.round % len(self.traders)
        return self.traders[first:] + self.traders[:first]


def choose(prompt: str, ids: Sequence[str], default: str | AtRandom, **more: Any) -> Choose:
    options = [Option(one, text("bazaar-option", id=one)) for one in ids]
    asked = {"prompt": Text(prompt), "topic": Text("bazaar-topic"), "default": default, **more}
    return Choose(options=options, **asked)
