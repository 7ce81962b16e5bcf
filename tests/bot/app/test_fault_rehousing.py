"""Threads and channels that somebody deletes: matches go on elsewhere at once, not with the next post."""

from pathlib import Path

import pytest

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.cogs.access import AccessCog
from bot.domain.outbox import Kind
from bot.sandbox import Channel, Member, Message, Sandbox
from data.catalogues import catalogue
from tests.bot.app.hasty import Hasty, turn_of
from tests.bot.app.house import running
from tests.bot.app.table import Match, begun, lobby, verbs
from tests.bot.matches.support import owed

CALL = catalogue("en").format("bot-open-panel")
WHY = catalogue("en").format("moderators-story-rehouse")


async def rehoused(sandbox: Sandbox, match: Match, tables: Channel) -> Channel:
    """The match's new thread, once its board stands there."""
    old = match.player.thread
    await match.player.until(
        lambda: [one for one in sandbox.threads(tables) if one is not old] or None, "a new thread"
    )
    (match.player.thread,) = [one for one in sandbox.threads(tables) if one is not old]
    await match.player.until(lambda: boards(match) or None, "a board")
    await match.delivered()
    return match.thread


def boards(match: Match) -> list[Message]:
    return [post for post in match.posts if verbs(post).get("play")]


def calls(match: Match, member: Member) -> list[Message]:
    """The posts of a thread that ping somebody."""
    return [post for post in match.posts if member.id in post.mentions]


async def test_a_deleted_thread_is_replaced_at_once_and_says_why(
    sandbox: Sandbox, going: Match, tables: Channel
) -> None:
    sandbox.world.delete_channel(going.thread)
    await rehoused(sandbox, going, tables)
    why, board = going.posts[0], going.posts[-1]
    assert WHY in why.text
    assert board.attachments
    assert "play" in verbs(board)


async def test_who_is_awaited_is_called_once_in_the_new_thread(
    sandbox: Sandbox, going: Match, tables: Channel
) -> None:
    turn = await turn_of(going)
    sandbox.world.delete_channel(going.thread)
    thread = await rehoused(sandbox, going, tables)
    assert len(calls(going, turn)) == 1
    await going.bot.matches.relocation.thread_gone(thread.id + 1)
    await going.bot.dispatcher.again(sandbox.guild.id)
    await going.delivered()
    assert len(calls(going, turn)) == 1


async def test_a_deletion_told_twice_makes_one_thread(
    sandbox: Sandbox, going: Match, tables: Channel
) -> None:
    old = going.thread
    sandbox.world.delete_channel(old)
    await going.bot.matches.relocation.thread_gone(old.id)
    await going.bot.matches.relocation.thread_gone(old.id)
    await rehoused(sandbox, going, tables)
    await going.bot.matches.relocation.thread_gone(old.id)
    await going.delivered()
    assert len(sandbox.threads(tables)) == 1
    assert len([post for post in going.posts if WHY in post.text]) == 1


async def test_the_lobby_post_leads_to_the_new_thread(
    sandbox: Sandbox, going: Match, tables: Channel
) -> None:
    sandbox.world.delete_channel(going.thread)
    thread = await rehoused(sandbox, going, tables)
    assert f"<#{thread.id}>" in going.lobby.text


async def test_pictures_once_a_round_are_shown_anew_in_a_new_thread(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    match = await begun(sandbox, hasty, ana, ben, boards="round")
    sandbox.world.delete_channel(match.thread)
    await rehoused(sandbox, match, tables)
    assert boards(match)[-1].attachments


async def test_who_takes_no_messages_is_called_to_the_panel_again(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    ben.allow_dms(allowed=False)
    match = await begun(sandbox, hasty, ana, ben)
    await match.player.until(lambda: calls(match, ben) or None, "a call")
    sandbox.world.delete_channel(match.thread)
    await rehoused(sandbox, match, tables)
    assert any("play" in verbs(post) and not post.attachments for post in calls(match, ben))


@pytest.mark.parametrize("paused", [False, True])
async def test_who_is_called_again_does_not_tell_who_has_answered_in_secret(
    sandbox: Sandbox,
    hasty: Caravanserai,
    ana: Member,
    ben: Member,
    zoe: Member,
    tables: Channel,
    paused: bool,
) -> None:
    for member in (ben, zoe):
        member.allow_dms(allowed=False)
    match = await begun(sandbox, hasty, ana, ben, zoe)
    await match.delivered()
    while any(answers_of(panel := await match.panel(ben))):
        await match.answer_any(ben, panel)
    before = len(match.posts)
    if paused:
        for act in ("pause", "resume"):
            await match.run(ana, match.thread, f"mod {act}", reason="dinner")
        await match.delivered()
    else:
        sandbox.world.delete_channel(match.thread)
        await rehoused(sandbox, match, tables)
        before = 0
    called = [post for post in match.posts[before:] if CALL in str(post.components)]
    called = [post for post in called if not post.attachments]
    assert sorted(post.text.count(one.mention) for post in called for one in (ben, zoe)) == [
        0,
        0,
        1,
        1,
    ]
    pinged = {user for post in called for user in post.mentions}
    assert {ben.id, zoe.id} <= pinged


async def test_an_open_vote_is_posted_anew_in_the_new_thread(
    sandbox: Sandbox, going: Match, ana: Member, ben: Member, tables: Channel
) -> None:
    await going.run(ana, going.thread, "vote pause", reason="holidays")
    await going.delivered()
    sandbox.world.delete_channel(going.thread)
    await rehoused(sandbox, going, tables)
    (vote,) = [post for post in going.posts if "holidays" in post.text]
    assert ben.id in vote.mentions


async def test_the_end_post_stands_in_the_new_thread_while_it_can_be_confirmed(
    sandbox: Sandbox, going: Match, tables: Channel
) -> None:
    await going.player.play()
    await going.delivered()
    sandbox.world.delete_channel(going.thread)
    old = going.player.thread
    await going.player.until(lambda: sandbox.threads(tables) or None, "a new thread")
    assert going.player.thread is old
    (going.player.thread,) = sandbox.threads(tables)
    await going.player.until(lambda: going.posts and "confirm" in verbs(going.post), "the end")


async def test_moderators_are_called_at_once_when_the_channel_is_deleted(
    sandbox: Sandbox, going: Match, ana: Member, tables: Channel
) -> None:
    (info,) = await going.bot.matches.lists.of_member(ana.id)
    before = len(ana.dms())
    sandbox.world.delete_channel(tables)
    await going.player.until(lambda: len(ana.dms()) > before or None, "a call for help")
    assert "/mod" in ana.dms()[-1].text
    rows = await owed(going.bot.matches.storage, info.id, "failed")
    assert rows == []


async def test_moderators_are_called_when_the_channel_of_a_lobby_is_deleted(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, hasty, ana, ben, name="Friday")
    before = len(ana.dms())
    sandbox.world.delete_channel(tables)
    await match.player.until(lambda: len(ana.dms()) > before or None, "a call for help")
    assert "Friday" in ana.dms()[-1].text


async def test_a_thread_deleted_while_the_bot_was_down_is_replaced_at_its_start(
    sandbox: Sandbox, tmp_path: Path, ana: Member, ben: Member, tables: Channel
) -> None:
    async with running(sandbox, tmp_path, clock=Hasty()) as bot:
        match = await begun(sandbox, bot, ana, ben)
    sandbox.world.delete_channel(match.thread)
    async with running(sandbox, tmp_path, clock=Hasty()) as bot:
        match.bot = bot
        await rehoused(sandbox, match, tables)
        assert WHY in match.posts[0].text


async def test_what_finds_the_thread_gone_by_itself_is_posted_in_the_next_one(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    match = await begun(sandbox, hasty, ana, ben)
    await hasty.remove_cog(AccessCog.__cog_name__)  # the gateway's word is lost
    sandbox.world.delete_channel(match.thread)
    await match.run(ana, tables, "vote pause", reason="holidays")
    await rehoused(sandbox, match, tables)
    (vote,) = [post for post in match.posts if "holidays" in post.text]
    assert ben.id in vote.mentions
    (info,) = await hasty.matches.lists.of_member(ana.id)
    rows = await owed(hasty.matches.storage, info.id, "pending", "sending", "failed")
    assert [kind for kind, _ in rows if kind is not Kind.ALERT] == []


async def test_what_was_tried_before_its_thread_was_deleted_is_posted_in_the_next_one(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    await bot.remove_cog(AccessCog.__cog_name__)  # the gateway's word is lost
    torn = sandbox.faults.fail("create_message", status=503, channel_id=match.thread.id)
    await match.run(ana, match.thread, "vote pause", reason="holidays")
    await match.delivered()
    assert torn.hits
    sandbox.world.delete_channel(match.thread)
    await bot.dispatcher.again(sandbox.guild.id)
    await rehoused(sandbox, match, tables)
    assert any("holidays" in post.text for post in match.posts)


async def test_a_new_thread_whose_making_was_torn_is_the_one_that_is_played_in(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    match = await begun(sandbox, bot, ana, ben)
    torn = sandbox.faults.cut("create_thread")
    sandbox.world.delete_channel(match.thread)
    await match.player.until(lambda: bot.dispatcher.tally.later or None, "a failure")
    await match.delivered()
    await bot.dispatcher.again(sandbox.guild.id)
    thread = await rehoused(sandbox, match, tables)
    assert torn.hits
    assert sandbox.threads(tables) == [thread]
