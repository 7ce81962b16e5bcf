"""The points of a match that is over, by button and command; and another match of the same people."""

import pytest

from bot.app import Caravanserai
from bot.matches.acts import By, Role
from bot.matches.model import Status, Verdict
from bot.posts.names import match_words
from bot.sandbox import Channel, Member, Sandbox
from data.catalogues import catalogue
from tests.bot.app.table import Match, begun, custom_id, verbs

DAY = 86400
MOD = By(7, "Mo", Role.MODERATOR)


@pytest.fixture
async def ended(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    match = await begun(sandbox, bot, ana, ben, name="Friday", deadline=DAY, boards="round")
    match.player.aside = 0.0
    await match.player.play()
    await match.delivered()
    return match


def match_id(match: Match) -> str:
    return custom_id(match.post, "board").split("|")[2]


async def test_points_ranks_and_rematch(
    ended: Match, bot: Caravanserai, zoe: Member, ben: Member, tables: Channel
) -> None:
    await _every_point_has_its_reason(ended, bot, zoe)
    await _one_s_own_are_counted(ended, ben)
    await _a_rematch_by_command_keeps_the_pace(ended, bot, ben, tables)


async def _every_point_has_its_reason(ended: Match, bot: Caravanserai, zoe: Member) -> None:
    live = await bot.matches.live(match_id(ended))
    words, result = match_words(live.info, "en"), live.match.result()
    assert result is not None
    by_button = await ended.press(zoe, ended.post, "result")
    by_command = await ended.run(zoe, ended.thread, "match result")
    for shown in (by_button, by_command):
        assert shown.ephemeral_to == zoe.id
        for score in result.scores:
            assert words.seats[score.seat].strong in shown.text
            reasons = [words.say(line.reason) for line in score.lines]
            assert [one for one in reasons if one not in shown.text] == []


async def _one_s_own_are_counted(ended: Match, ben: Member) -> None:
    shown = await ended.run(ben, ended.thread, "stats")
    assert "**Fortuna**: 1 played" in shown.text


async def _a_rematch_by_command_keeps_the_pace(
    ended: Match, bot: Caravanserai, ben: Member, tables: Channel
) -> None:
    before = await bot.matches.info(match_id(ended))
    shown = await ended.run(ben, ended.thread, "match rematch")
    assert "Friday" in shown.text
    own = await bot.matches.of_member(ben.id)
    (lobby,) = [one for one in own if one.status is Status.LOBBY]
    assert (lobby.pace, lobby.options) == (before.pace, before.options)
    assert lobby.channel_id == tables.id


async def test_a_match_that_runs_has_no_points_yet(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    shown = await match.run(zoe, match.thread, "match result")
    assert shown.text == catalogue("en").format("lobby-result-not-yet")


async def test_who_has_finished_nothing_is_told_so(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    shown = await match.run(zoe, match.thread, "stats")
    assert shown.text == catalogue("en").format("lobby-stats-none")


async def test_a_match_ended_early_with_a_result_shows_the_points_as_they_stood(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    await bot.matches.stop(match_id(match), Verdict.RESULT, "the tide", MOD, 1)
    await match.delivered()
    shown = await match.run(zoe, match.thread, "match result")
    assert "Ended early" in shown.text
    assert "**Ana**" in shown.text
    assert "result" in verbs(match.post)


async def test_a_match_ended_early_without_a_result_says_so(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    await bot.matches.stop(match_id(match), Verdict.NONE, "the tide", MOD, 1)
    await match.delivered()
    shown = await match.run(zoe, match.thread, "match result")
    assert catalogue("en").format("lobby-result-none") in shown.text
    assert "result" not in verbs(match.post)
    stats = await match.run(ben, match.thread, "stats")
    assert stats.text == catalogue("en").format("lobby-stats-none")
