"""Moves as they are named to those who may go back behind them."""

from bot.domain.match import StoredEvent
from bot.text.moves import Told, revealed_lines
from bot.text.names import match_words
from engines.core import Answered, Event
from tests.bot.infos import NOW, info

MOVE = Answered(4, "m.0.1.1", 0, "a", barrier=True)


def told(count: int, showing: set[int]) -> list[str]:
    """The numbers of the lines named, of a move with so many lines from 10 on."""
    lines = [
        StoredEvent(number, 4, Event("fortuna-event-dealt", by=0, shows=number in showing), NOW)
        for number in range(10, 10 + count)
    ]
    words = match_words(info(("Ana", "Ben"), game="fortuna"), "en")
    found = revealed_lines([MOVE], Told({4: lines}), words)
    return [line.removeprefix("- ").split(" ")[0] for line in found]


def test_of_a_move_that_drew_something_only_the_lines_that_tell_it_are_named() -> None:
    assert told(4, {11, 13}) == ["11", "13"]


def test_of_a_move_none_of_whose_lines_is_marked_all_are_named() -> None:
    assert told(2, set()) == ["10", "11"]
