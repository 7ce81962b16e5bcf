"""Automatic answers whose moment could tell a secret: given after a while drawn by lot."""

import json

import pytest
from sqlalchemy import select

from bot.delivery.dispatcher import Dispatcher
from bot.domain.match import MatchInfo, OnTimeout, Pace
from bot.domain.orders import Doing, Rule, Why
from bot.domain.outbox import Kind
from bot.matches.moderation.actions import Actor, Role
from bot.matches.play.autoplay import LATEST, SOONEST, held, some_while
from bot.matches.service import Matches
from bot.storage import Storage
from bot.storage.matches import orders as order_rows
from bot.storage.tables import outbox
from engines.core import kind_of
from tests.bot.matches.orders.ordering import IDS, default, notices, order, queue
from tests.bot.matches.support import ANA, BEN, Host, ManualClock, PaperMessenger, Shelf, pings

MODERATOR = Actor(900, "Mo", Role.MODERATOR)


@pytest.fixture
async def info(host: Host, matches: Matches) -> MatchInfo:
    """A match in which both are asked in secret, and Ben's answer is ordered."""
    info = await host.begun(ANA, BEN, game="fortuna")
    matches.committer.delay = lambda: 60
    (kind,) = {kind_of(one) for one in await host.decisions(info.id)}
    await order(matches, info, BEN, default(kind))
    return info


async def answered(matches: Matches, info: MatchInfo, seat: int = 1) -> int:
    live = await matches.store.live(info.id)
    return sum(one.seat == seat for one in live.match.live())


async def due(matches: Matches) -> None:
    await matches.planned.give_due(matches.clock.now())


def test_a_while_is_drawn_between_its_bounds() -> None:
    drawn = {some_while() for _ in range(200)}
    assert len(drawn) > 20
    assert all(SOONEST <= one <= LATEST for one in drawn)


async def test_the_answer_comes_after_a_while(
    matches: Matches, clock: ManualClock, info: MatchInfo
) -> None:
    await due(matches)
    assert await answered(matches, info) == 0
    clock.move(seconds=59)
    await due(matches)
    assert await answered(matches, info) == 0
    clock.move(seconds=1)
    await due(matches)
    assert await answered(matches, info) == 1


async def test_the_moment_stays_when_others_answer(
    host: Host, matches: Matches, clock: ManualClock, info: MatchInfo
) -> None:
    clock.move(seconds=40)
    matches.committer.delay = lambda: 600
    mine = next(one for one in await host.decisions(info.id) if one.seat == 0)
    await host.answer(info.id, mine)
    clock.move(seconds=20)
    await due(matches)
    assert await answered(matches, info) == 1


async def test_an_answer_by_hand_wins(
    host: Host, matches: Matches, clock: ManualClock, info: MatchInfo
) -> None:
    decision = next(one for one in await host.decisions(info.id) if one.seat == 1)
    await host.answer(info.id, decision)
    clock.move(seconds=60)
    await due(matches)
    assert await answered(matches, info) == 1


async def test_nothing_is_given_twice_or_lost_by_a_restart(
    matches: Matches, clock: ManualClock, storage: Storage, info: MatchInfo
) -> None:
    again = Matches(storage, Shelf(), clock)
    again.committer.delay = matches.committer.delay
    clock.move(seconds=60)
    await due(again)
    await due(again)
    assert await answered(again, info) == 1
    await again.close()


async def test_after_an_outage_the_moment_is_drawn_anew(
    matches: Matches, clock: ManualClock, info: MatchInfo
) -> None:
    clock.move(hours=5)
    await due(matches)
    assert await answered(matches, info) == 0
    clock.move(seconds=60)
    await due(matches)
    assert await answered(matches, info) == 1


async def test_after_an_outage_nobody_waits_for_it_much_longer(
    matches: Matches, clock: ManualClock, info: MatchInfo
) -> None:
    matches.committer.delay = lambda: LATEST
    clock.move(hours=5)
    await due(matches)
    assert await answered(matches, info) == 0
    clock.move(seconds=60)
    await due(matches)
    assert await answered(matches, info) == 1


async def test_what_is_found_late_a_second_time_is_given_at_once(
    matches: Matches, clock: ManualClock, storage: Storage, info: MatchInfo
) -> None:
    clock.move(hours=5)
    await due(matches)
    clock.move(hours=5)
    again = Matches(storage, Shelf(), clock)
    again.committer.delay = matches.committer.delay
    await due(again)
    assert await answered(again, info) == 1
    await again.close()


async def test_a_change_of_the_match_puts_off_nothing_a_second_time(
    host: Host, matches: Matches, clock: ManualClock, info: MatchInfo
) -> None:
    clock.move(hours=5)
    await due(matches)
    clock.move(hours=5)
    mine = next(one for one in await host.decisions(info.id) if one.seat == 0)
    await host.answer(info.id, mine)
    await due(matches)
    assert await answered(matches, info) == 1


async def test_a_paused_match_is_given_nothing(
    matches: Matches, clock: ManualClock, storage: Storage, info: MatchInfo
) -> None:
    await matches.moderation.pause(info.id, "dinner", MODERATOR, next(IDS))
    clock.move(seconds=90)
    await due(matches)
    assert await storage.find(order_rows.next_due) is None
    assert await answered(matches, info) == 0
    assert all(user is None for user, _ in await notices(storage, info))
    await matches.moderation.resume(info.id, "eaten", MODERATOR, next(IDS))
    await due(matches)
    assert await answered(matches, info) == 1


async def test_a_revoked_order_is_not_given_later(
    matches: Matches, clock: ManualClock, info: MatchInfo
) -> None:
    (known,) = await matches.orders.of(BEN.user_id)
    await matches.orders.revoke(BEN.user_id, [known.id], next(IDS))
    clock.move(seconds=60)
    await due(matches)
    assert await answered(matches, info) == 0


async def test_a_taken_back_answer_is_not_given_again(
    host: Host, matches: Matches, clock: ManualClock, info: MatchInfo
) -> None:
    clock.move(seconds=60)
    await due(matches)
    await matches.play.undo(info.id, BEN.user_id, next(host.ids))
    clock.move(seconds=600)
    await due(matches)
    assert await answered(matches, info) == 0


async def test_a_queued_answer_waits_as_long(
    host: Host, matches: Matches, clock: ManualClock
) -> None:
    info = await host.begun(ANA, BEN, game="fortuna")
    matches.committer.delay = lambda: 60
    decision = next(one for one in await host.decisions(info.id) if one.seat == 1)
    await queue(matches, info, BEN, decision, host.sample(decision))
    assert await answered(matches, info) == 0
    clock.move(seconds=60)
    await due(matches)
    assert await answered(matches, info) == 1


async def test_what_is_queued_for_ones_next_turn_comes_after_a_while(
    host: Host, matches: Matches, clock: ManualClock
) -> None:
    info = await host.begun(ANA, BEN, game="mesopotamia")
    matches.committer.delay = lambda: 600
    while (asked := await matches.queue.foreseen(info.id, BEN.user_id)) is None or (
        kind_of(asked) != "mesopotamia-ask-act"
    ):
        await host.answer(info.id)
    await queue(matches, info, BEN, asked, "gather")
    while await matches.planned.of(info.id, BEN.user_id) is None:
        await host.answer(info.id)
    clock.move(hours=1)  # it is found late, and put off once more
    await due(matches)
    before = len((await matches.store.live(info.id)).match.live())
    clock.move(seconds=60)
    await due(matches)
    given = (await matches.store.live(info.id)).match.live()[before:]
    assert [(one.seat, one.answer) for one in given] == [(1, "gather")]
    assert await matches.queue.of(info.id, BEN.user_id) == []


async def test_the_sleeper_gives_what_is_due(
    host: Host, matches: Matches, clock: ManualClock, info: MatchInfo
) -> None:
    await matches.open()
    await clock.asleep()
    clock.move(seconds=61)
    await clock.asleep()
    for _ in range(200):
        if await answered(matches, info):
            break
    assert await answered(matches, info) == 1


async def test_nobody_can_tell_by_a_ping_who_has_answered_ahead(
    host: Host,
    matches: Matches,
    dispatcher: Dispatcher,
    messenger: PaperMessenger,
    info: MatchInfo,
) -> None:
    (known,) = await matches.orders.of(BEN.user_id)
    await order(matches, info, BEN, known.rule, everywhere=True)
    second = await host.begun(ANA, BEN, game="fortuna")
    await dispatcher.settle()
    prompts = {
        row.payload.addressee: row.payload.quiet
        for row in messenger.posted
        if row.match_id == second.id and row.kind is Kind.PROMPT
    }
    assert prompts == {ANA.user_id: False, BEN.user_id: True}
    # Where direct messages are closed the question is called in the thread, and everybody is pinged.
    boards = [row for row in messenger.posted if row.match_id == second.id and pings(row)]
    assert all(set(pings(row)) >= {ANA.user_id, BEN.user_id} for row in boards)


async def test_a_planned_answer_is_given_once(matches: Matches, info: MatchInfo) -> None:
    assert await matches.play.give_planned(info.id, 1)
    assert not await matches.play.give_planned(info.id, 1)
    assert await answered(matches, info) == 1


async def test_when_time_is_over_what_is_planned_is_given_first(
    host: Host, matches: Matches, clock: ManualClock
) -> None:
    pace = Pace(deadline=43_200, on_timeout=OnTimeout.SKIP)
    info = await host.begun(ANA, BEN, game="fortuna", pace=pace)
    clock.move(hours=11, minutes=58)
    matches.committer.delay = lambda: 600
    decision = next(one for one in await host.decisions(info.id) if one.seat == 1)
    rule = Rule(kind_of(decision), Doing.DEFAULT)
    await order(matches, info, BEN, rule)
    clock.move(minutes=3)
    await matches.timeouts.keep_time(clock.now())
    told = await matches.story.told(info.id, 1)
    assert Why.ORDER in [one.why for one in told]
    assert "time-story-skip" not in [one.event.key for one in told if one.event.by == 1]


async def test_who_is_asked_more_after_a_planned_answer_is_told_in_private(
    host: Host, matches: Matches, storage: Storage
) -> None:
    info = await host.begun(ANA, BEN, game="fortuna")
    while len(decisions := await host.decisions(info.id)) > 1 or decisions[0].secret:
        await host.answer(info.id, decisions[0])
    (asked,) = decisions
    who = (ANA, BEN)[asked.seat]
    await order(matches, info, who, default(kind_of(asked)))
    assert await matches.play.give_planned(info.id, asked.seat)
    assert (await host.decision(info.id)).seat == asked.seat
    assert (who.user_id, "orders-notice-on") in await notices(storage, info)


async def test_after_a_pause_who_has_answered_ahead_is_asked_quietly(
    matches: Matches, storage: Storage, info: MatchInfo
) -> None:
    await matches.moderation.pause(info.id, "dinner", MODERATOR, next(IDS))
    await matches.moderation.resume(info.id, "sated", MODERATOR, next(IDS))
    query = select(outbox.c.body).where(outbox.c.kind == Kind.PROMPT, outbox.c.state == "pending")
    async with storage.read() as connection:
        asked = (await connection.execute(query.order_by(outbox.c.id))).scalars().all()
    again = {body["seat"]: body["quiet"] for body in map(json.loads, asked)}
    assert again == {0: False, 1: True}


async def test_its_owner_alone_hears_what_is_on_its_way(matches: Matches, info: MatchInfo) -> None:
    plan = await matches.planned.of(info.id, BEN.user_id)
    assert plan is not None
    assert plan.why is Why.ORDER
    assert await matches.planned.of(info.id, ANA.user_id) is None
    assert await matches.planned.of(info.id, 999) is None


async def test_what_is_stopped_is_not_given(
    host: Host, matches: Matches, clock: ManualClock, storage: Storage, info: MatchInfo
) -> None:
    await stop(matches, info)
    clock.move(hours=1)
    await due(matches)
    mine = next(one for one in await host.decisions(info.id) if one.seat == 0)
    await host.answer(info.id, mine)
    clock.move(hours=1)
    await due(matches)
    assert await answered(matches, info) == 0
    assert all(user is None for user, _ in await notices(storage, info))


async def test_what_is_stopped_stays_so_after_a_restart(
    matches: Matches, clock: ManualClock, storage: Storage, info: MatchInfo
) -> None:
    await stop(matches, info)
    again = Matches(storage, Shelf(), clock)
    clock.move(seconds=60)
    await due(again)
    assert await answered(again, info) == 0
    plan = await again.planned.of(info.id, BEN.user_id)
    assert plan is not None
    assert held(plan, clock.now())
    await again.close()


async def test_a_click_on_what_was_on_its_way_before_stops_nothing(
    matches: Matches, clock: ManualClock, info: MatchInfo
) -> None:
    await matches.planned.hold(info.id, BEN.user_id, "another question")
    clock.move(seconds=60)
    await due(matches)
    assert await answered(matches, info) == 1


async def test_what_is_stopped_is_given_when_time_is_over(
    host: Host, matches: Matches, clock: ManualClock
) -> None:
    info = await host.begun(ANA, BEN, game="fortuna", pace=Pace(deadline=43_200))
    matches.committer.delay = lambda: 60
    decision = next(one for one in await host.decisions(info.id) if one.seat == 1)
    await queue(matches, info, BEN, decision, host.sample(decision))
    await stop(matches, info)
    clock.move(hours=13)
    await matches.timeouts.keep_time(clock.now())
    assert Why.QUEUED in [one.why for one in await matches.story.told(info.id, 1)]


async def stop(matches: Matches, info: MatchInfo) -> None:
    """Ben stops what is on its way for him."""
    plan = await matches.planned.of(info.id, BEN.user_id)
    assert plan is not None
    await matches.planned.hold(info.id, BEN.user_id, plan.decision)
