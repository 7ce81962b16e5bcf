"""Texts that many questions and events share; made once, never changed."""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import lru_cache

from engines.core import Arg, Text, Who
from engines.core.content import Model
from engines.tadmor.content import Content
from engines.tadmor.ids import (
    ERAS,
    GOODS,
    KINDS,
    MISSIONS,
    PARTS,
    PILES,
    REGIONS,
    RESOURCES,
    SPACES,
    UPGRADES,
)

_SEATS = 4


def _named(family: str, names: Iterable[str]) -> dict[str, Text]:
    return {name: Text(f"tadmor-{family}-{name.replace('_', '-')}") for name in names}


def _marked(family: str, names: Iterable[str]) -> dict[str, Text]:
    """Names with the id that is printed on the piece: `I47 Private workshop`."""
    return {
        name: Text("tadmor-marked", {"id": name.upper(), "name": text})
        for name, text in _named(family, names).items()
    }


WHO = [Who(seat) for seat in range(_SEATS)]
REGION = _named("region", REGIONS)
UPGRADE = _marked("upgrade", UPGRADES)
MISSION = _marked("mission", MISSIONS)
PLACE = {**_named("place", SPACES), **UPGRADE}
"""Spaces, and the upgrades that are private action spaces."""
GOOD = _named("good", GOODS)
PILE = _named("pile", PILES)
PART = _named("part", PARTS)
ERA = {era: Text("tadmor-era", {"n": era}) for era in ERAS}

_AMOUNTS = {
    "points": "tadmor-points",
    **{name: f"tadmor-resource-{name}" for name in RESOURCES},
    **{name: f"tadmor-piece-{name}" for name in KINDS},
}


@lru_cache(maxsize=4096)
def amount(what: str, number: int) -> Text:
    """`2 wood`, `1 camel`, `3 PP`."""
    return Text(_AMOUNTS[what], {"n": number})


def amounts(goods: Mapping[str, int]) -> list[Arg]:
    """`2 wood`, `1 gold` for a list; what there is none of is left out."""
    return [amount(what, number) for what, number in goods.items() if number]


@lru_cache(maxsize=256)
def good_of(name: str, pile: str) -> Text:
    """`silk (red)`."""
    return Text("tadmor-good-of", {"good": GOOD[name], "pile": PILE[pile]})


def upgrade_effect(content: Content, name: str) -> Text:
    """What an upgrade does, in one line."""
    return _effect("upgrade", name, content.upgrades[name].effect)


def mission_effect(content: Content, name: str) -> Text:
    """What returning a mission does, in one line."""
    return _effect("mission", name, content.missions[name].effect)


def _effect(family: str, name: str, effect: Model) -> Text:
    return Text(f"tadmor-{family}-{name}-effect", numbers(effect))


def numbers(effect: Model) -> dict[str, Arg]:
    """The numbers of an effect in the order in which its record names them: `n`, then `m`."""
    values = (getattr(effect, field.name) for field in fields(effect))  # type: ignore[arg-type]  # Model makes its subclasses dataclasses
    return dict(zip("nm", (value for value in values if type(value) is int), strict=False))
