"""What others may have answered in secret, made up in agreement with what everybody has seen."""

from engines.core import World
from engines.mesopotamia.ids import ROWS
from engines.mesopotamia.preview.bids import most_to_bid
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.bidding import Bid, OpenBids
from engines.mesopotamia.steps.setup import KeepQuests, Returned


def agree(world: World[Mesopotamia]) -> None:
    """Where somebody has answered in secret while others still do, lies an answer that could be."""
    if world.going_on(Returned):
        _keep(world)
    if world.going_on(OpenBids):
        _bid(world)


def _keep(world: World[Mesopotamia]) -> None:
    """Who has chosen quests keeps any of those dealt (MES-3.10)."""
    game = world.game
    for realm in game.realms:
        if realm.seat == world.seat or not realm.hand or world.going_on(KeepQuests, realm.seat):
            continue
        dealt = world.shuffled(f"keeps.{realm.seat}", realm.hand)
        realm.keeps = dealt[: game.content.limits.quests_kept]


def _bid(world: World[Mesopotamia]) -> None:
    """Who has bid has bid anything between what it must and what it has (MES-20.3, MES-21.2)."""
    game = world.game
    for side in game.fighting().sides():
        if side.seat == world.seat or world.going_on(Bid, side.seat):
            continue
        numbers = range(side.knuckles, most_to_bid(game, side) + 1)
        number = world.shuffled(f"bid.{side.seat}", numbers)[0]
        side.bid = dict.fromkeys(ROWS, 0)
        for knuckle in range(number):
            side.bid[world.shuffled(f"bid.{side.seat}.{knuckle}", ROWS)[0]] += 1
