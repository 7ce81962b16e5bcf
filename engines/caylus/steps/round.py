"""Rounds: income, the phases in their order, the bailiff's walk (CAY-3, CAY-4, CAY-10)."""

from typing_extensions import override

from engines.caylus.ids import BAILIFF, INCOME
from engines.caylus.preview import next_order
from engines.caylus.state import Caylus
from engines.caylus.steps.castle import CastlePhase
from engines.caylus.steps.placement import PlacementPhase
from engines.caylus.steps.provost import ProvostPhase
from engines.caylus.steps.road import RoadPhase
from engines.caylus.steps.scoring import CheckCastle
from engines.caylus.steps.specials import SpecialPhase
from engines.caylus.words import WHO, amount, share
from engines.core import NOBODY, Arg, Step, record


@record
class StartRound(Step[Caylus]):
    """The seven phases, and the next round (CAY-3.1); two players take turns to begin (CAY-14.2)."""

    @override
    def run(self, game: Caylus) -> None:
        game.enter(INCOME)
        if game.round:
            game.order = next_order(game)
        game.round += 1
        order: list[Arg] = [WHO[seat] for seat in game.order]
        game.tell("caylus-event-round", by=NOBODY, round=game.round, order=order)
        game.push(
            Income(),
            PlacementPhase(),
            SpecialPhase(),
            ProvostPhase(),
            RoadPhase(),
            CastlePhase(),
            EndPhase(),
        )


@record
class Income(Step[Caylus]):
    """Phase 1: everybody receives money (CAY-4.1 to CAY-4.7)."""

    @override
    def run(self, game: Caylus) -> None:
        shares: list[Arg] = []
        incomes = game.incomes()
        alike = int(len(set(incomes)) == 1)
        for seat in game.order:
            game.players[seat].deniers += incomes[seat]
            shares.append(share(seat, incomes[seat]))
        each = amount("deniers", incomes[0])
        game.tell("caylus-event-income", by=NOBODY, shares=shares, each=alike, income=each)


@record
class EndPhase(Step[Caylus]):
    """Phase 7: the bailiff walks, the provost joins him, the castle may be scored (CAY-10)."""

    @override
    def run(self, game: Caylus) -> None:
        game.enter(BAILIFF)
        steps, game.bailiff = game.walk(game.provost)
        game.provost = game.bailiff
        game.tell("caylus-event-bailiff", by=NOBODY, n=steps, to=game.bailiff)
        game.push(CheckCastle(), NextRound())


@record
class NextRound(Step[Caylus]):
    """A new round, unless the towers have been scored (CAY-10.10)."""

    @override
    def run(self, game: Caylus) -> None:
        if not game.ended:
            game.push(StartRound())
