"""The gateway drops, resumes or forgets the bot, in the middle of clicks."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from structlog.testing import capture_logs

from bot import app
from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.sandbox import Member, Permission, Sandbox
from tests.bot.app.hasty import play_on, turn_of
from tests.bot.app.house import running
from tests.bot.app.table import Match, begun


async def back_online(sandbox: Sandbox, arrivals: int) -> None:
    async with asyncio.timeout(10):
        await sandbox.gateway.arrivals(arrivals + 1)
        await sandbox.gateway.listening()


def arrivals(sandbox: Sandbox) -> int:
    return sandbox.gateway.identifies + sandbox.gateway.resumes


async def test_a_click_made_while_the_gateway_was_down_is_answered_after_resuming(
    sandbox: Sandbox, going: Match
) -> None:
    turn, resumed = await turn_of(going), sandbox.gateway.resumes
    await sandbox.gateway.drop()
    panel = await going.panel(turn)
    assert any(answers_of(panel))
    assert sandbox.gateway.resumes == resumed + 1


async def test_an_answer_given_while_the_line_is_torn_counts_once(
    sandbox: Sandbox, going: Match
) -> None:
    turn = await turn_of(going)
    panel, before = await going.panel(turn), await entry(going)
    sandbox.gateway.cut()
    await going.answer_any(turn, panel)
    assert await entry(going) == before + 1


async def test_asked_to_reconnect_the_bot_goes_on_where_it_was(
    sandbox: Sandbox, going: Match
) -> None:
    resumed, before = sandbox.gateway.resumes, going.post
    sandbox.gateway.ask_reconnect()
    await play_on(going)
    await going.player.until(lambda: going.post is not before, "the post")
    await going.player.until(lambda: sandbox.gateway.resumes > resumed, "a resume")


@pytest.mark.parametrize("resumable", [True, False])
async def test_an_invalid_session_is_begun_anew_and_panels_work_on(
    sandbox: Sandbox, going: Match, resumable: bool
) -> None:
    turn = await turn_of(going)
    panel, before, known = await going.panel(turn), await entry(going), arrivals(sandbox)
    sandbox.gateway.invalidate(resumable=resumable)
    await back_online(sandbox, known)
    await going.answer_any(turn, panel)
    assert await entry(going) == before + 1


async def test_a_thread_archived_while_no_session_was_open_is_woken(
    sandbox: Sandbox, going: Match
) -> None:
    known = arrivals(sandbox)
    sandbox.gateway.invalidate()
    sandbox.archive(going.thread)
    await back_online(sandbox, known)
    await going.player.until(lambda: not going.thread.archived, "a thread awake")


async def test_of_many_sleeping_threads_every_one_is_woken(
    sandbox: Sandbox,
    bot: Caravanserai,
    ana: Member,
    ben: Member,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(app, "AWAKENED_AT_ONCE", 2)
    matches = [await begun(sandbox, bot, ana, ben) for _ in range(3)]
    known = arrivals(sandbox)
    sandbox.gateway.invalidate()
    for match in matches:
        sandbox.archive(match.thread)
    await back_online(sandbox, known)
    player = matches[0].player
    await player.until(lambda: not any(one.thread.archived for one in matches), "all threads awake")


async def test_access_given_back_while_no_session_was_open_lets_posts_go_out(
    sandbox: Sandbox, going: Match
) -> None:
    before, place = going.post, going.player.channel
    sandbox.deny(place, Permission.SEND_MESSAGES_IN_THREADS)
    await play_on(going)
    await going.player.until(lambda: going.bot.dispatcher.tally.later, "a refusal")
    known = arrivals(sandbox)
    sandbox.gateway.invalidate()
    sandbox.allow(place, Permission.SEND_MESSAGES_IN_THREADS)
    await back_online(sandbox, known)
    await going.player.until(lambda: going.post is not before, "the post")


async def entry(match: Match) -> int:
    found = await match.bot.matches.lists.by_thread(match.thread.id)
    assert found is not None
    return found.entry


async def test_a_gateway_out_of_reach_at_the_start_is_told_in_a_line_each_time_until_it_is_there(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, refusals = DiscordWebSocket.from_client, iter(("first", "second"))

    async def refused_twice(*given: Any, **named: Any) -> DiscordWebSocket:
        if word := next(refusals, None):
            raise ConnectionRefusedError(word)
        return await connect(*given, **named)

    monkeypatch.setattr(app, "GATEWAY_PAUSE", 0.0)
    monkeypatch.setattr(DiscordWebSocket, "from_client", refused_twice)
    with capture_logs() as logs:
        async with running(sandbox, tmp_path) as bot:
            assert bot.is_ready()
    told = [line for line in logs if line["event"] == "gateway out of reach"]
    assert [line["reason"] for line in told] == ["first", "second"]
    assert all("exc_info" not in line for line in told)
