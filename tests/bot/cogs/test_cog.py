"""What a cog asks of the bot's services, and reads in clicks, is checked by their types."""

import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
COG = """
from bot.cogs.clicking import on
from bot.cogs.cog import Cog
from bot.cogs.match_resolver import running
from bot.ui.clicks.ended import RematchClick
from bot.ui.clicks.panels import DoneClick, TakeClick
from bot.ui.replies import Interaction

class PlantedCog(Cog):
    async def taken(self, interaction: Interaction, click: TakeClick) -> None: ...

    async def planted(self, interaction: Interaction) -> None:
"""
RIGHT = (
    "await self.matches.store.info('m')",
    "await self.bot.matches.store.info('m')",
    "await self.bot.dispatcher.again(1)",
    "await self.bot.guild_settings.settings(1)",
    "(await self.bot.reader(interaction))('bot-done')",
    "(await self.bot.match_for(interaction, None, running)).name",
    "interaction.client.turns.acts",
    "TakeClick('m', 'question', 'answer').payload",
    "on(TakeClick, DoneClick)(PlantedCog.taken)",
)
WRONG = (
    "await self.matches.store.inof('m')",
    "await self.bot.matches.store.info(1)",
    "await self.bot.dispatcher.agian(1)",
    "await self.bot.guild_settings.setings(1)",
    "(await self.bot.raeder(interaction))('bot-done')",
    "(await self.bot.match_for(interaction, None, running)).naem",
    "interaction.client.trun",
    "TakeClick('m', 'question', 'answer').paylaod",
    "TakeClick('m', 'question')",
    "on(TakeClick, RematchClick)(PlantedCog.taken)",
)


OWN = ROOT / ".mypy_cache" / "cog"
"""The cache of this test, and what it checks: always at the same place, which remembered complaints name."""


def begin_with(known: Path, own: Path) -> None:
    """Copy a cache of mypy's to where there is none, so that not all of the bot is checked once more.

    Whoever checks everything may be writing it: then what cannot be read now is found out anew.
    """
    if own.exists():
        return
    own.mkdir(parents=True)
    for file in known.glob("cache.*.db"):
        with (
            suppress(sqlite3.OperationalError),
            closing(sqlite3.connect(file)) as one,
            closing(sqlite3.connect(own / file.name)) as other,
        ):
            one.backup(other)


@pytest.fixture(scope="module")
def refused() -> set[str]:
    """The calls that mypy refuses to a cog.

    In a process of its own, because mypy changes how garbage is collected; with a cache of its own, because
    another may be checking everything at the same time.
    """
    version = "{}.{}".format(*sys.version_info)
    begin_with(OWN.parent / version, OWN / version)
    planted = OWN / "planted.py"
    planted.write_text(COG + "".join(f"        {one}\n" for one in (*RIGHT, *WRONG)))
    settings = ("--config-file", "pyproject.toml", "--cache-dir", str(OWN))
    command = [sys.executable, "-m", "mypy", *settings, "--no-pretty", str(planted)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode in (0, 1), ran.stdout + ran.stderr
    lines = planted.read_text().splitlines()
    found = [line.removeprefix(f"{planted.relative_to(ROOT)}:") for line in ran.stdout.splitlines()]
    return {lines[int(one.split(":")[0]) - 1].strip() for one in found if ": error:" in one}


@pytest.mark.parametrize("call", RIGHT)
def test_what_is_there_may_be_asked(call: str, refused: set[str]) -> None:
    assert call not in refused


@pytest.mark.parametrize("call", WRONG)
def test_what_is_not_there_may_not_be_asked(call: str, refused: set[str]) -> None:
    assert call in refused
