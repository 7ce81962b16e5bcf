"""Texts that many questions and events share; made once, never changed."""

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce

from engines.core import Arg, Text, Who
from engines.tadmor.ids import (
    ERAS,
    GOODS,
    KINDS,
    MISSIONS,
    PARTS,
    PILES,
    RESOURCES,
)

_SEATS = 4


def _named(family: str, names: Iterable[str]) -> dict[str, Text]:
    return {name: Text(f"tadmor-{family}-{name.replace('_', '-')}") for name in names}


WHO = [Who(seat) for seat in range(_SEATS)]
MISSION = {
    name: Text("tadmor-marked", {"id": name.upper(), "name": title})
    for name, title in _named("mission", MISSIONS).items()
}
"""With the id that is printed on the card: `K16 Royal Granary`."""
GOOD = _named("good", GOODS)
PILE = _named("pile", PILES)
PART = _named("part", PARTS)
BUILD = _named("build-part", PARTS)
"""`build the roof`."""
KIND = _named("kind", KINDS)
SHARED = _named("shared", ("upgrades", "rare", "temples", "missions", "tower"))
"""What several players touch in Resolution (TAD-6.11)."""
ERA = {era: Text("tadmor-era", {"n": era}) for era in ERAS}

_OWN = Text("core-shared")
_AMOUNTS = {
    **{name: f"tadmor-{name}" for name in ("points", "levels", "goods")},
    **{name: f"tadmor-resource-{name}" for name in (*RESOURCES, "any", "basic")},
    **{name: f"tadmor-piece-{name}" for name in KINDS},
}


@lru_cache(maxsize=4096)
def amount(what: str, number: int) -> Text:
    """`2 wood`, `1 camel`, `3 PP`; also of `any` or `basic` resources."""
    return Text(_AMOUNTS[what], {"n": number})


def amounts(goods: Mapping[str, int]) -> list[Arg]:
    """`2 wood`, `1 gold` for a list; what there is none of is left out."""
    return [amount(what, number) for what, number in goods.items() if number]


def shared(name: str) -> Text:
    """What somebody waits for because of an object such as `rare.grey`."""
    return SHARED.get(name.partition(".")[0], _OWN)


def either(texts: Iterable[Text]) -> Text:
    """`2 wood or 1 gold`."""
    return reduce(lambda head, last: Text("tadmor-or", {"head": head, "last": last}), texts)


THEN_SHOW = Text("tadmor-then-show")
THEN_TOP = Text("tadmor-then-top")
THEN_SHUFFLE = Text("tadmor-then-shuffle")
THEN_GOODS = Text("tadmor-then-goods")
"""What follows at once on an answer: a card lies open, the next rare good of a pile does, the rest of a
pile is shuffled, rare goods are taken."""


@lru_cache(maxsize=8)
def then_draw(missions: int) -> Text:
    """What follows at once on an answer: missions are drawn."""
    return Text("tadmor-then-draw", {"n": missions})


@lru_cache(maxsize=256)
def good_of(name: str, pile: str) -> Text:
    """`silk (red)`."""
    return Text("tadmor-good-of", {"good": GOOD[name], "pile": PILE[pile]})
