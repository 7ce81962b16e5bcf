"""Family: marriage, and what it brings later; the early roll (FOR-6.15 to FOR-6.18)."""

from typing_extensions import override

from engines.core import Choose, Option, Step, Text, record
from engines.fortuna.content import Family, Goods
from engines.fortuna.state import Fortuna
from engines.fortuna.steps.asking import CardQuestion
from engines.fortuna.steps.favour import roll_dice
from engines.fortuna.steps.goods import gain_all, in_words, surplus
from engines.fortuna.words import ACTION, goods


def _family(game: Fortuna, card: str) -> Family:
    return game.content.action(card, Family)


@record
class Marry(Step[Fortuna]):
    """The unmarried pay and marry, for good (FOR-6.15)."""

    seat: int
    card: str

    @override
    def run(self, game: Fortuna) -> None:
        cost = _family(game, self.card).marriage_cost
        province = game.provinces[self.seat]
        province.remove("coin", cost)
        province.married = True
        game.tell("fortuna-event-marry", by=self.seat, coins=goods("coin", cost))


@record
class ChooseFamilyBonus(CardQuestion):
    """Grain, wine or coins for the married; the dice may be rolled before (FOR-6.17, FOR-6.18)."""

    seat: int
    card: str

    @override
    def decision(self, game: Fortuna) -> Choose:
        room = game.room(self.seat, "coin")
        options = [
            Option(
                f"take.{name}",
                Text("fortuna-bonus", {"card": ACTION[self.card], "goods": in_words(gains)}),
                surplus(gains["coin"], room) if "coin" in gains else None,
                confirm=game.seals(self.seat),
                then=game.sealing(self.seat),
            )
            for name, gains in self._bonuses(game).items()
        ]
        default = next((one.id for one in options if one.id.endswith("coin")), options[-1].id)
        if self._may_roll(game):
            roll = Text("fortuna-roll-first", {"n": game.dice_to_roll(self.seat)})
            hint = Text("fortuna-roll-first-hint")
            options.append(Option("roll", roll, hint, confirm=True))
        return Choose(
            prompt=Text("fortuna-prompt-family"),
            topic=Text("fortuna-topic-family"),
            default=default,
            rules=["FOR-6.17", "FOR-6.18", "FOR-A13", "FOR-A55"],
            options=options,
        )

    def _bonuses(self, game: Fortuna) -> dict[str, Goods]:
        return {"-".join(gains): gains for gains in _family(game, self.card).bonus}

    def _may_roll(self, game: Fortuna) -> bool:
        """Each die is rolled once a turn, and not at all in the Palace (FOR-A55)."""
        return not game.rolled and not game.in_palace(self.seat)

    @override
    def answer(self, game: Fortuna, answer: str) -> None:
        if answer == "roll":
            roll_dice(game, self.seat)
            game.push(self)
            return
        gained = gain_all(game, self.seat, self._bonuses(game)[answer.removeprefix("take.")])
        game.tell("fortuna-event-family", by=self.seat, goods=gained)
