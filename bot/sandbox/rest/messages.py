"""Messages of channels, threads and direct messages."""

from datetime import timedelta

from bot.sandbox import errors, wire
from bot.sandbox.errors import Problem
from bot.sandbox.models import Channel, ChannelType, Json, Message
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.call import Call, Handlers
from bot.sandbox.rest.drafting import fill
from bot.sandbox.snowflakes import created

_PAGE = 100
_REMEMBERED = timedelta(minutes=5)
"""For how long a nonce gives the message back that was posted with it."""


def create_message(call: Call) -> Json:
    """Post a message; a nonce repeated within minutes gives the first one back."""
    world, channel = call.platform.world, call.channel
    _may_post(call, channel)
    nonce = call.payload.get("nonce")
    _forget_nonces(call, channel)
    first = world.messages.get(channel.nonces.get(str(nonce), 0))
    if call.payload.get("enforce_nonce") and first is not None:
        return wire.message(world, first)
    message = Message(world.ids.new(), channel.id, world.app.id, world.ids.now_iso(), nonce=nonce)
    message.reference = _reference(call, channel)
    fill(call, message, call.payload)
    if not world.permissions(world.app.id, channel) & Permission.EMBED_LINKS:
        message.embeds = []
    if nonce is not None:
        channel.nonces[str(nonce)] = message.id
    world.post(message)
    return wire.message(world, message)


def _forget_nonces(call: Call, channel: Channel) -> None:
    now = call.platform.world.ids.now()
    for nonce, message_id in list(channel.nonces.items()):
        if now - created(message_id) > _REMEMBERED:
            del channel.nonces[nonce]


def _may_post(call: Call, channel: Channel) -> None:
    world = call.platform.world
    if channel.type is ChannelType.DM:
        recipient = world.users[channel.recipient_id or 0]
        shared = any({recipient.id, world.app.id} <= set(g.members) for g in world.guilds.values())
        if not recipient.dms_open or not shared:
            raise errors.closed_dms()
        return
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    world.need_permission(channel, needed)
    if call.files:
        world.need_permission(channel, Permission.ATTACH_FILES)
    manages = world.permissions(world.app.id, channel) & Permission.MANAGE_THREADS
    if channel.locked and not manages:
        raise errors.locked_thread()


def _reference(call: Call, channel: Channel) -> Json | None:
    reference = call.payload.get("message_reference")
    if not reference:
        return None
    world = call.platform.world
    if not world.permissions(world.app.id, channel) & Permission.READ_MESSAGE_HISTORY:
        text = "Cannot reply without permission to read message history"
        raise errors.ApiError(400, 160002, text)
    target = world.messages.get(int(reference["message_id"]))
    if target is None or target.channel_id != channel.id:
        if reference.get("fail_if_not_exists") is False:
            return None
        problem = Problem(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        raise errors.invalid_form([problem])
    return {"type": 0, "channel_id": str(channel.id), "message_id": str(target.id)}


def get_message(call: Call) -> Json:
    """Fetch one message."""
    world, channel = call.platform.world, call.channel
    _needs_history(call, channel)
    return wire.message(world, world.need_message(channel, call.id("message_id")))


def _needs_history(call: Call, channel: Channel) -> None:
    world = call.platform.world
    if not world.permissions(world.app.id, channel) & Permission.READ_MESSAGE_HISTORY:
        raise errors.missing_access()


def list_messages(call: Call) -> list[Json]:
    """Fetch a page of a channel's history, newest first; empty without the right to read it."""
    world, channel = call.platform.world, call.channel
    if not world.permissions(world.app.id, channel) & Permission.READ_MESSAGE_HISTORY:
        return []
    ids = [i for i in channel.message_ids if world.messages[i].ephemeral_to is None]
    limit = call.number("limit", 50)
    if not 1 <= limit <= _PAGE:
        problem = Problem(("limit",), "NUMBER_TYPE_MAX", "Must be between 1 and 100.")
        raise errors.invalid_form([problem])
    page = _page(ids, call, limit)
    return [wire.message(world, world.messages[i]) for i in reversed(page)]


def _page(ids: list[int], call: Call, limit: int) -> list[int]:
    if "around" in call.query:
        middle, half = call.number("around", 0), limit // 2
        older = [i for i in ids if i < middle][-half:] if half else []
        return older + [i for i in ids if i >= middle][: limit - half]
    if "after" in call.query:
        after = call.number("after", 0)
        return [i for i in ids if i > after][:limit]
    if "before" in call.query:
        before = call.number("before", 0)
        ids = [i for i in ids if i < before]
    return ids[-limit:]


def update_message(call: Call) -> Json:
    """Edit a message of the bot's own."""
    world, channel = call.platform.world, call.channel
    message = world.need_message(channel, call.id("message_id"))
    if message.author_id != world.app.id:
        raise errors.not_the_author()
    if channel.archived:
        raise errors.archived_thread()
    fill(call, message, call.payload)
    world.changed(message)
    return wire.message(world, message)


def delete_message(call: Call) -> None:
    """Delete a message; another's needs Manage Messages."""
    world, channel = call.platform.world, call.channel
    message = world.need_message(channel, call.id("message_id"))
    if message.author_id != world.app.id:
        _needs_managing(call, channel)
    if channel.archived:
        raise errors.archived_thread()
    world.delete_message(message)


def _needs_managing(call: Call, channel: Channel) -> None:
    if channel.type is ChannelType.DM:
        raise errors.not_in_dms()
    call.platform.world.need_permission(channel, Permission.MANAGE_MESSAGES)


def bulk_delete_messages(call: Call) -> None:
    """Delete 2 to 100 messages at once."""
    world, channel = call.platform.world, call.channel
    _needs_managing(call, channel)
    for text in call.payload["messages"]:
        message = world.messages.get(int(text))
        if message is not None and message.channel_id == channel.id:
            world.delete_message(message)


def trigger_typing_indicator(call: Call) -> None:
    """Show the bot as typing."""
    channel = call.channel
    if channel.is_thread:
        call.platform.world.need_permission(channel, Permission.SEND_MESSAGES_IN_THREADS)


HANDLERS: Handlers = {
    "create_message": create_message,
    "get_message": get_message,
    "list_messages": list_messages,
    "update_message": update_message,
    "delete_message": delete_message,
    "bulk_delete_messages": bulk_delete_messages,
    "trigger_typing_indicator": trigger_typing_indicator,
}
