"""A game in which a seat gains little by what it does, and much or nothing by what the other one gives it."""

from dataclasses import replace

from typing_extensions import override

from engines.core import POINT, Ask, Decision, Result, Score, State, record
from tests.bot.matches.little import little_choice, little_game

GIFTS = 100
EARNED = 1


@record
class Gift(State):
    """What seat 0 has earned and been given."""

    gained: int = 0


@record
class Turn(Ask[Gift]):
    """Seat 0 works, and is then asked how it feels, or idles; seat 1 gives something or nothing."""

    seat: int = 0
    worked: bool = False

    @override
    def decision(self, game: Gift) -> Decision | None:
        offered = ("glad", "sad") if self.worked else ("idle", "work")
        if self.seat == 1:
            offered = ("nothing", "much")
        return little_choice(offered)

    @override
    def answer(self, game: Gift, answer: str) -> None:
        game.gained += GIFTS * (answer == "much") + EARNED * (answer == "work")
        if answer == "work":
            game.push(Turn(worked=True))
        elif self.seat == 0:
            game.push(Turn(seat=1))


def result(game: Gift) -> Result:
    return Result([Score(0, game.gained, 1), Score(1, 0, 2)], [0])


GIFT = replace(
    little_game(
        "gift",
        Gift,
        lambda _: Turn(),
        players=(2,),
        start=lambda *_: Gift(),
        result=result,
        round_of=lambda _: 1,
    ),
    worths=lambda view: [POINT * view.state.gained, 0],
)
