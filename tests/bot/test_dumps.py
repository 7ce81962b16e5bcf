"""The nightly dump of PostgreSQL, as its unit makes it."""

import os
import shlex
import shutil
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.bot.servers import Server
from tests.checkout import ROOT

pytestmark = pytest.mark.skipif(
    None in (shutil.which("pg_dump"), shutil.which("pg_restore")),
    reason="postgresql-client is not installed",
)


@pytest.fixture
async def database(postgres: Server) -> AsyncIterator[URL]:
    async with postgres.database() as url:
        yield url


@pytest.fixture
def backups(tmp_path: Path) -> Path:
    """The folder of dumps, with one that is old and one that is too old."""
    folder = tmp_path / "backups"
    folder.mkdir()
    for name, days in (("caravan-old.dump", 2), ("caravan-too-old.dump", 20)):
        file = folder / name
        file.touch()
        os.utime(file, (file.stat().st_atime, file.stat().st_mtime - days * 86400))
    return folder


def steps(home: Path) -> list[list[str]]:
    """The commands of the unit in another home, read as systemd reads them."""
    lines = (ROOT / "deploy" / "caravan-dump.service").read_text(encoding="utf-8").splitlines()
    commands = [line.partition("=")[2] for line in lines if line.startswith("ExecStart=")]
    plain = [command.replace("$$", "$").replace("%%", "%") for command in commands]
    return [shlex.split(command.replace("/var/lib/caravan", str(home))) for command in plain]


def done(words: list[str], home: Path, url: URL) -> "subprocess.CompletedProcess[str]":
    place = {"PGHOST": str(url.host), "PGPORT": str(url.port), "PGUSER": str(url.username)}
    return subprocess.run(
        words,
        cwd=home,
        env=os.environ | place | {"PGDATABASE": str(url.database)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_dump_is_made_and_read_through_and_those_too_old_go(
    tmp_path: Path, backups: Path, database: URL
) -> None:
    for words in steps(tmp_path):
        ended = done(words, tmp_path, database)
        assert (ended.returncode, ended.stderr) == (0, "")
    kept = sorted(file.name for file in backups.iterdir())
    assert len(kept) == 2
    assert kept[1] == "caravan-old.dump"
    listed = done(["pg_restore", "--list", str(backups / kept[0])], tmp_path, database)
    assert "TABLE DATA public matches" in listed.stdout


def test_a_dump_that_was_cut_takes_nobodys_place(
    tmp_path: Path, backups: Path, database: URL
) -> None:
    dump, check, _ = steps(tmp_path)
    assert done(dump, tmp_path, database).returncode == 0
    made = backups / "new.dump"
    os.truncate(made, made.stat().st_size - 20)
    assert done(["pg_restore", "--list", str(made)], tmp_path, database).returncode == 0
    ended = done(check, tmp_path, database)
    assert ended.returncode != 0
    assert "end of file" in ended.stderr
    names = {file.name for file in backups.iterdir()}
    assert names == {"new.dump", "caravan-old.dump", "caravan-too-old.dump"}
