"""`caravan db`: looking after a database with matches in it."""

import asyncio
import os
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from filelock import FileLock

from tests.bot.cli.conftest import Caravan, CaravanJson
from tests.bot.cli.stored import BEN, begun, matches_in, play

ANSWERS = 12


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database of the settings, with a match in play."""
    file = tmp_path / "caravan.sqlite3"
    asyncio.run(_play(file))
    return file


async def _play(file: Path) -> None:
    async with matches_in(file) as matches:
        await play(matches, await begun(matches), ANSWERS)


def spoil(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement)


def test_migrate_makes_a_missing_database(caravan: Caravan, tmp_path: Path) -> None:
    assert caravan("db", "migrate").exit_code == 0
    assert (tmp_path / "caravan.sqlite3").is_file()


def test_migrate_may_be_done_again(caravan: Caravan, database: Path) -> None:
    before = database.stat().st_size
    assert caravan("db", "migrate").exit_code == 0
    assert database.stat().st_size == before


@pytest.mark.usefixtures("database")
def test_a_database_that_is_whole_ends_with_0(told: CaravanJson) -> None:
    audit = {"number": 0, "hash": "0" * 64}
    whole = {"ok": True, "matches": 1, "problems": [], "audit": audit}
    assert told("db", "check", "--replay") == whole


@pytest.mark.usefixtures("database")
def test_people_read_that_all_is_well(caravan: Caravan) -> None:
    assert caravan("db", "check").stdout == "1 matches in play checked: all well.\n"


def test_a_log_that_leads_elsewhere_is_found_by_a_replay(caravan: Caravan, database: Path) -> None:
    spoil(database, f"DELETE FROM log WHERE number = {ANSWERS}")
    spoil(database, f"UPDATE positions SET entry = {ANSWERS - 1}")
    assert caravan("db", "check").exit_code == 0
    result = caravan("db", "check", "--replay")
    assert result.exit_code == 1
    assert "another position" in result.stdout


def names_are_no_text(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        odd = "UPDATE sqlite_master SET name = CAST(X'ff' AS TEXT), sql = 'CREATE TABLE x' WHERE name = 'log'"
        connection.execute(odd)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (
            ["migrate"],
            "cannot be used: the names in it are no text. It is damaged: stop the bot and put",
        ),
        (["backup", "copy.sqlite3"], "could not be copied"),
        (["restore", "caravan.sqlite3"], "is no database of this bot"),
    ],
)
def test_a_file_in_which_not_even_names_are_text_is_refused_in_one_line(
    caravan: Caravan, database: Path, command: list[str], told: str
) -> None:
    names_are_no_text(database)
    result = caravan("db", *command)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert told in result.stderr


def noise_in_the_middle(database: Path) -> None:
    with database.open("r+b") as file:
        file.seek(database.stat().st_size // 2)
        file.write(bytes(range(256)) * 160)


def all_but_the_beginning_lost(database: Path) -> None:
    content = database.read_bytes()
    database.write_bytes(content[: len(content) // 2])


def something_else(database: Path) -> None:
    database.write_text("Dear Ana, " * 1000)


@pytest.mark.parametrize(
    "spoiled",
    [names_are_no_text, noise_in_the_middle, all_but_the_beginning_lost, something_else],
)
def test_a_damaged_file_is_a_finding_that_says_what_to_do(
    caravan: Caravan, database: Path, spoiled: Callable[[Path], None]
) -> None:
    spoiled(database)
    result = caravan("db", "check")
    assert (result.exit_code, result.stderr) == (1, "")
    assert f"{database} cannot" in result.stdout or "file: " in result.stdout
    assert "put a backup in its place" in result.stdout
    assert "problems." in result.stdout


@pytest.mark.parametrize("spoiled", [noise_in_the_middle, all_but_the_beginning_lost])
def test_no_backup_is_made_of_a_damaged_file(
    refused: Callable[..., str], database: Path, tmp_path: Path, spoiled: Callable[[Path], None]
) -> None:
    spoiled(database)
    line = refused("db", "backup", "copy.sqlite3")
    assert "damaged" in line or "malformed" in line
    assert not (tmp_path / "copy.sqlite3").exists()


@pytest.mark.parametrize(
    ("revision", "advice"),
    [("9999", "newer than this program knows"), ("0011", "`caravan db migrate` brings them up")],
)
def test_tables_of_another_version_are_told_with_what_to_do(
    caravan: Caravan, database: Path, revision: str, advice: str
) -> None:
    spoil(database, f"UPDATE alembic_version SET version_num = '{revision}'")
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert advice in result.stdout


@contextmanager
def without_rights() -> Iterator[None]:
    """Nobody is kept from anything who is root: so be somebody else meanwhile."""
    if os.geteuid() == 0:
        os.seteuid(65534)
        try:
            yield
        finally:
            os.seteuid(0)
    else:
        yield


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


@pytest.mark.parametrize("verb", [("migrate",), ("erase", "5", "--yes")])
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


@contextmanager
def reachable(folder: Path) -> Iterator[None]:
    """Let other accounts come as far as a folder, which is theirs to enter or not."""
    before = {
        one: one.stat().st_mode for one in folder.parents if one.owner() == Path.home().owner()
    }
    for one in before:
        one.chmod(before[one] | 0o011)
    try:
        yield
    finally:
        for one, mode in before.items():
            one.chmod(mode)


@pytest.mark.usefixtures("database")
def test_nothing_is_done_to_a_database_that_a_bot_writes(caravan: Caravan, tmp_path: Path) -> None:
    caravan("db", "backup", "copy")
    with FileLock(tmp_path / "caravan.sqlite3.lock"):
        for verb in (("migrate",), ("restore", "copy"), ("erase", "5", "--yes")):
            result = caravan("db", *verb)
            assert result.exit_code == 75
            assert "another program writes the database" in result.stderr
        for verb in (("check",), ("backup", "second")):
            assert caravan("db", *verb).exit_code == 0


def test_a_damaged_snapshot_is_found(caravan: Caravan, database: Path) -> None:
    spoil(database, "UPDATE positions SET body = X'00'")
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert "snapshot" in result.stdout


def test_missing_content_is_found(caravan: Caravan, database: Path) -> None:
    spoil(database, "PRAGMA foreign_keys = OFF")
    spoil(database, "DELETE FROM contents")
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert "content" in result.stdout


@pytest.mark.parametrize("body", ["X'00'", "X'789c010000ffff00000001'", "zeroblob(0)"])
def test_damaged_content_is_found(caravan: Caravan, database: Path, body: str) -> None:
    spoil(database, f"UPDATE contents SET body = {body}")
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert "content" in result.stdout
    assert "is damaged" in result.stdout


def test_content_stored_under_another_hash_is_found(caravan: Caravan, database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        (body,) = connection.execute("SELECT body FROM contents").fetchone()
        other = zlib.compress(zlib.decompress(body).replace(b"1", b"2", 1))
        connection.execute("UPDATE contents SET body = ?", (other,))
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert "is damaged" in result.stdout


def test_a_damaged_position_kept_for_undo_is_found(caravan: Caravan, database: Path) -> None:
    spoil(database, f"UPDATE kept SET body = X'00' WHERE number = {ANSWERS}")
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert f"its position before entry {ANSWERS} is damaged" in result.stdout


def test_another_seed_than_the_one_that_was_promised_is_found(
    caravan: Caravan, database: Path
) -> None:
    spoil(database, "UPDATE matches SET seed = zeroblob(32)")
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert "its seed is not the one whose hash was posted" in result.stdout


def test_what_the_outbox_cannot_hold_is_found(caravan: Caravan, database: Path) -> None:
    assert caravan("db", "check").exit_code == 0
    spoil(database, "UPDATE outbox SET state = 'lost'")
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert "outbox" in result.stdout


def test_a_backup_holds_what_the_database_held(
    caravan: Caravan, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert caravan("db", "backup", copy).exit_code == 0
    database.unlink()
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{copy}")
    assert caravan("db", "check", "--replay").stdout.startswith("1 matches")


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
    assert caravan("db", "check").stdout.startswith("1 matches")
    assert len(list(tmp_path.glob("caravan.sqlite3.before-*"))) == 1


def test_a_restore_where_nothing_was_makes_the_database(
    caravan: Caravan, database: Path, tmp_path: Path
) -> None:
    caravan("db", "backup", tmp_path / "copy")
    database.unlink()
    assert caravan("db", "restore", tmp_path / "copy").exit_code == 0
    assert caravan("db", "check").exit_code == 0


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


def test_a_database_of_a_newer_version_is_left_alone(
    refused: Callable[..., str], database: Path
) -> None:
    spoil(database, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer" in refused("db", "migrate")


@pytest.mark.parametrize("verb", [("check",), ("backup", "copy"), ("restore", "copy")])
def test_without_a_database_there_is_nothing_to_do(
    refused: Callable[..., str], verb: tuple[str, ...]
) -> None:
    assert "there is no database at" in refused("db", *verb)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://host/name", "mysql"),
        ("nonsense", "DATABASE_URL"),
        ("sqlite://", "PATH"),
    ],
)
def test_a_wrong_setting_is_told_in_one_line(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, url: str, said: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    assert said in refused("db", "check")


@pytest.mark.parametrize("verb", ["backup", "restore"])
def test_copies_of_postgresql_are_made_with_its_own_tools(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    monkeypatch.setattr("bot.settings.find_spec", lambda _: object())
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/name")
    assert "pg_dump" in refused("db", verb, "copy")


def test_postgresql_without_its_driver_is_told_in_one_line(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.settings.find_spec", lambda _: None)
    monkeypatch.setenv("DATABASE_URL", "postgres://host/name")
    assert "extra `postgres`" in refused("db", "check")


@pytest.mark.parametrize("words", [(), ("backup",), ("restore",), ("polish",)])
def test_db_needs_a_verb_and_a_file(caravan: Caravan, words: tuple[str, ...]) -> None:
    assert caravan("db", *words).exit_code == 2


@pytest.mark.parametrize("url", [f"sqlite:///{'x' * 300}", "postgresql://me:hidden@db:99999999/x"])
@pytest.mark.parametrize("verb", ["migrate", "check"])
def test_a_database_that_cannot_be_is_told_in_one_line(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, url: str, verb: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    line = refused("db", verb)
    assert "DATABASE_URL names" in line
    assert "hidden" not in line


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
