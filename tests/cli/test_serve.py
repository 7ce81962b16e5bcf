"""`caravan run` and `caravan sandbox`: starting, what keeps them from starting, stopping."""

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from bot.sandbox import Sandbox

PATIENCE = 60


@asynccontextmanager
async def caravan(*words: str, **surroundings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A verb in a process of its own, killed if it outlives the block."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *words),
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])} | surroundings,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def ended(process: asyncio.subprocess.Process) -> tuple[int | None, str]:
    """The exit code and what was said on standard error."""
    _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode, said.decode()


def pointing_at(sandbox: Sandbox, token: str | None = None) -> Mapping[str, str]:
    return {
        "DISCORD_TOKEN": token or sandbox.token,
        "DISCORD_API_BASE": sandbox.api_base,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url,
    }


async def test_the_sandbox_tells_its_address_serves_its_page_and_stops_when_asked(
    tmp_path: Path,
) -> None:
    async with caravan("sandbox", "--port", "0") as process:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        address = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert address is not None
        page = await asyncio.to_thread(lambda: urlopen(address[0]).read())
        assert b"<html" in page
        process.send_signal(signal.SIGTERM)
        assert await ended(process) == (0, "")
    assert not (tmp_path / "caravan.sqlite3").exists()


async def test_the_sandbox_keeps_matches_where_it_is_told_to(tmp_path: Path) -> None:
    kept = tmp_path / "kept.sqlite3"
    async with caravan("sandbox", "--port", "0", "--db", str(kept)) as process:
        assert process.stdout is not None
        await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        process.send_signal(signal.SIGINT)
        assert await ended(process) == (0, "")
    assert kept.is_file()


def test_a_port_in_use_is_told_in_one_line(refused: Callable[..., str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert "--port" in refused("sandbox", "--port", taken.getsockname()[1])


@pytest.mark.parametrize("words", [("--port", "70000"), ("--db", "mysql://host/name")])
def test_the_sandbox_refuses_what_it_cannot_use(
    refused: Callable[..., str], words: tuple[str, str]
) -> None:
    assert words[0] in refused("sandbox", *(["--port", "0"] if words[0] == "--db" else []), *words)


async def test_the_bot_runs_until_it_is_asked_to_stop(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, caravan("run", **pointing_at(sandbox)) as process:
        await sandbox.ready(PATIENCE)
        process.send_signal(signal.SIGTERM)
        code, said = await ended(process)
    assert code == 0
    assert "Traceback" not in said
    assert (tmp_path / "caravan.sqlite3").is_file()


@pytest.mark.parametrize("token", [None, "", "  "])
def test_without_a_token_the_bot_says_so_in_one_line(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, token: str | None
) -> None:
    if token is not None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
    assert "DISCORD_TOKEN" in refused("run")


def test_settings_are_read_from_a_file_too(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc\nDISCORD_API_BASE=gopher://discord\n")
    assert "DISCORD_API_BASE" in refused("run")


async def test_a_wrong_token_ends_with_2_and_a_line_that_says_so() -> None:
    async with (
        Sandbox() as sandbox,
        caravan("run", **pointing_at(sandbox, "wrong.token")) as process,
    ):
        code, said = await ended(process)
    assert code == 2
    assert said.splitlines()[-1] == "caravan: Discord refused the token: correct DISCORD_TOKEN"
    assert "Traceback" not in said


async def test_a_discord_out_of_reach_ends_with_2_and_a_line_that_says_so() -> None:
    nowhere = {"DISCORD_TOKEN": "a.b.c", "DISCORD_API_BASE": "http://127.0.0.1:9/api/v10"}
    async with caravan("run", **nowhere) as process:
        code, said = await ended(process)
    assert code == 2
    assert "cannot be reached" in said.splitlines()[-1]
    assert "Traceback" not in said
