"""`caravan run` and `caravan sandbox`: starting, what keeps them from starting, stopping."""

import asyncio
import json
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.gateway import DiscordWebSocket
from sqlalchemy import URL

from bot.app import Caravanserai
from bot.cli.serve import serve
from bot.sandbox import Sandbox
from bot.settings import load_settings
from bot.storage import Storage
from engines import registry
from tests.bot.forked import Heard, heard, verb

PATIENCE = 120
PLACE = {"PYTHONPATH": str(Path(__file__).parents[3])}


Process: TypeAlias = asyncio.subprocess.Process | Heard


def caravan(*words: str, **surroundings: str) -> AbstractAsyncContextManager[Process]:
    """A verb in a process of its own, killed if it outlives the block; it has loaded the program before."""
    return heard(verb, *words, surroundings=os.environ | PLACE | surroundings)


@asynccontextmanager
async def caravan_anew(
    *words: str, **surroundings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """The same, begun as operators do it."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *words),
        env=os.environ | PLACE | surroundings,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def ended(process: Process) -> tuple[int | None, str]:
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
    async with caravan_anew("sandbox", "--port", "0") as process:
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
    assert (tmp_path / "kept.sqlite3.discord" / "world.json").is_file()


async def told(page: str, path: str, body: object = None) -> Any:
    """What the page's API answers."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{page}_sandbox/{path}", data, {"Content-Type": "application/json"})
    answer = await asyncio.to_thread(lambda: urlopen(request).read())
    return json.loads(answer)


async def opened(process: Process) -> str:
    """The address of the page, once the bot is ready."""
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    address = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert address is not None, line
    return address[0]


async def first_place(page: str, member: int = 0) -> str:
    """The path of a member in the first channel, on the page's API."""
    number = (await told(page, "world"))["members"][member]["id"]
    channel = (await told(page, f"members/{number}/channels"))[0]["id"]
    return f"members/{number}/channels/{channel}"


async def lobby_post(page: str) -> dict[str, Any]:
    """The post of a lobby that the first member opens."""
    place = await first_place(page)
    options = {"game": registry.KEYS[0]}
    done = await told(page, f"{place}/slash", {"path": "match create", "options": options})
    assert not done["failed"]
    while not (found := [one for one in await posts(page) if one["components"]]):  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(0.05)
    return found[0]


async def posts(page: str) -> list[dict[str, Any]]:
    """What everybody reads in the first channel."""
    shown = await told(page, f"{await first_place(page)}/messages")
    return [one for one in shown if not one["ephemeral"]]


def seen_by_everybody(process: Process) -> bytes:
    """The words of a command, where the system shows them to every account."""
    words = Path(f"/proc/{process.pid}/cmdline")
    return words.read_bytes() if words.exists() else b""


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
async def test_a_kept_sandbox_goes_on_where_it_was_even_if_it_was_killed(
    tmp_path: Path, end: signal.Signals
) -> None:
    words = ("sandbox", "--port", "0", "--db", str(tmp_path / "kept.sqlite3"))
    world = tmp_path / "kept.sqlite3.discord" / "world.json"
    async with asyncio.timeout(PATIENCE), caravan(*words) as process:
        post = await lobby_post(await opened(process))
        while post["id"] not in world.read_text():  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.05)
        process.send_signal(end)
        await ended(process)
    async with asyncio.timeout(PATIENCE), caravan(*words) as process:
        page = await opened(process)
        assert [one["id"] for one in await posts(page)] == [post["id"]]
        member, _, _ = (await first_place(page, 1)).partition("/channels")
        join = re.search(r'"custom_id": "([^"]*join[^"]*)"', json.dumps(post))
        assert join is not None
        path = f"{member}/messages/{post['id']}/click"
        assert not (await told(page, path, {"custom_id": join[1]}))["failed"]


async def test_the_bot_is_stopped_and_started_again_from_the_page() -> None:
    async with asyncio.timeout(PATIENCE), caravan("sandbox", "--port", "0") as process:
        page = await opened(process)
        post = await lobby_post(page)
        assert (await told(page, "world"))["bot"]["mortal"]
        await told(page, "life", {"action": "restart"})
        assert await opened(process) == page
        assert [one["id"] for one in await posts(page)] == [post["id"]]
        process.send_signal(signal.SIGTERM)
        assert await ended(process) == (0, "")


async def test_killed_from_the_page_the_bot_begins_again_with_the_same_discord(
    tmp_path: Path,
) -> None:
    async with asyncio.timeout(PATIENCE), caravan("sandbox", "--port", "0") as process:
        page = await opened(process)
        post = await lobby_post(page)
        await told(page, "life", {"action": "kill"})
        assert await opened(process) == page
        assert b"://" not in seen_by_everybody(process)
        assert [one["id"] for one in await posts(page)] == [post["id"]]
        place = await first_place(page)
        assert not (await told(page, f"{place}/slash", {"path": "games"}))["failed"]
        process.send_signal(signal.SIGTERM)
        assert await ended(process) == (0, "")
    async with caravan("sandbox", "--port", str(urlsplit(page).port)) as process:
        assert await posts(await opened(process)) == []


def test_a_damaged_discord_is_told_with_what_to_do(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    folder = tmp_path / "kept.sqlite3.discord"
    folder.mkdir()
    (folder / "world.json").write_text("{")
    (tmp_path / "kept.sqlite3").touch()
    said = refused("sandbox", "--port", "0", "--db", tmp_path / "kept.sqlite3")
    assert str(folder) in said
    assert "damaged" in said
    assert "start over" in said


async def test_where_the_matches_were_deleted_their_discord_is_begun_anew(tmp_path: Path) -> None:
    folder = tmp_path / "kept.sqlite3.discord"
    folder.mkdir()
    (folder / "world.json").write_text("{")
    words = ("sandbox", "--port", "0", "--db", str(tmp_path / "kept.sqlite3"))
    async with caravan(*words) as process:
        assert await posts(await opened(process)) == []


async def test_matches_whose_discord_is_missing_are_told_of(tmp_path: Path) -> None:
    (tmp_path / "kept.sqlite3").touch()
    words = ("sandbox", "--port", "0", "--db", str(tmp_path / "kept.sqlite3"))
    async with caravan(*words) as process:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        assert "kept.sqlite3.discord is missing" in line


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
    async with Sandbox() as sandbox, caravan_anew("run", **pointing_at(sandbox)) as process:
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


NOWHERE = {"DISCORD_TOKEN": "a.b.c", "DISCORD_API_BASE": "http://127.0.0.1:9/api/v10"}


async def test_a_discord_out_of_reach_ends_with_75_and_a_line_that_says_so() -> None:
    async with caravan("run", "--no-wait", **NOWHERE) as process:
        code, said = await ended(process)
    assert code == 75
    assert "cannot be reached" in said.splitlines()[-1]
    assert "Traceback" not in said


@pytest.mark.parametrize("moved", [False, True])
async def test_a_page_that_answers_in_the_place_of_discord_means_that_it_is_out_of_reach(
    *, moved: bool
) -> None:
    async def answer(request: web.Request) -> web.Response:
        if moved and request.path != "/login":
            raise web.HTTPFound("/login")
        return web.Response(text="<html>Log in first</html>", content_type="text/html")

    app = web.Application()
    app.router.add_get("/{path:.*}", answer)
    async with TestServer(app) as server:
        there = NOWHERE | {"DISCORD_API_BASE": str(server.make_url("/api/v10"))}
        async with caravan("run", "--no-wait", **there) as process:
            code, said = await ended(process)
    assert code == 75
    assert "cannot be reached" in said.splitlines()[-1]
    assert "text/html" in said.splitlines()[-1]
    assert "Traceback" not in said


async def test_a_server_that_is_not_there_ends_with_75_and_no_word_of_its_password() -> None:
    surroundings = NOWHERE | {"DATABASE_URL": "postgresql://me:hidden@127.0.0.1:9/caravan"}
    async with caravan("run", "--no-wait", **surroundings) as process:
        code, said = await ended(process)
    assert code == 75
    assert "The database postgresql://127.0.0.1:9/caravan cannot be used" in said.splitlines()[-1]
    assert "hidden" not in said


async def read_until(process: Process, word: str, lines: int = 99) -> str:
    """The first line on standard error with a word in it."""
    assert process.stderr is not None
    for _ in range(lines):
        line = (await asyncio.wait_for(process.stderr.readline(), PATIENCE)).decode()
        if word in line:
            return line
    raise AssertionError(word)


async def test_a_discord_out_of_reach_is_waited_out_with_growing_pauses() -> None:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        port = place.getsockname()[1]
    sandbox = Sandbox(port=port)
    there = {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_BASE": f"http://127.0.0.1:{port}/api/v10",
        "DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{port}/gateway",
    }
    async with caravan("run", **there) as process:
        for seconds in (2.0, 4.0):
            line = await read_until(process, "start put off")
            assert "cannot be reached" in line
            assert f"seconds={seconds}" in line
        async with sandbox:
            await sandbox.ready(PATIENCE)
            process.send_signal(signal.SIGTERM)
            code, _ = await ended(process)
    assert code == 0


async def test_whoever_waits_for_discord_stops_when_asked() -> None:
    async with caravan("run", **NOWHERE) as process:
        await read_until(process, "start put off")
        process.send_signal(signal.SIGTERM)
        assert (await ended(process))[0] == 0


async def test_whoever_is_stopped_while_the_database_is_opened_ends_and_leaves_nothing_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stopped = asyncio.Event()
    opened: list[Storage] = []

    async def slow(url: URL, *, shared: bool) -> Storage:
        stopped.set()
        await asyncio.sleep(0)
        storage = await Storage.open(url, shared=shared)
        opened.append(storage)
        return storage

    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setattr("bot.app.Storage", SimpleNamespace(open=slow))
    settings = load_settings()
    async with asyncio.timeout(PATIENCE):
        await serve(Caravanserai(settings), settings, stopped)
    assert opened == []


async def test_whoever_is_stopped_while_a_server_lets_it_wait_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stopped = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        stopped.set()
        await reader.read()  # until the bot has gone away
        writer.close()

    async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        monkeypatch.setenv("DATABASE_URL", f"postgresql://me:hidden@127.0.0.1:{port}/caravan")
        monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
        settings = load_settings()
        async with asyncio.timeout(PATIENCE / 4):  # the driver gives up after a minute
            await serve(Caravanserai(settings), settings, stopped)


async def test_whoever_is_stopped_while_a_shard_reconnects_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stopped = asyncio.Event()

    async def endless(*_: object, **__: object) -> None:
        stopped.set()
        await asyncio.Event().wait()

    async with Sandbox() as sandbox, asyncio.timeout(PATIENCE):
        for name, value in pointing_at(sandbox).items():
            monkeypatch.setenv(name, value)
        settings = load_settings()
        bot = Caravanserai(settings, guild_ready_timeout=0.0)
        serving = asyncio.create_task(serve(bot, settings, stopped))
        await sandbox.ready(PATIENCE)
        monkeypatch.setattr(DiscordWebSocket, "from_client", endless)
        await sandbox.gateway.drop()
        await serving
    assert bot.is_closed()


async def test_whoever_waits_for_the_gateway_stops_when_asked() -> None:
    async with Sandbox() as sandbox:
        there = {**pointing_at(sandbox), "DISCORD_GATEWAY_URL": "ws://127.0.0.1:9"}
        async with caravan("run", **there) as process:
            await read_until(process, "gateway out of reach")
            process.send_signal(signal.SIGTERM)
            code, said = await ended(process)
    assert code == 0
    assert "Traceback" not in said


async def test_a_gateway_out_of_reach_ends_with_75_where_nothing_is_to_be_waited_for() -> None:
    async with Sandbox() as sandbox:
        there = {**pointing_at(sandbox), "DISCORD_GATEWAY_URL": "ws://127.0.0.1:9"}
        async with caravan("run", "--no-wait", **there) as process:
            code, said = await ended(process)
    assert code == 75
    assert "its gateway: Cannot connect to host 127.0.0.1:9" in said.splitlines()[-1]
    assert "Traceback" not in said


async def test_a_database_that_cannot_be_used_costs_no_login(tmp_path: Path) -> None:
    (tmp_path / "caravan.sqlite3").write_text("Dear Ana, " * 1000)
    async with Sandbox() as sandbox, caravan("run", **pointing_at(sandbox)) as process:
        code, said = await ended(process)
        assert sandbox.requests == []
    assert code == 2
    assert "caravan.sqlite3 cannot be used: file is not a database" in said.splitlines()[-1]


async def test_a_second_bot_on_a_database_is_told_of_the_first(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, caravan("run", **pointing_at(sandbox)) as first:
        await sandbox.ready(PATIENCE)
        async with caravan("run", **pointing_at(sandbox)) as second:
            code, said = await ended(second)
        assert code == 75
        file = tmp_path / "caravan.sqlite3"
        assert re.fullmatch(
            rf"caravan: another program writes the database {file} since [-0-9]+ [:0-9]+ UTC "
            rf"\(process {first.pid} of .+ on .+\): stop it first",
            said.splitlines()[-1],
        )
        first.kill()
        await first.communicate()
        async with caravan("run", **pointing_at(sandbox)) as third:
            await sandbox.ready(PATIENCE)
            third.send_signal(signal.SIGTERM)
            assert (await ended(third))[0] == 0


async def test_the_log_has_figures_and_a_port_of_this_machine_has_metrics() -> None:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        port = place.getsockname()[1]
    async with (
        Sandbox() as sandbox,
        caravan("run", **pointing_at(sandbox), CARAVAN_METRICS_PORT=str(port)) as process,
    ):
        await sandbox.ready(PATIENCE)
        assert "owed=0" in await read_until(process, " beat ")
        ana = sandbox.member("Ana")
        await (await ana.slash(sandbox.channel("tables"), "games")).response()
        page = f"http://127.0.0.1:{port}/metrics"
        told = (await asyncio.to_thread(lambda: urlopen(page).read())).decode()
        for stage in ("acknowledged", "begun", "answered"):
            assert f'caravan_interaction_seconds_count{{stage="{stage}"}} 1.0' in told
        for line in (
            'caravan_database{figure="owed"} 0.0',
            'caravan_waiting{what="ai"} 0.0',
            'caravan_posts{what="sent"} 0.0',
            "caravan_picture_seconds_count 0.0",
            "# TYPE caravan_errors_total counter",
        ):
            assert line in told
        process.send_signal(signal.SIGTERM)
        assert (await ended(process))[0] == 0


async def test_a_port_for_metrics_that_is_taken_is_told_in_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        async with caravan("run", **NOWHERE, CARAVAN_METRICS_PORT=port) as process:
            code, said = await ended(process)
    assert code == 2
    assert f"CARAVAN_METRICS_PORT {port} cannot be used" in said.splitlines()[-1]
