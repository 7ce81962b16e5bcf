import pytest

from engines.core import IllegalMove, NotYourDecision, StaleDecision
from tests.engines.contract.answering import state_of
from tests.engines.core.toy import Pick, asked, done, give, lanes, match_of


def test_an_error_within_a_step_changes_nothing() -> None:
    match = match_of(Pick(0, ["boom", "fine"]), Pick(1, ["x", "y"]))
    before = state_of(match)
    with pytest.raises(RuntimeError, match="boom"):
        give(match, 0, "boom")
    assert state_of(match) == before
    give(match, 0, "fine")
    assert done(match) == ["0:fine"]


def test_an_error_within_a_step_uses_up_no_group_number() -> None:
    match = match_of(Pick(0, ["boom", "fine"]))
    with pytest.raises(RuntimeError):
        give(match, 0, "boom")
    assert match.table.counters.next_group == 1


def test_a_refusal_out_of_place_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of(Pick(0, ["a", "b"]))
    before = state_of(match)

    def refuse_late(step: Pick, game: object, answer: str) -> None:
        match.table.position.state.done.append("half")
        asked(match, 7)

    monkeypatch.setattr(Pick, "answer", refuse_late)
    with pytest.raises(StopIteration):
        give(match, 0, "a")
    assert state_of(match) == before


def test_refusals_come_in_the_order_of_their_reasons() -> None:
    match = lanes({0: ["pick:a,b"], 1: ["pick:c,d"]})
    with pytest.raises(StaleDecision):
        match.answer("m-1:0.1.1.1", 1, "nonsense")
    with pytest.raises(NotYourDecision):
        match.answer("m-1:0.0.1.1", 1, "nonsense")
    with pytest.raises(IllegalMove):
        match.answer("m-1:0.0.1.1", 0, "nonsense")


def test_an_answered_question_is_stale() -> None:
    match = match_of(Pick(0, ["a", "b"]), Pick(0, ["a", "b"]))
    old = asked(match, 0).id
    give(match, 0, "a")
    with pytest.raises(StaleDecision):
        match.answer(old, 0, "a")
