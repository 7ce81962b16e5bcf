"""The places and people of the stand-in of Discord; each folder makes its own `sandbox`."""

import pytest

from bot.sandbox import Channel, Member, Sandbox
from bot.storage import sqlite

UNSYNCED = tuple(one.replace("synchronous = FULL", "synchronous = OFF") for one in sqlite.PRAGMAS)


@pytest.fixture(autouse=True)
def unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    """No commit waits for the disk; that only matters when the power fails. The tests of the storage wait."""
    monkeypatch.setattr(sqlite, "PRAGMAS", UNSYNCED)


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
