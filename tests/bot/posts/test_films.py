"""Films of matches that today's rules would not have let go as they went."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import renderer
from bot.matches.errors import MatchError
from bot.matches.live import Live
from bot.posts.films import Films
from engines.core import Match
from engines.core.log import Answered
from tests.bot.walk import info_of
from tests.renderer.playouts import match, play


@pytest.fixture
def films() -> Iterator[Films]:
    made = Films(renderer.painter)
    yield made
    made.close()


def under_other_rules(found: Match[Any]) -> None:
    """Let the last answer be one that is not offered today."""
    last = found.entries[-1]
    assert isinstance(last, Answered)
    found.entries[-1] = replace(last, answer="abolished")


async def test_a_match_whose_rules_were_corrected_has_no_film_and_says_why(films: Films) -> None:
    played = match("caylus", 2, "film")
    for _ in play(played, "film", 5):
        pass
    under_other_rules(played)
    with pytest.raises(MatchError) as caught:
        await films.film(Live(info_of(played), played), "en")
    assert caught.value.message.key == "looking-replay-differs"
