"""`caravan run`: the bot on Discord."""

import asyncio
import gc
import signal
import sys

import aiohttp
import click
import discord

from bot.app import Caravanserai
from bot.cli.frame import Wrong
from bot.cli.logs import begin_logging
from bot.memory import return_large_blocks
from bot.pictures.studio import Studio
from bot.settings import Settings, load_settings

SWITCH_SECONDS = 0.001
"""After so long a thread that computes lets another one go on, if one waits; Python's own is 5 ms."""


@click.command()
def run() -> None:
    """Run the bot on Discord until Ctrl-C or SIGTERM stops it.

    Needs DISCORD_TOKEN; .env.example lists all settings.
    """
    settings = load_settings()
    _ = settings.token
    begin_logging(settings)
    make_responsive()
    with Studio() as studio:
        asyncio.run(_run(settings, studio))


def make_responsive() -> None:
    """Keep clicks from waiting for pictures being drawn and for the collector; keep memory within bounds."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    return_large_blocks()


async def _run(settings: Settings, studio: Studio) -> None:
    await serve(Caravanserai(settings, painter_of=studio.painter), settings, stop_signal())


def stop_signal() -> asyncio.Event:
    """Set when the process is asked to stop."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    return stopped


async def serve(bot: Caravanserai, settings: Settings, stopped: asyncio.Event) -> None:
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
