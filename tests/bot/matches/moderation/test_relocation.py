"""Matches whose place is deleted or shut, by the service alone."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

from bot.delivery.dispatcher import Dispatcher, Undeliverable
from bot.domain.match import Status, Verdict
from bot.domain.outbox import Damaged, Kind
from bot.matches.core.loading import Contents
from bot.matches.moderation.actions import Actor, Role
from bot.matches.service import Matches
from bot.storage import Storage
from bot.storage.audit.rows import Filing
from bot.storage.outbox import sending as sending_rows
from bot.storage.tables import matches
from engines.core import GameSpec
from tests.bot.matches.support import (
    ANA,
    BEN,
    Host,
    ManualClock,
    PaperMessenger,
    Shelf,
    owed,
    pings,
)

MOD = Actor(7, "Mo", Role.MODERATOR)
THREAD = 7777
BARRED = Undeliverable("404 10003", permanent=False, barred=True)


async def begun(host: Host, dispatcher: Dispatcher) -> str:
    info = await host.begun(ANA, BEN, game="pebbles")
    await dispatcher.settle()
    assert (await host.matches.store.info(info.id)).thread_id == THREAD
    return info.id


async def ended(host: Host, match_id: str) -> None:
    """Let a match be over for good."""
    await host.matches.moderation.stop(match_id, Verdict.NONE, "the tide", MOD, 1)
    for number, person in enumerate((ANA, BEN)):
        await host.matches.endings.confirm(match_id, person.user_id, 2 + number)


async def test_a_match_that_is_played_leaves_its_thread_at_once(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    match_id = await begun(host, dispatcher)
    before = len(messenger.posted)
    await host.matches.relocation.thread_gone(THREAD)
    assert (await host.matches.store.info(match_id)).thread_id is None
    await dispatcher.settle()
    in_thread = [row.kind for row in messenger.posted[before:] if row.payload.addressee is None]
    assert in_thread[:4] == [Kind.THREAD, Kind.NOTICE, Kind.TURN, Kind.LOBBY]
    board = next(row for row in messenger.posted[before:] if row.kind is Kind.TURN)
    assert pings(board) == (ANA.user_id,)
    told = await host.matches.story.told(match_id, None)
    assert told[-1].event.key == "moderators-story-rehouse"
    guild = (await host.matches.store.info(match_id)).guild_id
    (filed,) = await host.matches.audit.filed(
        Filing(guild, match_id, act="rehouse"), skip=0, limit=9
    )
    assert filed.actor_id is None


async def test_a_thread_of_no_match_is_nobody_s_loss(host: Host, dispatcher: Dispatcher) -> None:
    match_id = await begun(host, dispatcher)
    before = await host.matches.store.info(match_id)
    await host.matches.relocation.thread_gone(THREAD + 1)
    await host.matches.relocation.channel_gone(THREAD + 1)
    assert await host.matches.store.info(match_id) == before


async def test_a_match_that_is_over_for_good_gets_no_new_thread(
    host: Host, dispatcher: Dispatcher, storage: Storage
) -> None:
    match_id = await begun(host, dispatcher)
    await ended(host, match_id)
    await dispatcher.settle()
    assert (await host.matches.store.info(match_id)).status is Status.LOCKED
    await host.matches.relocation.thread_gone(THREAD)
    assert await owed(storage, match_id, "pending") == []


async def test_what_is_still_owed_after_the_end_gets_a_thread(
    host: Host, dispatcher: Dispatcher, storage: Storage
) -> None:
    match_id = await begun(host, dispatcher)
    await ended(host, match_id)
    await host.matches.relocation.leave_thread(match_id, THREAD)
    assert (await host.matches.store.info(match_id)).status is Status.LOCKED
    assert (Kind.THREAD, "pending") in await owed(storage, match_id, "pending")


async def test_a_broken_match_keeps_no_other_in_a_channel_that_is_gone(
    host: Host, dispatcher: Dispatcher, storage: Storage
) -> None:
    first, broken, last = [await begun(host, dispatcher) for _ in "123"]
    async with storage.write() as connection:
        spoilt = update(matches).where(matches.c.id == broken)
        await connection.execute(spoilt.values(game="a game of another time"))
    fresh = Matches(storage, Shelf())
    await fresh.relocation.channel_gone((await fresh.store.info(broken)).channel_id)
    found = [(await fresh.store.info(one)).thread_id for one in (first, broken, last)]
    assert found == [None, THREAD, None]


@pytest.mark.parametrize("lobby", [False, True])
async def test_what_waits_for_a_place_goes_out_as_soon_as_moderators_move_it(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger, clock: ManualClock, lobby: bool
) -> None:
    messenger.troubles = [BARRED] * 9 if lobby else []
    info = await host.lobby(ANA, BEN) if lobby else await host.begun(ANA, BEN, game="pebbles")
    await dispatcher.settle()
    if not lobby:
        messenger.troubles = [BARRED] * 9
        await host.matches.relocation.channel_gone(info.channel_id)
    while len(messenger.troubles) > 1:
        clock.jump(hours=1)
        await dispatcher.settle()
    messenger.troubles = []
    before = len(messenger.posted)
    door = host.matches.lobby_moderation.move if lobby else host.matches.moving.move
    await door(info.id, info.channel_id + 1, "it is gone", MOD, 1)
    await dispatcher.settle()
    posted = [row.kind for row in messenger.posted[before:]]
    assert posted.count(Kind.LOBBY if lobby else Kind.THREAD) == 1


async def test_however_often_a_deletion_is_told_there_is_one_new_thread(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger, storage: Storage
) -> None:
    match_id = await begun(host, dispatcher)
    await asyncio.gather(*(host.matches.relocation.thread_gone(THREAD) for _ in range(4)))
    await host.matches.relocation.leave_thread(match_id, THREAD)
    rows = await owed(storage, match_id, "pending")
    assert [kind for kind, _ in rows].count(Kind.THREAD) == 1
    told = await host.matches.story.told(match_id, None)
    assert [one.event.key for one in told].count("moderators-story-rehouse") == 1
    await dispatcher.settle()
    assert (await host.answer(match_id)).info.entry == 1


async def test_a_match_that_is_being_woken_learns_of_its_new_thread(
    host: Host, dispatcher: Dispatcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await begun(host, dispatcher)
    await host.matches.relocation.thread_gone(THREAD)
    read, go = asyncio.Event(), asyncio.Event()
    content_of = Contents.get

    async def slowly(self: Contents, spec: GameSpec[Any], digest: str) -> Any:
        read.set()
        await go.wait()
        return await content_of(self, spec, digest)

    monkeypatch.setattr(Contents, "get", slowly)
    waking = asyncio.create_task(host.matches.store.live(match_id))
    await read.wait()
    sending = asyncio.create_task(dispatcher.settle())
    async with asyncio.timeout(10):
        while (await host.matches.store.info(match_id)).thread_id is None:  # noqa: ASYNC110 - no event tells it
            await asyncio.sleep(0)
    go.set()
    await asyncio.gather(waking, sending)
    assert (await host.matches.store.live(match_id)).info.thread_id == THREAD


@pytest.mark.parametrize(("name", "free"), [("Friday", []), ("Saturday", [THREAD, THREAD + 1])])
async def test_while_another_match_of_its_name_waits_for_a_thread_no_match_takes_one_for_its_own(
    host: Host, name: str, free: list[int]
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", name="Friday")
    await host.begun(ANA, BEN, game="pebbles", name=name)
    found = await host.matches.relocation.unclaimed(info.id, [THREAD, THREAD + 1])
    assert found == free


async def test_a_thread_in_which_another_match_is_played_is_taken_by_none(
    host: Host, dispatcher: Dispatcher
) -> None:
    await begun(host, dispatcher)
    info = await host.begun(ANA, BEN, game="pebbles", name="Friday")
    found = await host.matches.relocation.unclaimed(info.id, [THREAD, THREAD + 1])
    assert found == [THREAD + 1]


async def test_a_post_without_its_thread_is_put_off_after_a_change_in_progress(
    host: Host, storage: Storage
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    (row, *_), *_ = await storage.find(lambda on: sending_rows.heads(on, 1))
    assert not isinstance(row, Damaged)
    async with host.matches.store.opened(info.id):
        putting = asyncio.create_task(host.matches.relocation.put_behind(row))
        for _ in range(3):  # whatever was asked of the database before is done by then
            async with storage.write():
                await asyncio.sleep(0)
        assert host.matches.store.remembered(info.id) is not None
    await putting
    assert host.matches.store.remembered(info.id) is None
