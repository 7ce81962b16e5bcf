import pytest

from engines.core import StaleDecision, UndoRefused
from engines.core.kept import KEPT_EACH, KEPT_IN_FULL
from tests.engines.contract.answering import state_of
from tests.engines.core.strict import StrictMatch as ToyMatch
from tests.engines.core.toy import Do, Pick, Toy, asked, done, give, lanes, match_of


def long_match(answers: int) -> ToyMatch[Toy]:
    match = match_of(*(Pick(n % 2, ["a", "roll"]) for n in range(answers + 1)))
    for n in range(answers):
        give(match, n % 2, "a")
    return match


def rolling() -> ToyMatch[Toy]:
    match = match_of(Pick(0, ["a", "b"]), Pick(0, ["roll", "c"]), Pick(0, ["roll", "c"]))
    give(match, 0, "a")
    give(match, 0, "roll")
    return match


def test_a_moderator_goes_back_to_any_live_answer() -> None:
    match = long_match(8)
    match.rollback(3, "a mistake")
    assert done(match) == ["0:a", "1:a", "0:a"]
    assert [entry.number for entry in match.live()] == [1, 2, 3]


def test_going_back_closes_the_questions_of_before() -> None:
    match = long_match(8)
    old = asked(match, 0).id
    match.rollback(8, "nothing")
    assert asked(match, 0).id == old
    match.rollback(7, "a mistake")
    with pytest.raises(StaleDecision):
        match.answer(old, 0, "a")


def test_the_same_dice_fall_again() -> None:
    match = rolling()
    rolled = match.table.position.state.rolled
    match.rollback(1, "a mistake")
    give(match, 0, "roll")
    assert match.table.position.state.rolled == rolled


def test_fresh_dice_fall_if_the_act_says_so() -> None:
    match = rolling()
    rolled = match.table.position.state.rolled
    match.rollback(1, "bad dice", fresh=True)
    give(match, 0, "roll")
    assert match.table.position.state.rolled != rolled


def test_fresh_dice_fall_the_same_in_a_replay() -> None:
    match = rolling()
    match.rollback(1, "bad dice", fresh=True)
    give(match, 0, "roll")
    copy = match_of(Pick(0, ["a", "b"]), Pick(0, ["roll", "c"]), Pick(0, ["roll", "c"]))
    for entry in match.entries:
        copy.apply(entry)
    assert copy.dump() == match.dump()


def test_nobody_takes_back_what_lies_before_fresh_dice() -> None:
    match = rolling()
    match.rollback(1, "bad dice", fresh=True)
    assert match.undoable_count(0) == 0
    with pytest.raises(UndoRefused, match="core-undo-barrier"):
        match.undo(0)


def test_answers_before_an_ordinary_rollback_can_be_taken_back() -> None:
    match = rolling()
    match.rollback(1, "a mistake")
    match.undo(0)
    assert done(match) == []


@pytest.mark.parametrize("to", [9, -1, 100])
def test_there_is_no_going_back_to_what_is_not_there(to: int) -> None:
    match = long_match(8)
    before = state_of(match)
    with pytest.raises(UndoRefused, match="core-rollback-unknown"):
        match.rollback(to, "a mistake")
    assert state_of(match) == before


def test_there_is_no_going_back_to_what_was_taken_back() -> None:
    match = long_match(8)
    match.undo(1)
    with pytest.raises(UndoRefused, match="core-rollback-unknown"):
        match.rollback(8, "a mistake")


def test_positions_are_kept_thinned_out() -> None:
    match = long_match(120)
    recent = set(range(120 - KEPT_IN_FULL + 1, 121))
    assert set(match.kept) == recent | set(range(1, 121, KEPT_EACH))


def replayable(answers: int) -> ToyMatch[Toy]:
    """A match whose agenda comes from its header, so that it can be played again from the start."""
    match = long_match(answers)
    start = match_of(*(Pick(n % 2, ["a", "roll"]) for n in range(answers + 1)), keeping="all")

    class Again(type(match)):  # type: ignore[misc] # made at run time
        @classmethod
        def from_header(cls, *_: object) -> ToyMatch[Toy]:
            return start

    match.__class__ = Again
    return match


def test_a_thinned_out_position_is_found_by_playing_again() -> None:
    match = replayable(60)
    assert 9 not in match.kept
    match.rollback(8, "a mistake")
    assert len(done(match)) == 8


def test_a_position_that_cannot_be_played_again_is_lost() -> None:
    match = long_match(60)
    before = state_of(match)
    with pytest.raises(UndoRefused, match="core-rollback-lost"):
        match.rollback(8, "a mistake")
    assert state_of(match) == before
    match.rollback(25, "kept")
    assert len(done(match)) == 25


def test_a_position_is_lost_if_the_rules_now_lead_elsewhere() -> None:
    match = replayable(60)
    match.table.position.state.done[3] = "other"
    with pytest.raises(UndoRefused, match="core-rollback-lost"):
        match.rollback(8, "a mistake")


def test_going_back_into_a_closed_group_opens_it_again() -> None:
    match = lanes({0: ["pick:a,b"], 1: ["pick:c,d"]}, Do("after"), Pick(0, ["x", "y"]))
    give(match, 0, "a")
    give(match, 1, "c")
    match.rollback(1, "a mistake")
    assert done(match) == ["0:a"]
    give(match, 1, "d")
    assert done(match) == ["0:a", "1:d", "after"]
