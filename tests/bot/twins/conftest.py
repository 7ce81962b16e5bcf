"""The moment at which worlds part, the same for all tests of a module that begin there."""

import asyncio
from collections.abc import Iterator

import pytest

import renderer
from bot.matches.whatif import service
from tests.bot.twins.glass import Glass
from tests.bot.twins.world import Parting, parted


@pytest.fixture(scope="module", autouse=True)
def glass() -> Iterator[None]:
    """All that could be painted can be told apart."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(renderer, "painter", Glass)
        # What-ifs deal what is hidden anew, in each world the same way.
        patch.setattr(service, "new_seed", lambda: bytes(32))
        yield


@pytest.fixture(scope="module")
def known() -> dict[object, Parting]:
    """The moments that were come to already: worlds begin with a copy, so that each stays as it is."""
    return {}


@pytest.fixture(scope="module")
def parting(
    glass: None,
    known: dict[object, Parting],
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
) -> Parting:
    """Somebody is asked in secret."""
    game, moment = request.param
    if request.param not in known:
        made = parted(tmp_path_factory.mktemp("twins"), game, moment)
        known[request.param] = asyncio.run(made)
    return known[request.param]
