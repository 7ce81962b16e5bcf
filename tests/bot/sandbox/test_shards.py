"""Several processes of one bot, each on shards of its own."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest
from typing_extensions import override

from bot.sandbox import Guild, Sandbox
from bot.sandbox.gateway import DISPATCH, HELLO, IDENTIFY, INVALID_SESSION, RESUME
from bot.sandbox.starts import IDENTIFY_SECONDS
from tests.bot.clients import online, point_at
from tests.bot.sandbox.raw import Raw
from tests.bot.sandbox.tiny import Tiny

SHARDS = 4
GUILDS, DIRECT_MESSAGES = 1, 1 << 12


@dataclass(eq=False)
class Line:
    """One connection to the gateway. heard: the events it was told of, in order."""

    sandbox: Sandbox
    socket: aiohttp.ClientWebSocketResponse
    heard: list[tuple[str, Any]] = field(default_factory=list)
    session: str = ""
    seq: int = 0

    async def begin(self, shard: int, shards: int = SHARDS) -> bool:
        """Identify; whether a session has begun."""
        data = {"token": self.sandbox.token, "intents": GUILDS | DIRECT_MESSAGES, "properties": {}}
        await self.socket.send_json({"op": IDENTIFY, "d": {**data, "shard": [shard, shards]}})
        return await self._until("READY")

    async def go_on(self, other: "Line") -> bool:
        """Resume the session of another connection; whether it went on."""
        data = {"token": self.sandbox.token, "session_id": other.session, "seq": other.seq}
        await self.socket.send_json({"op": RESUME, "d": data})
        return await self._until("RESUMED")

    async def _until(self, name: str) -> bool:
        while not self.heard or self.heard[-1][0] != name:
            frame = await self.socket.receive_json(timeout=5)
            if frame["op"] == INVALID_SESSION:
                assert frame["d"] is False
                return False
            assert frame["op"] == DISPATCH
            self.seq = frame["s"]
            self.heard.append((frame["t"], frame["d"]))
            self.session = frame["d"].get("session_id", self.session)
        return True

    async def hear(self, name: str) -> Any:
        """Wait for an event, and give what it tells."""
        assert await self._until(name)
        return self.heard[-1][1]

    def names(self) -> list[str]:
        return [name for name, _ in self.heard]


@dataclass
class Lines:
    sandbox: Sandbox
    http: aiohttp.ClientSession
    opened: list[Line] = field(default_factory=list)

    async def open(self) -> Line:
        socket = await self.http.ws_connect(self.sandbox.gateway_url)
        assert (await socket.receive_json())["op"] == HELLO
        self.opened.append(Line(self.sandbox, socket))  # one that nobody holds would be closed
        return self.opened[-1]

    async def on(self, shard: int, shards: int = SHARDS) -> Line:
        line = await self.open()
        assert await line.begin(shard, shards)
        return line


@pytest.fixture
async def lines() -> AsyncIterator[Lines]:
    sandbox = Sandbox(shards=SHARDS, max_concurrency=2, identify_seconds=IDENTIFY_SECONDS)
    async with sandbox, aiohttp.ClientSession() as http:
        sandbox.platform.check_answers = True
        lines = Lines(sandbox, http)
        yield lines
        for line in lines.opened:
            await line.socket.close()
        assert sandbox.platform.slips == []


def somewhere_else(sandbox: Sandbox) -> Guild:
    """A guild on another shard than the first one, with another key than the shard of direct messages."""
    first = (sandbox.guild.id >> 22) % SHARDS
    return sandbox.found("Elsewhere", next(one for one in (1, 3) if one != first))


def shard_of(guild: Guild) -> int:
    return (guild.id >> 22) % SHARDS


async def test_each_connection_is_told_of_the_guilds_of_its_shard(lines: Lines) -> None:
    guilds = [lines.sandbox.found(f"Yard {shard}", shard) for shard in range(SHARDS)]
    known: list[set[int]] = []
    for shard in range(SHARDS):
        if shard:
            lines.sandbox.clock.advance(IDENTIFY_SECONDS)
        line = await lines.on(shard)
        ready = line.heard[-1][1]
        assert ready["shard"] == [shard, SHARDS]
        known.append({int(one["id"]) for one in ready["guilds"]})
        assert not lines.sandbox.gateway.connected or shard == SHARDS - 1
    assert lines.sandbox.gateway.connected
    for shard, (guild, ids) in enumerate(zip(guilds, known, strict=True)):
        assert guild.id in ids
        assert all((one >> 22) % SHARDS == shard for one in ids)


async def test_what_happens_on_a_guild_goes_to_its_shard_and_direct_messages_to_the_first(
    lines: Lines,
) -> None:
    sandbox = lines.sandbox
    ana = sandbox.member("Ana")
    guild = somewhere_else(sandbox)
    ping = {"name": "ping", "description": "Answer", "contexts": [0, 1]}
    commands = f"/applications/{sandbox.world.app.id}/commands"
    await Raw(sandbox, lines.http).request("PUT", commands, [ping])
    first, other = await lines.on(0), await lines.on(shard_of(guild))
    await ana.slash(sandbox.channel("tables", guild), "ping")
    told = await other.hear("INTERACTION_CREATE")
    assert told["guild_id"] == str(guild.id)
    ana.say(ana.dm_channel(), "hello")
    await ana.slash(ana.dm_channel(), "ping")
    assert "guild_id" not in await first.hear("INTERACTION_CREATE")
    sandbox.world.add_channel(guild, "last")
    await other.hear("CHANNEL_CREATE")
    assert "MESSAGE_CREATE" in first.names()
    assert first.names().count("INTERACTION_CREATE") == 1
    assert other.names().count("INTERACTION_CREATE") == 1
    assert "MESSAGE_CREATE" not in other.names()


async def test_a_connection_that_was_dropped_resumes_its_own_session_alone(lines: Lines) -> None:
    sandbox = lines.sandbox
    guild = somewhere_else(sandbox)
    first, other = await lines.on(0), await lines.on(shard_of(guild))
    await other.hear("GUILD_CREATE")
    await sandbox.gateway.drop(shard=shard_of(guild))
    sandbox.world.add_channel(guild, "meanwhile")
    again = await lines.open()
    assert await again.go_on(other)
    assert "CHANNEL_CREATE" in again.names()
    assert not first.socket.closed
    assert (sandbox.gateway.identifies, sandbox.gateway.resumes) == (2, 1)


async def test_sessions_of_one_key_begin_five_seconds_apart_whoever_asks(lines: Lines) -> None:
    sandbox = lines.sandbox
    await lines.on(0)
    await lines.on(1)
    soon = await lines.open()
    assert not await soon.begin(2)
    assert sandbox.gateway.starts.refused == 1
    sandbox.clock.advance(IDENTIFY_SECONDS)
    assert await soon.begin(2)
    assert sandbox.gateway.identifies == 3


async def test_a_session_is_resumed_however_soon(lines: Lines) -> None:
    first = await lines.on(0)
    await lines.sandbox.gateway.drop()
    again = await lines.open()
    assert await again.go_on(first)
    assert lines.sandbox.gateway.starts.refused == 0


async def test_the_api_tells_how_many_shards_and_how_many_at_once(lines: Lines) -> None:
    raw = Raw(lines.sandbox, lines.http)
    await lines.on(0)
    told = (await raw.request("GET", "/gateway/bot")).body
    assert told["shards"] == SHARDS
    assert told["url"] == lines.sandbox.gateway_url
    limit = told["session_start_limit"]
    assert (limit["max_concurrency"], limit["total"], limit["remaining"]) == (2, 1000, 999)


async def test_the_limits_of_requests_are_those_of_the_token(lines: Lines) -> None:
    channel = lines.sandbox.channel("tables")
    statuses = []
    async with aiohttp.ClientSession() as another:
        for number in range(6):
            raw = Raw(lines.sandbox, another if number % 2 else lines.http)
            statuses.append((await raw.send(channel.id, {"content": "x"})).status)
    assert statuses == [200] * 5 + [429]


class Part(Tiny):
    """A client on some of the shards, as in a process of its own."""

    def __init__(self, shards: list[int]) -> None:
        super().__init__()
        self.shard_ids = shards

    @override
    async def setup_hook(self) -> None:
        """Give the commands from one process only."""
        self.shard_count = SHARDS
        if self.shard_ids == [0, 1]:
            await super().setup_hook()


async def test_two_clients_of_discord_py_share_the_guilds(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sandbox(shards=SHARDS) as sandbox:
        point_at(sandbox, monkeypatch)
        guilds = [sandbox.found(f"Yard {shard}", shard) for shard in (1, 3)]
        low, high = Part([0, 1]), Part([2, 3])
        async with online(sandbox, low, high):
            ana = sandbox.member("Ana")
            for guild, mine, not_mine in zip(guilds, (low, high), (high, low), strict=True):
                done = await ana.slash(sandbox.channel("tables", guild), "ping")
                assert (await done.response()).message is not None
                assert mine.get_guild(guild.id) is not None
                assert not_mine.get_guild(guild.id) is None
