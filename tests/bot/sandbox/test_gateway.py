"""Sessions: identified, dropped, resumed, invalidated, sharded, refused."""

import asyncio
from typing import Any

import discord
import pytest
import yarl
from aiohttp import WSMsgType

from bot.sandbox import Channel, Member, Permission, Sandbox
from bot.sandbox.gateway import GUILD_MEMBERS
from bot.sandbox.models import ChannelType
from tests.bot.clients import online, point_at
from tests.bot.sandbox.tiny import Tiny


async def heard(bot: Tiny, event: str) -> None:
    async with asyncio.timeout(5):
        await bot.arrival(event)


async def test_a_dropped_bot_resumes_and_hears_what_it_missed(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    await sandbox.gateway.drop(4000)
    ana.say(tables, f"{ana.mention} said while away, <@{sandbox.world.app.id}>")
    await heard(bot, "resumed")
    assert [what for what, _ in bot.heard] == ["said", "resumed"]
    assert (sandbox.gateway.identifies, sandbox.gateway.resumes) == (1, 1)


async def test_an_interaction_of_the_outage_is_replayed(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    await sandbox.gateway.drop()
    assert (await (await ana.slash(tables, "ping")).response()).message
    assert bot.errors == []


async def test_a_torn_connection_is_resumed(sandbox: Sandbox, bot: Tiny) -> None:
    sandbox.gateway.cut()
    await heard(bot, "resumed")
    assert sandbox.gateway.connected


async def test_op_7_makes_the_bot_resume(sandbox: Sandbox, bot: Tiny) -> None:
    sandbox.gateway.ask_reconnect()
    await heard(bot, "resumed")
    assert sandbox.gateway.resumes == 1


async def test_op_9_makes_the_bot_identify_anew_and_loses_what_it_missed(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    sandbox.gateway.invalidate()
    ana.say(tables, "lost")
    await sandbox.ready()
    assert sandbox.gateway.identifies == 2
    assert (await (await ana.slash(tables, "ping")).response()).message
    assert bot.heard == []


async def test_a_resumable_op_9_makes_the_bot_resume(sandbox: Sandbox, bot: Tiny) -> None:
    sandbox.gateway.invalidate(resumable=True)
    await heard(bot, "resumed")
    assert sandbox.gateway.identifies == 1


async def test_a_refused_resume_leads_to_a_new_session(sandbox: Sandbox, bot: Tiny) -> None:
    sandbox.gateway.refuse_resumes = True
    await sandbox.gateway.drop()
    await sandbox.ready()
    assert (sandbox.gateway.identifies, sandbox.gateway.resumes) == (2, 0)
    assert bot.heard == []


async def test_a_wrong_token_cannot_log_in(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    point_at(sandbox, monkeypatch)
    async with Tiny() as client:
        with pytest.raises(discord.LoginFailure):
            await client.login("wrong")


async def test_a_privileged_intent_that_is_not_allowed_ends_the_bot(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    point_at(sandbox, monkeypatch)
    async with discord.Client(intents=discord.Intents(guilds=True, members=True)) as client:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await client.start(sandbox.token)


async def test_an_allowed_members_intent_fills_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    intents = discord.Intents(guilds=True, members=True)
    async with Sandbox(privileged_intents=GUILD_MEMBERS) as sandbox:
        point_at(sandbox, monkeypatch)
        async with online(
            sandbox, discord.Client(intents=intents, guild_ready_timeout=0)
        ) as client:
            guild = client.get_guild(sandbox.guild.id)
            assert guild is not None
            assert {member.display_name for member in guild.members} >= {"Ana", "健太"}


async def test_every_shard_hears_of_its_own_guilds_and_the_first_of_direct_messages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Sandbox(shards=2) as sandbox:
        point_at(sandbox, monkeypatch)
        async with online(sandbox, Tiny()) as client:
            ana = sandbox.member("Ana")
            assert (await (await ana.slash(sandbox.channel("tables"), "ping")).response()).message
            assert (await (await ana.slash(ana.dm_channel(), "ping")).response()).message
            assert client.shard_count == 2


async def test_a_plain_client_without_compression_is_served(sandbox: Sandbox, bot: Tiny) -> None:
    ws: Any = await bot.http.ws_connect(str(yarl.URL(sandbox.gateway_url)))
    hello = await ws.receive_json()
    assert hello["op"] == 10
    await ws.send_json({"op": 3, "d": {}})
    assert (await ws.receive()).data == 4003
    await ws.close()


async def test_foreign_words_are_hidden_from_a_bot_without_the_content_intent(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    ana.say(tables, "a secret")
    await heard(bot, "said")
    ana.say(ana.dm_channel(), "a word to the bot")
    await sandbox.settled()
    assert [words for _, words in bot.heard] == ["", "a word to the bot"]


async def test_messages_of_a_channel_it_cannot_see_are_hidden_from_the_bot(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    sandbox.deny(tables, Permission.VIEW_CHANNEL)
    ana.say(tables, "among ourselves")
    await sandbox.settled()
    assert bot.heard == []


def known(bot: Tiny) -> set[str]:
    return {thread.name for guild in bot.guilds for thread in guild.threads}


async def test_threads_of_a_channel_it_cannot_see_are_hidden_from_the_bot(
    sandbox: Sandbox, bot: Tiny, ana: Member, tables: Channel
) -> None:
    sandbox.deny(tables, Permission.VIEW_CHANNEL)
    number, kind = sandbox.world.ids.new(), ChannelType.PUBLIC_THREAD
    thread = Channel(number, kind, "among us", tables.guild_id, tables.id, owner_id=ana.id)
    sandbox.world.add_thread(thread)
    await sandbox.settled()
    assert known(bot) == set()
    sandbox.gateway.invalidate()
    await sandbox.ready()
    await sandbox.settled()
    assert known(bot) == set()
    sandbox.allow(tables, Permission.VIEW_CHANNEL)
    await sandbox.settled()
    assert known(bot) == {"among us"}


async def test_a_bot_that_is_known_cannot_identify_again(sandbox: Sandbox, bot: Tiny) -> None:
    ws: Any = await bot.http.ws_connect(str(yarl.URL(sandbox.gateway_url)))
    await ws.receive_json()
    identify = {"op": 2, "d": {"token": sandbox.token, "intents": 0, "shard": [1, 2]}}
    await ws.send_json(identify)
    assert (await ws.receive_json())["t"] == "READY"
    await ws.send_json(identify)
    while (message := await ws.receive()).type is WSMsgType.TEXT:
        pass  # the guild, where it belongs to this shard
    assert message.data == 4005
    await ws.close()


async def test_an_outage_of_a_guild_ends(sandbox: Sandbox, bot: Tiny) -> None:
    sandbox.world.set_available(sandbox.guild, available=False)
    await sandbox.settled()
    guild = bot.get_guild(sandbox.guild.id)
    assert guild is not None
    assert guild.unavailable
    sandbox.world.set_available(sandbox.guild, available=True)
    await sandbox.settled()
    guild = bot.get_guild(sandbox.guild.id)
    assert guild is not None
    assert not guild.unavailable
