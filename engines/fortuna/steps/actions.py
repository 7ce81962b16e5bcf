"""Executing an action card: on the own side, by Military Power, or copied by Corruption (FOR-6)."""

from engines.core import Ask, Choose, Decision, Option, Step, Text, record
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
from engines.fortuna.state import Fortuna
from engines.fortuna.steps.building import BuildOne, buildable
from engines.fortuna.steps.family import ChooseFamilyBonus, Marry
from engines.fortuna.steps.goods import (
    BuyPeople,
    CollectGoods,
    HarvestWithWater,
    RepresentClergy,
    SellGoods,
    bulk_prices,
    clergy_possible,
    proceeds,
)
from engines.fortuna.steps.palace import advance, draws_on_arrival
from engines.fortuna.words import ACTION, OF_PLAYER, WHOSE, goods

# The places in WHOSE of four empty sides.
_EMPTY = range(len(OF_PLAYER), len(WHOSE))


def ways(
    game: Fortuna, seat: int, card: str, coins: int | None = None, centurions: int | None = None
) -> int:
    """In how many ways a card can be executed: 0 if it would do nothing (FOR-A38), 1 without a question.

    `coins`, `centurions`: what is left of them once the way to the card is paid (FOR-A52, FOR-A53).
    """
    province = game.provinces[seat]
    action = game.content.actions[card]
    purse = province.coins if coins is None else coins
    match action:
        case Harvest():
            return 1 + province.amount("water")
        case Sell():
            return province.amount(action.good)
        case Buy():
            owned = province.amount(action.good)
            if action.good == "centurion" and centurions is not None:
                owned = centurions
            return _affordable(game, action.good, owned, purse)
        case Clergy():
            return int(clergy_possible(game, seat, action))
        case Family():
            return len(action.bonus) if province.married else int(purse >= action.marriage_cost)
        case Build():
            return len(buildable(game, seat, purse))
        case Corruption():
            # There is always a harvest or the Water collection to copy on another side.
            return 1 + (purse >= action.copy_price)
        case FortunaCard():
            return int(not game.in_palace(seat))
    return 1


def _affordable(game: Fortuna, good: str, owned: int, coins: int) -> int:
    return sum(price <= coins for price in bulk_prices(game, good, owned))


def final(game: Fortuna, seat: int, card: str, number: int) -> bool:
    """Whether choosing a card that can be executed in `number` ways cannot be taken back.

    It cannot if it lets draw Palace cards, or leads to the dice without another question.
    """
    if number > 1:
        return False
    action = game.content.actions[card]
    if isinstance(action, FortunaCard) and draws_on_arrival(game, seat, action.steps):
        return True
    gained = action.gain.get("die", 0) if isinstance(action, Clergy) else 0
    return game.seals(seat, gained)


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

    def run(self, game: Fortuna) -> None:
        """See Step."""
        action = game.content.action(self.card, FortunaCard)
        advance(game, self.seat, action.steps, "fortuna-event-fortuna", card=ACTION[self.card])


@record
class Corrupt(Ask[Fortuna]):
    """Corruption: copy any card of another side, or take coins (FOR-6.21 to FOR-6.25)."""

    seat: int

    def decision(self, game: Fortuna) -> Decision:
        """See Ask."""
        row = game.content.corruption
        left = game.provinces[self.seat].coins - row.copy_price
        owner = owners(game)
        take = Text("fortuna-take", {"goods": [goods("coin", row.income)]})
        hint = proceeds(row.income, game.room(self.seat, "coin"))
        options = [Option("coins", take, hint, confirm=game.seals(self.seat))]
        if left >= 0:
            options += [
                Option(
                    f"copy.{place.card}",
                    Text("fortuna-copy", {"card": ACTION[place.card]}),
                    game.content.effects[place.card],
                    WHOSE[owner[side]],
                    confirm=final(game, self.seat, place.card, number),
                )
                for side in game.other_sides(self.seat)
                for place in game.sides[side]
                if (number := ways(game, self.seat, place.card, coins=left))
            ]
        return Choose(
            prompt=Text("fortuna-prompt-corruption", {"coins": goods("coin", row.copy_price)}),
            topic=Text("fortuna-topic-corruption"),
            default="coins",
            rules=["FOR-6.21", "FOR-6.22", "FOR-6.23", "FOR-6.25"],
            options=options,
        )

    def answer(self, game: Fortuna, answer: str) -> None:
        """See Ask."""
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
