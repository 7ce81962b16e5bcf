"""`caravan games`: what scripts rely on."""

from collections.abc import Callable
from pathlib import Path

import pytest

import data
from engines.registry import games
from tests.bot.cli.conftest import Caravan, CaravanJson
from tests.bot.cli.reaching import reachable, without_rights


def test_every_game_is_listed_with_its_numbers_of_players(told: CaravanJson) -> None:
    found = {one["game"]: one["players"] for one in told("games")}
    assert found == {key: list(spec.players) for key, spec in games().items()}


def test_every_option_is_listed_with_its_default_and_its_values(told: CaravanJson) -> None:
    options = next(one["options"] for one in told("games") if one["game"] == "fortuna")
    assert options == [
        {"option": "deal", "default": "first_game", "choices": ["first_game", "experienced"]}
    ]


def test_people_read_how_to_set_an_option(caravan: Caravan) -> None:
    result = caravan("games")
    assert result.exit_code == 0
    assert "fortuna: Fortuna, 2-4 players" in result.stdout
    assert "--option deal=first_game|experienced" in result.stdout


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A content pack in force that changes two rows of Fortuna."""
    folder = tmp_path / "cheap" / "fortuna"
    folder.mkdir(parents=True)
    rows = '[[buildings]]\nid = "market"\ncost = 1\n[[privileges]]\nid = "c1"\ncopies = 2\n'
    (folder / "cheap.toml").write_text(rows)
    monkeypatch.setenv("CARAVAN_CONTENT", str(tmp_path / "cheap"))
    return tmp_path / "cheap"


def test_every_game_tells_the_hash_of_its_content(told: CaravanJson) -> None:
    found = {one["game"]: one["content"] for one in told("games")}
    assert found == {
        key: {"hash": data.digest(data.load(key)), "packs": [], "rows": []} for key in games()
    }


def test_the_content_packs_in_force_are_told_with_the_rows_they_change(
    told: CaravanJson, pack: Path
) -> None:
    found = {one["game"]: one["content"] for one in told("games")}
    changed = data.digest(data.load("fortuna", [pack]))
    rows = ["buildings.market", "privileges.c1"]
    assert found["fortuna"] == {"hash": changed, "packs": ["cheap"], "rows": rows}
    assert found["caylus"]["packs"] == []


def test_people_read_what_the_content_packs_change(caravan: Caravan, pack: Path) -> None:
    lines = caravan("games").stdout.splitlines()
    told = [line for line in lines if line.startswith("  content ")]
    assert sum(line.endswith(", as shipped") for line in told) == len(games()) - 1
    (changed,) = [line for line in told if not line.endswith(", as shipped")]
    assert changed.endswith(", changed by cheap: buildings.market, privileges.c1")


def test_a_content_pack_that_does_not_fit_is_told_in_one_line(
    refused: Callable[..., str], pack: Path
) -> None:
    (pack / "fortuna" / "cheap.toml").write_text('[[buildings]]\nid = "market"\ncost = -5\n')
    assert "content of fortuna does not fit" in refused("games")
    (pack / "fortuna" / "cheap.toml").write_text('[[buildings]]\nid = "castle"\ncost = 1\n')
    assert "castle" in refused("games")


@pytest.mark.parametrize(
    ("setting", "where"),
    [("cheap", "cheap"), ("cheap", "cheap/caylus"), (".", "cheap/caylus"), (".", "other")],
)
def test_a_folder_of_content_packs_that_may_not_be_read_is_told_in_one_line(
    refused: Callable[..., str],
    pack: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    setting: str,
    where: str,
) -> None:
    locked = tmp_path / where
    locked.mkdir(exist_ok=True)
    locked.chmod(0)
    tmp_path.chmod(0o755)
    monkeypatch.setenv("CARAVAN_CONTENT", str(tmp_path / setting))
    with reachable(pack), without_rights():
        line = refused("games")
    tmp_path.chmod(0o700)
    assert f"{locked}: cannot be read (Permission denied)" in line
    assert "let the bot's user list and enter it" in line


def test_games_takes_no_arguments(refused: Callable[..., str]) -> None:
    assert "fortuna" in refused("games", "fortuna")


def test_each_game_tells_how_long_it_usually_is(told: CaravanJson) -> None:
    for one in told("games"):
        assert {usual["players"] for usual in one["lengths"]} == set(one["players"])
        assert all(usual["answers"] and usual["days"] for usual in one["lengths"])
