"""Steering from outside the rules: each act one durable change, told with who and why, and on record."""

import pytest
from sqlalchemy import select

from bot.matches.acts import By, Role
from bot.matches.errors import MatchError
from bot.matches.model import Kind, Pace
from bot.matches.outbox import Dispatcher
from bot.storage import Storage, audit
from bot.storage import tables as stored
from tests.bot.matches.support import (
    ANA,
    BEN,
    Host,
    ManualClock,
    PaperMessenger,
)

MOD = By(900, "Mo", Role.MODERATOR)
DAY = 86400
PATIENT = Pace(deadline=DAY)


async def acts(storage: Storage) -> list[tuple[str, int | None, dict[str, object]]]:
    """What stands in the audit log; its chain holds."""
    async with storage.read() as connection:
        assert await audit.first_break(connection) is None
        rows = await connection.execute(select(stored.audit).order_by(stored.audit.c.id))
        return [(row.act, row.actor_id, row.body) for row in rows]


async def last_line(host: Host, match_id: str) -> tuple[str, dict[str, object]]:
    """The last line of the story that tells of an act."""
    lines = await host.matches.story(match_id, None, withdrawn=True)
    event = [one.event for one in lines if one.event.key.startswith("moderators-story-")][-1]
    return event.key, dict(event.data)


# --- pausing --------------------------------------------------------------------------------------


async def test_nobody_can_answer_or_undo_while_a_match_is_paused(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    await host.matches.pause(info.id, "dinner", MOD, 1)
    with pytest.raises(MatchError, match="service-paused"):
        await host.answer(info.id)
    with pytest.raises(MatchError, match="service-paused"):
        await host.matches.undo(info.id, ANA.user_id, 2)


async def test_a_paused_match_goes_on_where_it_stood(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    await host.matches.pause(info.id, "dinner", MOD, 1)
    await host.matches.resume(info.id, "sated", MOD, 2)
    await host.answer(info.id)
    assert (await host.matches.live(info.id)).match.number == 1


async def test_deadlines_move_by_the_length_of_the_pause(host: Host, clock: ManualClock) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", pace=PATIENT)
    before = (await host.matches.waits(info.id))[0].due_at
    await host.matches.pause(info.id, "holiday", MOD, 1)
    clock.move(days=30)
    await host.matches.resume(info.id, "back", MOD, 2)
    after = (await host.matches.waits(info.id))[0].due_at
    assert before is not None
    assert after is not None
    assert (after - before).days == 30


async def test_ai_players_rest_while_a_match_is_paused(host: Host) -> None:
    info = await host.begun(ANA, game="pebbles", ai=["random"])
    await host.matches.pause(info.id, "dinner", MOD, 1)
    await host.matches.replace_seat(info.id, 0, "greedy", "gone", MOD, 2)
    await host.matches.idle()
    assert (await host.matches.live(info.id)).match.number == 0
    await host.matches.resume(info.id, "go", MOD, 3)
    await host.matches.idle()
    assert (await host.matches.live(info.id)).match.over


async def test_who_is_awaited_is_called_again_after_a_pause(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await dispatcher.settle()
    await host.matches.pause(info.id, "dinner", MOD, 1)
    await host.matches.resume(info.id, "sated", MOD, 2)
    await dispatcher.settle()
    last = [row for row in messenger.posted if row.kind is Kind.TURN][-1]
    assert last.pings == (ANA.user_id,)


async def test_what_is_paused_cannot_be_paused_again_and_the_other_way_round(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    with pytest.raises(MatchError, match="moderators-not-paused"):
        await host.matches.resume(info.id, "why", MOD, 1)
    await host.matches.pause(info.id, "dinner", MOD, 2)
    with pytest.raises(MatchError, match="moderators-paused-already"):
        await host.matches.pause(info.id, "dinner", MOD, 3)
