"""The things of the world as Discord writes them in JSON."""

from collections.abc import Iterable

from bot.sandbox.models import (
    HAS_THREAD,
    Attachment,
    Channel,
    ChannelType,
    Guild,
    GuildMember,
    Json,
    Message,
    Role,
    User,
)
from bot.sandbox.records import Records
from bot.sandbox.snowflakes import created, iso


def user(account: User) -> Json:
    """Write a user."""
    return {
        "id": str(account.id),
        "username": account.username,
        "global_name": None if account.bot else account.name,
        "discriminator": "0000" if account.bot else "0",
        "avatar": None,
        "bot": account.bot,
        "flags": 0,
        "public_flags": 0,
        "primary_guild": None,
    }


def role(entry: Role) -> Json:
    """Write a role."""
    return {
        "id": str(entry.id),
        "name": entry.name,
        "permissions": str(entry.permissions),
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 1 if entry.managed else 0,
        "managed": entry.managed,
        "mentionable": entry.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def member(world: Records, entry: GuildMember) -> Json:
    """Write a guild member with the user inside."""
    return {**partial_member(entry), "user": user(world.users[entry.user_id])}


def partial_member(entry: GuildMember) -> Json:
    """Write a guild member without the user."""
    return {
        "roles": [str(role_id) for role_id in entry.roles],
        "joined_at": entry.joined_at,
        "nick": None,
        "avatar": None,
        "banner": None,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "communication_disabled_until": None,
        "flags": 0,
    }


def channel(world: Records, entry: Channel) -> Json:
    """Write a channel of whatever kind."""
    last = str(entry.message_ids[-1]) if entry.message_ids else None
    data: Json = {"id": str(entry.id), "type": int(entry.type), "last_message_id": last, "flags": 0}
    if entry.type is ChannelType.DM:
        recipient = world.users[entry.recipient_id or 0]
        return {**data, "recipients": [user(recipient)]}
    data |= {
        "guild_id": str(entry.guild_id),
        "name": entry.name,
        "parent_id": str(entry.parent_id) if entry.parent_id else None,
        "rate_limit_per_user": 0,
    }
    return data | (_thread_part(entry) if entry.is_thread else _text_part(entry))


def _text_part(entry: Channel) -> Json:
    return {
        "topic": entry.topic,
        "position": entry.position,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(holder),
                "type": int(overwrite.is_member),
                "allow": str(overwrite.allow),
                "deny": str(overwrite.deny),
            }
            for holder, overwrite in entry.overwrites.items()
        ],
    }


def _thread_part(entry: Channel) -> Json:
    metadata: Json = {
        "archived": entry.archived,
        "archive_timestamp": entry.archive_timestamp,
        "auto_archive_duration": entry.auto_archive_minutes,
        "locked": entry.locked,
        "create_timestamp": iso(created(entry.id)),
    }
    if entry.type is ChannelType.PRIVATE_THREAD:
        metadata["invitable"] = entry.invitable
    return {
        "owner_id": str(entry.owner_id),
        "message_count": len(entry.message_ids),
        "total_message_sent": len(entry.message_ids),
        "member_count": len(entry.member_ids),
        "thread_metadata": metadata,
    }


def thread_member(thread: Channel, user_id: int) -> Json:
    """Write someone's membership of a thread."""
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": iso(created(thread.id)),
        "flags": 0,
    }


def attachment(entry: Attachment, *, ephemeral: bool = False) -> Json:
    """Write an attachment with the address of its bytes."""
    data: Json = {
        "id": str(entry.id),
        "filename": entry.filename,
        "size": len(entry.content),
        "url": entry.url,
        "proxy_url": entry.url,
        "content_type": entry.content_type,
    }
    if entry.description is not None:
        data["description"] = entry.description
    if ephemeral:
        data["ephemeral"] = True
    return data


def message(world: Records, entry: Message) -> Json:
    """Write a message in full."""
    hidden = entry.ephemeral_to is not None
    data: Json = {
        "id": str(entry.id),
        "channel_id": str(entry.channel_id),
        "type": _message_type(entry),
        "author": user(world.users[entry.author_id]),
        "content": entry.content,
        "embeds": entry.embeds,
        "components": entry.components,
        "attachments": [attachment(item, ephemeral=hidden) for item in entry.attachments],
        "timestamp": entry.timestamp,
        "edited_timestamp": entry.edited_timestamp,
        "flags": entry.flags,
        "mentions": [user(world.users[i]) for i in entry.mentions if i in world.users],
        "mention_roles": [str(role_id) for role_id in entry.mention_roles],
        "mention_everyone": entry.mentions_everyone,
        "pinned": False,
        "tts": False,
    }
    return data | _message_extras(world, entry)


def _message_type(entry: Message) -> int:
    if entry.system:
        return entry.system
    if entry.interaction and entry.interaction["type"] == 2:
        return 20
    return 19 if entry.reference or entry.interaction else 0


def _message_extras(world: Records, entry: Message) -> Json:
    extras: Json = {}
    if entry.interaction:
        extras["interaction_metadata"] = entry.interaction
        extras["webhook_id"] = str(world.app.id)
    if entry.author_id == world.app.id:
        extras["application_id"] = str(world.app.id)
    if entry.reference:
        extras["message_reference"] = entry.reference
    if entry.nonce is not None:
        extras["nonce"] = entry.nonce
    if entry.flags & HAS_THREAD and entry.id in world.channels:
        extras["thread"] = channel(world, world.channels[entry.id])
    return extras


def message_event(world: Records, entry: Message, place: Channel) -> Json:
    """Write a message as the gateway tells it, with its guild and its author's membership."""
    data = message(world, entry)
    if place.guild_id is not None:
        data["guild_id"] = str(place.guild_id)
        author = world.guilds[place.guild_id].members.get(entry.author_id)
        if author:
            data["member"] = partial_member(author)
    return data


def guild(entry: Guild) -> Json:
    """Write a guild without its people and channels."""
    return {
        "id": str(entry.id),
        "name": entry.name,
        "owner_id": str(entry.owner_id),
        "icon": None,
        "splash": None,
        "banner": None,
        "description": None,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [role(item) for item in entry.roles.values()],
        "preferred_locale": entry.locale,
        "premium_tier": 0,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "afk_timeout": 300,
        "afk_channel_id": None,
        "system_channel_id": entry.system_channel_id and str(entry.system_channel_id),
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "vanity_url_code": None,
        "discovery_splash": None,
        "application_id": None,
        "premium_progress_bar_enabled": False,
    }


def guild_create(
    world: Records,
    entry: Guild,
    threads: Iterable[Channel],
    members: Iterable[int] | None = None,
) -> Json:
    """Write a guild as GUILD_CREATE tells it, with these threads.

    `members` are the people it lists, else only the bot.
    """
    everything = [world.channels[channel_id] for channel_id in entry.channel_ids]
    listed = [world.app.id] if members is None else members
    return {
        **guild(entry),
        "joined_at": iso(created(entry.id)),
        "large": False,
        "unavailable": False,
        "member_count": len(entry.members),
        "members": [member(world, entry.members[i]) for i in listed if i in entry.members],
        "channels": [channel(world, item) for item in everything if not item.is_thread],
        "threads": [channel(world, item) for item in threads],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def thread_list_sync(world: Records, parent: Channel, threads: Iterable[Channel]) -> Json:
    """Write which threads of a channel there are, for a bot that sees it from now on."""
    awake = list(threads)
    return {
        "guild_id": str(parent.guild_id),
        "channel_ids": [str(parent.id)],
        "threads": [channel(world, item) for item in awake],
        "members": [
            thread_member(item, world.app.id) for item in awake if world.app.id in item.member_ids
        ],
    }


def guild_joined(world: Records, entry: Guild, threads: Iterable[Channel]) -> Json:
    """Write a guild for a bot just invited: that it is available is told only of guilds known before."""
    told = guild_create(world, entry, threads)
    del told["unavailable"]
    return told


def application(world: Records) -> Json:
    """Write the bot's application."""
    owner = next((item for item in world.users.values() if not item.bot), world.app)
    return {
        "id": str(world.app.id),
        "name": world.app.name,
        "icon": None,
        "description": "",
        "type": None,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": user(owner),
        "team": None,
        "flags": 0,
        "bot": user(world.app),
        "approximate_guild_count": len(world.guilds),
        "install_params": {"scopes": ["bot", "applications.commands"], "permissions": "0"},
    }
