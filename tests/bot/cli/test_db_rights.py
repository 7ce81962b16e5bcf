"""`caravan db` where the system lets nobody read or write."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import Result

from tests.bot.cli.conftest import Caravan
from tests.bot.cli.reaching import reachable, without_rights


def test_a_folder_that_cannot_be_written_is_not_taken_for_a_busy_database(
    refused: Callable[..., str], database: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    copy.write_bytes(database.read_bytes())
    copy.chmod(0o644)
    tmp_path.chmod(0o555)
    with reachable(tmp_path), without_rights():
        line = refused("db", "restore", copy)
    tmp_path.chmod(0o700)
    assert f"{tmp_path}" in line
    assert "Permission denied" in line
    assert "in use" not in line


def test_a_database_that_may_only_be_read_is_not_replaced_and_its_permissions_are_named(
    refused: Callable[..., str], database: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    copy.write_bytes(database.read_bytes())
    copy.chmod(0o644)
    database.chmod(0o444)
    tmp_path.chmod(0o777)
    with reachable(tmp_path), without_rights():
        line = refused("db", "restore", copy)
    tmp_path.chmod(0o700)
    assert f"{database} cannot be written: Permission denied" in line


def checked_by_an_older_version(copy: Path) -> None:
    """Leave a copy as `db backup --keep` once did."""
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")


def with_a_log(copy: Path) -> None:
    checked_by_an_older_version(copy)
    copy.with_name(f"{copy.name}-wal").write_bytes(b"what was written last")


def restored_from_where_nothing_can_be_written(
    caravan: Caravan, database: Path, tmp_path: Path, done: Callable[[Path], None]
) -> Result:
    folder = tmp_path / "backups"
    assert caravan("db", "backup", folder, "--keep", 1).exit_code == 0
    (copy,) = folder.iterdir()
    done(copy)
    for file in (database, *tmp_path.glob("caravan.sqlite3?*")):
        file.unlink(missing_ok=True)
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)
    tmp_path.chmod(0o777)
    with reachable(tmp_path), without_rights():
        result = caravan("db", "restore", copy)
    tmp_path.chmod(0o700)
    folder.chmod(0o700)
    return result


@pytest.mark.parametrize("done", [lambda _: None, checked_by_an_older_version])
def test_a_backup_can_be_restored_from_where_nothing_can_be_written(
    caravan: Caravan, database: Path, tmp_path: Path, done: Callable[[Path], None]
) -> None:
    result = restored_from_where_nothing_can_be_written(caravan, database, tmp_path, done)
    assert (result.exit_code, result.stderr) == (0, "")
    assert caravan("db", "check").stdout.startswith("1 match ")


def test_a_backup_that_cannot_be_opened_is_not_taken_for_something_else(
    caravan: Caravan, database: Path, tmp_path: Path
) -> None:
    result = restored_from_where_nothing_can_be_written(caravan, database, tmp_path, with_a_log)
    assert result.exit_code == 2
    assert "cannot be opened" in result.stderr
    assert "no database of this bot" not in result.stderr


@pytest.mark.usefixtures("database")
def test_a_checked_backup_is_a_single_file_without_a_log(caravan: Caravan, tmp_path: Path) -> None:
    assert caravan("db", "backup", "backups", "--keep", 1).exit_code == 0
    (copy,) = (tmp_path / "backups").iterdir()
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


@pytest.mark.parametrize("verb", [("migrate",), ("forget-user", "5", "--yes")])
def test_a_file_that_may_only_be_read_is_named(
    refused: Callable[..., str], database: Path, tmp_path: Path, verb: tuple[str, ...]
) -> None:
    database.chmod(0o444)
    tmp_path.chmod(0o777)
    with reachable(tmp_path), without_rights():
        line = refused("db", *verb)
    tmp_path.chmod(0o700)
    assert f"{database} cannot be used: Permission denied" in line


@pytest.mark.parametrize("verb", [("migrate",), ("check",), ("backup", "copy")])
def test_a_folder_that_may_not_be_read_is_named(
    refused: Callable[..., str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    verb: tuple[str, ...],
) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0)
    tmp_path.chmod(0o755)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{folder}/caravan.sqlite3")
    with reachable(tmp_path), without_rights():
        line = refused("db", *verb)
    tmp_path.chmod(0o700)
    assert "DATABASE_URL names a file that cannot be used (Permission denied)" in line
