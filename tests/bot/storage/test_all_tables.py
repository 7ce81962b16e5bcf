"""All tables are known to whoever works on a database as a whole, whatever else has been imported."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from tests.bot.storage.older import upgraded

ASKED = "from bot.storage.all_tables import TABLES; print(*sorted(one.name for one in TABLES))"
MADE = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY 1"


def test_a_program_that_has_imported_nothing_else_knows_every_table(tmp_path: Path) -> None:
    command = [sys.executable, "-c", ASKED]
    known = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    upgraded(tmp_path / "new.sqlite3", "head")
    with closing(sqlite3.connect(tmp_path / "new.sqlite3")) as connection:
        made = [name for (name,) in connection.execute(MADE)]
    made.remove("alembic_version")
    assert known == made
