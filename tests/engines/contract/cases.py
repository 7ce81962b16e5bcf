"""Every game, player count and combination of options that the suite plays."""

import os
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Any

from data.content import digest, load
from engines.core import GameSpec, OptionSpec, OptionValue, Stream, key_from
from engines.core.match import Keeping
from engines.core.strict import StrictMatch
from engines.registry import games
from tests.engines.core import bazaar

PLAYOUTS = int(os.environ.get("CARAVAN_PLAYOUTS", "25"))
SEED = os.environ.get("CARAVAN_SEED") or secrets.token_hex(4)


@cache
def specs() -> Mapping[str, GameSpec[Any]]:
    """The registered games, and the bazaar."""
    return {**games(), "bazaar": bazaar.BAZAAR}


@cache
def tables(game: str) -> Mapping[str, Any]:
    """The plain content of a game."""
    return bazaar.CONTENT if game == "bazaar" else load(game)


@cache
def content(game: str) -> Any:
    """The validated content of a game."""
    return specs()[game].content(tables(game))


@dataclass(frozen=True)
class Case:
    """A game, a player count, options."""

    game: str
    players: int
    chosen: tuple[tuple[str, OptionValue], ...]

    @property
    def spec(self) -> GameSpec[Any]:
        """The game."""
        return specs()[self.game]

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options."""
        return dict(self.chosen)

    @property
    def meetings(self) -> frozenset[frozenset[tuple[str, OptionValue]]]:
        """Each setting of the case, and each two that meet in it."""
        settings = (("players", self.players), *self.chosen)
        return frozenset(frozenset(some) for n in (1, 2) for some in combinations(settings, n))

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{k}.{v}" for k, v in self.chosen)])

    def begin(self, seed: str, keeping: Keeping = "all") -> StrictMatch[Any]:
        """A new match on strict tables."""
        return StrictMatch.begin(
            self.spec,
            content(self.game),
            digest(tables(self.game)),
            key_from(seed),
            self.options,
            [None] * self.players,
            keeping,
        )


def _values(option: OptionSpec) -> tuple[OptionValue, ...]:
    if option.choices:
        return option.choices
    return tuple(dict.fromkeys((option.default, option.low)))


def cases_of(game: str) -> list[Case]:
    """All cases of one game."""
    spec = specs()[game]
    settings = list(product(*(_values(option) for option in spec.options)))
    keys = [option.key for option in spec.options]
    return [
        Case(game, players, tuple(zip(keys, values, strict=True)))
        for players in spec.players
        for values in settings
    ]


def all_cases() -> list[Case]:
    """All cases of all games."""
    return [case for game in specs() for case in cases_of(game)]


def covering(cases: Sequence[Case], seed: str) -> list[Case]:
    """A few of the cases of a game, in which any two settings meet as in all of them; chosen by the seed."""
    by_lot = list(cases)
    Stream(key_from(seed), "covering", 0).shuffle(by_lot)
    missing = frozenset(meeting for case in by_lot for meeting in case.meetings)
    kept: list[Case] = []
    while missing:
        kept.append(max(by_lot, key=lambda case: len(missing & case.meetings)))
        missing -= kept[-1].meetings
    return [case for case in cases if case in kept]


def cases_of_this_run() -> list[Case]:
    """The cases that `make test` plays: those that cover each game, other ones with every seed."""
    return [case for game in specs() for case in covering(cases_of(game), SEED)]


def chance(*names: object) -> Stream:
    """Random bytes for a test, named by what they are for."""
    return Stream(key_from(SEED), "/".join(map(str, names)), 0)
