"""A browser at the sandbox's page."""

from typing import Any

from bot.sandbox import Member, Sandbox
from tests.bot.sandbox.raw import Raw


class Web:
    """The page of one member."""

    def __init__(self, sandbox: Sandbox, raw: Raw, member: Member) -> None:
        self.sandbox, self.raw = sandbox, raw
        self.mine = f"/_sandbox/members/{member.id}"

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        url = self.sandbox.url + path
        async with self.raw.session.request(method, url, json=body) as response:
            return response.status, await response.json()

    async def get(self, path: str) -> Any:
        return (await self.ask("GET", path))[1]

    async def act(self, path: str, body: Any = None) -> Any:
        status, answer = await self.ask("POST", self.mine + path, body or {})
        assert status == 200, answer
        return answer
