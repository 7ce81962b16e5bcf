"""A game of some rounds: who reaps in the first one has something at once, who sows has more later."""

from dataclasses import replace

from typing_extensions import override

from engines.core import POINT, Ask, Decision, Result, Score, State, record
from tests.bot.matches.little import little_choice, little_game

REAPED, SOWN = 10, 30
RIPE = 20
"""In this round what was sown is brought in."""
ROUNDS = 24


@record
class Harvest(State):
    """What the only seat has brought in, and whether it has sown."""

    round: int = 1
    gained: int = 0
    sown: bool = False


@record
class Season(Ask[Harvest]):
    """The seat reaps or sows; in later rounds it can only rest or walk."""

    seat: int = 0

    @override
    def decision(self, game: Harvest) -> Decision | None:
        offered = ("reap", "sow") if game.round == 1 else ("rest", "walk")
        return little_choice(offered)

    @override
    def answer(self, game: Harvest, answer: str) -> None:
        game.gained += REAPED * (answer == "reap")
        game.sown |= answer == "sow"
        game.round += 1
        game.gained += SOWN * (game.sown and game.round == RIPE)
        if game.round <= ROUNDS:
            game.push(Season())


def result(game: Harvest) -> Result:
    return Result([Score(0, game.gained, 1)], [0])


HARVEST = replace(
    little_game(
        "harvest",
        Harvest,
        lambda _: Season(),
        players=(1,),
        start=lambda *_: Harvest(),
        result=result,
        round_of=lambda game: game.round,
    ),
    worths=lambda view: [POINT * view.state.gained],
)
