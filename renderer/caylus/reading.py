"""Questions a picture asks of a view of Caylus."""

from collections.abc import Iterator
from typing import TypeAlias

from engines.caylus.scoring import result
from engines.caylus.state import Caylus, Player
from engines.core.position import View
from renderer.caylus.palette import MARKS
from renderer.core.palette import Mark

CaylusView: TypeAlias = View[Caylus]


def mark_of(player: Player) -> Mark:
    """The mark of the colour a seat plays."""
    return MARKS[player.colour]


def points_of(view: CaylusView, player: Player) -> int:
    """Points by now; at the end, all of them."""
    return result(view.state).scores[player.seat].total or 0 if view.over else player.points


def turn_order(state: Caylus) -> list[Player]:
    """The players in turn order; by seat before there is one."""
    return [state.players[seat] for seat in state.order or range(len(state.players))]


def single(state: Caylus, special: str) -> int | None:
    """Whose worker stands on a special building that has one spot."""
    seat: int | None = getattr(state, special)
    return seat


def owned(state: Caylus, seat: int) -> Iterator[tuple[int, str]]:
    """The spaces of a seat's buildings with their tiles, along the road."""
    for n, space in enumerate(state.road, start=1):
        if space.owner == seat and space.tile is not None:
            yield n, space.tile


def trigger_at(state: Caylus, number: int) -> str | None:
    """The section whose flag stands at a space."""
    sections = state.content.sections.values()
    return next((one.id for one in sections if one.trigger == number), None)
