"""The gateway: WebSocket sessions that hear of every change, can be dropped, and resume."""

import asyncio
import json
import secrets
import zlib
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.sandbox import wire
from bot.sandbox.models import Guild, Json
from bot.sandbox.starts import Starts
from bot.sandbox.world import Event, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME = 0, 1, 2, 3, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 7, 8, 9, 10, 11
NOT_AUTHENTICATED, AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED = 4003, 4004, 4005
INVALID_SHARD = 4010
DISALLOWED_INTENTS, SESSION_TIMED_OUT = 4014, 4009

GUILDS, GUILD_MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT

_FINAL = (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
"""Closing with one of these, the bot gives its session up; with any other it may resume."""

_KEPT_FRAMES = 2000


_ACK_SECONDS = 0.05


@dataclass(eq=False)
class Connection:
    """One socket and, where asked for, its running zlib stream."""

    socket: web.WebSocketResponse
    compressor: Any | None
    transport: asyncio.Transport | None = None
    session: "Session | None" = None
    outbox: asyncio.Queue[str | None] = field(default_factory=asyncio.Queue)

    def send(
        self, op: int, data: Any = None, seq: int | None = None, name: str | None = None
    ) -> None:
        """Queue one payload; the writer keeps their order."""
        frame = {"op": op, "d": data, "s": seq, "t": name}
        self.outbox.put_nowait(json.dumps(frame, separators=(",", ":")))

    async def write(self) -> None:
        """Send what is queued until told to stop or the other side is gone."""
        while (text := await self.outbox.get()) is not None:
            try:
                await self._write(text)
            except (ConnectionError, RuntimeError):
                return

    async def _write(self, text: str) -> None:
        if self.compressor is None:
            await self.socket.send_str(text)
            return
        packed = self.compressor.compress(text.encode())
        packed += self.compressor.flush(zlib.Z_SYNC_FLUSH)
        await self.socket.send_bytes(packed)


@dataclass(eq=False)
class Session:
    """What a shard has heard, so that it can resume."""

    id: str
    shard: int
    shards: int
    intents: int
    seq: int = 0
    frames: list[tuple[int, str, Json]] = field(default_factory=list)
    connection: Connection | None = None

    def dispatch(self, name: str, data: Json) -> None:
        """Number an event, keep it for a resume, and send it when someone listens."""
        self.seq += 1
        self.frames.append((self.seq, name, data))
        del self.frames[:-_KEPT_FRAMES]
        if self.connection:
            self.connection.send(DISPATCH, data, self.seq, name)

    def replay(self, after: int) -> None:
        """Send again what came after a sequence number, then say so."""
        for seq, name, data in self.frames:
            if seq > after and self.connection:
                self.connection.send(DISPATCH, data, seq, name)
        self.dispatch("RESUMED", {"_trace": []})

    def hears(self, event: Event) -> bool:
        """Whether this shard and its intents are concerned by an event."""
        guild = event.guild_id
        if (0 if guild is None else (guild >> 22) % self.shards) != self.shard:
            return False
        if event.reader is not None:
            return False
        if event.name.startswith("MESSAGE_"):
            return bool(self.intents & (DIRECT_MESSAGES if guild is None else GUILD_MESSAGES))
        if event.name.startswith("GUILD_MEMBER_"):
            return event.own or bool(self.intents & GUILD_MEMBERS)
        return event.name == "INTERACTION_CREATE" or bool(self.intents & GUILDS)


class Gateway:
    """All sessions of the bot, with the handles by which a test disturbs them.

    They may come from several processes, each with shards of its own.
    """

    def __init__(
        self, world: World, token: str, *, starts: Starts, shards: int, privileged: int
    ) -> None:
        self.world = world
        self.token = token
        self.starts = starts
        self.shards = shards
        self.privileged = privileged
        self.refuse_resumes = False
        self.identifies = 0
        self.resumes = 0
        self.sessions: dict[str, Session] = {}
        self.connections: list[Connection] = []
        self._arrival = asyncio.Event()
        world.listeners.append(self.dispatch)

    # What tests do to it

    @property
    def connected(self) -> bool:
        """Whether a bot listens on every shard, into however many it has divided the guilds."""
        heard: dict[int, set[int]] = {}
        for item in self.sessions.values():
            if item.connection:
                heard.setdefault(item.shards, set()).add(item.shard)
        return any(len(found) == shards for shards, found in heard.items())

    async def arrivals(self, count: int) -> None:
        """Wait until so many identifies and resumes have been taken since the beginning."""
        while self.identifies + self.resumes < count:
            self._arrival.clear()
            await self._arrival.wait()

    def listens(self, shards: Collection[int]) -> bool:
        """Whether a bot listens on each of some shards."""
        return {item.shard for item in self.sessions.values() if item.connection} >= set(shards)

    async def listening(self, shards: Collection[int] | None = None) -> None:
        """Wait until a bot listens on every shard, or on each of these."""
        while not (self.connected if shards is None else self.listens(shards)):
            self._arrival.clear()
            await self._arrival.wait()

    async def drop(self, code: int = 4000, shard: int | None = None) -> None:
        """Close every socket, or that of a shard; with a resumable code (such as 4000) the sessions wait."""
        for connection in list(self.connections):
            if shard is not None and (not connection.session or connection.session.shard != shard):
                continue
            self._detach(connection)
            await connection.socket.close(code=code)

    def cut(self) -> None:
        """Tear every connection without a close frame."""
        for connection in list(self.connections):
            self._detach(connection)
            if connection.transport is not None:
                connection.transport.abort()

    def ask_reconnect(self) -> None:
        """Send op 7: the bot shall reconnect and resume."""
        for connection in self.connections:
            connection.send(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send op 9; unless resumable, the sessions are forgotten with all they missed."""
        for connection in self.connections:
            connection.send(INVALID_SESSION, resumable)
            if not resumable and connection.session:
                self.sessions.pop(connection.session.id, None)
                self._detach(connection)

    # Events

    def dispatch(self, event: Event) -> None:
        """Tell an event to the sessions it concerns, if the bot may know of it at all."""
        if not self._may_know(event):
            return
        for session in list(self.sessions.values()):
            if session.hears(event):
                session.dispatch(event.name, self._seen(session, event))

    def _may_know(self, event: Event) -> bool:
        """The bot hears nothing of a guild it is not in, nor of threads and messages it could not read."""
        world, bot = self.world, self.world.app.id
        guild = world.guilds.get(event.guild_id or 0)
        if guild and bot not in guild.members:
            return event.name == "GUILD_DELETE"
        if event.name.startswith("MESSAGE_"):
            channel = world.channels.get(int(event.data["channel_id"]))
        elif event.name.startswith("THREAD_") and event.name != "THREAD_LIST_SYNC":
            # One that was deleted is known by the channel it hung from.
            ids = (event.data["id"], event.data.get("parent_id") or 0)
            channel = next(filter(None, (world.channels.get(int(one)) for one in ids)), None)
        else:
            return True
        return channel is not None and world.sees(bot, channel)

    def _seen(self, session: Session, event: Event) -> Json:
        readable = session.intents & MESSAGE_CONTENT or event.guild_id is None
        if readable or event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return event.data
        bot = str(self.world.app.id)
        mentioned = any(user["id"] == bot for user in event.data["mentions"])
        if mentioned or event.data["author"]["id"] == bot:
            return event.data
        return {**event.data, "content": "", "embeds": [], "attachments": [], "components": []}

    # The protocol

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket from HELLO to its end."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=1 << 16)
        await socket.prepare(request)
        stream = request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, zlib.compressobj() if stream else None, request.transport)
        self.connections.append(connection)
        writer = asyncio.create_task(connection.write())
        connection.send(HELLO, {"heartbeat_interval": 41250})
        try:
            await self._read(connection)
        finally:
            self._detach(connection)
            connection.outbox.put_nowait(None)
            await writer
        return socket

    async def _read(self, connection: Connection) -> None:
        while True:
            message = await connection.socket.receive()
            if message.type is WSMsgType.CLOSE and message.data in _FINAL:
                self._end(connection)
            if message.type is not WSMsgType.TEXT:
                return
            frame = json.loads(message.data)
            code = self._receive(connection, frame["op"], frame.get("d"))
            if code is not None:
                await connection.socket.close(code=code)

    def _receive(self, connection: Connection, op: int, data: Any) -> int | None:
        """Act on a payload of the bot; an answer is the code with which to close."""
        if op == HEARTBEAT:
            # discord.py notes when it sent a heartbeat only after sending; an answer
            # quicker than that would look to it like a very late one.
            asyncio.get_running_loop().call_later(_ACK_SECONDS, connection.send, ACK)
        elif op in (IDENTIFY, RESUME) and connection.session is not None:
            return ALREADY_AUTHENTICATED
        elif op == IDENTIFY:
            return self._identify(connection, data)
        elif op == RESUME:
            return self._resume(connection, data)
        elif connection.session is None:
            return NOT_AUTHENTICATED
        elif op == REQUEST_MEMBERS:
            self._send_members(connection.session, data)
        return None

    def _identify(self, connection: Connection, data: Json) -> int | None:
        if data["token"] != self.token:
            return AUTHENTICATION_FAILED
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            return INVALID_SHARD
        if data["intents"] & PRIVILEGED & ~self.privileged:
            return DISALLOWED_INTENTS
        if not self.starts.take(shard):
            connection.send(INVALID_SESSION, data=False)
            return None
        self.identifies += 1
        self._drop_stale(shard, shards)
        session = Session(secrets.token_hex(16), shard, shards, data["intents"])
        self.sessions[session.id] = session
        self._attach(connection, session)
        session.dispatch("READY", self._ready(session))
        for guild in self._guilds(session):
            if not guild.unavailable:
                listed = guild.members if session.intents & GUILD_MEMBERS else None
                session.dispatch("GUILD_CREATE", self._told_of(guild, listed))
        return None

    def _told_of(self, guild: Guild, listed: Collection[int] | None) -> Json:
        threads = self.world.awake_threads(guild)
        return wire.guild_create(self.world, guild, threads, listed)

    def _drop_stale(self, shard: int, shards: int) -> None:
        """Forget what an earlier life of the bot left behind on this shard."""
        for session in list(self.sessions.values()):
            if session.connection is None and (session.shard, session.shards) == (shard, shards):
                del self.sessions[session.id]

    def _guilds(self, session: Session) -> list[Guild]:
        bot = self.world.app.id
        mine = [guild for guild in self.world.guilds.values() if bot in guild.members]
        return [guild for guild in mine if (guild.id >> 22) % session.shards == session.shard]

    def _ready(self, session: Session) -> Json:
        gateway = self.world.base_url.replace("http", "ws", 1) + "/gateway"
        return {
            "v": 10,
            "user": {**wire.user(self.world.app), "verified": True, "mfa_enabled": False},
            "guilds": [{"id": str(item.id), "unavailable": True} for item in self._guilds(session)],
            "session_id": session.id,
            "resume_gateway_url": gateway,
            "shard": [session.shard, session.shards],
            "application": {"id": str(self.world.app.id), "flags": 0},
        }

    def _resume(self, connection: Connection, data: Json) -> int | None:
        session = self.sessions.get(data["session_id"])
        if data["token"] != self.token:
            return AUTHENTICATION_FAILED
        if session is None or self.refuse_resumes:
            connection.send(INVALID_SESSION, data=False)
            return None
        self.resumes += 1
        self._attach(connection, session)
        session.replay(data["seq"])
        return None

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self.world.guilds[int(data["guild_id"])]
        wanted = data.get("user_ids")
        found = [
            entry
            for entry in guild.members.values()
            if (str(entry.user_id) in map(str, wanted) if wanted else True)
            and self.world.users[entry.user_id].name.startswith(data.get("query") or "")
        ]
        chunk = {
            "guild_id": str(guild.id),
            "members": [wire.member(self.world, entry) for entry in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _attach(self, connection: Connection, session: Session) -> None:
        connection.session = session
        session.connection = connection
        self._arrival.set()

    def _detach(self, connection: Connection) -> None:
        if connection.session and connection.session.connection is connection:
            connection.session.connection = None
        if connection in self.connections:
            self.connections.remove(connection)

    def _end(self, connection: Connection) -> None:
        if connection.session:
            self.sessions.pop(connection.session.id, None)
