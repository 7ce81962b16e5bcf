"""The Resolution: Upgrades, Construction and Kingdom, in which nobody waits without need (TAD-6)."""

from typing_extensions import override

from engines.core import Step, record
from engines.tadmor.preview.gains import gatherable
from engines.tadmor.rules.sharing import WINDOW, deck_is_scarce
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.free import GAINS, CollectAll, arrivals
from engines.tadmor.steps.kingdom import KingdomSlot, Pawn, TowerPrestige, WarSupplies
from engines.tadmor.steps.returning import can_return
from engines.tadmor.steps.slots import ConstructionSlot, Slot, UpgradeSlot, WindowSlot

Lanes = list[list[Step[Tadmor]]]


@record
class ResolutionPhase(Step[Tadmor]):
    """Camels and ships that are due come at once; then all slots are open in their order (TAD-6.10)."""

    @override
    def run(self, game: Tadmor) -> None:
        game.phase = "resolution"
        game.active = None
        for player in game.order():
            arrivals(game, player, *GAINS)
        game.scarce = deck_is_scarce(game)
        game.push(TowerPrestige(), WarSupplies(), Pawn())
        game.together([*_upgrades(game), *_windows(game), *_buildings(game), *_kingdoms(game)])


def _upgrades(game: Tadmor) -> Lanes:
    """A slot for each piece on an upgrade space, in the order of the spaces (TAD-7.1)."""
    orders = {game.content.spaces[name].order: name for name in game.spaces()}
    return [
        [_opened(game, f"u{order}", UpgradeSlot(piece.owner, orders[order]))]
        for order in sorted(orders)
        if order and (piece := game.placed.get(orders[order])) is not None
    ]


def _windows(game: Tadmor) -> Lanes:
    """A slot for each owner of a mission that brings upgrades, if there are any (TAD-6.10 S2).

    None come to the display or the box in the Resolution.
    """
    return [
        [_opened(game, "window", WindowSlot(player.seat))]
        for player in game.order()
        if _has(game, player, WINDOW)
    ]


def _has(game: Tadmor, player: Player, kinds: tuple[str, ...]) -> bool:
    missions = game.content.missions
    return any(
        missions[mission].effect.kind in kinds and can_return(game, player, mission)
        for mission in player.completed
    )


def _buildings(game: Tadmor) -> Lanes:
    return [
        [*_collecting(game, seat), _opened(game, "construction", ConstructionSlot(seat))]
        for seat in [player.seat for player in game.order()]
    ]


def _collecting(game: Tadmor, seat: int) -> list[Step[Tadmor]]:
    return [CollectAll(seat)] if gatherable(game, game.places_of(seat)) else []


def _kingdoms(game: Tadmor) -> Lanes:
    order = [player.seat for player in game.order()]
    return [[_opened(game, "kingdom", KingdomSlot(seat))] for seat in order]


def _opened(game: Tadmor, name: str, slot: Slot) -> Step[Tadmor]:
    game.players[slot.seat].slots.append(name)
    return slot
