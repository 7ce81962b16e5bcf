"""What is opened again is heard of: what was owed goes out at once, not when the next try is due."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.sandbox import Member, Permission, Sandbox
from tests.bot.app.hasty import info_of, past_the_secrets
from tests.bot.app.house import running
from tests.bot.app.table import Match, answered, begun
from tests.bot.app.waiting import settled


class Crawling:
    """A clock that hardly moves: for nothing that is to be tried later the time ever comes."""

    def __init__(self) -> None:
        self._start = datetime.now(UTC)

    def now(self) -> datetime:
        return self._start + (datetime.now(UTC) - self._start) / 1000

    def steady(self) -> float:
        return self.now().timestamp()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds * 1000)


@pytest.fixture
async def match(sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member) -> AsyncIterator[Match]:
    """A match beyond its secret beginning."""
    async with running(sandbox, tmp_path, clock=Crawling()) as bot:
        match = await begun(sandbox, bot, ana, ben)
        await past_the_secrets(match)
        yield match


def boards(match: Match) -> int:
    return len([post for post in match.posts if post.attachments])


async def refused(match: Match) -> int:
    """Let the match move on to somebody else; its post is refused. Gives how many boards there are."""
    before, info = boards(match), await info_of(match)
    asked = set((await match.bot.matches.store.live(info.id)).asked)
    while set((await match.bot.matches.store.live(info.id)).asked) == asked:
        await answered(match.bot, info.id)
    tally = match.bot.dispatcher.tally
    await match.player.until(lambda: tally.later or None, "a refusal")
    await match.delivered()
    assert boards(match) == before
    return before


async def posted(match: Match, before: int) -> None:
    await match.player.until(lambda: boards(match) > before or None, "the post")


async def test_without_news_nothing_is_tried_again(match: Match) -> None:
    tally = match.bot.dispatcher.tally
    match.sandbox.deny(match.player.channel, Permission.SEND_MESSAGES_IN_THREADS)
    await refused(match)
    before = tally.later
    await match.sandbox.settled(quiet=0.2)
    await match.bot.dispatcher.settle()
    assert tally.later == before


async def test_a_right_given_back_in_a_channel(match: Match) -> None:
    place = match.player.channel
    match.sandbox.deny(place, Permission.SEND_MESSAGES_IN_THREADS)
    before = await refused(match)
    match.sandbox.allow(place, Permission.SEND_MESSAGES_IN_THREADS)
    await posted(match, before)


async def test_a_right_given_back_to_a_role(match: Match) -> None:
    world, guild = match.sandbox.world, match.sandbox.guild
    roles = [one for one in guild.roles.values() if one.managed or one.id == guild.id]
    had = [Permission(one.permissions) for one in roles]
    for role, rights in zip(roles, had, strict=True):
        world.change_role(guild, role, rights & ~Permission.SEND_MESSAGES_IN_THREADS)
    before = await refused(match)
    for role, rights in zip(roles, had, strict=True):
        world.change_role(guild, role, rights)
    await posted(match, before)


@pytest.mark.parametrize("asleep", [True, False])
async def test_a_thread_unlocked(match: Match, asleep: bool) -> None:
    match.sandbox.deny(match.player.channel, Permission.MANAGE_THREADS)
    match.sandbox.archive(match.thread, locked=True)
    before = await refused(match)
    match.sandbox.world.archive(match.thread, archived=asleep, locked=False)
    await posted(match, before)


async def test_a_thread_unlocked_in_which_nothing_is_owed_is_woken(match: Match) -> None:
    match.sandbox.archive(match.thread, locked=True)
    await settled(match.sandbox)
    assert match.thread.archived
    match.sandbox.world.archive(match.thread, archived=True, locked=False)
    await match.player.until(lambda: not match.thread.archived or None, "a thread awake")


async def test_the_bot_invited_again(match: Match) -> None:
    match.sandbox.kick_bot()
    before = await refused(match)
    match.sandbox.invite_bot()
    await posted(match, before)


async def test_a_server_there_again(match: Match) -> None:
    world, guild = match.sandbox.world, match.sandbox.guild
    place = match.player.channel
    match.sandbox.deny(place, Permission.SEND_MESSAGES_IN_THREADS)
    before = await refused(match)
    world.set_available(guild, available=False)
    match.sandbox.allow(place, Permission.SEND_MESSAGES_IN_THREADS)
    await settled(match.sandbox)
    world.set_available(guild, available=True)
    await posted(match, before)


async def test_a_session_begun_anew(match: Match) -> None:
    gateway, place = match.sandbox.gateway, match.player.channel
    match.sandbox.deny(place, Permission.SEND_MESSAGES_IN_THREADS)
    before = await refused(match)
    gateway.invalidate()
    match.sandbox.allow(place, Permission.SEND_MESSAGES_IN_THREADS)
    await posted(match, before)
