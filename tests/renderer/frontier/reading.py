"""Questions a picture asks of a view of the frontier."""

from typing import TypeAlias

from engines.core.position import View
from renderer.core.palette import Mark
from tests.engines.frontier.scoring import lines
from tests.engines.frontier.state import Frontier, add, total
from tests.renderer.frontier.palette import MARKS

FrontierView: TypeAlias = View[Frontier]


def mark_of(state: Frontier, seat: int) -> Mark:
    """The mark of the faction a seat leads."""
    return MARKS[state.realms[seat].mark]


def acting(state: Frontier) -> list[int]:
    """Seats in the order in which they act: players, then the horde, which comes last (FRO-4.1)."""
    return [*state.order, *(one.seat for one in state.realms if one.house and not one.out)]


def army(state: Frontier, seat: int) -> dict[str, int]:
    """All units of a seat."""
    found = dict[str, int]()
    for land in state.held(seat):
        add(found, state.lands[land].units)
    battle = state.battle
    if battle is not None and battle.attacker == seat:
        add(found, battle.units)
    return found


def points(state: Frontier, seat: int) -> int:
    """What a seat would have if the match ended now; nothing once it is out."""
    return 0 if state.realms[seat].out else sum(line.points for line in lines(state, seat))


def numbers(state: Frontier, seat: int) -> dict[str, int]:
    """What the strip of a seat counts, in its order."""
    realm = state.realms[seat]
    return {
        "coins": realm.coins,
        "cards": len(realm.hand),
        "lands": len(state.held(seat)),
        "units": total(army(state, seat)),
        "points": points(state, seat),
    }
