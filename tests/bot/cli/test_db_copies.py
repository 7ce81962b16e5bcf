"""`caravan db backup` and `restore`: copies hold what there was, and nothing is written over."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.bot.cli.conftest import Caravan
from tests.bot.cli.stored import spoil
from tests.bot.storage.older import upgraded


def test_a_backup_holds_what_the_database_held(
    caravan: Caravan, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert caravan("db", "backup", copy).exit_code == 0
    database.unlink()
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{copy}")
    assert caravan("db", "check", "--replay").stdout.startswith("1 match in play")


@pytest.mark.usefixtures("database")
def test_of_the_backups_in_a_folder_the_newest_are_kept(caravan: Caravan, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in ("caravan-20200101-000000.sqlite3", "caravan-20200102-000000.sqlite3", "mine.txt"):
        (folder / name).touch()
    result = caravan("db", "backup", folder, "--keep", 2)
    assert result.exit_code == 0
    assert "all well" in result.stdout
    kept = sorted(one.name for one in folder.iterdir())
    assert kept[0] == "caravan-20200102-000000.sqlite3"
    assert kept[2:] == ["mine.txt"]


@pytest.mark.usefixtures("database")
def test_a_backup_that_was_broken_off_counts_for_none_and_goes_with_those_before(
    caravan: Caravan, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    early, copy, late = (f"caravan-2020010{day}-000000.sqlite3" for day in (1, 2, 3))
    gone = {f"{early}.coming", f"{early}.coming-journal", f"{early}-journal"}
    stay = {copy, f"{late}.coming", f"{early}.mine"}
    for name in gone | stay:
        (folder / name).touch()
    assert caravan("db", "backup", folder, "--keep", 2).exit_code == 0
    kept = {one.name for one in folder.iterdir()}
    assert stay < kept
    assert not gone & kept


@pytest.mark.usefixtures("database")
def test_a_backup_has_its_name_only_when_it_has_been_checked(
    caravan: Caravan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "backups"
    names: list[str] = []

    async def broken_off(_: object) -> None:
        names.extend(one.name for one in folder.iterdir())
        (folder / f"{names[0]}-wal").touch()  # as it may stay where the disk is full
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.cli.db.checked", broken_off)
    assert caravan("db", "backup", folder, "--keep", 1).exit_code != 0
    assert names
    assert all(".sqlite3.coming" in name for name in names)
    assert not list(folder.iterdir())


@pytest.mark.usefixtures("database")
def test_a_backup_takes_no_file_away_from_another_one(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / "copy.coming").write_text("half a copy")
    assert "another backup is being made" in refused("db", "backup", tmp_path / "copy")
    assert (tmp_path / "copy.coming").read_text() == "half a copy"


def test_where_the_database_does_not_hold_no_older_backup_is_removed(
    caravan: Caravan, database: Path, tmp_path: Path
) -> None:
    assert caravan("db", "backup", "backups", "--keep", 1).exit_code == 0
    (first,) = (tmp_path / "backups").iterdir()
    first.rename(first.with_name("caravan-20200101-000000.sqlite3"))
    spoil(database, "UPDATE positions SET body = X'00'")
    result = caravan("db", "backup", "backups", "--keep", 1)
    assert result.exit_code == 1
    assert "snapshot" in result.stdout
    assert len(list((tmp_path / "backups").iterdir())) == 2


@pytest.mark.usefixtures("database")
def test_a_backup_writes_over_nothing(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("mine")
    assert "precious exists already" in refused("db", "backup", tmp_path / "precious")
    assert (tmp_path / "precious").read_text() == "mine"


def test_a_restore_brings_the_copy_back_and_keeps_what_was_there(
    caravan: Caravan, database: Path, tmp_path: Path
) -> None:
    caravan("db", "backup", tmp_path / "copy")
    spoil(database, "DELETE FROM matches")
    result = caravan("db", "restore", tmp_path / "copy")
    assert result.exit_code == 0
    assert caravan("db", "check").stdout.startswith("1 match in play")
    assert len(list(tmp_path.glob("caravan.sqlite3.before-*"))) == 1


def test_a_restore_where_nothing_was_makes_the_database(
    caravan: Caravan, database: Path, tmp_path: Path
) -> None:
    caravan("db", "backup", tmp_path / "copy")
    database.unlink()
    assert caravan("db", "restore", tmp_path / "copy").exit_code == 0
    assert caravan("db", "check").exit_code == 0


def held(database: Path) -> list[str]:
    """All that is in a database."""
    with closing(sqlite3.connect(database)) as connection:
        return list(connection.iterdump())


def killed(database: Path) -> None:
    """Leave the file as a bot that was killed does: what was written last stands beside it."""
    parts = [database.with_name(f"{database.name}{suffix}") for suffix in ("", "-wal", "-shm")]
    with closing(sqlite3.connect(database)) as bot:
        bot.execute("PRAGMA journal_mode = WAL")
        with bot:
            bot.execute("UPDATE matches SET name = 'after the backup'")
        left = {part: part.read_bytes() for part in parts}
    for part, content in left.items():
        part.write_bytes(content)


def test_what_a_database_that_was_moved_away_has_left_is_not_read_into_the_copy(
    caravan: Caravan, database: Path, tmp_path: Path
) -> None:
    caravan("db", "backup", tmp_path / "copy")
    killed(database)
    log = (tmp_path / "caravan.sqlite3-wal").read_bytes()
    database.rename(tmp_path / "broken.sqlite3")
    result = caravan("db", "restore", tmp_path / "copy")
    assert result.exit_code == 0
    with closing(sqlite3.connect(database)) as connection:
        names = connection.execute("SELECT name FROM matches").fetchall()
    assert ("after the backup",) not in names
    assert caravan("db", "check").exit_code == 0
    assert "belongs to the file that was moved away" in result.stdout
    (kept,) = tmp_path.glob("caravan.sqlite3.before-*-wal")
    assert kept.read_bytes() == log


def test_a_database_behind_a_link_is_restored_where_it_lies(
    caravan: Caravan, database: Path, tmp_path: Path
) -> None:
    volume = tmp_path / "volume"
    volume.mkdir()
    caravan("db", "backup", tmp_path / "copy")
    database.rename(volume / "real.sqlite3")
    database.symlink_to(volume / "real.sqlite3")
    spoil(database, "DELETE FROM matches")
    assert caravan("db", "restore", tmp_path / "copy").exit_code == 0
    assert database.is_symlink()
    assert caravan("db", "check").stdout.startswith("1 match ")
    assert len(list(volume.glob("real.sqlite3.before-*"))) == 1


def test_a_database_in_use_is_not_restored_over(
    caravan: Caravan, refused: Callable[..., str], database: Path, tmp_path: Path
) -> None:
    caravan("db", "backup", tmp_path / "copy")
    with closing(sqlite3.connect(database)) as bot:
        bot.execute("BEGIN IMMEDIATE")
        assert "stop the bot first" in refused("db", "restore", tmp_path / "copy")


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize("content", [b"", b"no database at all"])
def test_what_is_no_database_of_ours_is_not_restored(
    refused: Callable[..., str], caravan: Caravan, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "odd").write_bytes(content)
    assert "odd is no database" in refused("db", "restore", tmp_path / "odd")
    assert caravan("db", "check").exit_code == 0


def foreign(copy: Path) -> None:
    """Make a database of another program that has its migrations made by Alembic as well."""
    with closing(sqlite3.connect(copy)) as other, other:
        other.execute("CREATE TABLE alembic_version (version_num TEXT)")
        other.execute("INSERT INTO alembic_version VALUES ('ae1027a6acf')")
        other.execute("CREATE TABLE users (id INTEGER)")


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        (
            "UPDATE alembic_version SET version_num = '9999'",
            "at 9999, newer than this program knows",
        ),
        ("DELETE FROM alembic_version", "copy is no database of this bot"),
        (None, "copy is no database of this bot"),
    ],
)
def test_a_copy_that_this_program_cannot_use_takes_nobodys_place(
    caravan: Caravan,
    refused: Callable[..., str],
    database: Path,
    tmp_path: Path,
    statement: str | None,
    told: str,
) -> None:
    if statement:
        caravan("db", "backup", tmp_path / "copy")
        spoil(tmp_path / "copy", statement)
    else:
        foreign(tmp_path / "copy")
    before = held(database)
    assert told in refused("db", "restore", tmp_path / "copy")
    assert held(database) == before
    assert {one.name for one in tmp_path.glob("caravan.sqlite3*")} == LEFT


LEFT = {"caravan.sqlite3", "caravan.sqlite3.lock"}
"""What lies in the folder of a database that nobody uses."""


@pytest.mark.parametrize("error", [KeyboardInterrupt, RuntimeError, OSError])
def test_a_restore_that_is_broken_off_has_changed_nothing(
    caravan: Caravan,
    database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    error: type[BaseException],
) -> None:
    async def broken(_: object) -> None:
        raise error

    caravan("db", "backup", tmp_path / "copy")
    before = held(database)
    monkeypatch.setattr("bot.upkeep.restoring.enqueue_news", broken)
    assert caravan("db", "restore", tmp_path / "copy").exit_code != 0
    assert held(database) == before
    assert {one.name for one in tmp_path.glob("caravan.sqlite3*")} == LEFT


def test_a_restore_that_cannot_take_the_place_gives_it_back(
    caravan: Caravan,
    refused: Callable[..., str],
    database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rename = Path.rename

    def at_last_not(one: Path, other: Path) -> Path:
        if one.name.endswith(".coming"):
            raise PermissionError(13, "Permission denied", str(other))
        return rename(one, other)

    caravan("db", "backup", tmp_path / "copy")
    before = held(database)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", at_last_not)
        assert "cannot be written: Permission denied" in refused("db", "restore", "copy")
    assert held(database) == before
    assert {one.name for one in tmp_path.glob("caravan.sqlite3*")} == LEFT


@pytest.mark.parametrize("links", [True, False])
def test_the_place_of_the_database_is_never_empty_where_files_can_have_two_names(
    caravan: Caravan,
    database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    links: bool,
) -> None:
    rename = Path.rename
    found: list[bool] = []

    def looked_at(one: Path, other: Path) -> Path:
        found.append(database.exists())
        return rename(one, other)

    def no_links(_: Path, other: Path) -> None:
        raise PermissionError(1, "Operation not permitted", str(other))

    caravan("db", "backup", tmp_path / "copy")
    before = held(database)
    spoil(database, "DELETE FROM matches")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", looked_at)
        if not links:
            patch.setattr(Path, "hardlink_to", no_links)
        assert caravan("db", "restore", tmp_path / "copy", "--nothing-lost").exit_code == 0
    assert found == ([True] if links else [True, False])
    assert held(database) == before
    (kept,) = tmp_path.glob("caravan.sqlite3.before-*")
    assert held(kept) != before
    assert {one.name for one in tmp_path.glob("caravan.sqlite3*")} == {*LEFT, kept.name}


def test_what_a_restore_has_left_that_was_killed_is_in_nobodys_way(
    caravan: Caravan, refused: Callable[..., str], database: Path, tmp_path: Path
) -> None:
    caravan("db", "backup", tmp_path / "copy")
    left = tmp_path / "caravan.sqlite3.coming"
    left.write_bytes(database.read_bytes())
    assert "was left by a restore that was broken off" in refused("db", "restore", left)
    left.write_text("no database at all")
    left.with_name(f"{left.name}-wal").write_text("nor a log")
    assert caravan("db", "restore", tmp_path / "copy").exit_code == 0
    assert caravan("db", "check").exit_code == 0
    assert not list(tmp_path.glob("*.coming*"))


def test_a_backup_of_an_older_version_is_brought_up_to_date(
    caravan: Caravan, tmp_path: Path
) -> None:
    upgraded(tmp_path / "copy", "0016")
    assert caravan("db", "restore", tmp_path / "copy").exit_code == 0
    assert "all well" in caravan("db", "check").stdout


def test_a_database_of_a_newer_version_is_left_alone(
    refused: Callable[..., str], database: Path
) -> None:
    spoil(database, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer" in refused("db", "migrate")


@pytest.mark.parametrize("verb", ["backup", "restore"])
def test_copies_of_postgresql_are_made_with_its_own_tools(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    monkeypatch.setattr("bot.settings.find_spec", lambda _: object())
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/name")
    assert "pg_dump" in refused("db", verb, "copy")


ALIVE = "INSERT INTO facts VALUES ('alive', '2026-11-22T10:00:00+00:00')"


def owed(file: Path) -> tuple[str | None, set[str]]:
    """What was restored and has to be told, and how rows of the outbox stand that are not boards."""
    with closing(sqlite3.connect(file)) as connection:
        told = connection.execute("SELECT value FROM facts WHERE name = 'restored'").fetchone()
        rows = connection.execute(
            "SELECT DISTINCT state FROM outbox WHERE state != 'dropped' AND kind != 'turn'"
        )
        return told and told[0], {state for (state,) in rows}


@pytest.mark.parametrize("by_other_means", [False, True])
def test_after_a_restore_matches_will_be_told_and_posts_looked_for(
    caravan: Caravan, database: Path, tmp_path: Path, *, by_other_means: bool
) -> None:
    spoil(database, ALIVE)
    assert caravan("db", "backup", tmp_path / "copy").exit_code == 0
    words = ["--nothing-lost"] if by_other_means else []
    assert caravan("db", "restore", tmp_path / "copy", *words).exit_code == 0
    if by_other_means:
        assert owed(database) == (None, {"pending"})
        said = f"The bot will tell all matches of {database} when it starts.\n"
        assert caravan("db", "restored").stdout == said
    told, states = owed(database)
    assert told is not None
    assert '"to":"2026-11-22T10:00:00Z","told":""' in told
    assert states == {"sending"}


def test_a_database_on_which_no_bot_has_run_is_said_to_have_nothing_to_tell(
    caravan: Caravan, database: Path
) -> None:
    result = caravan("db", "restored")
    assert result.exit_code == 0
    assert f"No bot has run on {database} yet" in result.stdout
    assert owed(database) == (None, {"pending"})
