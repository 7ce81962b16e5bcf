"""Who may do what in a channel: Discord's permission bits and how overwrites change them."""

from collections.abc import Iterable
from enum import IntFlag

from bot.sandbox.models import Channel, Guild


class Permission(IntFlag):
    """The permissions that matter to a bot of slash commands and threads."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


ALL = Permission((1 << 53) - 1)
EVERYONE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.ADD_REACTIONS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
BOT = EVERYONE | Permission.CREATE_PRIVATE_THREADS | Permission.MANAGE_THREADS


def base_permissions(guild: Guild, user_id: int) -> Permission:
    """What a member may do in the guild before any channel has a say."""
    if guild.owner_id == user_id:
        return ALL
    granted = guild.roles[guild.id].permissions
    for role_id in guild.members[user_id].roles:
        granted |= guild.roles[role_id].permissions
    return ALL if granted & Permission.ADMINISTRATOR else Permission(granted)


def channel_permissions(guild: Guild, parent: Channel, user_id: int) -> Permission:
    """What a member may do in a channel; for a thread give the channel it hangs from."""
    granted = base_permissions(guild, user_id)
    if granted & Permission.ADMINISTRATOR:
        return granted
    roles = [role for role in guild.members[user_id].roles if role in parent.overwrites]
    for group in ([guild.id], roles, [user_id]):
        granted = _overwritten(granted, parent, group)
    return granted


def _overwritten(granted: Permission, channel: Channel, holders: Iterable[int]) -> Permission:
    allow = deny = 0
    for holder in holders:
        overwrite = channel.overwrites.get(holder)
        if overwrite:
            allow |= overwrite.allow
            deny |= overwrite.deny
    return Permission(granted & ~deny | allow)
