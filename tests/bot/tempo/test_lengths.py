"""The figures that lobbies tell of the usual length of a match: kept, and still about right."""

import pytest

from bot.tempo.lengths import figures, measure, written
from data.lengths import FILE, length
from engines.registry import games

FEW = 4
NEAR = 0.3
"""So far the mean of a few matches may lie from that of many; a game that asks more or less is noticed."""


@pytest.mark.parametrize("game", games())
def test_a_match_still_takes_about_as_many_answers_as_is_told(game: str) -> None:
    spec = games()[game]
    players, pace = spec.players[0], spec.pace(spec.read_options({}))
    usual = length(game, players, pace)
    assert usual is not None
    found = measure(spec, players, pace, matches=FEW)
    assert abs(found.answers - usual.answers) <= NEAR * usual.answers


def test_figures_that_are_not_measured_anew_stay_as_they_are_kept() -> None:
    assert written(list(figures(()))) == FILE.read_text(encoding="utf-8")
