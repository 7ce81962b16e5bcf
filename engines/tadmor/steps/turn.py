"""A game turn: its four phases, and the next one (TAD-3.1)."""

from typing_extensions import override

from engines.core import NOBODY, Step, record
from engines.tadmor.state import Tadmor
from engines.tadmor.steps.end import EndPhase
from engines.tadmor.steps.placement import PlacementPhase
from engines.tadmor.steps.raiders import RaidersPhase
from engines.tadmor.steps.resolution import ResolutionPhase
from engines.tadmor.words import ERA, WHO


@record
class StartTurn(Step[Tadmor]):
    """The turn marker moves on and the phases follow in their order (TAD-2.14, TAD-3.1, TAD-11.3)."""

    @override
    def run(self, game: Tadmor) -> None:
        game.turn += 1
        order = [WHO[player.seat] for player in game.order()]
        game.tell("tadmor-event-turn", by=NOBODY, turn=game.turn, era=ERA[game.era], order=[*order])
        game.push(PlacementPhase(), RaidersPhase(), ResolutionPhase(), EndPhase(), NextTurn())


@record
class NextTurn(Step[Tadmor]):
    """Another turn, unless it was the last one (TAD-16.1)."""

    @override
    def run(self, game: Tadmor) -> None:
        if not game.ended:
            game.push(StartTurn())
