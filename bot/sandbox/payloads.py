"""Interactions as the gateway tells them to the bot."""

from collections.abc import Iterable
from typing import Any

from bot.sandbox import wire
from bot.sandbox.commands import Invocation
from bot.sandbox.interactions import Interaction
from bot.sandbox.models import Attachment, Channel, Json, Message, Role, User
from bot.sandbox.platform import Platform


def interaction(platform: Platform, entry: Interaction, data: Json) -> Json:
    """Write an interaction around what the person did."""
    world = platform.world
    channel = world.channels[entry.channel_id]
    user = world.users[entry.user_id]
    payload: Json = {
        "id": str(entry.id),
        "application_id": str(world.app.id),
        "type": int(entry.kind),
        "token": entry.token,
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": _with_permissions(platform, channel, user.id),
        "locale": user.locale,
        "app_permissions": str(int(world.permissions(world.app.id, channel))),
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(channel.guild_id or 0)},
        "context": 1 if channel.guild_id is None else 0,
        "attachment_size_limit": platform.attachment_bytes,
    }
    if entry.source is not None:
        payload["message"] = wire.message(world, entry.source)
    if channel.guild_id is None:
        return {**payload, "user": wire.user(user)}
    return payload | _guild_part(platform, channel, user)


def _guild_part(platform: Platform, channel: Channel, user: User) -> Json:
    world = platform.world
    guild = world.guilds[channel.guild_id or 0]
    member = wire.member(world, guild.members[user.id])
    permissions = str(int(world.permissions(user.id, channel)))
    return {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": {**member, "permissions": permissions},
    }


def _with_permissions(platform: Platform, channel: Channel, user_id: int) -> Json:
    permissions = str(int(platform.world.permissions(user_id, channel)))
    return {**wire.channel(platform.world, channel), "permissions": permissions}


def command(platform: Platform, channel: Channel, invocation: Invocation, user_id: int) -> Json:
    """Write the data of a slash command or of its autocomplete."""
    data: Json = {
        "id": invocation.command["id"],
        "name": invocation.command["name"],
        "type": invocation.command["type"],
        "options": invocation.options,
    }
    if "guild_id" in invocation.command:
        data["guild_id"] = invocation.command["guild_id"]
    found = resolved(
        platform,
        channel,
        users=invocation.users.values(),
        roles=invocation.roles.values(),
        channels=invocation.channels.values(),
        attachments=invocation.attachments.values(),
        seen_by=user_id,
    )
    return {**data, "resolved": found} if found else data


def resolved(
    platform: Platform,
    place: Channel,
    *,
    users: Iterable[User] = (),
    roles: Iterable[Role] = (),
    channels: Iterable[Channel] = (),
    attachments: Iterable[Attachment] = (),
    seen_by: int = 0,
) -> Json:
    """Write in full what the ids of an interaction stand for."""
    world, people = platform.world, list(users)
    guild = world.guilds.get(place.guild_id or 0)
    inside = {} if guild is None else guild.members
    found: dict[str, Any] = {
        "users": {str(user.id): wire.user(user) for user in people},
        "members": {
            str(user.id): {
                **wire.partial_member(inside[user.id]),
                "permissions": str(int(world.permissions(user.id, place))),
            }
            for user in people
            if user.id in inside
        },
        "roles": {str(role.id): wire.role(role) for role in roles},
        "channels": {
            str(channel.id): _with_permissions(platform, channel, seen_by) for channel in channels
        },
        "attachments": {str(one.id): wire.attachment(one, ephemeral=True) for one in attachments},
    }
    return {name: entries for name, entries in found.items() if entries}


def messages(platform: Platform, message: Message) -> Json:
    """Write the message a context-menu command is used on."""
    return {"messages": {str(message.id): wire.message(platform.world, message)}}
