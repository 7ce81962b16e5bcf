"""A match begins for everybody alike: one post that calls all, in a thread that they are in."""

import pytest

from bot.app import Caravanserai
from bot.sandbox import Member, Message, Sandbox
from bot.sandbox.errors import invalid_recipient, missing_permissions
from bot.text.names import match_words
from engines.registry import game as game_of
from engines.registry import games
from tests.bot.app.table import Match, begun, lobby, verbs


def opening(match: Match) -> Message:
    return match.posts[0]


def pings(match: Match) -> list[int]:
    return sorted(user for post in match.posts for user in post.mentions)


def calls(match: Match) -> list[Message]:
    return [post for post in match.posts if "play" in verbs(post) and not post.attachments]


@pytest.mark.parametrize("game", games())
async def test_the_first_post_calls_all_who_play_and_nobody_is_called_twice(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member, zoe: Member, game: str
) -> None:
    spec = game_of(game)
    match = await begun(sandbox, bot, zoe, ana, ben, game=game, language="en")
    assert sorted(opening(match).mentions) == sorted([ana.id, ben.id, zoe.id])
    assert pings(match) == sorted([ana.id, ben.id, zoe.id])
    told = opening(match).text
    for member in (ana, ben, zoe):
        assert member.user.name in told
    assert "Press **Play**" in told
    assert ("by DM" in told) is spec.keeps_secrets
    assert "/help" in told
    assert set(verbs(opening(match))) == {"help", "details"}


@pytest.mark.parametrize("game", games())
async def test_all_who_play_are_in_the_thread(
    sandbox: Sandbox, bot: Caravanserai, game: str
) -> None:
    spec = games()[game]
    members = sandbox.members[: spec.playable(spec.read_options({}))[0]]
    match = await begun(sandbox, bot, *members, game=game)
    assert {one.id for one in members} <= set(match.thread.member_ids)


async def test_seats_are_named_with_their_colours(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben, game="caylus", language="en")
    (info,) = await bot.matches.lists.of_member(ana.id)
    lines = opening(match).text.splitlines()
    for seat in match_words(info, "en").seats:
        assert seat.colour
        assert any(seat.strong in line and seat.colour in line for line in lines)


async def test_in_spanish_the_post_is_spanish(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    match = await begun(sandbox, bot, ana, ben, language="es")
    assert "ya ha empezado" in opening(match).text
    assert "así se juega aquí" in opening(match).text
    assert "/ayuda" in opening(match).text


async def test_ai_players_are_named_and_not_called(
    sandbox: Sandbox, bot: Caravanserai, ana: Member
) -> None:
    match = await lobby(sandbox, bot, ana, language="en", seats=2)
    await match.run(ana, sandbox.channel("tables"), "match start", fill=True)
    await match.delivered()
    match.player.thread = sandbox.threads(sandbox.channel("tables"))[-1]
    assert opening(match).mentions == [ana.id]
    assert "AI player" in opening(match).text


async def test_who_takes_no_messages_is_called_once_and_reads_so_after_the_opening(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    ben.allow_dms(allowed=False)
    match = await begun(sandbox, bot, ana, ben)
    (call,) = calls(match)
    assert match.posts.index(call) > 0
    assert call.mentions == []
    assert pings(match) == sorted([ana.id, ben.id])


async def test_whose_account_is_deleted_is_called_in_the_thread(
    sandbox: Sandbox, hasty: Caravanserai, ana: Member, ben: Member
) -> None:
    sandbox.faults.limit("create_dm", via=False, times=2)  # what was tried before is looked for
    sandbox.faults.refuse("create_dm", invalid_recipient(), times=None)
    match = await begun(sandbox, hasty, ana, ben)
    await match.player.until(lambda: len(calls(match)) == 2, "a call for each")
    await match.delivered()
    assert (await hasty.dispatcher.queue()).length == 0
    assert hasty.dispatcher.tally.failed == 0


async def test_a_match_begins_though_nobody_can_be_added_to_its_thread(
    sandbox: Sandbox, bot: Caravanserai, ana: Member, ben: Member
) -> None:
    sandbox.faults.refuse("add_thread_member", missing_permissions(), times=None)
    match = await begun(sandbox, bot, ana, ben)
    assert not {ana.id, ben.id} & set(match.thread.member_ids)
    assert sorted(opening(match).mentions) == sorted([ana.id, ben.id])
    assert len(match.posts) > 1
