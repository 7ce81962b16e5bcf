import pytest

from engines.core import EVERYTHING, NOTHING, Choose, Held, NotYet
from engines.core.steps import conflicts
from tests.engines.core.toy import Do, Fork, Pick, asked, done, give, lanes, match_of


def waits(decision: object) -> dict[str, bool]:
    assert isinstance(decision, Choose)
    return {option.id: bool(option.waits) for option in decision.options}


def test_lanes_are_asked_at_the_same_time() -> None:
    match = lanes({0: ["pick:a,b"], 1: ["pick:c,d"]})
    assert [one.seat for one in match.table.waiting()] == [0, 1]
    give(match, 1, "d")
    assert [one.seat for one in match.table.waiting()] == [0]


def test_a_group_closes_when_all_its_lanes_are_done() -> None:
    match = lanes({0: ["pick:a,b"], 1: ["pick:c,d"]}, Do("after"))
    give(match, 1, "c")
    assert done(match) == ["1:c"]
    give(match, 0, "a")
    assert done(match) == ["1:c", "0:a", "after"]
    assert match.over
    assert list(match.table.position.lanes) == ["m"]


def test_an_option_waits_for_an_earlier_lane_that_may_touch_the_same() -> None:
    match = lanes({0: ["pick:a@stock,b"], 1: ["pick:c@stock,d"]})
    assert waits(asked(match, 1)) == {"c": True, "d": False}
    with pytest.raises(NotYet):
        give(match, 1, "c")
    give(match, 0, "b")
    assert waits(asked(match, 1)) == {"c": False, "d": False}
    give(match, 1, "c")
    assert done(match) == ["0:b", "1:c"]


def test_numbers_wait_for_an_earlier_lane_that_may_touch_the_same() -> None:
    match = lanes({0: ["pick:a@stock,b"], 1: ["number:stock"]})
    assert asked(match, 1).waits == (0,)
    with pytest.raises(NotYet):
        give(match, 1, {"n": 2})
    give(match, 0, "a")
    give(match, 1, {"n": 2})
    assert done(match) == ["0:a", "1:2"]


def test_numbers_that_touch_nothing_yet_are_given_ahead() -> None:
    match = lanes({0: ["pick:a@stock,b"], 1: ["ahead:stock", "later@stock"]})
    assert (asked(match, 1).waits, asked(match, 1).optional) == ((), True)
    assert [one.seat for one in match.table.waiting()] == [0]
    give(match, 1, {"n": 2})
    give(match, 0, "a")
    assert done(match) == ["1:2", "0:a", "later"]


def test_an_earlier_lane_never_waits_for_a_later_one() -> None:
    match = lanes({0: ["pick:a@stock,b"], 1: ["pick:c@stock,d"]})
    assert waits(asked(match, 0)) == {"a": False, "b": False}


def test_the_order_of_the_group_is_the_serial_order() -> None:
    match = lanes({1: ["pick:a@stock,b"], 0: ["pick:c@stock,d"]})
    assert waits(asked(match, 0)) == {"c": True, "d": False}


def test_an_option_that_waits_says_for_whom() -> None:
    match = lanes({0: ["pick:a@x,b"], 1: ["pick:c@y,d"], 2: ["pick:e@x,f@y,g"]})
    decision = asked(match, 2)
    assert isinstance(decision, Choose)
    assert {option.id: option.waits for option in decision.options} == {
        "e": (0,),
        "f": (1,),
        "g": (),
    }


def test_a_seat_that_could_only_act_early_is_not_waited_for() -> None:
    match = lanes({0: ["pick:a@stock,b"], 1: ["pick:c@stock,d"], 2: ["pick:e,f"]})
    assert [one.optional for one in match.table.pending.values()] == [False, True, False]
    assert [one.seat for one in match.table.waiting()] == [0, 2]
    give(match, 0, "b")
    assert [one.seat for one in match.table.waiting()] == [1, 2]


def test_it_is_told_who_is_held_by_whom_over_what() -> None:
    match = lanes({0: ["pick:a@x,b"], 1: ["pick:c@y,d"], 2: ["pick:e@x,f@y,g"]})
    assert match.table.held() == [Held(2, [0, 1], ["x", "y"])]
    give(match, 0, "a")
    assert match.view(None).held == [Held(2, [1], ["y"])]
    give(match, 1, "d")
    assert match.table.held() == []


def test_everything_in_the_way_is_told_by_what_it_is_in_the_way_of() -> None:
    match = lanes({0: ["pick:a@*,b"], 1: ["pick:c@x,d"]})
    assert match.table.held() == [Held(1, [0], ["x"])]


def test_a_lane_that_only_waits_itself_is_held_by_whom_it_waits_for() -> None:
    match = lanes({0: ["pick:a@x,b"], 1: ["do@x", "do@y"], 2: ["pick:c@y,d"]})
    decision = asked(match, 2)
    assert isinstance(decision, Choose)
    assert decision.options[0].waits == (0,)
    assert match.table.held() == [Held(2, [0], ["y"])]


def test_a_later_lane_of_the_same_seat_is_not_asked_before_its_earlier_one_is_done() -> None:
    match = lanes({0: ["pick:a@own,b@own"], 1: ["pick:c,d"], 2: ["ask0:e@own,f@own"]})
    assert [one.seat for one in match.table.pending.values()] == [0, 1]
    assert match.table.held() == []
    give(match, 0, "a")
    assert [one.seat for one in match.table.pending.values()] == [1, 0]
    give(match, 0, "f")
    assert done(match) == ["0:a", "0:f"]


def test_questions_that_only_wait_are_left_out_of_a_view_that_has_others() -> None:
    match = lanes({0: ["pick:a@x,b"], 1: ["pick:c@x,d@x"], 2: ["ask1:e,f"]})
    assert [len(match.view(seat).decisions) for seat in (0, 1)] == [1, 1]
    assert match.view(1).decisions[0].id.startswith("m-1:2")
    match.answer(match.view(1).decisions[0].id, 1, "e")
    assert [one.blocked for one in match.view(1).decisions] == [True]


def test_what_an_earlier_lane_may_make_possible_is_offered_as_waiting_and_never_otherwise() -> None:
    match = lanes({0: ["pick:a@stock,b"], 1: ["pick:c,d,e@stock?"]})
    assert waits(asked(match, 1)) == {"c": False, "d": False, "e": True}
    with pytest.raises(NotYet):
        give(match, 1, "e")
    give(match, 0, "b")
    assert waits(left := asked(match, 1)) == {"c": False, "d": False}
    assert isinstance(left, Choose)
    assert left.hoped == []


def test_what_waits_can_be_told_in_the_question_as_long_as_it_does() -> None:
    match = lanes({0: ["pick:a@stock,b"], 1: ["pick:c@stock,warned"]})
    assert asked(match, 1).prompt.key == "toy-waits"
    give(match, 0, "b")
    assert asked(match, 1).prompt.key == "toy-pick"


def test_while_the_default_waits_the_last_option_that_does_not_is_the_default() -> None:
    match = lanes({0: ["pick:a@stock,b"], 1: ["pick:c@stock,d,e"]})
    assert match.default_for(asked(match, 1).id) == "e"
    give(match, 0, "b")
    assert match.default_for(asked(match, 1).id) == "c"


def test_lanes_wait_for_steps_still_to_come_in_earlier_ones() -> None:
    match = lanes({0: ["pick:a,b", "pick:c@stock,d"], 1: ["pick:e@stock,f"]})
    give(match, 0, "a")
    assert waits(asked(match, 1)) == {"e": True, "f": False}


def test_a_step_that_happens_by_itself_waits_too() -> None:
    match = lanes({0: ["pick:a@stock,b"], 1: ["later@stock"]})
    assert done(match) == []
    give(match, 0, "a")
    assert done(match) == ["0:a", "later"]


def test_a_question_with_one_answer_waits_as_long_as_it_could_get_another() -> None:
    match = lanes({0: ["pick:a@stock,b"], 1: ["pick:c@stock"]})
    assert asked(match, 1).blocked
    assert [one.seat for one in match.table.waiting()] == [0]
    with pytest.raises(NotYet):
        give(match, 1, "c")
    give(match, 0, "b")
    assert done(match) == ["0:b", "1:c"]


def test_a_sole_answer_that_touches_nothing_waits_too_if_another_could_come() -> None:
    fork = Fork({0: ["pick:a@stock,b"], 1: ["pick:c,x@stock"]})
    match = match_of(Do("gone:x@stock"), fork)
    assert asked(match, 1).blocked
    give(match, 0, "a")
    assert done(match)[1:] == ["0:a", "1:c"]


def test_a_moment_without_question_waits_as_long_as_it_could_get_one() -> None:
    match = lanes({0: ["pick:a@stock,b"], 1: ["none:c@stock"]})
    assert done(match) == []
    give(match, 0, "b")
    assert done(match) == ["0:b", "1:skipped"]


def test_a_lane_may_ask_another_seat() -> None:
    match = lanes({0: ["ask1:a,b"], 1: ["pick:c,d"]})
    assert [one.seat for one in match.table.pending.values()] == [1, 1]
    assert len(match.view(1).decisions) == 2
    assert match.view(0).decisions == []


def test_lanes_may_open_groups_of_their_own() -> None:
    match = lanes({0: ["fork:x", "after inner"], 1: ["pick:c,d"]}, Do("after outer"))
    assert [one.seat for one in match.table.pending.values()] == [0, 1, 1]
    give(match, 0, "p")
    inner = next(one for one in match.table.pending.values() if one.id.startswith("m-1:0-"))
    match.answer(inner.id, 1, "r")
    assert done(match)[-1] == "after inner"
    give(match, 1, "c")
    assert done(match)[-1] == "after outer"


def test_an_outer_group_closes_with_the_inner_one_that_was_its_last() -> None:
    match = lanes({0: ["fork:x"]}, Do("after outer"))
    give(match, 0, "p")
    give(match, 1, "r")
    assert done(match) == ["0:p", "1:r", "after outer"]
    assert match.over


def test_lanes_of_inner_groups_wait_for_lanes_before_the_outer_one() -> None:
    match = lanes({0: ["pick:a@stock,b"], 1: ["fork:x", "pick:z@stock,y"]})
    assert all(not one.blocked for one in match.table.pending.values())
    give(match, 1, "p")
    give(match, 2, "r")
    assert waits(asked(match, 1)) == {"z": True, "y": False}


def test_an_interrupt_is_dealt_with_at_once() -> None:
    match = match_of(Pick(0, ["interrupt", "no"]), Pick(0, ["a", "b"]))
    give(match, 0, "interrupt")
    assert done(match) == ["0:interrupt", "first"]
    assert [one.seat for one in match.table.waiting()] == [1]
    give(match, 1, "x")
    give(match, 0, "a")
    assert match.over


def test_a_question_with_one_answer_is_not_asked() -> None:
    match = match_of(Pick(0, ["only"]), Pick(1, ["a", "b"]))
    assert done(match) == ["0:only"]
    assert match.entries == []


def test_a_question_with_one_answer_is_asked_if_silence_would_betray() -> None:
    match = match_of(Pick(0, ["only"], always=True))
    assert asked(match, 0).always
    give(match, 0, "only")
    assert match.over


def test_a_moment_without_question_is_skipped() -> None:
    assert done(match_of(Pick(0, ["a", "b"], empty=True))) == ["0:skipped"]


def test_a_secret_question_waits_for_its_whole_group() -> None:
    match = lanes({0: ["secret:a,b"], 1: ["secret:a,b"]})
    give(match, 0, "a")
    assert [one.seat for one in match.table.waiting()] == [0, 1]
    give(match, 1, "a")
    assert match.table.waiting() == []


def test_ids_name_lane_generation_seat_and_number() -> None:
    match = lanes({0: ["pick:a,b", "pick:a,b"], 1: ["ask0:c,d"]})
    assert [one.id for one in match.table.pending.values()] == ["m-1:0.0.1.1", "m-1:1.0.1.1"]
    match.answer("m-1:0.0.1.1", 0, "a")
    assert [one.id for one in match.table.pending.values()] == ["m-1:0.0.1.2", "m-1:1.0.1.1"]


def test_group_numbers_are_never_used_again() -> None:
    match = match_of(Fork({0: ["pick:a,b"]}), Fork({0: ["pick:c,d"]}))
    give(match, 0, "a")
    assert [one.id for one in match.table.pending.values()] == ["m-2:0.0.1.1"]
    match.undo(0)
    assert [one.id for one in match.table.pending.values()] == ["m-1:0.1.1.1"]
    give(match, 0, "a")
    assert [one.id for one in match.table.pending.values()] == ["m-3:0.0.1.1"]


def test_everything_meets_all_but_nothing() -> None:
    assert conflicts(EVERYTHING, frozenset({"a"}))
    assert conflicts(frozenset({"a"}), EVERYTHING)
    assert not conflicts(EVERYTHING, NOTHING)
    assert not conflicts(frozenset({"a"}), frozenset({"b"}))
