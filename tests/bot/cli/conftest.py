import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import URL

from bot.cli import main
from tests.bot.cli.stored import ANSWERS, begun, matches_in, play
from tests.bot.servers import Server

PASSWORD = "hidden"

Caravan = Callable[..., Result]
CaravanJson = Callable[..., Any]


@pytest.fixture(autouse=True)
def _own_surroundings(
    logs_as_before: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No test sees the settings, the folders or the database of the machine it runs on."""
    for name in ("DISCORD_TOKEN", "DISCORD_API_BASE", "DISCORD_GATEWAY_URL", "CARAVAN_CONTENT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'caravan.sqlite3'}")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def caravan() -> Caravan:
    """Runs a verb."""

    def run(*words: object) -> Result:
        return CliRunner().invoke(main, [str(word) for word in words])

    return run


@pytest.fixture
def told(caravan: Caravan) -> CaravanJson:
    """Runs a verb with --json that ends with 0, and gives what it printed."""

    def run(*words: object) -> Any:
        result = caravan(*words, "--json")
        assert (result.exit_code, result.stderr) == (0, "")
        return json.loads(result.stdout)

    return run


@pytest.fixture
def refused(caravan: Caravan) -> Callable[..., str]:
    """Runs a verb that refuses, and gives its one line."""

    def run(*words: object) -> str:
        result = caravan(*words)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith("caravan: ")
        assert result.stderr.count("\n") == 1
        return result.stderr

    return run


@pytest.fixture
def exported(caravan: Caravan, tmp_path: Path) -> Path:
    """A finished match in a file."""
    file = tmp_path / "match.json"
    assert caravan("playout", "fortuna", "--players", 2, "--export", file).exit_code == 0
    return file


@pytest.fixture
def server(postgres: Server) -> Iterator[str]:
    """The address of an empty PostgreSQL database, with a password that it doesn't ask for."""
    made = postgres.database(empty=True)
    with asyncio.Runner() as runner:
        url: URL = runner.run(made.__aenter__())
        yield url.set(password=PASSWORD).render_as_string(hide_password=False)
        runner.run(made.__aexit__(None, None, None))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database of the settings, with a match in play."""
    file = tmp_path / "caravan.sqlite3"
    asyncio.run(_play(file))
    return file


async def _play(file: Path) -> None:
    async with matches_in(file) as matches:
        await play(matches, await begun(matches), ANSWERS)
