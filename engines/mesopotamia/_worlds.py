"""What others may have answered in secret, made up in agreement with what everybody has seen."""

from collections.abc import Sequence

from engines.core import Ask, World
from engines.mesopotamia.ids import ROWS, STRENGTH
from engines.mesopotamia.preview.bids import most_to_bid
from engines.mesopotamia.rules.unseen import quests_to_deal
from engines.mesopotamia.rules.who_plays import by_rules
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.bidding import Bid, OpenBids
from engines.mesopotamia.steps.setup import KeepQuests, Returned
from engines.mesopotamia.steps.simple import BidSum, OpenSums


def agree(world: World[Mesopotamia]) -> None:
    """Where somebody has answered in secret while others still do, lies an answer that could be."""
    if world.going_on(Returned):
        _keep(world)
    if world.going_on(OpenBids):
        _bid(world, Bid, ROWS)
    if world.going_on(OpenSums):
        _bid(world, BidSum, [STRENGTH])


def _keep(world: World[Mesopotamia]) -> None:
    """Who has chosen quests keeps any of those dealt (MES-3.10)."""
    game = world.game
    for realm in game.realms:
        if realm.seat == world.seat or not realm.hand or world.going_on(KeepQuests, realm.seat):
            continue
        dealt = world.shuffled(f"keeps.{realm.seat}", realm.hand)
        realm.keeps = dealt[: quests_to_deal(game)[1]]


def _bid(world: World[Mesopotamia], asked: type[Ask[Mesopotamia]], rows: Sequence[str]) -> None:
    """Who has bid has bid anything between what it must and what it has (MES-20.3, MES-21.2, MES-25.1)."""
    game = world.game
    for side in game.fighting().sides():
        asked_still = side.seat == world.seat or world.going_on(asked, side.seat)
        if asked_still or by_rules(game, side.seat):
            continue
        numbers = range(side.knuckles, most_to_bid(game, side) + 1)
        number = world.shuffled(f"bid.{side.seat}", numbers)[0]
        side.bid = dict.fromkeys(rows, 0)
        for knuckle in range(number):
            side.bid[world.shuffled(f"bid.{side.seat}.{knuckle}", rows)[0]] += 1
