"""Questions a picture asks of a view of Tadmor."""

from typing import TypeAlias

from engines.core.flow import View
from engines.core.hidden import HIDDEN
from engines.tadmor.ids import PARTS
from engines.tadmor.scoring import result
from engines.tadmor.state import Player, Tadmor
from renderer.core.palette import Mark
from renderer.tadmor.sides import MARKS

TadmorView: TypeAlias = View[Tadmor]


def mark_of(player: Player) -> Mark:
    """The mark of the colour a seat plays."""
    return MARKS[player.mark]


def points_of(view: TadmorView, player: Player) -> int:
    """Prestige points by now; at the end, all of them."""
    return result(view.state).scores[player.seat].total or 0 if view.over else player.points


def known(cards: list[str]) -> list[str]:
    """Those of some cards whose faces the reader may see."""
    return [card for card in cards if card != HIDDEN]


def part_of(built: int) -> str | None:
    """The newest part of a temple of so many parts (TAD-8.11); None before the first."""
    return PARTS[built - 1] if built else None


def best_temple(player: Player) -> int:
    """Parts of the most advanced own temple."""
    return max(player.temples, default=0)


def private_tiles(state: Tadmor, player: Player) -> list[str]:
    """Own tiles with a private action space (TAD-19.1)."""
    return [name for name in player.upgrades if state.content.upgrades[name].private]


def owner_of(state: Tadmor, tile: str) -> int | None:
    """Whose an upgrade is."""
    return next((one.seat for one in state.players if tile in one.upgrades), None)


def protected(state: Tadmor) -> str | None:
    """The region that cannot be raided in the next turn: its card lies on the board (TAD-5.8)."""
    return state.attacked


def at_stake(state: Tadmor) -> bool:
    """Whether this turn's raid is still to come: somebody holds a card and has not revealed it."""
    waits = state.phase in {"setup", "placement"}
    return waits and any(player.raider for player in state.players)
