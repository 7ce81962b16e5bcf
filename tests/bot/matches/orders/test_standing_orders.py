"""Standing orders: given in the change that poses the question, for their owner alone."""

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select
from structlog.testing import capture_logs
from typing_extensions import override

from bot.delivery.dispatcher import Dispatcher
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo
from bot.domain.orders import MOST_ORDERS, When, Why
from bot.domain.outbox import Kind
from bot.matches.service import Matches
from bot.matches.time.cleanup import Sweep
from bot.storage import Storage
from bot.storage.tables import log
from engines.core import Decision, GameSpec, Routine
from tests.bot.matches.orders.ordering import asked, default, option, order, question, routine
from tests.bot.matches.support import (
    ANA,
    BEN,
    CLEO,
    Host,
    ManualClock,
    PaperMessenger,
    Shelf,
    pending,
    pings,
)

TURN = "pebbles-turn"
PROVOST = "caylus-prompt-provost"


async def taken(matches: Matches, info: MatchInfo) -> list[tuple[int, object]]:
    live = await matches.store.live(info.id)
    return [(one.seat, one.answer) for one in live.match.live()]


async def test_an_order_answers_in_the_change_that_asks(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    await order(matches, info, BEN, option(TURN, "2"))
    await host.answer(info.id, answer="1")
    assert await taken(matches, info) == [(0, "1"), (1, "2")]
    assert await asked(matches, info) == [0]


async def test_nobody_is_pinged_for_what_an_order_answers(
    host: Host, matches: Matches, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(game="pebbles")
    await dispatcher.settle()
    assert Kind.START in messenger.kinds()  # it calls everybody
    await order(matches, info, BEN, option(TURN, "2"))
    await host.answer(info.id, answer="1")
    await dispatcher.settle()
    assert [user for row in messenger.posted for user in pings(row)] == []


async def test_orders_of_several_people_answer_each_other(host: Host, matches: Matches) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="pebbles")
    for who in (BEN, CLEO):
        await order(matches, info, who, option(TURN, "1"))
    await host.answer(info.id, answer="1")
    assert await taken(matches, info) == [(0, "1"), (1, "1"), (2, "1")]


async def test_a_match_that_plays_itself_comes_to_its_end(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    await order(matches, info, BEN, default(TURN))
    await order(matches, info, ANA, option(TURN, "3", When.ALWAYS))
    assert (await matches.store.live(info.id)).match.over
    assert Kind.FINAL in await pending(matches.storage, info.id)


async def test_an_order_answers_the_question_that_is_open(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    await order(matches, info, ANA, option(TURN, "3"))
    assert await taken(matches, info) == [(0, "3")]


async def test_what_is_not_offered_is_asked(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles", options={"heap": 3})
    await order(matches, info, BEN, option(TURN, "3"))
    await host.answer(info.id, answer="1")
    assert await asked(matches, info) == [1]


async def test_always_falls_back_on_the_safe_answer(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles", options={"heap": 3})
    await order(matches, info, BEN, option(TURN, "3", When.ALWAYS))
    await host.answer(info.id, answer="1")
    assert await taken(matches, info) == [(0, "1"), (1, "1")]


async def test_alone_answers_only_if_nothing_else_is_possible(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles", options={"heap": 3})
    await order(matches, info, BEN, option(TURN, "1", When.ALONE))
    await host.answer(info.id, answer="1")
    assert await asked(matches, info) == [1]
    await order(matches, info, BEN, option(TURN, "1", When.ALONE, groups=("",)))
    assert await taken(matches, info) == [(0, "1"), (1, "1")]


async def test_a_routine_of_the_game_answers(host: Host, matches: Matches) -> None:
    info = await host.begun(game="caylus")
    for who in (ANA, BEN):
        await order(matches, info, who, routine(PROVOST, "provost"))
    live = await matches.store.live(info.id)
    while live.match.table.position.state.round < 2 and not live.match.over:
        assert all(one.prompt.key != PROVOST for one in live.match.table.pending.values())
        await host.answer(info.id)
        live = await matches.store.live(info.id)
    async with matches.storage.read() as connection:
        rows = (await connection.execute(select(log.c.why).where(log.c.why.is_not(None)))).scalars()
        assert set(rows) == {Why.ORDER}


async def test_an_order_for_a_game_holds_in_all_its_matches(host: Host, matches: Matches) -> None:
    first, second = [await host.begun(game="pebbles") for _ in range(2)]
    await order(matches, first, BEN, option(TURN, "2"), everywhere=True)
    for info in (first, second):
        await host.answer(info.id, answer="1")
        assert await taken(matches, info) == [(0, "1"), (1, "2")]


async def test_an_order_for_a_match_goes_before_one_for_all(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    await order(matches, info, BEN, option(TURN, "3"))
    await order(matches, info, BEN, option(TURN, "2"), everywhere=True)
    await host.answer(info.id, answer="1")
    assert await taken(matches, info) == [(0, "1"), (1, "3")]


async def test_an_order_for_a_game_is_silent_where_its_routine_is_of_no_use(
    host: Host, matches: Matches
) -> None:
    first, second = [await host.begun(game="pebbles", options={"heap": n}) for n in (12, 11)]
    await order(matches, first, BEN, routine(TURN, "thrice"), everywhere=True)
    for info in (first, second):
        await host.answer(info.id, answer="1")
    assert await taken(matches, first) == [(0, "1"), (1, "3")]
    assert await taken(matches, second) == [(0, "1")]


async def test_a_revoked_order_answers_no_more(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    await order(matches, info, BEN, option(TURN, "2"))
    (known,) = await matches.orders.of(BEN.user_id)
    assert await matches.orders.revoke(ANA.user_id, [known.id], next(host.ids)) == 0
    assert await matches.orders.revoke(BEN.user_id, [known.id], next(host.ids)) == 1
    await host.answer(info.id, answer="1")
    assert await asked(matches, info) == [1]


async def test_the_same_order_again_takes_the_place_of_the_first(
    host: Host, matches: Matches
) -> None:
    info = await host.begun(game="pebbles")
    await order(matches, info, BEN, option(TURN, "2"))
    await order(matches, info, BEN, option(TURN, "2", When.ALWAYS))
    (known,) = await matches.orders.of(BEN.user_id)
    assert known.rule.when is When.ALWAYS


async def test_orders_are_bounded(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    for number in range(MOST_ORDERS):
        await order(matches, info, BEN, option(f"kind-{number}", "x"))
    with pytest.raises(MatchError):
        await order(matches, info, BEN, option("one-more", "x"))
    assert len(await matches.orders.of(BEN.user_id)) == MOST_ORDERS


async def test_orders_of_a_match_that_is_over_for_good_do_not_count(
    host: Host, matches: Matches
) -> None:
    over, info = [await host.begun(ANA, game="pebbles") for _ in range(2)]
    for number in range(MOST_ORDERS):
        await order(matches, over, ANA, option(f"kind-{number}", "x"))
    await host.play(over.id)
    await matches.endings.confirm(over.id, ANA.user_id, next(host.ids))
    await order(matches, info, ANA, option("one-more", "x"))
    (known,) = await matches.orders.of(ANA.user_id)
    assert known.match_id == info.id


async def test_orders_of_a_match_that_may_go_on_are_kept(
    host: Host, matches: Matches, clock: ManualClock
) -> None:
    info = await host.begun(ANA, game="pebbles")
    await order(matches, info, ANA, option("kind", "x"))
    await host.play(info.id)
    await Sweep(matches.storage, clock).sweep()
    (known,) = await matches.orders.of(ANA.user_id)
    assert known.match_name == info.name


async def test_who_does_not_play_orders_nothing(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    with pytest.raises(MatchError):
        await order(matches, info, CLEO, option(TURN, "2"))


async def test_after_its_owner_took_it_back_an_order_rests(host: Host, matches: Matches) -> None:
    info = await host.begun(ANA, game="pebbles")
    await order(matches, info, ANA, option(TURN, "3", When.ALWAYS))
    assert (await matches.store.live(info.id)).match.over
    await matches.play.undo(info.id, ANA.user_id, next(host.ids))
    assert await asked(matches, info) == [0]
    await matches.play.recheck(info.id)
    assert await asked(matches, info) == [0]
    await host.answer(info.id, answer="2")
    assert (await matches.store.live(info.id)).match.over


async def test_an_order_can_be_taken_back_by_its_owner(host: Host, matches: Matches) -> None:
    info = await host.begun(game="caylus")
    await order(matches, info, ANA, default("caylus-prompt-place"))
    given = (await matches.store.live(info.id)).match.live()
    seat = (await matches.store.info(info.id)).seat_of(ANA.user_id)
    if not any(one.seat == seat for one in given):
        await host.answer(info.id)
    before = (await matches.store.live(info.id)).match.number
    await matches.play.undo(info.id, ANA.user_id, next(host.ids))
    assert (await matches.store.live(info.id)).match.number == before + 1
    assert seat in await asked(matches, info)


async def test_an_order_is_remembered_after_a_restart(
    host: Host, matches: Matches, storage: Storage
) -> None:
    info = await host.begun(game="pebbles")
    await order(matches, info, BEN, option(TURN, "2"))
    again = Matches(storage, Shelf(), matches.clock)
    host.matches = again
    await host.answer(info.id, answer="1")
    assert await taken(again, info) == [(0, "1"), (1, "2")]
    await again.close()


async def test_only_the_owner_learns_that_an_order_answered(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    await order(matches, info, BEN, option(TURN, "2"))
    done = await host.answer(info.id, answer="1")
    assert [one.why for one in await matches.story.told(info.id, 1)] == [None, Why.ORDER]
    for reader in (None, 0):
        assert [one.why for one in await matches.story.told(info.id, reader)] == [None, None]
    assert [one.seat for one in done.given] == [1]


async def test_answers_given_ahead_belong_to_their_own_entries(
    host: Host, matches: Matches
) -> None:
    info = await host.begun(game="pebbles")
    await order(matches, info, BEN, option(TURN, "2"))
    await host.answer(info.id, answer="1")
    told = await matches.story.told(info.id, None)
    assert [(one.entry, one.event.by) for one in told] == [(1, 0), (2, 1)]


async def test_a_broken_order_spoils_nobody_s_answer(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles", options={"heap": 15})
    await order(matches, info, BEN, option(TURN, "2"))
    await host.answer(info.id, answer="2")
    assert await taken(matches, info) == [(0, "2")]
    assert await asked(matches, info) == [1]


class Odd(Shelf):
    """Pebbles with a routine that nothing comes of."""

    @override
    def spec(self, game: str) -> GameSpec[Any]:
        found = super().spec(game)
        return replace(found, routines=(Routine("odd", (TURN,), broken),))


def broken(_: Decision) -> None:
    raise ZeroDivisionError("a routine is broken")


async def test_an_order_that_cannot_be_understood_is_on_record_and_its_question_is_asked(
    storage: Storage, clock: ManualClock
) -> None:
    matches = Matches(storage, Odd(), clock)
    host = Host(matches)
    info = await host.begun(game="pebbles")
    await order(matches, info, BEN, routine(TURN, "odd"))
    with capture_logs() as logs:
        await host.answer(info.id, answer="2")
    found = [one for one in logs if one["event"] == "order.confused"]
    assert {(one["match"], one["error"]) for one in found} == {(info.id, "ZeroDivisionError")}
    assert await taken(matches, info) == [(0, "2")]
    assert await asked(matches, info) == [1]
    await matches.close()


async def test_what_cannot_be_taken_back_is_not_answered_by_an_order_not_made_for_it(
    host: Host, matches: Matches
) -> None:
    info = await host.begun(game="pebbles")
    decision = await question(matches, info, TURN)
    decision.confirm = True
    assert option(TURN, "2").answer(decision, lambda: "1", {}) is None
    assert option(TURN, "2", sure=True).answer(decision, lambda: "1", {}) == "2"
    assert default(TURN).answer(decision, lambda: "1", {}) is None
    rule = option(TURN, "9", When.ALWAYS, sure=True)
    assert rule.answer(decision, lambda: "1", {}) is None


async def test_an_order_for_a_game_answers_from_the_first_question_on(
    host: Host, matches: Matches
) -> None:
    first = await host.begun(game="pebbles")
    await order(matches, first, ANA, option(TURN, "2"), everywhere=True)
    second = await host.begun(game="pebbles")
    assert await taken(matches, second) == [(0, "2")]
    assert [one.entry for one in await matches.story.told(second.id, None)] == [1]
