"""The sandbox and its bot, stopped and started again on what they kept."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.sandbox import Channel, Member, Message, Sandbox
from tests.bot.app.hasty import Hasty, play_on, turn_of
from tests.bot.app.house import running
from tests.bot.app.table import Match, begun, lobby
from tests.bot.autoplayer import AutoPlayer

PLAYERS = ("Ana", "Björn")
Living: TypeAlias = Callable[[], AbstractAsyncContextManager[tuple[Sandbox, Caravanserai]]]


@pytest.fixture
def living(tmp_path: Path) -> Living:
    """One life of a sandbox and its bot."""

    @asynccontextmanager
    async def one() -> AsyncIterator[tuple[Sandbox, Caravanserai]]:
        async with (
            Sandbox(rate_limits=False, keep=tmp_path / "bot.sqlite3.discord") as sandbox,
            running(sandbox, tmp_path, clock=Hasty()) as bot,
        ):
            yield sandbox, bot

    return one


def people(sandbox: Sandbox) -> list[Member]:
    return [sandbox.member(name) for name in PLAYERS]


def again(sandbox: Sandbox, bot: Caravanserai, before: Match) -> Match:
    """The match of an earlier life, for those who look at it now."""
    player = AutoPlayer(sandbox, sandbox.channel("tables"), people(sandbox), aside=0.0)
    player.lobby = sandbox.message(before.lobby.id)
    if before.player.thread is not None:
        player.thread = sandbox.world.channels[before.thread.id]
    return Match(sandbox, bot, player)


def read(place: Channel, sandbox: Sandbox) -> list[tuple[int, str, int]]:
    shown = sandbox.member("Ana").visible_messages(place)
    return [(one.id, one.text, len(one.attachments)) for one in shown]


def panel_of(sandbox: Sandbox, member: Member, place: Channel) -> Message:
    shown = sandbox.member(member.name).visible_messages(place)
    return next(one for one in reversed(shown) if any(answers_of(one)))


async def test_a_match_is_played_on_in_its_thread_by_its_old_buttons(living: Living) -> None:
    async with living() as (sandbox, bot):
        first = await begun(sandbox, bot, *people(sandbox))
        await first.delivered()
        posts = read(first.thread, sandbox)
    async with living() as (sandbox, bot):
        second = again(sandbox, bot, first)
        assert read(second.thread, sandbox)[: len(posts)] == posts
        assert await play_on(second) is not None
        await play_on(second)
        await second.player.until(
            lambda: len(read(second.thread, sandbox)) > len(posts), "a new post"
        )
        assert len(sandbox.threads(sandbox.channel("tables"))) == 1


async def test_a_private_panel_from_before_takes_its_answer(living: Living) -> None:
    async with living() as (sandbox, bot):
        first = await begun(sandbox, bot, *people(sandbox))
        turn = await turn_of(first)
    async with living() as (sandbox, bot):
        second = again(sandbox, bot, first)
        panel = panel_of(sandbox, turn, second.thread)
        before = panel.text
        await second.answer_any(sandbox.member(turn.name), panel)
        assert panel.text != before


async def test_a_lobby_from_before_is_joined(living: Living) -> None:
    async with living() as (sandbox, bot):
        first = await lobby(sandbox, bot, sandbox.member("Ana"))
    async with living() as (sandbox, bot):
        second = again(sandbox, bot, first)
        ben = sandbox.member("Björn")
        await second.press(ben, second.lobby, "join")
        await second.player.until(lambda: ben.name in second.lobby.text or None, "a seat taken")


async def test_matches_from_before_are_listed_with_links_that_lead_to_them(living: Living) -> None:
    async with living() as (sandbox, bot):
        first = await begun(sandbox, bot, *people(sandbox))
    async with living() as (sandbox, bot):
        second = again(sandbox, bot, first)
        shown = await second.run(sandbox.member("Ana"), sandbox.channel("lobby"), "games")
        await second.player.until(lambda: f"/{second.thread.id}" in shown.text or None, "a link")
