"""The seats of a match, line by line."""

import pytest

from bot.matches.play.ai import POLICIES, SAFE
from data.catalogues import catalogue, languages


@pytest.mark.parametrize("lang", languages())
def test_how_each_kind_of_ai_player_plays_is_told(lang: str) -> None:
    told = [catalogue(lang).format(f"bot-ai-plays-{policy}") for policy in (*POLICIES, SAFE)]
    assert len({*told}) == len(POLICIES) + 1
