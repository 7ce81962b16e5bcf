"""Lobbies nobody starts: their people are told a day before they close, and the post says when that is."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import Caravanserai
from bot.sandbox import Channel, Member, Message, Sandbox
from bot.sandbox.shared import SharedClock
from tests.bot.app.house import running
from tests.bot.app.table import Match, lobby, verbs

DAY = 86400
CLOSES = "its lobby closes"


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Caravanserai]:
    """The bot with a clock that moves along with Discord's."""
    clock = SharedClock(sandbox.clock)
    async with running(sandbox, tmp_path, clock=clock) as started:
        yield started


async def told(match: Match, tables: Channel) -> Message:
    def look() -> Message | None:
        return next((one for one in match.player.public(tables) if CLOSES in one.text), None)

    return await match.player.until(look, "a word that the lobby closes")


async def test_a_day_before_a_lobby_closes_its_people_are_pinged_and_can_keep_it_open(
    sandbox: Sandbox,
    bot: Caravanserai,
    ana: Member,
    ben: Member,
    zoe: Member,
    tables: Channel,
) -> None:
    match = await lobby(sandbox, bot, ana, ben)
    assert "Closes <t:" in match.lobby.text
    sandbox.skip(13 * DAY + 60)
    notice = await told(match, tables)
    assert set(notice.mentions) == {ana.id, ben.id}
    await match.press(zoe, notice, "join")
    sandbox.clock.skip(DAY)
    await match.delivered()
    assert "Zoë" in match.lobby.text
    assert "join" in verbs(match.lobby)


async def test_the_word_that_a_lobby_closes_says_when_it_no_longer_does(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, bot, ana, ben)
    for joins in (True, False):
        sandbox.skip(13 * DAY + 60)
        notice = await told(match, tables)
        await match.delivered()
        if joins:
            await match.press(zoe, match.lobby, "join")
        else:
            await match.player.begin()
        await match.delivered()
        await match.player.until(lambda post=notice: CLOSES not in post.text, "another word")  # type: ignore[misc] # bound now
        assert "didn\u2019t close" in notice.text
        assert "join" not in verbs(notice)


async def test_a_lobby_nobody_starts_closes(
    sandbox: Sandbox, bot: Caravanserai, ana: Member
) -> None:
    match = await lobby(sandbox, bot, ana)
    sandbox.clock.skip(14 * DAY + 60)
    await match.player.until(
        lambda: set(verbs(match.lobby)) == {"details"} or None, "a closed lobby"
    )
    assert "nobody started it in time" in match.lobby.text
