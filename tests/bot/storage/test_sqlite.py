"""SQLite by aiosqlite: threads, turns, cancelled tasks, closing, and what can go wrong on a disk."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, make_url, select, text
from sqlalchemy.exc import OperationalError

from bot.storage import Conflict, Storage, StorageBusy, StorageError, StorageFull, sqlite
from bot.storage.sqlite_connection import SqliteConnection
from bot.storage.tables import guilds
from bot.storage.transaction import Transaction, Work
from tests.bot.matches.support import url

ROOT = Path(__file__).parents[3]
Access = Callable[[Storage], AbstractAsyncContextManager[Transaction]]
BOTH = pytest.mark.parametrize("access", [Storage.write, Storage.read], ids=["write", "read"])


async def add(on: Transaction, number: int = 1, language: str | None = None) -> None:
    await on.execute(insert(guilds).values(id=number, language=language))


async def ids(on: Transaction) -> list[int]:
    return list((await on.execute(select(guilds.c.id).order_by(guilds.c.id))).scalars())


async def pragma(on: Transaction, line: str) -> Any:
    return (await on.execute(text(f"PRAGMA {line}"))).scalar()


def held(release: threading.Event) -> Work[None]:
    """A change that is done only after its release."""

    async def work(on: Transaction) -> None:
        await add(on)
        assert release.wait(30)

    return work


async def soon() -> None:
    """Let every task that can go on do so."""
    for _ in range(20):
        await asyncio.sleep(0)


def all_end(threads: set[threading.Thread]) -> bool:
    """Whether threads end by themselves."""
    for thread in threads:
        thread.join(30)
    return not any(thread.is_alive() for thread in threads)


@pytest.fixture
def hops(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What is handed to the threads of connections from now on."""
    seen: list[object] = []
    plain = SqliteConnection.do

    async def counted(self: SqliteConnection, work: Callable[[Connection], Any]) -> Any:
        seen.append(work)
        return await plain(self, work)

    monkeypatch.setattr(SqliteConnection, "do", counted)
    return seen


# --- threads -------------------------------------------------------------------------------------


async def test_a_whole_transaction_is_one_hop(storage: Storage, hops: list[object]) -> None:
    async def three(on: Transaction) -> list[int]:
        await add(on, 1)
        await add(on, 2)
        return await ids(on)

    assert await storage.change(three) == [1, 2]
    assert len(hops) == 1
    await storage.find(ids)
    await storage.find(ids)
    assert len(hops) == 3


async def test_every_statement_of_a_connection_is_made_in_its_thread(storage: Storage) -> None:
    def here(_: Connection) -> int:
        return threading.get_ident()

    async def one(on: Transaction) -> int:
        await add(on)
        return await on.run_sync(here)

    whole = await storage.change(one)
    async with storage.write() as on:
        assert await on.run_sync(here) == whole
    async with storage.read() as on:
        other = await on.run_sync(here)
    assert len({whole, other, threading.get_ident()}) == 3


async def test_one_reader_is_enough_for_those_who_come_one_after_the_other(
    storage: Storage,
) -> None:
    await storage.find(ids)
    before = threading.active_count()
    for _ in range(5):
        await storage.find(ids)
    assert threading.active_count() == before


async def test_four_read_at_a_time_and_the_fifth_waits_for_a_turn(storage: Storage) -> None:
    blocks = [storage.read() for _ in range(sqlite.READERS)]
    for block in blocks:
        await ids(await block.__aenter__())
    fifth = asyncio.create_task(storage.find(ids))
    await soon()
    assert not fifth.done()
    await blocks.pop().__aexit__(None, None, None)
    assert await fifth == []
    for block in blocks:
        await block.__aexit__(None, None, None)


@BOTH
async def test_every_connection_keeps_what_it_promises(storage: Storage, access: Access) -> None:
    async with access(storage) as on:
        found = [
            await pragma(on, name)
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
        alone = await pragma(on, "query_only")
    assert found == ["wal", 2, 1, 50]
    assert alone == (access is Storage.read)


async def test_a_reader_in_one_go_cannot_write(storage: Storage) -> None:
    with pytest.raises(StorageError):
        await storage.find(add)
    assert await storage.find(ids) == []


async def test_rows_that_belong_to_nothing_are_refused(storage: Storage) -> None:
    async def stray(on: Transaction) -> None:
        await on.execute(text("INSERT INTO log (match_id, number, body) VALUES ('x', 1, '{}')"))

    with pytest.raises(Conflict):
        await storage.change(stray)


# --- busy, full, broken --------------------------------------------------------------------------


async def test_a_database_locked_by_others_is_busy_until_it_is_free(
    storage: Storage, database: Path
) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageBusy):
            await storage.change(add)
    await storage.change(add)
    assert await storage.find(ids) == [1]


async def test_a_writer_that_never_ends_is_a_busy_database(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "QUEUE_SECONDS", 0.01)
    async with storage.write() as on:
        with pytest.raises(StorageBusy, match="no connection became free"):
            await storage.change(add)
        await add(on, 2)
    assert await storage.find(ids) == [2]


async def fill(on: Transaction) -> None:
    for number in range(100):
        await add(on, number, "x" * 1000)


async def test_a_full_disk_leaves_nothing_and_play_goes_on_when_there_is_room(
    storage: Storage,
) -> None:
    async def limit(on: Transaction, pages: int | None = None) -> None:
        await pragma(on, f"max_page_count = {pages or await pragma(on, 'page_count')}")

    async def fill_by_statements() -> None:
        async with storage.write() as on:
            await fill(on)

    await storage.change(limit)
    with pytest.raises(StorageFull):
        await storage.change(fill)
    with pytest.raises(StorageFull):
        await fill_by_statements()
    assert await storage.find(ids) == []
    await storage.change(lambda on: limit(on, 10**6))
    await storage.change(fill)
    assert len(await storage.find(ids)) == 100


async def test_a_connection_that_cannot_roll_back_is_replaced(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: Connection) -> None:
        raise OperationalError("", None, sqlite3.OperationalError("disk I/O error"))

    async def fail() -> None:
        async with storage.write() as on:
            await add(on)
            raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(Connection, "rollback", broken)
        with pytest.raises(ZeroDivisionError):
            await fail()
    await storage.change(lambda on: add(on, 2))
    assert await storage.find(ids) == [2]


async def test_a_database_that_could_not_be_opened_is_tried_again(tmp_path: Path) -> None:
    file = tmp_path / "later.sqlite3"
    file.mkdir()
    storage = Storage(make_url(url(file)))
    with pytest.raises(StorageBusy, match="unable to open"):
        await storage.find(ids)
    file.rmdir()
    await (await Storage.open(url(file))).close()
    assert await storage.find(ids) == []
    await storage.close()


# --- cancelled tasks -----------------------------------------------------------------------------


async def test_what_is_done_in_one_go_is_done_to_its_end_though_cancelled(storage: Storage) -> None:
    release = threading.Event()
    changing = asyncio.create_task(storage.change(held(release)))
    await soon()
    for _ in "twice":
        changing.cancel()
        await soon()
    assert not changing.done()
    release.set()
    with pytest.raises(asyncio.CancelledError):
        await changing
    assert await storage.find(ids) == [1]


async def test_a_block_that_is_cancelled_leaves_nothing(storage: Storage) -> None:
    async def write_and_wait() -> None:
        async with storage.write() as on:
            await add(on)
            written.set()
            await asyncio.Event().wait()

    written = asyncio.Event()
    writing = asyncio.create_task(write_and_wait())
    await written.wait()
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await storage.change(lambda on: add(on, 2))
    assert await storage.find(ids) == [2]


async def test_whoever_is_cancelled_while_waiting_for_a_turn_takes_none(storage: Storage) -> None:
    async with storage.write() as on:
        waiting = asyncio.create_task(storage.change(add))
        await soon()
        waiting.cancel()
        await add(on, 2)
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await storage.change(lambda on: add(on, 3))
    assert await storage.find(ids) == [2, 3]


async def test_a_connection_whose_opening_is_cancelled_is_closed(storage: Storage) -> None:
    before = set(threading.enumerate())
    finding = asyncio.create_task(storage.find(ids))
    await asyncio.sleep(0)
    finding.cancel()
    with pytest.raises(asyncio.CancelledError):
        await finding
    assert all_end(set(threading.enumerate()) - before)
    assert await storage.find(ids) == []


# --- closing -------------------------------------------------------------------------------------


async def test_closing_ends_every_thread(database: Path) -> None:
    before = set(threading.enumerate())
    storage = await Storage.open(url(database))
    await asyncio.gather(*(storage.find(ids) for _ in range(8)))
    begun = set(threading.enumerate()) - before
    assert len(begun) > 1
    for _ in "twice":
        await storage.close()
    assert all_end(begun)


async def test_closing_waits_for_what_is_done_in_one_go(storage: Storage, database: Path) -> None:
    release = threading.Event()
    changing = asyncio.create_task(storage.change(held(release)))
    await soon()
    shutting = asyncio.create_task(storage.close())
    await soon()
    assert not shutting.done()
    release.set()
    await asyncio.gather(changing, shutting)
    with closing(sqlite3.connect(database)) as plain:
        assert plain.execute("SELECT id FROM guilds").fetchall() == [(1,)]


async def test_closing_leaves_nothing_of_an_open_block_and_tells_its_owner(
    storage: Storage, database: Path
) -> None:
    async def write() -> None:
        async with storage.write() as on:
            await add(on)
            await storage.close()
            await add(on, 2)

    with pytest.raises(StorageError, match="has been closed"):
        await write()
    with closing(sqlite3.connect(database)) as plain:
        assert plain.execute("SELECT id FROM guilds").fetchall() == []


async def test_a_block_that_ends_after_the_closing_is_not_said_to_be_committed(
    storage: Storage,
) -> None:
    async def write() -> None:
        async with storage.write() as on:
            await add(on)
            await storage.close()

    with pytest.raises(StorageError, match="has been closed"):
        await write()


async def test_whoever_waits_for_a_turn_is_refused_after_the_closing(storage: Storage) -> None:
    release = threading.Event()
    changing = asyncio.create_task(storage.change(held(release)))
    waiting = asyncio.create_task(storage.change(lambda on: add(on, 2)))
    await soon()
    shutting = asyncio.create_task(storage.close())
    await soon()
    release.set()
    await asyncio.gather(changing, shutting)
    with pytest.raises(StorageError, match="has been closed"):
        await waiting


async def test_a_closed_database_says_so(storage: Storage) -> None:
    await storage.close()
    for one in (storage.find(ids), storage.change(add)):
        with pytest.raises(StorageError, match="has been closed"):
            await one


def test_a_database_that_nobody_closes_does_not_keep_the_program_from_ending(
    tmp_path: Path,
) -> None:
    lines = (
        "import asyncio",
        "from bot.storage import Storage",
        f"kept = asyncio.run(Storage.open({url(tmp_path / 'open.sqlite3')!r}))",
        "print('ended')",
    )
    command = [sys.executable, "-c", "\n".join(lines)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (0, "ended\n")
