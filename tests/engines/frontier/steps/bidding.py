"""Who sets the order of play: sealed bids, then an order."""

from typing_extensions import override

from engines.core import NOBODY, Ask, ChooseMany, Decision, Option, Step, Text, Who, record, text
from tests.engines.frontier.rules.menu import choose
from tests.engines.frontier.state import MOST_BID, Frontier
from tests.engines.frontier.words import order_of


@record
class Bidding(Step[Frontier]):
    """All bid in secret, at once; one player alone has no order to set (FRO-3.3)."""

    @override
    def run(self, game: Frontier) -> None:
        if len(game.order) > 1:
            game.push(OpenBids())
            game.together([Bid(seat)] for seat in game.order)


@record
class Bid(Ask[Frontier]):
    """Up to three coins (FRO-3.3)."""

    seat: int

    @override
    def decision(self, game: Frontier) -> Decision | None:
        most = min(MOST_BID, game.realms[self.seat].coins)
        options = [Option(str(n), text("frontier-coins", n=n)) for n in range(most + 1)]
        return choose("bid", "bidding", options, "0", secret=True, always=True)

    @override
    def answer(self, game: Frontier, answer: str) -> None:
        game.realms[self.seat].bid = int(answer)


@record
class OpenBids(Step[Frontier]):
    """The highest bid pays; of equal ones the first in the present order (FRO-3.3)."""

    @override
    def run(self, game: Frontier) -> None:
        game.reveal()
        bids = {}
        for seat in game.order:
            realm = game.realms[seat]
            assert realm.bid is not None
            bids[seat], realm.bid = realm.bid, None
        told = [text("frontier-bid", who=Who(seat), n=n) for seat, n in bids.items()]
        game.tell("frontier-event-bids", by=NOBODY, bids=[*told])
        winner = max(game.order, key=lambda seat: bids[seat])
        game.realms[winner].coins -= bids[winner]
        game.push(SetOrder(winner))


@record
class SetOrder(Ask[Frontier]):
    """Who acts first, second and so on, all at once (FRO-3.4)."""

    seat: int

    @override
    def decision(self, game: Frontier) -> Decision | None:
        options = [Option(str(seat), text("frontier-player", who=Who(seat))) for seat in game.order]
        return ChooseMany(
            prompt=Text("frontier-ask-order"),
            topic=Text("frontier-topic-order"),
            default=[option.id for option in options],
            options=options,
            least=len(options),
            most=len(options),
            ordered=True,
        )

    @override
    def answer(self, game: Frontier, answer: list[str]) -> None:
        game.order = [int(seat) for seat in answer]
        game.tell("frontier-event-order", by=self.seat, order=order_of(game.order))
