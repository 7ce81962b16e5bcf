"""Channels and threads: read, change, make, join, delete."""

from bot.sandbox import errors, schema, wire
from bot.sandbox.errors import ApiError, Problem, invalid_form
from bot.sandbox.models import ADDED_TO_THREAD, THREAD_MADE, Channel, ChannelType, Json
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.call import Call, Handlers
from bot.sandbox.world import World

_HIDDEN_KIND = {
    ChannelType.PUBLIC_THREAD: Permission.CREATE_PUBLIC_THREADS,
    ChannelType.PRIVATE_THREAD: Permission.CREATE_PRIVATE_THREADS,
}


def get_channel(call: Call) -> Json:
    """Fetch a channel."""
    return wire.channel(call.platform.world, call.channel)


def update_channel(call: Call) -> Json:
    """Change a channel or thread."""
    channel = call.channel
    name = "UpdateThreadRequestPartial" if channel.is_thread else "UpdateGuildChannelRequestPartial"
    problems = schema.check(name, call.payload)
    if problems:
        raise invalid_form(problems)
    if channel.is_thread:
        _update_thread(call, channel)
    else:
        _update_text_channel(call, channel)
    call.platform.world.update_channel(channel)
    return wire.channel(call.platform.world, channel)


def _update_text_channel(call: Call, channel: Channel) -> None:
    if channel.type is ChannelType.DM:
        raise errors.wrong_channel_type()
    call.platform.world.need_permission(channel, Permission.MANAGE_CHANNELS)
    channel.name = call.payload.get("name", channel.name)
    channel.topic = call.payload.get("topic", channel.topic)


def _update_thread(call: Call, thread: Channel) -> None:
    world, change = call.platform.world, call.payload
    manages = world.permissions(world.app.id, thread) & Permission.MANAGE_THREADS
    if thread.archived and change.get("archived") is not False:
        raise errors.archived_thread()
    if not manages and (thread.locked or "locked" in change or thread.owner_id != world.app.id):
        raise errors.missing_permissions()
    thread.name = change.get("name") or thread.name
    thread.locked = _or(change.get("locked"), thread.locked)
    thread.invitable = _or(change.get("invitable"), thread.invitable)
    thread.auto_archive_minutes = change.get("auto_archive_duration") or thread.auto_archive_minutes
    if change.get("archived") is not None and change["archived"] != thread.archived:
        world.archive(thread, archived=change["archived"])


def _or(value: bool | None, default: bool) -> bool:
    return default if value is None else value


def delete_channel(call: Call) -> Json:
    """Delete a channel or thread."""
    world, channel = call.platform.world, call.channel
    needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    world.need_permission(channel, needed)
    data = wire.channel(world, channel)
    world.delete_channel(channel)
    return data


def create_thread_from_message(call: Call) -> Json:
    """Hang a public thread on a message; it takes the message's id."""
    world, channel = call.platform.world, call.channel
    message = world.need_message(channel, call.id("message_id"))
    if message.id in world.channels:
        raise errors.thread_exists()
    return _create(call, channel, message.id, ChannelType.PUBLIC_THREAD)


def create_thread(call: Call) -> Json:
    """Make a thread without a message, public or private."""
    problems = schema.check("CreateTextThreadWithoutMessageRequest", call.payload)
    if problems:
        raise invalid_form(problems)
    asked = call.payload.get("type")
    kind = ChannelType.PRIVATE_THREAD if asked is None else asked
    if kind not in _HIDDEN_KIND:
        text = f"Value must be one of {tuple(int(item) for item in _HIDDEN_KIND)}."
        raise invalid_form([Problem(("type",), "BASE_TYPE_CHOICES", text)])
    made = _create(call, call.channel, call.platform.world.ids.new(), ChannelType(kind))
    if kind == ChannelType.PUBLIC_THREAD:
        _tell_of_thread(call, made)
    return made


def _tell_of_thread(call: Call, made: Json) -> None:
    world, parent = call.platform.world, call.channel
    note = world.note(parent, world.app.id, THREAD_MADE)
    note.content = made["name"]
    note.reference = {"type": 0, "guild_id": made["guild_id"], "channel_id": made["id"]}
    world.post(note)


def _create(call: Call, parent: Channel, thread_id: int, kind: ChannelType) -> Json:
    world, payload = call.platform.world, call.payload
    if parent.type is not ChannelType.TEXT:
        raise errors.wrong_channel_type()
    world.need_permission(parent, _HIDDEN_KIND[kind])
    thread = Channel(thread_id, kind, payload["name"], parent.guild_id, parent.id)
    thread.owner_id = world.app.id
    thread.auto_archive_minutes = payload.get("auto_archive_duration") or 1440
    thread.invitable = _or(payload.get("invitable"), True)  # noqa: FBT003 - the default
    world.add_thread(thread)
    return wire.channel(world, thread)


def _thread(call: Call) -> Channel:
    channel = call.channel
    if not channel.is_thread:
        raise errors.wrong_channel_type()
    return channel


def join_thread(call: Call) -> None:
    """Let the bot join a thread."""
    world = call.platform.world
    world.set_thread_member(_awake(_thread(call)), world.app.id, inside=True)


def leave_thread(call: Call) -> None:
    """Let the bot leave a thread."""
    world = call.platform.world
    world.set_thread_member(_awake(_thread(call)), world.app.id, inside=False)


def add_thread_member(call: Call) -> None:
    """Bring a member into a thread."""
    world, thread, user_id = call.platform.world, _awake(_thread(call)), call.id("user_id")
    world.need_permission(thread, Permission.SEND_MESSAGES_IN_THREADS)
    _need_guild_member(world, thread, user_id)
    if user_id in thread.member_ids:
        return
    world.set_thread_member(thread, user_id, inside=True)
    note = world.note(thread, world.app.id, ADDED_TO_THREAD)
    note.mentions = [user_id]
    world.post(note)


def delete_thread_member(call: Call) -> None:
    """Take a member out of a thread."""
    world, thread = call.platform.world, _awake(_thread(call))
    if thread.owner_id != world.app.id or thread.type is not ChannelType.PRIVATE_THREAD:
        world.need_permission(thread, Permission.MANAGE_THREADS)
    world.set_thread_member(thread, call.id("user_id"), inside=False)


def list_thread_members(call: Call) -> list[Json]:
    """List who is in a thread."""
    thread = _thread(call)
    return [wire.thread_member(thread, user_id) for user_id in thread.member_ids]


def _awake(thread: Channel) -> Channel:
    if thread.archived:
        raise errors.archived_thread()
    return thread


def _need_guild_member(world: World, channel: Channel, user_id: int) -> None:
    if user_id not in world.guilds[channel.guild_id or 0].members:
        raise errors.unknown_member()


def create_dm(call: Call) -> Json:
    """Open the channel of direct messages with a user; it always opens, whether or not they listen."""
    world = call.platform.world
    recipient = world.users.get(int(call.payload.get("recipient_id") or 0))
    if recipient is None:
        raise errors.invalid_recipient()
    if recipient.bot:
        raise ApiError(403, 50007, "Cannot send messages to this user")
    return wire.channel(world, world.dm_channel(recipient))


HANDLERS: Handlers = {
    "get_channel": get_channel,
    "update_channel": update_channel,
    "delete_channel": delete_channel,
    "create_thread_from_message": create_thread_from_message,
    "create_thread": create_thread,
    "join_thread": join_thread,
    "leave_thread": leave_thread,
    "add_thread_member": add_thread_member,
    "delete_thread_member": delete_thread_member,
    "list_thread_members": list_thread_members,
    "create_dm": create_dm,
}
