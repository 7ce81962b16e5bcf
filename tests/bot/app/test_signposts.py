"""What stands where moderators were at work: the way to a new place, a closed lobby, no log of a lobby."""

import pytest

from bot.app import Caravanserai
from bot.matches.moderation.actions import Actor, Role
from bot.pages.match_list import link_of
from bot.sandbox import Channel, Member, Message, Sandbox
from data.catalogues import catalogue
from tests.bot.app.table import Match, answered, begun, lobby, verbs

MOD = Actor(7, "Mo", Role.MODERATOR)


@pytest.fixture
async def gathering(sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member) -> Match:
    return await lobby(sandbox, bot, ana, ben, name="Friday")


async def the_id(match: Match) -> str:
    (info,) = await match.bot.matches.lists.of_member(match.player.members[0].id)
    return info.id


def last(member: Member, channel: Channel) -> Message:
    return [one for one in member.visible_messages(channel) if one.ephemeral_to is None][-1]


async def test_the_post_of_a_moved_lobby_leads_to_the_new_one(
    sandbox: Sandbox, gathering: Match, ana: Member
) -> None:
    other = sandbox.channel("lobby")
    match_id = await the_id(gathering)
    await gathering.bot.matches.lobby_moderation.move(match_id, other.id, "more room", MOD, 1)
    await gathering.delivered()
    info = await gathering.bot.matches.store.info(match_id)
    assert f"<#{other.id}>" in gathering.lobby.text
    assert info.lobby_message_id is not None
    assert link_of(info) in gathering.lobby.text
    assert "Friday" in gathering.lobby.text
    assert verbs(gathering.lobby) == {}
    assert any("join" in verbs(post) for post in ana.visible_messages(other))


async def test_the_lobby_post_of_a_moved_match_leads_to_its_new_thread(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match, other = await begun(sandbox, bot, ana, ben), sandbox.channel("lobby")
    old = match.thread
    await bot.matches.moving.move(await the_id(match), other.id, "more room", MOD, 1)
    await match.delivered()
    (thread,) = sandbox.threads(other)
    assert f"<#{thread.id}>" in match.lobby.text
    assert f"<#{old.id}>" not in match.lobby.text


async def test_a_lobby_moved_from_a_channel_that_is_gone_needs_no_signpost(
    sandbox: Sandbox, gathering: Match, ana: Member
) -> None:
    other, match_id = sandbox.channel("lobby"), await the_id(gathering)
    sandbox.world.delete_message(gathering.lobby)
    await gathering.bot.matches.lobby_moderation.move(match_id, other.id, "more room", MOD, 1)
    await gathering.delivered()
    assert gathering.bot.dispatcher.tally.failed == 0
    assert any("join" in verbs(post) for post in ana.visible_messages(other))


async def test_an_old_thread_deleted_before_its_farewell_holds_up_no_board_in_the_new_one(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match, other = await begun(sandbox, bot, ana, ben, game="caylus"), sandbox.channel("lobby")
    old, match_id = match.thread, await the_id(match)
    torn = sandbox.faults.fail("create_message", status=503, channel_id=old.id)
    await bot.matches.moving.move(match_id, other.id, "more room", MOD, 1)
    await match.delivered()
    assert torn.hits
    sandbox.world.delete_channel(old)
    (match.player.thread,) = sandbox.threads(other)
    before = len(match.posts)
    await answered(bot, match_id)
    await bot.dispatcher.again(sandbox.guild.id)
    await match.delivered()
    assert "play" in verbs(match.post)
    assert len(match.posts) > before


async def test_what_is_done_to_a_lobby_offers_no_log(
    gathering: Match, ana: Member, tables: Channel
) -> None:
    await gathering.bot.matches.lobby_moderation.lock(
        await the_id(gathering), "full", MOD, 1, locked=True
    )
    await gathering.delivered()
    post = last(ana, tables)
    assert "full" in post.text
    assert verbs(post) == {}


async def test_a_post_without_buttons_is_found_again_and_not_posted_twice(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, hasty, ana, ben)
    before, found = len(ana.visible_messages(tables)), hasty.dispatcher.tally.found
    sandbox.faults.cut("create_message")
    await hasty.matches.lobby_moderation.lock(await the_id(match), "full", MOD, 1, locked=True)
    await match.player.until(lambda: hasty.dispatcher.tally.found > found, "the post to be found")
    await match.delivered()
    assert len(ana.visible_messages(tables)) == before + 1


@pytest.mark.parametrize("lang", ["en", "es"])
async def test_a_closed_lobby_says_who_closed_it_and_why(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, tables: Channel, lang: str
) -> None:
    match = await lobby(sandbox, bot, ana, ben, language=lang)
    match_id = await the_id(match)
    await bot.matches.lobby_moderation.close(match_id, "rained off", MOD, 1)
    await match.delivered()
    told = match.lobby.text
    assert "Mo" in told
    assert "rained off" in told
    assert catalogue(lang).format("bot-status-stopped") not in told
    shown = await match.run(ana, tables, "match info", match=match_id)
    assert "rained off" in shown.text
