"""What stands in a post of the past where it said who is awaited."""

import pytest

from bot.domain.outbox import Fate
from bot.posts.became import became, settled
from bot.posts.turn import AWAITED
from bot.text.words import SeatName, words
from data.catalogues import languages

SEATS = [SeatName("Ana", "▲"), SeatName("Ben", "●"), SeatName("Cleo", "■")]


def test_those_with_the_same_outcome_stand_together() -> None:
    told = became(words("en", SEATS), [(0, Fate.ANSWERED), (1, Fate.DEFAULT), (2, Fate.ANSWERED)])
    assert told.splitlines() == [
        "✓ Ana ▲ and Cleo ■ have answered",
        "⌛ Time ran out for Ben ●: the safe answer was given",
    ]


def test_spanish_counts_those_who_answered() -> None:
    assert became(words("es", SEATS), [(0, Fate.ANSWERED)]) == "✓ Ana ▲ respondió"
    both = became(words("es", SEATS), [(0, Fate.ANSWERED), (1, Fate.ANSWERED)])
    assert both == "✓ Ana ▲ y Ben ● respondieron"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("fate", Fate)
def test_every_outcome_can_be_told(lang: str, fate: Fate) -> None:
    told = became(words(lang, SEATS), [(1, fate)])
    assert "Ben ●" in told
    assert "⏳" not in told


def test_a_post_without_any_outcome_shows_the_way() -> None:
    assert became(words("en", SEATS), []) == "-# ↓ Continued below"


def test_posts_of_earlier_versions_keep_their_words() -> None:
    assert settled(words("en", SEATS), None) == {}
    assert list(settled(words("en", SEATS), [(0, Fate.BACK)])) == [AWAITED]
