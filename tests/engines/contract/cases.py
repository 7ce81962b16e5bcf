"""Every game, player count and combination of options that the suite plays."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from typing_extensions import override

import tests.seed
from data.content import digest, load
from engines.core import GameSpec, OptionValue, Stream, key_from
from engines.core.covering import Meetings, meetings, tables_of
from engines.core.covering import covering as covering_of
from engines.core.kept import Keeping
from engines.core.match import Match
from engines.registry import games
from tests.engines.core import bazaar, dike, fair
from tests.engines.core.strict import StrictMatch
from tests.engines.frontier.content import TABLES
from tests.engines.frontier.game import FRONTIER

M = TypeVar("M", bound=Match[Any])

ANSWERS = int(os.environ.get("CARAVAN_ANSWERS", "2000"))
"""The answers given in random playouts for each number of players of a game (see `answers_of`)."""
FEWER = 3
"""By what the games of the tests get fewer: they are here to be looked into, not to be proven."""
MATCHES = 25
"""More playouts of a case tell little, however short they are."""
SEED = tests.seed.SEED

OWN: Mapping[str, tuple[GameSpec[Any], Mapping[str, Any]]] = {
    "bazaar": (bazaar.BAZAAR, bazaar.CONTENT),
    "dike": (dike.DIKE, {}),
    "frontier": (FRONTIER, TABLES),
    "fair": (fair.FAIR, {}),
}
"""The games of the tests, with their plain content."""
WORDLESS = ("bazaar", "fair")
"""Those of them that have no texts."""
ENOUGH = 20
"""How many cases of a game a run plays if its settings do not all meet in fewer: each takes a whole match."""
MANY = 24
"""Of more cases than these only some are played where the same ones are to be played every time."""


@cache
def specs() -> Mapping[str, GameSpec[Any]]:
    """The registered games, and those of the tests."""
    return {**games(), **{game: spec for game, (spec, _) in OWN.items()}}


@cache
def tables(game: str) -> Mapping[str, Any]:
    """The plain content of a game."""
    return OWN[game][1] if game in OWN else load(game)


@cache
def content(game: str) -> Any:
    """The validated content of a game."""
    return specs()[game].content(tables(game))


@dataclass(frozen=True)
class Case:
    """A game, a player count, options that go together with it."""

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
    def seats(self) -> int:
        """How many seats there are: the players', and those of the house."""
        return self.players + len(self.spec.house(self.options, self.players))

    @property
    def meetings(self) -> Meetings:
        """Each setting of the case, and each two that meet in it."""
        return meetings(self.options, self.players)

    @override
    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{k}.{v}" for k, v in self.chosen)])

    def begin(self, seed: str, keeping: Keeping = "all") -> StrictMatch[Any]:
        """A new match on strict tables."""
        return self._begin(StrictMatch, seed, keeping)

    def begin_plain(self, seed: str, keeping: Keeping = "none") -> Match[Any]:
        """The same match on a table that trusts the game."""
        return self._begin(Match, seed, keeping)

    def _begin(self, kind: type[M], seed: str, keeping: Keeping) -> M:
        return kind.begin(
            self.spec,
            content(self.game),
            digest(tables(self.game)),
            key_from(seed),
            self.options,
            [None] * self.players,
            keeping,
        )


@cache
def cases_of(game: str) -> Sequence[Case]:
    """All cases of one game, without those that it refuses."""
    spec = specs()[game]
    return [
        Case(game, players, tuple(options.items()))
        for options, players in tables_of(spec)
        if spec.refuses(options, players) is None
    ]


@cache
def fixed_cases(game: str) -> Sequence[Case]:
    """The cases of a game that are played whatever the seed: all, or of very many those that cover it."""
    cases = cases_of(game)
    return cases if len(cases) <= MANY else covering(cases, "fixed")


def all_cases() -> list[Case]:
    """The fixed cases of all games."""
    return [case for game in specs() for case in fixed_cases(game)]


def covering(cases: Sequence[Case], seed: str, enough: int | None = None) -> list[Case]:
    """A few of the cases of a game, in which any two settings meet as in all of them; chosen by the seed.

    enough: after how many cases it will do that each setting is among them.
    """
    return covering_of(
        cases, lambda one: one.meetings, Stream(key_from(seed), "covering", 0), enough
    )


@cache
def cases_of_a_run(game: str) -> Sequence[Case]:
    """The cases of a game that `make test` plays: those that cover it, other ones with every seed."""
    return covering(cases_of(game), SEED, ENOUGH)


def cases_of_this_run() -> list[Case]:
    """The cases of all games that `make test` plays."""
    return [case for game in specs() for case in cases_of_a_run(game)]


def answers_of(case: Case) -> int:
    """How many answers are given in playouts of a case: an even share of those for the numbers of players."""
    return answers_for(case.game) // len(cases_of_a_run(case.game))


def answers_for(game: str) -> int:
    """How many answers are given in playouts of a game in all."""
    each = ANSWERS if game in games() else ANSWERS // FEWER
    return each * len(specs()[game].players)


def chance(*names: object) -> Stream:
    """Random bytes for a test, named by what they are for."""
    return Stream(key_from(SEED), "/".join(map(str, names)), 0)
