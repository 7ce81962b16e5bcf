"""`caravan playout`: what scripts rely on."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bot.cli.conftest import Caravan, CaravanJson

FIELDS = [
    *("game", "players", "seed", "options", "finished", "decisions", "choices", "seconds"),
    *("scores", "winners", "state_hash"),
]


def test_a_playout_is_told_in_these_fields(told: CaravanJson) -> None:
    assert list(told("playout", "fortuna")) == FIELDS


def test_without_a_word_as_many_play_as_can_with_seed_0_and_every_default(
    told: CaravanJson,
) -> None:
    found = told("playout", "fortuna")
    assert (found["players"], found["seed"]) == (4, "0")
    assert found["options"] == {"deal": "first_game"}


def test_a_finished_match_has_a_score_for_every_seat_counted_from_1(told: CaravanJson) -> None:
    found = told("playout", "fortuna", "--players", 3)
    assert found["finished"] is True
    assert [score["seat"] for score in found["scores"]] == [1, 2, 3]
    assert {"total", "rank", "lines"} < set(found["scores"][0])
    assert set(found["winners"]) <= {1, 2, 3}


def test_every_total_is_the_sum_of_its_lines(told: CaravanJson) -> None:
    scores = told("playout", "fortuna", "--seed", "lines")["scores"]
    totals = [score for score in scores if score["total"] is not None]
    assert totals
    for score in totals:
        assert sum(line["points"] for line in score["lines"]) == score["total"]
        assert all(line["reason"] for line in score["lines"])


def test_all_but_the_seconds_is_the_same_every_time(told: CaravanJson) -> None:
    words = ("playout", "fortuna", "--seed", "déjà vu", "--option", "deal=experienced")
    first, second = (told(*words) | {"seconds": 0} for _ in range(2))
    assert first == second
    assert first["options"] == {"deal": "experienced"}


def test_another_seed_is_another_match(told: CaravanJson) -> None:
    hashes = {told("playout", "fortuna", "--seed", seed)["state_hash"] for seed in ("a", "b")}
    assert len(hashes) == 2


def test_forced_steps_are_neither_decisions_nor_choices(told: CaravanJson) -> None:
    found = told("playout", "fortuna")
    assert 0 < found["choices"] <= found["decisions"]


def test_until_stops_when_the_log_is_so_long(told: CaravanJson) -> None:
    found = told("playout", "fortuna", "--players", 2, "--until", 10)
    assert (found["decisions"], found["finished"], found["winners"]) == (10, False, [])
    assert found["scores"] == [
        {"seat": seat, "total": None, "rank": None, "lines": []} for seat in (1, 2)
    ]


def test_until_0_is_the_set_up(told: CaravanJson) -> None:
    assert told("playout", "fortuna", "--until", 0)["decisions"] == 0


def test_until_beyond_the_end_is_the_end(told: CaravanJson) -> None:
    assert told("playout", "fortuna", "--players", 2, "--until", 99999)["finished"] is True


def test_greedy_players_play_otherwise(told: CaravanJson) -> None:
    words = ("playout", "fortuna", "--players", 2, "--until", 12)
    random = told(*words)
    greedy = told(*words, "--policy", "greedy")
    assert greedy["state_hash"] != random["state_hash"]


def test_people_read_the_points_with_their_reasons(caravan: Caravan) -> None:
    result = caravan("playout", "fortuna", "--players", 2)
    assert result.exit_code == 0
    assert "Seat 1: " in result.stdout
    assert "Won by Seat" in result.stdout
    assert "fortuna-" not in result.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "fortuna"),
        ([], "GAME"),
        (["fortuna", "--players", "9"], "2"),
        (["fortuna", "--players", "-1"], "2"),
        (["fortuna", "--players", "many"], "many"),
        (["fortuna", "--option", "deal"], "name=value"),
        (["fortuna", "--option", "deal=fast"], "first_game"),
        (["fortuna", "--option", "dael=experienced"], "deal"),
        (["fortuna", "--option", "deal=experienced", "--option", "deal=first_game"], "twice"),
        (["fortuna", "--policy", "clever"], "greedy"),
        (["fortuna", "--until", "-1"], "--until"),
        (["fortuna", "--export", "nowhere/match.json"], "nowhere/match.json"),
    ],
)
def test_bad_input_is_told_in_one_line(
    refused: Callable[..., str], words: list[str], said: str
) -> None:
    assert said in refused("playout", *words)


def test_a_content_pack_that_does_not_fit_is_told_in_one_line(
    refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARAVAN_CONTENT", str(tmp_path / "pack"))
    assert "CARAVAN_CONTENT" in refused("playout", "fortuna")


def test_a_content_pack_changes_what_is_played(
    told: CaravanJson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("playout", "fortuna", "--export", tmp_path / "match.json")
    before = told(*words)
    pack = tmp_path / "pack" / "fortuna"
    pack.mkdir(parents=True)
    (pack / "privileges.toml").write_text('[[privileges]]\nid = "c1"\ncopies = 2\n')
    monkeypatch.setenv("CARAVAN_CONTENT", str(tmp_path / "pack"))
    after = told(*words)
    assert before["state_hash"] != after["state_hash"]
