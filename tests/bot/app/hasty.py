"""A bot to which time runs a hundred times as fast, and a match in which each turn makes a post."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from bot.bench.crowd import answers_of
from bot.domain.match import MatchInfo
from bot.sandbox import Member
from tests.bot.app.table import Match, answered
from tests.bot.app.waiting import settled


class Hasty:
    """A clock that waits a hundredth of the time."""

    def now(self) -> datetime:
        return self.start + (datetime.now(UTC) - self.start) * 100

    def steady(self) -> float:
        return self.now().timestamp()

    def __init__(self) -> None:
        self.start = datetime.now(UTC) - timedelta(seconds=1)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 100)


async def turn_of(match: Match) -> Member:
    """Somebody who is asked something."""
    for member in match.player.members:
        if any(answers_of(await match.panel(member))):
            return member
    raise AssertionError("nobody is asked")


async def play_on(match: Match) -> Member | None:
    """Let somebody who is asked answer until nothing more is asked of them."""
    for member in match.player.members:
        panel = await match.panel(member)
        if any(answers_of(panel)):
            while any(answers_of(panel)):
                await match.answer_any(member, panel)
            return member
    return None


async def past_the_secrets(match: Match) -> None:
    for _ in match.player.members:
        await play_on(match)
    await settled(match.sandbox)
    await match.delivered()


async def info_of(match: Match) -> MatchInfo:
    found = await match.bot.matches.lists.by_thread(match.thread.id)
    assert found is not None
    return found


async def entry_of(match: Match) -> int:
    return (await info_of(match)).entry


async def play_until(
    match: Match, enough: Callable[[MatchInfo], bool], first: int | None = None
) -> None:
    """Let every question be answered by its default, without a click, until it is enough.

    first: the seat that answers before the others.
    """
    match_id = (await info_of(match)).id
    while not enough(await match.bot.matches.store.info(match_id)):
        await answered(match.bot, match_id, first=first)


def none_twice(match: Match) -> bool:
    """Whether no post stands in the thread twice: each has a number of its own, the same at every try."""
    numbers = [post.nonce for post in match.posts]
    return len(numbers) == len(set(numbers))
