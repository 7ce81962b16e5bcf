"""Coins for others, whenever somebody likes."""

from typing_extensions import override

from engines.core import Allocate, Ask, Decision, IllegalMove, Slot, Text, Who, record, text
from tests.engines.core.bazaar.state import Bazaar


@record
class Gift(Ask[Bazaar]):
    """Coins for other traders, whenever somebody likes."""

    seat: int

    @override
    def decision(self, game: Bazaar) -> Decision | None:
        coins = game.traders[self.seat].coins
        if not coins:
            return None
        others = [trader.seat for trader in game.traders if trader.seat != self.seat]
        slots = [
            Slot(str(seat), text("bazaar-to", who=Who(seat)), 0, min(2, coins)) for seat in others
        ]
        return Allocate(
            prompt=text("bazaar-gift", coins=coins),
            topic=Text("bazaar-topic"),
            default={},
            slots=slots,
            least=1,
            most=min(2, coins),
        )

    @override
    def check(self, game: Bazaar, answer: dict[str, int]) -> None:
        if any(game.traders[int(seat)].coins + n > 30 for seat, n in answer.items()):
            raise IllegalMove(Text("bazaar-rich"))

    @override
    def answer(self, game: Bazaar, answer: dict[str, int]) -> None:
        for seat, n in answer.items():
            if n:
                game.traders[self.seat].coins -= n
                game.traders[int(seat)].coins += n
                game.tell("bazaar-gave", who=Who(self.seat), to=Who(int(seat)), n=n)


def acts(game: Bazaar, seat: int) -> Gift | None:
    """Gifts, once the market is open."""
    return Gift(seat) if game.round else None
