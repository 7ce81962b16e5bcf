"""A small game about who sits at a table; it is played by the tests alone.

Each round all keepers work on their dikes at once, then the sea comes: whoever's dike is too low is out.
Those who stand at the end have won together. If nobody does, the sea has, where it plays as a house seat,
or else nobody. There are no points.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from typing_extensions import override

from engines.core import (
    Ask,
    Choose,
    Decision,
    GameSpec,
    Line,
    Option,
    OptionSpec,
    OptionValue,
    Record,
    Result,
    Score,
    State,
    Step,
    Text,
    View,
    Who,
    record,
    settled,
    text,
)

ROUNDS = 3
GUILD = 3
"""How many keepers make a guild."""
HIGHEST = 2
"""How much higher the highest tide comes each round."""


@record
class Keeper(Record):
    """What belongs to a player's seat."""

    seat: int
    mark: str
    height: int = 0
    out: bool = False


@record
class Dike(State):
    """All dikes; sea: the seat of the sea, if it has one."""

    keepers: list[Keeper]
    tide: int
    sea: int | None
    round: int = 0

    def standing(self) -> list[Keeper]:
        """The keepers who are still in the game."""
        return [one for one in self.keepers if not one.out]


@record
class Round(Step[Dike]):
    """All work, then the sea comes."""

    @override
    def run(self, game: Dike) -> None:
        game.round += 1
        game.push(Flood())
        game.together([Work(one.seat)] for one in game.standing())


@record
class Work(Ask[Dike]):
    """Build or rest."""

    seat: int

    @override
    def decision(self, game: Dike) -> Decision | None:
        return Choose(
            prompt=Text("dike-work"),
            topic=Text("dike-topic"),
            default="rest",
            options=[Option(one, Text(f"dike-{one}")) for one in ("build", "rest")],
        )

    @override
    def answer(self, game: Dike, answer: str) -> None:
        game.keepers[self.seat].height += answer == "build"
        game.tell("dike-worked", who=Who(self.seat), what=Text(f"dike-{answer}"))


@record
class Flood(Step[Dike]):
    """The sea takes the low dikes."""

    @override
    def run(self, game: Dike) -> None:
        if game.sea is not None:
            game.tell("dike-rose", by=game.sea, who=Who(game.sea))
        for one in game.standing():
            if one.height < game.tide * game.round:
                one.out = True
                game.tell("dike-out", by=one.seat, who=Who(one.seat))
        if game.round < ROUNDS and game.standing():
            game.push(Round())


def start(_: Any, options: Mapping[str, OptionValue], marks: Sequence[str]) -> Dike:
    """Bare ground."""
    players = len(marks) - len(house(options, 0))
    keepers = [Keeper(seat, mark) for seat, mark in enumerate(marks[:players])]
    return Dike(keepers, int(options["tide"]), None if players == len(marks) else players)


def result(game: Dike) -> Result:
    """Who still stands has won, or else the sea."""
    winners = [one.seat for one in game.standing()]
    if not winners and game.sea is not None:
        winners = [game.sea]
    scores = [
        Score(one.seat, None, None, [Line(text("dike-height", n=one.height), 0)])
        for one in game.keepers
    ]
    return Result([*scores, *([] if game.sea is None else [Score(game.sea, None, None)])], winners)


def refuses(options: Mapping[str, OptionValue], players: int) -> Text | None:
    """Nobody is alone on a calm shore, a guild has three, and the highest tide is not for more."""
    if options["sea"] == "calm" and players == 1:
        return Text("dike-refuses-alone")
    if options["guild"] == "on" and players < GUILD:
        return text("dike-refuses-guild", n=GUILD)
    if options["tide"] == HIGHEST and players > GUILD:
        return text("dike-refuses-tide", n=GUILD)
    return None


def marks_for(_: Mapping[str, OptionValue], players: int) -> Sequence[str]:
    """Only four have use for the white dike."""
    return MARKS if players > GUILD else MARKS[:GUILD]


def house(options: Mapping[str, OptionValue], _: int) -> Sequence[str]:
    """The sea, where it is alive."""
    return ("sea",) if options["sea"] == "alive" else ()


def invariants(game: Dike) -> None:
    """Nobody builds more than once a round."""
    assert all(0 <= one.height <= game.round for one in game.keepers), game.keepers


def worths(view: View[Dike]) -> list[int]:
    """The height of each dike, while it stands; the sea is worth nothing until it has won."""
    game = view.state
    heights = [-1 if one.out else one.height for one in game.keepers]
    if view.over:
        return settled(result(game), dict(enumerate(heights)))
    return heights if game.sea is None else [*heights, 0]


MARKS = ("red", "green", "blue", "white")

DIKE: GameSpec[Dike] = GameSpec(
    key="dike",
    schema=1,
    state=Dike,
    steps=(Round, Work, Flood),
    players=(1, 2, 3, 4),
    options=(
        OptionSpec("sea", "alive", choices=("alive", "calm")),
        OptionSpec("guild", "off", choices=("off", "on")),
        OptionSpec("tide", 1, low=0, high=HIGHEST),
    ),
    marks=MARKS,
    content=lambda tables: tables,
    start=start,
    opening=lambda _: [Round()],
    result=result,
    worths=worths,
    moment=lambda game: text("dike-moment", round=game.round),
    round=lambda game: game.round,
    invariants=invariants,
    refuses=refuses,
    marks_for=marks_for,
    house=house,
    can_be_lost=True,
    out=lambda game: [one.seat for one in game.keepers if one.out],
)
