"""Discord's rate limits as people would feel them; windows last a quarter of their time."""

from pathlib import Path

from bot.sandbox import Sandbox
from tests.bot.app.house import running
from tests.bot.app.table import begun


async def test_a_second_match_starts_at_once_in_the_same_channel(tmp_path: Path) -> None:
    async with Sandbox(scale=4) as sandbox, running(sandbox, tmp_path) as bot:
        people = sandbox.members[:2]
        first, second = [await begun(sandbox, bot, *people) for _ in range(2)]
        assert first.thread.id != second.thread.id
        assert sandbox.failed == []
