"""Rights withdrawn, the bot removed, threads locked: nothing owed is lost, all of it goes out when it can."""

import asyncio

import pytest

from bot.app import Caravanserai
from bot.domain.outbox import Kind
from bot.matches.outbox.barred import is_called
from bot.sandbox import Channel, Member, Message, Permission, Sandbox
from bot.sandbox.models import Role
from tests.bot.app.hasty import none_twice, play_on
from tests.bot.app.table import Match, answered, begun, lobby, verbs
from tests.bot.app.waiting import settled
from tests.bot.matches.support import owed

TAKEN = [Permission.SEND_MESSAGES_IN_THREADS, Permission.ATTACH_FILES, Permission.VIEW_CHANNEL]


async def barred(match: Match, before: int = 0) -> None:
    """Wait until a post was refused."""
    tally = match.bot.dispatcher.tally
    await match.player.until(lambda: tally.later > before or None, "a refusal")


async def match_id(match: Match) -> str:
    (info,) = await match.bot.matches.lists.of_member(match.player.members[0].id)
    return info.id


def boards(match: Match) -> list[Message]:
    return [post for post in match.posts if post.attachments]


async def all_posted(match: Match, before: int) -> None:
    """One more board stands in the thread, and nothing is owed any more."""
    await match.player.until(lambda: len(boards(match)) > before or None, "the post")
    await match.player.until(lambda: verbs(boards(match)[-1]).get("play"), "buttons")
    left = [1]
    while left:
        await match.delivered()
        rows = await owed(match.bot.matches.storage, await match_id(match), "pending", "sending")
        left = [1 for kind, _ in rows if kind is not Kind.ALERT]
    assert match.bot.dispatcher.tally.failed == 0


async def called_for_help(match: Match) -> None:
    """Wait until moderators are called."""
    info = await match.bot.matches.store.info(await match_id(match))
    called = False
    while not called:
        await asyncio.sleep(0)
        called = await match.bot.matches.storage.find(
            lambda on: is_called(on, info.id, info.created_at)
        )


@pytest.mark.parametrize("taken", TAKEN, ids=lambda one: str(one.name))
async def test_what_is_owed_goes_out_when_a_right_is_given_back(
    sandbox: Sandbox, going: Match, tables: Channel, taken: Permission
) -> None:
    before = len(boards(going))
    sandbox.deny(tables, taken)
    await play_on(going)
    await barred(going)
    assert len(boards(going)) == before
    sandbox.allow(tables, taken)
    await all_posted(going, before)
    assert none_twice(going)


def bot_role(sandbox: Sandbox) -> Role:
    return next(role for role in sandbox.guild.roles.values() if role.managed)


async def test_a_right_taken_and_given_back_by_role_counts_too(
    sandbox: Sandbox, going: Match
) -> None:
    before, everyone = len(boards(going)), sandbox.guild.roles[sandbox.guild.id]
    roles = (everyone, bot_role(sandbox))
    had = [Permission(role.permissions) for role in roles]
    for role, rights in zip(roles, had, strict=True):
        sandbox.world.change_role(
            sandbox.guild, role, rights & ~Permission.SEND_MESSAGES_IN_THREADS
        )
    await play_on(going)
    await barred(going)
    for role, rights in zip(roles, had, strict=True):
        sandbox.world.change_role(sandbox.guild, role, rights)
    await all_posted(going, before)


async def test_without_the_right_to_make_threads_a_match_begins_when_it_is_there(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member, tables: Channel
) -> None:
    match = await lobby(sandbox, hasty, ana, ben)
    sandbox.deny(tables, Permission.CREATE_PUBLIC_THREADS)
    await match.press(ana, match.lobby, "start")
    await barred(match)
    assert sandbox.threads(tables) == []
    sandbox.allow(tables, Permission.CREATE_PUBLIC_THREADS)
    await match.player.until(lambda: sandbox.threads(tables) or None, "a thread")
    (match.player.thread,) = sandbox.threads(tables)
    await match.player.until(lambda: match.posts or None, "a first post")


async def test_moderators_are_called_once_a_day_and_not_in_vain(
    sandbox: Sandbox, going: Match, tables: Channel
) -> None:
    sandbox.deny(tables, Permission.SEND_MESSAGES_IN_THREADS)
    await play_on(going)
    await called_for_help(going)
    await barred(going, going.bot.dispatcher.tally.later)
    rows = await owed(going.bot.matches.storage, await match_id(going))
    assert [kind for kind, _ in rows].count(Kind.ALERT) == 1
    before = len(boards(going))
    sandbox.allow(tables, Permission.SEND_MESSAGES_IN_THREADS)
    await all_posted(going, before)


async def test_removed_and_invited_again_the_bot_goes_on(sandbox: Sandbox, going: Match) -> None:
    before = len(boards(going))
    sandbox.kick_bot()
    info = await going.bot.matches.store.info(await match_id(going))
    await play_for_somebody(going, info.id)
    await barred(going)
    assert len(boards(going)) == before
    sandbox.invite_bot()
    await all_posted(going, before)
    await play_on(going)


async def play_for_somebody(match: Match, match_id: str) -> None:
    """Let the match move on to somebody else where no click can come from."""
    before = set((await match.bot.matches.store.live(match_id)).asked)
    while set((await match.bot.matches.store.live(match_id)).asked) == before:
        await answered(match.bot, match_id)


async def test_a_question_answered_by_direct_message_while_the_bot_was_removed_is_kept(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, hasty, ana, ben)
    sandbox.kick_bot()
    panel = ben.dms()[-1]
    await match.answer_any(ben, panel)
    info = await hasty.matches.store.info(await match_id(match))
    assert info.entry == 1
    sandbox.invite_bot()
    await play_on(match)


async def test_an_outage_of_the_server_only_delays(sandbox: Sandbox, going: Match) -> None:
    sandbox.world.set_available(sandbox.guild, available=False)
    await settled(sandbox)
    sandbox.world.set_available(sandbox.guild, available=True)
    before = len(boards(going))
    await play_on(going)
    await all_posted(going, before)


async def test_an_archived_thread_is_woken_by_the_next_post(
    sandbox: Sandbox, going: Match, tables: Channel
) -> None:
    sandbox.archive(going.thread)
    await going.player.until(lambda: not going.thread.archived, "a thread awake")


async def test_a_locked_thread_holds_posts_back_until_it_is_unlocked(
    sandbox: Sandbox, going: Match, tables: Channel
) -> None:
    before = len(boards(going))
    sandbox.deny(tables, Permission.MANAGE_THREADS)
    sandbox.archive(going.thread, locked=True)
    await play_for_somebody(going, await match_id(going))
    await barred(going)
    await called_for_help(going)
    sandbox.world.archive(going.thread, archived=False, locked=False)
    await all_posted(going, before)


async def test_a_locked_thread_is_opened_where_the_bot_may(sandbox: Sandbox, going: Match) -> None:
    before = len(boards(going))
    sandbox.archive(going.thread, locked=True)
    await play_for_somebody(going, await match_id(going))
    await all_posted(going, before)
    assert going.bot.dispatcher.tally.later == 0
