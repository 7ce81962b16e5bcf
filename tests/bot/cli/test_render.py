"""`caravan render`: pictures of matches and playouts."""

import json
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.bot.cli.conftest import Caravan


@pytest.fixture
def png(tmp_path: Path) -> Path:
    return tmp_path / "table.png"


def painted(png: Path) -> Image.Image:
    image = Image.open(BytesIO(png.read_bytes()))
    image.load()
    return image


def test_a_game_is_played_and_painted(caravan: Caravan, png: Path) -> None:
    result = caravan("render", "fortuna", "--players", 2, "--at", 20, "--out", png)
    assert (result.exit_code, result.stderr) == (0, "")
    assert (painted(png).format, painted(png).size) == ("PNG", (1800, 1350))


def test_what_the_picture_shows_is_also_said(caravan: Caravan, png: Path) -> None:
    said = caravan("render", "fortuna", "--at", 20, "--out", png).stdout
    assert "Fortuna" in said
    assert "Seat 1" in said


def test_an_exported_match_is_painted_as_the_playout_was(
    caravan: Caravan, png: Path, exported: Path
) -> None:
    caravan("render", exported, "--at", 30, "--out", png)
    of_file = painted(png).crop((0, 200, 1800, 1350)).tobytes()
    caravan("render", "fortuna", "--players", 2, "--at", 30, "--out", png)
    assert painted(png).crop((0, 200, 1800, 1350)).tobytes() == of_file


def test_a_seat_sees_its_private_table(caravan: Caravan, png: Path, exported: Path) -> None:
    assert caravan("render", exported, "--at", 9, "--seat", 2, "--out", png).exit_code == 0
    assert painted(png).size == (1800, 1200)


def test_the_picture_speaks_the_language_asked_for(caravan: Caravan, png: Path) -> None:
    said = [
        caravan("render", "fortuna", "--at", 9, "--lang", lang, "--out", png).stdout
        for lang in ("en", "es")
    ]
    assert said[0] != said[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess.json"], "neither a file nor a game"),
        (["a" * 300], "neither a file nor a game"),
        (["fortuna", "--seat", "5"], "1 to 4"),
        (["fortuna", "--seat", "0"], "--seat"),
        (["fortuna", "--at", "99999"], "entries"),
        (["fortuna", "--at", "-1"], "--at"),
        (["fortuna", "--lang", "xx"], "--lang"),
        (["fortuna", "--out", "nowhere/table.png"], "nowhere/table.png"),
    ],
)
def test_bad_input_is_told_in_one_line(
    refused: Callable[..., str], png: Path, words: list[str], said: str
) -> None:
    assert said in refused("render", "--out", png, *words)
    assert not png.exists()


def test_a_picture_needs_a_place(refused: Callable[..., str]) -> None:
    assert "--out" in refused("render", "fortuna")


@pytest.mark.parametrize("option", [("--seed", 3), ("--players", 2), ("--policy", "random")])
def test_a_file_says_itself_how_it_was_played(
    refused: Callable[..., str], png: Path, exported: Path, option: tuple[str, object]
) -> None:
    assert option[0] in refused("render", exported, "--out", png, *option)


def test_a_match_whose_seed_is_secret_cannot_be_painted(
    refused: Callable[..., str], png: Path, exported: Path
) -> None:
    match = json.loads(exported.read_text()) | {"seed": None, "state_hash": None}
    exported.write_text(json.dumps(match))
    assert "seed" in refused("render", exported, "--out", png)


def test_a_move_beyond_the_log_of_a_file_is_refused(
    refused: Callable[..., str], png: Path, exported: Path
) -> None:
    assert "entries" in refused("render", exported, "--at", 99999, "--out", png)


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("options", {"deal": "none"}, "deal must be one of"),
        ("marks", ["pink"] * 2, "Every player needs a different one of these: "),
        ("content", {}, "fortuna: the content lacks"),
    ],
)
def test_a_file_that_does_not_fit_the_game_is_refused(
    refused: Callable[..., str], png: Path, exported: Path, field: str, value: object, why: str
) -> None:
    broken = {**json.loads(exported.read_text()), field: value}
    exported.write_text(json.dumps(broken))
    assert why in refused("render", exported, "--out", png)
