"""Those who are out of a match: they look on, and nobody waits for their word."""

import pytest

from bot.app import Caravanserai
from bot.domain.match import MatchInfo, Status
from bot.sandbox import Member, Sandbox, enabled_components
from tests.bot.app.shore import day, post_with
from tests.bot.app.table import Match, begun, lobby, match_id, verbs
from tests.bot.app.voting import ask, ballot, say


@pytest.fixture
async def match(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member, ben: Member
) -> Match:
    """The first of three is out after the first day."""
    started = await begun(sandbox, shore, zoe, ana, ben, game="dike", language="en")
    await day(started, "rest", "build", "build")
    return started


async def info(match: Match) -> MatchInfo:
    return await match.bot.matches.store.info(match_id(match))


async def test_whoever_is_out_is_not_pinged_but_looks_on(
    match: Match, zoe: Member, ana: Member
) -> None:
    post = post_with(match, "play")
    assert zoe.id not in post.mentions
    assert ana.id in post.mentions
    board = await match.run(zoe, match.thread, "board")
    assert board.attachments
    panel = await match.run(zoe, match.thread, "play")
    assert "You\u2019re out of the game." in panel.text
    assert "the day\u2019s work" in panel.text
    assert not [one for one in enabled_components(panel) if "|take|" in one.custom_id]
    assert "q" not in verbs(panel), "nothing is left to be answered ahead"
    assert "You have:" not in panel.text


async def test_lists_say_who_is_out(match: Match, zoe: Member, ana: Member) -> None:
    shown = await match.run(ana, match.thread, "match info")
    assert shown.text.count("fuera de la partida") == 1
    assert "you\u2019re out" in (await match.run(zoe, match.thread, "games")).text
    assert "estás fuera" not in (await match.run(ana, match.thread, "games")).text


async def test_whoever_is_out_has_no_say_in_votes(
    match: Match, zoe: Member, ana: Member, ben: Member
) -> None:
    refused = await ask(match, zoe, "pause")
    assert refused.text == (
        "You\u2019re out of this match, so its votes are for those still playing."
    )
    await ask(match, ana, "pause")
    post = ballot(match)
    assert post.mentions == [ben.id]
    assert "Both have to vote Yes" in post.text
    assert "can\u2019t vote on this" in await say(match, zoe, "Yes")
    assert "Passed, and done" in await say(match, ben, "Yes")
    assert (await info(match)).paused_at is not None


async def test_no_vote_replaces_whoever_is_out(match: Match, zoe: Member, ana: Member) -> None:
    offered = await ana.autocomplete(match.thread, "vote replace", "player")
    assert [one for one in offered if "Zo" in one["name"]] == []
    told = await ask(match, ana, "replace", player="1")
    assert (await match.bot.matches.votes.ballots(match_id(match))) == []
    assert told.text


async def test_the_result_is_final_once_those_still_in_the_game_have_confirmed_it(
    match: Match, zoe: Member, ana: Member, ben: Member
) -> None:
    await day(match, *["build"] * 4)
    end = post_with(match, "confirm")
    assert set(end.mentions) == {ana.id, ben.id}
    for member in (ana, ben):
        assert (await info(match)).status is Status.FINISHED
        await match.press(member, end, "confirm")
    await match.delivered()
    assert (await info(match)).status is Status.LOCKED


async def test_what_is_taken_back_lets_them_in_again(match: Match, ben: Member) -> None:
    assert [seat.out for seat in (await info(match)).seats] == [True, False, False, False]
    await match.run(ben, match.thread, "undo")
    await match.delivered()
    assert not any(seat.out for seat in (await info(match)).seats)


async def test_if_nobody_is_left_all_decide(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member
) -> None:
    match = await begun(sandbox, shore, zoe, ana, game="dike", language="en")
    await day(match, "rest", "rest")
    end = post_with(match, "confirm")
    assert set(end.mentions) == {zoe.id, ana.id}
    for member in (zoe, ana):
        await match.press(member, end, "confirm")
    await match.delivered()
    assert (await info(match)).status is Status.LOCKED


# --- open outcomes


async def calm(sandbox: Sandbox, shore: Caravanserai, *people: Member, language: str) -> Match:
    """A match of several people without a house seat."""
    match = await lobby(sandbox, shore, *people, game="dike", language=language)
    await match.player.choose({"sea": "calm"})
    await match.player.begin()
    await match.delivered()
    return match


@pytest.mark.parametrize(
    ("lang", "told", "stats"),
    [
        ("en", "## Nobody wins.", "1 jugada, ninguna ganada"),
        ("es", "## No gana nadie.", "1 jugada"),
    ],
)
async def test_a_match_without_a_winner_says_so_and_nobody_has_won_it(
    sandbox: Sandbox,
    shore: Caravanserai,
    zoe: Member,
    ana: Member,
    lang: str,
    told: str,
    stats: str,
) -> None:
    match = await calm(sandbox, shore, zoe, ana, language=lang)
    await day(match, "rest", "rest")
    end = post_with(match, "confirm")
    assert told in end.text
    assert "None" not in end.text
    assert "**: **" not in end.text
    shown = await match.run(ana, match.thread, "match result")
    assert "No gana nadie." in shown.text
    assert stats in (await match.run(ana, match.thread, "stats")).text
    assert [seat.won for seat in (await info(match)).seats] == [False, False]


async def test_without_points_nothing_speaks_of_points(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member
) -> None:
    match = await calm(sandbox, shore, zoe, ana, language="en")
    await day(match, "rest", "rest")
    end = post_with(match, "confirm")
    labels = [one.label for one in enabled_components(end)]
    assert "Show points" not in labels
    assert "Show result" in labels
    shown = await match.press(zoe, end, "result")
    assert "points" not in shown.text
    assert "a dike of 0" in shown.text
    assert "points" not in (await match.run(zoe, match.thread, "match info")).text


async def test_several_win_together(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member
) -> None:
    match = await begun(sandbox, shore, zoe, ana, game="dike", language="en", seats=2)
    await day(match, *["build"] * 6)
    end = post_with(match, "confirm")
    assert "win!" in end.text
    assert [seat.won for seat in (await info(match)).seats] == [True, True, False]
    assert "confirm" in verbs(end)
