"""Changes told to the page as they happen, as Server-Sent Events."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from aiohttp import web

from bot.sandbox.models import Json
from bot.sandbox.player import Member
from bot.sandbox.world import Event, World

_KEEP_ALIVE_SECONDS = 15.0


class Streams:
    """The open streams, one for each page that looks on."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._queues: set[asyncio.Queue[Json | None]] = set()

    async def open(self, member: Member, request: web.Request) -> web.StreamResponse:
        """Stream the changes a member can see until the page is closed."""
        headers = {"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        response = web.StreamResponse(headers=headers)
        await response.prepare(request)
        with suppress(ConnectionResetError):  # the tab was closed
            async with self._stream(member) as queue:
                await self._pump(queue, response)
        return response

    @asynccontextmanager
    async def _stream(self, member: Member) -> AsyncIterator[asyncio.Queue[Json | None]]:
        queue: asyncio.Queue[Json | None] = asyncio.Queue()
        queue.put_nowait({"type": "hello", "channel_id": None, "message_id": None})

        def listen(event: Event) -> None:
            told = self._told(member, event)
            if told:
                queue.put_nowait(told)

        self._world.listeners.append(listen)
        self._queues.add(queue)
        try:
            yield queue
        finally:
            self._world.listeners.remove(listen)
            self._queues.discard(queue)

    async def _pump(self, queue: asyncio.Queue[Json | None], response: web.StreamResponse) -> None:
        while True:
            try:
                async with asyncio.timeout(_KEEP_ALIVE_SECONDS):
                    told = await queue.get()
            except TimeoutError:
                await response.write(b": still here\n\n")
                continue
            if told is None:
                return
            await response.write(f"data: {json.dumps(told)}\n\n".encode())

    def _told(self, member: Member, event: Event) -> Json | None:
        """Word an event for a member, or nothing where it is not for their eyes."""
        if event.reader not in (None, member.id) or event.name == "INTERACTION_CREATE":
            return None
        about_message = event.name.startswith("MESSAGE_")
        place = event.data.get("channel_id") if about_message else event.data.get("id")
        channel = self._world.channels.get(int(place or 0))
        if channel is not None and not self._world.sees(member.id, channel):
            return None
        return {
            "type": event.name.lower(),
            "channel_id": place,
            "message_id": event.data["id"] if about_message else None,
        }

    async def end(self, _: web.Application) -> None:
        """Let all streams come to their end."""
        for queue in self._queues:
            queue.put_nowait(None)
