from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import renderer
from bot.app import Caravanserai
from bot.delivery import presence
from bot.sandbox import Member, Sandbox
from bot.sandbox.shared import SharedClock
from tests.bot.app.hasty import Hasty, past_the_secrets
from tests.bot.app.house import Slate, blameless, running
from tests.bot.app.shore import Shore
from tests.bot.app.table import Match, begun
from tests.bot.matches.support import Shelf
from tests.texts import spoken


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with blameless() as started:
        yield started


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Caravanserai]:
    async with running(sandbox, tmp_path) as started:
        yield started


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot looks up each time who is still on a server."""
    for name in ("HERE", "AWAY", "FRESH"):
        monkeypatch.setattr(presence, name, 0.0)


@pytest.fixture
async def shelf(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Caravanserai]:
    """The bot with the games of the tests, too, for which nobody has made pictures."""
    monkeypatch.setattr(renderer, "painter", Slate)
    async with running(sandbox, tmp_path, painter_of=Slate, library=Shelf()) as bot:
        yield bot


@pytest.fixture
async def hasty(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Caravanserai]:
    """The bot with a clock that waits a hundredth of the time."""
    async with running(sandbox, tmp_path, clock=Hasty()) as started:
        yield started


@pytest.fixture
async def going(sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member) -> Match:
    """A match beyond its simultaneous beginning: from here on each turn makes a post."""
    match = await begun(sandbox, hasty, ana, ben)
    await past_the_secrets(match)
    return match


@pytest.fixture
async def timed(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Caravanserai]:
    """The bot with the games of the tests, and a clock that moves along with Discord's."""
    monkeypatch.setattr(renderer, "painter", Slate)
    clock = SharedClock(sandbox.clock)
    async with running(sandbox, tmp_path, painter_of=Slate, library=Shelf(), clock=clock) as bot:
        yield bot


@pytest.fixture
async def shore(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Caravanserai]:
    """The bot with the games of the tests, and with words for the dike."""
    monkeypatch.setattr(renderer, "painter", Shore)
    with spoken():
        async with running(sandbox, tmp_path, painter_of=Shore, library=Shelf()) as bot:
            yield bot
