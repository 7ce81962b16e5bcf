"""Pauses and more time: matches rest and go on where they stood."""

from datetime import timedelta

import pytest

from bot.delivery.dispatcher import Dispatcher
from bot.domain.errors import MatchError
from bot.domain.match import OnTimeout, Pace
from bot.domain.outbox import Kind
from tests.bot.matches.moderation.moderating import DAY, MOD, PATIENT, last_line
from tests.bot.matches.support import ANA, BEN, Host, ManualClock, PaperMessenger, pings

# --- pausing --------------------------------------------------------------------------------------


async def test_nobody_can_answer_or_undo_while_a_match_is_paused(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    await host.matches.moderation.pause(info.id, "dinner", MOD, 1)
    with pytest.raises(MatchError, match="service-paused"):
        await host.answer(info.id)
    with pytest.raises(MatchError, match="service-paused"):
        await host.matches.play.undo(info.id, ANA.user_id, 2)


async def test_a_paused_match_goes_on_where_it_stood(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    await host.matches.moderation.pause(info.id, "dinner", MOD, 1)
    await host.matches.moderation.resume(info.id, "sated", MOD, 2)
    await host.answer(info.id)
    assert (await host.matches.store.live(info.id)).match.number == 1


async def test_deadlines_move_by_the_length_of_the_pause(host: Host, clock: ManualClock) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", pace=PATIENT)
    before = (await host.matches.awaited.waits(info.id))[0].due_at
    await host.matches.moderation.pause(info.id, "holiday", MOD, 1)
    clock.move(days=30)
    await host.matches.moderation.resume(info.id, "back", MOD, 2)
    after = (await host.matches.awaited.waits(info.id))[0].due_at
    assert before is not None
    assert after is not None
    assert (after - before).days == 30


async def test_ai_players_rest_while_a_match_is_paused(host: Host) -> None:
    info = await host.begun(ANA, game="pebbles", ai=["random"])
    await host.matches.moderation.pause(info.id, "dinner", MOD, 1)
    await host.matches.moderation.replace_seat(info.id, 0, "greedy", "gone", MOD, 2)
    await host.matches.idle()
    assert (await host.matches.store.live(info.id)).match.number == 0
    await host.matches.moderation.resume(info.id, "go", MOD, 3)
    await host.matches.idle()
    assert (await host.matches.store.live(info.id)).match.over


async def test_who_is_awaited_is_called_again_after_a_pause(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await dispatcher.settle()
    await host.matches.moderation.pause(info.id, "dinner", MOD, 1)
    await host.matches.moderation.resume(info.id, "sated", MOD, 2)
    await dispatcher.settle()
    last = [row for row in messenger.posted if row.kind is Kind.TURN][-1]
    assert pings(last) == (ANA.user_id,)


async def test_what_is_paused_cannot_be_paused_again_and_the_other_way_round(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    with pytest.raises(MatchError, match="moderators-not-paused"):
        await host.matches.moderation.resume(info.id, "why", MOD, 1)
    await host.matches.moderation.pause(info.id, "dinner", MOD, 2)
    with pytest.raises(MatchError, match="moderators-paused-already"):
        await host.matches.moderation.pause(info.id, "dinner", MOD, 3)


# --- time and defaults ----------------------------------------------------------------------------


async def test_a_seat_is_given_more_time(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", pace=PATIENT)
    before = (await host.matches.awaited.waits(info.id))[0].due_at
    await host.matches.moderation.extend(info.id, 0, 3 * 3600 + 60, "ill", MOD, 1)
    after = (await host.matches.awaited.waits(info.id))[0].due_at
    assert before is not None
    assert after is not None
    assert (after - before).total_seconds() == 3 * 3600 + 60
    key, said = await last_line(host, info.id)
    assert (key, said["hours"], said["minutes"]) == ("moderators-story-extend", 3, 1)


async def test_more_time_for_a_seat_whose_time_is_over_runs_from_now_on(
    host: Host, clock: ManualClock
) -> None:
    pace = Pace(deadline=DAY, on_timeout=OnTimeout.MODERATOR)
    info = await host.begun(ANA, BEN, game="pebbles", pace=pace)
    clock.move(days=3)
    await host.matches.moderation.extend(info.id, 0, 3600, "asleep", MOD, 1)
    due_at = (await host.matches.awaited.waits(info.id))[0].due_at
    assert due_at == clock.now() + timedelta(hours=1)


async def test_what_is_over_by_a_pause_alone_counts_once(host: Host, clock: ManualClock) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", pace=PATIENT)
    await host.matches.moderation.pause(info.id, "dinner", MOD, 1)
    before = (await host.matches.awaited.waits(info.id))[0].due_at
    clock.move(days=3)
    await host.matches.moderation.extend(info.id, 0, 3600, "asleep", MOD, 2)
    await host.matches.moderation.resume(info.id, "back", MOD, 3)
    after = (await host.matches.awaited.waits(info.id))[0].due_at
    assert before is not None
    assert after == before + timedelta(days=3, hours=1)


async def test_time_cannot_be_added_where_there_is_no_deadline(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    with pytest.raises(MatchError, match="moderators-no-deadline"):
        await host.matches.moderation.extend(info.id, 0, 3600, "ill", MOD, 1)
