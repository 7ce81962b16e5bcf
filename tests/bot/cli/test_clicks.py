"""`caravan clicks`: what scripts and people rely on."""

from tests.bot.cli.conftest import Caravan, CaravanJson

FEW = ("--matches", 1, "--policy", "random")


def test_the_clicks_of_a_game_are_told_in_these_fields(told: CaravanJson) -> None:
    found = told("clicks", "fortuna", *FEW)
    assert list(found) == [
        *("game", "players", "matches", "seed", "options", "policy", "turn", "match", "topics")
    ]
    assert list(found["turn"]) == ["mean", "p10", "p50", "p90"]
    assert list(found["match"]) == ["turns", "opened", "clicks", "idle", "forced", "turned"]


def test_it_goes_the_same_way_every_time(told: CaravanJson) -> None:
    words = ("clicks", "fortuna", *FEW, "--players", 2, "--seed", "x")
    assert told(*words) == told(*words)


def test_every_answer_is_a_click_and_so_is_every_way_to_one(told: CaravanJson) -> None:
    found = told("clicks", "tadmor", *FEW, "--players", 2)
    match = found["match"]
    answers = sum(topic["answers"] for topic in found["topics"])
    assert match["clicks"] == round(answers + match["turned"], 1)
    assert match["idle"] == match["forced"] + match["turned"]


def test_people_read_how_many_clicks_a_turn_takes_and_for_what(caravan: Caravan) -> None:
    result = caravan("clicks", "caylus", *FEW, "--players", 2)
    assert result.exit_code == 0
    assert "clicks a turn" in result.stdout
    assert "place a worker" in result.stdout
