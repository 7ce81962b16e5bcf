"""Connections, migrations, durability."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import insert, make_url, select, text
from sqlalchemy.exc import OperationalError

from bot.storage import DatabaseNewer, Storage, StorageBusy, StorageError, StorageFull
from bot.storage.database import opening
from bot.storage.migrate import MIGRATIONS, current, head, revisions, upgrade
from bot.storage.tables import guilds
from bot.storage.transaction import Transaction
from tests.bot.storage.comparing import differences


async def test_a_missing_database_is_made_with_its_folder(storage: Storage) -> None:
    async with storage.read() as connection:
        assert await connection.run_sync(current) == head()


async def test_migrations_make_exactly_the_tables_the_program_uses(storage: Storage) -> None:
    assert await differences(storage) == []


def test_the_names_of_migrations_begin_with_their_revisions() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS)).walk_revisions()
    assert revisions() == [script.revision for script in scripts][::-1]


async def test_migrating_again_changes_nothing(storage: Storage) -> None:
    async with storage.write() as connection:
        await connection.execute(insert(guilds).values(id=1, language="es"))
        await connection.run_sync(upgrade)
    async with storage.read() as connection:
        assert (await connection.execute(select(guilds.c.language))).scalar_one() == "es"


async def test_a_database_of_a_newer_program_is_left_alone(database: Path) -> None:
    url = f"sqlite+aiosqlite:///{database}"
    await (await Storage.open(url)).close()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseNewer, match="revision 9999, newer than this program"):
        await Storage.open(url)


async def test_a_commit_is_on_disk_and_readers_do_not_wait_for_writers(storage: Storage) -> None:
    async with storage.write() as connection:
        synchronous = (await connection.execute(text("PRAGMA synchronous"))).scalar_one()
        journal = (await connection.execute(text("PRAGMA journal_mode"))).scalar_one()
        keys = (await connection.execute(text("PRAGMA foreign_keys"))).scalar_one()
    assert (synchronous, journal, keys) == (2, "wal", 1)


async def test_a_reader_cannot_write(storage: Storage) -> None:
    with pytest.raises(StorageError):
        async with storage.read() as connection:
            await connection.execute(insert(guilds).values(id=1))


async def test_a_transaction_that_fails_leaves_nothing(storage: Storage) -> None:
    async def fail() -> None:
        async with storage.write() as connection:
            await connection.execute(insert(guilds).values(id=1))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with storage.read() as connection:
        assert (await connection.execute(select(guilds))).first() is None


async def test_a_reader_sees_one_moment_while_others_write(storage: Storage) -> None:
    async with storage.read() as reader:
        assert (await reader.execute(select(guilds))).first() is None
        async with storage.write() as writer:
            await writer.execute(insert(guilds).values(id=1))
        assert (await reader.execute(select(guilds))).first() is None


async def test_somebody_else_s_lock_is_a_busy_database(storage: Storage, database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageBusy):
            async with storage.write():
                pass


async def test_errors_of_the_database_carry_no_values(storage: Storage) -> None:
    async def write() -> None:
        async with storage.write() as connection:
            await connection.execute(insert(guilds).values(id=1, language="secret"))

    await write()
    with pytest.raises(StorageError) as caught:
        await write()
    assert "secret" not in str(caught.value)


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana, " * 1000)
    with pytest.raises(StorageError, match=r"letter\.txt cannot be used: file is not a database"):
        await Storage.open(f"sqlite+aiosqlite:///{file}")


async def test_a_folder_in_the_place_of_a_database_is_named(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be used: Is a directory"):
        await Storage.open(f"sqlite+aiosqlite:///{tmp_path}")


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(StorageError, match="cannot be used") as caught:
        await Storage.open("postgresql+asyncpg://me:hidden@127.0.0.1:1/caravan")
    assert "127.0.0.1" in str(caught.value)
    assert "hidden" not in str(caught.value)


async def test_what_is_done_in_one_go_is_kept_or_leaves_nothing(storage: Storage) -> None:
    async def add(connection: Transaction) -> int:
        await connection.execute(insert(guilds).values(id=1, language="es"))
        return 7

    async def fail(connection: Transaction) -> None:
        await connection.execute(insert(guilds).values(id=2))
        raise ZeroDivisionError

    async def ids(connection: Transaction) -> list[int]:
        return list((await connection.execute(select(guilds.c.id))).scalars())

    assert await storage.change(add) == 7
    with pytest.raises(ZeroDivisionError):
        await storage.change(fail)
    assert await storage.find(ids) == [1]


async def test_what_is_done_in_one_go_may_await_only_the_database(storage: Storage) -> None:
    async def dawdle(connection: Transaction) -> None:
        await connection.execute(insert(guilds).values(id=1))
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="awaited something else"):
        await storage.change(dawdle)
    async with storage.read() as connection:
        assert (await connection.execute(select(guilds))).first() is None


async def test_who_is_cancelled_in_a_change_leaves_the_database_free(storage: Storage) -> None:
    async def add(connection: Transaction) -> None:
        await connection.execute(insert(guilds).values(id=1))

    changing = asyncio.create_task(storage.change(add))
    await asyncio.sleep(0)
    changing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await changing
    async with storage.write() as connection:
        await connection.execute(insert(guilds).values(id=2))


@pytest.mark.parametrize(("free", "kind"), [(24 * 2**10, StorageFull), (2**30, StorageBusy)])
def test_a_disk_that_fails_may_pass_and_is_called_full_where_little_room_is_left(
    database: Path, monkeypatch: pytest.MonkeyPatch, free: int, kind: type[StorageError]
) -> None:
    failure = sqlite3.OperationalError("disk I/O error")
    failure.sqlite_errorname = "SQLITE_IOERR_SHMSIZE"
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    with pytest.raises(StorageError) as raised, opening(make_url(f"sqlite:///{database}")):
        raise OperationalError(None, None, failure)
    assert type(raised.value) is kind
