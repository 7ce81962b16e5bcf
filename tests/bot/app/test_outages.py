"""Discord failing under the bot: what is owed is posted, and once."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.delivery.channels import HISTORY
from bot.sandbox import Channel, Member, Permission, Sandbox
from bot.sandbox.errors import file_too_large
from bot.ui.downscale import LADDER
from tests.bot.app.hasty import Hasty, none_twice, past_the_secrets, play_on
from tests.bot.app.house import running
from tests.bot.app.noisy import NoisyPainter
from tests.bot.app.table import Match, begun


@pytest.fixture
def match(going: Match) -> Match:
    return going


async def test_a_post_whose_answer_was_lost_is_not_posted_again(
    sandbox: Sandbox, hasty: Caravanserai, match: Match
) -> None:
    before, found = len(match.posts), hasty.dispatcher.tally.found
    sandbox.faults.cut("create_message")
    await play_on(match)
    await match.player.until(lambda: len(match.posts) > before, "the post")
    await match.player.until(lambda: hasty.dispatcher.tally.found > found, "the post to be found")
    assert len(match.posts) == before + 1


@pytest.mark.parametrize("words", [0, HISTORY + 5])
async def test_a_post_whose_answer_was_lost_is_found_when_its_nonce_is_forgotten(
    sandbox: Sandbox, timed: Caravanserai, ana: Member, zoe: Member, words: int
) -> None:
    match = await begun(sandbox, timed, ana, zoe, game="pebbles")
    before = len(match.posts)
    sandbox.faults.cut("create_message")
    await play_on(match)
    await match.player.until(lambda: len(match.posts) > before, "the post")
    for number in range(words):
        ana.say(match.thread, f"Word {number}")
    sandbox.skip(600)
    await match.player.until(lambda: timed.dispatcher.tally.found, "the post to be found")
    await match.delivered()
    assert len([post for post in match.posts if post.nonce]) == before + 1


async def test_what_is_answered_while_the_server_is_out_of_reach_is_posted_afterwards(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, hasty, ana, ben)
    before, guild = len(match.posts), sandbox.guild
    sandbox.world.set_available(guild, available=False)
    for member in (ana, ben):
        await match.answer_any(member, member.dms()[-1])
    await match.player.until(lambda: hasty.dispatcher.tally.later, "a refusal")
    assert len(match.posts) == before
    sandbox.world.set_available(guild, available=True)
    await match.player.until(lambda: len(match.posts) > before, "the post")
    await match.delivered()
    assert none_twice(match)
    assert (await hasty.dispatcher.queue()).length == 0
    assert hasty.dispatcher.tally.failed == 0


async def test_a_storm_of_errors_only_delays_a_post(sandbox: Sandbox, match: Match) -> None:
    before = match.post
    sandbox.faults.cut("create_message", times=3)
    await play_on(match)
    await match.player.until(lambda: match.post is not before, "the post")


async def test_a_permission_given_back_lets_the_match_go_on(
    sandbox: Sandbox, hasty: Caravanserai, match: Match
) -> None:
    before = match.post
    place = match.player.channel
    sandbox.deny(place, Permission.SEND_MESSAGES_IN_THREADS)
    await play_on(match)
    await match.player.until(lambda: hasty.dispatcher.tally.later, "a refusal")
    sandbox.allow(place, Permission.SEND_MESSAGES_IN_THREADS)
    await match.player.until(lambda: match.post is not before, "the post")


@pytest.fixture
async def noisy(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Caravanserai]:
    async with running(sandbox, tmp_path, clock=Hasty(), painter_of=NoisyPainter) as bot:
        yield bot


async def test_where_a_picture_is_too_large_a_smaller_one_is_posted(
    sandbox: Sandbox, noisy: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, noisy, ana, ben)
    (whole,) = match.post.attachments
    assert LADDER[1] < len(whole.content) <= LADDER[0]
    await past_the_secrets(match)
    before, storm = match.post, sandbox.faults.refuse("create_message", file_too_large(), times=2)
    await play_on(match)
    await match.player.until(lambda: match.post is not before, "the post")
    (small,) = match.post.attachments
    assert storm.hits == 2
    assert len(small.content) <= LADDER[2]
    assert noisy.dispatcher.tally.failed == 0


async def test_where_no_picture_is_small_enough_it_is_told_in_words(
    sandbox: Sandbox, hasty: Caravanserai, match: Match
) -> None:
    before, storm = match.post, sandbox.faults.refuse("create_message", file_too_large(), times=4)
    await play_on(match)
    await match.player.until(lambda: match.post is not before, "the post")
    assert storm.hits == len(LADDER)
    assert match.post.attachments == []
    assert "Fortuna 1" in match.post.text
    assert "too large" in match.post.text
    assert hasty.dispatcher.tally.failed == 0


async def test_a_match_whose_thread_is_deleted_goes_on_in_a_new_one(
    sandbox: Sandbox, hasty: Caravanserai, match: Match, ana: Member, tables: Channel
) -> None:
    (info,) = await hasty.matches.lists.of_member(ana.id)
    old = match.thread
    sandbox.world.delete_channel(old)
    await match.player.until(lambda: sandbox.threads(tables), "a new thread")
    (thread,) = sandbox.threads(tables)
    match.player.thread = thread
    await match.player.until(lambda: match.posts and match.post.attachments, "a board")
    assert (await hasty.matches.store.info(info.id)).thread_id == thread.id != old.id
    assert "<@" in match.post.text
    assert hasty.dispatcher.tally.failed == 0
    await play_on(match)


async def test_a_match_whose_channel_is_deleted_troubles_no_other(
    sandbox: Sandbox, hasty: Caravanserai, match: Match, ana: Member, ben: Member, tables: Channel
) -> None:
    (info,) = await hasty.matches.lists.of_member(ana.id)
    sandbox.world.delete_channel(tables)
    other = sandbox.channel("lobby")
    await match.player.until(lambda: hasty.dispatcher.tally.later, "a refusal")
    while (await hasty.matches.store.info(info.id)).entry == info.entry:
        for member in (ana, ben):
            panel = await match.run(member, other, "play", match=info.id)
            if any(answers_of(panel)):
                await match.answer_any(member, panel)
    interaction = await ana.slash(other, "match create", {"game": info.game})
    assert (await interaction.response()).message is not None
    await match.delivered()
    assert any("join" in str(message.components) for message in ana.visible_messages(other))
