from itertools import pairwise
from typing import Any

import pytest

from engines.core.errors import Refusal
from engines.core.log import Answered, Counters
from engines.core.match import Match
from engines.core.watching import watched
from engines.registry import KEYS
from tests.renderer.playouts import match_kept, play

ANSWERS = 70

every_game = pytest.mark.parametrize("game", KEYS)


def played(game: str) -> Match[Any]:
    """A match in which some answers have been given, all positions kept."""
    found = match_kept(game, 3, "watched")
    for _ in play(found, "watched", ANSWERS):
        pass
    return found


def answers(found: Match[Any]) -> list[Answered]:
    return [entry for entry in found.entries if isinstance(entry, Answered)]


def seen(found: Match[Any], number: int, seat: int | None) -> object:
    """What a seat knew before an entry."""
    position = found.spec.codec.load(found.kept[number])
    state: object = found.seat_table(position, Counters()).view(seat).state
    return state


@every_game
@pytest.mark.parametrize("seat", [None, 1])
def test_what_is_watched_begins_before_the_answer_and_ends_after_it(
    game: str, seat: int | None
) -> None:
    found = played(game)
    for entry, later in pairwise(answers(found)):
        views = watched(found, found.kept[entry.number], entry, seat)
        known = [seen(found, number, seat) for number in (entry.number, later.number)]
        assert [views[0][1].state, views[-1][1].state] == known


@every_game
def test_with_each_step_more_has_been_told_until_all_has(game: str) -> None:
    found = played(game)
    several = 0
    for entry in answers(found):
        told = [n for n, _ in watched(found, found.kept[entry.number], entry, None)]
        assert told[0] == 0
        assert told == sorted(told)
        several += len(set(told)) > 2
    assert several


@every_game
def test_what_is_watched_leaves_the_match_as_it_is(game: str) -> None:
    found = played(game)
    before, counters = found.state_hash(), found.table.counters.next_group
    last = answers(found)[-1]
    watched(found, found.kept[last.number], last, None)
    assert (found.state_hash(), found.table.counters.next_group) == (before, counters)


@every_game
def test_an_answer_to_another_position_is_refused(game: str) -> None:
    found = played(game)
    first, last = answers(found)[0], answers(found)[-1]
    wrong = Answered(last.number, last.decision, last.seat, "nothing like it", last.lane)
    with pytest.raises(Refusal):
        watched(found, found.kept[first.number], wrong, None)
