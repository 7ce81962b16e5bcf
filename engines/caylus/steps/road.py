"""Phase 5: the buildings of the road are used, as far as the provost stands (CAY-8)."""

from typing_extensions import override

from engines.caylus.content import Buy, Construct, Lawyer, Produce, Sell, Trade
from engines.caylus.ids import ROAD
from engines.caylus.state import Caylus
from engines.caylus.steps.construction import Build
from engines.caylus.steps.lawyer import UseLawyer, inherit
from engines.caylus.steps.production import production
from engines.caylus.steps.trade import BuyCubes, SellCube, UseRate
from engines.caylus.words import worker_on
from engines.core import NOBODY, Arg, Step, record


@record
class RoadPhase(Step[Caylus]):
    """From space 1 to the provost, that one included (CAY-8.1)."""

    @override
    def run(self, game: Caylus) -> None:
        game.enter(ROAD)
        game.push(ActivateRoad(1), SendHome())


@record
class ActivateRoad(Step[Caylus]):
    """The next building with a worker, from a space on; the worker comes home (CAY-8.1, CAY-8.5)."""

    space: int

    @override
    def run(self, game: Caylus) -> None:
        for number in range(self.space, len(game.road) + 1):
            seat = game.space(number).worker
            if seat is not None and game.reached(number):
                game.active = seat
                effect = activation(game, seat, number)
                game.push(*effect, LeaveRoad(number), ActivateRoad(number + 1))
                return
        game.active = None


def activation(game: Caylus, seat: int, number: int) -> list[Step[Caylus]]:
    """The steps that use a building once (CAY-8.6)."""
    tile = game.tile(number)
    match None if tile is None else tile.effect:
        case Produce() as effect:
            return production(game, seat, number, effect)
        case Construct() as effect:
            return [Build(seat, effect.builds, space=number)]
        case Sell():
            return [SellCube(seat, number)]
        case Buy():
            return [BuyCubes(seat, number)]
        case Lawyer():
            return [UseLawyer(seat, space=number)]
        case Trade():
            return [UseRate(seat, number)]
        case None:  # pragma: no cover - then no worker stands here
            raise TypeError(f"nothing can be done on space {number}")


@record
class LeaveRoad(Step[Caylus]):
    """The worker goes home; then the building may become a residence (CAY-8.5, CAY-8.46)."""

    space: int

    @override
    def run(self, game: Caylus) -> None:
        space = game.space(self.space)
        if space.worker is not None:
            game.players[space.worker].workers += 1
            space.worker = None
        inherit(game, self.space)


@record
class SendHome(Step[Caylus]):
    """Workers beyond the provost go home unused; pending residences are built (CAY-8.2, CAY-8.60)."""

    @override
    def run(self, game: Caylus) -> None:
        unused: list[Arg] = []
        for number, space in enumerate(game.road, 1):
            if space.worker is not None and space.tile is not None:
                unused.append(worker_on(space.worker, space.tile, number))
                game.players[space.worker].workers += 1
                space.worker = None
        if unused:
            game.tell("caylus-event-home", by=NOBODY, workers=unused, n=len(unused))
        for number in range(1, len(game.road) + 1):
            inherit(game, number)
