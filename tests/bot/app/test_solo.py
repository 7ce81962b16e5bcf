"""A match for one person is played in a private thread, where the bot may make one."""

import pytest

from bot.app import Caravanserai
from bot.sandbox import Channel, Member, Permission, Sandbox
from bot.sandbox.models import ChannelType
from bot.sandbox.world import Event
from tests.bot.app.shore import day
from tests.bot.app.table import Match, begun, lobby


async def test_whoever_plays_alone_has_a_thread_that_nobody_else_reads(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member
) -> None:
    match = await begun(sandbox, shore, zoe, game="dike", seats=1)
    assert match.thread.type is ChannelType.PRIVATE_THREAD
    assert zoe.id in match.thread.member_ids
    assert ana.id not in match.thread.member_ids


async def test_the_lobby_post_leads_to_it(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member
) -> None:
    match = await begun(sandbox, shore, zoe, game="dike", seats=1)
    await match.delivered()
    assert f"<#{match.thread.id}>" in match.lobby.text


async def test_the_match_is_played_on_there(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member
) -> None:
    match = await begun(sandbox, shore, zoe, game="dike", seats=1)
    before = len(match.posts)
    await day(match, "build")
    assert len(match.posts) > before


async def test_where_the_bot_may_make_no_private_thread_it_is_public(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, tables: Channel
) -> None:
    sandbox.deny(tables, Permission.CREATE_PRIVATE_THREADS)
    match = await begun(sandbox, shore, zoe, game="dike", seats=1)
    assert match.thread.type is ChannelType.PUBLIC_THREAD


async def test_two_at_a_table_have_a_public_thread(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member
) -> None:
    match = await begun(sandbox, shore, zoe, ana, game="dike", seats=2)
    assert match.thread.type is ChannelType.PUBLIC_THREAD


async def test_one_against_an_ai_player_is_no_match_for_one(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, shore, zoe, game="dike", seats=2)
    await match.run(zoe, tables, "match start", fill=True)
    await match.delivered()
    (thread,) = sandbox.threads(tables)
    assert thread.type is ChannelType.PUBLIC_THREAD


async def test_a_thread_that_is_deleted_is_followed_by_another_private_one(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, tables: Channel
) -> None:
    match = await begun(sandbox, shore, zoe, game="dike", seats=1)
    gone = match.thread
    sandbox.world.delete_channel(gone)
    found = await match.player.until(
        lambda: next((one for one in sandbox.threads(tables) if zoe.id in one.member_ids), None),
        "a thread with her in it",
    )
    assert found.id != gone.id
    assert found.type is ChannelType.PRIVATE_THREAD


async def tried_once(match: Match) -> None:
    """Let a match begin whose first try fails somewhere."""
    before = match.bot.dispatcher.tally.later
    await match.press(match.player.members[0], match.lobby, "start")
    await match.player.until(lambda: match.bot.dispatcher.tally.later > before, "a failure")
    await match.delivered()


async def tried_again(match: Match) -> None:
    """Let what is owed be tried once more."""
    await match.bot.dispatcher.again(match.sandbox.guild.id)
    await match.delivered()


async def thread_of(bot: Caravanserai, member: Member) -> int | None:
    """Where the only match of somebody is played."""
    (info,) = await bot.matches.lists.of_member(member.id)
    return info.thread_id


async def test_a_lobby_post_that_cannot_be_changed_costs_no_second_thread(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, shore, zoe, game="dike", seats=1)

    def hear(event: Event) -> None:
        if event.name == "THREAD_CREATE":
            sandbox.world.listeners.remove(hear)
            sandbox.faults.fail("update_message", status=503, channel_id=tables.id)

    sandbox.world.listeners.append(hear)
    await tried_once(match)
    await tried_again(match)
    (thread,) = sandbox.threads(tables)
    assert f"<#{thread.id}>" in match.lobby.text


async def test_bringing_somebody_in_that_tears_costs_no_second_thread(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, tables: Channel
) -> None:
    torn = sandbox.faults.cut("add_thread_member", times=2)  # the client tries once more by itself
    match = await begun(sandbox, shore, zoe, game="dike", seats=1)
    assert torn.hits == 2
    assert sandbox.threads(tables) == [match.thread]
    assert shore.dispatcher.tally.later == 0


@pytest.mark.parametrize("answered", [True, False])
async def test_a_thread_made_in_spite_of_an_error_is_the_one_that_is_played_in(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, tables: Channel, answered: bool
) -> None:
    match = await lobby(sandbox, shore, zoe, game="dike", seats=1)
    if answered:
        sandbox.faults.fail("create_thread", status=503, done=True)
    else:
        sandbox.faults.cut("create_thread")
    await tried_once(match)
    await tried_again(match)
    (thread,) = sandbox.threads(tables)
    assert await thread_of(shore, zoe) == thread.id
    assert zoe.id in thread.member_ids


async def test_the_thread_of_another_match_of_that_name_is_left_to_it(
    sandbox: Sandbox, shore: Caravanserai, zoe: Member, ana: Member, tables: Channel
) -> None:
    hers = await begun(sandbox, shore, zoe, game="dike", seats=1, name="Friday")
    match = await lobby(sandbox, shore, ana, game="dike", seats=1, name="Friday")
    sandbox.faults.fail("create_thread", status=503)
    await tried_once(match)
    await tried_again(match)
    assert len(sandbox.threads(tables)) == 2
    assert await thread_of(shore, ana) != hers.thread.id
    assert ana.id not in hers.thread.member_ids
