"""What an interaction's token is good for after the first answer: followups and edits."""

from bot.sandbox import errors, wire
from bot.sandbox.interactions import Interaction
from bot.sandbox.models import LOADING, Json, Message
from bot.sandbox.rest.answers import new_message
from bot.sandbox.rest.call import Call, Handlers
from bot.sandbox.rest.drafting import fill


def _interaction(call: Call) -> Interaction:
    if call.id("webhook_id") != call.platform.world.app.id:
        raise errors.unknown_webhook()
    interaction = call.platform.book.by_token(call.params["webhook_token"])
    if interaction.channel_id not in call.platform.world.channels:
        raise errors.unknown_channel()
    return interaction


def _exists(call: Call, message: Message | None) -> Message:
    if message is None or message.id not in call.platform.world.messages:
        raise errors.unknown_message()
    return message


def _original(call: Call) -> tuple[Interaction, Message]:
    interaction = _interaction(call)
    return interaction, _exists(call, interaction.original)


def _followup(call: Call) -> tuple[Interaction, Message]:
    interaction = _interaction(call)
    known = [*interaction.followups, interaction.original, interaction.source]
    wanted = call.id("message_id")
    found = next((item for item in known if item is not None and item.id == wanted), None)
    return interaction, _exists(call, found)


def execute_webhook(call: Call) -> Json:
    """Send a followup; the first one after "thinking…" takes its place and its visibility."""
    interaction, world = _interaction(call), call.platform.world
    waiting = interaction.original
    if waiting is not None and waiting.is_loading and waiting.id in world.messages:
        return _write(call, interaction, waiting)
    message = new_message(call, interaction, call.payload)
    fill(call, message, call.payload)
    interaction.followups.append(world.post(message))
    return wire.message(world, message)


def _write(call: Call, interaction: Interaction, message: Message) -> Json:
    world = call.platform.world
    thread = world.channels[message.channel_id]
    if thread.archived:
        raise errors.archived_thread()
    fill(call, message, call.payload)
    was_loading = message.is_loading
    message.flags &= ~LOADING
    world.changed(message, edited=not was_loading)
    if message is interaction.original:
        interaction.filled()
    return wire.message(world, message)


def get_original(call: Call) -> Json:
    """Fetch the first answer."""
    return wire.message(call.platform.world, _original(call)[1])


def get_followup(call: Call) -> Json:
    """Fetch a followup."""
    return wire.message(call.platform.world, _followup(call)[1])


def update_original(call: Call) -> Json:
    """Edit the first answer, or the message whose component was used."""
    return _write(call, *_original(call))


def update_followup(call: Call) -> Json:
    """Edit a followup."""
    return _write(call, *_followup(call))


def delete_original(call: Call) -> None:
    """Delete the first answer."""
    interaction, message = _original(call)
    call.platform.world.delete_message(message)
    interaction.filled()


def delete_followup(call: Call) -> None:
    """Delete a followup."""
    call.platform.world.delete_message(_followup(call)[1])


HANDLERS: Handlers = {
    "execute_webhook": execute_webhook,
    "get_original_webhook_message": get_original,
    "get_webhook_message": get_followup,
    "update_original_webhook_message": update_original,
    "update_webhook_message": update_followup,
    "delete_original_webhook_message": delete_original,
    "delete_webhook_message": delete_followup,
}
