"""The same on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import delete, insert, select, text, update

from bot.delivery.dispatcher import Dispatcher
from bot.domain.match import Status
from bot.matches.service import Matches
from bot.settings import complete_url
from bot.storage import Storage, StorageBusy, StorageError
from bot.storage.audit.chain import Act, append, first_break
from bot.storage.migrate import current, head
from bot.storage.postgres import IDLE_SECONDS
from bot.storage.tables import audit, guilds
from bot.storage.transaction import Transaction
from tests.bot.matches.support import ANA, BEN, Host, ManualClock, PaperMessenger, Shelf
from tests.bot.servers import Server
from tests.bot.storage.comparing import differences


@pytest.fixture
async def storage(postgres: Server) -> AsyncIterator[Storage]:
    async with postgres.database() as url:
        opened = await Storage.open(url)
        yield opened
        await opened.close()


async def test_migrations_make_exactly_the_tables_the_program_uses(storage: Storage) -> None:
    assert await differences(storage) == []


async def test_a_match_is_played_and_told_to_the_end(storage: Storage) -> None:
    matches, messenger = Matches(storage, Shelf(), ManualClock()), PaperMessenger()
    host, dispatcher = Host(matches), Dispatcher(matches.store, messenger)
    info = await host.begun(ANA, BEN, game="bazaar")
    while not (await matches.store.live(info.id)).match.over:
        await host.answer(info.id)
        await dispatcher.settle()
    for member in (ANA, BEN):
        info = await matches.endings.confirm(info.id, member.user_id, next(host.ids))
    await dispatcher.settle()
    assert info.status is Status.LOCKED
    played = (await matches.store.live(info.id)).match
    loaded = (await Matches(storage, Shelf()).store.live(info.id)).match
    assert loaded.state_hash() == played.state_hash()
    assert len({row.id for row in messenger.posted}) == len(messenger.posted)


async def test_the_same_click_twice_counts_once(storage: Storage) -> None:
    host = Host(Matches(storage, Shelf(), ManualClock()))
    info = await host.begun(ANA, BEN, game="pebbles")
    asked = await host.decision(info.id)
    for already in (False, True):
        taken = await host.matches.play.answer(info.id, ANA.user_id, 5, asked.id, "1")
        assert (taken.already, taken.info.entry) == (already, 1)


async def test_audit_rows_can_be_neither_changed_nor_removed(storage: Storage) -> None:
    async with storage.write() as connection:
        await append(connection, Act("rollback", "abc", body={"to": 3}), ManualClock().now())

    async def tamper(statement: object) -> None:
        async with storage.write() as connection:
            await connection.execute(statement)  # type: ignore[call-overload] # any statement

    for statement in (update(audit).values(act="x"), delete(audit), text("TRUNCATE audit")):
        with pytest.raises(StorageError):
            await tamper(statement)
    async with storage.read() as connection:
        assert await first_break(connection) is None


async def test_a_reader_sees_one_moment_while_others_write(storage: Storage) -> None:
    async def known(connection: Transaction) -> int:
        return len((await connection.execute(select(guilds))).all())

    async with storage.read() as reader:
        assert await known(reader) == 0
        async with storage.write() as writer:
            await writer.execute(insert(guilds).values(id=1))
        assert await known(reader) == 0
    assert await storage.find(known) == 1


async def test_whoever_looks_changes_nothing(storage: Storage) -> None:
    async def change(connection: Transaction) -> None:
        await connection.execute(insert(guilds).values(id=1))

    with pytest.raises(StorageError):
        await storage.find(change)


async def test_several_may_bring_an_empty_database_up_to_date_at_once(postgres: Server) -> None:
    async with postgres.database(empty=True) as url:
        opened = await asyncio.gather(*(Storage.open(url) for _ in range(3)))
        for one in opened:
            assert await one.find(lambda on: on.run_sync(current)) == head()
            await one.close()


async def test_tables_with_which_other_processes_may_work_are_left_alone(postgres: Server) -> None:
    async with postgres.database(empty=True) as url:
        storage = await Storage.open(url, shared=True)
        try:
            async with storage.write() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = '0013'"))
            with pytest.raises(StorageError, match=r"0013.* once all processes .* are stopped"):
                await Storage.open(url, shared=True)
        finally:
            await storage.close()


@pytest.mark.parametrize("mode", ["disable", "prefer"])
async def test_addresses_are_taken_as_providers_hand_them_out(storage: Storage, mode: str) -> None:
    given = f"sslmode={mode}&connect_timeout=10&application_name=ours&statement_cache_size=0"
    bare = storage.url.set(drivername="postgres").render_as_string(hide_password=False)
    other = await Storage.open(complete_url(f"{bare}?{given}&channel_binding=prefer"))
    async with other.read() as connection:
        named = await connection.execute(text("SHOW application_name"))
        assert named.scalar_one() == "ours"
    await other.close()


async def test_a_database_that_does_not_exist_is_named_with_what_the_server_says(
    storage: Storage,
) -> None:
    url = storage.url.set(database="no_such_database")
    with pytest.raises(
        StorageError, match=r"/no_such_database cannot .* does not exist\."
    ) as caught:
        await Storage.open(url)
    assert not isinstance(caught.value, StorageBusy)


async def test_a_server_without_tls_will_not_have_it_by_itself(storage: Storage) -> None:
    bare = storage.url.set(drivername="postgres").render_as_string(hide_password=False)
    with pytest.raises(StorageError, match=r"rejected SSL upgrade\. Look at") as caught:
        await Storage.open(complete_url(f"{bare}?sslmode=require"))
    assert not isinstance(caught.value, StorageBusy)


async def test_a_connection_that_was_closed_while_nobody_used_it_is_renewed(
    storage: Storage,
) -> None:
    async def number(on: Transaction) -> int:
        return int((await on.execute(text("SELECT pg_backend_pid()"))).scalar_one())

    closed = await storage.find(number)
    other = await Storage.open(storage.url)
    async with other.write() as connection:
        await connection.execute(text(f"SELECT pg_terminate_backend({closed})"))
    await other.close()
    await asyncio.sleep(1.5 * IDLE_SECONDS)
    assert await storage.find(number) != closed
