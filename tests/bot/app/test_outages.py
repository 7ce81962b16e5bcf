"""Discord failing under the bot: what is owed is posted, and once."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.app import Caravanserai
from bot.sandbox import Member, Permission, Sandbox
from tests.bot.app.house import running
from tests.bot.app.table import Match, begun
from tests.bot.autoplayer import answers_of


class Hasty:
    """A clock that waits a hundredth of the time."""

    def now(self) -> datetime:
        return self.start + (datetime.now(UTC) - self.start) * 100

    def __init__(self) -> None:
        self.start = datetime.now(UTC) - timedelta(seconds=1)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 100)


@pytest.fixture
async def hasty(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Caravanserai]:
    async with running(sandbox, tmp_path, clock=Hasty()) as bot:
        yield bot


async def play_on(match: Match) -> None:
    """Let somebody who is asked answer until nothing more is asked of them."""
    for member in match.player.members:
        panel = await match.panel(member)
        if any(answers_of(panel)):
            while any(answers_of(panel)):
                await match.answer_any(member, panel)
            return


async def past_the_secrets(match: Match) -> None:
    """Beyond the simultaneous beginning: from here on each turn makes a post."""
    for _ in match.player.members:
        await play_on(match)
    await match.delivered()


async def test_a_post_whose_answer_was_lost_is_not_posted_again(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, hasty, ana, ben)
    await past_the_secrets(match)
    before = len(match.posts)
    sandbox.faults.cut("create_message")
    await play_on(match)
    await match.player.until(lambda: len(match.posts) > before, "the post")
    found = hasty.dispatcher.tally.found
    await match.player.until(lambda: hasty.dispatcher.tally.found > found, "the post to be found")
    assert len(match.posts) == before + 1


async def test_a_storm_of_errors_only_delays_a_post(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, hasty, ana, ben)
    await past_the_secrets(match)
    before = match.post
    sandbox.faults.cut("create_message", times=3)
    await play_on(match)
    await match.player.until(lambda: match.post is not before, "the post")


async def test_a_permission_given_back_lets_the_match_go_on(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, hasty, ana, ben)
    await past_the_secrets(match)
    before = match.post
    place = match.player.channel
    sandbox.deny(place, Permission.SEND_MESSAGES_IN_THREADS)
    await play_on(match)
    await match.player.until(lambda: hasty.dispatcher.tally.later, "a refusal")
    sandbox.allow(place, Permission.SEND_MESSAGES_IN_THREADS)
    await match.player.until(lambda: match.post is not before, "the post")
