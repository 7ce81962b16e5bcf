"""The bot of a sandbox as a process: it can be stopped and started again, or killed, from the page."""

import asyncio
import os
import sys

from bot.app import Caravanserai
from bot.cli.frame import out
from bot.cli.saved_world import discord_of
from bot.cli.serve import serve
from bot.matches.play.thinking import Thinker
from bot.pictures.studio import Studio
from bot.sandbox import Sandbox
from bot.sandbox.keeping import Keeper
from bot.sandbox.shared import SharedClock
from bot.settings import Settings

DATABASE = "CARAVAN_SANDBOX_DB"
"""The variable that says the same as --db."""
_MOMENT = 0.1
"""Seconds in which the page hears that the program is about to be killed."""


class BotProcess:
    """Runs bots one after the other on the same settings; see `bot.sandbox.platform.Process`."""

    def __init__(
        self, stand_in: Sandbox, settings: Settings, studio: Studio, thinker: Thinker
    ) -> None:
        self._stand_in = stand_in
        self._settings = settings
        self._studio = studio
        self._thinker = thinker
        self._over = asyncio.Event()
        stand_in.platform.process = self

    async def run(self, stopped: asyncio.Event) -> None:
        """Let bots run until the process is asked to stop."""
        stopping = asyncio.create_task(self._end_with(stopped))
        self._over.set()
        while self._over.is_set() and not stopped.is_set():
            self._over.clear()
            await self._live()
        stopping.cancel()

    async def _live(self) -> None:
        clock = SharedClock(self._stand_in.clock)
        bot = Caravanserai(
            self._settings,
            clock=clock,
            painter_of=self._studio.painter,
            thinker=self._thinker,
            guild_ready_timeout=0.1,
        )
        telling = asyncio.create_task(self._tell_when_ready(bot))
        await serve(bot, self._settings, self._over)
        telling.cancel()

    async def _end_with(self, stopped: asyncio.Event) -> None:
        await stopped.wait()
        self._over.set()

    async def _tell_when_ready(self, bot: Caravanserai) -> None:
        await self._stand_in.ready(timeout=60)
        await bot.wait_until_ready()
        out(f"Caravanserai is ready: open {self._stand_in.url}/ in a browser. Ctrl-C ends it.")

    def restart(self) -> None:
        """Stop the bot in good order and start another one."""
        self._over.set()

    def kill(self) -> None:
        """Give the process up in the middle of everything, and begin again in its place."""
        asyncio.get_running_loop().call_later(_MOMENT, self._die)

    def _die(self) -> None:
        # A Discord forgets nothing when a bot is killed; nothing else is brought to an end.
        database = self._settings.database
        keeper = self._stand_in.keeper
        (keeper or Keeper(self._stand_in.platform, discord_of(database))).save()
        # Everybody on the machine sees the words of a command; its environment is seen by its own user.
        address = database.render_as_string(hide_password=False)
        self._studio.close()
        words = ["sandbox", "--port", str(self._stand_in.server.port)]
        os.execve(  # noqa: S606 - ourselves again
            sys.executable, [sys.executable, "-m", "bot", *words], os.environ | {DATABASE: address}
        )
