"""Questions a picture asks of a view of Mesopotamia."""

from collections.abc import Mapping
from typing import TypeAlias

from engines.core.position import View
from engines.mesopotamia.ids import GOODS, HORSEMAN, LAND, RAM, TRIBE
from engines.mesopotamia.preview.areas import controller
from engines.mesopotamia.preview.purse import unit_limit
from engines.mesopotamia.scoring import total
from engines.mesopotamia.state import Force, Mesopotamia
from renderer.core.palette import Mark
from renderer.mesopotamia.palette import MARKS

MesopotamiaView: TypeAlias = View[Mesopotamia]
ICONS = {HORSEMAN: "cavalry"}
"""The icons of kinds of units that are not called as the kind is."""


def mark_of(state: Mesopotamia, seat: int) -> Mark:
    """The mark of the empire a seat leads."""
    return MARKS[state.realms[seat].empire]


def mark_or_none(state: Mesopotamia, party: int) -> Mark | None:
    """The same; None for a tribe."""
    return None if party == TRIBE else mark_of(state, party)


def points(state: Mesopotamia, seat: int) -> int:
    """What a seat would have if the match ended now, as far as its quests are known."""
    return total(state, seat)


def icon_of(piece: str) -> str:
    """The icon of a kind of pieces."""
    return ICONS.get(piece, piece)


def kinds(units: Mapping[str, int], rams: int = 0) -> tuple[tuple[str, int], ...]:
    """Units by the icons of their kinds, rams last."""
    found = [(icon_of(kind), units[kind]) for kind in LAND if units.get(kind)]
    return (*found, *([(RAM, rams)] if rams else []))


def pieces(force: Force) -> int:
    """What a badge counts: land units and rams."""
    return force.fighters + force.rams


def owners(state: Mesopotamia) -> dict[str, int]:
    """The seat that controls each area, where one does."""
    found = {area: controller(state, area) for area in state.grounds}
    return {area: seat for area, seat in found.items() if seat is not None}


def closed(state: Mesopotamia) -> list[str]:
    """The areas that are out of the game: start areas of nobody's."""
    starting = state.starts() if state.phase == "setup" else []
    return [
        area
        for area in state.grounds
        if state.is_start(area) and state.home_of(area) is None and area not in starting
    ]


def blocked(state: Mesopotamia) -> list[str]:
    """The areas with a block token: units may come and fight, but nothing is revealed, gathered or built."""
    return [area for area in state.grounds if state.is_blocked(area)]


def numbers(state: Mesopotamia, seat: int) -> dict[str, int]:
    """What the strip of a seat counts."""
    realm = state.realms[seat]
    return {
        **{good: realm.goods[good] for good in GOODS},
        "units": state.units(seat),
        "limit": unit_limit(state, seat),
        "settlements": len(state.settlements(seat)),
        "amphorae": state.amphorae(seat),
        "gardens": len(realm.tiles),
        "quests": len(realm.hand),
        "points": points(state, seat),
    }
