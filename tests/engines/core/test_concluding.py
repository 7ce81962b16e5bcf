"""A match that ends while other things are still on its agenda."""

import pytest

from tests.engines.core.toy import Do, Pick, done, give, lanes, match_of


def test_what_is_still_on_the_agenda_does_not_happen_once_the_match_is_concluded() -> None:
    match = match_of(Do("before"), Do("conclude"), Do("after"), Pick(0, ["a", "b"]))
    assert match.over
    assert done(match) == ["before", "conclude"]


def test_an_answer_can_conclude_a_match_and_be_taken_back() -> None:
    match = match_of(Pick(0, ["conclude", "b"]), Do("after"))
    give(match, 0, "conclude")
    assert match.over
    match.undo(0)
    give(match, 0, "b")
    assert done(match) == ["0:b", "after"]


def test_no_match_is_concluded_while_lanes_are_open() -> None:
    match = lanes({0: ["pick:conclude,b"], 1: ["pick:c,d"]})
    with pytest.raises(LookupError, match="lanes"):
        give(match, 0, "conclude")
