"""What happens when time is over, or somebody has left."""

from datetime import timedelta

import pytest

from bot.domain.deadlines import DAY, HOUR
from bot.domain.errors import MatchError, SeatTaken
from bot.domain.match import OnLeave, OnTimeout, Pace
from bot.domain.outbox import Kind
from bot.matches.play import moments
from engines.core import Event, IllegalMove, Text, text
from tests.bot.matches.support import ANA, CLEO, key_of, pings
from tests.bot.matches.timing import DAILY, NOON, Table, alone, kinds

TAKEN = text("pebbles-take", n=1)
"""The safe answer: one pebble."""

# --- time-outs -----------------------------------------------------------------------------------


async def test_the_safe_default_is_played_when_time_is_over(table: Table) -> None:
    await table.begins()
    rows = await table.later(hours=24)
    assert sorted(kinds(rows)) == [Kind.NOTICE, Kind.TURN]
    (told,) = [row.payload.text for row in rows if key_of(row)]
    assert told == Text("time-notice-default", {"asked": Text("pebbles-turn"), "answer": TAKEN})
    assert await table.asked() == [1]
    assert "time-story-default" in await table.told()


async def test_somebody_who_is_asked_on_after_a_time_out_is_pinged(table: Table) -> None:
    info = await table.host.begun(ANA, game="pebbles", pace=DAILY)
    table.id = info.id
    await table.dispatcher.settle()
    (turn,) = [row for row in await table.later(hours=24) if row.kind is Kind.TURN]
    assert pings(turn) == (101,)
    assert (await table.wait()).due_at == NOON + timedelta(days=2)


async def test_everybody_who_is_silent_is_played_for_in_turn(table: Table) -> None:
    await table.begins()
    for day in range(4):
        assert await table.asked() == [day % 2]
        await table.later(hours=24)


async def test_a_match_of_silent_people_comes_to_its_end(table: Table) -> None:
    await table.begins(heap=2)
    await table.later(hours=24)
    rows = await table.later(hours=24)
    assert sorted(kinds(rows)) == [Kind.FINAL, Kind.NOTICE]
    assert await table.later(hours=24) == []


async def test_one_question_is_answered_where_only_the_default_is_asked_for(table: Table) -> None:
    await alone(table, OnTimeout.DEFAULT)
    await table.later(hours=24)
    assert (await table.matches.store.live(table.id)).match.number == 1


async def test_who_is_skipped_is_asked_nothing_until_somebody_elses_turn(table: Table) -> None:
    await alone(table, OnTimeout.SKIP)
    rows = await table.later(hours=24)
    assert sorted(kinds(rows)) == [Kind.FINAL, Kind.NOTICE]
    assert [key_of(row) for row in rows if key_of(row)] == ["time-notice-skip"]
    assert (await table.told()).count("time-story-skip") == 1


async def test_skipping_ends_where_somebody_else_is_asked(table: Table) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=OnTimeout.SKIP))
    await table.later(hours=24)
    assert (await table.matches.store.live(table.id)).match.number == 1


async def test_an_ai_player_sits_in_until_the_person_is_back(table: Table) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=OnTimeout.AI), heap=50)
    await table.later(hours=24)
    assert await table.asked() == [1]
    seat = (await table.matches.store.live(table.id)).info.seats[0]
    assert (seat.user_id, seat.person, seat.ai) == (101, None, "normal")
    await table.host.answer(table.id)
    await table.matches.idle()
    assert await table.asked() == [1]
    await table.matches.timeouts.take_seat_back(table.id, 101, next(table.host.ids))
    await table.host.answer(table.id)
    assert await table.asked() == [0]
    assert (await table.wait()).user_id == 101
    assert {"time-story-ai", "time-story-back"} <= set(await table.told())


async def test_ai_players_are_never_left_to_play_a_match_to_its_end_by_themselves(
    table: Table,
) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=OnTimeout.AI), heap=50)
    await table.later(hours=24)
    rows = await table.later(hours=24)
    assert Kind.ALERT in kinds(rows)
    assert await table.asked() == [1]
    assert (await table.matches.store.live(table.id)).info.seats[1].ai is None


async def test_who_is_sat_in_for_takes_the_seat_back_before_answering(table: Table) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=OnTimeout.AI), heap=50)
    await table.later(hours=24)
    with pytest.raises(MatchError) as caught:
        await table.matches.play.undo(table.id, 101, next(table.host.ids))
    assert caught.value.message == Text("time-stand-in")


async def test_taking_ones_seat_back_twice_counts_once(table: Table) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=OnTimeout.AI), heap=50)
    await table.later(hours=24)
    number = next(table.host.ids)
    await table.matches.timeouts.take_seat_back(table.id, 101, number)
    assert (await table.matches.timeouts.take_seat_back(table.id, 101, number)).already
    with pytest.raises(MatchError) as caught:
        await table.matches.timeouts.take_seat_back(table.id, 101, next(table.host.ids))
    assert caught.value.message == Text("time-seat-yours")


async def test_strangers_have_no_seat_to_take_back(table: Table) -> None:
    await table.begins()
    with pytest.raises(MatchError) as caught:
        await table.matches.timeouts.take_seat_back(table.id, CLEO.user_id, next(table.host.ids))
    assert caught.value.message == Text("service-not-playing")


async def test_a_moderator_is_called_once_and_the_match_waits(table: Table) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=OnTimeout.MODERATOR))
    rows = await table.later(hours=24)
    assert sorted(kinds(rows)) == [Kind.ALERT, Kind.AWAITED, Kind.NOTICE]
    assert await table.later(days=3) == []
    assert await table.asked() == [0]


async def test_more_time_from_a_moderator_sets_the_clock_going_again(table: Table) -> None:
    await table.begins(Pace(deadline=DAY, on_timeout=OnTimeout.MODERATOR))
    await table.later(hours=25)
    async with table.storage.write() as connection:
        await moments.extend(connection, table.id, 0, 5 * HOUR, table.clock.now())
    assert await table.later(hours=1) == []
    assert Kind.ALERT in kinds(await table.later(hours=3))


async def test_a_default_that_is_refused_calls_a_moderator_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begins()
    live = await table.matches.store.live(table.id)

    def refuse(*_: object) -> list[Event]:
        raise IllegalMove(Text("core-undo-nothing"), "R-1")

    monkeypatch.setattr(live.match, "answer", refuse)
    rows = await table.later(hours=24)
    assert sorted(kinds(rows)) == [Kind.ALERT, Kind.AWAITED, Kind.NOTICE]
    assert await table.later(days=3) == []


async def test_an_answer_at_the_last_moment_counts(table: Table) -> None:
    await table.begins()
    table.clock.move(hours=24)
    await table.host.answer(table.id)
    assert Kind.TURN in kinds(await table.later(seconds=1))
    assert "time-story-default" not in await table.told()


async def test_a_broken_match_does_not_stop_the_clocks_of_the_others(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begins()
    broken = await table.matches.store.live(table.id)
    monkeypatch.setattr(broken.match, "default_for", lambda _: 1 // 0)
    await table.begins()
    await table.later(hours=24)
    assert await table.asked() == [1]


# --- people who have left ------------------------------------------------------------------------


async def nowhere(_: int, __: int) -> bool:
    return False


async def test_nobody_plays_the_default_for_somebody_who_has_left_and_whose_seat_waits(
    table: Table,
) -> None:
    await table.begins()
    table.matches.members.ask(nowhere)
    rows = await table.later(hours=24)
    assert Kind.ALERT in kinds(rows)
    assert not {Kind.REMINDER, Kind.ALERT} & set(kinds(await table.later(hours=24)))
    assert await table.asked() == [0]


async def test_an_ai_player_sits_in_for_somebody_who_has_left_where_it_is_set_up_so(
    table: Table,
) -> None:
    await table.begins(Pace(deadline=DAY, on_leave=OnLeave.AI), heap=40)
    table.matches.members.ask(nowhere)
    await table.later(hours=24)
    assert (await table.matches.store.live(table.id)).info.seats[0].ai is not None
    assert await table.asked() == [1]
    assert "time-story-default" not in await table.told()


async def test_ai_players_are_not_left_alone_with_a_match_that_everybody_has_left(
    table: Table,
) -> None:
    await table.begins(Pace(deadline=DAY, on_leave=OnLeave.AI), heap=40)
    table.matches.members.ask(nowhere)
    await table.later(hours=24)
    rows = await table.later(hours=24)
    assert Kind.ALERT in kinds(rows)
    seats = (await table.matches.store.live(table.id)).info.seats
    assert [one.ai is None for one in seats] == [False, True]
    assert await table.asked() == [1]


async def test_who_comes_back_has_a_whole_deadline_again(table: Table) -> None:
    await table.begins()
    table.matches.members.ask(nowhere)
    await table.later(hours=72)

    async def here(_: int, __: int) -> bool:
        return True

    table.matches.members.ask(here)
    await table.matches.absentees.seen(table.id, 101)
    wait = await table.wait()
    assert wait.due_at == table.clock.now() + timedelta(hours=24)
    await table.later(hours=1)
    assert await table.asked() == [0]


async def test_an_ai_player_answers_nothing_where_a_person_plays(table: Table) -> None:
    await table.begins()
    decision = await table.host.decision(table.id)
    with pytest.raises(SeatTaken):
        await table.matches.play.answer_as_ai(table.id, decision.seat, decision.id, "1")
    assert await table.asked() == [0]
