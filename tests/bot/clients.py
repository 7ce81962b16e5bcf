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
async def online(sandbox: Sandbox, client: C, *others: discord.Client) -> AsyncIterator[C]:
    """A client while it is connected, and others beside it, as in processes of their own."""
    clients: list[discord.Client] = [client, *others]
    running = [asyncio.create_task(one.start(sandbox.token)) for one in clients]
    try:
        await sandbox.ready()
        for one in clients:
            await one.wait_until_ready()
        yield client
    finally:
        for one in clients:
            await one.close()
        await asyncio.gather(*running)
