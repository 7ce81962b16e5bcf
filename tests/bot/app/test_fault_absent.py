"""Who has left is looked up before a reminder and at the end of a deadline: the seat goes on as set up."""

import pytest

from bot.app import Caravanserai
from bot.domain.match import MatchInfo, OnLeave, OnTimeout
from bot.sandbox import Member, Message, Sandbox
from tests.bot.app.dues import begun
from tests.bot.app.table import Match

HOUR = 3600
SET_UP = {OnLeave.WAIT: None, OnLeave.DEFAULT: "default", OnLeave.AI: "normal"}
"""What a match can be set up for, and who then sits on the seat."""
THEN = {
    OnLeave.WAIT: "The match waits for them",
    OnLeave.DEFAULT: "get the safe answer",
    OnLeave.AI: "An AI player sits in",
}


async def info_of(match: Match) -> MatchInfo:
    found = await match.bot.matches.lists.by_thread(match.thread.id)
    assert found is not None
    return found


def posts(match: Match) -> list[Message]:
    """What stands in the thread for the one who has stayed."""
    return match.player.members[1].visible_messages(match.thread)


def called(match: Match, gone: Member) -> list[Message]:
    """The calls for moderators that name somebody who has left."""
    said = [post for post in posts(match) if "has left this server" in post.text]
    return [post for post in said if gone.name in post.text]


async def found_out(match: Match, gone: Member, on_leave: OnLeave) -> None:
    """Wait until moderators are told; the seat does what was set up, and nobody pings who has left."""
    (call,) = await match.player.until(lambda: called(match, gone) or None, "a call")
    assert THEN[on_leave] in call.text
    await match.delivered()
    info = await info_of(match)
    seat = info.seats[info.seat_of(gone.id) or 0]
    assert (seat.gone, seat.ai) == (True, SET_UP[on_leave])
    waits = await match.bot.matches.awaited.waits(info.id)
    assert (gone.id in {wait.user_id for wait in waits}) is (on_leave is OnLeave.WAIT)
    assert len(called(match, gone)) == 1


@pytest.mark.parametrize("on_leave", SET_UP)
async def test_who_has_left_gets_no_reminder(
    sandbox: Sandbox, timed: Caravanserai, ben: Member, zoe: Member, on_leave: OnLeave
) -> None:
    match = await begun(sandbox, timed, zoe, ben, on_leave=on_leave)
    before = len(zoe.dms())
    sandbox.skip(6 * HOUR)
    sandbox.go(zoe)
    sandbox.skip(6 * HOUR)
    await found_out(match, zoe, on_leave)
    assert len(zoe.dms()) == before
    assert all("half your time" not in post.text for post in posts(match))


@pytest.mark.parametrize("on_leave", SET_UP)
@pytest.mark.parametrize("on_timeout", [OnTimeout.DEFAULT, OnTimeout.SKIP, OnTimeout.MODERATOR])
async def test_who_has_left_has_no_time_that_runs_out(
    sandbox: Sandbox,
    timed: Caravanserai,
    ben: Member,
    zoe: Member,
    on_leave: OnLeave,
    on_timeout: OnTimeout,
) -> None:
    match = await begun(sandbox, timed, zoe, ben, on_leave=on_leave, on_timeout=on_timeout)
    sandbox.skip(22 * HOUR)
    await match.player.until(lambda: reminded(zoe), "the last reminder")
    sandbox.go(zoe)
    sandbox.skip(2 * HOUR)
    await found_out(match, zoe, on_leave)
    assert all("ran out of time" not in post.text for post in posts(match))
    entry = (await info_of(match)).entry
    assert (entry == 0) is (on_leave is OnLeave.WAIT)


def reminded(member: Member) -> bool | None:
    return any("nearly up" in one.text for one in member.dms()) or None
