"""The bot on a loopback Discord, with plain pictures where the picture is not the point."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar, cast

from typing_extensions import override

import renderer
from bot.app import Caravanserai
from bot.sandbox import Sandbox
from bot.settings import Settings
from bot.ui.attending import Turns
from renderer.core.palette import Mark
from renderer.core.picture import Picture, Report
from tests.bot.databases import lay
from tests.bot.matches.support import LIBRARY
from tests.bot.seeding import foreseeable
from tests.bot.stamped import doubled

Place = tuple[Sandbox, Caravanserai]

PNG = b"\x89PNG\r\n\x1a\n" + b"0" * 60


class PlainPainter:
    """Paints nothing, but lets the view and the caption be read."""

    def __init__(self, game: str) -> None:
        real = renderer.painter(game)
        self.game = game
        self.zones, self.marks, self._real = real.zones, real.marks, real

    def board(self, view: Any, caption: Any, trail: Any = ()) -> Picture:
        return Picture(PNG, 40, 30, self.describe(view, caption, trail))

    def hand(self, view: Any, caption: Any, seat: int) -> Picture:
        assert view.seat == seat
        return Picture(PNG, 40, 30, f"hand of {caption.seats[seat]}")

    def zoom(self, view: Any, caption: Any, zone: str, trail: Any = ()) -> Picture:
        return Picture(PNG, 40, 30, f"{zone} {self.describe(view, caption, trail)}")

    def reports(self, view: Any) -> Sequence[Report]:
        return self._real.reports(view)

    def report(self, view: Any, caption: Any, key: str) -> Picture:
        return self._real.report(view, caption, key)

    def changes(self, trail: Any, view: Any) -> list[Any]:
        return self._real.changes(trail, view)

    def describe(self, view: Any, caption: Any, trail: Any = ()) -> str:
        return self._real.describe(view, caption, trail)

    def replay(self, shots: Any, timeline: Any, caption: Any) -> bytes:
        shown = [self.describe(shot.view, caption) for shot in shots]
        assert timeline.result is not None
        return b"GIF89a" + "\n".join(shown).encode()

    def text_board(self, view: Any, caption: Any) -> str:
        return self._real.text_board(view, caption)


class Slate:
    """Paints a game nobody has made pictures for."""

    zones: Sequence[str] = ()
    marks: Mapping[str, Mark] = {}

    def __init__(self, game: str) -> None:
        self.game = game

    def board(self, *_: Any) -> Picture:
        return Picture(PNG, 40, 30, "a board")

    def hand(self, view: Any, _: Any, seat: int) -> Picture:
        assert view.seat == seat
        return Picture(PNG, 40, 30, "a hand")

    def zoom(self, *_: Any) -> Picture:
        return self.board()

    def reports(self, _: Any) -> Sequence[Report]:
        return ()

    def report(self, _: Any, __: Any, key: str) -> Picture:
        raise ValueError(key)

    def changes(self, *_: Any) -> list[Any]:
        return []

    def describe(self, *_: Any) -> str:
        return "a board"

    def text_board(self, *_: Any) -> str:
        return "a board"


def settings_for(sandbox: Sandbox, folder: Path, ai_pause: str = "0") -> Settings:
    return Settings(
        _env_file=None,
        DISCORD_TOKEN=sandbox.token,
        DISCORD_API_BASE=sandbox.api_base,
        DISCORD_GATEWAY_URL=sandbox.gateway_url,
        DATABASE_URL=f"sqlite+aiosqlite:///{folder / 'bot.sqlite3'}",
        CARAVAN_AI_PAUSE=ai_pause,
    )


class Instant(Caravanserai):
    """The bot without the pause that Discord's identify limit asks for; says when it is up.

    Its people click as fast as they can, and none of them shall have to rest.
    What it tells Discord of the same commands is put into all languages once.
    """

    told: ClassVar[dict[str, list[dict[str, Any]]]] = {}

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.turns = Turns(rest=0.0)
        self.up = asyncio.Event()

    @override
    async def on_ready(self) -> None:
        await super().on_ready()
        self.up.set()

    @override
    async def described(self) -> list[dict[str, Any]]:
        commands = [cast("Any", one).to_dict(self.tree) for one in self.tree.get_commands()]
        key = json.dumps(commands, sort_keys=True, default=str)
        if key not in self.told:
            self.told[key] = await super().described()
        return self.told[key]

    @override
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once."""


@asynccontextmanager
async def blameless() -> AsyncIterator[Sandbox]:
    """A Discord that has nothing to complain of in the end, and in which nothing was said badly."""
    async with Sandbox(rate_limits=False) as sandbox:
        yield sandbox
        assert [str(one) for one in sandbox.violations] == []
        assert [one.label for one in sandbox.failed] == []
        said = [message.text for message in sandbox.world.messages.values()]
        assert [found for text in said for found in doubled(text)] == []


@asynccontextmanager
async def settled_in(folder: Path, name: str) -> AsyncIterator[Place]:
    """A Discord with the bot, for all tests of a module: those that leave everything as it was.

    name: by which seeds and ids of matches are drawn.
    """
    with foreseeable(name):
        async with blameless() as sandbox, running(sandbox, folder) as bot:
            yield sandbox, bot


@asynccontextmanager
async def running(sandbox: Sandbox, folder: Path, **more: Any) -> AsyncIterator[Caravanserai]:
    await lay(folder / "bot.sqlite3")
    settings = settings_for(sandbox, folder, more.pop("ai_pause", "0"))
    choices = {"painter_of": PlainPainter, "library": LIBRARY, "guild_ready_timeout": 0.0, **more}
    bot = Instant(settings, **choices)
    task = asyncio.create_task(bot.start(sandbox.token))
    ready = asyncio.create_task(bot.up.wait())
    try:
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=120)
        if task.done():
            task.result()
        assert ready.done(), "the bot has not come up"
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
