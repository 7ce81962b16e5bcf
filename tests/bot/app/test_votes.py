"""Votes of a table over Discord: asked in private, answered by buttons in the thread."""

from pathlib import Path

import pytest

from bot.app import Caravanserai
from bot.sandbox import Member, Sandbox, enabled_components
from tests.bot.app.house import running
from tests.bot.app.table import Match, begun, verbs
from tests.bot.app.voting import ask, ballot, labels, say


@pytest.fixture
async def match(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    """Past the secret beginning: one of the two is asked for an action card."""
    started = await begun(sandbox, bot, ana, ben)
    for member in (ana, ben):
        await started.answer_any(member, await started.panel(member))
    await started.delivered()
    return started


async def test_a_vote_stands_in_the_thread_and_pings_those_who_have_a_say(
    match: Match, ana: Member, ben: Member
) -> None:
    await ask(match, ana, "pause", reason="holidays until **Monday** @everyone")
    post = ballot(match)
    assert post.mentions == [ben.id]
    assert "holidays" in post.text
    assert "1 of 2" not in post.text
    assert "Both have to vote Yes" in post.text


async def test_who_asked_and_has_lost_the_seat_is_somebody_at_the_beginning_of_the_sentence(
    match: Match, ana: Member, ben: Member
) -> None:
    await ask(match, ben, "pause")
    post = ballot(match)
    await match.run(ana, match.thread, "mod kick", player=ben.name, reason="asked")
    await match.delivered()
    await match.player.until(lambda: "Withdraw vote" not in labels(post), "a closed vote")
    assert "\nSomebody who\u2019s no longer playing wants to pause the match" in post.text


async def test_yes_pauses_the_match_and_closes_the_vote(
    match: Match, ana: Member, ben: Member
) -> None:
    await ask(match, ana, "pause")
    post = ballot(match)
    assert "Passed, and done" in await say(match, ben, "Yes")
    assert "Passed, and done" in post.text
    assert "Yes" not in labels(post)
    asked = await match.run(ana, match.thread, "play")
    assert "se pausó" in asked.text
    assert "se pausó" not in asked.text.splitlines()[-1].casefold()


async def test_once_a_match_goes_on_no_post_says_that_it_rests(
    match: Match, ana: Member, ben: Member
) -> None:
    await ask(match, ana, "pause")
    await say(match, ben, "Yes")
    assert any("Paused" in post.text for post in match.posts)
    await ask(match, ana, "resume")
    await say(match, ben, "Yes")
    assert not any("Paused" in post.text for post in match.posts)
    assert verbs(match.post).get("play")


async def test_who_asked_and_how_long_it_rested_are_on_record_in_words(
    match: Match, ana: Member, ben: Member
) -> None:
    await ask(match, ana, "pause")
    await say(match, ben, "Yes")
    await ask(match, ben, "resume")
    await say(match, ana, "Yes")
    shown = await match.run(ana, match.thread, "mod audit")
    assert f"La mesa, a propuesta de \u2068<@{ana.id}>" in shown.text
    assert f"La mesa, a propuesta de \u2068<@{ben.id}>" in shown.text
    assert "duración: " in shown.text
    assert shown.mentions == []


async def test_no_leaves_everything_as_it_was(match: Match, ana: Member, ben: Member) -> None:
    await ask(match, ana, "end", counts=True)
    assert "The vote has failed" in await say(match, ben, "No")
    info = await match.bot.matches.lists.by_thread(match.thread.id)
    assert info is not None
    assert info.status.value == "running"


async def test_who_watches_has_no_say(match: Match, ana: Member, sandbox: Sandbox) -> None:
    await ask(match, ana, "pause")
    assert "can\u2019t vote on this" in await say(match, sandbox.member("Chiara"), "Yes")


async def test_only_who_asked_withdraws(match: Match, ana: Member, ben: Member) -> None:
    await ask(match, ana, "pause")
    assert "Only the person who asked" in await say(match, ben, "Withdraw vote")
    await say(match, ana, "Withdraw vote")
    assert "Yes" not in labels(match.post)


async def test_what_cannot_be_taken_back_alone_is_asked_of_the_table(
    match: Match, ana: Member, ben: Member
) -> None:
    panel = await ask(match, ana, "undo")
    found = next(one for one in enabled_components(panel) if one.is_select)
    panel = await match.pick(ana, panel, "takeback", found.values[0])
    assert "Se deshar" in panel.text
    await match.press(ana, panel, "propose-undo")
    await match.delivered()
    assert "revealed since" in match.post.text
    before = len((await _live(match)).match.live())
    await say(match, ben, "Yes")
    assert len((await _live(match)).match.live()) < before


async def test_a_decided_vote_says_nothing_of_what_was_revealed(
    match: Match, ana: Member, ben: Member
) -> None:
    panel = await ask(match, ana, "undo")
    found = next(one for one in enabled_components(panel) if one.is_select)
    panel = await match.pick(ana, panel, "takeback", found.values[0])
    await match.press(ana, panel, "propose-undo")
    await match.delivered()
    await say(match, ben, "No")
    assert "The vote has failed" in match.post.text
    assert "revealed since" not in match.post.text


async def test_a_vote_goes_on_after_a_restart(
    sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member
) -> None:
    async with running(sandbox, tmp_path) as bot:
        first = await begun(sandbox, bot, ana, ben)
        await ask(first, ana, "pause")
    async with running(sandbox, tmp_path) as bot:
        again = Match(sandbox, bot, first.player)
        assert "Passed, and done" in await say(again, ben, "Yes")


async def test_it_is_spoken_spanish_where_the_match_is(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben, language="es")
    await ask(match, ana, "pause", reason="fiestas")
    post = next(one for one in reversed(match.posts) if verbs(one).get("vote"))
    assert "quiere pausar la partida" in post.text


# --- who sits there, and where it stands ------------------------------------------------------------


async def test_who_takes_a_seat_over_can_vote_and_the_post_names_them(
    match: Match, ana: Member, ben: Member, sandbox: Sandbox
) -> None:
    chiara = sandbox.member("Chiara")
    await ask(match, ana, "end", counts=False)
    post = ballot(match)
    await match.run(ana, match.thread, "mod replace", player=ben.name, member=chiara, reason="ill")
    await match.player.until(
        lambda: f"Hasn\u2019t voted: {chiara.name}" in post.text, "an edited vote"
    )
    await match.delivered()
    assert "can\u2019t vote on this" in await say(match, ben, "Yes")
    assert post.text.count(ben.name) == 0
    await say(match, chiara, "Yes")
    assert "Passed, and done" in post.text


async def test_a_vote_that_makes_no_sense_any_more_says_why_and_has_no_buttons(
    match: Match, ana: Member
) -> None:
    await ask(match, ana, "pause")
    post = ballot(match)
    await match.run(ana, match.thread, "mod pause", reason="dinner")
    await match.player.until(lambda: "The vote has failed" in post.text, "an edited vote")
    assert "The match is already paused." in post.text
    assert labels(post) == []


async def test_an_open_vote_is_posted_anew_where_the_match_moves(
    match: Match, ana: Member, ben: Member, sandbox: Sandbox
) -> None:
    there = sandbox.channel("lobby")
    await ask(match, ana, "pause")
    old = ballot(match)
    await match.run(ana, match.thread, "mod move", channel=there, reason="quieter")
    await match.player.until(lambda: sandbox.threads(there), "a new thread")
    await match.delivered()
    await match.player.until(lambda: labels(old) == [], "a vote without buttons")
    new = sandbox.threads(there)[0]
    post = next(one for one in match.player.public(new) if "Withdraw vote" in labels(one))
    assert ben.mention in post.text
    await ben.click(post, enabled_components(post)[0].custom_id)
    await match.player.until(lambda: "Passed, and done" in post.text, "a vote that is decided")


async def _live(match: Match):  # type: ignore[no-untyped-def] # a live match of whatever game
    info = await match.bot.matches.lists.by_thread(match.thread.id)
    assert info is not None
    return await match.bot.matches.store.live(info.id)
