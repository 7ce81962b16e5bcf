from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from bot.sandbox import Channel, Sandbox
from tests.bot.clients import online, point_at
from tests.bot.sandbox.raw import Raw
from tests.bot.sandbox.tiny import Tiny


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(rate_limits=False) as started:
        started.platform.check_answers = True
        yield started
        assert started.platform.slips == []


@pytest.fixture
async def bot(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tiny]:
    point_at(sandbox, monkeypatch)
    async with online(sandbox, Tiny()) as client:
        yield client


@pytest.fixture
def place(bot: Tiny, tables: Channel) -> discord.TextChannel:
    channel = bot.get_channel(tables.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(sandbox, session)
