"""`caravan db` where the system lets nobody read or write."""

from collections.abc import Callable
from pathlib import Path

import pytest

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
