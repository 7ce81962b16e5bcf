"""The tables a game can be played at, and a few of them that stand for all."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from typing import Any, TypeVar

from engines.core.options import Options, OptionSpec, OptionValue
from engines.core.randomness import Stream
from engines.core.spec import GameSpec

T = TypeVar("T")

Meetings = frozenset[frozenset[tuple[str, OptionValue]]]


def tables_of(spec: GameSpec[Any]) -> Iterator[tuple[dict[str, OptionValue], int]]:
    """All options with every number of players, also what the game refuses."""
    settings = list(product(*(_values(option) for option in spec.options)))
    keys = [option.key for option in spec.options]
    for players in spec.players:
        for values in settings:
            yield dict(zip(keys, values, strict=True)), players


def _values(option: OptionSpec) -> tuple[OptionValue, ...]:
    if option.choices:
        return option.choices
    return tuple(dict.fromkeys((option.default, option.low)))


def meetings(options: Options, players: int) -> Meetings:
    """Each setting of a table, and each two that meet there."""
    settings = (("players", players), *options.items())
    return frozenset(frozenset(some) for n in (1, 2) for some in combinations(settings, n))


def covering(
    cases: Sequence[T], met: Callable[[T], Meetings], chance: Stream, enough: int | None = None
) -> list[T]:
    """A few of the cases, in which any two settings meet as in all of them.

    enough: after how many cases it will do that each setting is among them.
    """
    by_lot = [(number, met(case)) for number, case in enumerate(cases)]
    chance.shuffle(by_lot)
    missing = frozenset(meeting for _, some in by_lot for meeting in some)
    kept: set[int] = set()
    while missing:
        number, some = max(by_lot, key=lambda one: len(missing & one[1]))
        kept.add(number)
        missing -= some
        if enough is not None and len(kept) >= enough:
            missing = frozenset(meeting for meeting in missing if len(meeting) == 1)
    return [case for number, case in enumerate(cases) if number in kept]
