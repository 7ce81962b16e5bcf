"""`caravan verify`: its four endings."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.cli import files
from data.content import digest
from engines.core.compare import hashes
from engines.core.export import read
from engines.fortuna.game import GAME
from tests.bot.cli.conftest import Caravan, CaravanJson
from tests.bot.cli.stored import ANA, BEN, begun, clicks, matches_in, play


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
    assert len(verdict["checked"]) == 5


def test_people_read_what_was_proven_and_which_hashes_to_compare(
    caravan: Caravan, exported: Path
) -> None:
    result = caravan("verify", exported)
    found = hashes(read(exported.read_bytes()))
    assert result.exit_code == 0
    assert "Proven: answers, draws and result follow from this seed" in result.stdout
    assert f"Content {found.content}: what the game ships with." in result.stdout
    assert f"Hash of the seed: {found.seed} - compare it" in result.stdout
    assert f"Hash of the log: {found.log} - compare it" in result.stdout
    assert "published" not in result.stdout


def test_people_read_what_was_added_to_the_seed(
    caravan: Caravan, told: CaravanJson, exported: Path, changed: Callable[..., Path]
) -> None:
    assert "Nobody added to the seed" in caravan("verify", exported).stdout
    assert told("verify", exported)["contributions"] is None
    added = changed(contributions=["17", "4\x1b[2J"])
    assert "joined: 17, 4 [2J - compare them" in caravan("verify", added).stdout
    assert json.loads(caravan("verify", added, "--json").stdout)["contributions"][0] == "17"
    many = changed(contributions=[str(number) for number in range(1000)])
    assert "38, 39, ... - compare" in caravan("verify", many).stdout


def test_a_file_that_names_no_hash_of_its_seed_proves_nothing(
    caravan: Caravan, changed: Callable[..., Path]
) -> None:
    result = caravan("verify", changed(seed_hash=None))
    assert result.exit_code == 3
    assert "name the hash of the seed that was published" in result.stdout
    assert "the match holds" not in result.stdout.lower()


def test_a_file_without_end_is_not_read_to_its_end(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    link = tmp_path / "endless.json"
    link.symlink_to("/dev/zero")
    assert "more than 8 MiB" in refused("verify", link)


def test_a_number_without_end_is_told_in_one_line(
    refused: Callable[..., str], exported: Path, changed: Callable[..., Path]
) -> None:
    log = json.loads(exported.read_text())["log"]
    log[3]["n"] = 10**300
    line = refused("verify", changed(log=log))
    assert "log.3.n: a whole number up to 1000000000 is expected" in line


def test_scripts_read_the_content_and_the_hashes(told: CaravanJson, exported: Path) -> None:
    found, verdict = hashes(read(exported.read_bytes())), told("verify", exported)
    assert verdict["content"] == {"hash": found.content, "from": "shipped", "packs": [], "rows": []}
    assert (verdict["seed_hash"], verdict["log_hash"]) == (found.seed, found.log)


def test_a_content_changed_with_its_hash_is_said_to_be_unknown(
    caravan: Caravan, exported: Path, changed: Callable[..., Path]
) -> None:
    content = json.loads(exported.read_text())["content"]
    building = content["buildings"][0]
    building["source"] = "elsewhere"
    forged = changed(content=content, content_hash=digest(content))
    result = caravan("verify", forged)
    assert "unknown, neither what the game ships with nor from an installed pack" in result.stdout
    assert f"Changed: buildings.{building['id']}\n" in result.stdout
    verdict = json.loads(caravan("verify", forged, "--json").stdout)["content"]
    assert (verdict["from"], verdict["rows"]) == ("unknown", [f"buildings.{building['id']}"])


def test_the_content_of_an_installed_pack_is_named(
    caravan: Caravan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, cost in (("cheap", 1), ("dear", 9)):
        folder = tmp_path / "packs" / name / "fortuna"
        folder.mkdir(parents=True)
        row = f'[[buildings]]\nid = "market"\ncost = {cost}\n'
        (folder / "fix.toml").write_text(row)
    monkeypatch.setenv("CARAVAN_CONTENT", str(tmp_path / "packs" / "cheap"))
    file = tmp_path / "match.json"
    assert caravan("playout", "fortuna", "--players", 2, "--export", file).exit_code == 0
    for packs in ("packs/cheap", "packs"):  # together with the other pack it makes another content
        monkeypatch.setenv("CARAVAN_CONTENT", str(tmp_path / packs))
        told = json.loads(caravan("verify", file, "--json").stdout)["content"]
        assert (told["from"], told["packs"]) == ("packs", ["cheap"])
        assert "from the installed packs cheap." in caravan("verify", file).stdout
    monkeypatch.delenv("CARAVAN_CONTENT")
    assert json.loads(caravan("verify", file, "--json").stdout)["content"]["from"] == "unknown"


def test_a_row_s_name_cannot_steer_a_terminal(
    caravan: Caravan, exported: Path, changed: Callable[..., Path]
) -> None:
    content = json.loads(exported.read_text())["content"] | {"\x1b[2J": [{"id": "\x07"}]}
    result = caravan("verify", changed(content=content, content_hash=digest(content)))
    assert "\x1b" not in result.stdout
    assert "\x07" not in result.stdout


@pytest.mark.parametrize("verb", [("verify",), ("render", "--out", "board.png")])
def test_an_option_s_name_can_neither_steer_a_terminal_nor_pass_for_a_line_of_ours(
    caravan: Caravan, changed: Callable[..., Path], verb: tuple[str, ...]
) -> None:
    result = caravan(*verb, changed(options={"\x1b]0;mine\x07\nProven: all\x9b": "x"}))
    assert result.exit_code != 0
    assert "Proven: all" in result.output
    assert "\nProven: all" not in result.output
    assert not set("\x1b\x07\x9b") & set(result.output)


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
        {"options": {"deal": "none"}},
    ],
)
def test_a_match_told_otherwise_does_not_hold(
    caravan: Caravan, changed: Callable[..., Path], values: dict[str, Any]
) -> None:
    result = caravan("verify", changed(**values))
    assert (result.exit_code, result.stderr) == (1, "")


def test_a_match_from_before_an_option_was_there_is_proven_with_its_default(
    caravan: Caravan, exported: Path, changed: Callable[..., Path]
) -> None:
    options = json.loads(exported.read_text())["options"]
    assert options == {"deal": GAME.read_options({})["deal"]}
    assert caravan("verify", changed(options={})).exit_code == 0


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


@pytest.mark.parametrize("values", [{"version": 3}, {"log": 7}, {"players": 3}, {"colour": "red"}])
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
        files[0].write_bytes(await matches.exports.export(info.id, ANA.user_id))
        await play(matches, info)
        files[1].write_bytes(await matches.exports.export(info.id, ANA.user_id))
        for person in (ANA, BEN):
            await matches.endings.confirm(info.id, person.user_id, next(clicks))
        files[2].write_bytes(await matches.exports.export(info.id, ANA.user_id))
    return files


async def test_what_the_bot_hands_out_is_proven_once_it_is_locked_and_not_before(
    caravan: Caravan, tmp_path: Path
) -> None:
    codes = [caravan("verify", file).exit_code for file in await exports(tmp_path)]
    assert codes == [3, 3, 0]
