"""What the times of secret questions tell, and who hears that it is next."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.domain.deadlines import HOUR
from bot.domain.match import Pace, Verdict
from bot.domain.outbox import OutboxRow
from bot.matches.play import moments
from bot.storage.time import rows as time_rows
from tests.bot.matches.support import ANA, BEN, CLEO, key_of
from tests.bot.matches.timing import BANKED, MODERATOR, NOON, Table, away

# --- secret questions ----------------------------------------------------------------------------


async def bids(table: Table, pace: Pace = BANKED) -> None:
    """A match in which all are asked in secret what they bid."""
    await table.begins(pace, game="bazaar")
    while len((await table.matches.store.live(table.id)).secrets) < 2:
        await table.host.answer(table.id)
    await table.dispatcher.settle()


async def ends(table: Table) -> set[tuple[int, datetime | None, datetime | None]]:
    return {(wait.seat, wait.bank_at, wait.due_at) for wait in await table.waits()}


async def test_all_who_are_asked_in_secret_have_as_long_as_the_slowest(table: Table) -> None:
    await table.settings(101, time_zone="UTC", quiet_from=11 * 60, quiet_to=19 * 60)
    await bids(table)
    end = NOON + timedelta(days=1, hours=7)
    assert await ends(table) == {(0, end, end), (1, end, end)}


@pytest.mark.parametrize("first", [0, 1])
async def test_the_times_do_not_tell_who_has_answered_in_secret(table: Table, first: int) -> None:
    await table.settings(101, time_zone="UTC", quiet_from=11 * 60, quiet_to=19 * 60)
    await bids(table)
    before = await ends(table)
    asked = [one for one in await table.host.decisions(table.id) if one.seat == first]
    await table.host.answer(table.id, asked[0])
    assert await ends(table) == before
    await away(table, 0, 3)
    later = {(seat, NOON + timedelta(days=4, hours=7)) for seat in (0, 1)}
    assert {(seat, due) for seat, _, due in await ends(table)} == later


async def test_taking_a_secret_answer_back_tells_nothing_by_its_time(table: Table) -> None:
    await bids(table)
    before = await ends(table)
    table.clock.move(hours=3)
    asked = [one for one in await table.host.decisions(table.id) if one.seat == 0]
    await table.host.answer(table.id, asked[0])
    await table.matches.play.undo(table.id, 101, next(table.host.ids))
    assert await ends(table) == before
    waits = await table.matches.awaited.waiting_for(101)
    assert {(wait.seat, wait.bank_at, wait.due_at) for wait in waits} <= before


@pytest.mark.parametrize("seat", [0, 1])
async def test_more_time_for_one_in_secret_is_more_time_for_all(table: Table, seat: int) -> None:
    await bids(table)
    asked = [one for one in await table.host.decisions(table.id) if one.seat == 0]
    await table.host.answer(table.id, asked[0])
    async with table.storage.write() as connection:
        await moments.extend(connection, table.id, seat, 5 * HOUR, table.clock.now())
    end = NOON + timedelta(hours=29)
    assert await ends(table) == {(0, end, end), (1, end, end)}


@pytest.mark.parametrize("seat", [0, 1])
async def test_more_time_for_one_in_secret_puts_the_reminders_of_all_off(
    table: Table, seat: int
) -> None:
    await bids(table)
    before = await table.storage.find(time_rows.next_look)
    await table.matches.moderation.extend(
        table.id, seat, 5 * HOUR, "ill", MODERATOR, next(table.host.ids)
    )
    after = await table.storage.find(time_rows.next_look)
    assert before is not None
    assert after == before + timedelta(hours=5)


async def test_secret_answers_use_no_bank_that_would_tell_of_them(table: Table) -> None:
    await table.settings(101, time_zone="UTC", quiet_from=11 * 60, quiet_to=19 * 60)
    await bids(table)
    table.clock.move(hours=30)
    asked = [one for one in await table.host.decisions(table.id) if one.seat == 1]
    await table.host.answer(table.id, asked[0])
    assert await table.banks() == [12 * HOUR, 12 * HOUR]


async def test_all_who_are_silent_in_secret_run_out_of_time_together(table: Table) -> None:
    await bids(table)
    await table.later(hours=24)
    assert not (await table.matches.store.live(table.id)).secrets
    assert (await table.told()).count("time-story-default") == 2


# --- who is next ---------------------------------------------------------------------------------


def heads_ups(rows: list[OutboxRow[Any]]) -> list[int | None]:
    key = "time-heads-up"
    return [row.payload.addressee for row in rows if key_of(row) == key]


async def test_who_wants_to_hears_once_that_the_turn_is_next(table: Table) -> None:
    await table.settings(103, heads_up=True)
    info = await table.host.begun(ANA, BEN, CLEO, game="pebbles", options={"heap": 30})
    table.id = info.id
    assert heads_ups(await table.later(seconds=1)) == []
    await table.host.answer(table.id)
    assert heads_ups(await table.later(seconds=1)) == [103]
    await table.host.answer(table.id)
    await table.host.answer(table.id)
    assert heads_ups(await table.later(seconds=1)) == []
    await table.host.answer(table.id)
    assert heads_ups(await table.later(seconds=1)) == [103]


async def test_one_message_a_match_says_who_is_next_and_is_kept_true(table: Table) -> None:
    await table.settings(103, heads_up=True)
    info = await table.host.begun(ANA, BEN, CLEO, game="pebbles", options={"heap": 30})
    table.id = info.id
    told: list[OutboxRow[Any]] = await table.later(seconds=1)
    for _ in range(5):
        await table.host.answer(table.id)
        told += await table.later(minutes=1)
    own = [row for row in told if row.payload.addressee == 103]
    keys = [key_of(row) for row in own if key_of(row)]
    assert keys == ["time-heads-up", "time-heads-up-came"] * 2
    assert [row.payload.message_id for row in own] == [None, *(9000 + row.id for row in own[:-1])]


async def test_a_heads_up_of_another_day_is_settled_where_it_stands(table: Table) -> None:
    await table.settings(103, heads_up=True)
    info = await table.host.begun(ANA, BEN, CLEO, game="pebbles", options={"heap": 30})
    table.id = info.id
    await table.host.answer(table.id)
    (said,) = [row for row in await table.later(seconds=1) if row.payload.addressee == 103]
    table.clock.move(hours=30)
    await table.host.answer(table.id)
    (came,) = [row for row in await table.later(seconds=1) if row.payload.addressee == 103]
    assert (key_of(came), came.payload.message_id) == ("time-heads-up-came", 9000 + said.id)


@pytest.mark.parametrize("stopped", [False, True])
async def test_a_match_that_ends_leaves_nobody_told_of_a_turn_to_come(
    table: Table, stopped: bool
) -> None:
    await table.settings(103, heads_up=True)
    info = await table.host.begun(ANA, BEN, CLEO, game="pebbles", options={"heap": 4})
    table.id = info.id
    await table.host.answer(table.id, answer="1")
    assert heads_ups(await table.later(seconds=1)) == [103]
    if stopped:
        await table.matches.moderation.stop(table.id, Verdict.NONE, "the tide", MODERATOR, 1)
    else:
        await table.host.answer(table.id, answer="3")
    told = [row for row in await table.later(seconds=1) if row.payload.addressee == 103]
    assert [key_of(row) for row in told if key_of(row)] == ["time-heads-up-ended"]


async def test_who_is_next_and_rests_is_not_told_that_others_come_before(table: Table) -> None:
    await table.settings(103, heads_up=True, time_zone="UTC", quiet_from=13 * 60, quiet_to=15 * 60)
    info = await table.host.begun(ANA, BEN, CLEO, game="pebbles", options={"heap": 30})
    table.id = info.id
    await table.host.answer(table.id)
    assert heads_ups(await table.later(seconds=1)) == [103]
    table.clock.move(hours=2)
    await table.matches.heads_up.tell_next(await table.matches.store.live(table.id), 2, {2})
    assert [row for row in await table.later(seconds=1) if row.payload.addressee == 103] == []


async def test_who_plays_against_ai_players_alone_hears_nothing_beforehand(table: Table) -> None:
    await table.settings(101, heads_up=True)
    info = await table.host.begun(ANA, game="pebbles", ai=["random", "random"], players=3)
    table.id = info.id
    told = await table.later(seconds=1)
    for _ in range(2):
        await table.host.answer(table.id)
        told += await table.later(minutes=1)
    assert heads_ups(told) == []


async def test_what_is_no_answer_announces_no_turn_a_second_time(table: Table) -> None:
    await table.settings(102, heads_up=True)
    await table.begins(heap=30)
    await table.later(seconds=1)
    await table.host.answer(table.id)
    await table.later(seconds=1)
    await table.host.answer(table.id)
    assert heads_ups(await table.later(seconds=1)) == [102]
    await table.matches.moderation.pause(table.id, "dinner", MODERATOR, next(table.host.ids))
    await table.matches.moderation.resume(table.id, "eaten", MODERATOR, next(table.host.ids))
    assert heads_ups(await table.later(seconds=1)) == []


async def test_who_does_not_want_to_hear_it_does_not(table: Table) -> None:
    await table.begins()
    await table.host.answer(table.id)
    assert heads_ups(await table.later(seconds=1)) == []


async def test_nobody_hears_at_night_that_the_turn_is_next(table: Table) -> None:
    await table.settings(102, heads_up=True, time_zone="UTC", quiet_from=600, quiet_to=1200)
    await table.begins()
    assert heads_ups(await table.later(seconds=1)) == []


async def test_a_turn_taken_back_is_not_announced_again(table: Table) -> None:
    await table.settings(102, heads_up=True)
    await table.begins(heap=30)
    await table.later(seconds=1)
    assert heads_ups(table.messenger.posted) == [102]
    await table.host.answer(table.id)
    await table.matches.play.undo(table.id, 101, next(table.host.ids))
    assert heads_ups(await table.later(seconds=1)) == []


async def test_what_lies_hidden_says_nothing_of_who_is_next(table: Table) -> None:
    await table.settings(102, heads_up=True)
    await bids(table)
    told = heads_ups(table.messenger.posted)
    asked = [one for one in await table.host.decisions(table.id) if one.seat == 0]
    await table.host.answer(table.id, asked[0])
    await table.later(seconds=1)
    assert heads_ups(table.messenger.posted) == told
