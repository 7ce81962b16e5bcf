"""Who may use the stand-in: the bot and the page at its own address, no other page open in the browser.

Another page could send requests here, too, and under a name that it makes point to this machine even read
the answers. Browsers say from where a request comes, and which address was meant.
"""

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

HOSTS = frozenset({"127.0.0.1", "localhost", "::1"})
API = "/_sandbox/"
_READING = ("GET", "HEAD")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def checked(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse what comes from elsewhere, and bodies that a form of another page could send."""
    if not _is_here(request.host):
        return _refused(403, f"this is no address of the sandbox: {request.host}")
    origin = request.headers.get("Origin")
    if origin is not None and _netloc(origin) != request.host.lower():
        return _refused(403, f"another page may do nothing here: {origin}")
    is_json = request.content_type == "application/json"
    if request.path.startswith(API) and request.method not in _READING and not is_json:
        return _refused(415, "the Content-Type must be application/json")
    return await handler(request)


def _is_here(host: str) -> bool:
    try:
        return urlsplit(f"//{host}").hostname in HOSTS
    except ValueError:
        return False


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _refused(status: int, why: str) -> web.Response:
    return web.json_response({"error": why}, status=status)
