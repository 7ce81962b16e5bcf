"""Who leaves the server is noticed without the members intent: the seat waits, or somebody sits in."""

from dataclasses import replace

import pytest

from bot.app import Caravanserai
from bot.bench.crowd import answers_of
from bot.delivery import presence
from bot.domain.match import MatchInfo, OnLeave
from bot.domain.match import Member as Person
from bot.domain.outbox import Kind
from bot.sandbox import Channel, Member, Sandbox
from bot.storage.matches import rows as match_rows
from tests.bot.app.hasty import play_on, turn_of
from tests.bot.app.table import Match, begun, lobby
from tests.bot.matches.support import owed

forgetful = pytest.mark.usefixtures("forgetful")


async def info_of(match: Match) -> MatchInfo:
    found = await match.bot.matches.lists.by_thread(match.thread.id)
    assert found is not None
    return found


async def set_up(match: Match, on_leave: OnLeave) -> None:
    """Let a match be set up otherwise than it was."""
    info = await info_of(match)
    changed = replace(info, on_leave=on_leave, revision=info.revision + 1)
    async with match.bot.matches.storage.write() as connection:
        await match_rows.update_match(connection, changed)
    match.bot.matches.store.drop(info.id)


async def other_than(match: Match, member: Member) -> Member:
    first, second = match.player.members
    return first if member is second or member.id == second.id else second


async def left_before_their_turn(match: Match) -> tuple[Member, Member]:
    """Who is awaited leaves nothing undone, but the one after them has left the server by then."""
    turn = await turn_of(match)
    gone = await other_than(match, turn)
    match.sandbox.platform.world.guilds[match.sandbox.guild.id].owner_id = turn.id
    match.sandbox.go(gone)
    await play_on(match)
    await match.delivered()
    return turn, gone


@forgetful
async def test_who_has_left_is_not_pinged_and_the_seat_waits(going: Match) -> None:
    _, gone = await left_before_their_turn(going)
    info = await info_of(going)
    seat = info.seats[info.seat_of(gone.id) or 0]
    assert (seat.gone, seat.ai, seat.person) == (True, None, gone.id)
    assert gone.id not in going.post.mentions
    assert gone.name in going.post.text
    waits = await going.bot.matches.awaited.waits(info.id)
    assert [wait.user_id for wait in waits] == [gone.id]


@forgetful
async def test_moderators_are_told_once(going: Match) -> None:
    _, gone = await left_before_their_turn(going)
    info = await info_of(going)
    again = await going.bot.matches.absentees.gone_among(info.id, [gone.id])
    assert again == {gone.id}
    rows = await owed(going.bot.matches.storage, info.id)
    assert [kind for kind, _ in rows].count(Kind.ALERT) == 1


@forgetful
async def test_the_story_tells_that_somebody_has_left(going: Match) -> None:
    turn, gone = await left_before_their_turn(going)
    shown = await going.run(turn, going.thread, "log")
    assert any(word in shown.text for word in ("has left", "ha dejado"))
    assert gone.name in shown.text


@forgetful
async def test_whoever_comes_back_is_noticed_at_the_next_click(going: Match) -> None:
    _, gone = await left_before_their_turn(going)
    going.sandbox.come_back(gone)
    panel = await going.panel(gone)
    assert any(answers_of(panel))
    info = await info_of(going)
    assert not info.seats[info.seat_of(gone.id) or 0].gone
    await going.answer_any(gone, panel)
    assert (await info_of(going)).entry == info.entry + 1


@forgetful
@pytest.mark.parametrize(("on_leave", "sitter"), [("default", "default"), ("ai", "normal")])
async def test_a_seat_is_played_for_whoever_has_left_if_so_set_up(
    going: Match, on_leave: str, sitter: str
) -> None:
    await set_up(going, OnLeave(on_leave))
    turn, gone = await left_before_their_turn(going)
    await going.delivered()
    info = await info_of(going)
    assert info.seats[info.seat_of(gone.id) or 0].ai == sitter
    waits = await going.bot.matches.awaited.waits(info.id)
    assert [wait.user_id for wait in waits] == [turn.id]
    going.sandbox.come_back(gone)
    await going.panel(gone)
    assert (await info_of(going)).seats[info.seat_of(gone.id) or 0].person == gone.id


@forgetful
async def test_a_secret_question_waits_for_whoever_has_left(
    sandbox: Sandbox, bot: Caravanserai, zoe: Member, ben: Member, tables: Channel
) -> None:
    match = await begun(sandbox, bot, zoe, ben)
    await match.answer_any(ben, ben.dms()[-1])
    before = len(zoe.dms())
    sandbox.go(zoe)
    info = await info_of(match)
    async with bot.matches.storage.read() as connection:
        known = await match_rows.load_info(connection, info.id)
    assert known == info
    assert await bot.matches.absentees.gone_among(info.id, [zoe.id]) == {zoe.id}
    sandbox.come_back(zoe)
    await match.run(zoe, tables, "play", match=info.id)
    await match.delivered()
    assert len(zoe.dms()) == before + 1


@forgetful
@pytest.mark.parametrize(
    ("on_leave", "sitter"), [("wait", None), ("default", "default"), ("ai", "normal")]
)
async def test_who_has_left_is_asked_nothing_in_secret(
    sandbox: Sandbox,
    bot: Caravanserai,
    ana: Member,
    zoe: Member,
    on_leave: str,
    sitter: str | None,
) -> None:
    match = await lobby(sandbox, bot, ana, zoe)
    (info,) = await bot.matches.lists.of_member(ana.id)
    await bot.matches.lobby.set_term(info.id, Person(ana.id, ana.name), "on_leave", on_leave, 1)
    await match.delivered()
    sandbox.go(zoe)
    await match.player.begin()
    await match.delivered()
    assert zoe.dms() == []
    seat = (await info_of(match)).seats[1]
    assert (seat.person or zoe.id, seat.gone, seat.ai) == (zoe.id, True, sitter)
    rows = await owed(bot.matches.storage, info.id)
    assert [kind for kind, _ in rows].count(Kind.ALERT) == 1


@forgetful
async def test_nobody_is_held_for_gone_while_discord_cannot_say(
    going: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PATIENCE", 0.2)
    turn = await turn_of(going)
    going.sandbox.faults.fail("get_guild_member", times=None, status=500)
    assert await going.bot.presence.here(going.sandbox.guild.id, turn.id)
    going.sandbox.faults.clear()


async def test_whoever_acts_is_not_looked_up(going: Match) -> None:
    before = [one.operation for one in going.sandbox.requests].count("get_guild_member")
    await play_on(going)
    await play_on(going)
    await going.delivered()
    after = [one.operation for one in going.sandbox.requests].count("get_guild_member")
    assert after == before
