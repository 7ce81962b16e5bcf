"""What all share: PostgreSQL; the places and people of the stand-in, of which each folder makes its own."""

import asyncio
import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.bench.postgres import Missing
from bot.sandbox import Channel, Member, Sandbox
from tests.bot import servers
from tests.bot.databases import hasty_sqlite
from tests.bot.seeding import foreseeable
from tests.bot.servers import Server

SPEAKERS = ("discord", "discord.client", "alembic.runtime.plugins", "aiosqlite")
"""The libraries that the bot lets say less."""


@pytest.fixture(scope="session", autouse=True)
def _hasty_databases() -> Iterator[None]:
    with hasty_sqlite():
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server, started when a test first asks for it."""
    try:
        with servers.started() as address:
            server = Server(address)
            yield server
            asyncio.run(server.close())
    except Missing as error:
        pytest.skip(str(error))


@pytest.fixture(autouse=True)
def _foreseeable_seeds(request: pytest.FixtureRequest) -> Iterator[None]:
    """Matches of a test get the same seeds and ids in every run with the same CARAVAN_SEED."""
    with foreseeable(request.node.nodeid):
        yield


@pytest.fixture
def logs_as_before() -> Iterator[None]:
    """Leaves it as it was where log lines go, and which of them."""
    changed = [logging.getLogger(name) for name in ("", *SPEAKERS)]
    levels, handlers, before = (
        [one.level for one in changed],
        changed[0].handlers[:],
        structlog.get_config(),
    )
    yield
    structlog.configure(**before)
    changed[0].handlers[:] = handlers
    for one, level in zip(changed, levels, strict=True):
        one.setLevel(level)


@pytest.fixture
def tables(sandbox: Sandbox) -> Channel:
    return sandbox.channel("tables")


@pytest.fixture
def ana(sandbox: Sandbox) -> Member:
    """A member who reads Spanish."""
    return sandbox.member("Ana")


@pytest.fixture
def ben(sandbox: Sandbox) -> Member:
    """A member whose language nobody speaks."""
    return sandbox.member("Björn")


@pytest.fixture
def zoe(sandbox: Sandbox) -> Member:
    """A member who reads English."""
    return sandbox.member("Zoë 🐫")
