"""How the contract suite plays: so many answers, in a hurry in the end, keeping what it has room for."""

import pytest

from engines.core import Stream, key_from
from tests.engines.contract import storing
from tests.engines.contract.cases import (
    MATCHES,
    Case,
    answers_for,
    answers_of,
    cases_of,
    cases_of_a_run,
    covering,
    specs,
)
from tests.engines.contract.recording import SPARSELY, play, played
from tests.engines.contract.words import Words

CASE = Case("frontier", 3, (("horde", "off"), ("oath", "off"), ("rounds", 6)))


@pytest.mark.parametrize("game", sorted(specs()))
def test_the_answers_of_a_game_grow_with_its_numbers_of_players(game: str) -> None:
    cases = cases_of_a_run(game)
    wanted = answers_for(game)
    assert wanted - len(cases) < sum(map(answers_of, cases)) <= wanted


def test_a_case_is_played_until_it_has_its_answers() -> None:
    found = [len(one.moments) for one in played(CASE, "some", 500, Words())]
    assert sum(found[:-1]) < 500 <= sum(found)


def test_a_short_game_is_not_played_without_end() -> None:
    case = covering(cases_of("dike"), "few")[0]
    assert len(list(played(case, "some", 100_000, Words()))) == MATCHES


def test_players_who_lose_patience_end_the_match_soon() -> None:
    patient, hasty = play(CASE, "hurry"), play(CASE, "hurry", patience=20)
    assert [one.answer for one in hasty.moments[:20]] == [
        one.answer for one in patient.moments[:20]
    ]
    assert hasty.match.over
    assert len(hasty.moments) < len(patient.moments) / 2


def test_without_room_each_tenth_position_is_kept_and_can_be_asked() -> None:
    recording = play(CASE, "room", room=0)
    assert [one.number % SPARSELY for one in recording.kept] == [1] * len(recording.kept)
    assert len(recording.kept) == 1 + (len(recording.moments) - 1) // SPARSELY
    storing.position_follows_from_log(recording)
    moment = recording.kept[1]
    storing.position_survives_storage(recording, moment, Stream(key_from("room"), "", 0))


def test_positions_are_kept_sparsely_from_where_they_fill_the_room() -> None:
    whole = play(CASE, "room")
    first = sum(len(one.before or b"") for one in whole.moments[:30])
    numbers = [one.number for one in play(CASE, "room", room=first).kept]
    assert numbers == [*range(1, 31), *range(31, len(whole.moments) + 1, SPARSELY)]


@pytest.mark.parametrize("game", sorted(specs()))
def test_the_options_of_a_brief_match_are_options_of_the_game(game: str) -> None:
    spec = specs()[game]
    assert spec.playable(spec.read_options(spec.brief))
