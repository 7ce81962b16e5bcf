"""The places and people of the stand-in of Discord; each folder makes its own `sandbox`."""

import pytest

from bot.sandbox import Channel, Member, Sandbox


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
