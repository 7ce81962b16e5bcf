"""Two bots on one database, as in processes of their own: each has a shard, and people act on both."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest
from pydantic import SecretStr
from sqlalchemy import URL
from typing_extensions import override

from bot.app import Caravanserai
from bot.sandbox import Channel, Guild, Member, Message, Sandbox, enabled_components
from bot.settings import Settings
from bot.storage import session_starts
from bot.ui import clicks
from tests.bot.app.house import Instant, PlainPainter
from tests.bot.app.table import GAME
from tests.bot.clients import point_at
from tests.bot.matches.support import LIBRARY
from tests.bot.servers import Server

SHARDS = 2
WINDOW = 0.4
"""Seconds between two sessions at this Discord."""


class Half(Instant):
    """A bot on one of the shards, which begins its sessions as in earnest."""

    @override
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await Caravanserai.before_identify_hook(self, shard_id, initial=initial)


def settings_for(sandbox: Sandbox, url: URL, shard: int) -> Settings:
    return Settings(
        _env_file=None,
        DISCORD_TOKEN=sandbox.token,
        DISCORD_API_BASE=sandbox.api_base,
        DISCORD_GATEWAY_URL=sandbox.gateway_url,
        database_url=SecretStr(url.render_as_string(hide_password=False)),
        CARAVAN_AI_PAUSE="0",
        CARAVAN_SHARDS=f"{shard}/{SHARDS}",
    )


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    monkeypatch.setattr(session_starts, "WINDOW", WINDOW + 0.2)
    async with Sandbox(rate_limits=False, shards=SHARDS, identify_seconds=WINDOW) as started:
        point_at(started, monkeypatch)
        yield started
        assert [str(one) for one in started.violations] == []
        assert [one.label for one in started.failed] == []


@asynccontextmanager
async def halves(sandbox: Sandbox, url: URL) -> AsyncIterator[Sequence[Half]]:
    """A bot on each shard."""
    bots = [
        Half(
            settings_for(sandbox, url, shard),
            library=LIBRARY,
            painter_of=PlainPainter,
            guild_ready_timeout=0.0,
        )
        for shard in range(SHARDS)
    ]
    running = [asyncio.create_task(one.start(sandbox.token)) for one in bots]
    try:
        async with asyncio.timeout(60):
            for one in bots:
                await one.up.wait()
        yield bots
    finally:
        for one in bots:
            await one.close()
        await asyncio.gather(*running)


@pytest.fixture
def yards(sandbox: Sandbox) -> Sequence[Guild]:
    """A server on each shard."""
    return [sandbox.found(f"Yard {shard}", shard) for shard in range(SHARDS)]


@pytest.fixture
async def bots(
    sandbox: Sandbox, yards: Sequence[Guild], postgres: Server
) -> AsyncIterator[Sequence[Half]]:
    assert yards
    async with postgres.database() as url, halves(sandbox, url) as started:
        yield started


async def told(member: Member, place: Channel, command: str, **options: object) -> Message:
    """What a command is answered."""
    message = (await (await member.slash(place, command, options)).response()).message
    assert message is not None
    return message


async def gathering(sandbox: Sandbox, guild: Guild, member: Member) -> str:
    """The id of a match that somebody opens on a server."""
    place = sandbox.channel("tables", guild)
    done = await member.slash(place, "match create", {"game": GAME, "name": f"At {guild.name}"})
    await done.response()
    async with asyncio.timeout(20):
        while not (found := list(_lobbies(member, place))):  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.01)
    return found[0]


def _lobbies(member: Member, place: Channel) -> list[str]:
    seen = [
        control for post in member.visible_messages(place) for control in enabled_components(post)
    ]
    read = [clicks.read(control.custom_id) for control in seen]
    return [clicks.match_of(click) or "" for click in read if click and click.verb == "join"]


async def test_sessions_begin_one_after_the_other_and_commands_are_given_once(
    sandbox: Sandbox, bots: Sequence[Half]
) -> None:
    assert sandbox.gateway.starts.refused == 0
    assert sandbox.gateway.identifies == SHARDS
    assert [len(one.shards) for one in bots] == [1, 1]
    given = [one for one in sandbox.requests if one.operation == "bulk_set_application_commands"]
    assert len(given) == 1


async def test_in_direct_messages_servers_of_other_processes_have_their_names(
    sandbox: Sandbox, bots: Sequence[Half], yards: Sequence[Guild], ana: Member
) -> None:
    for guild in yards:
        await gathering(sandbox, guild, ana)
    said = (await told(ana, ana.dm_channel(), "games")).text
    assert all(guild.name in said for guild in yards)
    assert bots[0].get_guild(yards[1].id) is None


async def test_whether_somebody_is_on_a_server_of_another_process_is_looked_up(
    sandbox: Sandbox, bots: Sequence[Half], yards: Sequence[Guild], ana: Member, ben: Member
) -> None:
    first, other = bots[0].presence, bots[1].presence
    assert await first.surely_here(yards[1].id, ana.id) is True
    sandbox.world.leave(yards[1], ben.user)
    assert await first.surely_here(yards[1].id, ben.id) is False
    assert await other.surely_here(yards[1].id, ben.id) is False
    sandbox.world.leave(yards[1], sandbox.world.app)
    assert await first.surely_here(yards[1].id, 7) is None
