"""A round: weather, errands, auction, toll; and the end."""

from typing_extensions import override

from engines.core import Allocate, Ask, Decision, Slot, Step, Text, Who, record, text
from tests.engines.core.bazaar.errands import Errand
from tests.engines.core.bazaar.state import ERRANDS, GOODS, Bazaar, choose


@record
class Round(Step[Bazaar]):
    """A new day: weather, errands, auction, toll."""

    @override
    def run(self, game: Bazaar) -> None:
        game.round += 1
        for trader in game.traders:
            trader.errands = list(ERRANDS)
        for good in GOODS:
            game.stock[good] = min(
                6, game.stock[good] + (game.roll("weather", 2) if game.wild else 1)
            )
        game.tell("bazaar-dawn", round=game.round, stock=[f"{n}" for n in game.stock.values()])
        more: Step[Bazaar] = Round() if game.round < game.rounds else Close()
        game.push(Market(), Auction(), Tolls(), more)


@record
class Deal(Step[Bazaar]):
    """Two cards to each."""

    @override
    def run(self, game: Bazaar) -> None:
        game.shuffle("deck", game.deck)
        for trader in game.traders:
            trader.hand = [game.deck.pop(), game.deck.pop()]


@record
class Market(Step[Bazaar]):
    """All traders run their errands at the same time."""

    @override
    def run(self, game: Bazaar) -> None:
        game.together([Errand(trader.seat)] for trader in game.in_order())


@record
class Auction(Step[Bazaar]):
    """All bid in secret, at once."""

    @override
    def run(self, game: Bazaar) -> None:
        game.push(Prize())
        game.together([Bid(trader.seat)] for trader in game.in_order())


@record
class Bid(Ask[Bazaar]):
    """A secret bid of up to three coins."""

    seat: int

    @override
    def decision(self, game: Bazaar) -> Decision | None:
        most = min(3, game.traders[self.seat].coins)
        ids = [str(n) for n in range(most + 1)]
        return choose("bazaar-bid", ids, "0", secret=True, always=True)

    @override
    def answer(self, game: Bazaar, answer: str) -> None:
        game.traders[self.seat].bid = int(answer)


@record
class Prize(Step[Bazaar]):
    """The highest bid pays and wins; the earlier in turn order among equals."""

    @override
    def run(self, game: Bazaar) -> None:
        game.reveal()
        order = game.in_order()
        bids = [trader.bid or 0 for trader in order]
        game.tell("bazaar-bids", bids=[*bids])
        winner = order[bids.index(max(bids))]
        # A guessed bid may be more than there is.
        winner.coins -= min(max(bids), winner.coins)
        winner.points += 2
        for trader in order:
            trader.bid = None


@record
class Tolls(Step[Bazaar]):
    """Each pays two, one after the other."""

    @override
    def run(self, game: Bazaar) -> None:
        game.push(*(Toll(trader.seat) for trader in game.in_order()))


@record
class Toll(Ask[Bazaar]):
    """Two of coins and goods."""

    seat: int

    def _means(self, game: Bazaar) -> dict[str, int]:
        trader = game.traders[self.seat]
        return {"coin": trader.coins, **trader.goods}

    @override
    def decision(self, game: Bazaar) -> Decision | None:
        means = {one: n for one, n in self._means(game).items() if n}
        due = min(2, sum(means.values()))
        if not due:
            return None
        slots = [Slot(one, text("bazaar-option", id=one), 0, n) for one, n in means.items()]
        proposal, left = {}, due
        for one, n in means.items():
            proposal[one] = min(n, left)
            left -= proposal[one]
        return Allocate(
            prompt=Text("bazaar-toll"),
            topic=Text("bazaar-topic"),
            default=proposal,
            slots=slots,
            least=due,
            most=due,
            proposal=proposal,
        )

    @override
    def answer(self, game: Bazaar, answer: dict[str, int]) -> None:
        trader = game.traders[self.seat]
        for one, n in answer.items():
            if one == "coin":
                trader.coins -= n
            else:
                trader.goods[one] -= n
        game.tell("bazaar-paid", who=Who(self.seat), n=sum(answer.values()))


@record
class Close(Step[Bazaar]):
    """The end."""

    @override
    def run(self, game: Bazaar) -> None:
        game.ended = True
        game.reveal()
        game.tell("bazaar-closed")
