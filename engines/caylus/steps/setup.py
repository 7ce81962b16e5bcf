"""Setting up: the neutral tiles and the first turn order are drawn by lot (CAY-2.1, CAY-2.5, CAY-2.6)."""

from typing_extensions import override

from engines.caylus.ids import NEUTRAL
from engines.caylus.state import Caylus
from engines.caylus.steps.round import StartRound
from engines.caylus.words import SHORT, WHO, share
from engines.core import NOBODY, Arg, Step, record


def opening(game: Caylus) -> list[Step[Caylus]]:  # noqa: ARG001 - all matches begin alike
    """The steps that play a match."""
    return [LayNeutral(), DrawTurnOrder(), StartRound()]


@record
class LayNeutral(Step[Caylus]):
    """The neutral tiles in random order on the first spaces (CAY-2.1)."""

    @override
    def run(self, game: Caylus) -> None:
        tiles = [tile for tile in NEUTRAL for _ in range(game.content.tiles[tile].copies)]
        game.shuffle("road.neutral", tiles)
        for number, tile in enumerate(tiles, 1):
            game.space(number).tile = tile
        game.tell("caylus-event-neutral", by=NOBODY, buildings=[SHORT[tile] for tile in tiles])


@record
class DrawTurnOrder(Step[Caylus]):
    """The first turn order, and money by the place in it (CAY-2.5, CAY-2.6, CAY-14.1)."""

    @override
    def run(self, game: Caylus) -> None:
        game.order = [player.seat for player in game.players]
        game.shuffle("order", game.order)
        money = game.content.by_players[len(game.players)].deniers
        shares: list[Arg] = []
        for seat, deniers in zip(game.order, money, strict=True):
            game.players[seat].deniers = deniers
            shares.append(share(seat, deniers))
        order: list[Arg] = [WHO[seat] for seat in game.order]
        game.tell("caylus-event-lot", by=NOBODY, order=order, shares=shares)
