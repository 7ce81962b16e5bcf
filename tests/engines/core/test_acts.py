"""What seats do without being asked: entries of their own, taken back only while nothing has followed."""

from dataclasses import replace
from typing import Any

import pytest
from typing_extensions import override

from engines.core import (
    Ask,
    Choose,
    Decision,
    IllegalMove,
    Match,
    Option,
    StaleDecision,
    State,
    Text,
    UndoRefused,
)
from engines.core.log import ACTS, is_act
from engines.core.wire import entry_from_wire, entry_to_wire
from tests.engines.contract.cases import Case
from tests.engines.core import bazaar
from tests.engines.core.bazaar import Bazaar
from tests.engines.core.strict import StrictMatch

CASE = Case("bazaar", 3, (("weather", "calm"), ("rounds", 1)))


def begun(**changed: Any) -> StrictMatch[Any]:
    match = CASE.begin("acts")
    match.spec = replace(match.spec, **changed)
    match.table = match.seat_table(match.table.position, match.table.counters)
    return match


def act(match: Match[Any], seat: int) -> Decision:
    found = match.view(seat).act
    assert found is not None
    return found


def give(match: Match[Any], seat: int, to: int, n: int = 1) -> None:
    match.answer(act(match, seat).id, seat, {str(to): n})


def coins(match: Match[Any]) -> list[int]:
    return [trader.coins for trader in match.table.position.state.traders]


def answer(match: Match[Any], seat: int, given: Any) -> None:
    asked = next(one for one in match.table.pending.values() if one.seat == seat)
    match.answer(asked.id, seat, given)


def to_the_bids(match: Match[Any]) -> None:
    for seat in range(3):
        answer(match, seat, "done")


def test_an_act_is_one_entry_that_names_itself_an_act() -> None:
    match = begun()
    give(match, 2, 0)
    (entry,) = match.entries
    assert is_act(entry)
    assert (entry.seat, entry.lane, entry.answer) == (2, ACTS, {"0": 1, "1": 0})
    assert coins(match) == [5, 4, 3]
    assert entry_to_wire(entry) == {"n": 1, "id": "a.0.3.1", "answer": {"0": 1, "1": 0}}
    assert entry_from_wire(entry_to_wire(entry, full=True)) == entry


def test_it_is_done_once_however_often_it_is_clicked() -> None:
    match = begun()
    first = act(match, 0).id
    give(match, 0, 1)
    with pytest.raises(StaleDecision):
        match.answer(first, 0, {"1": 1})
    assert coins(match) == [3, 5, 4]
    assert act(match, 0).id != first


def test_what_is_asked_stays_open_and_may_have_changed() -> None:
    match = begun()
    to_the_bids(match)
    before = next(one for one in match.table.pending.values() if one.seat == 0)
    give(match, 0, 1, 2)
    asked = next(one for one in match.table.pending.values() if one.seat == 0)
    assert isinstance(before, Choose)
    assert isinstance(asked, Choose)
    assert [len(one.options) for one in (before, asked)] == [4, 3]
    assert asked.id == before.id
    match.answer(asked.id, 0, "2")


def bid_all(step: bazaar.Bid, game: Bazaar) -> Decision:
    options = [Option("all", Text("bazaar-all", {"n": game.traders[step.seat].coins}))]
    options.append(Option("none", Text("bazaar-none")))
    word = Text("bazaar-topic")
    return Choose(
        prompt=word, topic=word, default="none", options=options, secret=True, always=True
    )


def test_what_means_something_else_afterwards_is_asked_under_another_id(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bazaar.Bid, "decision", bid_all)
    match = begun()
    to_the_bids(match)
    ids = [one.id for one in match.table.pending.values()]
    give(match, 0, 1)
    after = [one.id for one in match.table.pending.values()]
    # In the order of their turns: the third gave nothing and got nothing.
    assert [now == then for now, then in zip(after, ids, strict=True)] == [False, True, False]
    again = Match.replay(match.spec, match.content, match.header, match.entries)
    assert [one.id for one in again.table.pending.values()] == after


def test_it_is_taken_back_while_nothing_has_followed() -> None:
    match = begun()
    before = match.dump()
    give(match, 1, 0)
    assert match.undoable(1).lane == ACTS
    match.undo(1)
    assert match.dump() == before
    again = StrictMatch.replay(match.spec, match.content, match.header, match.entries)
    assert (again.dump(), again.table.counters) == (match.dump(), match.table.counters)


@pytest.mark.parametrize("seat", [0, 2])
def test_it_stands_once_somebody_has_gone_on(seat: int) -> None:
    match = begun()
    give(match, 1, 0)
    answer(match, seat, "done")
    with pytest.raises(UndoRefused) as refused:
        match.undo(1)
    assert refused.value.message.key == "core-undo-others"


def test_what_was_answered_before_others_acted_stands() -> None:
    match = begun()
    answer(match, 0, "tip")
    match.undoable(0)
    give(match, 1, 0)
    with pytest.raises(UndoRefused):
        match.undoable(0)


def test_one_s_own_act_is_taken_back_before_one_s_answer() -> None:
    match = begun()
    answer(match, 0, "tip")
    give(match, 0, 1)
    assert match.undoable_count(0) == 2
    match.undo_turn(0)
    assert match.live() == []


def test_a_secret_answer_can_still_be_changed_after_others_have_acted() -> None:
    match = begun()
    to_the_bids(match)
    answer(match, 0, "3")
    give(match, 1, 2)
    match.undo(0)
    assert coins(match) == [4, 3, 5]
    answer(match, 0, "1")
    again = StrictMatch.replay(match.spec, match.content, match.header, match.entries)
    assert (again.dump(), again.table.counters) == (match.dump(), match.table.counters)


@pytest.mark.parametrize("answers", [0, 1])
def test_while_others_are_asked_in_secret_it_stands_whoever_has_answered(answers: int) -> None:
    match = begun()
    to_the_bids(match)
    give(match, 1, 2)
    if answers:
        answer(match, 0, "1")
    with pytest.raises(UndoRefused) as refused:
        match.undo(1)
    assert refused.value.message.key == "core-undo-secret"


def test_a_moderator_can_go_back_before_it() -> None:
    match = begun()
    answer(match, 0, "tip")
    before = match.dump()
    give(match, 1, 0)
    match.rollback(1, "a test")
    assert match.dump() == before


def test_what_means_something_else_once_it_is_gone_is_asked_under_another_id(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bazaar.Bid, "decision", bid_all)
    match = begun()
    to_the_bids(match)
    before = match.number
    give(match, 0, 1)
    ids = [one.id for one in match.table.pending.values()]
    match.rollback(before, "by mistake")
    after = [one.id for one in match.table.pending.values()]
    assert [now == then for now, then in zip(after, ids, strict=True)] == [False, True, False]
    again = Match.replay(match.spec, match.content, match.header, match.entries)
    assert [one.id for one in again.table.pending.values()] == after


def test_what_the_game_refuses_changes_nothing() -> None:
    match = begun()
    match.table.position.state.traders[1].coins = 30
    before = match.dump()
    with pytest.raises(IllegalMove) as refused:
        give(match, 0, 1)
    assert refused.value.message.key == "bazaar-rich"
    assert match.dump() == before
    assert match.entries == []


def test_an_act_from_which_the_game_breaks_is_as_if_never_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = bazaar.Bid.decision

    def breaks(step: bazaar.Bid, game: Bazaar) -> Decision | None:
        if game.traders[0].coins == 3:
            raise RuntimeError("nobody knows what to bid")
        return asked(step, game)

    monkeypatch.setattr(bazaar.Bid, "decision", breaks)
    match = begun()
    to_the_bids(match)
    before, possible = match.dump(), act(match, 0).id
    with pytest.raises(RuntimeError):
        give(match, 0, 1)
    assert (match.dump(), act(match, 0).id) == (before, possible)
    give(match, 0, 1, 2)
    again = Match.replay(match.spec, match.content, match.header, match.entries)
    assert again.dump() == match.dump()


def test_who_is_out_and_who_is_of_the_house_never_acts() -> None:
    assert begun(out=lambda _: [1]).view(1).act is None
    assert begun(out=lambda _: [1]).view(0).act is not None
    match = begun(house=lambda _, players: ["white"] if players == 2 else [])
    match.header.marks[:] = ["blue", "red", "white"]
    match.table = match.seat_table(match.table.position, match.table.counters)
    assert match.view(1).act is not None
    assert match.view(2).act is None


def test_nobody_acts_in_a_match_that_is_over() -> None:
    match = begun()
    while not match.over:
        asked = next(one for one in match.table.pending.values() if not one.blocked)
        match.answer(asked.id, asked.seat, match.default_for(asked.id))
    assert match.table.position.state.traders[0].coins
    assert match.view(0).act is None


def test_a_game_that_knows_no_acts_offers_none() -> None:
    assert begun(acts=None).view(0).act is None


class _Pushing(bazaar.Gift):
    @override
    def answer(self, game: Bazaar, answer: dict[str, int]) -> None:
        game.push(bazaar.Close())


class _Silent(bazaar.Gift):
    @override
    def answer(self, game: Bazaar, answer: dict[str, int]) -> None:
        game.traders[self.seat].coins -= 1


@pytest.mark.parametrize(
    ("step", "broken"), [(_Pushing, "puts nothing on the agenda"), (_Silent, "nobody is told")]
)
def test_an_act_that_asks_for_more_or_tells_nothing_is_found(
    step: type[bazaar.Gift], broken: str
) -> None:
    def acts(_: State, seat: int) -> Ask[Any]:
        return step(seat)

    match = begun(acts=acts)
    before = match.dump()
    with pytest.raises(AssertionError, match=broken):
        give(match, 0, 1)
    assert match.dump() == before
    assert match.entries == []
