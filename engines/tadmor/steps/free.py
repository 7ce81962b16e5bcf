"""Collecting, gifts, taking a piece back; camels and ships that come by themselves (TAD-6.12, TAD-10)."""

from typing_extensions import override

from engines.core import Arg, record
from engines.tadmor.ids import RESOURCES
from engines.tadmor.preview.gains import gatherable, yields
from engines.tadmor.preview.trades import is_market
from engines.tadmor.rules.goods import store
from engines.tadmor.rules.sharing import any_waiting, waiting_pieces
from engines.tadmor.rules.supply import gain_piece, qualifies, take_back
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.own import OwnStep
from engines.tadmor.words import amounts

GAINS = ("height", "missions", "sets")
"""What may make camels and ships come (TAD-10.5 to TAD-10.9)."""


def gather(game: Tadmor, seat: int, places: list[str]) -> None:
    """Resolve these Collect and Gifts pieces."""
    if not places:
        return
    player = game.players[seat]
    found = dict.fromkeys((*RESOURCES, "points"), 0)
    for place in places:
        what, number = yields(game, player, place)
        found[what] += number
        take_back(game, place)
    points = found.pop("points")
    store(player, found)
    if points:
        player.score(points, "gifts")
    gained = [*amounts(found), *amounts({"points": points})]
    where: list[Arg] = [game.content.names.places[place] for place in places]
    game.tell("tadmor-event-gather", by=seat, places=where, gained=gained)


@record
class CollectAll(OwnStep):
    """What a seat has left to collect when its Construction begins: later it would be the same (TAD-6.17)."""

    seat: int

    @override
    def run(self, game: Tadmor) -> None:
        gather(game, self.seat, gatherable(game, game.places_of(self.seat)))


def give_back(game: Tadmor, seat: int, place: str) -> None:
    """A piece returns without effect (TAD-6.2)."""
    take_back(game, place)
    key = "tadmor-event-traded" if is_market(game.content, place) else "tadmor-event-back"
    game.tell(key, by=seat, place=game.content.names.places[place])


def arrivals(game: Tadmor, player: Player, *gains: str) -> None:
    """Camels and ships that a gain of height, missions or sets of rare goods brings (TAD-6.12, TAD-10.10)."""
    if not any_waiting(game, player.seat):
        return
    for gain in gains:
        for place, kind in waiting_pieces(game, player.seat, gain):
            if qualifies(game, player, kind):
                take_back(game, place)
                gain_piece(game, player, kind)
