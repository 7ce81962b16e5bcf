"""Grow: food for steps on the population track (MES-18)."""

from typing_extensions import override

from engines.core import Ask, Decision, Option, Step, record, text
from engines.mesopotamia.ids import FOOD
from engines.mesopotamia.preview.growth import possible
from engines.mesopotamia.rules.goods import pay
from engines.mesopotamia.rules.menu import choose
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import goods


@record
class Grow(Step[Mesopotamia]):
    """Grow up to a number of steps, each for the same price in food (MES-18.1)."""

    seat: int
    food: int
    steps: int

    @override
    def run(self, game: Mesopotamia) -> None:
        if not possible(game, self.seat, self.food, self.steps):
            game.tell("mesopotamia-event-not-grown", by=self.seat)
            return
        game.push(GrowBy(self.seat, self.food, self.steps))


@record
class GrowBy(Ask[Mesopotamia]):
    """How many steps, where there is a choice (MES-18.1, MES-18.4)."""

    seat: int
    food: int
    steps: int

    @override
    def decision(self, game: Mesopotamia) -> Decision:
        most = possible(game, self.seat, self.food, self.steps)
        options = [
            Option(
                str(n),
                text("mesopotamia-do-grow", n=n),
                text("mesopotamia-costs", goods=goods({FOOD: n * self.food})),
            )
            for n in range(1, most + 1)
        ]
        return choose("grow", options, str(most), rules=["MES-18.1", "MES-18.4"])

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        steps = int(answer)
        pay(game.realms[self.seat], {FOOD: steps * self.food})
        game.population.advance(self.seat, steps)
        level = game.population.space(self.seat)
        game.tell("mesopotamia-event-grown", by=self.seat, n=steps, level=level)
