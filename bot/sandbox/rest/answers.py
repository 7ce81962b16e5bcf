"""First answers to interactions."""

from collections.abc import Callable
from functools import partial

from bot.sandbox import commands, errors, wire
from bot.sandbox.checks.modals import modal_problems
from bot.sandbox.errors import Problem, invalid_form
from bot.sandbox.interactions import Callback, Interaction, Kind, Modal
from bot.sandbox.models import EPHEMERAL, LOADING, Json, Message
from bot.sandbox.rest.call import Call, Handlers
from bot.sandbox.rest.drafting import fill

_KINDS = {
    Callback.MESSAGE: {Kind.COMMAND, Kind.COMPONENT, Kind.MODAL},
    Callback.DEFERRED_MESSAGE: {Kind.COMMAND, Kind.COMPONENT, Kind.MODAL},
    Callback.DEFERRED_UPDATE: {Kind.COMPONENT, Kind.MODAL},
    Callback.UPDATE: {Kind.COMPONENT, Kind.MODAL},
    Callback.CHOICES: {Kind.AUTOCOMPLETE},
    Callback.MODAL: {Kind.COMMAND, Kind.COMPONENT},
}


def create_interaction_response(call: Call) -> Json | None:
    """Take the first answer to an interaction."""
    platform = call.platform
    interaction = platform.book.to_answer(
        call.id("interaction_id"), call.params["interaction_token"]
    )
    if interaction.channel_id not in platform.world.channels:
        raise errors.unknown_channel()
    callback = _callback(interaction, call.payload["type"])
    _ANSWERS[callback](call, interaction, call.payload.get("data") or {})
    interaction.acknowledge(callback, platform.clock.now())
    if callback is Callback.DEFERRED_MESSAGE:
        platform.book.defer(interaction, partial(platform.world.changed, edited=False))
    if call.query.get("with_response", "").lower() in ("1", "true"):
        return _response(call, interaction)
    return None


def _callback(interaction: Interaction, asked: int) -> Callback:
    allowed = [item for item in Callback if interaction.kind in _KINDS[item]]
    if interaction.source is None and interaction.kind is Kind.MODAL:
        allowed = [
            item for item in allowed if item in (Callback.MESSAGE, Callback.DEFERRED_MESSAGE)
        ]
    if asked not in allowed:
        text = f"Value must be one of {tuple(int(item) for item in allowed)}."
        raise invalid_form([Problem(("type",), "BASE_TYPE_CHOICES", text)])
    return Callback(asked)


def _send(call: Call, interaction: Interaction, data: Json) -> None:
    message = new_message(call, interaction, data)
    fill(call, message, data)
    interaction.original = call.platform.world.post(message)


def _think(call: Call, interaction: Interaction, data: Json) -> None:
    message = new_message(call, interaction, data)
    message.flags |= LOADING
    interaction.original = call.platform.world.post(message)


def _keep(call: Call, interaction: Interaction, data: Json) -> None:  # noqa: ARG001 - as in _ANSWERS
    interaction.original = interaction.source


def _update(call: Call, interaction: Interaction, data: Json) -> None:
    source = interaction.source
    if source is None or source.id not in call.platform.world.messages:
        raise errors.unknown_message()
    if call.platform.world.channels[source.channel_id].archived:
        raise errors.archived_thread()
    fill(call, source, data)
    interaction.original = source
    call.platform.world.changed(source)


def _choose(call: Call, interaction: Interaction, data: Json) -> None:  # noqa: ARG001 - as in _ANSWERS
    choices = data.get("choices") or []
    wants_text = interaction.focused == commands.STRING
    for index, choice in enumerate(choices):
        where, value = ("data", "choices", index, "value"), choice["value"]
        if isinstance(value, str) != wants_text:
            kind = "text" if wants_text else "number"
            problem = Problem(
                where, "BASE_TYPE_CHOICES", f"The option takes a {kind}, not {value!r}."
            )
            raise invalid_form([problem])
        if isinstance(value, str) and len(value) > 100:
            problem = Problem(where, "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")
            raise invalid_form([problem])
    interaction.choices = tuple(choices)


def _open_modal(call: Call, interaction: Interaction, data: Json) -> None:
    problems = modal_problems(data, call.platform.world.emojis)
    if problems:
        raise invalid_form(problems)
    interaction.modal = Modal(interaction, data["custom_id"], data["title"], data["components"])


_TELLING = (Callback.MESSAGE, Callback.UPDATE)

_ANSWERS: dict[Callback, Callable[[Call, Interaction, Json], None]] = {
    Callback.MESSAGE: _send,
    Callback.DEFERRED_MESSAGE: _think,
    Callback.DEFERRED_UPDATE: _keep,
    Callback.UPDATE: _update,
    Callback.CHOICES: _choose,
    Callback.MODAL: _open_modal,
}


def new_message(call: Call, interaction: Interaction, data: Json) -> Message:
    """Begin a message that answers an interaction, ephemeral if its flags say so."""
    world = call.platform.world
    hidden = int(data.get("flags") or 0) & EPHEMERAL
    message = Message(world.ids.new(), interaction.channel_id, world.app.id, world.ids.now_iso())
    message.flags = hidden
    message.ephemeral_to = interaction.user_id if hidden else None
    message.interaction_id = interaction.id
    message.interaction = _metadata(call, interaction)
    message.command = interaction.label if interaction.kind is Kind.COMMAND else None
    return message


def _metadata(call: Call, interaction: Interaction) -> Json:
    data: Json = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "user": wire.user(call.platform.world.users[interaction.user_id]),
        "authorizing_integration_owners": {},
    }
    if interaction.kind is Kind.COMPONENT and interaction.source is not None:
        data["interacted_message_id"] = str(interaction.source.id)
    if interaction.trigger is not None:
        data["triggering_interaction_metadata"] = _metadata(call, interaction.trigger)
    return data


def _response(call: Call, interaction: Interaction) -> Json:
    description: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    body: Json = {"interaction": description}
    if interaction.callback in (Callback.CHOICES, Callback.MODAL):
        return body
    message = interaction.original
    if message is not None:
        description |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.is_loading,
            "response_message_ephemeral": message.ephemeral_to is not None,
        }
        if interaction.callback is not None and interaction.callback in _TELLING:
            body["resource"] = {
                "type": int(interaction.callback),
                "message": wire.message(call.platform.world, message),
            }
    return body


HANDLERS: Handlers = {"create_interaction_response": create_interaction_response}
