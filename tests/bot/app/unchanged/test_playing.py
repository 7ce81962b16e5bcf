"""A running match, looked at by those who are asked something, by those who are not, and by strangers."""

import pytest
import pytest_asyncio

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.sandbox import Member, Sandbox
from tests.bot.app.table import Match, begun

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def match(sandbox: Sandbox, bot: Caravanserai) -> Match:
    """Past the secret beginning: the first of its members is asked for an action card."""
    started = await begun(sandbox, bot, sandbox.member("Ana"), sandbox.member("Björn"))
    for member in started.player.members:
        await started.answer_any(member, await started.panel(member))
    await started.delivered()
    info = await bot.matches.lists.by_thread(started.thread.id)
    assert info is not None
    (wait,) = await bot.matches.awaited.waits(info.id)
    asked = next(one for one in started.player.members if one.id == wait.user_id)
    others = [one for one in started.player.members if one is not asked]
    started.player.members = [asked, *others]
    return started


async def test_the_board_has_words_for_those_who_do_not_see_it(match: Match) -> None:
    gallery = match.post.components[0]["components"][0]
    assert "Fortuna 1" in gallery["items"][0]["description"]


async def test_who_is_not_awaited_reads_who_is(match: Match) -> None:
    turn, other = match.player.members
    panel = await match.panel(other)
    assert list(answers_of(panel)) == []
    assert turn.name in panel.text


async def test_a_stranger_may_look_but_not_answer(match: Match, zoe: Member) -> None:
    panel = await match.panel(zoe)
    assert list(answers_of(panel)) == []
    shown = await match.press(zoe, match.post, "hand")
    assert shown.ephemeral_to == zoe.id
    assert shown.attachments == []


@pytest.mark.parametrize("command", ["hand", "board", "log", "games", "rules", "undo", "play"])
async def test_every_command_answers_in_private(match: Match, command: str) -> None:
    turn, _ = match.player.members
    shown = await match.run(turn, match.thread, command)
    assert shown.ephemeral_to == turn.id
    assert shown.text or shown.attachments


async def test_the_board_can_be_looked_at_closely_and_read(match: Match, ana: Member) -> None:
    shown = await match.press(ana, match.post, "board")
    zones = [item for item in shown.components[0]["components"] if item["type"] == 1]
    values = [option["value"] for option in zones[0]["components"][0]["options"]]
    assert len(values) > 3
    await match.pick(ana, shown, "zoom", values[1])
    await match.pick(ana, shown, "zoom", "text")
    assert "```" in shown.text


async def test_help_shows_the_rules_of_the_present_question(match: Match) -> None:
    turn, _ = match.player.members
    shown = await match.press(turn, match.post, "help")
    assert "**FOR-" in shown.text


async def test_a_match_is_exported_as_a_file(match: Match, ana: Member) -> None:
    shown = await match.run(ana, match.thread, "match export")
    assert b'"caravan-match"' in shown.attachments[0].content
