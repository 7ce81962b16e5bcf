"""The application: itself, its commands, its emojis, and where its gateway is."""

from bot.sandbox import errors, wire
from bot.sandbox.checks.commands import commands_problems
from bot.sandbox.models import Json
from bot.sandbox.rest.call import Call, Handlers


def _own(call: Call) -> None:
    if call.id("application_id") != call.platform.world.app.id:
        raise errors.ApiError(403, 20012, "You are not authorized to perform this action.")


def get_application(call: Call) -> Json:
    """Fetch the application the token belongs to."""
    return wire.application(call.platform.world)


def list_global(call: Call) -> list[Json]:
    """List the global commands."""
    _own(call)
    return call.platform.world.global_commands


def list_guild(call: Call) -> list[Json]:
    """List a guild's own commands."""
    _own(call)
    return call.platform.world.guild_commands.get(call.id("guild_id"), [])


def set_global(call: Call) -> list[Json]:
    """Replace all global commands."""
    _own(call)
    world = call.platform.world
    world.global_commands = _registered(call, world.global_commands, None)
    return world.global_commands


def set_guild(call: Call) -> list[Json]:
    """Replace all commands of a guild."""
    _own(call)
    world, guild = call.platform.world, call.platform.world.need_guild(call.id("guild_id"))
    old = world.guild_commands.get(guild.id, [])
    world.guild_commands[guild.id] = _registered(call, old, guild.id)
    return world.guild_commands[guild.id]


def _registered(call: Call, old: list[Json], guild_id: int | None) -> list[Json]:
    """Complete the commands; one that keeps its kind and name keeps its id."""
    problems = commands_problems(call.payload or [])
    if problems:
        raise errors.invalid_form(problems)
    ids = {(item["type"], item["name"]): item["id"] for item in old}
    world, commands = call.platform.world, []
    for payload in call.payload or []:
        command: Json = {"type": 1, "description": "", "options": [], **payload}
        command["type"] = command["type"] or 1
        known = ids.get((command["type"], command["name"]))
        command |= {
            "id": known or str(world.ids.new()),
            "application_id": str(world.app.id),
            "version": str(world.ids.new()),
            "default_member_permissions": _text(payload.get("default_member_permissions")),
            "dm_permission": payload.get("dm_permission", True),
            "contexts": payload.get("contexts"),
            "integration_types": payload.get("integration_types") or [0],
            "nsfw": payload.get("nsfw", False),
        }
        if guild_id is not None:
            command["guild_id"] = str(guild_id)
        commands.append(command)
    return commands


def _text(permissions: int | None) -> str | None:
    return None if permissions is None else str(permissions)


def list_application_emojis(call: Call) -> Json:
    """List the application's own emojis."""
    _own(call)
    return {"items": list(call.platform.world.emojis.values())}


def get_gateway(call: Call) -> Json:
    """Tell where the gateway is."""
    return {"url": call.platform.world.base_url.replace("http", "ws", 1) + "/gateway"}


def get_bot_gateway(call: Call) -> Json:
    """Tell where the gateway is and how many shards to open."""
    gateway = call.platform.gateway
    limit = gateway.starts.told()
    return {**get_gateway(call), "shards": gateway.shards, "session_start_limit": limit}


HANDLERS: Handlers = {
    "get_my_oauth2_application": get_application,
    "get_my_application": get_application,
    "list_application_commands": list_global,
    "list_guild_application_commands": list_guild,
    "bulk_set_application_commands": set_global,
    "bulk_set_guild_application_commands": set_guild,
    "list_application_emojis": list_application_emojis,
    "get_gateway": get_gateway,
    "get_bot_gateway": get_bot_gateway,
}
