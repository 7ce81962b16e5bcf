"""Guilds, their members, and users."""

from bot.sandbox import errors, wire
from bot.sandbox.gateway import GUILD_MEMBERS
from bot.sandbox.models import Guild, Json
from bot.sandbox.permissions import base_permissions
from bot.sandbox.rest.call import Call, Handlers

_REST_OF_GUILD: Json = {
    "home_header": None,
    "region": "",
    "widget_enabled": False,
    "widget_channel_id": None,
    "max_presences": None,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "premium_subscription_count": 0,
    "safety_alerts_channel_id": None,
    "nsfw": False,
    "incidents_data": None,
}
"""Fields of a fetched guild that mean nothing here."""


def _guild(call: Call) -> Guild:
    return call.platform.world.need_guild(call.id("guild_id"))


def get_guild(call: Call) -> Json:
    """Fetch a guild."""
    guild = _guild(call)
    return {**wire.guild(guild), **_REST_OF_GUILD, "approximate_member_count": len(guild.members)}


def list_my_guilds(call: Call) -> list[Json]:
    """List the guilds the bot is in."""
    world = call.platform.world
    mine = [item for item in world.guilds.values() if world.app.id in item.members]
    return [
        {
            **wire.guild(guild),
            "owner": guild.owner_id == world.app.id,
            "permissions": str(int(base_permissions(guild, world.app.id))),
        }
        for guild in mine
    ]


def get_guild_member(call: Call) -> Json:
    """Fetch one member."""
    guild = _guild(call)
    entry = guild.members.get(call.id("user_id"))
    if entry is None:
        raise errors.unknown_member()
    return wire.member(call.platform.world, entry)


def list_guild_members(call: Call) -> list[Json]:
    """List members by id; only for bots allowed the members intent."""
    guild = _guild(call)
    if not call.platform.gateway.privileged & GUILD_MEMBERS:
        raise errors.missing_access()
    after, limit = call.number("after", 0), call.number("limit", 1)
    ids = sorted(user_id for user_id in guild.members if user_id > after)[:limit]
    return [wire.member(call.platform.world, guild.members[i]) for i in ids]


def list_guild_channels(call: Call) -> list[Json]:
    """List the channels of a guild, threads left out."""
    world = call.platform.world
    found = [world.channels[channel_id] for channel_id in _guild(call).channel_ids]
    return [wire.channel(world, item) for item in found if not item.is_thread]


def get_active_guild_threads(call: Call) -> Json:
    """List the threads that are awake and seen by the bot."""
    world = call.platform.world
    awake = world.awake_threads(_guild(call))
    mine = [item for item in awake if world.app.id in item.member_ids]
    return {
        "threads": [wire.channel(world, item) for item in awake],
        "members": [wire.thread_member(item, world.app.id) for item in mine],
        "has_more": False,
    }


def get_my_user(call: Call) -> Json:
    """Fetch the bot's own account."""
    return {**wire.user(call.platform.world.app), "locale": "en-US", "mfa_enabled": False}


def get_user(call: Call) -> Json:
    """Fetch any user."""
    user = call.platform.world.users.get(call.id("user_id"))
    if user is None:
        raise errors.unknown_user()
    return wire.user(user)


HANDLERS: Handlers = {
    "get_guild": get_guild,
    "list_my_guilds": list_my_guilds,
    "get_guild_member": get_guild_member,
    "list_guild_members": list_guild_members,
    "list_guild_channels": list_guild_channels,
    "get_active_guild_threads": get_active_guild_threads,
    "get_my_user": get_my_user,
    "get_user": get_user,
}
