"""Every fault the stand-in can inject, met by the real client where it copes within a test."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox import Channel, InteractionFailedError, Member, Permission, Sandbox, UsageError
from bot.sandbox.errors import missing_access
from bot.sandbox.permissions import ALL
from tests.bot.sandbox.raw import Raw
from tests.bot.sandbox.tiny import Tiny


async def test_an_interaction_without_an_answer_fails_after_three_seconds(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    interaction = await ana.slash(tables, "sulk")
    sandbox.clock.advance(2.9)
    assert interaction.is_open
    sandbox.clock.advance(0.2)
    with pytest.raises(InteractionFailedError, match="did not respond"):
        await interaction.response()
    assert sandbox.failed == [interaction]
    assert bot.errors == []


async def test_an_answer_after_three_seconds_is_unknown_interaction(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    interaction = await ana.slash(tables, "dawdle")
    sandbox.clock.advance(3.1)
    bot.late.set()
    await bot.failure.wait()
    assert interaction.failed
    assert [error.code for error in bot.errors if isinstance(error, discord.NotFound)] == [10062]


async def test_a_second_answer_is_refused(
    raw: Raw, bot: Tiny, ana: Member, tables: Channel
) -> None:
    interaction = await ana.slash(tables, "ping")
    await interaction.response()
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    answer = await raw.post(path, {"type": 4, "data": {"content": "again"}})
    assert (answer.status, answer.code) == (400, 40060)
    assert bot.errors == []


async def test_a_wrong_token_is_unknown_interaction(
    raw: Raw, bot: Tiny, ana: Member, tables: Channel
) -> None:
    interaction = await ana.slash(tables, "sulk")
    answer = await raw.post(f"/interactions/{interaction.id}/guess/callback", {"type": 5})
    assert (answer.status, answer.code) == (404, 10062)
    assert interaction.is_open
    assert bot.errors == []


async def test_a_token_dies_after_fifteen_minutes(
    sandbox: Sandbox, raw: Raw, bot: Tiny, ana: Member, tables: Channel
) -> None:
    interaction = await ana.slash(tables, "ping")
    await interaction.response()
    path = f"/webhooks/{bot.application_id}/{interaction.token}"
    assert (await raw.post(path, {"content": "in time"})).status == 200
    sandbox.clock.advance(15 * 60)
    answer = await raw.post(path, {"content": "too late"})
    assert (answer.status, answer.code) == (401, 50027)


async def test_a_doubled_interaction_reaches_the_bot_twice(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    sandbox.faults.double_interactions()
    await (await ana.slash(tables, "ping")).response()
    await sandbox.settled()
    statuses = [(r.status, r.code) for r in sandbox.requests if "interaction" in r.operation]
    assert statuses == [(200, 0), (400, 40060)]
    assert len(bot.errors) == 1


async def test_a_lost_interaction_fails(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    sandbox.faults.lose_interactions()
    interaction = await ana.slash(tables, "ping")
    sandbox.clock.advance(3.1)
    with pytest.raises(InteractionFailedError):
        await interaction.acknowledged()
    assert bot.errors == []


async def test_typing_uses_up_no_fault_of_presses(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    sandbox.faults.lose_interactions()
    sandbox.faults.double_interactions()
    assert len(await ana.autocomplete(tables, "match create", "game", "ca")) == 2
    await sandbox.settled()
    assert (sandbox.faults.lost, sandbox.faults.doubled) == (1, 1)
    assert bot.errors == []


async def test_closed_direct_messages_refuse_the_message_not_the_channel(
    bot: Tiny, ana: Member
) -> None:
    user = await bot.fetch_user(ana.id)
    await user.send("open")
    ana.allow_dms(allowed=False)
    channel = await user.create_dm()
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("closed")
    assert refused.value.code == 50007
    assert [message.content for message in ana.dms()] == ["open"]


@pytest.mark.parametrize(
    ("permission", "code"), [(Permission.SEND_MESSAGES, 50013), (Permission.VIEW_CHANNEL, 50001)]
)
async def test_a_missing_permission_refuses_a_message(
    sandbox: Sandbox, place: discord.TextChannel, tables: Channel, permission: Permission, code: int
) -> None:
    sandbox.deny(tables, permission)
    with pytest.raises(discord.Forbidden) as refused:
        await place.send("hello")
    assert refused.value.code == code
    sandbox.allow(tables, permission)
    await place.send("hello")


async def test_an_interaction_is_answered_even_where_the_bot_may_not_send(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    sandbox.deny(tables, Permission.SEND_MESSAGES)
    assert (await (await ana.slash(tables, "ping")).response()).message
    assert bot.errors == []


async def test_a_thread_needs_its_permission(
    sandbox: Sandbox, place: discord.TextChannel, tables: Channel
) -> None:
    sandbox.deny(tables, Permission.CREATE_PUBLIC_THREADS)
    message = await place.send("a lobby")
    with pytest.raises(discord.Forbidden):
        await message.create_thread(name="a match")


async def test_a_deleted_message_is_told_and_unknown(
    sandbox: Sandbox, bot: Tiny, place: discord.TextChannel
) -> None:
    message = await place.send("soon gone")
    sandbox.world.delete_message(sandbox.message(message.id))
    await sandbox.settled()
    assert ("message", message.id) in bot.heard
    with pytest.raises(discord.NotFound) as refused:
        await message.edit(content="too late")
    assert refused.value.code == 10008


async def test_a_deleted_channel_is_told_and_unknown(
    sandbox: Sandbox, bot: Tiny, place: discord.TextChannel, tables: Channel
) -> None:
    sandbox.world.delete_channel(tables)
    await sandbox.settled()
    assert ("channel", tables.id) in bot.heard
    with pytest.raises(discord.NotFound) as refused:
        await place.send("anyone?")
    assert refused.value.code == 10003


async def test_a_deleted_thread_is_told_and_unknown(
    sandbox: Sandbox, bot: Tiny, place: discord.TextChannel
) -> None:
    thread = await (await place.send("a lobby")).create_thread(name="a match")
    sandbox.world.delete_channel(sandbox.world.channels[thread.id])
    await sandbox.settled()
    assert ("thread", thread.id) in bot.heard
    with pytest.raises(discord.NotFound):
        await thread.send("anyone?")


async def test_an_archived_thread_takes_no_edits_until_it_is_woken(
    sandbox: Sandbox, bot: Tiny, place: discord.TextChannel
) -> None:
    thread = await (await place.send("a lobby")).create_thread(name="a match")
    message = await thread.send("first")
    sandbox.archive(sandbox.world.channels[thread.id])
    await sandbox.settled()
    assert ("archived", True) in bot.heard
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="changed")
    assert refused.value.code == 50083
    await thread.edit(archived=False)
    await message.edit(content="changed")
    assert sandbox.message(message.id).content == "changed"


async def test_a_thread_without_activity_archives_by_itself(
    sandbox: Sandbox, bot: Tiny, place: discord.TextChannel
) -> None:
    message = await place.send("a lobby")
    thread = await message.create_thread(name="a match", auto_archive_duration=60)
    channel = sandbox.world.channels[thread.id]
    sandbox.clock.advance(59 * 60)
    await thread.send("still here")
    sandbox.clock.advance(59 * 60)
    await sandbox.settled()
    assert not channel.archived
    sandbox.clock.advance(2 * 60)
    await sandbox.settled()
    assert channel.archived
    assert ("archived", True) in bot.heard


async def test_a_new_message_wakes_an_archived_thread(
    sandbox: Sandbox, place: discord.TextChannel
) -> None:
    thread = await (await place.send("a lobby")).create_thread(name="a match")
    sandbox.archive(sandbox.world.channels[thread.id])
    await thread.send("good morning")
    assert not sandbox.world.channels[thread.id].archived


async def test_a_locked_thread_takes_nothing_from_a_bot_that_cannot_manage_it(
    sandbox: Sandbox, place: discord.TextChannel, tables: Channel
) -> None:
    thread = await (await place.send("a lobby")).create_thread(name="a match")
    sandbox.deny(tables, Permission.MANAGE_THREADS)
    sandbox.archive(sandbox.world.channels[thread.id], locked=True)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("anyone?")
    assert refused.value.code == 160005
    with pytest.raises(discord.Forbidden):
        await thread.edit(archived=False)


async def test_nothing_can_be_pressed_in_an_archived_thread(
    sandbox: Sandbox, bot: Tiny, ana: Member, place: discord.TextChannel
) -> None:
    thread = sandbox.world.channels[
        (await (await place.send("a lobby")).create_thread(name="a match")).id
    ]
    message = (await (await ana.slash(thread, "counter")).response()).message
    assert message is not None
    sandbox.archive(thread)
    with pytest.raises(UsageError, match="archived"):
        await ana.click(message, "count:0")
    assert bot.errors == []


async def test_a_storm_of_server_errors_passes(sandbox: Sandbox, raw: Raw, tables: Channel) -> None:
    storm = sandbox.faults.fail("create_message", status=502, times=2, channel_id=tables.id)
    statuses = [(await raw.send(tables.id, {"content": "hello"})).status for _ in range(3)]
    assert statuses == [502, 502, 200]
    assert storm.hits == 2


async def test_a_server_error_may_come_after_the_deed(
    sandbox: Sandbox, raw: Raw, ana: Member, tables: Channel
) -> None:
    sandbox.faults.fail("create_message", status=504, done=True)
    assert (await raw.send(tables.id, {"content": "hello"})).status == 504
    assert len(ana.visible_messages(tables)) == 1


async def test_a_cut_connection_leaves_the_message_behind(
    sandbox: Sandbox, place: discord.TextChannel, ana: Member, tables: Channel
) -> None:
    sandbox.faults.cut("create_message")
    with pytest.raises(aiohttp.ClientError):
        await place.send("did it arrive?")
    assert [item.content for item in ana.visible_messages(tables)] == ["did it arrive?"]


async def test_a_refusal_of_choice_is_given(sandbox: Sandbox, place: discord.TextChannel) -> None:
    fault = sandbox.faults.refuse("*message*", missing_access(), times=None)
    with pytest.raises(discord.Forbidden):
        await place.send("hello")
    fault.lift()
    await place.send("hello")
    assert fault.hits == 1


async def test_a_slow_request_waits_on_the_clock(
    sandbox: Sandbox, raw: Raw, tables: Channel
) -> None:
    fault = sandbox.faults.slow("create_message", seconds=60)
    waiting = asyncio.create_task(raw.send(tables.id, {"content": "slowly"}))
    while not fault.hits:  # noqa: ASYNC110 - it is on its way to the stand-in
        await asyncio.sleep(0.001)
    with pytest.raises(TimeoutError, match="1 requests"):
        await sandbox.settled(timeout=0.1)
    sandbox.clock.advance(61)
    assert (await waiting).status == 200


async def test_a_refused_address_gets_a_429_without_via(
    sandbox: Sandbox, place: discord.TextChannel
) -> None:
    sandbox.faults.limit("create_message", via=False)
    with pytest.raises(discord.HTTPException) as refused:
        await place.send("hello")
    assert refused.value.status == 429


async def test_the_client_waits_out_a_429_and_tries_again(
    sandbox: Sandbox, place: discord.TextChannel
) -> None:
    fault = sandbox.faults.limit("create_message", seconds=0.01, times=2)
    await place.send("hello")
    assert fault.hits == 2


async def test_cleared_faults_are_gone(sandbox: Sandbox, raw: Raw, tables: Channel) -> None:
    sandbox.faults.fail(times=None)
    sandbox.faults.clear()
    assert (await raw.send(tables.id, {"content": "hello"})).status == 200


async def test_a_file_too_large_is_refused(sandbox: Sandbox, raw: Raw, tables: Channel) -> None:
    sandbox.platform.attachment_bytes = 10
    answer = await raw.upload(tables.id, {}, {"a.txt": b"eleven char"})
    assert (answer.status, answer.code) == (413, 40005)


async def test_a_repeated_nonce_gives_the_first_message_back(
    raw: Raw, ana: Member, tables: Channel
) -> None:
    body = {"content": "once", "nonce": "row-7", "enforce_nonce": True}
    first, second = [await raw.send(tables.id, body) for _ in range(2)]
    assert first.body["id"] == second.body["id"]
    assert len(ana.visible_messages(tables)) == 1


async def test_a_nonce_is_forgotten_after_minutes(
    sandbox: Sandbox, raw: Raw, tables: Channel
) -> None:
    body = {"content": "once", "nonce": "row-7", "enforce_nonce": True}
    first = await raw.send(tables.id, body)
    sandbox.skip(4 * 60)
    assert (await raw.send(tables.id, body)).body["id"] == first.body["id"]
    sandbox.skip(2 * 60)
    other = await raw.send(tables.id, {**body, "nonce": "row-8"})
    assert list(tables.nonces) == ["row-8"]
    again = await raw.send(tables.id, body)
    assert again.body["id"] not in (first.body["id"], other.body["id"])


async def test_a_bot_shown_the_door_hears_of_it(
    sandbox: Sandbox, bot: Tiny, raw: Raw, ana: Member
) -> None:
    sandbox.world.leave(sandbox.guild, sandbox.world.app)
    await sandbox.settled()
    assert ("guild", sandbox.guild.id) in bot.heard
    assert (await raw.request("GET", f"/guilds/{sandbox.guild.id}")).code == 10004
    assert (await raw.send(ana.dm_channel().id, {"content": "hello"})).code == 50007


async def test_an_administrator_role_overrules_a_channel(sandbox: Sandbox, tables: Channel) -> None:
    role = sandbox.world.add_role(sandbox.guild, "Admin", Permission.ADMINISTRATOR)
    sandbox.world.give_role(sandbox.guild, sandbox.world.app, role)
    sandbox.deny(tables, Permission.SEND_MESSAGES)
    assert sandbox.world.permissions(sandbox.world.app.id, tables) == ALL
