"""`caravan verify`: its four endings."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.cli import files
from tests.cli.conftest import Caravan, CaravanJson
from tests.cli.stored import ANA, BEN, begun, clicks, matches_in, play


@pytest.fixture
def changed(exported: Path) -> Callable[..., Path]:
    """Rewrites the exported match with other values."""

    def change(**values: Any) -> Path:
        exported.write_text(json.dumps(json.loads(exported.read_text()) | values))
        return exported

    return change


def test_a_match_that_holds_ends_with_0(told: CaravanJson, exported: Path) -> None:
    verdict = told("verify", exported)
    assert (verdict["holds"], verdict["entry"], verdict["why"]) == (True, None, None)
    assert len(verdict["checked"]) == 4


def test_people_read_what_was_checked(caravan: Caravan, exported: Path) -> None:
    result = caravan("verify", exported)
    assert result.exit_code == 0
    assert result.stdout.endswith("The match holds.\n")


def test_another_answer_does_not_hold_and_its_entry_is_named(
    caravan: Caravan, exported: Path, changed: Callable[..., Path]
) -> None:
    log = json.loads(exported.read_text())["log"]
    log[9]["answer"] = "nonsense"
    result = caravan("verify", changed(log=log), "--json")
    verdict = json.loads(result.stdout)
    assert (result.exit_code, verdict["holds"], verdict["entry"]) == (1, False, 10)
    assert "Does not hold at entry 10" in caravan("verify", exported).stdout


@pytest.mark.parametrize(
    "values",
    [
        {"seed": "another"},
        {"state_hash": "0" * 64},
        {"content_hash": "0" * 64},
        {"finished": False},
        {"options": {"deal": "experienced"}},
        {"options": {}},
    ],
)
def test_a_match_told_otherwise_does_not_hold(
    caravan: Caravan, changed: Callable[..., Path], values: dict[str, Any]
) -> None:
    result = caravan("verify", changed(**values))
    assert (result.exit_code, result.stderr) == (1, "")


def test_a_secret_seed_cannot_be_proven_yet(caravan: Caravan, changed: Callable[..., Path]) -> None:
    result = caravan("verify", changed(seed=None, state_hash=None), "--json")
    verdict = json.loads(result.stdout)
    assert (result.exit_code, verdict["holds"]) == (3, None)
    assert verdict["checked"]


@pytest.mark.parametrize("content", ["", "[]", "{}", "not json", '{"format": "caravan-match"}'])
def test_what_is_no_match_cannot_be_read(
    refused: Callable[..., str], tmp_path: Path, content: str
) -> None:
    file = tmp_path / "odd.json"
    file.write_text(content)
    assert "odd.json" in refused("verify", file)


@pytest.mark.parametrize("values", [{"version": 2}, {"log": 7}, {"players": 3}, {"colour": "red"}])
def test_a_file_in_another_shape_cannot_be_read(
    refused: Callable[..., str], changed: Callable[..., Path], values: dict[str, Any]
) -> None:
    assert "cannot be read" in refused("verify", changed(**values))


def test_a_game_nobody_knows_cannot_be_read(
    refused: Callable[..., str], changed: Callable[..., Path]
) -> None:
    assert "chess" in refused("verify", changed(game="chess"))


def test_what_is_far_too_long_for_a_match_is_not_taken_into_memory(
    refused: Callable[..., str], exported: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MOST_BYTES", exported.stat().st_size - 1)
    assert "more than" in refused("verify", exported)
    assert "more than" in refused("render", exported, "--out", exported.with_suffix(".png"))


@pytest.mark.parametrize("depth", [60, 900, 100_000])
def test_what_is_nested_without_end_cannot_be_read(
    refused: Callable[..., str], exported: Path, depth: int
) -> None:
    file = json.dumps(json.loads(exported.read_text()) | {"content": {}})
    nested = '"content": ' + '{"a":' * depth + "1" + "}" * depth
    exported.write_text(file.replace('"content": {}', nested))
    assert "nested too deeply" in refused("verify", exported)


def test_a_missing_file_or_a_folder_cannot_be_read(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    assert "gone.json" in refused("verify", tmp_path / "gone.json")
    assert str(tmp_path) in refused("verify", tmp_path)


async def exports(tmp_path: Path) -> list[Path]:
    """A match of people as its player gets it: half-way, at its end, and once it is locked."""
    files = [tmp_path / name for name in ("half-way.json", "over.json", "locked.json")]
    async with matches_in(tmp_path / "caravan.sqlite3") as matches:
        info = await begun(matches)
        await play(matches, info, 40)
        files[0].write_bytes(await matches.export(info.id, ANA.user_id))
        await play(matches, info)
        files[1].write_bytes(await matches.export(info.id, ANA.user_id))
        for person in (ANA, BEN):
            await matches.confirm(info.id, person.user_id, next(clicks))
        files[2].write_bytes(await matches.export(info.id, ANA.user_id))
    return files


async def test_what_the_bot_hands_out_is_proven_once_it_is_locked_and_not_before(
    caravan: Caravan, tmp_path: Path
) -> None:
    codes = [caravan("verify", file).exit_code for file in await exports(tmp_path)]
    assert codes == [3, 3, 0]
