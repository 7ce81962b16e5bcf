"""Executing an action card: on the own side, by Military Power, or copied by Corruption (FOR-6)."""

from typing_extensions import override

from engines.core import Arg, Choose, Option, Step, Text, record
from engines.fortuna.content import (
    Build,
    Buy,
    Clergy,
    Corruption,
    Family,
    FortunaCard,
    Gather,
    Harvest,
    Sell,
)
from engines.fortuna.preview import bulk_prices
from engines.fortuna.state import Fortuna
from engines.fortuna.steps.asking import CardQuestion
from engines.fortuna.steps.building import BuildOne, buildable
from engines.fortuna.steps.family import ChooseFamilyBonus, Marry
from engines.fortuna.steps.goods import (
    BuyPeople,
    CollectGoods,
    HarvestWithWater,
    RepresentClergy,
    SellGoods,
    clergy_possible,
    in_words,
    surplus,
)
from engines.fortuna.steps.palace import advance, draws_on_arrival
from engines.fortuna.words import ACTION, OF_PLAYER, THEN_PALACE, WHOSE, goods

# The places in WHOSE of four empty sides.
_EMPTY = range(len(OF_PLAYER), len(WHOSE))


MOST_AT_ONCE = 6
"""A card with more ways to execute it asks for them in a question of its own."""


def ways(game: Fortuna, seat: int, card: str) -> int:
    """In how many ways a card can be executed: 0 if it would do nothing (FOR-A38)."""
    province = game.provinces[seat]
    action = game.content.actions[card]
    match action:
        case Harvest():
            return 1 + province.amount("water")
        case Sell():
            return province.amount(action.good)
        case Buy():
            owned = province.amount(action.good)
            return _affordable(game, action.good, owned, province.coins)
        case Clergy():
            return int(clergy_possible(game, seat, action))
        case Family():
            affordable = province.coins >= action.marriage_cost
            return len(action.bonus) if province.married else int(affordable)
        case Build():
            return len(buildable(game, seat, province.coins))
        case Corruption():
            # There is always a harvest or the Water collection to copy on another side.
            return 1 + (province.coins >= action.copy_price)
        case FortunaCard():
            return int(not game.in_palace(seat))
    return 1


def _affordable(game: Fortuna, good: str, owned: int, coins: int) -> int:
    return sum(price <= coins for price in bulk_prices(game.content, good, owned))


def uses(game: Fortuna, seat: int, card: str) -> list[Option]:
    """To execute a card, an option for each way if they are few; none if it would do nothing (FOR-A38).

    Their ids are `use.<card>`, then the answer to the card's own question if there is one.
    """
    number = ways(game, seat, card)
    if not number:
        return []
    step, group = resolve(game, seat, card), ACTION[card]
    if number > MOST_AT_ONCE or (isinstance(step, Corrupt) and number > 1):
        return [Option(f"use.{card}", asking(game, card), game.content.effects[card], group)]
    if not isinstance(step, CardQuestion):
        label, hint = _at_once(game, seat, card), game.content.effects[card]
        then = follows(game, seat, card)
        return [Option(f"use.{card}", label, hint, group, confirm=then is not None, then=then)]
    asked = step.decision(game)
    return [
        Option(
            f"use.{card}.{one.id}",
            one.label,
            one.hint,
            group,
            confirm=one.confirm or asked.confirm,
            then=one.then or asked.then,
        )
        for one in asked.options
    ]


def safe_use(game: Fortuna, seat: int, card: str) -> str:
    """The id of the safe way to execute a card that can be executed."""
    step, (first, *_) = resolve(game, seat, card), uses(game, seat, card)
    if first.id == f"use.{card}" or not isinstance(step, CardQuestion):
        return first.id
    return f"use.{card}.{step.decision(game).default}"


def execute(game: Fortuna, seat: int, use: str, *after: Step[Fortuna]) -> None:
    """Do what an option of `uses` says, then the steps `after`."""
    _, card, *way = use.split(".", 2)
    step = resolve(game, seat, card)
    if way and isinstance(step, CardQuestion):
        game.push(*after)
        step.answer(game, way[0])
    else:
        game.push(step, *after)


def _at_once(game: Fortuna, seat: int, card: str) -> Text:
    """What a card does that asks nothing."""
    action = game.content.actions[card]
    name = ACTION[card]
    match action:
        case Gather():
            return Text("fortuna-bonus", {"card": name, "goods": in_words(action.gain)})
        case Clergy():
            give, gain = in_words(action.give), in_words(action.gain)
            return Text("fortuna-clergy", {"goods": give, "gained": gain})
        case Family():
            return Text("fortuna-marry", {"coins": goods("coin", action.marriage_cost)})
        case FortunaCard():
            left = game.content.limits.road_length - game.provinces[seat].step
            return Text("fortuna-advance", {"card": name, "n": min(action.steps, left)})
    raise LookupError(card)


def asking(game: Fortuna, card: str) -> Text:
    """To use a card that then asks how."""
    action = game.content.actions[card]
    if isinstance(action, Corruption):
        price, income = goods("coin", action.copy_price), goods("coin", action.income)
        said: dict[str, Arg] = {"card": ACTION[card], "coins": price, "goods": income}
        return Text("fortuna-use-corruption", said)
    return Text("fortuna-use", {"card": ACTION[card]})


def follows(game: Fortuna, seat: int, card: str) -> Text | None:
    """What follows on a card that can be executed in one way; None if it can be taken back.

    It cannot if it lets draw Palace cards, or leads to the dice without another question.
    """
    action = game.content.actions[card]
    if isinstance(action, FortunaCard) and draws_on_arrival(game, seat, action.steps):
        return THEN_PALACE
    gained = action.gain.get("die", 0) if isinstance(action, Clergy) else 0
    return game.sealing(seat, gained)


def resolve(game: Fortuna, seat: int, card: str) -> Step[Fortuna]:
    """The step that executes a card, wherever it lies; it never moves action cards."""
    match game.content.actions[card]:
        case Gather():
            return CollectGoods(seat, card)
        case Harvest():
            return HarvestWithWater(seat, card)
        case Sell():
            return SellGoods(seat, card)
        case Buy():
            return BuyPeople(seat, card)
        case Clergy():
            return RepresentClergy(seat, card)
        case Family():
            married = game.provinces[seat].married
            return ChooseFamilyBonus(seat, card) if married else Marry(seat, card)
        case Build():
            return BuildOne(seat)
        case Corruption():
            return Corrupt(seat)
        case FortunaCard():
            return TrustFortuna(seat, card)


@record
class TrustFortuna(Step[Fortuna]):
    """The Fortuna action card: a step towards Rome (FOR-6.26)."""

    seat: int
    card: str

    @override
    def run(self, game: Fortuna) -> None:
        action = game.content.action(self.card, FortunaCard)
        advance(game, self.seat, action.steps, "fortuna-event-fortuna", card=ACTION[self.card])


@record
class Corrupt(CardQuestion):
    """Corruption: copy any card of another side, or take coins (FOR-6.21 to FOR-6.25)."""

    seat: int

    @override
    def decision(self, game: Fortuna) -> Choose:
        row, province = game.content.corruption, game.provinces[self.seat]
        income: list[Arg] = [goods("coin", row.income)]
        take = Text("fortuna-bonus", {"card": ACTION[row.id], "goods": income})
        hint = surplus(row.income, game.room(self.seat, "coin"))
        then = game.sealing(self.seat)
        options = [Option("coins", take, hint, confirm=then is not None, then=then)]
        if province.coins >= row.copy_price:
            with province.without("coin", row.copy_price):
                options += self._copies(game)
        return Choose(
            prompt=Text("fortuna-prompt-corruption", {"coins": goods("coin", row.copy_price)}),
            topic=Text("fortuna-topic-corruption"),
            default="coins",
            rules=["FOR-6.21", "FOR-6.22", "FOR-6.23", "FOR-6.25"],
            options=options,
        )

    def _copies(self, game: Fortuna) -> list[Option]:
        """The cards that could be copied once the price is paid (FOR-A53)."""
        owner, coins = owners(game), goods("coin", game.content.corruption.copy_price)
        found = []
        for side in game.other_sides(self.seat):
            for place in game.sides[side]:
                ways_to = uses(game, self.seat, place.card)
                if not ways_to:
                    continue
                only = ways_to[0] if len(ways_to) == 1 else None
                found.append(
                    Option(
                        f"copy.{place.card}",
                        Text("fortuna-copy", {"card": ACTION[place.card], "coins": coins}),
                        game.content.effects[place.card] if only is None else only.label,
                        WHOSE[owner[side]],
                        confirm=only is not None and only.confirm,
                        then=only.then if only is not None else None,
                    )
                )
        return found

    @override
    def answer(self, game: Fortuna, answer: str) -> None:
        row = game.content.corruption
        if answer == "coins":
            coins = game.gain(self.seat, "coin", row.income)
            game.tell("fortuna-event-bribed", by=self.seat, coins=goods("coin", coins))
            return
        card = answer.removeprefix("copy.")
        self._pay(game, card)
        game.push(resolve(game, self.seat, card))

    def _pay(self, game: Fortuna, card: str) -> None:
        """The price goes to the owner of the card, or to the supply (FOR-6.22, FOR-A6)."""
        price = game.content.corruption.copy_price
        game.provinces[self.seat].remove("coin", price)
        side, _ = game.place_of(card)
        owner = game.owner(side)
        if owner is not None:
            game.gain(owner, "coin", price)
        coins = goods("coin", price)
        name = WHOSE[owners(game)[side]]
        game.tell("fortuna-event-copy", by=self.seat, card=ACTION[card], coins=coins, owner=name)


def owners(game: Fortuna) -> list[int]:
    """Whose each of the four sides is, as a place in WHOSE."""
    found = list(_EMPTY)
    for province in game.provinces:
        found[province.side] = province.seat
    return found
