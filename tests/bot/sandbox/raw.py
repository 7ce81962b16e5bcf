"""Plain HTTP requests, for payloads that discord.py would never send."""

import json
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.sandbox import Sandbox


@dataclass(frozen=True)
class Answer:
    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> int:
        return int(self.body["code"])

    def faults(self) -> set[str]:
        """The codes under `errors`, wherever they stand."""
        return set(_codes(self.body.get("errors", {})))


def _codes(node: Any) -> list[str]:
    if isinstance(node, list):
        return [item["code"] for item in node]
    return [code for value in node.values() for code in _codes(value)]


@dataclass(frozen=True)
class Raw:
    sandbox: Sandbox
    session: aiohttp.ClientSession

    async def request(self, method: str, path: str, body: Any = None, **extra: Any) -> Answer:
        headers = {"Authorization": f"Bot {self.sandbox.token}"}
        if body is not None:
            extra["json"] = body
        url = self.sandbox.api_base + path
        async with self.session.request(method, url, headers=headers, **extra) as response:
            text = await response.text()
            return Answer(response.status, json.loads(text) if text else None, response.headers)

    async def post(self, path: str, body: Any) -> Answer:
        return await self.request("POST", path, body)

    async def send(self, channel_id: int, body: Any) -> Answer:
        return await self.post(f"/channels/{channel_id}/messages", body)

    async def upload(self, channel_id: int, body: Any, files: dict[str, bytes]) -> Answer:
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps(body))
        for index, (name, content) in enumerate(files.items()):
            form.add_field(f"files[{index}]", content, filename=name)
        return await self.request("POST", f"/channels/{channel_id}/messages", data=form)
