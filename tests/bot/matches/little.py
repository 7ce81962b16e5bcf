"""What the small games of the tests have in common: no content, no hidden things, nobody stands well."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from engines.core import (
    Choose,
    GameSpec,
    Option,
    OptionSpec,
    OptionValue,
    Result,
    Routine,
    State,
    Step,
    Text,
    View,
)

S = TypeVar("S", bound=State)


def little_game(
    key: str,
    state: type[S],
    first: Callable[[int], Step[S]],
    *,
    players: tuple[int, ...],
    start: Callable[[Any, Mapping[str, OptionValue], Sequence[str]], S],
    result: Callable[[S], Result],
    options: tuple[OptionSpec, ...] = (),
    round_of: Callable[[S], int],
    routines: tuple[Routine, ...] = (),
) -> GameSpec[S]:
    """A game of one kind of step, which seat 0 takes first."""
    return GameSpec(
        key=key,
        schema=1,
        state=state,
        steps=(type(first(0)),),
        players=players,
        options=options,
        marks=("red", "green", "blue", "white"),
        content=lambda tables: tables,
        start=start,
        opening=lambda _: [first(0)],
        result=result,
        worths=_worths,
        moment=lambda _: Text(f"{key}-moment"),
        round=round_of,
        routines=routines,
        invariants=lambda _: None,
    )


def little_choice(offered: Sequence[str]) -> Choose:
    """A question of a game that is asked about nothing but words; the first one is safe."""
    asked = Text("pebbles-turn")
    options = [Option(one, Text("pebbles-take", {"n": 1})) for one in offered]
    return Choose(prompt=asked, topic=asked, default=offered[0], options=options)


def _worths(_: View[Any]) -> list[int]:
    return [0, 1, 2, 3]
