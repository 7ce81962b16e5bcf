"""A small game that uses everything the core offers; it is played by the tests alone.

Each round traders run their errands side by side, in any order: buying from a common stock, drawing from
a common deck, selling cards, burying one, returning goods, showing them one after the other, boasting before
the others, leaving with a neighbour. Then all bid in secret for a prize, and each pays a toll. At any time
one may give coins to others.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Annotated, Any

from typing_extensions import override

from engines.core import (
    NOTHING,
    POINT,
    Allocate,
    Answer,
    Ask,
    AtRandom,
    Choose,
    ChooseMany,
    Decision,
    GameSpec,
    IllegalMove,
    Line,
    Objects,
    Option,
    OptionSpec,
    OptionValue,
    Record,
    Result,
    Score,
    Seen,
    Slot,
    State,
    Step,
    Text,
    View,
    Who,
    World,
    record,
    settled,
    text,
)

GOODS = ("oil", "silk", "spice")
ERRANDS = ("buy", "draw", "sell", "bury", "return", "show", "boast", "leave")
STOCK: Objects = frozenset(f"stock.{good}" for good in GOODS)
DECK: Objects = frozenset({"deck"})
REACH: Mapping[str, Objects] = {"buy": STOCK, "return": STOCK, "draw": DECK, "sell": DECK}


@record
class Chest(Record):
    """A buried card, known to whoever buried it."""

    card: Annotated[str, Seen("known", until="over", pool="cards")]
    known: list[int]


@record
class Trader(Record):
    """What belongs to a seat. errands: still to be run this round."""

    seat: int
    mark: str
    coins: int = 4
    points: int = 0
    goods: dict[str, int] = field(default_factory=dict)
    hand: Annotated[list[str], Seen("owner", until="over", pool="cards")] = field(
        default_factory=list
    )
    chests: list[Chest] = field(default_factory=list)
    errands: list[str] = field(default_factory=list)
    bid: Annotated[int | None, Seen("owner", shows="nothing", domain=(0, 1, 2, 3))] = None


@record
class Bazaar(State):
    """A bazaar."""

    traders: list[Trader]
    stock: dict[str, int]
    deck: Annotated[list[str], Seen("nobody", pool="cards")]
    wild: bool
    rounds: int
    discards: list[str] = field(default_factory=list)
    round: int = 0
    ended: bool = False

    def in_order(self) -> list[Trader]:
        """The traders, a new one leading each round."""
        first = self.round % len(self.traders)
        return self.traders[first:] + self.traders[:first]


def _choose(prompt: str, ids: Sequence[str], default: str | AtRandom, **more: Any) -> Choose:
    options = [Option(one, text("bazaar-option", id=one)) for one in ids]
    asked = {"prompt": Text(prompt), "topic": Text("bazaar-topic"), "default": default, **more}
    return Choose(options=options, **asked)


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
class Errand(Ask[Bazaar]):
    """Which errand next; a tip may be given at any time."""

    seat: int

    @override
    def decision(self, game: Bazaar) -> Decision | None:
        trader = game.traders[self.seat]
        ids = [*trader.errands, *(["tip"] if trader.coins else []), "done"]
        return _choose("bazaar-errand", ids, "done")

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
    def may_touch(self, game: Bazaar) -> Objects:
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
        return _choose("bazaar-buy", ids, AtRandom("buy")) if ids else None

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
    def may_touch(self, game: Bazaar) -> Objects:
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
    def may_touch(self, game: Bazaar) -> Objects:
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
    def may_touch(self, game: Bazaar) -> Objects:
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
        return _choose("bazaar-bury", hand, hand[0], secret=True, always=True) if hand else None

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
    def may_touch(self, game: Bazaar) -> Objects:
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
        return _choose("bazaar-react", ["applaud", "heckle", "ignore"], "ignore")

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
        return _choose("bazaar-gate", ["north", "south"], "north")

    @override
    def answer(self, game: Bazaar, answer: str) -> None:
        game.traders[self.seat].points += answer == "south"
        game.tell("bazaar-left", who=Who(self.seat), gate=answer)


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
        return _choose("bazaar-bid", ids, "0", secret=True, always=True)

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


@record
class Close(Step[Bazaar]):
    """The end."""

    @override
    def run(self, game: Bazaar) -> None:
        game.ended = True
        game.reveal()
        game.tell("bazaar-closed")


def worth(card: str) -> int:
    """What a buried card counts."""
    return int(card[1:])


def _lines(trader: Trader) -> list[Line]:
    return [
        Line(Text("bazaar-points"), trader.points),
        Line(Text("bazaar-coins"), trader.coins),
        Line(Text("bazaar-chests"), sum(worth(chest.card) for chest in trader.chests)),
    ]


def result(game: Bazaar) -> Result:
    """Most points win; all equal ones share."""
    lines = [_lines(trader) for trader in game.traders]
    totals = [sum(line.points for line in one) for one in lines]
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    scores = [Score(at, totals[at], ranks[at], lines[at]) for at in range(len(totals))]
    return Result(scores, [at for at, rank in enumerate(ranks) if rank == 1])


def worths(view: View[Bazaar]) -> list[int]:
    """The points, and what may still become some."""
    if view.over:
        return settled(result(view.state))
    return [_worth(trader) for trader in view.state.traders]


def _worth(trader: Trader) -> int:
    buried = sum(worth(chest.card) for chest in trader.chests if chest.card != "?")
    has = POINT * (trader.points + trader.coins + buried)
    return has + POINT // 2 * sum(trader.goods.values())


def moment(game: Bazaar) -> Text:
    """The round."""
    return text("bazaar-moment", round=game.round)


def invariants(game: Bazaar) -> None:
    """Cards are neither lost nor found; nothing is negative."""
    cards = [*game.deck, *game.discards]
    for trader in game.traders:
        cards += [*trader.hand, *(chest.card for chest in trader.chests)]
        assert trader.coins >= 0, trader
        assert all(n >= 0 for n in trader.goods.values()), trader
    assert sorted(cards) == sorted(CARDS), cards
    assert all(0 <= n <= 30 for n in game.stock.values()), game.stock


def agree(world: World[Bazaar]) -> None:
    """Only who has bid has bid, and only until all have."""
    for trader in world.game.traders:
        if world.going_on(Bid, trader.seat) or not world.going_on(Prize):
            trader.bid = None


CARDS = [f"{suit}{n}" for suit in "abc" for n in range(1, 6)]


def start(content: Any, options: Mapping[str, OptionValue], marks: Sequence[str]) -> Bazaar:
    """Before the cards are dealt."""
    traders = [
        Trader(seat, mark, goods=dict.fromkeys(GOODS, 0), coins=content["coins"])
        for seat, mark in enumerate(marks)
    ]
    wild = options["weather"] == "wild"
    return Bazaar(traders, dict.fromkeys(GOODS, 1), list(CARDS), wild, int(options["rounds"]))


def content(tables: Mapping[str, Any]) -> Any:
    """How many coins each starts with."""
    if not isinstance(tables.get("coins"), int):
        raise ValueError("coins: a whole number is needed")
    return tables


CONTENT: dict[str, Any] = {"coins": 4}

BAZAAR: GameSpec[Bazaar] = GameSpec(
    key="bazaar",
    schema=1,
    state=Bazaar,
    steps=(
        Round,
        Deal,
        Market,
        Errand,
        Buy,
        Draw,
        Sell,
        Bury,
        Return,
        Show,
        React,
        Leave,
        Gate,
        Auction,
        Bid,
        Prize,
        Tolls,
        Toll,
        Close,
    ),
    players=(2, 3, 4),
    options=(
        OptionSpec("weather", "calm", choices=("calm", "wild"), rules=("BAZ-2",)),
        OptionSpec("rounds", 2, low=1, high=5),
    ),
    marks=("red", "green", "blue", "white"),
    content=content,
    start=start,
    opening=lambda _: [Deal(), Round()],
    result=result,
    worths=worths,
    moment=moment,
    round=lambda game: game.round,
    invariants=invariants,
    agree=agree,
    acts=acts,
)
