"""What traders do side by side: each errand a step."""

from typing_extensions import override

from engines.core import (
    NOTHING,
    Allocate,
    Answer,
    Ask,
    AtRandom,
    ChooseMany,
    Decision,
    Objects,
    Option,
    Slot,
    Step,
    Text,
    Who,
    record,
    text,
)
from tests.engines.core.bazaar.state import DECK, GOODS, REACH, STOCK, Bazaar, Chest, choose


@record
class Errand(Ask[Bazaar]):
    """Which errand next; a tip may be given at any time."""

    seat: int

    @override
    def decision(self, game: Bazaar) -> Decision | None:
        trader = game.traders[self.seat]
        ids = [*trader.errands, *(["tip"] if trader.coins else []), "done"]
        return choose("bazaar-errand", ids, "done")

    @override
    def answer(self, game: Bazaar, answer: str) -> None:
        trader = game.traders[self.seat]
        if answer == "done":
            trader.errands.clear()
            return
        game.push(self)
        if answer == "tip":
            trader.coins, trader.points = trader.coins - 1, trader.points + 1
            return
        trader.errands.remove(answer)
        game.push(*_errand(answer, self.seat, game))

    @override
    def write_set(self, game: Bazaar) -> Objects:
        touched = NOTHING
        for errand in game.traders[self.seat].errands:
            touched |= REACH.get(errand, NOTHING)
        return touched

    @override
    def touches(self, game: Bazaar, answer: Answer) -> Objects:
        """The errand itself is what touches; to set out on it changes nothing shared."""
        return NOTHING


def _errand(errand: str, seat: int, game: Bazaar) -> list[Step[Bazaar]]:
    others = [trader.seat for trader in game.in_order() if trader.seat != seat]
    steps: dict[str, list[Step[Bazaar]]] = {
        "buy": [Buy(seat)],
        "draw": [Draw(seat)],
        "sell": [Sell(seat)],
        "bury": [Bury(seat)],
        "return": [Return(seat)],
        "show": [Show(seat)],
        "boast": [React(other, seat) for other in others],
        "leave": [Leave(seat, others[0])],
    }
    return steps[errand]


@record
class Buy(Ask[Bazaar]):
    """One of the stock, for a coin."""

    seat: int

    @override
    def decision(self, game: Bazaar) -> Decision | None:
        if not game.traders[self.seat].coins:
            return None
        ids = [good for good in GOODS if game.stock[good]]
        return choose("bazaar-buy", ids, AtRandom("buy")) if ids else None

    @override
    def answer(self, game: Bazaar, answer: str) -> None:
        trader = game.traders[self.seat]
        trader.coins -= 1
        game.stock[answer] -= 1
        trader.goods[answer] = trader.goods.get(answer, 0) + 1
        game.tell("bazaar-bought", who=Who(self.seat), good=answer)

    @override
    def skip(self, game: Bazaar) -> None:
        game.tell("bazaar-nothing-bought", by=self.seat, who=Who(self.seat))

    @override
    def write_set(self, game: Bazaar) -> Objects:
        return STOCK

    @override
    def touches(self, game: Bazaar, answer: Answer) -> Objects:
        return frozenset({f"stock.{answer}"})


@record
class Draw(Step[Bazaar]):
    """A card of the deck; an empty deck is made of the discards."""

    seat: int

    @override
    def run(self, game: Bazaar) -> None:
        if not game.deck:
            game.deck, game.discards = sorted(game.discards), []
            game.shuffle("deck", game.deck)
        if game.deck:
            card = game.deck.pop()
            game.traders[self.seat].hand.append(card)
            game.reveal()
            game.tell("bazaar-drew", private={self.seat: {"card": card}}, who=Who(self.seat))

    @override
    def write_set(self, game: Bazaar) -> Objects:
        return DECK


@record
class Sell(Ask[Bazaar]):
    """Any cards of one's hand, for two coins each; at most three."""

    seat: int

    @override
    def decision(self, game: Bazaar) -> Decision | None:
        hand = game.traders[self.seat].hand
        if not hand:
            return None
        return ChooseMany(
            prompt=Text("bazaar-sell"),
            topic=Text("bazaar-topic"),
            default=[],
            options=[Option(card, text("bazaar-option", id=card)) for card in hand],
            most=min(3, len(hand)),
            always=True,
        )

    @override
    def answer(self, game: Bazaar, answer: list[str]) -> None:
        trader = game.traders[self.seat]
        for card in answer:
            trader.hand.remove(card)
            trader.coins += 2
        game.discards.extend(answer)
        if answer:
            game.reveal()
        game.tell("bazaar-sold", who=Who(self.seat), cards=list(answer))

    @override
    def write_set(self, game: Bazaar) -> Objects:
        return DECK

    @override
    def touches(self, game: Bazaar, answer: Answer) -> Objects:
        return DECK if answer else NOTHING


@record
class Bury(Ask[Bazaar]):
    """A card of one's hand, face down; it counts at the end."""

    seat: int

    @override
    def decision(self, game: Bazaar) -> Decision | None:
        hand = game.traders[self.seat].hand
        return choose("bazaar-bury", hand, hand[0], secret=True, always=True) if hand else None

    @override
    def answer(self, game: Bazaar, answer: str) -> None:
        trader = game.traders[self.seat]
        trader.hand.remove(answer)
        trader.chests.append(Chest(answer, [self.seat]))
        game.tell("bazaar-buried", who=Who(self.seat))


@record
class Return(Ask[Bazaar]):
    """Goods back to the stock, for a coin each."""

    seat: int

    @override
    def decision(self, game: Bazaar) -> Decision | None:
        goods = {good: n for good, n in game.traders[self.seat].goods.items() if n}
        if not goods:
            return None
        slots = [Slot(good, text("bazaar-option", id=good), 0, n) for good, n in goods.items()]
        most = min(3, sum(goods.values()))
        none = dict.fromkeys(goods, 0)
        return Allocate(
            prompt=Text("bazaar-return"),
            topic=Text("bazaar-topic"),
            default=none,
            slots=slots,
            most=most,
        )

    @override
    def answer(self, game: Bazaar, answer: dict[str, int]) -> None:
        trader = game.traders[self.seat]
        for good, number in answer.items():
            trader.goods[good] -= number
            game.stock[good] += number
            trader.coins += number
        game.tell("bazaar-returned", who=Who(self.seat), n=sum(answer.values()))

    @override
    def write_set(self, game: Bazaar) -> Objects:
        return STOCK


@record
class Show(Ask[Bazaar]):
    """Some goods before the others, in an order: silk is worth a point if it comes first."""

    seat: int

    @override
    def decision(self, game: Bazaar) -> Decision | None:
        goods = [good for good, n in game.traders[self.seat].goods.items() if n]
        if not goods:
            return None
        return ChooseMany(
            prompt=Text("bazaar-show"),
            topic=Text("bazaar-topic"),
            default=[],
            options=[Option(good, text("bazaar-option", id=good)) for good in goods],
            most=len(goods),
            ordered=True,
        )

    @override
    def answer(self, game: Bazaar, answer: list[str]) -> None:
        game.traders[self.seat].points += answer[:1] == ["silk"]
        game.tell("bazaar-shown", who=Who(self.seat), goods=[*answer])


@record
class React(Ask[Bazaar]):
    """What another trader says to a boast."""

    seat: int
    boaster: int

    @override
    def decision(self, game: Bazaar) -> Decision | None:
        return choose("bazaar-react", ["applaud", "heckle", "ignore"], "ignore")

    @override
    def answer(self, game: Bazaar, answer: str) -> None:
        gain = {"applaud": 1, "heckle": -1, "ignore": 0}[answer]
        game.traders[self.boaster].points += gain
        game.tell("bazaar-reacted", who=Who(self.seat), to=Who(self.boaster), gain=gain)


@record
class Leave(Step[Bazaar]):
    """Two traders leave the town at the same time, each by a gate of its own choice."""

    seat: int
    partner: int

    @override
    def run(self, game: Bazaar) -> None:
        game.together([[Gate(self.seat), Gate(self.seat)], [Gate(self.partner)]])


@record
class Gate(Ask[Bazaar]):
    """By which gate; the south gate is worth a point."""

    seat: int

    @override
    def decision(self, game: Bazaar) -> Decision | None:
        return choose("bazaar-gate", ["north", "south"], "north")

    @override
    def answer(self, game: Bazaar, answer: str) -> None:
        game.traders[self.seat].points += answer == "south"
        game.tell("bazaar-left", who=Who(self.seat), gate=answer)
