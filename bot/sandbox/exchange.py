"""What the page's own API reads from a request, and how it answers."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.sandbox.components import Value
from bot.sandbox.errors import UsageError
from bot.sandbox.interactions import Interaction, InteractionFailedError, Modal
from bot.sandbox.models import Json


class NotFoundError(UsageError):
    """The path names nobody and nothing."""


def number(request: web.Request, name: str) -> int:
    """A number in the path, 0 for what is none."""
    text = request.match_info[name]
    return int(text) if text.isdecimal() else 0


async def sent(request: web.Request) -> Json:
    """The JSON object sent along. Raises UsageError."""
    try:
        body = json.loads(await request.read())
        json.dumps(body, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise UsageError("the body contains half a character") from None
    except (ValueError, RecursionError):
        raise UsageError("the body is no JSON") from None
    if not isinstance(body, dict):
        raise UsageError("the body must be a JSON object")
    return body


def word(body: Json, name: str, otherwise: str | None = None) -> str:
    """A text of a body. Raises UsageError, KeyError if it is missing and there is nothing else to take."""
    value = body[name] if otherwise is None else body.get(name) or otherwise
    if not isinstance(value, str):
        raise UsageError(f"{name} must be a text")
    return value


def words(body: Json, name: str) -> list[str]:
    """A list of texts of a body. Raises UsageError, KeyError."""
    value = body[name]
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise UsageError(f"{name} must be a list of texts")
    return value


def table(body: Json, name: str) -> Json:
    """An object of a body, empty if it is missing. Raises UsageError."""
    value = body.get(name) or {}
    if not isinstance(value, dict):
        raise UsageError(f"{name} must be an object")
    return value


def filled(body: Json, name: str) -> dict[str, Value]:
    """What goes into the fields of a form. Raises UsageError."""
    given = table(body, name)
    for field, value in given.items():
        picked = isinstance(value, list) and all(isinstance(one, str) for one in value)
        if not picked and not isinstance(value, str | bool):
            raise UsageError(f"{name}.{field} must be a text, true or false, or a list of texts")
    return given


async def outcome_of(interaction: Interaction) -> Json:
    """What became of a click or a command, once the bot has answered or not."""
    outcome: Json = {
        "interaction_id": str(interaction.id),
        "failed": False,
        "kind": None,
        "message_id": None,
        "modal": None,
    }
    try:
        await interaction.acknowledged()
    except InteractionFailedError:
        return {**outcome, "failed": True}
    shown = interaction.shown()
    outcome["kind"] = shown.kind.value
    outcome["message_id"] = str(shown.message.id) if shown.message else None
    outcome["modal"] = _modal_json(shown.modal) if shown.modal else None
    return outcome


def _modal_json(modal: Modal) -> Json:
    return {
        "interaction_id": str(modal.interaction.id),
        "custom_id": modal.custom_id,
        "title": modal.title,
        "components": modal.components,
    }


def _refusal(error: UsageError, status: int) -> web.Response:
    """Tell why not, for the page also by the key of its own message where it has one."""
    told = {"error": str(error)}
    if error.key is not None:
        told |= {"key": error.key, "name": error.name}
    return web.json_response(told, status=status)


def as_json(
    handler: Callable[[web.Request], Awaitable[Any]],
) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Answer with a handler's JSON, or with words where it refuses."""

    async def answer(request: web.Request) -> web.Response:
        try:
            return web.json_response(await handler(request))
        except NotFoundError as error:
            return _refusal(error, 404)
        except UsageError as error:
            return _refusal(error, 400)
        except KeyError as error:
            return web.json_response({"error": f"missing field {error}"}, status=400)
        except ValueError as error:
            return web.json_response({"error": str(error)}, status=400)

    return answer
