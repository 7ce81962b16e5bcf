"""King's Missions: drawing one, and completing one of the hand (TAD-8.19, TAD-8.20, TAD-13)."""

from collections.abc import Mapping
from typing import ClassVar

from typing_extensions import override

from engines.core import Objects, Text, record
from engines.tadmor.content.effects import Herald
from engines.tadmor.preview.prices import due, payable, saved_missions
from engines.tadmor.rules.goods import pay
from engines.tadmor.rules.sharing import MISSIONS, OWN, gain_reach
from engines.tadmor.rules.supply import draw_missions, take_back
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.free import arrivals
from engines.tadmor.steps.own import OwnStep
from engines.tadmor.steps.paying import Pay
from engines.tadmor.words import MISSION, amount


@record
class DrawMission(OwnStep):
    """A mission for a temple part, after its rare goods; only then the piece returns (TAD-8.13, TAD-8.22)."""

    seat: int
    place: str

    @override
    def run(self, game: Tadmor) -> None:
        game.players[self.seat].resolved.remove(self.place)
        draw_at(game, self.seat, self.place)

    @override
    def shares(self) -> Objects:
        return MISSIONS


def draw_at(game: Tadmor, seat: int, place: str) -> None:
    """A piece brings a mission from the deck (TAD-8.13, TAD-8.19)."""
    take_back(game, place)
    draw_missions(game, game.players[seat], 1)


def complete_at(game: Tadmor, seat: int, place: str, mission: str) -> None:
    """A King's Missions piece completes a mission of the hand, face up from now on (TAD-8.19, TAD-8.20)."""
    player = game.players[seat]
    player.hand.remove(mission)
    player.completed.append(mission)
    player.offered = False
    take_back(game, place)
    game.reveal()
    if saved_missions(game, player):
        game.push(PayMission(seat, mission))
    else:
        _complete(game, player, mission, game.content.missions[mission].cost)


@record
class PayMission(Pay):
    """Which resources of a mission's cost are paid, and so which ones I20 saves."""

    RULES: ClassVar[list[str]] = ["TAD-17.I20", "TAD-A36"]
    seat: int
    mission: str

    @override
    def bill(self, game: Tadmor) -> tuple[dict[str, int], int]:
        player, cost = game.players[self.seat], game.content.missions[self.mission].cost
        return payable(player, cost), due(cost, saved_missions(game, player))

    @override
    def what(self, game: Tadmor) -> Text:
        return MISSION[self.mission]

    @override
    def paid(self, game: Tadmor, cost: dict[str, int]) -> None:
        _complete(game, game.players[self.seat], self.mission, cost)

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return OWN[self.seat] | gain_reach(game, self.seat, "missions")


def _complete(game: Tadmor, player: Player, mission: str, cost: Mapping[str, int]) -> None:
    """A mission that lies face up is paid; I5 and I19 score (TAD-8.20, TAD-17.I5)."""
    paid = pay(player, cost)
    points = sum(effect.points for effect in game.effects(player, Herald))
    if points:
        player.score(points, "missions")
    game.tell(
        "tadmor-event-complete",
        by=player.seat,
        card=MISSION[mission],
        n=len(paid),
        paid=paid,
        points=points,
        gained=amount("points", points),
    )
    arrivals(game, player, "missions")
