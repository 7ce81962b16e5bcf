"""Lobby posts, threads and channels that somebody deletes."""

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.domain.outbox import Kind
from bot.matches.moderation.actions import Actor, Role
from bot.sandbox import Channel, Member, Sandbox
from tests.bot.app.hasty import play_on
from tests.bot.app.table import Match, lobby, verbs
from tests.bot.matches.support import owed


async def test_a_deleted_lobby_post_is_posted_again_when_somebody_joins(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member, zoe: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, hasty, ana, ben)
    (info,) = await hasty.matches.lists.of_member(ana.id)
    sandbox.world.delete_message(match.lobby)
    await match.run(zoe, tables, "match join", match=info.id)
    await match.delivered()
    (again,) = [one for one in ana.visible_messages(tables) if verbs(one).get("join")]
    assert zoe.name in again.text


async def test_a_match_begins_without_its_lobby_post(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, hasty, ana, ben)
    (info,) = await hasty.matches.lists.of_member(ana.id)
    sandbox.world.delete_message(match.lobby)
    await match.run(ana, tables, "match start", match=info.id)
    await match.player.until(lambda: sandbox.threads(tables) or None, "a thread")
    (match.player.thread,) = sandbox.threads(tables)
    await match.player.until(lambda: match.posts or None, "a first post")
    assert hasty.dispatcher.tally.failed == 0


async def test_a_deleted_turn_post_is_not_missed(sandbox: Sandbox, going: Match) -> None:
    sandbox.world.delete_message(going.post)
    before = len(going.posts)
    (info,) = await going.bot.matches.lists.of_member(going.player.members[0].id)
    for member in going.player.members:
        panel = await going.run(member, going.player.channel, "play", match=info.id)
        while any(answers_of(panel)):
            await going.answer_any(member, panel)
    await going.player.until(lambda: len(going.posts) > before or None, "the next post")
    assert going.bot.dispatcher.tally.failed == 0


async def test_a_match_without_its_channel_lives_on_and_calls_moderators(
    sandbox: Sandbox, going: Match, ana: Member, tables: Channel
) -> None:
    (info,) = await going.bot.matches.lists.of_member(ana.id)
    sandbox.world.delete_channel(tables)
    await somebody_plays(going, info.id, sandbox.channel("lobby"))
    await going.player.until(lambda: going.bot.dispatcher.tally.later or None, "a refusal")
    assert (await going.bot.matches.store.info(info.id)).entry > info.entry
    rows = await owed(going.bot.matches.storage, info.id)
    assert (Kind.TURN, "failed") not in rows
    assert (Kind.ALERT, "failed") not in rows


async def somebody_plays(match: Match, match_id: str, place: Channel) -> None:
    """Play on from another channel until somebody else is awaited."""
    for member in match.player.members:
        panel = await match.run(member, place, "play", match=match_id)
        if any(answers_of(panel)):
            while any(answers_of(panel)):
                await match.answer_any(member, panel)
            return


async def test_play_goes_on_after_a_thread_was_deleted(
    sandbox: Sandbox, going: Match, ana: Member, tables: Channel
) -> None:
    (info,) = await going.bot.matches.lists.of_member(ana.id)
    sandbox.world.delete_channel(going.thread)
    await somebody_plays(going, info.id, tables)
    await going.player.until(lambda: sandbox.threads(tables) or None, "a new thread")
    (going.player.thread,) = sandbox.threads(tables)
    await going.player.until(lambda: board(going) or None, "a board")
    await play_on(going)
    assert going.bot.dispatcher.tally.failed == 0


async def test_where_nothing_of_a_match_is_left_the_owner_of_the_server_is_told(
    sandbox: Sandbox, going: Match, ana: Member, tables: Channel
) -> None:
    (info,) = await going.bot.matches.lists.of_member(ana.id)
    sandbox.world.delete_channel(tables)
    before = len(ana.dms())
    await somebody_plays(going, info.id, sandbox.channel("lobby"))
    await going.player.until(lambda: len(ana.dms()) > before or None, "a call for help")
    assert "/mod" in ana.dms()[-1].text
    assert info.name in ana.dms()[-1].text


async def test_a_match_without_its_channel_is_taken_elsewhere_and_goes_on(
    sandbox: Sandbox, going: Match, ana: Member, tables: Channel
) -> None:
    (info,) = await going.bot.matches.lists.of_member(ana.id)
    other = sandbox.channel("lobby")
    sandbox.world.delete_channel(tables)
    await somebody_plays(going, info.id, other)
    by = Actor(ana.id, ana.name, Role.MODERATOR)
    await going.bot.matches.moving.move(info.id, other.id, "It is gone", by, 1)
    await going.player.until(lambda: sandbox.threads(other) or None, "a new thread")
    (going.player.thread,) = sandbox.threads(other)
    await going.player.until(lambda: board(going), "a board")
    assert (await going.bot.matches.store.info(info.id)).thread_id == going.thread.id
    await play_on(going)


def board(match: Match) -> bool:
    return any(verbs(post).get("play") for post in match.posts)
