"""The cases of the tests of pictures, and what is written on them."""

from collections.abc import Callable, Mapping

import pytest

from tests.engines.frontier.state import Frontier
from tests.renderer.frontier import states
from tests.renderer.frontier.states import LONG_NAMES

POSITIONS: Mapping[str, Callable[[], Frontier]] = {
    "the beginning": lambda: states.state(3, 0),
    "later": states.later,
    "a battle": states.fighting,
    "everything full": states.full,
    "planning": states.planning,
    "battles reported": states.reported,
    "over": states.finished,
}
each_position = pytest.mark.parametrize("make", POSITIONS.values(), ids=POSITIONS)
each_language = pytest.mark.parametrize("lang", ["en", "es"])


def names(game: Frontier) -> tuple[str, ...]:
    """A name as long as can be for each seat."""
    return LONG_NAMES[: len(game.realms) - 1] + LONG_NAMES[-1:]
