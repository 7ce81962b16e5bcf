"""One Discord with the bot for all tests of a module: none of them changes anything there."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.app import Caravanserai
from bot.sandbox import Sandbox
from tests.bot.app.house import Place, settled_in


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Place]:
    """Where all these tests take place."""
    async with settled_in(tmp_path_factory.mktemp("place"), request.node.nodeid) as found:
        yield found


@pytest.fixture(scope="module")
def sandbox(place: Place) -> Sandbox:
    return place[0]


@pytest.fixture(scope="module")
def bot(place: Place) -> Caravanserai:
    return place[1]
