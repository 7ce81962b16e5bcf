"""Trade: markets, peddlers, church, tailor, bank, alchemist, jeweller (CAY-8.50 to CAY-8.58)."""

from collections.abc import Mapping
from typing import ClassVar

from typing_extensions import override

from engines.caylus.content import Buy, Rate, Sell, Trade
from engines.caylus.content.effects import rate as rate_text
from engines.caylus.ids import CUBES, PLAIN
from engines.caylus.rules.goods import can_pay, gain, pay, spread
from engines.caylus.rules.unused import tell_unused
from engines.caylus.state import Caylus
from engines.caylus.words import amount, amounts, cubes
from engines.core import Allocate, Ask, Choose, Decision, Option, Slot, Text, record

DECLINED = "decline"
PLAIN_CUBES = "cubes"


@record
class UseTrade(Ask[Caylus]):
    """What the trading buildings have in common: an exchange that may be declined (CAY-8.4)."""

    deal: ClassVar[str] = "trade"
    """What one does here: trade, sell or buy."""

    seat: int
    space: int

    def offers(self, game: Caylus) -> list[Option]:
        """The exchanges that can be paid."""
        raise NotImplementedError

    def exchange(self, game: Caylus, answer: str) -> None:
        """Do the exchange chosen."""
        raise NotImplementedError

    @override
    def decision(self, game: Caylus) -> Decision | None:
        options = self.offers(game)
        if not options:
            return None
        place = game.place(self.space)
        return Choose(
            prompt=Text(f"caylus-prompt-{self.deal}", {"building": place}),
            topic=Text("caylus-topic-trade"),
            default=DECLINED,
            rules=["CAY-8.4", *_RULES[game.space(self.space).tile or ""], "CAY-8.58"],
            options=[Option(DECLINED, Text(f"caylus-{self.deal}-none")), *options],
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        if answer == DECLINED:
            tell_unused(game, self.seat, self.space, able=True)
        else:
            self.exchange(game, answer)

    @override
    def skip(self, game: Caylus) -> None:
        tell_unused(game, self.seat, self.space, able=False)


_RULES = {
    "neutral_market": ["CAY-8.50"],
    "market": ["CAY-8.51"],
    "fixed_peddler": ["CAY-8.52"],
    "peddler": ["CAY-8.53"],
    "church": ["CAY-8.54"],
    "tailor": ["CAY-8.55"],
    "bank": ["CAY-8.56"],
    "alchemist": ["CAY-8.57"],
    "jeweller": ["CAY-A81"],
}


def trade(
    game: Caylus, seat: int, space: int, paid: Mapping[str, int], gained: Mapping[str, int]
) -> None:
    """Exchange goods with the stock and tell so."""
    player = game.players[seat]
    given = pay(player, paid)
    taken = gain(player, gained)
    building = game.place(space)
    game.tell("caylus-event-trade", by=seat, building=building, paid=given, gained=taken)


@record
class SellCube(UseTrade):
    """A market: exactly one cube, gold too (CAY-8.50, CAY-8.51)."""

    deal: ClassVar[str] = "sell"

    @override
    def offers(self, game: Caylus) -> list[Option]:
        player = game.players[self.seat]
        hint = Text("caylus-gain", {"gain": [amount("deniers", self._price(game))]})
        return [Option(cube, _deal("sell", cube), hint) for cube in CUBES if player.amount(cube)]

    def _price(self, game: Caylus) -> int:
        effect = game.effect(self.space, Sell)
        return effect.price

    @override
    def exchange(self, game: Caylus, answer: str) -> None:
        trade(game, self.seat, self.space, {answer: 1}, {"deniers": self._price(game)})


@record
class BuyCubes(UseTrade):
    """A peddler: one cube, or two alike or different, never gold (CAY-8.52, CAY-8.53)."""

    deal: ClassVar[str] = "buy"

    @override
    def offers(self, game: Caylus) -> list[Option]:
        effect = game.effect(self.space, Buy)
        choices: list[tuple[str, ...]] = [(cube,) for cube in PLAIN]
        if effect.most > 1:
            choices += [(one, other) for at, one in enumerate(PLAIN) for other in PLAIN[at:]]
        deniers = game.players[self.seat].deniers
        return [
            _purchase(choice, effect.price * len(choice))
            for choice in choices
            if effect.price * len(choice) <= deniers
        ]

    @override
    def exchange(self, game: Caylus, answer: str) -> None:
        names = answer.split(".")
        gained = {cube: names.count(cube) for cube in dict.fromkeys(names)}
        price = game.effect(self.space, Buy).price * len(names)
        trade(game, self.seat, self.space, {"deniers": price}, gained)


def _purchase(choice: tuple[str, ...], price: int) -> Option:
    hint = Text("caylus-cost", {"pay": [amount("deniers", price)]})
    return Option(".".join(choice), _deal("buy", *choice), hint)


def _deal(what: str, *choice: str) -> Text:
    """`Sell 1 food`, `Buy 2 wood`."""
    return Text(f"caylus-{what}", {"cubes": cubes(choice)})


@record
class UseRate(UseTrade):
    """Church, tailor, bank, alchemist, jeweller: one of the rates, once (CAY-8.54 to CAY-8.58)."""

    @override
    def offers(self, game: Caylus) -> list[Option]:
        player = game.players[self.seat]
        rates = game.effect(self.space, Trade).rates
        return [
            Option(f"rate-{n}", rate_text(row))
            for n, row in enumerate(rates, 1)
            if can_pay(player, row.pay)
        ]

    @override
    def exchange(self, game: Caylus, answer: str) -> None:
        number = int(answer.removeprefix("rate-"))
        row = game.effect(self.space, Trade).rates[number - 1]
        if PLAIN_CUBES in row.pay:
            game.push(PayCubes(self.seat, self.space, number))
        else:
            trade(game, self.seat, self.space, row.pay, row.gain)


@record
class PayCubes(Ask[Caylus]):
    """Which cubes are paid where any but gold will do (CAY-8.57, CAY-A14)."""

    seat: int
    space: int
    rate: int

    def _rate(self, game: Caylus) -> Rate:
        return game.effect(self.space, Trade).rates[self.rate - 1]

    @override
    def decision(self, game: Caylus) -> Decision:
        player = game.players[self.seat]
        row = self._rate(game)
        number = row.pay[PLAIN_CUBES]
        proposal = spread(player, number)
        return Allocate(
            prompt=Text("caylus-prompt-pay-cubes", {"n": number, "gain": amounts(row.gain)}),
            topic=Text("caylus-topic-trade"),
            default=proposal,
            rules=["CAY-8.57", "CAY-A14"],
            slots=[
                Slot(cube, Text(f"caylus-slot-{cube}"), 0, min(number, player.amount(cube)))
                for cube in PLAIN
            ],
            least=number,
            most=number,
            proposal=proposal,
        )

    @override
    def answer(self, game: Caylus, answer: dict[str, int]) -> None:
        row = self._rate(game)
        rest = {what: number for what, number in row.pay.items() if what != PLAIN_CUBES}
        paid = {cube: number for cube, number in answer.items() if number}
        trade(game, self.seat, self.space, {**rest, **paid}, row.gain)
