"""Questions a picture asks of a view of Caylus."""

from typing import TypeAlias

from engines.caylus.state import Caylus, Player
from engines.core.flow import View
from engines.core.text import Text
from renderer.caylus.sides import MARKS
from renderer.core.palette import Mark

CaylusView: TypeAlias = View[Caylus]


def mark_of(player: Player) -> Mark:
    """The mark of the colour a seat plays."""
    return MARKS[player.colour]


def turn_order(state: Caylus) -> list[Player]:
    """The players in turn order (CAY-3.3); by seat before there is one."""
    return [state.players[seat] for seat in state.order or range(len(state.players))]


def message_id(name: str) -> str:
    """An id as the catalogues write it."""
    return name.replace("_", "-")


def building(name: str) -> Text:
    """The name of a tile, a special building or the castle."""
    return Text(f"caylus-building-{message_id(name)}")
