"""A match that ends early counts by what everybody can see of it."""

from typing import Any

import pytest

from bot.matches.core.result import as_it_stands
from engines.core import Match, Stream
from engines.core.hidden import redeal
from engines.registry import games
from tests.bot.matches.support import Shelf

SHELF = Shelf()
ANSWERS = 60


def middles(game: str) -> list[Match[Any]]:
    """Positions on the way through a match, each as a match of its own."""
    spec = SHELF.spec(game)
    raw, digest = SHELF.content(game)
    content = spec.content(raw)
    most = spec.players[-1]
    options = spec.suited({}, most) or {}
    match = Match.begin(spec, content, digest, b"k" * 32, options, [None] * most)
    stream, found = Stream(b"h" * 32, "middles", 0), []
    for number in range(ANSWERS):
        decision = next(one for one in match.table.pending.values() if not one.blocked)
        match.answer(decision.id, decision.seat, decision.sample(stream))
        if number % 15 == 0:
            again = Match.replay(spec, content, match.header, match.entries)
            found.append(again)
    return found


@pytest.mark.parametrize("game", games())
def test_every_game_counts_at_any_moment(game: str) -> None:
    for match in middles(game):
        result = as_it_stands(match)
        assert [score.seat for score in result.scores] == [*range(match.header.seats)]


@pytest.mark.parametrize("game", games())
def test_what_is_hidden_counts_for_nothing(game: str) -> None:
    for match in middles(game):
        before = as_it_stands(match)
        state = match.table.position.state
        redeal([state], None, lambda _, items: items.reverse())
        assert as_it_stands(match) == before


@pytest.mark.parametrize("game", games())
def test_counting_changes_nothing(game: str) -> None:
    for match in middles(game):
        before = match.state_hash()
        as_it_stands(match)
        assert match.state_hash() == before
