from typing import Any

import pytest

from engines.core import Counters, Decision, Header, Lane, Match, Position, Step, Text, key_from
from engines.core.kept import Keeping
from tests.engines.core.toy import SPEC, Fork, Pick, Toy


def match_of(*steps: Step[Toy], keeping: Keeping = "none") -> Match[Toy]:
    """A match on an ordinary table: a strict one looks at every question at once."""
    header = Header(
        "toy", "hash", {"size": 3, "mood": "fair"}, ["red", "green"], key_from("key").hex()
    )
    position: Position[Toy, Any] = Position(Toy(), {"m": Lane(list(reversed(steps)))})
    return Match(SPEC, {}, header, position, Counters(), keeping=keeping)


def forked(*words: str, keeping: Keeping = "none") -> Match[Toy]:
    """A match in which an answer opens a lane for each of some words, one a seat."""
    fork = Fork({seat: [word] for seat, word in enumerate(words)})
    return match_of(Pick(0, ["a", "b"]), fork, keeping=keeping)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats for which questions have been made."""
    found: list[int] = []
    usual = Pick.decision

    def decision(step: Pick, game: Toy) -> Decision | None:
        found.append(step.seat)
        return usual(step, game)

    monkeypatch.setattr(Pick, "decision", decision)
    return found


def test_a_question_that_an_earlier_lane_may_change_is_made_when_somebody_looks(
    made: list[int],
) -> None:
    match = forked("pick:a@stock,b", "pick:c@stock,d")
    made.clear()
    match.answer("m.0.1.1", 0, "a")
    questions = match.table.pending
    assert next(questions.each()).seat == 0
    assert made == [0]
    assert [one.seat for one in questions.values()] == [0, 1]
    assert made == [0, 1]
    assert questions["m-1:1"] is questions["m-1:1"]


def test_what_was_looked_at_before_it_changed_is_asked_anew() -> None:
    match = forked("pick:a@stock,b", "pick:c@stock,d")
    match.answer("m.0.1.1", 0, "a")
    optional = match.table.pending["m-1:1"]
    match.answer("m-1:0.0.1.1", 0, "b")
    assert (optional.optional, match.table.pending["m-1:1"].optional) == (True, False)


def test_a_question_that_turns_out_to_be_none_is_not_pending() -> None:
    match = forked("pick:a@stock,b", "none:c@stock")
    match.answer("m.0.1.1", 0, "a")
    questions = match.table.pending
    assert len(questions) == 1
    assert list(questions) == ["m-1:0"]
    assert questions.get("m-1:1") is None
    assert [one.seat for one in match.table.waiting()] == [0]


def test_an_error_in_a_question_nobody_has_looked_at_yet_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = forked("pick:a@stock,b", "pick:c@stock,d", keeping="recent")
    before, usual = match.dump(), Pick.decision

    def decision(step: Pick, game: Toy) -> Decision | None:
        if step.seat:
            raise RuntimeError("boom")
        return usual(step, game)

    monkeypatch.setattr(Pick, "decision", decision)
    with pytest.raises(RuntimeError, match="boom"):
        match.answer("m.0.1.1", 0, "a")
    assert match.dump() == before
    assert [one.id for one in match.table.pending.values()] == ["m.0.1.1"]


def test_what_only_people_read_is_added_once_somebody_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[str] = []

    def describe(step: Pick, game: Toy, decision: Decision) -> None:
        read.append(decision.id)
        decision.prompt = Text("toy-told")

    match = match_of(Pick(0, ["a", "b"]), Pick(0, ["c", "d"]))
    monkeypatch.setattr(Pick, "describe", describe)
    match.answer("m.0.1.1", 0, "a")
    (bare,) = match.table.pending.each()
    assert (bare.prompt.key, read) == ("toy-pick", [])
    assert match.table.find(bare.id)[1].prompt.key == "toy-told"
    assert match.table.view(0).decisions[0].prompt.key == "toy-told"
    assert read == ["m.0.1.2"]
