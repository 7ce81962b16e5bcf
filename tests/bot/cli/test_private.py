"""What the program writes holds seeds, hands and notes: other accounts of the machine cannot read it."""

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import private
from bot.cli import frame
from bot.sandbox import Sandbox
from bot.sandbox.models import Upload
from bot.storage import Storage
from tests.bot.cli.conftest import Caravan
from tests.bot.cli.reaching import reachable

PRIVATE = 0o600


@pytest.fixture(autouse=True)
def _usual_mask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_a_database_is_private_with_all_that_is_kept_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "new" / "caravan.sqlite3"

    async def seen() -> dict[str, int]:
        storage = await Storage.open(f"sqlite+aiosqlite:///{file}")
        async with storage.read():
            found = {one.name: mode(one) for one in file.parent.iterdir()}
        await storage.close()
        return found

    names = {"caravan.sqlite3", "caravan.sqlite3-wal", "caravan.sqlite3-shm"}
    assert asyncio.run(seen()) == dict.fromkeys(names, PRIVATE)


def test_backups_and_what_is_restored_are_private(caravan: Caravan, tmp_path: Path) -> None:
    for words in (("migrate",), ("backup", "copy"), ("restore", "copy")):
        assert caravan("db", *words).exit_code == 0
    assert mode(tmp_path / "copy") == PRIVATE
    assert mode(tmp_path / "caravan.sqlite3") == PRIVATE


def test_a_backup_into_a_folder_that_is_not_there_is_told_in_one_line(caravan: Caravan) -> None:
    caravan("db", "migrate")
    result = caravan("db", "backup", "nowhere/copy")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "nowhere/copy cannot be written" in result.stderr


def test_a_database_that_is_there_keeps_its_permissions(caravan: Caravan, tmp_path: Path) -> None:
    file = tmp_path / "caravan.sqlite3"
    caravan("db", "migrate")
    file.chmod(0o640)
    caravan("db", "migrate")
    assert mode(file) == 0o640


@pytest.mark.parametrize(
    ("folder", "file", "open_to_all"),
    [(0o755, 0o644, True), (0o755, 0o640, False), (0o755, 0o600, False), (0o700, 0o644, False)],
)
def test_a_file_is_open_to_all_if_its_folder_is_too(
    tmp_path: Path, folder: int, file: int, *, open_to_all: bool
) -> None:
    database = tmp_path / "caravan.sqlite3"
    database.touch()
    database.chmod(file)
    tmp_path.chmod(folder)
    with reachable(tmp_path):
        assert private.readable_by_all(database) == open_to_all


def test_a_folder_is_no_file_that_all_can_read(tmp_path: Path) -> None:
    folder = tmp_path / "caravan.sqlite3"
    folder.mkdir(mode=0o755)
    tmp_path.chmod(0o755)
    with reachable(tmp_path):
        assert not private.readable_by_all(folder)


def test_the_bot_warns_of_a_database_that_every_account_can_read(
    logs_as_before: None, caravan: Caravan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setattr("bot.cli.serve.make_responsive", lambda: None)  # for good
    file = tmp_path / "caravan.sqlite3"
    file.write_text("Dear Ana, " * 1000)  # so that the bot ends at once
    file.chmod(0o644)
    tmp_path.chmod(0o755)
    with reachable(tmp_path):
        assert f"database readable by all       file={file}" in caravan("run").stderr


def test_an_exported_match_is_private(exported: Path) -> None:
    assert mode(exported) == PRIVATE


def test_what_is_kept_of_an_error_is_private(
    caravan: Caravan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise RuntimeError("gone wrong")

    monkeypatch.setattr("bot.cli.db.load_settings", broken)
    assert caravan("db", "migrate").exit_code == frame.BROKEN
    (log,) = tmp_path.rglob(frame.LOG_NAME)
    assert mode(log) == PRIVATE


async def test_a_sandbox_that_is_kept_is_private(tmp_path: Path) -> None:
    folder = tmp_path / "games.discord"
    async with Sandbox(keep=folder) as sandbox:
        ana = sandbox.member("Ana")
        message = ana.say(sandbox.channel("tables"), "mine")
        file = Upload("cargo.txt", b"ten camels")
        message.attachments.append(sandbox.world.attachment(message.channel_id, file))
    kept = [one for one in folder.rglob("*") if one.is_file()]
    assert len(kept) == 2
    assert {mode(one) for one in kept} == {PRIVATE}
    assert {mode(one) for one in (folder, folder / "files")} == {0o700}
