"""The stand-in served as a process of its own."""

import asyncio
import signal
import sys

import aiohttp

from bot.sandbox import Sandbox


async def test_it_tells_where_it_is_and_ends_when_interrupted() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.sandbox", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    lines = [(await process.stdout.readline()).decode().strip() for _ in range(3)]
    told = dict(line.split("=", 1) for line in lines)
    headers = {"Authorization": f"Bot {told['DISCORD_TOKEN']}"}
    async with (
        aiohttp.ClientSession() as session,
        session.get(told["DISCORD_API_BASE"] + "/gateway/bot", headers=headers) as answer,
    ):
        assert (await answer.json())["url"] == told["DISCORD_GATEWAY_URL"]
    process.send_signal(signal.SIGINT)
    assert await process.wait() == 0


async def test_it_stops_while_a_page_is_listening() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        ana = sandbox.member("Ana")
        stream = await session.get(f"{sandbox.url}/_sandbox/members/{ana.id}/events")
        await stream.content.readline()
        await sandbox.server.stop()
        assert b"hello" not in await stream.content.read()
