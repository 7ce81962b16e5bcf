"""The smallest game: take one to three pebbles in turn; who takes the last one wins. Nothing is hidden."""

from collections.abc import Mapping, Sequence
from typing import Any

from typing_extensions import override

from engines.core import (
    Ask,
    Choose,
    Decision,
    Option,
    OptionSpec,
    OptionValue,
    Result,
    Routine,
    Score,
    State,
    Text,
    record,
    text,
    usual,
)
from tests.bot.matches.little import little_game


@record
class Pebbles(State):
    """A heap, and whose fault its end was."""

    heap: int
    players: int
    last: int = 0
    turns: int = 0


@record
class Take(Ask[Pebbles]):
    """Somebody's turn."""

    seat: int

    @override
    def decision(self, game: Pebbles) -> Decision | None:
        ids = [str(n) for n in range(1, min(3, game.heap) + 1)]
        options = [Option(one, text("pebbles-take", n=int(one))) for one in ids]
        asked = Text("pebbles-turn")
        return Choose(prompt=asked, topic=asked, default="1", options=options, always=True)

    @override
    def answer(self, game: Pebbles, answer: str) -> None:
        if answer == "2" and game.heap == 13:
            raise ZeroDivisionError("the thirteenth pebble is broken")
        game.heap -= int(answer)
        game.last = self.seat
        game.turns += 1
        game.tell("pebbles-taken", n=int(answer))
        if game.heap:
            game.push(Take((self.seat + 1) % game.players))


def start(_: Any, options: Mapping[str, OptionValue], marks: Sequence[str]) -> Pebbles:
    return Pebbles(int(options["heap"]), len(marks))


def result(game: Pebbles) -> Result:
    winners = [game.last]
    scores = [Score(seat, None, 1 if seat in winners else 2) for seat in range(game.players)]
    return Result(scores, winners)


PEBBLES = little_game(
    "pebbles",
    Pebbles,
    Take,
    players=(1, 2, 3, 4),
    start=start,
    result=result,
    round_of=lambda game: game.turns // game.players,
    options=(OptionSpec("heap", 12, low=1, high=1000),),
    routines=(Routine("thrice", ("pebbles-turn",), usual("3"), needs={"heap": (12,)}),),
)
