import pytest

from engines.core import StaleDecision, UndoRefused
from tests.engines.contract.answering import state_of
from tests.engines.core.toy import Do, Fork, Pick, asked, done, give, lanes, match_of


def refused(match: object, seat: int) -> str:
    before = state_of(match)  # type: ignore[arg-type] # any match
    with pytest.raises(UndoRefused) as caught:
        match.undo(seat)  # type: ignore[attr-defined] # any match
    assert state_of(match) == before  # type: ignore[arg-type] # any match
    return caught.value.message.key


def test_a_player_takes_back_its_last_answer() -> None:
    match = match_of(Pick(0, ["a", "b"]), Pick(0, ["c", "d"]))
    give(match, 0, "a")
    assert match.undo(0).answer == "a"
    assert done(match) == []
    assert match.live() == []
    assert [entry.number for entry in match.entries] == [1, 2]


def test_an_answer_after_which_something_was_drawn_stays() -> None:
    for barrier in ("roll", "reveal", "whisper"):
        match = match_of(Pick(0, [barrier, "b"]), Pick(0, ["c", "d"]))
        give(match, 0, barrier)
        assert match.live()[0].barrier
        assert refused(match, 0) == "core-undo-barrier"


def test_an_answer_that_lets_something_be_drawn_stays() -> None:
    match = match_of(Pick(0, ["a", "b"]), Do("roll"), Pick(0, ["c", "d"]))
    give(match, 0, "a")
    assert refused(match, 0) == "core-undo-barrier"


def test_an_answer_after_which_another_has_answered_stays() -> None:
    match = match_of(Pick(0, ["a", "b"]), Pick(1, ["c", "d"]), Pick(0, ["e", "f"]))
    give(match, 0, "a")
    give(match, 1, "c")
    assert refused(match, 0) == "core-undo-others"
    match.undo(1)
    match.undo(0)
    assert done(match) == []


def test_nobody_takes_back_what_it_has_not_answered() -> None:
    match = match_of(Pick(0, ["a", "b"]), Pick(1, ["c", "d"]))
    assert refused(match, 0) == "core-undo-nothing"
    give(match, 0, "a")
    assert refused(match, 1) == "core-undo-nothing"


def test_lanes_let_a_sealed_bid_be_changed_until_the_last_is_in() -> None:
    match = lanes({0: ["secret:a,b"], 1: ["secret:a,b"], 2: ["secret:a,b"]}, Do("reveal"))
    give(match, 0, "a")
    give(match, 1, "b")
    match.undo(0)
    give(match, 0, "b")
    assert sorted(done(match)) == ["0:b", "1:b"]
    give(match, 2, "a")
    assert refused(match, 0) == "core-undo-barrier" or refused(match, 2) == "core-undo-barrier"


def test_taking_back_leaves_the_questions_of_other_lanes_as_they_are() -> None:
    match = lanes({0: ["pick:a,b"], 1: ["pick:c,d", "pick:e,f"]})
    give(match, 0, "a")
    give(match, 1, "c")
    others, own = asked(match, 1).id, match.live()[0].decision
    match.undo(0)
    assert asked(match, 1).id == others
    assert asked(match, 0).id != own
    with pytest.raises(StaleDecision):
        match.answer(own, 0, "a")


def test_an_answer_stays_if_another_has_touched_what_its_lane_might() -> None:
    match = lanes({0: ["pick:a@stock,b"], 1: ["pick:c@stock,d", "pick:e,f"]})
    give(match, 0, "b")
    give(match, 1, "c")
    assert refused(match, 0) == "core-undo-others"


def test_an_answer_stays_if_what_followed_would_have_to_wait_again() -> None:
    match = lanes({0: ["pick:a,b", "later@stock"], 1: ["pick:c@stock,d", "pick:e,f"]})
    give(match, 0, "a")
    give(match, 1, "c")
    assert refused(match, 0) == "core-undo-others"


def test_an_answer_in_an_inner_group_is_taken_back_beside_others() -> None:
    match = lanes({0: ["fork:x"], 2: ["pick:c,d", "pick:e,f"]})
    give(match, 0, "p")
    give(match, 2, "c")
    match.undo(0)
    assert done(match) == ["2:c"]


def test_an_answer_stays_if_it_opened_what_others_answered_in() -> None:
    match = match_of(Pick(0, ["a", "b"]), Fork({0: ["pick:c,d"], 1: ["pick:e,f"]}))
    give(match, 0, "a")
    give(match, 1, "e")
    assert refused(match, 0) == "core-undo-others"


def test_answers_beside_are_found_again_though_their_lane_was_rewound() -> None:
    match = lanes({0: ["pick:a,b", "pick:a,b"], 1: ["pick:c,d", "pick:e,f", "pick:g,h"]})
    give(match, 0, "a")
    give(match, 1, "c")
    give(match, 1, "e")
    match.undo(1)
    match.undo(0)
    assert done(match) == ["1:c"]


def test_a_turn_is_taken_back_as_far_as_it_goes() -> None:
    match = match_of(
        Pick(1, ["x", "y"]), *(Pick(0, ["a", "b"]) for _ in range(4)), Pick(1, ["x", "y"])
    )
    give(match, 1, "x")
    for _ in range(3):
        give(match, 0, "a")
    assert match.undoable_count(0) == 3
    assert len(match.undo_turn(0)) == 3
    assert done(match) == ["1:x"]
    assert match.undoable_count(0) == 0
    with pytest.raises(UndoRefused):
        match.undo_turn(0)


def test_counting_what_can_be_taken_back_changes_nothing() -> None:
    match = lanes({0: ["pick:a,b", "pick:a,b"], 1: ["pick:c,d", "pick:c,d"]})
    for seat in (0, 1, 0):
        give(match, seat, asked(match, seat).default)
    before = state_of(match)
    assert match.undoable_count(0) == 2
    assert match.undoable_count(1) == 1
    assert state_of(match) == before


def test_an_answer_of_long_ago_stays() -> None:
    match = lanes({0: ["pick:a,b", "pick:x,y"], 1: ["pick:c,d"] * 24})
    give(match, 1, "c")
    give(match, 0, "a")
    for _ in range(21):
        give(match, 1, "c")
    assert refused(match, 0) == "core-undo-too-old"


def test_no_more_positions_are_kept_after_many_answers_were_played_again() -> None:
    match = lanes({0: ["pick:a,b", "pick:x,y"], 1: ["pick:c,d"] * 24})
    give(match, 0, "a")
    for _ in range(22):
        give(match, 1, "c")
    match.undo(0)
    assert sorted(match.kept) == list(range(5, 24))


def test_a_match_loaded_with_the_end_of_its_log_takes_back_as_before() -> None:
    match = match_of(*(Pick(0, ["a", "b"]) for _ in range(40)))
    for _ in range(30):
        give(match, 0, "a")
    kept = {n: data for n, data in match.kept.items() if n > 25}
    position = match.spec.codec.load(match.dump())
    again = type(match)(
        match.spec, {}, match.header, position, match.table.counters, match.entries[-8:], kept
    )
    assert again.number == 30
    assert again.undoable_count(0) == 5
    again.undo(0)
    match.undo(0)
    assert again.dump() == match.dump()
    assert again.entries[-1] == match.entries[-1]
