"""Set-up, rounds, and how a match ends."""

from typing_extensions import override

from engines.core import NOBODY, Step, record
from tests.engines.frontier.content import Box
from tests.engines.frontier.ids import MILITIA
from tests.engines.frontier.rules.ending import finish, settled
from tests.engines.frontier.state import Card, Frontier
from tests.engines.frontier.steps.bidding import Bidding
from tests.engines.frontier.steps.campaign import Campaign
from tests.engines.frontier.steps.planning import Planning
from tests.engines.frontier.words import order_of

CAPITAL_ARMY = {"cavalry": 2, "infantry": 3, "archer": 1}
TOWN_ARMY = {MILITIA: 2}
HORDE_ARMY = {MILITIA: 6}
FORT_MILITIA, CAPITAL_MILITIA = 2, 3
COINS, CARDS = 5, 2
INCOME, LANDS_FOR_COIN = 2, 3


@record
class SetUp(Step[Frontier]):
    """Armies, militia, and cards for all (FRO-2.1 to FRO-2.5)."""

    @override
    def run(self, game: Frontier) -> None:
        box = game.content
        for land in box.forts:
            militia = CAPITAL_MILITIA if land in box.capitals else FORT_MILITIA
            game.lands[land].fresh = {MILITIA: militia}
        game.shuffle("deck", game.deck)
        for realm in game.realms:
            _settle(game, box, realm.seat)
            if not realm.house:
                realm.coins = COINS
                realm.hand = [Card(game.deck.pop(), [realm.seat]) for _ in range(CARDS)]
        game.order = game.players()


def _settle(game: Frontier, box: Box, seat: int) -> None:
    """The first lands of a seat with its army (FRO-2.1, FRO-2.4)."""
    realm = game.realms[seat]
    home = game.lands[realm.capital]
    home.owner, home.fresh = seat, dict(HORDE_ARMY if realm.house else CAPITAL_ARMY)
    town = box.home(realm.mark).town
    if town:
        game.lands[town].owner, game.lands[town].fresh = seat, dict(TOWN_ARMY)


@record
class Round(Step[Frontier]):
    """Income, order, planning, campaign (FRO-3.1)."""

    @override
    def run(self, game: Frontier) -> None:
        game.round += 1
        game.phase = "planning"
        game.reports = [one for one in game.reports if one.round >= game.round - 1]
        for seat in game.players():
            game.realms[seat].coins += income(game, seat)
        game.tell("frontier-event-round", by=NOBODY, round=game.round, order=order_of(game.order))
        game.push(Bidding(), Planning(), Campaign(), EndRound())


def income(game: Frontier, seat: int) -> int:
    """The coins a seat gets each round (FRO-3.2)."""
    return INCOME + len(game.held(seat)) // LANDS_FOR_COIN + len(game.forts(seat))


@record
class EndRound(Step[Frontier]):
    """Whether somebody has conquered enough, or the rounds are over (FRO-8.1, FRO-8.3)."""

    @override
    def run(self, game: Frontier) -> None:
        game.active = None
        if game.ended:
            return
        champion = conqueror(game)
        if champion is not None:
            finish(game, "conquest", champion)
        elif game.round < game.rounds:
            game.push(Round())
        elif game.oath and not settled(game):
            finish(game, "oath", None)
        else:
            finish(game, "rounds", None)


CONQUEST = 3
"""Capitals that win a match (FRO-8.3)."""


def conqueror(game: Frontier) -> int | None:
    """Who holds enough capitals: of several whoever holds most, then whoever comes first in the order."""
    horde = [one.seat for one in game.realms if one.house and not one.out]
    found = [seat for seat in [*game.order, *horde] if game.capitals(seat) >= CONQUEST]
    return max(found, key=game.capitals, default=None)
