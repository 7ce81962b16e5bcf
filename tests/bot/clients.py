"""Clients of discord.py at the stand-in of Discord."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.sandbox import Sandbox

C = TypeVar("C", bound=discord.Client)


def point_at(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every client of discord.py talk to a stand-in."""
    monkeypatch.setattr(Route, "BASE", sandbox.api_base)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway_url))


@asynccontextmanager
async def online(sandbox: Sandbox, client: C) -> AsyncIterator[C]:
    """A client while it is connected."""
    running = asyncio.create_task(client.start(sandbox.token))
    try:
        await sandbox.ready()
        await client.wait_until_ready()
        yield client
    finally:
        await client.close()
        await running
