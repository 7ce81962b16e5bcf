"""Answers that cancel each other come to an end."""

from engines.core import Match, key_from
from engines.core.circling import FREE, Circling
from engines.core.players import GreedyPlayer
from engines.core.playout import playout, waiting
from tests.bot.matches.seesaw import SEESAW, Seesaw


def begun() -> Match[Seesaw]:
    return Match.begin(SEESAW, None, "a" * 64, key_from("seesaw"), {}, [None] * 2)


def test_players_that_would_go_to_and_fro_for_ever_come_to_an_end() -> None:
    match = begun()
    asked = waiting(match)[0]
    assert GreedyPlayer().answer(match, asked) == "tilt"
    assert playout(match, [GreedyPlayer()] * 2).finished
    assert match.number < 4 * FREE


def circled(*answers: str) -> list[bool]:
    """Whether each of these answers led back to where somebody has been."""
    match, circling, found = begun(), Circling(), []
    for answer in answers:
        asked = waiting(match)[0]
        found.append(circling.again(match, asked))
        match.answer(asked.id, asked.seat, answer)
    return found


def test_a_question_is_known_only_in_the_same_position() -> None:
    assert circled(*["tilt"] * (FREE + 4)) == [False] * (FREE + 2) + [True] * 2


def test_another_seat_begins_anew() -> None:
    assert not any(circled(*["tilt"] * FREE, "leave", *["tilt"] * FREE))


def test_whoever_answers_in_between_begins_anew() -> None:
    match, circling = begun(), Circling()
    for _ in range(3 * FREE):
        asked = waiting(match)[0]
        assert not circling.again(match, asked)
        match.answer(asked.id, 0, "tilt")
        match.answer(waiting(match)[0].id, 0, "tilt")


def test_whoever_takes_back_begins_anew() -> None:
    match, circling = begun(), Circling()
    for _ in range(3 * FREE):
        asked = waiting(match)[0]
        assert not circling.again(match, asked)
        match.answer(asked.id, 0, "tilt")
        match.undo(0)
