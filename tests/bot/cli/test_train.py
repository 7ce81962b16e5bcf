"""`caravan train` and `caravan arena`: what scripts rely on."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot import habits
from bot.cli import strengths
from bot.cli.strengths import Strength
from bot.domain.levels import AiLevel
from bot.habits import habits_of
from bot.matches.play.ai import LEVELS, level_of
from data.habits import file_of
from engines.core.habits import read_table
from engines.core.search import Level, SearchPlayer
from engines.registry import game as spec_of
from tests.bot.cli.conftest import Caravan, CaravanJson


def test_what_was_learned_is_kept_and_told(caravan: Caravan, tmp_path: Path) -> None:
    file = tmp_path / "habits.json"
    result = caravan("train", "fortuna", "--matches", 1, "--practice", 2, "--out", file)
    assert result.exit_code == 0
    first, second = result.stdout.splitlines()
    assert first.startswith("generation 1: ")
    assert second.startswith("practice: 2 matches, ")
    assert read_table(file.read_bytes()).game == "fortuna"


def test_greedy_players_need_not_take_part_in_practice(caravan: Caravan, tmp_path: Path) -> None:
    learned = set()
    for words in ((), ("--greedy",), ("--no-greedy",)):
        file = tmp_path / "habits.json"
        few = ("--matches", 1, "--practice", 4, "--out", file)
        assert caravan("train", "fortuna", *few, *words).exit_code == 0
        learned.add(file.read_bytes())
    assert len(learned) == 2


def test_practice_goes_on_from_the_habits_there_are(
    caravan: Caravan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    result = caravan("train", "fortuna", "--go-on", "--practice", 1, "--out", first)
    assert result.stdout.startswith("practice: 1 matches, ")
    shipped, learned = habits.table_of("fortuna"), read_table(first.read_bytes())
    assert shipped is not None
    assert learned.weights != shipped.weights
    alike = [one for one in shipped.weights if learned.weights[one] == shipped.weights[one]]
    assert alike  # what was not asked in that match is as it was
    monkeypatch.setattr(habits, "stored", lambda _: first.read_bytes())
    caravan("train", "fortuna", "--go-on", "--practice", 1, "--out", second)
    assert read_table(second.read_bytes()).weights != learned.weights


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--practice", 0), "--go-on with --practice 0 leaves nothing to learn"),
        (("--matches", 3), "--go-on learns by practice alone: leave out --matches"),
        (("--generations", 2), "--go-on learns by practice alone: leave out --generations"),
    ],
)
def test_whoever_goes_on_asks_for_practice_and_nothing_else(
    refused: Callable[..., str], tmp_path: Path, words: tuple[str, int], told: str
) -> None:
    file = tmp_path / "habits.json"
    assert told in refused("train", "fortuna", "--go-on", *words, "--out", file)
    assert not file.exists()


def test_whoever_goes_on_needs_habits(
    refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(habits, "stored", lambda _: None)
    line = refused("train", "fortuna", "--go-on", "--out", tmp_path / "habits.json")
    assert line.strip() == "caravan: fortuna has no habits yet: learn some without --go-on first"


def test_a_place_where_nothing_can_be_kept_is_refused_before_anything_is_learned(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    file = tmp_path / "nowhere" / "habits.json"
    line = refused("train", "fortuna", "--matches", 1, "--out", file)
    assert line.startswith(f"caravan: {file} cannot be written")


def test_the_strength_of_a_player_is_told_in_these_fields(told: CaravanJson) -> None:
    words = ("arena", "fortuna", "--players", 2, "--matches", 1, "--steps", 20)
    found = told(*words)
    fields = ["game", "players", "matches", "wins", "low", "high", "lead", "answers", "seconds"]
    assert list(found) == fields
    assert found["wins"] in (0, 0.5, 1)


def test_any_player_is_measured_among_any_others(caravan: Caravan) -> None:
    words = ("arena", "fortuna", "--players", 2, "--matches", 2)
    result = caravan(*words, "--player", "easy", "--against", "random")
    assert result.exit_code == 0
    assert "of 2 won" in result.stdout


def test_whoever_a_lobby_offers_is_measured_by_that_name(
    told: CaravanJson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strengths, "LEVELS", dict.fromkeys(LEVELS, Level(5)))
    words = ("arena", "fortuna", "--players", 2, "--matches", 1, "--against", "random")
    for level in AiLevel:
        assert told(*words, "--player", level.value)["answers"] > 0


def test_levels_are_measured_as_they_play_in_the_bot() -> None:
    for game in ("fortuna", "caylus"):
        for name in LEVELS:
            level, player = level_of(name, spec_of(game)), Strength(game, name, Level(1))()
            assert level is not None
            assert player == SearchPlayer(habits_of(game), level)
    assert Strength("fortuna", "searching", Level(1))() == SearchPlayer(
        habits_of("fortuna"), Level(1)
    )


def test_a_player_is_measured_among_others_who_search(told: CaravanJson) -> None:
    words = ("arena", "fortuna", "--players", 2, "--matches", 1, "--steps", 20)
    assert told(*words, "--player", "easy", "--against", "searching")["answers"] > 0


def test_how_far_a_player_looks_can_be_told(told: CaravanJson) -> None:
    words = ("arena", "fortuna", "--players", 2, "--matches", 1, "--steps", 300)
    found = [told(*words, *more) for more in ((), ("--reach", 13), ("--reach", 60))]
    courses = [(one["lead"], one["answers"]) for one in found]
    assert courses[0] == courses[1] != courses[2]


def test_damaged_habits_are_told_with_what_to_do(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(habits, "stored", lambda _: b'{"game": "fortuna"}')
    habits.habits_of.cache_clear()
    line = refused("arena", "fortuna", "--matches", 1)
    assert str(file_of("fortuna")) in line
    assert "caravan train fortuna" in line
