"""The small world: every change to what exists, told to whoever listens."""

import mimetypes
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox import errors, wire
from bot.sandbox.models import (
    HAS_THREAD,
    LOADING,
    Attachment,
    Channel,
    ChannelType,
    Guild,
    GuildMember,
    Json,
    Message,
    Role,
    Upload,
    User,
)
from bot.sandbox.permissions import ALL, BOT, EVERYONE, Permission, channel_permissions
from bot.sandbox.records import Records


@dataclass(frozen=True, slots=True)
class Event:
    """A change as the gateway words it; `reader` is the only one to see it where there is one.

    own: it is about the bot's own membership, of which a bot hears whatever its intents.
    """

    name: str
    data: Json
    guild_id: int | None = None
    reader: int | None = None
    own: bool = False


@dataclass(slots=True)
class World(Records):
    """Users, guilds, channels, messages and commands of one bot's Discord, and every change to them."""

    listeners: list[Callable[[Event], None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.app = self.add_user("Caravanserai", "caravanserai", bot=True)

    def tell(self, event: Event) -> None:
        """Hand a change to every listener."""
        for listener in list(self.listeners):
            listener(event)

    # People and guilds

    def add_user(
        self, name: str, username: str, *, locale: str = "en-US", bot: bool = False
    ) -> User:
        """Make an account."""
        user = User(self.ids.new(), name, username, locale, bot)
        self.users[user.id] = user
        return user

    def add_guild(
        self, name: str, owner: User, *, locale: str = "en-US", on: tuple[int, int] | None = None
    ) -> Guild:
        """Found a guild with its owner and the bot in it; `on` a shard of so many, if it matters."""
        number = self.ids.new() if on is None else self.ids.new_on(*on)
        guild = Guild(number, name, owner.id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", int(EVERYONE))
        bot_role = Role(self.ids.new(), self.app.name, int(BOT), managed=True)
        guild.roles[bot_role.id] = bot_role
        self.guilds[guild.id] = guild
        guild.members[owner.id] = GuildMember(owner.id, self.ids.now_iso())
        guild.members[self.app.id] = GuildMember(self.app.id, self.ids.now_iso(), [bot_role.id])
        self.tell(
            Event(
                "GUILD_CREATE", wire.guild_create(self, guild, self.awake_threads(guild)), guild.id
            )
        )
        return guild

    def join(self, guild: Guild, user: User) -> None:
        """Let a user into a guild; the bot comes with its role and hears of the whole guild."""
        member = guild.members[user.id] = GuildMember(user.id, self.ids.now_iso())
        if user is self.app:
            member.roles += [role.id for role in guild.roles.values() if role.managed]
            self.tell(
                Event(
                    "GUILD_CREATE",
                    wire.guild_joined(self, guild, self.awake_threads(guild)),
                    guild.id,
                )
            )
            return
        data = {**wire.member(self, member), "guild_id": str(guild.id)}
        self.tell(Event("GUILD_MEMBER_ADD", data, guild.id))

    def leave(self, guild: Guild, user: User) -> None:
        """Let a user go from a guild; for the bot itself the guild is gone."""
        del guild.members[user.id]
        if user is self.app:
            self.tell(Event("GUILD_DELETE", {"id": str(guild.id)}, guild.id))
            return
        data = {"guild_id": str(guild.id), "user": wire.user(user)}
        self.tell(Event("GUILD_MEMBER_REMOVE", data, guild.id))

    def set_available(self, guild: Guild, *, available: bool) -> None:
        """Begin or end an outage of a guild."""
        guild.unavailable = not available
        if available:
            self.tell(
                Event(
                    "GUILD_CREATE",
                    wire.guild_create(self, guild, self.awake_threads(guild)),
                    guild.id,
                )
            )
        else:
            data = {"id": str(guild.id), "unavailable": True}
            self.tell(Event("GUILD_DELETE", data, guild.id))

    def add_role(
        self, guild: Guild, name: str, permissions: Permission, *, mentionable: bool = False
    ) -> Role:
        """Make a role."""
        role = Role(self.ids.new(), name, int(permissions), mentionable=mentionable)
        guild.roles[role.id] = role
        data = {"guild_id": str(guild.id), "role": wire.role(role)}
        self.tell(Event("GUILD_ROLE_CREATE", data, guild.id))
        return role

    def change_role(self, guild: Guild, role: Role, permissions: Permission) -> None:
        """Let a role grant other permissions."""
        role.permissions = int(permissions)
        data = {"guild_id": str(guild.id), "role": wire.role(role)}
        self.tell(Event("GUILD_ROLE_UPDATE", data, guild.id))

    def give_role(self, guild: Guild, user: User, role: Role) -> None:
        """Give a role to a member."""
        member = guild.members[user.id]
        member.roles.append(role.id)
        data = {**wire.member(self, member), "guild_id": str(guild.id)}
        self.tell(Event("GUILD_MEMBER_UPDATE", data, guild.id, own=user is self.app))

    def take_role(self, guild: Guild, user: User, role: Role) -> None:
        """Take a role from a member."""
        member = guild.members[user.id]
        member.roles.remove(role.id)
        data = {**wire.member(self, member), "guild_id": str(guild.id)}
        self.tell(Event("GUILD_MEMBER_UPDATE", data, guild.id, own=user is self.app))

    def add_emoji(self, name: str) -> Json:
        """Give the application an emoji of its own."""
        number = self.ids.new()
        emoji: Json = {"id": str(number), "name": name, "animated": False, "available": True}
        emoji |= {
            "roles": [],
            "require_colons": True,
            "managed": False,
            "user": wire.user(self.app),
        }
        self.emojis[number] = emoji
        return emoji

    # Channels

    def add_channel(self, guild: Guild, name: str, topic: str | None = None) -> Channel:
        """Open a text channel."""
        channel = Channel(self.ids.new(), ChannelType.TEXT, name, guild.id, topic=topic)
        channel.position = len(guild.channel_ids)
        self._keep(channel)
        self.tell(Event("CHANNEL_CREATE", wire.channel(self, channel), guild.id))
        return channel

    def dm_channel(self, user: User) -> Channel:
        """Give the channel of direct messages between the bot and a user, made when needed."""
        if user.id not in self.dm_ids:
            channel = Channel(self.ids.new(), ChannelType.DM, recipient_id=user.id)
            self.channels[channel.id] = channel
            self.dm_ids[user.id] = channel.id
        return self.channels[self.dm_ids[user.id]]

    def add_thread(self, thread: Channel) -> Channel:
        """Hang a thread under its parent channel, its maker being its first member."""
        thread.archive_timestamp = self.ids.now_iso()
        if thread.owner_id is not None and thread.owner_id not in thread.member_ids:
            thread.member_ids.append(thread.owner_id)
        self._keep(thread)
        data = {**wire.channel(self, thread), "newly_created": True}
        self.tell(Event("THREAD_CREATE", data, thread.guild_id))
        starter = self.messages.get(thread.id)
        if starter:
            starter.flags |= HAS_THREAD
            self.tell(Event("MESSAGE_UPDATE", wire.message(self, starter), thread.guild_id))
        return thread

    def update_channel(self, channel: Channel) -> None:
        """Tell that a channel or thread has changed."""
        name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.tell(Event(name, wire.channel(self, channel), channel.guild_id))

    def archive(self, thread: Channel, *, archived: bool, locked: bool | None = None) -> None:
        """Put a thread to sleep or wake it."""
        thread.archived = archived
        thread.locked = thread.locked if locked is None else locked
        thread.archive_timestamp = self.ids.now_iso()
        self.update_channel(thread)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in self.threads(channel):
            self._forget(thread)
        data = wire.channel(self, channel)
        self._forget(channel)
        name = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.tell(Event(name, data, channel.guild_id))

    def threads(self, parent: Channel) -> list[Channel]:
        """The threads that hang from a channel."""
        return [channel for channel in self.channels.values() if channel.parent_id == parent.id]

    def awake_threads(self, guild: Guild) -> list[Channel]:
        """The threads of a guild that are awake and seen by the bot."""
        found = [self.channels[channel_id] for channel_id in guild.channel_ids]
        awake = [item for item in found if item.is_thread and not item.archived]
        return [item for item in awake if self.sees(self.app.id, item)]

    def shown(self, channel: Channel) -> None:
        """Tell which threads there are in a channel that the bot sees from now on."""
        here = self.guilds[channel.guild_id or 0]
        threads = [item for item in self.awake_threads(here) if item.parent_id == channel.id]
        self.tell(Event("THREAD_LIST_SYNC", wire.thread_list_sync(self, channel, threads), here.id))

    def parent(self, channel: Channel) -> Channel:
        """The channel whose permissions count: a thread's parent, else the channel itself."""
        return self.channels[channel.parent_id] if channel.parent_id else channel

    def set_thread_member(self, thread: Channel, user_id: int, *, inside: bool) -> None:
        """Add someone to a thread or take them out."""
        if (user_id in thread.member_ids) == inside:
            return
        (thread.member_ids.append if inside else thread.member_ids.remove)(user_id)
        change: Json = {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "member_count": len(thread.member_ids),
        }
        if inside:
            change["added_members"] = [wire.thread_member(thread, user_id)]
        else:
            change["removed_member_ids"] = [str(user_id)]
        self.tell(Event("THREAD_MEMBERS_UPDATE", change, thread.guild_id))

    def _keep(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        if channel.guild_id is not None:
            self.guilds[channel.guild_id].channel_ids.append(channel.id)

    def _forget(self, channel: Channel) -> None:
        for message_id in channel.message_ids:
            self.messages.pop(message_id).flags &= ~LOADING
        del self.channels[channel.id]
        if channel.guild_id is not None:
            self.guilds[channel.guild_id].channel_ids.remove(channel.id)

    # Messages

    def attachment(self, channel_id: int, upload: Upload) -> Attachment:
        """Give a file that was sent to a channel its id and address."""
        number = self.ids.new()
        url = f"{self.base_url}/attachments/{channel_id}/{number}/{upload.filename}"
        kind = mimetypes.guess_type(upload.filename)[0] or upload.content_type
        return Attachment(number, upload.filename, upload.content, kind, url)

    def post(self, message: Message) -> Message:
        """Put a message into its channel; it wakes an archived thread."""
        channel = self.channels[message.channel_id]
        if channel.archived and message.ephemeral_to is None:
            self.archive(channel, archived=False)
        self.messages[message.id] = message
        channel.message_ids.append(message.id)
        for attachment in message.attachments:
            self.files[attachment.id] = attachment
        self._tell_message("MESSAGE_CREATE", message, channel)
        return message

    def note(self, channel: Channel, author_id: int, system: int) -> Message:
        """Begin a message that Discord writes by itself about what somebody has done."""
        moment = self.ids.now_iso()
        return Message(self.ids.new(), channel.id, author_id, moment, system=system)

    def changed(self, message: Message, *, edited: bool = True) -> None:
        """Tell that a message is not what it was."""
        message.revision += 1
        if edited:
            message.edited_timestamp = self.ids.now_iso()
        for attachment in message.attachments:
            self.files[attachment.id] = attachment
        self._tell_message("MESSAGE_UPDATE", message, self.channels[message.channel_id])

    def delete_message(self, message: Message) -> None:
        """Take a message away."""
        channel = self.channels[message.channel_id]
        del self.messages[message.id]
        message.flags &= ~LOADING
        channel.message_ids.remove(message.id)
        data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild_id is not None:
            data["guild_id"] = str(channel.guild_id)
        self.tell(Event("MESSAGE_DELETE", data, channel.guild_id, message.ephemeral_to))

    def _tell_message(self, name: str, message: Message, channel: Channel) -> None:
        data = wire.message_event(self, message, channel)
        self.tell(Event(name, data, channel.guild_id, message.ephemeral_to))

    # Sight

    def permissions(self, user_id: int, channel: Channel) -> Permission:
        """What a user may do in a channel; nothing where they are no member."""
        if channel.guild_id is None:
            inside = user_id in (channel.recipient_id, self.app.id)
            return ALL if inside else Permission(0)
        guild = self.guilds[channel.guild_id]
        if user_id not in guild.members:
            return Permission(0)
        granted = channel_permissions(guild, self.parent(channel), user_id)
        hidden = channel.type is ChannelType.PRIVATE_THREAD and user_id not in channel.member_ids
        if hidden and not granted & Permission.MANAGE_THREADS:
            return Permission(0)
        return granted

    def sees(self, user_id: int, channel: Channel) -> bool:
        """Whether a user can see a channel."""
        return bool(self.permissions(user_id, channel) & Permission.VIEW_CHANNEL)

    def visible_messages(self, user_id: int, channel: Channel) -> list[Message]:
        """What a user reads in a channel, oldest first, with the ephemeral messages that are theirs."""
        if not self.sees(user_id, channel):
            return []
        found = [self.messages[message_id] for message_id in channel.message_ids]
        return [message for message in found if message.ephemeral_to in (None, user_id)]

    # Look-ups that refuse as the API does

    def need_channel(self, channel_id: int) -> Channel:
        """Find a channel the bot sees, or refuse (10003, 50001)."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise errors.unknown_channel()
        if not self.sees(self.app.id, channel):
            raise errors.missing_access()
        return channel

    def need_message(self, channel: Channel, message_id: int) -> Message:
        """Find a message that is no ephemeral one, or refuse (10008)."""
        message = self.messages.get(message_id)
        if message is None or message.channel_id != channel.id or message.ephemeral_to is not None:
            raise errors.unknown_message()
        return message

    def need_guild(self, guild_id: int) -> Guild:
        """Find a guild the bot is in, or refuse (10004)."""
        guild = self.guilds.get(guild_id)
        if guild is None or self.app.id not in guild.members:
            raise errors.unknown_guild()
        return guild

    def need_permission(self, channel: Channel, permission: Permission) -> None:
        """Refuse (50013) what the bot may not do in a channel."""
        if not self.permissions(self.app.id, channel) & permission:
            raise errors.missing_permissions()
