"""The way of every request: found, let through, checked, done, answered, recorded."""

import json
import re
import time
from datetime import timedelta
from typing import Any

from aiohttp import BodyPartReader, web

from bot.sandbox import errors, schema
from bot.sandbox.errors import ApiError, Problem
from bot.sandbox.faults import Effect, Fault
from bot.sandbox.models import Upload
from bot.sandbox.platform import Platform, Request, Violation
from bot.sandbox.ratelimits import Verdict
from bot.sandbox.rest import answers, applications, channels, guilds, messages, webhooks
from bot.sandbox.rest.call import Call, Handlers
from bot.sandbox.schema import Operation
from bot.sandbox.snowflakes import created

HANDLERS: Handlers = {
    **answers.HANDLERS,
    **applications.HANDLERS,
    **channels.HANDLERS,
    **guilds.HANDLERS,
    **messages.HANDLERS,
    **webhooks.HANDLERS,
}
PREFIX = "/api/v10"

_OLD = timedelta(hours=1)
"""From this age on a message takes few edits."""
_FILE = re.compile(r"files\[(\d+)\]")
_OFF_THE_GLOBAL_LIMIT = frozenset({"webhook_token", "interaction_token"})


class _CutError(Exception):
    """The connection is to be torn without an answer."""


class Pipeline:
    """Serves `/api/v10/…` of one platform."""

    def __init__(self, platform: Platform) -> None:
        self.platform = platform

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one request; the platform knows it is under way until it is answered."""
        self.platform.under_way += 1
        self.platform.stir()
        try:
            return await self._answered(request)
        except _CutError:
            if request.transport is not None:
                request.transport.abort()
            return web.Response()  # for nobody: there is no connection any more
        finally:
            self.platform.under_way -= 1
            self.platform.stir()

    async def _answered(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix(PREFIX)
        found = schema.find(request.method, path)
        if found is None:
            name = f"{request.method} {path}"
            self.platform.blame(name, Problem((), "UNKNOWN_OPERATION", "No such operation."))
            return self._record(name, path, _json({"message": "404: Not Found", "code": 0}, 404))
        operation, params = found
        response = await self._served(request, operation, params)
        return self._record(operation.id, path, response)

    async def _served(
        self, request: web.Request, operation: Operation, params: dict[str, str]
    ) -> web.Response:
        channel_id = int(params["channel_id"]) if params.get("channel_id", "").isdigit() else None
        met = list(self.platform.faults.meeting(operation.id, channel_id))
        await self._delay(met)
        early = _early(met)
        if early is not None:
            return early
        if self._is_down(params):
            return _json(errors.unavailable().body, errors.unavailable().status)
        verdict = self._rates(operation, params)
        if verdict.retry_after is not None:
            return _limited(verdict.retry_after, verdict.headers, is_global=verdict.is_global)
        response, headers = await self._done(request, operation, params)
        response.headers.update({**verdict.headers, **headers, "Via": "1.1 sandbox"})
        return _late(met, response)

    def _is_down(self, params: dict[str, str]) -> bool:
        """Whether a request is about a guild that has an outage, a channel of it, or an answer there."""
        world, book = self.platform.world, self.platform.book
        named = {name: int(text) for name, text in params.items() if text.isdecimal()}
        token = params.get("webhook_token") or params.get("interaction_token")
        entry = book.of_token(token) if token else None
        channel_id = entry.channel_id if entry else named.get("channel_id", 0)
        channel = world.channels.get(channel_id)
        guild_id = channel.guild_id if channel else named.get("guild_id")
        guild = world.guilds.get(guild_id or 0)
        return guild is not None and guild.unavailable

    async def _delay(self, met: list[Fault]) -> None:
        for fault in met:
            if fault.effect is Effect.SLOW:
                await self.platform.clock.sleep(fault.seconds)

    def _rates(self, operation: Operation, params: dict[str, str]) -> Verdict:
        resource = "/".join(
            params[name]
            for name in ("channel_id", "guild_id", "webhook_id", "webhook_token")
            if name in params
        )
        counted = not _OFF_THE_GLOBAL_LIMIT & params.keys()
        return self.platform.rates.take(operation.id, resource, is_global=counted)

    async def _done(
        self, request: web.Request, operation: Operation, params: dict[str, str]
    ) -> tuple[web.Response, dict[str, str]]:
        call = Call(self.platform, operation.id, params, request.query)
        try:
            self._authenticate(request, operation)
            await _read(request, call)
            rename = self._rename(call)
            if rename.retry_after is not None:
                return _limited(rename.retry_after, rename.headers), {}
            self._check(operation, call)
            old = self._old_edit(call)
            if old.retry_after is not None:
                return _limited(old.retry_after, old.headers, told=errors.too_many_old_edits()), {}
            body = HANDLERS[operation.id](call)
            self._check_answer(operation, body)
        except ApiError as error:
            if error.problems:
                self.platform.blame(operation.id, *error.problems)
            return _json(error.body, error.status), {}
        return (web.Response(status=204) if body is None else _json(body)), {}

    def _authenticate(self, request: web.Request, operation: Operation) -> None:
        given = request.headers.get("Authorization")
        if operation.needs_token and given != f"Bot {self.platform.token}":
            raise ApiError(401, 0, "401: Unauthorized")

    def _rename(self, call: Call) -> Verdict:
        renames = call.operation == "update_channel" and {"name", "topic"} & set(call.payload or ())
        if not renames:
            return Verdict({})
        return self.platform.rates.take_rename(call.params["channel_id"])

    def _old_edit(self, call: Call) -> Verdict:
        if call.operation != "update_message":
            return Verdict({})
        message_id, now = call.id("message_id"), self.platform.world.ids.now()
        if now - created(message_id) <= _OLD:
            return Verdict({})
        return self.platform.rates.take_old_edit(message_id)

    def _check(self, operation: Operation, call: Call) -> None:
        problems = operation.problems(call.payload)
        if problems:
            raise errors.invalid_form(problems)

    def _check_answer(self, operation: Operation, body: Any) -> None:
        if self.platform.check_answers and body is not None:
            slips = operation.answer_problems(body)
            if slips:
                self.platform.slips.append(Violation(operation.id, tuple(slips)))

    def _record(self, operation: str, path: str, response: web.Response) -> web.Response:
        code = 0
        if response.status >= 400 and isinstance(response.body, bytes):
            code = json.loads(response.body).get("code", 0)
        self.platform.requests.append(
            Request(operation, path, response.status, code, time.monotonic())
        )
        return response


def _early(met: list[Fault]) -> web.Response | None:
    for fault in met:
        if fault.effect is Effect.FAIL:
            return _json({"message": "Internal Server Error", "code": 0}, fault.status)
        if fault.effect is Effect.LIMIT:
            via = {"Via": "1.1 sandbox"} if fault.has_via else {}
            return _limited(fault.seconds, via, is_global=fault.is_global, via=fault.has_via)
        if fault.effect is Effect.REFUSE and fault.error is not None:
            return _json(fault.error.body, fault.error.status)
    return None


def _late(met: list[Fault], response: web.Response) -> web.Response:
    for fault in met:
        if fault.effect is Effect.CUT:
            raise _CutError
        if fault.effect is Effect.FAIL_AFTER:
            return _json({"message": "Internal Server Error", "code": 0}, fault.status)
    return response


def _limited(
    seconds: float,
    headers: Any,
    *,
    is_global: bool = False,
    via: bool = True,
    told: ApiError | None = None,
) -> web.Response:
    words = told.body if told else {"message": "You are being rate limited."}
    body = {**words, "retry_after": round(seconds, 3), "global": is_global}
    response = _json(body, 429)
    response.headers.update({**headers, "Retry-After": str(max(1, round(seconds)))})
    if via:
        response.headers["Via"] = "1.1 sandbox"
    return response


def _json(body: Any, status: int = 200) -> web.Response:
    """Answer with JSON; the content type carries no charset, for discord.py reads it literally."""
    response = web.Response(body=json.dumps(body, separators=(",", ":")).encode(), status=status)
    response.headers["Content-Type"] = "application/json"
    return response


async def _read(request: web.Request, call: Call) -> None:
    if request.content_type == "multipart/form-data":
        await _read_parts(request, call)
    elif request.can_read_body:
        call.payload = _parsed(await request.read())
    elif request.method in ("POST", "PUT", "PATCH") and request.content_type == "application/json":
        call.payload = {}


def _parsed(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        problem = Problem((), "INVALID_JSON", "The request body contains invalid JSON.")
        raise ApiError(400, 50109, problem.message, [problem]) from None


async def _read_parts(request: web.Request, call: Call) -> None:
    call.payload = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        content = bytes(await part.read())
        numbered = _FILE.fullmatch(part.name or "")
        if part.name == "payload_json":
            call.payload = _parsed(content)
        elif numbered:
            kind = part.headers.get("Content-Type", "application/octet-stream")
            call.files[int(numbered[1])] = Upload(part.filename or "file", content, kind)
