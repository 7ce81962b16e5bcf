"""Questions a picture asks of a view of Tadmor."""

from typing import TypeAlias

from engines.core.flow import View
from engines.core.hidden import HIDDEN
from engines.core.spec import Result
from engines.tadmor.ids import PARTS
from engines.tadmor.scoring import final_lines, result
from engines.tadmor.state import Player, Tadmor
from renderer.core.palette import Mark
from renderer.tadmor.sides import MARKS

TadmorView: TypeAlias = View[Tadmor]


def mark_of(player: Player) -> Mark:
    """The mark of the colour a seat plays."""
    return MARKS[player.mark]


def outcome(state: Tadmor) -> Result:
    """The final scores as things stand (TAD-16)."""
    return result(state)


def points_of(view: TadmorView, player: Player) -> int:
    """Prestige points by now; at the end, all of them."""
    return outcome(view.state).scores[player.seat].total or 0 if view.over else player.points


def known(cards: list[str]) -> list[str]:
    """Those of some cards whose faces the reader may see."""
    return [card for card in cards if card != HIDDEN]


def part_of(built: int) -> str | None:
    """The newest part of a temple of so many parts (TAD-8.11); None before the first."""
    return PARTS[built - 1] if built else None


def temple_points(state: Tadmor, player: Player) -> int:
    """What the temples are worth: each as much as its newest part (TAD-8.11)."""
    parts = (part_of(built) for built in player.temples)
    return sum(state.content.parts[part].points for part in parts if part is not None)


def sets(player: Player) -> list[int]:
    """The sizes of the sets of different rare goods, the largest first (TAD-16.3, TAD-16.4)."""
    most = max(player.goods.values())
    return [sum(n >= k for n in player.goods.values()) for k in range(1, most + 1)]


def set_points(state: Tadmor, player: Player) -> int:
    """What the rare goods are worth (TAD-16.3)."""
    return sum(state.content.sets[size - 1] for size in sets(player))


def projected(state: Tadmor, player: Player) -> int:
    """All points, if the match ended as things stand (TAD-16.2)."""
    return sum(line.points for line in final_lines(state, player))


def private_tiles(state: Tadmor, player: Player) -> list[str]:
    """Own tiles with a private action space (TAD-19.1)."""
    return [name for name in player.upgrades if state.content.upgrades[name].private]
