"""The stand-in serves the bot and its own page: no other page, and no body that breaks it."""

import json
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Channel, Member, Sandbox
from tests.bot.sandbox.raw import Raw
from tests.bot.sandbox.tiny import Tiny

ODD: tuple[Any, ...] = (
    *(None, True, -1, 1.5, 10**40, "", "x" * 3000, "\x00", [], [[]], [1], {}, {"a": 1}, {"a": {}}),
    *([{"a": []}], "²", "0", ["", ""], {"name": 1, "content": 2}),
)


async def answered(
    raw: Raw,
    path: str,
    body: bytes = b"{}",
    method: str = "POST",
    kind: str = "application/json",
    **headers: str,
) -> tuple[int, Any]:
    url, told = raw.sandbox.url + path, {"Content-Type": kind, **headers}
    async with raw.session.request(method, url, data=body, headers=told) as response:
        return response.status, await response.json()


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[", "0.0.0.0:1"]
)
@pytest.mark.parametrize("path", ["/", "/_sandbox/world", "/page/app/api.js", "/api/v10/gateway"])
async def test_a_name_that_was_made_to_point_here_reads_nothing(
    raw: Raw, host: str, path: str
) -> None:
    status, answer = await answered(raw, path, b"", "GET", Host=host)
    assert (status, list(answer)) == (403, ["error"])


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LOCALHOST"])
async def test_the_page_itself_may_act(raw: Raw, ana: Member, name: str) -> None:
    host = f"{name}:{raw.sandbox.server.port}"
    path = f"/_sandbox/members/{ana.id}/restart"
    assert await answered(raw, path, Host=host, Origin=f"http://{host}") == (200, {})


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://["]
)
async def test_another_page_does_nothing(
    raw: Raw, sandbox: Sandbox, ana: Member, origin: str
) -> None:
    for path in ("/_sandbox/outage", f"/_sandbox/members/{ana.id}/restart"):
        status, _ = await answered(raw, path, b'{"down": true}', Origin=origin)
        assert status == 403
    assert not sandbox.guild.unavailable
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await raw.session.ws_connect(sandbox.gateway_url, headers={"Origin": origin})


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded"])
async def test_a_body_that_a_form_could_send_is_not_read(
    raw: Raw, sandbox: Sandbox, kind: str
) -> None:
    status, _ = await answered(raw, "/_sandbox/outage", b'{"down": true}', kind=kind)
    assert status == 415
    assert not sandbox.guild.unavailable


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"7",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"content": "\\ud83d"}',
        b"NaN",
        b"\x00",
    ],
)
async def test_a_body_that_is_no_object_is_a_bad_request(
    raw: Raw, ana: Member, tables: Channel, body: bytes
) -> None:
    path = f"/_sandbox/members/{ana.id}/channels/{tables.id}/say"
    status, answer = await answered(raw, path, body)
    assert (status, list(answer)) == (400, ["error"])


async def test_no_odd_value_breaks_the_api(
    raw: Raw, bot: Tiny, sandbox: Sandbox, ana: Member, tables: Channel
) -> None:
    shown = (await (await ana.slash(tables, "pick")).response()).message
    form = (await (await ana.click(shown, "ask")).response()).modal  # type: ignore[arg-type] # it answers
    assert shown is not None
    assert form is not None
    mine = f"/_sandbox/members/{ana.id}"
    whole: dict[str, dict[str, Any]] = {
        f"{mine}/channels/{tables.id}/slash": {"path": "weigh", "options": {"file": {}}},
        f"{mine}/channels/{tables.id}/autocomplete": {
            "path": "match create",
            "focused": "game",
            "typed": "c",
            "options": {"game": "c"},
        },
        f"{mine}/channels/{tables.id}/say": {"content": "hello"},
        f"{mine}/messages/{shown.id}/click": {"custom_id": "ask"},
        f"{mine}/messages/{shown.id}/select": {"custom_id": "fruit", "values": ["fig"]},
        f"{mine}/modals/{form.interaction.id}/submit": {"values": {"question": "no field of it"}},
        f"{mine}/roles": {"role": "1", "has": True},
        f"{mine}/server": {"inside": True},
        f"/_sandbox/places/{tables.id}/permissions": {"view_channel": True},
        f"/_sandbox/places/{tables.id}/archive": {"archived": False, "locked": False},
        "/_sandbox/gateway": {"action": "none"},
        "/_sandbox/time": {"skip": 0, "jump": 0},
        "/_sandbox/storms": {"effect": "slow", "share": 0, "operation": "x", "seconds": 0},
        "/_sandbox/files": {"largest": 1000},
        "/_sandbox/life": {"action": "none"},
        # Last, since from then on presses may get lost.
        "/_sandbox/presses": {"doubled": 0, "lost": 0, "twice": False},
    }
    for path, body in whole.items():
        for name in (*body, "more"):
            for value in ODD:
                sent = json.dumps(body | {name: value}).encode()
                status, answer = await answered(raw, path, sent)
                assert status < 500, (path, name, value, answer)
