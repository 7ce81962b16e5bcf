"""`caravan sandbox`: the bot with a Discord of its own."""

import asyncio
from contextlib import closing

import click
from pydantic import SecretStr
from sqlalchemy import URL

from bot.cli.bot_process import DATABASE, BotProcess
from bot.cli.frame import Wrong
from bot.cli.logs import begin_logging
from bot.cli.saved_world import chosen_url, stand_in_for, throw_away
from bot.cli.serve import make_responsive, stop_signal
from bot.matches.play.thinking import Thinker, ThinkingProcess
from bot.pictures.studio import Studio
from bot.sandbox import Sandbox
from bot.settings import Settings, load_settings

PORT = 8300


@click.command()
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=PORT,
    show_default=True,
    help="Port on 127.0.0.1; 0 for any free one.",
)
@click.option(
    "--db",
    "database",
    metavar="FILE",
    envvar=DATABASE,
    help="Keep matches in this file (or database) and their Discord beside it, in FILE.discord, for the"
    " next start.  [default: start from scratch every time]",
)
def sandbox(*, port: int, database: str | None) -> None:
    """Try the bot on this machine: it runs with an imitation of Discord that you use in a browser.

    Needs no token, and never touches the database of DATABASE_URL.
    """
    settings = load_settings()
    begin_logging(settings.model_copy(update={"log_level": "WARNING"}))
    make_responsive()
    with closing(Studio()) as studio, closing(ThinkingProcess()) as thinker:
        asyncio.run(_sandbox(settings, studio, thinker, port, database))


async def _sandbox(
    settings: Settings, studio: Studio, thinker: Thinker, port: int, database: str | None
) -> None:
    stopped = stop_signal()
    chosen = chosen_url(database) if database else None
    stand_in = stand_in_for(chosen, port)
    try:
        await stand_in.start()
    except OSError as error:
        raise Wrong(f"port {port} cannot be used ({error.strerror}); give another --port") from None
    try:
        own = _pointed_at(stand_in, settings, chosen or throw_away(stand_in.server.port))
        await BotProcess(stand_in, own, studio, thinker).run(stopped)
    finally:
        await stand_in.stop()


def _pointed_at(stand_in: Sandbox, settings: Settings, database: URL) -> Settings:
    """The settings for a bot that talks to the stand-in alone."""
    return Settings(
        discord_token=stand_in.token,
        discord_api_base=stand_in.api_base,
        discord_gateway_url=stand_in.gateway_url,
        database_url=SecretStr(database.render_as_string(hide_password=False)),
        CARAVAN_CONTENT=settings.content,
        CARAVAN_AI_PAUSE=settings.ai_pause,
        CARAVAN_SHARDS=None,  # it is alone with its Discord
    )
