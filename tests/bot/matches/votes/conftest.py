"""A house that looks after votes."""

import pytest

from bot.matches.service import Matches
from tests.bot.matches.support import Host, ManualClock


@pytest.fixture
async def house(matches: Matches, clock: ManualClock) -> Host:
    """A house that looks after its votes by itself."""
    await matches.open()
    await clock.asleep()
    return Host(matches)
