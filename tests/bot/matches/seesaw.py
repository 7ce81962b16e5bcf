"""A game in which one may tilt a seesaw to and fro for ever, or leave it."""

from collections.abc import Mapping, Sequence
from typing import Any

from typing_extensions import override

from engines.core import (
    Ask,
    Choose,
    Decision,
    Option,
    OptionValue,
    Result,
    Score,
    State,
    Text,
    record,
)
from tests.bot.matches.little import little_game


@record
class Seesaw(State):
    """Which end is up, and who may still tilt it."""

    players: int
    up: bool = False
    left: int = 0


@record
class Tilt(Ask[Seesaw]):
    """Somebody sits on it."""

    seat: int

    @override
    def decision(self, game: Seesaw) -> Decision | None:
        asked = Text("pebbles-turn")
        options = [Option(one, Text("pebbles-take", {"n": 1})) for one in ("tilt", "leave")]
        return Choose(prompt=asked, topic=asked, default="leave", options=options, always=True)

    @override
    def answer(self, game: Seesaw, answer: str) -> None:
        if answer == "tilt":
            game.up = not game.up
            game.push(Tilt(self.seat))
            return
        game.left += 1
        if game.left < game.players:
            game.push(Tilt(game.left))


def start(_: Any, options: Mapping[str, OptionValue], marks: Sequence[str]) -> Seesaw:
    return Seesaw(len(marks))


def result(game: Seesaw) -> Result:
    return Result([Score(seat, None, 1) for seat in range(game.players)], [*range(game.players)])


SEESAW = little_game(
    "seesaw", Seesaw, Tilt, players=(1, 2), start=start, result=result, round_of=lambda _: 1
)
