"""Texts that many questions and events share; made once, never changed."""

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce

from engines.caylus.ids import CASTLE, CUBES, LINES, SECTIONS, SPECIALS, TILES
from engines.core import Arg, Text, Who

_SEATS = 5

WHO = [Who(seat) for seat in range(_SEATS)]
BUILDING = {
    name: Text(f"caylus-building-{name.replace('_', '-')}") for name in (CASTLE, *SPECIALS, *TILES)
}
SHORT = {name: Text(title.key.replace("building", "tile")) for name, title in BUILDING.items()}
"""Names that do not tell the kind of a building."""
EFFECT = {name: f"{title.key}-effect" for name, title in BUILDING.items()}
SECTION = {name: Text(f"caylus-section-{name}") for name in SECTIONS}
LINE = {name: Text(f"caylus-line-{name}") for name in LINES}
SPECIAL_GROUP = Text("caylus-group-special")
PRINTED_GROUP = Text("caylus-group-printed")
OWNED_GROUP = Text("caylus-group-owned")

_AMOUNTS = {
    "deniers": "caylus-deniers",
    "points": "caylus-points",
    "favours": "caylus-favours",
    "workers": "caylus-workers",
    "cubes": "caylus-cube-no-gold",
    "any": "caylus-cube-any",
    **{cube: f"caylus-cube-{cube}" for cube in CUBES},
}


@lru_cache(maxsize=4096)
def amount(what: str, number: int) -> Text:
    """`2 food`, `1 denier`, `3 points`."""
    return Text(_AMOUNTS[what], {"n": number})


def amounts(goods: Mapping[str, int]) -> list[Arg]:
    """`2 food`, `1 denier` for a list."""
    return [amount(what, number) for what, number in goods.items()]


def either(texts: Iterable[Text]) -> Text:
    """`2 food or 1 cloth`."""
    return reduce(lambda head, last: Text("caylus-or", {"head": head, "last": last}), texts)


@lru_cache(maxsize=2048)
def on_road(building: str, space: int) -> Text:
    """`Quarry on 12`."""
    return Text("caylus-on-road", {"building": BUILDING[building], "space": space})


@lru_cache(maxsize=64)
def numbered(building: str, place: int) -> Text:
    """`Castle, place 2`."""
    return Text("caylus-numbered", {"building": BUILDING[building], "place": place})


@lru_cache(maxsize=8192)
def worker_on(seat: int, building: str, space: int) -> Text:
    """`Quarry on 12 (Ana)`."""
    return Text(
        "caylus-worker-on", {"who": WHO[seat], "building": BUILDING[building], "space": space}
    )


@lru_cache(maxsize=256)
def worker_at(seat: int, space: int) -> Text:
    """`Ana on 12`: short, as three of them must have room below an answer."""
    return Text("caylus-worker-at", {"who": WHO[seat], "space": space})


@lru_cache(maxsize=4096)
def share(seat: int, deniers: int) -> Text:
    """`Ana 3 deniers`."""
    return Text("caylus-share", {"who": WHO[seat], "gained": [amount("deniers", deniers)]})


@lru_cache(maxsize=256)
def cubes(names: tuple[str, ...]) -> list[Arg]:
    """Some cubes by name, such as `("food", "food")`: `2 food`."""
    return [amount(cube, names.count(cube)) for cube in dict.fromkeys(names)]
