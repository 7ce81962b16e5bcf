"""Pictures that cannot be drawn: the posts arrive without them, the match goes on, and the log says why."""

from pathlib import Path
from typing import Any

from structlog.testing import capture_logs
from typing_extensions import override

from bot.sandbox import Member, Sandbox
from renderer.core.picture import Picture
from tests.bot.app.exporting import answered, over
from tests.bot.app.house import PlainPainter, running
from tests.bot.app.table import begun


class Torn(PlainPainter):
    """Stumbles over every board."""

    @override
    def board(self, view: Any, caption: Any, trail: Any = ()) -> Picture:
        raise KeyError(self.game)


async def test_a_match_whose_boards_cannot_be_drawn_is_played_to_its_end_in_words(
    sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member
) -> None:
    with capture_logs() as logs:
        async with running(sandbox, tmp_path, painter_of=Torn) as bot:
            match = await begun(sandbox, bot, ana, ben)
            assert match.post.text
            assert not match.post.attachments
            await answered(match, until=over)
            assert "confirm" in str(match.post.components)
    events = [one["event"] for one in logs]
    assert "pictures.broken" in events
    assert "outbox.broken" not in events
