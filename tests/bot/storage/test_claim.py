"""One program at a time writes a database."""

import asyncio
import os
import stat
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.domain.shards import Shards
from bot.settings import complete_url
from bot.storage.claim import claimed
from bot.storage.errors import DatabaseTaken, StorageBusy, StorageError
from tests.bot.servers import Server

HOLDER = """
import asyncio, sys
from sqlalchemy import make_url
from bot.storage.claim import claimed

async def hold():
    async with claimed(make_url(sys.argv[1])):
        print("held", flush=True)
        await asyncio.sleep(600)

asyncio.run(hold())
"""


@pytest.fixture(params=["file", "server"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[URL]:
    if request.param == "file":
        yield make_url(f"sqlite+aiosqlite:///{tmp_path}/new/caravan.sqlite3")
        return
    server: Server = request.getfixturevalue("postgres")
    async with server.database() as made:
        yield made


async def test_whoever_comes_second_is_told_who_came_first(url: URL) -> None:
    async with claimed(url) as claim:
        with pytest.raises(DatabaseTaken, match=rf"since \d.* UTC \(process {os.getpid()} of "):
            async with claimed(url):
                pass
        await claim.keep()
    async with claimed(url):
        pass


async def test_a_process_that_is_killed_holds_nothing_any_more(url: URL) -> None:
    address = url.render_as_string(hide_password=False)
    other = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", HOLDER, address), stdout=asyncio.subprocess.PIPE
    )
    assert other.stdout is not None
    assert await other.stdout.readline() == b"held\n"
    with pytest.raises(DatabaseTaken, match=f"process {other.pid} of"):
        async with claimed(url):
            pass
    other.kill()
    await other.wait()
    for _ in range(100):  # a server takes a moment to notice
        try:
            async with claimed(url):
                return
        except DatabaseTaken:
            await asyncio.sleep(0.1)
    raise AssertionError


async def test_what_lies_beside_a_file_is_private_and_says_nothing_afterwards(
    tmp_path: Path,
) -> None:
    file = tmp_path / "new" / "caravan.sqlite3"
    url = make_url(f"sqlite+aiosqlite:///{file}")
    async with claimed(url):
        beside = {one.name: stat.S_IMODE(one.stat().st_mode) for one in file.parent.iterdir()}
    assert beside == {"caravan.sqlite3.lock": 0o600, "caravan.sqlite3.lock.json": 0o600}
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    assert not (file.parent / "caravan.sqlite3.lock.json").exists()


async def test_one_file_by_two_names_is_one_database(tmp_path: Path) -> None:
    (tmp_path / "real.sqlite3").touch()
    (tmp_path / "other.sqlite3").symlink_to(tmp_path / "real.sqlite3")
    async with claimed(make_url(f"sqlite+aiosqlite:///{tmp_path}/real.sqlite3")):
        with pytest.raises(DatabaseTaken):
            async with claimed(make_url(f"sqlite+aiosqlite:///{tmp_path}/other.sqlite3")):
                pass


async def test_a_server_that_is_not_there_may_come_back() -> None:
    with pytest.raises(
        StorageBusy, match=r"postgresql://127.0.0.1:1/caravan cannot be used: .*\.$"
    ):
        async with claimed(complete_url("postgresql://me:hidden@127.0.0.1:1/caravan")):
            pass


async def test_a_claim_that_was_lost_is_taken_again_unless_somebody_else_has_it(
    postgres: Server,
) -> None:
    async with postgres.database() as url, claimed(url) as claim:
        await _cut(url)
        await claim.keep()
        with pytest.raises(DatabaseTaken):
            async with claimed(url):
                pass
        await _cut(url)
        async with claimed(url):
            with pytest.raises(DatabaseTaken):
                await claim.keep()


async def test_processes_with_shards_of_their_own_share_a_server(postgres: Server) -> None:
    async with (
        postgres.database() as url,
        claimed(url, Shards.some(4, [0, 1])) as first,
        claimed(url, Shards.some(4, [3])) as second,
    ):
        await first.keep()
        await second.keep()
        await _cut(url)
        await second.keep()
        await first.keep()
        await _refused(
            url, Shards.some(4, [2, 3]), r"has shard 3 of .* since \d.* \(process \d+ of"
        )
        await _refused(url, Shards.some(4, [1]), "has shard 1 of")
        async with claimed(url, Shards.some(4, [2])):
            pass


async def test_all_processes_count_the_same_number_of_shards(postgres: Server) -> None:
    async with postgres.database() as url:
        async with claimed(url, Shards.some(4, [0])):
            await _refused(url, Shards.some(8, [1]), r"counts other shards .* \(process .*, not 8:")
        async with claimed(url, Shards.some(8, [1])):
            pass


async def test_nobody_has_a_database_alone_that_others_share(postgres: Server) -> None:
    async with postgres.database() as url:
        async with claimed(url, Shards.some(4, [0])):
            await _refused(url, Shards.everything(4), "another program writes")
        async with claimed(url):
            await _refused(url, Shards.some(4, [0]), "another program writes")


async def test_a_file_is_not_shared(tmp_path: Path) -> None:
    url = make_url(f"sqlite+aiosqlite:///{tmp_path}/caravan.sqlite3")
    with pytest.raises(StorageError, match="leave CARAVAN_SHARDS out"):
        async with claimed(url, Shards.some(2, [0])):
            pass
    async with claimed(url, Shards.everything(2)):
        pass


async def _refused(url: URL, shards: Shards, why: str) -> None:
    with pytest.raises(DatabaseTaken, match=why):
        async with claimed(url, shards):
            pass


async def _cut(url: URL) -> None:
    """End the connection on which a claim is held, as a server does that is started anew."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name LIKE 'caravan: %' AND datname = current_database()"
            )
        )
    await engine.dispose()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no /proc")
async def test_a_place_where_no_file_can_be_made_is_not_taken_for_somebody_else_s() -> None:
    with pytest.raises(StorageError, match="cannot be used: No such file") as raised:
        async with claimed(complete_url("sqlite:////proc/x.sqlite3")):
            pass
    assert not isinstance(raised.value, StorageBusy)
