"""The small signs of a territory: its fort, its food, its coins."""

from collections.abc import Iterator

from engines.conqueror.content import Territory
from engines.conqueror.ids import SHIP
from engines.conqueror.state import Conqueror
from renderer.conqueror.reading import mark_of
from renderer.core.atlas.badges import Sign
from renderer.core.palette import GOLD

GREAT, SMALL = Sign("fort", (4,)), Sign("fort", (1,))
BUILT = Sign("fort", (1, GOLD))
CAPITAL, BLANK = Sign("capital_fort"), Sign("blank_token")
FOOD, COIN = Sign("ear"), Sign("coin", (False,))


def most_signs(row: Territory) -> int:
    """How many signs a territory may have: on land a fort can be built anywhere."""
    return 0 if row.sea else 1 + row.food + row.coins


def signs_at(state: Conqueror, place: str) -> tuple[Sign, ...]:
    """The signs of a territory now."""
    row, stronghold = state.map[place], fort_sign(state, place)
    forts = () if stronghold is None else (stronghold,)
    return (*forts, *(FOOD,) * row.food, *(COIN,) * row.coins)


def harbour(state: Conqueror, place: str) -> Iterator[Sign]:
    """The Wharf of a territory, or several, and the ships that lie there."""
    here = [nation for nation in state.nations if nation.wharf == place]
    if here:
        yield Sign("wharf", tuple(mark_of(state, nation.seat) for nation in here))
    active = sum(nation.dock.active.get(SHIP, 0) for nation in here)
    tired = sum(nation.dock.tired.get(SHIP, 0) for nation in here)
    if active or tired:
        yield Sign("docked", (active, tired))


def fort_sign(state: Conqueror, place: str) -> Sign | None:
    """The fort of a territory, by what it is; a wooden token where one is covered.

    A capital stays one, even if a temporary capital had to move there for the rest of the round.
    """
    here, row, seat = state.lands[place], state.map[place], state.temporary_at(place)
    if state.is_capital(place) and not here.blank:
        return CAPITAL
    if seat is not None:
        return Sign("temporary_capital", (mark_of(state, seat),))
    if row.fort and not here.blank:
        return GREAT if row.fort == "great" else SMALL
    if here.built:
        return BUILT
    return BLANK if here.blank else None
