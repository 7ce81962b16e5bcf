"""A server is forgotten, whole and at once; other servers and people's own settings are left alone."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select

from bot.domain.match import Status, Wish
from bot.domain.orders import Doing, Rule, When
from bot.matches.moderation.reports import Post
from bot.settings_cache.guilds import Guilds
from bot.storage import Storage
from bot.storage.all_tables import TABLES
from bot.storage.audit.chain import first_break
from bot.storage.people.guild_erasure import ErasedGuild, erase_guild
from bot.storage.tables import matches as match_table
from bot.upkeep.checking import check
from engines.core import kind_of
from tests.bot.matches.moderation.erasing import QUIRIN
from tests.bot.matches.support import ANA, BEN, CLEO, GUILD, Host, ManualClock, Shelf
from tests.bot.matches.timing import MODERATOR

OTHER = 777000111222333444
"""The server that is forgotten."""
ABROAD = 777000111222333445
"""Its channel."""


async def rows(storage: Storage, *but: str) -> dict[str, list[dict[str, Any]]]:
    """All there is, by table."""
    async with storage.read() as connection:
        return {
            table.name: [
                dict(row._mapping)
                for row in await connection.execute(
                    select(table).order_by(*table.primary_key.columns)
                )
            ]
            for table in TABLES
            if table.name not in but
        }


def naming(found: dict[str, list[dict[str, Any]]], words: Iterable[str]) -> set[str]:
    """The tables in which one of these stands anywhere."""
    return {name for name, lines in found.items() if any(one in repr(lines) for one in words)}


@pytest.fixture
async def kept(host: Host, storage: Storage, clock: ManualClock) -> None:
    """What is there already, of people and of the server they are on."""
    info = await host.begun(ANA, BEN)
    await host.play(info.id, 4)
    await host.matches.moderation.pause(info.id, "tea", MODERATOR, next(host.ids))
    decision = await host.decision(info.id)
    rule = Rule(kind_of(decision), Doing.DEFAULT, asked=decision.topic, when=When.ALWAYS)
    await host.matches.orders.add(info.id, ANA.user_id, next(host.ids), rule, everywhere=True)
    now = clock.now()
    await host.matches.vacations.go_on_vacation(
        BEN.user_id, now, now + timedelta(days=1), next(host.ids)
    )
    await Guilds(storage, clock).set_greeted(GUILD)


async def settled(host: Host, storage: Storage, clock: ManualClock) -> list[str]:
    """Another server is used in every way; the ids of its matches."""
    guilds = Guilds(storage, clock)
    await guilds.set_greeted(OTHER)
    await guilds.set_role(OTHER, 5, MODERATOR.user_id or 0)
    lobby = await host.matches.lobby.create(CLEO, Wish(OTHER, ABROAD, "fortuna"), next(host.ids))
    await host.matches.lobby.join(lobby.id, QUIRIN, next(host.ids))
    info = await host.matches.lobby.start(lobby.id, CLEO, next(host.ids))
    await host.play(info.id, 4)
    await host.matches.whatif.try_out(info.id, CLEO.user_id, next(host.ids))
    await host.matches.reports.report(
        info.id, Post(OTHER, ABROAD, 9), QUIRIN, "rude", next(host.ids)
    )
    await host.matches.moderation.pause(info.id, "tea", MODERATOR, next(host.ids))
    await host.matches.notes.write(info.id, QUIRIN.user_id, "watch Cleo")
    async with storage.read() as connection:
        query = select(match_table.c.id).where(match_table.c.guild_id == OTHER)
        return list((await connection.execute(query)).scalars())


async def forgotten(storage: Storage, clock: ManualClock) -> ErasedGuild:
    return await storage.change(lambda on: erase_guild(on, OTHER, clock.now()))


@pytest.mark.usefixtures("kept")
async def test_nothing_names_the_server_its_channels_or_its_matches_any_more(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    own = await settled(host, storage, clock)
    words = [str(OTHER), str(ABROAD), *own]
    assert {"matches", "guilds", "quotas", "audit", "facts", "outbox"} <= naming(
        await rows(storage), words
    )
    done = await forgotten(storage, clock)
    assert (done.matches, done.open) == (2, 1)
    assert done.acts == 3
    assert naming(await rows(storage), words) == set()


@pytest.mark.usefixtures("kept")
async def test_all_else_stays_as_it_was(host: Host, storage: Storage, clock: ManualClock) -> None:
    before = await rows(storage, "audit", "facts", "contents", "interactions", "personal")
    await settled(host, storage, clock)
    await forgotten(storage, clock)
    after = await rows(storage, "audit", "facts", "contents", "interactions", "personal")
    assert after == before
    assert (await check(storage, Shelf(), replay=True)).problems == ()


async def test_the_record_still_holds_after_people_were_taken_out_of_it(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await settled(host, storage, clock)
    (info,) = await host.matches.lists.of_member(QUIRIN.user_id)
    await host.matches.moderation.replace_seat(
        info.id, 1, "random", "away", MODERATOR, next(host.ids)
    )
    await host.matches.erasure.erase(QUIRIN.user_id)
    await forgotten(storage, clock)
    assert await storage.find(first_break) is None
    assert naming(await rows(storage), [str(OTHER), str(QUIRIN.user_id)]) == set()


@pytest.mark.usefixtures("kept")
async def test_done_again_there_is_nothing_left_to_do(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await settled(host, storage, clock)
    await forgotten(storage, clock)
    before = await rows(storage)
    assert await forgotten(storage, clock) == ErasedGuild(0, 0, 0, 0)
    assert await rows(storage) == before


@pytest.mark.usefixtures("kept")
async def test_matches_of_other_servers_go_on(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    await settled(host, storage, clock)
    await forgotten(storage, clock)
    (info,) = await host.matches.lists.of_member(BEN.user_id)
    await host.matches.moderation.resume(info.id, "on", MODERATOR, next(host.ids))
    assert (await host.play(info.id, 3)).status is Status.RUNNING
