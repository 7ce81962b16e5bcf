"""The points of a match that is over, by button and command; and another match of the same people."""

from itertools import count

import pytest

from bot.app import Caravanserai
from bot.domain.match import Status, Verdict
from bot.matches.moderation.actions import Actor, Role
from bot.sandbox import Channel, Member, Sandbox
from bot.text.names import match_words
from data.catalogues import catalogue
from tests.bot.app.exporting import answered, over
from tests.bot.app.table import Match, begun, custom_id, verbs

DAY = 86400
_numbers = count(500)
MOD = Actor(7, "Mo", Role.MODERATOR)


@pytest.fixture
async def ended(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    match = await begun(sandbox, bot, ana, ben, name="Friday", deadline=DAY, boards="round")
    await answered(match, until=over)
    return match


def match_id(match: Match) -> str:
    return custom_id(match.post, "board").split("|")[2]


async def test_points_ranks_and_rematch(
    ended: Match, bot: Caravanserai, zoe: Member, ben: Member, tables: Channel
) -> None:
    await _every_point_has_its_reason(ended, bot, zoe)
    await _one_s_own_are_counted(ended, ben)
    await _info_names_the_winner_and_the_points(ended, bot, zoe)
    await _a_rematch_by_command_keeps_the_pace(ended, bot, ben, tables)


async def _every_point_has_its_reason(ended: Match, bot: Caravanserai, zoe: Member) -> None:
    live = await bot.matches.store.live(match_id(ended))
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


async def _info_names_the_winner_and_the_points(
    ended: Match, bot: Caravanserai, zoe: Member
) -> None:
    live = await bot.matches.store.live(match_id(ended))
    words, result = match_words(live.info, "en"), live.match.result()
    assert result is not None
    shown = await ended.run(zoe, ended.thread, "match info")
    assert all(words.seats[seat].inline in shown.text for seat in result.winners)
    totals = [score.total for score in result.scores if score.total is not None]
    assert all(str(total) in shown.text for total in totals)
    points = await ended.press(zoe, shown, "result")
    assert words.say(result.scores[0].lines[0].reason) in points.text


async def _a_rematch_by_command_keeps_the_pace(
    ended: Match, bot: Caravanserai, ben: Member, tables: Channel
) -> None:
    before = await bot.matches.store.info(match_id(ended))
    shown = await ended.run(ben, ended.thread, "match rematch")
    assert "Friday" in shown.text
    own = await bot.matches.lists.of_member(ben.id)
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
    await bot.matches.moderation.stop(match_id(match), Verdict.RESULT, "the tide", MOD, 1)
    await match.delivered()
    shown = await match.run(zoe, match.thread, "match result")
    assert "Ended early" in shown.text
    assert "everyone can see" in shown.text
    assert "**Ana**" in shown.text
    assert "result" in verbs(match.post)


async def test_without_hidden_points_an_early_end_counts_all_there_is(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben, game="caylus")
    await bot.matches.moderation.stop(match_id(match), Verdict.RESULT, "the tide", MOD, 1)
    await match.delivered()
    shown = [await match.run(zoe, match.thread, f"match {one}") for one in ("result", "info")]
    for post in (match.post, *shown):
        assert "Ended early" in post.text
        assert "everyone can see" not in post.text


async def test_a_match_ended_early_without_a_result_says_so(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    await bot.matches.moderation.stop(match_id(match), Verdict.NONE, "the tide", MOD, 1)
    await match.delivered()
    shown = await match.run(zoe, match.thread, "match result")
    assert catalogue("en").format("lobby-result-none") in shown.text
    assert "result" not in verbs(match.post)
    stats = await match.run(ben, match.thread, "stats")
    assert stats.text == catalogue("en").format("lobby-stats-none")


async def stopped(sandbox: Sandbox, bot: Caravanserai, *people: Member, name: str) -> Match:
    """A match that is over for good."""
    match = await begun(sandbox, bot, *people, name=name)
    its_id = match_id(match)
    await bot.matches.moderation.stop(its_id, Verdict.RESULT, "the tide", MOD, next(_numbers))
    for person in people:
        await bot.matches.endings.confirm(its_id, person.id, next(_numbers))
    await match.delivered()
    assert (await bot.matches.store.info(its_id)).status is Status.LOCKED
    return match


async def test_the_only_match_that_is_over_in_a_channel_is_found_there(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member, tables: Channel
) -> None:
    match = await stopped(sandbox, bot, ana, ben, name="Friday")
    for command in ("match result", "match info"):
        shown = await match.run(zoe, tables, command)
        assert "Friday" in shown.text
    again = await match.run(ben, tables, "match rematch")
    assert "Friday" in again.text
    assert [one.status for one in await bot.matches.lists.of_member(ben.id)] == [Status.LOBBY]


async def test_one_s_own_match_is_meant_where_several_are_over(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member, tables: Channel
) -> None:
    match = await stopped(sandbox, bot, ana, ben, name="Friday")
    await stopped(sandbox, bot, ben, zoe, name="Monday")
    assert "Friday" in (await match.run(ana, tables, "match result")).text
    assert "Monday" in (await match.run(zoe, tables, "match result")).text
    asked = await match.run(ben, tables, "match result")
    assert asked.text == catalogue("en").format("bot-which-match")


async def test_matches_that_are_over_are_suggested_the_latest_end_first(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member, tables: Channel
) -> None:
    early = await begun(sandbox, bot, ana, ben, name="Early")
    await stopped(sandbox, bot, ben, zoe, name="Later")
    await bot.matches.moderation.stop(
        match_id(early), Verdict.RESULT, "the tide", MOD, next(_numbers)
    )
    await early.delivered()
    for command in ("match result", "match rematch"):
        shown = await zoe.autocomplete(tables, command, "match", "")
        assert [one["name"].split(" ")[0] for one in shown] == ["Early", "Later"]
