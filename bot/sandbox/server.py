"""The HTTP server on loopback: REST API, gateway, attachments, and the page for people."""

from aiohttp import web

from bot.sandbox.platform import Platform
from bot.sandbox.rest.pipeline import PREFIX, Pipeline
from bot.sandbox.saved import readdress
from bot.sandbox.visitors import checked
from bot.sandbox.web import WebApi


class Server:
    """Serves one platform on 127.0.0.1 until stopped."""

    def __init__(self, platform: Platform, port: int = 0) -> None:
        self.platform = platform
        self.port = port
        self.app = web.Application(middlewares=[checked], client_max_size=64 * 1024 * 1024)
        self.app.router.add_route("*", PREFIX + "/{path:.*}", Pipeline(platform).handle)
        self.app.router.add_get("/gateway", platform.gateway.handle)
        self.app.router.add_get("/gateway/", platform.gateway.handle)
        self.app.router.add_get("/attachments/{channel}/{id}/{name}", self._attachment)
        WebApi(platform).mount(self.app)
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)

    async def start(self) -> None:
        """Listen; port 0 takes a free one, which `port` then tells."""
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        readdress(self.platform.world, f"http://127.0.0.1:{self.port}")

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        self.platform.clock.close()
        await self.platform.gateway.drop(1001)
        await self._runner.cleanup()

    async def _attachment(self, request: web.Request) -> web.Response:
        number = request.match_info["id"]
        found = self.platform.world.files.get(int(number) if number.isdecimal() else 0)
        if found is None:
            raise web.HTTPNotFound(text="No such attachment.")
        return web.Response(body=found.content, content_type=found.content_type)
