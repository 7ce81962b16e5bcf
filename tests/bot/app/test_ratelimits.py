"""Discord's rate limits as people would feel them; windows last a quarter of their time."""

from pathlib import Path

from bot.sandbox import Sandbox
from bot.sandbox.ratelimits import OLD_EDITS
from tests.bot.app.hasty import Hasty
from tests.bot.app.house import running
from tests.bot.app.table import begun, lobby


async def test_a_second_match_starts_at_once_in_the_same_channel(tmp_path: Path) -> None:
    async with Sandbox(scale=4) as sandbox, running(sandbox, tmp_path) as bot:
        people = sandbox.members[:2]
        first, second = [await begun(sandbox, bot, *people) for _ in range(2)]
        assert first.thread.id != second.thread.id
        assert sandbox.failed == []


async def test_an_old_post_that_takes_no_more_changes_is_changed_when_it_does(
    tmp_path: Path,
) -> None:
    async with Sandbox() as sandbox, running(sandbox, tmp_path, clock=Hasty()) as bot:
        match = await lobby(sandbox, bot, sandbox.members[0])
        sandbox.skip(3700)
        for _ in range(OLD_EDITS.limit):
            sandbox.rates.take_old_edit(match.lobby.id)
        before, later = match.lobby.revision, bot.dispatcher.tally.later
        await match.press(sandbox.members[1], match.lobby, "join")
        await match.player.until(lambda: bot.dispatcher.tally.later > later, "a refusal")
        assert match.lobby.revision == before
        sandbox.skip(3600)
        await match.player.until(lambda: match.lobby.revision > before, "the change")
        assert sandbox.members[1].name in match.lobby.text
        assert bot.dispatcher.tally.failed == 0
