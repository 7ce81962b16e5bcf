"""How strong a player is, is counted in matches among others."""

import pytest

from bot.training.arena import Timed, contest, wilson
from engines.core.players import GreedyPlayer, RandomPlayer
from tests.engines.core.bazaar import BAZAAR, CONTENT, content


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (5, 10, 0.237, 0.763), (50, 100, 0.404, 0.596)],
)
def test_the_interval_is_wilsons(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=0.001)


def test_a_player_sits_at_each_seat_in_turn_and_its_wins_are_counted() -> None:
    options, weak, greedy = (
        BAZAAR.read_options({"rounds": 1}),
        Timed(RandomPlayer()),
        GreedyPlayer(),
    )
    table = options, 2
    last = [*contest(BAZAAR, content(CONTENT), table, (weak, greedy), range(2))][-1]
    assert last.matches == len(last.leads) == 2
    assert last.wins == 0
    assert last.lead < 0
    equal = [*contest(BAZAAR, content(CONTENT), table, (greedy, greedy), range(2))][-1]
    assert equal.lead > last.lead
    assert weak.answers > 10
    assert weak.within(50) <= weak.within(95) <= weak.within(100) == max(weak.spent)
