"""A game of one throw: a sure gain, a dare that seldom brings more, or a better gain by a second answer."""

from dataclasses import replace

from typing_extensions import override

from engines.core import (
    POINT,
    Ask,
    Decision,
    GameSpec,
    Result,
    Score,
    State,
    record,
)
from tests.bot.matches.little import little_choice, little_game

GAINS = {"keep": 20, "take": 25}
BOLD = 40
"""What a dare brings with a six, or with a five."""


@record
class Dare(State):
    """What the only seat has gained."""

    gained: int = 0


@record
class Choice(Ask[Dare]):
    """The seat keeps what it has, dares to throw, or prepares to take something.

    broken: it is also offered what cannot be done.
    """

    seat: int = 0
    prepared: bool = False
    broken: bool = False

    @override
    def decision(self, game: Dare) -> Decision | None:
        offered = ["leave", "take"] if self.prepared else ["dare", "prepare", "keep"]
        offered += ["fall"] * self.broken
        return little_choice(offered)

    @override
    def answer(self, game: Dare, answer: str) -> None:
        if answer == "prepare":
            game.push(Choice(prepared=True))
        elif answer == "dare":
            game.gained = BOLD * (game.roll("dare") > 4)
        elif answer == "fall":
            raise LookupError("nobody can fall")
        else:
            game.gained = GAINS.get(answer, 0)


def result(game: Dare) -> Result:
    return Result([Score(0, game.gained, 1)], [0])


def dare(*, broken: bool) -> GameSpec[Dare]:
    """The game; broken: it also offers what cannot be done."""
    game = little_game(
        "dare",
        Dare,
        lambda _: Choice(broken=broken),
        players=(1,),
        start=lambda *_: Dare(),
        result=result,
        round_of=lambda _: 1,
    )
    return replace(game, worths=lambda view: [POINT * view.state.gained])


DARE = dare(broken=False)
BROKEN = dare(broken=True)
