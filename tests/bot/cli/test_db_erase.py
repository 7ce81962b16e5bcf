"""`caravan db erase`: a person is forgotten for good."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.bot.cli.conftest import Caravan
from tests.bot.cli.stored import BEN, spoil


def test_whoever_has_a_seat_is_not_erased(caravan: Caravan, database: Path) -> None:
    before = database.read_bytes()
    done = caravan("db", "erase", str(BEN.user_id), "--yes")
    assert done.exit_code == 1
    assert "they still have a seat (Fortuna 1)" in done.stdout
    assert "Nothing was erased" in done.stdout
    assert database.read_bytes() == before


def test_a_person_is_erased_for_good(caravan: Caravan, database: Path) -> None:
    spoil(database, "UPDATE matches SET status = 'locked'")
    assert caravan("db", "erase", str(BEN.user_id), "--yes").stdout == "Erased.\n"
    with closing(sqlite3.connect(database)) as connection:
        (left,) = connection.execute(f"SELECT count(*) FROM seats WHERE user_id = {BEN.user_id}")
    assert left == (0,)
    assert caravan("db", "check").exit_code == 0


def test_it_is_asked_first_whether_that_is_meant(caravan: Caravan, database: Path) -> None:
    before = database.read_bytes()
    assert caravan("db", "erase", str(BEN.user_id)).exit_code != 0
    assert database.read_bytes() == before


@pytest.mark.parametrize("wrong", ["0", "-1", "Ben"])
def test_only_ids_are_erased(caravan: Caravan, wrong: str) -> None:
    assert caravan("db", "erase", wrong, "--yes").exit_code == 2
