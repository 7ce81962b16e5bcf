"""Somebody does not answer: the table votes, or a moderator is alerted; from the call to the next answer."""

from typing import Any

import pytest

from bot.app import Caravanserai
from bot.domain.match import Member as Person
from bot.domain.match import OnTimeout
from bot.domain.waits import Wait
from bot.sandbox import Channel, Member, Message, Sandbox, enabled_components
from tests.bot.app.table import Match, begun, lobby, match_id, verbs

HOUR = 3600
GAMES = ("fortuna", "caylus", "tadmor")


async def awaited(match: Match) -> tuple[Member, Wait]:
    """Who is awaited first."""
    wait = (await match.bot.matches.awaited.waits(match_id(match)))[0]
    return next(one for one in match.player.members if one.id == wait.user_id), wait


async def post_with(match: Match, place: Channel, words: str) -> Message:
    def look() -> Message | None:
        return next(
            (one for one in reversed(match.player.public(place)) if words in one.text), None
        )

    return await match.player.until(look, f"a post with {words!r}")


# --- the table decides ---------------------------------------------------------------------------


async def voted(match: Match, silent: Member, seat: int) -> Message:
    """The others let an AI player sit in; gives the post of the vote."""
    first, *others = [one for one in match.player.members if one is not silent]
    await match.run(first, match.thread, "vote replace", player=str(seat + 1), reason="three days")
    await match.delivered()
    post = next(post for post in reversed(match.posts) if "vote" in verbs(post))
    for one in others:
        yes = enabled_components(post)[0]
        await (await one.click(post, yes.custom_id)).response()
    await match.delivered()
    return post


@pytest.mark.parametrize("game", GAMES)
async def test_a_vote_seats_an_ai_player_until_the_silent_one_takes_the_seat_back(
    sandbox: Sandbox, timed: Caravanserai, ana: Member, ben: Member, zoe: Member, game: str
) -> None:
    match = await begun(sandbox, timed, zoe, ben, ana, game=game)
    silent, wait = await awaited(match)
    sandbox.skip(73 * HOUR)
    post = await voted(match, silent, wait.seat)
    info = await timed.matches.store.info(match_id(match))
    assert (info.seats[wait.seat].ai, info.seats[wait.seat].user_id) == ("normal", silent.id)
    assert "Passed, and done" in post.text
    assert "vote" not in verbs(post)
    assert "had an AI player sit in" in (await post_with(match, match.thread, "🔁")).text
    panel = await match.run(silent, match.thread, "play")
    assert {"take", "pick", "form", "add"} & verbs(panel).keys() == set()
    await match.press(silent, panel, "sit")
    await match.delivered()
    info = await timed.matches.store.info(info.id)
    assert info.seats[wait.seat].person == silent.id
    log = await match.run(zoe, match.thread, "log")
    assert "three days" in log.text


async def test_nobody_plays_on_a_seat_in_which_an_ai_player_sits_without_taking_it_back(
    sandbox: Sandbox, timed: Caravanserai, ana: Member, ben: Member, zoe: Member
) -> None:
    match = await begun(sandbox, timed, zoe, ben, ana, game="caylus")
    silent, wait = await awaited(match)
    before = await match.panel(silent)
    sandbox.skip(73 * HOUR)
    await voted(match, silent, wait.seat)
    entries = (await timed.matches.store.info(match_id(match))).entry
    await match.touch(silent, before)
    await match.player.until(lambda: "sit" in verbs(before), "a panel with the way back")
    assert (await timed.matches.store.info(match_id(match))).entry == entries


# --- a moderator is alerted -----------------------------------------------------------------------


async def overdue(sandbox: Sandbox, bot: Caravanserai, *members: Member, **more: Any) -> Match:
    """A match in which somebody's day is over, and moderators are to be called."""
    match = await lobby(sandbox, bot, *members, deadline=24 * HOUR, **more)
    [info] = await bot.matches.lists.of_guild(sandbox.guild.id)
    person = Person(members[0].id, members[0].name)
    await bot.matches.lobby.set_term(info.id, person, "on_timeout", OnTimeout.MODERATOR.value, 1)
    await match.player.begin()
    await match.delivered()
    sandbox.skip(25 * HOUR)
    return match


async def test_without_a_set_up_the_call_says_that_nobody_hears_it_and_what_to_do(
    sandbox: Sandbox, timed: Caravanserai, zoe: Member, ben: Member
) -> None:
    match = await overdue(sandbox, timed, zoe, ben, game="caylus")
    call = await post_with(match, match.thread, "🛎️")
    assert "Nobody was pinged" in call.text
    assert "<@" not in call.text


async def test_the_role_is_called_in_its_channel_and_the_thread_is_told(
    sandbox: Sandbox, timed: Caravanserai, ana: Member, ben: Member, zoe: Member, tables: Channel
) -> None:
    role, backstage = sandbox.role("Moderators"), sandbox.channel("lobby")
    given = {"role": role, "alerts": backstage}
    await (await ana.slash(tables, "setup", given)).response()
    match = await overdue(sandbox, timed, zoe, ben, game="caylus")
    call = await post_with(match, backstage, "🛎️")
    assert call.mention_roles == [role.id]
    assert f"<#{match.thread.id}>" in call.text
    assert "Nobody was pinged" not in call.text
    assert (
        "A moderator has been alerted"
        in (await post_with(match, match.thread, "A moderator has")).text
    )


@pytest.mark.parametrize("game", GAMES)
async def test_a_moderator_gives_time_or_the_safe_answer_or_the_seat_to_another(
    sandbox: Sandbox, timed: Caravanserai, ana: Member, ben: Member, zoe: Member, game: str
) -> None:
    """Ana owns the server. One after the other, since each lets the match go on otherwise."""
    match = await overdue(sandbox, timed, zoe, ben, game=game)
    await post_with(match, match.thread, "🛎️")
    silent, wait = await awaited(match)
    assert wait.due_at is not None
    seat = {"player": str(wait.seat + 1), "reason": "the tide"}
    await match.run(ana, match.thread, "mod extend", hours=48, **seat)
    _, later = await awaited(match)
    assert later.due_at is not None
    assert later.due_at > timed.matches.clock.now()
    entry = (await timed.matches.store.info(match_id(match))).entry
    await match.run(ana, match.thread, "mod force", **seat)
    assert (await timed.matches.store.info(match_id(match))).entry > entry
    chiara = sandbox.member("Chiara")
    await match.run(ana, match.thread, "mod replace", member=chiara, **seat)
    await match.delivered()
    info = await timed.matches.store.info(match_id(match))
    assert info.seats[wait.seat].user_id == chiara.id
    assert info.seat_of(silent.id) is None
    assert len([post for post in match.posts if "the tide" in post.text]) == 3


async def test_moderators_are_called_again_when_the_time_given_is_over_too(
    sandbox: Sandbox, timed: Caravanserai, ana: Member, ben: Member, zoe: Member
) -> None:
    match = await overdue(sandbox, timed, zoe, ben, game="caylus")
    await post_with(match, match.thread, "🛎️")
    _, wait = await awaited(match)
    seat = {"player": str(wait.seat + 1), "reason": "the tide"}
    await match.run(ana, match.thread, "mod extend", hours=48, **seat)
    sandbox.skip(49 * HOUR)

    def calls() -> bool:
        return len([post for post in match.posts if "🛎️" in post.text]) == 2

    await match.player.until(calls, "a second call")
