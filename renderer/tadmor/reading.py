"""Questions a picture asks of a view of Tadmor."""

from typing import TypeAlias

from engines.core.position import View
from engines.tadmor.ids import PARTS
from engines.tadmor.preview.sets import set_points, sets
from engines.tadmor.scoring import result as outcome
from engines.tadmor.scoring import temple_points
from engines.tadmor.scoring import total as projected
from engines.tadmor.state import Player, Tadmor
from renderer.core.palette import Mark
from renderer.tadmor.palette import MARKS

__all__ = ["outcome", "projected", "set_points", "sets", "temple_points"]

TadmorView: TypeAlias = View[Tadmor]


def mark_of(player: Player) -> Mark:
    """The mark of the colour a seat plays."""
    return MARKS[player.mark]


def points_of(view: TadmorView, player: Player) -> int:
    """Prestige points by now; at the end, all of them."""
    return outcome(view.state).scores[player.seat].total or 0 if view.over else player.points


def part_of(built: int) -> str | None:
    """The newest part of a temple of so many parts; None before the first."""
    return PARTS[built - 1] if built else None


def private_tiles(state: Tadmor, player: Player) -> list[str]:
    """Own tiles with a private action space."""
    return [name for name in player.upgrades if state.content.upgrades[name].private]
