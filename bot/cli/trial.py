"""`caravan sandbox`: the bot with a Discord of its own."""

import asyncio
from pathlib import Path

import click
from platformdirs import user_data_path

from bot.app import Caravanserai
from bot.cli.frame import Wrong, out
from bot.cli.logs import begin_logging
from bot.cli.serve import make_responsive, serve, stop_signal
from bot.sandbox import Sandbox
from bot.sandbox.shared import SharedClock
from bot.settings import Settings, complete_url, load_settings

PORT = 8300


@click.command()
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=PORT,
    show_default=True,
    help="Port on 127.0.0.1; 0 takes a free one.",
)
@click.option(
    "--db",
    "database",
    metavar="URL",
    help="Keep matches in this database.  [default: one of its own, begun anew at every start]",
)
def sandbox(*, port: int, database: str | None) -> None:
    """Try everything on this machine: a stand-in of Discord with a page to act on, and the bot.

    Needs no token, and never touches the database of DATABASE_URL.
    """
    settings = load_settings()
    begin_logging(settings.model_copy(update={"log_level": "WARNING"}))
    make_responsive()
    asyncio.run(_sandbox(settings, port, database))


async def _sandbox(settings: Settings, port: int, database: str | None) -> None:
    stopped = stop_signal()
    stand_in = Sandbox(port=port)
    try:
        await stand_in.server.start()
    except OSError as error:
        await stand_in.server.stop()
        raise Wrong(f"port {port} cannot be used ({error.strerror}); give another --port") from None
    try:
        own = _pointed_at(stand_in, settings, database)
        bot = Caravanserai(own, clock=SharedClock(stand_in.clock), guild_ready_timeout=0.1)
        telling = asyncio.create_task(_tell_when_ready(bot, stand_in))
        await serve(bot, own, stopped)
        telling.cancel()
    finally:
        await stand_in.server.stop()


def _pointed_at(stand_in: Sandbox, settings: Settings, database: str | None) -> Settings:
    """The settings for a bot that talks to the stand-in alone."""
    chosen = _chosen(database) if database else _own_database(stand_in.server.port)
    return Settings(
        discord_token=stand_in.token,
        discord_api_base=stand_in.api_base,
        discord_gateway_url=stand_in.gateway_url,
        database_url=chosen,
        CARAVAN_CONTENT=settings.content,
    )


def _chosen(database: str) -> str:
    url = database if "://" in database else f"sqlite:///{Path(database).absolute()}"
    try:
        return complete_url(url).render_as_string(hide_password=False)
    except ValueError as error:
        raise Wrong(f"--db {error}") from None


def _own_database(port: int) -> str:
    """A new file for each start: who and what the last one's matches knew is gone with its Discord."""
    folder = user_data_path("caravanserai", appauthor=False, ensure_exists=True)
    for suffix in ("", "-wal", "-shm"):
        (folder / f"sandbox-{port}.sqlite3{suffix}").unlink(missing_ok=True)
    return f"sqlite+aiosqlite:///{folder / f'sandbox-{port}.sqlite3'}"


async def _tell_when_ready(bot: Caravanserai, stand_in: Sandbox) -> None:
    await stand_in.ready(timeout=60)
    await bot.wait_until_ready()
    out(f"Caravanserai is ready: open {stand_in.url}/ in a browser. Ctrl-C ends it.")
