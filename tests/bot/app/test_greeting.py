"""The greeting on a server that has just invited the bot."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.app import Caravanserai
from bot.sandbox import Channel, Message, Permission, Sandbox
from data.catalogues import catalogue

HELLO = {lang: catalogue(lang).format("help-greeting-title", {}) for lang in ("en", "es")}


async def invited(sandbox: Sandbox, bot: Caravanserai, closed: Sequence[Channel] = ()) -> None:
    """The bot is thrown out and invited again, now with some channels closed to it."""
    await _until(lambda: bot.get_guild(sandbox.guild.id) is not None)
    sandbox.kick_bot()
    await _until(lambda: bot.get_guild(sandbox.guild.id) is None)
    for channel in closed:
        sandbox.deny(channel, Permission.SEND_MESSAGES)
    sandbox.invite_bot()
    await _until(lambda: bot.get_guild(sandbox.guild.id) is not None)
    await _until(lambda: not any(_is_joining(one) for one in asyncio.all_tasks()))


async def _until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not happened():  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.005)


def _is_joining(task: asyncio.Task[Any]) -> bool:
    return task.get_name() == "discord.py: on_guild_join"


def greetings(sandbox: Sandbox, channel: Channel, lang: str = "en") -> list[Message]:
    found = [one for one in sandbox.world.messages.values() if one.channel_id == channel.id]
    return [one for one in found if HELLO[lang] in one.text and one.ephemeral_to is None]


@pytest.mark.parametrize(("locale", "lang"), [("en-US", "en"), ("es-ES", "es"), ("ja", "en")])
async def test_it_is_posted_once_in_the_servers_language_and_pings_nobody(
    sandbox: Sandbox, bot: Caravanserai, locale: str, lang: str
) -> None:
    sandbox.guild.locale = locale
    await invited(sandbox, bot)
    await invited(sandbox, bot)
    first, *others = [sandbox.channel(name) for name in ("tables", "lobby")]
    posts = [one for place in (first, *others) for one in greetings(sandbox, place, lang)]
    (post,) = posts
    assert (post.mentions, post.mention_roles, post.mentions_everyone) == ([], [], False)
    for command in ("create", "help", "setup"):
        assert catalogue(lang).format(f"help-greeting-{command}", {}) in post.text


async def test_the_channel_for_news_of_members_comes_first(
    sandbox: Sandbox, bot: Caravanserai
) -> None:
    lobby = sandbox.channel("lobby")
    sandbox.guild.system_channel_id = lobby.id
    await invited(sandbox, bot)
    assert len(greetings(sandbox, lobby)) == 1


async def test_a_channel_that_is_closed_to_it_is_passed_over(
    sandbox: Sandbox, bot: Caravanserai
) -> None:
    channels = [sandbox.channel(name) for name in ("tables", "lobby")]
    await invited(sandbox, bot, channels[:1])
    assert greetings(sandbox, channels[0]) == []
    assert len(greetings(sandbox, channels[1])) == 1


async def test_where_it_may_write_nowhere_it_greets_as_soon_as_it_is_invited_and_may(
    sandbox: Sandbox, bot: Caravanserai
) -> None:
    channels = [sandbox.channel(name) for name in ("tables", "lobby")]
    await invited(sandbox, bot, channels)
    assert [one for place in channels for one in greetings(sandbox, place)] == []
    for channel in channels:
        sandbox.allow(channel, Permission.SEND_MESSAGES)
    await invited(sandbox, bot)
    assert len([one for place in channels for one in greetings(sandbox, place)]) == 1


async def test_the_log_tells_of_which_server_it_was_removed(
    sandbox: Sandbox, bot: Caravanserai
) -> None:
    with capture_logs() as logs:
        await invited(sandbox, bot)
    told = [one["guild"] for one in logs if one["event"] == "removed from a server"]
    assert told == [sandbox.guild.id]
