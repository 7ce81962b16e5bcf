"""Trades: from the Warehouse, or for points, to the Traded goods, any number of times (TAD-12)."""

from collections.abc import Iterable

from typing_extensions import override

from engines.core import Allocate, Arg, Decision, Slot, Text, record
from engines.tadmor.ids import ADVANCED, BASIC, RESOURCES
from engines.tadmor.preview.trades import PAIRS, POINTS, by_given, price
from engines.tadmor.rules.goods import receive
from engines.tadmor.state import Tadmor
from engines.tadmor.steps.own import OwnAsk
from engines.tadmor.words import amount, amounts, either

BOTH = {**dict.fromkeys(BASIC, "basic"), **dict.fromkeys(ADVANCED, "advanced")}


def start_trade(game: Tadmor, seat: int, trade: str) -> None:
    """Trade `wood-gold`, `marble-wood.stone`, `points-wood` once; of `wood` ask how much for what."""
    give, _, take = trade.partition("-")
    if take:
        exchange(game, seat, give, {take: 1})
    else:
        game.push(TradeGood(seat, give))


def exchange(game: Tadmor, seat: int, give: str, takes: dict[str, int]) -> None:
    """Trade a resource or points for each of these so many times (TAD-12.1)."""
    player = game.players[seat]
    given = sum(price(game, player, give, take) * times for take, times in takes.items())
    if give == POINTS:
        player.score(-given, "bought")
        player.brokered += [BOTH[take] for take in takes]
    else:
        player.warehouse[give] -= given
    brought = dict.fromkeys(RESOURCES, 0)
    for take, times in takes.items():
        for name, number in taken(take, times).items():
            brought[name] += number
    gained = receive(player, brought)
    game.tell("tadmor-event-trade", by=seat, paid=[amount(give, given)], gained=gained)


def taken(take: str, times: int) -> dict[str, int]:
    """What `wood.stone`, so many times, is."""
    names = take.split(".")
    return {name: names.count(name) * times for name in dict.fromkeys(names)}


TOPIC = Text("tadmor-topic-trade")


def brings(takes: Iterable[str]) -> Text:
    """What one resource brings: `1 marble or 1 gold`."""
    return either(Text("tadmor-all", {"all": amounts(taken(take, 1))}) for take in takes)


@record
class TradeGood(OwnAsk):
    """How much of a resource is traded, and for what: all trades of a kind at once."""

    seat: int
    give: str

    @override
    def decision(self, game: Tadmor) -> Decision:
        player = game.players[self.seat]
        most = player.warehouse[self.give]
        offered = dict(by_given(game, player, game.places_of(self.seat)))
        takes = offered[self.give]
        args: dict[str, Arg] = {"give": amount(self.give, most), "take": brings(takes)}
        return Allocate(
            prompt=Text("tadmor-prompt-trade", args),
            topic=TOPIC,
            default={takes[0]: 1},
            rules=["TAD-12.1", "TAD-12.2", "TAD-12.4"],
            slots=[Slot(take, _LABELS[take], 0, most) for take in takes],
            least=1,
            most=most,
            proposal={takes[0]: 1},
        )

    @override
    def answer(self, game: Tadmor, answer: dict[str, int]) -> None:
        exchange(game, self.seat, self.give, {take: n for take, n in answer.items() if n})


_LABELS = {
    **{name: Text(f"tadmor-resource-{name}-label") for name in ADVANCED},
    **{".".join(pair): Text(f"tadmor-pair-{'-'.join(pair)}-label") for pair in PAIRS},
}
"""What is taken, as the name of a number."""
