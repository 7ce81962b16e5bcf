"""A whole match of the largest game of the tests with its pictures: every battle is reported once."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import renderer
from bot.app import Caravanserai
from bot.sandbox import Message, Sandbox
from renderer.core.picture import Painter
from tests.bot.app.house import running
from tests.bot.app.table import Match, match_id
from tests.bot.autoplayer import AutoPlayer
from tests.bot.matches.support import Shelf
from tests.renderer.frontier.painter import at_hand


@pytest.fixture
def painter() -> Iterator[Painter]:
    with at_hand() as found:
        yield found


@pytest.fixture
async def gallery(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, painter: Painter
) -> AsyncIterator[Caravanserai]:
    """The bot with the games of the tests, of which it paints the frontier."""

    def painter_of(_: str) -> Painter:
        return painter

    monkeypatch.setattr(renderer, "painter", painter_of)
    async with running(sandbox, tmp_path, painter_of=painter_of, library=Shelf()) as bot:
        yield bot


def descriptions(message: Message) -> list[str]:
    """What the pictures of a message say, from top to bottom."""
    parts = [one for top in message.components for one in top.get("components", [])]
    galleries = [one for one in parts if one["type"] == 12]
    return [one["items"][0]["description"] for one in galleries]


async def test_a_match_is_painted_and_its_battles_are_reported_once_each(
    sandbox: Sandbox, gallery: Caravanserai, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.pictures.pictures.MOST_REPORTED", 9)
    members = sandbox.members[:3]
    player = AutoPlayer(sandbox, sandbox.channel("tables"), members, seed=3)
    await player.open("frontier", seats=3)
    await player.choose({"horde": "on", "rounds": 4})
    await player.begin()
    await player.play()
    match = Match(sandbox, gallery, player)
    told = [one for post in match.posts for one in descriptions(post) if "Battle of" in one]
    live = await gallery.matches.store.live(match_id(match))
    assert len(told) == live.match.table.position.state.battles > 0
    assert len(set(told)) == len(told)
    pictures = [one for post in match.posts for one in post.attachments]
    assert len(pictures) > len(told)
