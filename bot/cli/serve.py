"""`caravan run`: the bot on Discord."""

import asyncio
import gc
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path

import aiohttp
import click
import discord
import structlog
from sqlalchemy import URL

from bot import private
from bot.app import Caravanserai
from bot.cli.frame import Later, Wrong
from bot.cli.logs import begin_logging
from bot.cli.metrics import measured
from bot.cli.pulse import beating
from bot.matches.play.thinking import Thinker, ThinkingProcess
from bot.memory import return_large_blocks
from bot.pictures.studio import Studio
from bot.reporting import report
from bot.settings import Settings, load_settings
from bot.storage.claim import Claim, claimed
from bot.storage.errors import DatabaseTaken, StorageBusy, StorageError, StorageFull

SWITCH_SECONDS = 0.001
"""After so long a thread that computes lets another one go on, if one waits; Python's own is 5 ms."""


FIRST_PAUSE, LONGEST_PAUSE = 2.0, 300.0
"""Seconds before the next try where what keeps the bot from starting may pass: each twice the one before."""
LOOK_SECONDS = 60.0
"""Seconds between two looks at whether the database is still ours alone."""
SERVER_ERRORS = 500
_REFUSALS = (
    discord.LoginFailure,
    discord.GatewayNotFound,
    discord.RateLimited,
    discord.HTTPException,
)

_log = structlog.get_logger(__name__)


@click.command()
@click.option(
    "--no-wait",
    is_flag=True,
    help="End with 75 where Discord or the database cannot be reached, instead of trying again.",
)
def run(*, no_wait: bool) -> None:
    """Run the bot on Discord until Ctrl-C or SIGTERM stops it.

    Needs DISCORD_TOKEN; .env.example lists all settings.
    """
    settings = load_settings()
    _ = settings.token
    begin_logging(settings)
    _warn_of_readers(settings.database)
    make_responsive()
    with closing(Studio()) as studio, closing(ThinkingProcess()) as thinker:
        asyncio.run(_run(settings, studio, thinker, patient=not no_wait))


def _warn_of_readers(url: URL) -> None:
    """Say so if others could read the database; what it is kept as is for its owner to decide."""
    if url.get_backend_name() != "sqlite":
        return
    with suppress(OSError):  # most often there is none yet
        if private.readable_by_all(Path(url.database or "")):
            _log.warning("database readable by all", file=url.database)


def make_responsive() -> None:
    """Keep clicks from waiting for pictures being drawn and for the collector; keep memory within bounds."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    return_large_blocks()


async def _run(settings: Settings, studio: Studio, thinker: Thinker, *, patient: bool) -> None:
    stopped = stop_signal()

    async def attempt() -> None:
        bot = Caravanserai(settings, painter_of=studio.painter, thinker=thinker, patient=patient)
        await serve(bot, settings, stopped)

    await (waited_out(attempt, stopped) if patient else attempt())


async def waited_out(attempt: Callable[[], Awaitable[None]], stopped: asyncio.Event) -> None:
    """Try again, after longer and longer pauses, as long as what is in the way may pass."""
    pause = FIRST_PAUSE
    while not stopped.is_set():
        began = time.monotonic()
        try:
            await attempt()
        except DatabaseTaken:
            raise
        except (Later, StorageBusy, StorageFull) as error:
            if time.monotonic() - began > LONGEST_PAUSE:
                pause = FIRST_PAUSE  # it ran meanwhile
            _log.warning("start put off", reason=str(error), seconds=pause)
        else:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def stop_signal() -> asyncio.Event:
    """Set when the process is asked to stop."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    return stopped


async def serve(bot: Caravanserai, settings: Settings, stopped: asyncio.Event) -> None:
    """Run the bot until it is stopped; what keeps it from starting is told in one line.

    Meanwhile no other bot may write its database, or its shards of one. Raises Wrong or StorageError;
    Later or StorageBusy for what may pass.
    """
    serving = asyncio.create_task(_served(bot, settings))
    stopping = asyncio.create_task(stopped.wait())
    try:
        await asyncio.wait((serving, stopping), return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopping.cancel()
        serving.cancel()
        await asyncio.wait((serving, stopping))
    if not serving.cancelled():
        serving.result()


async def _served(bot: Caravanserai, settings: Settings) -> None:
    """Run the bot until it is cancelled, at any moment: a server can let one wait for a minute."""
    async with (
        claimed(settings.database, bot.ours) as claim,
        bot,
        measured(bot, settings.metrics_port),
    ):
        doing = [
            asyncio.create_task(one)
            for one in (bot.start(settings.token), _kept(claim), beating(bot))
        ]
        try:
            done, _ = await asyncio.wait(doing, return_when=asyncio.FIRST_COMPLETED)
            for one in done:
                one.result()
        except _REFUSALS as error:
            raise _refused(error, settings.discord_api_base) from error
        except (aiohttp.ClientConnectionError, TimeoutError) as error:
            raise _out_of_reach(error, settings.discord_api_base) from error
        finally:
            # The start as well, and first: closing waits for a login. A shard that reconnects takes no
            # notice of it, but ends once the bot is closed.
            for one in doing:
                one.cancel()
            await bot.close()
            await asyncio.gather(*doing, return_exceptions=True)


async def _kept(claim: Claim) -> None:
    """See now and then that the database is still ours alone; ends with DatabaseTaken if it is not."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            await claim.keep()
        except DatabaseTaken:
            raise
        except StorageError as error:
            _log.warning("claim not renewed", reason=str(error))
        except Exception as error:  # noqa: BLE001 - only whoever has taken the database ends the bot
            report(error, "claim.trouble")


def _refused(error: Exception, where: str) -> Wrong:
    """Why Discord did not let the bot in, and whether that may pass."""
    if isinstance(error, discord.LoginFailure):
        return Wrong("Discord refused the token: correct DISCORD_TOKEN")
    if isinstance(error, discord.GatewayNotFound | discord.RateLimited):
        return _out_of_reach(error, where)
    if isinstance(error, discord.HTTPException) and error.status >= SERVER_ERRORS:
        return _out_of_reach(error, where)
    return Wrong(f"Discord did not let the bot in: {error}")


def _out_of_reach(error: Exception, where: str) -> Later:
    return Later(f"Discord cannot be reached at {where}: {str(error) or type(error).__name__}")
