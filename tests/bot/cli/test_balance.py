"""`caravan balance`: what scripts and people rely on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engines.core.habits import Habits
from tests.bot.cli.conftest import Caravan, CaravanJson

QUICKLY = ("--weak", "random", "--strong", "easy", "--players", 2, "--matches", 4, "--least", 1)
FINDING = ["group", "key", "name", "source", "unbalanced", "strengths"]
JUDGED = [
    *("offered", "taken", "wins", "share", "fair", "low", "high", "chance", "corrected", "side"),
]
CHANGED = ["after", "changed", "changes"]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A content pack that changes a price of Fortuna."""
    folder = tmp_path / "dear" / "fortuna"
    folder.mkdir(parents=True)
    (folder / "dear.toml").write_text('[[buildings]]\nid = "market"\ncost = 9\n')
    return tmp_path / "dear"


def test_findings_are_told_in_these_fields(told: CaravanJson) -> None:
    found = told("balance", "fortuna", *QUICKLY)
    fields = ["game", "players", "options", "strengths", "against", "first", "least", "findings"]
    assert list(found) == fields
    assert found["strengths"] == [{"name": one, "matches": 4} for one in ("random", "easy")]
    assert all(list(one) == FINDING for one in found["findings"])
    turns = [one for one in found["findings"] if one["group"] == "turn"]
    assert {one["key"] for one in turns} == {"1", "2"}
    for one in turns:
        assert [list(each) for each in one["strengths"]] == [JUDGED, JUDGED]
        assert [each["taken"] for each in one["strengths"]] == [4, 4]
        assert [each["fair"] for each in one["strengths"]] == [0.5, 0.5]


def by_key(found: dict[str, Any]) -> dict[tuple[str, str], dict[str, Any]]:
    return {(one["group"], one["key"]): one for one in found["findings"]}


def test_another_content_is_played_with_the_same_seeds(told: CaravanJson, pack: Path) -> None:
    found = told("balance", "fortuna", *QUICKLY, "--against", pack)
    assert found["against"] == str(pack)
    assert all(list(one) == FINDING + CHANGED for one in found["findings"])
    plain = told("balance", "fortuna", *QUICKLY)
    before, alone = by_key(found), by_key(plain)
    assert all(before[key]["strengths"] == one["strengths"] for key, one in alone.items())
    assert any(one["after"] != one["strengths"] for one in before.values())


def test_people_read_tables_in_their_language(caravan: Caravan, pack: Path) -> None:
    words = ("balance", "fortuna", *QUICKLY, "--strong-matches", 2, "--lang", "es")
    result = caravan(*words, "--against", pack)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "fortuna, 2 players; matches: 4 of random players and 2 of easy players"
    titles = [line.split("random")[0].strip() for line in lines if line.endswith("  easy")]
    assert titles[:3] == ["turn order", "seats", "marks"]
    assert titles[-2:] == ["answers", "changed by dear"]
    assert lines[-1] == "   too few matches to tell"
    assert any(line.split()[0] == "Azul" for line in lines if line.strip())
    assert any("(rulebook)" in line for line in lines)


def test_a_game_without_habits_is_first_played_by_quick_players(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "easy and easy" in refused("balance", "fortuna", "--strong", "easy")
    for place in ("bot.cli.balance", "bot.cli.strengths"):
        monkeypatch.setattr(f"{place}.habits_of", lambda _: Habits())
    line = refused("balance", "fortuna", "--weak", "easy", "--strong", "greedy")
    assert "easy and greedy players are the same, as there are no habits of fortuna" in line
    assert "quick and quick" in refused("balance", "fortuna", "--strong", "quick")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["fortuna", "--players", "9"], "2"),
        (["mesopotamia", "--players", "1", "--option", "mode=automaton"], "one player alone"),
        (["fortuna", "--option", "deal=upside_down"], "deal"),
        (["fortuna", "--option", "colour=red"], "colour"),
        (["fortuna", "--against", "nowhere"], "nowhere is not a folder"),
    ],
)
def test_what_cannot_be_played_is_refused(
    refused: Callable[..., str], words: list[str], said: str
) -> None:
    assert said in refused("balance", *words)


def test_a_pack_that_is_broken_or_of_another_game_is_refused(
    refused: Callable[..., str], pack: Path
) -> None:
    assert f"{pack} changes nothing of caylus" in refused("balance", "caylus", "--against", pack)
    file = pack / "fortuna" / "dear.toml"
    file.write_text('[[buildings]]\nid = "market"\ncost = -5\n')
    assert "content of fortuna does not fit" in refused("balance", "fortuna", "--against", pack)
    file.write_text("[[buildings")
    assert str(file) in refused("balance", "fortuna", "--against", pack)
    file.unlink()
    assert "holds no content" in refused("balance", "fortuna", "--against", pack)
