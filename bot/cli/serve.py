"""`caravan run` and `caravan sandbox`: the bot on Discord, or with a Discord of its own."""

import asyncio
import signal
from pathlib import Path

import aiohttp
import click
import discord
from platformdirs import user_data_path

from bot.app import Caravanserai
from bot.cli.frame import Wrong, out
from bot.cli.logs import begin_logging
from bot.sandbox import Sandbox
from bot.settings import Settings, complete_url, load_settings

PORT = 8300


@click.command()
def run() -> None:
    """Run the bot on Discord until it is stopped by Ctrl-C or SIGTERM.

    Needs DISCORD_TOKEN; .env.example tells all settings.
    """
    settings = load_settings()
    _ = settings.token
    begin_logging(settings)
    asyncio.run(_run(settings))


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
    asyncio.run(_sandbox(settings, port, database))


async def _run(settings: Settings) -> None:
    await _serve(Caravanserai(settings), settings, _stop_signal())


async def _sandbox(settings: Settings, port: int, database: str | None) -> None:
    stopped = _stop_signal()
    stand_in = Sandbox(port=port)
    try:
        await stand_in.server.start()
    except OSError as error:
        await stand_in.server.stop()
        raise Wrong(f"port {port} cannot be used ({error.strerror}); give another --port") from None
    try:
        own = _pointed_at(stand_in, settings, database)
        bot = Caravanserai(own, guild_ready_timeout=0.1)
        telling = asyncio.create_task(_tell_when_ready(bot, stand_in))
        await _serve(bot, own, stopped)
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


def _stop_signal() -> asyncio.Event:
    """Set when the process is asked to stop."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    return stopped


async def _serve(bot: Caravanserai, settings: Settings, stopped: asyncio.Event) -> None:
    """Run the bot until it is stopped; what keeps it from starting is told in one line."""
    running = asyncio.create_task(bot.start(settings.token))
    waiting = asyncio.create_task(stopped.wait())
    try:
        await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
    except discord.LoginFailure as error:
        raise Wrong("Discord refused the token: correct DISCORD_TOKEN") from error
    except (aiohttp.ClientConnectionError, discord.GatewayNotFound) as error:
        where = settings.discord_api_base
        raise Wrong(f"Discord cannot be reached at {where}: {error}") from error
    except discord.HTTPException as error:
        raise Wrong(f"Discord did not let the bot in: {error}") from error
    finally:
        await bot.close()
        waiting.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
