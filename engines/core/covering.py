"""The tables a game can be played at, and a few of them that stand for all."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations, product
from typing import Any, TypeVar

from engines.core.options import Options, OptionSpec, OptionValue
from engines.core.randomness import Stream
from engines.core.spec import GameSpec

T = TypeVar("T")

Setting = tuple[str, OptionValue]
Meeting = frozenset[Setting]
Meetings = frozenset[Meeting]


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
    return frozenset(map(_meeting, chain(combinations(settings, 1), combinations(settings, 2))))


@cache
def _meeting(some: tuple[Setting, ...]) -> Meeting:
    """Made once: of very many tables most meet in the same settings."""
    return frozenset(some)


def covering(
    cases: Sequence[T], met: Callable[[T], Meetings], chance: Stream, enough: int | None = None
) -> list[T]:
    """A few of the cases, in which any two settings meet as in all of them.

    enough: after how many cases it will do that each setting is among them.
    """
    by_lot = [(number, met(case)) for number, case in enumerate(cases)]
    chance.shuffle(by_lot)
    # Each meeting is a bit of a number: of very many cases that is counted far sooner than sets are.
    bits: dict[Meeting, int] = {}
    masks = [
        (number, sum(bits.setdefault(one, 1 << len(bits)) for one in some))
        for number, some in by_lot
    ]
    missing = (1 << len(bits)) - 1
    single = sum(bit for one, bit in bits.items() if len(one) == 1)
    kept: set[int] = set()
    while missing:
        number, mask = max(masks, key=lambda one: (missing & one[1]).bit_count())
        kept.add(number)
        missing &= ~mask
        if enough is not None and len(kept) >= enough:
            missing &= single
    return [case for number, case in enumerate(cases) if number in kept]
