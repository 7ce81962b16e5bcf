"""`caravan db forget-user`: a person is forgotten for good; what was kept of them is in a file, if wanted."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.bot.cli.conftest import Caravan
from tests.bot.cli.stored import BEN, spoil

FORGET = ("db", "forget-user", str(BEN.user_id), "--yes")


def ended(database: Path) -> None:
    spoil(database, "UPDATE matches SET status = 'locked'")


def test_whoever_has_a_seat_is_not_erased(caravan: Caravan, database: Path, tmp_path: Path) -> None:
    before = database.read_bytes()
    file = tmp_path / "ben.json"
    done = caravan(*FORGET, "--export", file)
    assert done.exit_code == 1
    assert "they still have a seat (Fortuna 1)" in done.stdout
    assert "Nothing was erased" in done.stdout
    assert database.read_bytes() == before
    assert not file.exists()


def test_a_person_is_erased_for_good_and_one_line_says_so(caravan: Caravan, database: Path) -> None:
    ended(database)
    (line,) = caravan(*FORGET).stdout.splitlines()
    assert line.startswith(f"Erased from {database}: ")
    assert "1 match " in line
    with closing(sqlite3.connect(database)) as connection:
        (left,) = connection.execute(f"SELECT count(*) FROM seats WHERE user_id = {BEN.user_id}")
    assert left == (0,)
    assert caravan("db", "check", "--replay").exit_code == 0


def test_done_again_there_is_nothing_left(caravan: Caravan, database: Path) -> None:
    ended(database)
    caravan(*FORGET)
    again = caravan(*FORGET)
    assert (again.exit_code, again.stdout) == (0, f"Nothing was kept of them in {database}.\n")


def test_what_was_kept_is_in_a_file_before(
    caravan: Caravan, database: Path, tmp_path: Path
) -> None:
    ended(database)
    file = tmp_path / "ben.json"
    assert caravan(*FORGET, "--export", file).exit_code == 0
    kept = json.loads(file.read_text())
    (match,) = kept["matches"]
    assert (match["name"], match["game"]) == ("Fortuna 1", "fortuna")
    assert [seat["name"] for seat in match["seat"]] == [BEN.name]
    assert len(match["answers"]) > 0
    assert "Ana" not in file.read_text()


def test_nothing_is_erased_if_the_file_cannot_be_written(caravan: Caravan, database: Path) -> None:
    ended(database)
    done = caravan(*FORGET, "--export", database.parent / "nowhere" / "ben.json")
    assert done.exit_code == 2
    assert "cannot be written" in done.stderr
    assert caravan(*FORGET).stdout.startswith("Erased from ")


def test_it_is_asked_first_whether_that_is_meant(caravan: Caravan, database: Path) -> None:
    before = database.read_bytes()
    assert caravan(*FORGET[:-1]).exit_code != 0
    assert database.read_bytes() == before


@pytest.mark.parametrize("wrong", ["0", "-1", "Ben"])
def test_only_ids_are_erased(caravan: Caravan, wrong: str) -> None:
    assert caravan("db", "forget-user", wrong, "--yes").exit_code == 2
