"""The thread's last post tells who is awaited, also while several answer side by side."""

import pytest

from bot.app import Caravanserai
from bot.delivery.channels import Channels
from bot.delivery.messenger import Messages
from bot.domain.outbox import AwaitedUpdate, OutboxRow
from bot.sandbox import Member, Message, Sandbox, enabled_components
from tests.bot.app.table import Match
from tests.bot.autoplayer import AutoPlayer


@pytest.fixture
async def bazaar(sandbox: Sandbox, shelf: Caravanserai, ana: Member, ben: Member) -> Match:
    player = AutoPlayer(sandbox, sandbox.channel("tables"), [ana, ben], aside=0.0)
    await player.open("bazaar")
    await player.begin()
    match = Match(sandbox, shelf, player)
    await match.delivered()
    return match


def awaited(match: Match) -> str:
    return "\n".join(line for line in match.post.text.splitlines() if "⏳" in line)


async def be_done(member: Member, panel: Message) -> None:
    """Answer by what ends one's errands."""
    control = next(one for one in enabled_components(panel) if "done" in str(one.raw))
    if control.is_select:
        await member.select(panel, control.custom_id, ["done"])
    else:
        await member.click(panel, control.custom_id)


async def test_a_post_tells_who_is_awaited_who_can_act_and_who_has_to_wait_for_whom(
    bazaar: Match, ana: Member, ben: Member
) -> None:
    assert ben.name in awaited(bazaar)
    assert ana.mention not in bazaar.post.text
    assert f"▹ Can already act: {ana.name}" in bazaar.post.text
    assert f"⏸ {ana.name} ▲: shared things only after {ben.name} ●" in bazaar.post.text


async def test_who_is_done_early_is_no_longer_named_and_nobody_is_pinged_again(
    bazaar: Match, ana: Member, ben: Member
) -> None:
    post, posts = bazaar.post, len(bazaar.posts)
    await be_done(ana, await bazaar.panel(ana))
    await bazaar.player.until(lambda: "▹" not in post.text or None, "an edited post")
    assert ben.name in awaited(bazaar)
    assert "⏸" not in post.text
    assert bazaar.post is post
    assert len(bazaar.posts) == posts
    assert any("play" in control.custom_id for control in enabled_components(post))
    assert len(post.attachments) == 1


async def test_who_becomes_awaited_is_pinged_by_a_new_post(
    bazaar: Match, ana: Member, ben: Member
) -> None:
    posts = len(bazaar.posts)
    await be_done(ben, await bazaar.panel(ben))
    await bazaar.player.until(lambda: len(bazaar.posts) > posts or None, "a new post")
    assert ana.mention in awaited(bazaar)
    assert "▹" not in bazaar.post.text


async def test_a_panel_on_screen_offers_what_no_longer_waits(
    bazaar: Match, ana: Member, ben: Member
) -> None:
    panel = await bazaar.panel(ana)
    assert "Todavía no te espera nadie" in panel.text
    await be_done(ben, await bazaar.panel(ben))
    await bazaar.player.until(
        lambda: "Todavía no te espera nadie" not in panel.text or None, "a panel drawn again"
    )


async def test_what_somebody_can_do_already_stands_in_the_list_of_its_games(
    bazaar: Match, ana: Member, ben: Member
) -> None:
    listed = await bazaar.run(ana, bazaar.thread, "games")
    assert "Ya puedes actuar" in listed.text
    assert "No te espera nada" in listed.text
    told = await bazaar.run(ben, bazaar.thread, "match info")
    assert f"Can already act: {ana.name}" in told.text
    assert "Content bbbbbbbb" in told.text


async def test_a_post_that_was_deleted_meanwhile_troubles_nobody(
    bazaar: Match, ana: Member
) -> None:
    tally, panel = bazaar.bot.dispatcher.tally, await bazaar.panel(ana)
    bazaar.sandbox.world.delete_message(bazaar.post)
    await be_done(ana, panel)
    await bazaar.player.until(lambda: tally.dropped, "the needless change to be dropped")
    assert (tally.failed, tally.later) == (0, 0)


async def test_once_nobody_is_awaited_no_post_is_changed(bazaar: Match) -> None:
    bot, post = bazaar.bot, bazaar.post
    (info,) = await bot.matches.lists.of_member(bazaar.player.members[0].id)
    await bazaar.player.play()
    await bazaar.delivered()
    told = post.text
    places = Channels(bot)
    controller, live_panels, guilds = bot.controller, bot.live_panels, bot.guild_settings
    messages = Messages(
        bot.matches, bot.people, controller, live_panels, bot.pictures, places, guilds
    )
    update = AwaitedUpdate(message_id=post.id, channel_id=post.channel_id)
    row = OutboxRow(0, info.id, update, "")
    assert await messages.deliver(row) is None
    assert post.text == told
