"""The seats of a match, line by line."""

from dataclasses import replace

import pytest

from bot.domain.levels import AiLevel
from bot.matches.play.ai import SAFE
from bot.posts.lobby import seat_line
from bot.text.names import match_words
from data.catalogues import catalogue, languages
from tests.bot.infos import info

TOLD = (*AiLevel, SAFE)


def line_of(policy: str, lang: str) -> str:
    """The line of a seat that an AI player has."""
    match = info(["Ana", "Ben"])
    seat = replace(match.seats[1], user_id=None, ai=policy)
    match = replace(match, seats=(match.seats[0], seat))
    return seat_line(match, seat, match_words(match, lang))


@pytest.mark.parametrize("lang", languages())
def test_how_each_kind_of_ai_player_plays_is_told(lang: str) -> None:
    lines = {policy: line_of(policy, lang) for policy in TOLD}
    assert len({*lines.values()}) == len(TOLD)
    for policy, line in lines.items():
        assert catalogue(lang).has(f"bot-ai-plays-{policy}")
        assert catalogue(lang).format(f"bot-ai-plays-{policy}") in line


@pytest.mark.parametrize("lang", languages())
def test_of_one_that_nobody_is_offered_any_more_only_that_it_is_an_ai_player(lang: str) -> None:
    """A button of an older version can still seat one."""
    assert line_of("greedy", lang).endswith(catalogue(lang).format("bot-ai-nameless"))
