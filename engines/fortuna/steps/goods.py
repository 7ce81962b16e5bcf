"""Actions with goods: gathering, harvesting, selling, buying, the Clergy (FOR-6.1 to FOR-6.14)."""

from collections.abc import Mapping

from typing_extensions import override

from engines.core import Arg, Choose, Option, Step, Text, record
from engines.fortuna.content import Buy, Clergy, Gather, Good, Goods, Harvest, Sell
from engines.fortuna.preview import bulk_prices
from engines.fortuna.state import Fortuna
from engines.fortuna.steps.asking import CardQuestion
from engines.fortuna.words import ACTION, goods


def gain_all(game: Fortuna, seat: int, gains: Mapping[Good, int]) -> list[Arg]:
    """Give a seat several goods; what it received, in words."""
    return [goods(good, game.gain(seat, good, number)) for good, number in gains.items()]


@record
class CollectGoods(Step[Fortuna]):
    """Water collection: goods for nothing (FOR-6.1)."""

    seat: int
    card: str

    @override
    def run(self, game: Fortuna) -> None:
        action = game.content.action(self.card, Gather)
        gained = gain_all(game, self.seat, action.gain)
        game.tell("fortuna-event-collect", by=self.seat, card=ACTION[self.card], goods=gained)


@record
class HarvestWithWater(CardQuestion):
    """A harvest, and how much water to hand in for more (FOR-6.2, FOR-6.3)."""

    seat: int
    card: str

    def _action(self, game: Fortuna) -> Harvest:
        return game.content.action(self.card, Harvest)

    def _gain(self, action: Harvest, water: int) -> Goods:
        gains = dict(action.gain)
        for good, number in action.per_water.items():
            gains[good] = gains.get(good, 0) + number * water
        return gains

    @override
    def decision(self, game: Fortuna) -> Choose:
        action = self._action(game)
        water = game.provinces[self.seat].amount("water")
        return Choose(
            prompt=Text("fortuna-prompt-harvest", {"card": ACTION[self.card]}),
            topic=Text("fortuna-topic-harvest"),
            default="water.0",
            confirm=game.seals(self.seat),
            then=game.sealing(self.seat),
            rules=["FOR-6.2", "FOR-6.3", "FOR-A16"],
            options=[
                Option(f"water.{given}", self._harvest(action, given)) for given in range(water + 1)
            ],
        )

    def _harvest(self, action: Harvest, water: int) -> Text:
        """`Grain harvest: 4 grain for 2 water`."""
        return Text(
            "fortuna-harvest",
            {
                "card": ACTION[self.card],
                "goods": in_words(self._gain(action, water)),
                "n": water,
                "water": goods("water", water),
            },
        )

    @override
    def answer(self, game: Fortuna, answer: str) -> None:
        water = int(answer.removeprefix("water."))
        game.provinces[self.seat].remove("water", water)
        gained = gain_all(game, self.seat, self._gain(self._action(game), water))
        game.tell(
            "fortuna-event-harvest",
            by=self.seat,
            card=ACTION[self.card],
            goods=gained,
            n=water,
            water=goods("water", water),
        )


def in_words(gains: Mapping[Good, int]) -> list[Arg]:
    """`2 grain, 1 wine`."""
    return [goods(good, number) for good, number in gains.items()]


def unit_price(game: Fortuna, seat: int, action: Sell) -> int:
    """What a unit sold brings; a Market makes it more (FOR-6.6, FOR-15.1)."""
    built = game.provinces[seat].buildings
    return action.price + sum(game.content.buildings[name].sale_bonus for name in built)


@record
class SellGoods(CardQuestion):
    """How many units to sell (FOR-6.4, FOR-6.5); what exceeds the limit of coins is lost (FOR-A56)."""

    seat: int
    card: str

    def _action(self, game: Fortuna) -> Sell:
        return game.content.action(self.card, Sell)

    @override
    def decision(self, game: Fortuna) -> Choose:
        action = self._action(game)
        units = game.provinces[self.seat].amount(action.good)
        price = unit_price(game, self.seat, action)
        room = game.room(self.seat, "coin")
        return Choose(
            prompt=Text("fortuna-prompt-sell", {"price": price}),
            topic=Text("fortuna-topic-sell"),
            default=f"sell.{max(1, min(units, room // price))}",
            confirm=game.seals(self.seat),
            then=game.sealing(self.seat),
            rules=["FOR-6.4", "FOR-6.5", "FOR-6.6", "FOR-13.1"],
            options=[
                Option(
                    f"sell.{sold}",
                    _traded("fortuna-sell", action.good, sold, min(sold * price, room)),
                    surplus(sold * price, room),
                )
                for sold in range(1, units + 1)
            ],
        )

    @override
    def answer(self, game: Fortuna, answer: str) -> None:
        action = self._action(game)
        sold = int(answer.removeprefix("sell."))
        price = unit_price(game, self.seat, action)
        game.provinces[self.seat].remove(action.good, sold)
        coins = game.gain(self.seat, "coin", sold * price)
        game.tell(
            "fortuna-event-sell",
            by=self.seat,
            goods=goods(action.good, sold),
            coins=goods("coin", coins),
        )


def _traded(key: str, good: str, number: int, coins: int) -> Text:
    """`Sell 3 grain for 6 coins`, `Buy 2 Centurions for 3 coins`."""
    return Text(key, {"goods": goods(good, number), "coins": goods("coin", coins)})


def surplus(coins: int, room: int) -> Text | None:
    """What is lost of so many coins where there is room for `room` (FOR-13.1, FOR-A56); None if nothing."""
    if coins <= room:
        return None
    return Text("fortuna-gain-lost", {"goods": goods("coin", room), "lost": coins - room})


@record
class BuyPeople(CardQuestion):
    """How many Centurions or Priestesses to buy (FOR-6.7 to FOR-6.10)."""

    seat: int
    card: str

    def _good(self, game: Fortuna) -> str:
        return game.content.action(self.card, Buy).good

    def _prices(self, game: Fortuna) -> list[int]:
        good = self._good(game)
        return bulk_prices(game.content, good, game.provinces[self.seat].amount(good))

    @override
    def decision(self, game: Fortuna) -> Choose:
        coins = game.provinces[self.seat].coins
        good = self._good(game)
        return Choose(
            prompt=Text("fortuna-prompt-buy", {"card": ACTION[self.card]}),
            topic=Text("fortuna-topic-buy"),
            default="buy.1",
            confirm=game.seals(self.seat),
            then=game.sealing(self.seat),
            rules=["FOR-6.7", "FOR-6.8", "FOR-6.9", "FOR-6.10"],
            options=[
                Option(f"buy.{bought}", _traded("fortuna-buy", good, bought, price))
                for bought, price in enumerate(self._prices(game), start=1)
                if price <= coins
            ],
        )

    @override
    def answer(self, game: Fortuna, answer: str) -> None:
        bought = int(answer.removeprefix("buy."))
        good = self._good(game)
        price = self._prices(game)[bought - 1]
        province = game.provinces[self.seat]
        province.remove("coin", price)
        province.add(good, bought)
        game.tell(
            "fortuna-event-buy",
            by=self.seat,
            goods=goods(good, bought),
            coins=goods("coin", price),
        )


@record
class RepresentClergy(Step[Fortuna]):
    """A Priestess for a die (FOR-6.11)."""

    seat: int
    card: str

    @override
    def run(self, game: Fortuna) -> None:
        action = game.content.action(self.card, Clergy)
        for good, number in action.give.items():
            game.provinces[self.seat].remove(good, number)
        gained = gain_all(game, self.seat, action.gain)
        game.tell("fortuna-event-clergy", by=self.seat, goods=in_words(action.give), gained=gained)


def clergy_possible(game: Fortuna, seat: int, action: Clergy) -> bool:
    """A Priestess to give, room for the die, and a die in the supply (FOR-6.12)."""
    province = game.provinces[seat]
    has = all(province.amount(good) >= number for good, number in action.give.items())
    fits = all(game.room(seat, good) >= number for good, number in action.gain.items())
    return has and fits and game.dice_supply >= action.gain.get("die", 0)
