"""`caravan db forget-guild`: a server is forgotten for good, with its matches."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.bot.cli.conftest import Caravan

FORGET = ("db", "forget-guild", "5", "--yes")
"""The server of the stored match."""


def test_a_server_is_erased_for_good_and_one_line_says_so(caravan: Caravan, database: Path) -> None:
    (line,) = caravan(*FORGET).stdout.splitlines()
    assert line.startswith(f"Erased from {database}: 1 match (1 not over)")
    with closing(sqlite3.connect(database)) as connection:
        for table in ("matches", "log", "outbox"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
    assert caravan("db", "check", "--replay").exit_code == 0


def test_done_again_or_to_a_stranger_there_is_nothing_left(
    caravan: Caravan, database: Path
) -> None:
    nothing = f"Nothing was kept of it in {database}.\n"
    assert caravan("db", "forget-guild", "9", "--yes").stdout == nothing
    caravan(*FORGET)
    again = caravan(*FORGET)
    assert (again.exit_code, again.stdout) == (0, nothing)


def test_it_is_asked_first_whether_that_is_meant(caravan: Caravan, database: Path) -> None:
    before = database.read_bytes()
    assert caravan(*FORGET[:-1]).exit_code != 0
    assert database.read_bytes() == before
