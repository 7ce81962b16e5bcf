"""What is noted of one match."""

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import pytest
from typing_extensions import override

from bot.training.balance.keys import CHOICE, MARK, SEAT, TURN, Key, Rows
from bot.training.balance.noting import Facts, Noted, Watched, credits_of, facts, turns
from engines.core import Answer, Choose, Decision, Match, Result, Score, key_from, record, text
from engines.core.example import HEAP, Deal, Heap, Take, begun
from engines.core.players import Player, RandomPlayer
from engines.core.playout import playout

ONE, TWO = (Key(CHOICE, f"heap-prompt heap-take#{n}") for n in (1, 2))


@dataclass(slots=True)
class Always:
    """Takes the same as long as it can."""

    wanted: str

    def answer(self, _: Match[Any], decision: Decision) -> Answer:
        return self.wanted if decision.sole_answer() is None else "1"


def played(coins: int) -> Facts:
    """A match in which the first seat takes two coins each time, and the other one."""
    match = begun(coins=coins)
    seated = [Watched(Always(one), Rows("heap", {}), Noted(), {}) for one in "21"]
    playout(match, seated)
    return facts(match, seated)


def test_what_seats_were_offered_and_took_is_noted() -> None:
    first, second = played(5).seats  # 2, 1, and both are left for the first one to take
    assert {ONE, TWO} <= first.offered
    assert {ONE, TWO} <= second.offered
    assert {ONE, TWO} & first.taken == {TWO}
    assert {ONE, TWO} & second.taken == {ONE}


def test_what_had_to_be_taken_is_no_choice() -> None:
    first, second = played(4).seats  # 2, 1, and then there is but one coin
    assert {ONE, TWO} & first.taken == {TWO}
    assert {ONE, TWO} & second.taken == {ONE}


def test_seats_marks_and_turns_are_noted_as_well() -> None:
    first, second = played(5).seats
    assert {Key(SEAT, "1"), Key(MARK, "red"), Key(TURN, "1")} <= first.taken
    assert {Key(SEAT, "2"), Key(MARK, "blue"), Key(TURN, "2")} <= second.taken


def test_who_never_had_a_turn_has_no_place_in_their_order() -> None:
    match = begun(coins=2)
    match.answer("m.0.1.1", 0, "2")
    assert turns(match, 2) == {}
    assert turns(match, 1) == {0: 1}


@pytest.mark.parametrize(
    ("winners", "won"),
    [
        ([1], [0, 1, 0]),
        ([0, 2], [Fraction(1, 2), 0, Fraction(1, 2)]),
        ([3], [0, 0, 0]),
        ([], [0] * 3),
    ],
)
def test_who_wins_together_has_won_in_part_and_a_house_seat_takes_it_from_all(
    winners: list[int], won: list[Fraction]
) -> None:
    result = Result([Score(seat, None, None) for seat in range(4)], winners)
    assert credits_of(result, 3) == won


def test_who_won_is_noted() -> None:
    assert played(5).wins == [Fraction(1), Fraction(0)]


@record
class Dim(Take):
    """The same, but only people are told what the options are."""

    @override
    def decision(self, game: Heap) -> Choose:
        asked = Take.decision(self, game)  # a record with slots has no super()
        for option in asked.options:
            option.label = text("")
        return asked

    @override
    def describe(self, game: Heap, decision: Decision) -> None:
        assert isinstance(decision, Choose)
        for option in decision.options:
            option.label = text("heap-take", n=int(option.id))


DIM = replace(HEAP, steps=(Deal, Take, Dim), opening=lambda _: [Deal(), Dim(0)])


def test_labels_that_only_people_read_are_read_as_well() -> None:
    match = Match.begin(DIM, {}, "", key_from("dim"), {}, [None] * 2, keeping="none")
    watched = Watched(Always("2"), Rows("heap", {}), Noted(), {})
    playout(match, [watched, watched], until=1)
    assert watched.noted.taken == {TWO}
    assert watched.shown[TWO] == text("heap-take", n=2)


def test_who_is_watched_plays_as_alone() -> None:
    hashes = []
    for watching in (False, True):
        match = begun(coins=20)
        players: list[Player] = [RandomPlayer(), RandomPlayer()]
        if watching:
            players = [Watched(one, Rows("heap", {}), Noted(), {}) for one in players]
        playout(match, players)
        hashes.append(match.state_hash())
    assert hashes[0] == hashes[1]
