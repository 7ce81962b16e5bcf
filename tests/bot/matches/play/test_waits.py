"""Who is waited for, and what Discord is owed for it."""

from bot.delivery.dispatcher import Dispatcher, Undeliverable
from bot.domain.match import Status
from bot.domain.outbox import Kind, Named
from bot.storage import Storage
from engines.core import Text
from tests.bot.matches.play.waiting import finish, until_secret
from tests.bot.matches.support import ANA, BEN, CLEO, Host, PaperMessenger, owed, pending, pings


async def at(host: Host, match_id: str) -> int:
    """The round a match is in."""
    live = await host.matches.store.live(match_id)
    return live.spec.round(live.match.table.position.state)


async def test_the_thread_opens_with_a_post_that_calls_all_and_the_first_board_pings_nobody_again(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    await host.begun(ANA, BEN, game="pebbles")
    await dispatcher.settle()
    opened = [kind for kind in messenger.kinds() if kind is not Kind.LOBBY]
    assert opened == [Kind.THREAD, Kind.START, Kind.TURN]
    (board,) = [row for row in messenger.posted if row.kind is Kind.TURN]
    assert pings(board) == ()


async def test_private_questions_come_after_the_post_that_opens_the_match(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    await host.begun(ANA, BEN)
    await dispatcher.settle()
    kinds = messenger.kinds()
    assert kinds.index(Kind.START) < kinds.index(Kind.PROMPT)
    assert all(row.payload.called for row in messenger.posted if row.kind is Kind.PROMPT)


async def test_where_the_opening_post_cannot_be_sent_the_first_board_pings(
    host: Host, storage: Storage, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    await host.begun(ANA, BEN, game="pebbles")
    messenger.troubles = [None, None, Undeliverable("no", permanent=True)]
    await dispatcher.settle()
    (board,) = [row for row in messenger.posted if row.kind is Kind.TURN]
    opened = any(row.kind is Kind.START for row in messenger.posted)
    assert (opened, pings(board)) == (False, (ANA.user_id,))


async def test_one_player_s_answers_in_a_row_make_one_post(
    host: Host, storage: Storage, dispatcher: Dispatcher
) -> None:
    info = await host.begun(ANA, BEN)
    await dispatcher.settle()
    went_on = 0
    for _ in range(40):
        before, round_before = (
            {one.seat for one in await host.decisions(info.id)},
            await at(host, info.id),
        )
        await host.answer(info.id)
        after = {one.seat for one in await host.decisions(info.id)}
        begins = bool(after - before) or await at(host, info.id) > round_before
        assert (Kind.TURN in await pending(storage, info.id)) == begins
        went_on += after == before
        await dispatcher.settle()
    assert went_on


async def test_a_board_not_yet_sent_gives_way_to_the_newer_one(
    host: Host, storage: Storage, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN)
    await host.play(info.id, answers=60)
    assert (await pending(storage, info.id)).count(Kind.TURN) == 1
    await dispatcher.settle()
    row = next(row for row in messenger.posted if row.kind is Kind.TURN)
    told = await host.matches.story.told(
        info.id, None, after_event=0, upto=row.payload.upto, limit=1000
    )
    assert told == await host.matches.story.told(info.id, None, limit=1000)


async def test_a_wait_is_pinged_once(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    await dispatcher.settle()
    pinged = [user for row in messenger.posted for user in pings(row)]
    await host.answer(info.id)
    await dispatcher.settle()
    assert sorted(pinged) == sorted({user for row in messenger.posted for user in pings(row)})


async def test_sealed_questions_go_out_by_dm_and_ping_nobody_in_the_thread(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    await dispatcher.settle()
    messenger.posted.clear()
    await until_secret(host, info.id)
    last = (await host.matches.store.live(info.id)).match.live()[-1].seat
    await dispatcher.settle()
    prompts = [row for row in messenger.posted if row.kind is Kind.PROMPT]
    others = {seat.user_id for seat in info.seats if seat.seat != last}
    assert {row.payload.addressee for row in prompts} == others
    assert all(not pings(row) for row in messenger.posted[-1:] if row.kind is Kind.TURN)


async def test_a_prompt_answered_before_it_left_is_not_sent(
    host: Host, storage: Storage, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    await until_secret(host, info.id)
    while (await host.decision(info.id)).secret:
        await host.answer(info.id)
    assert Kind.PROMPT not in await pending(storage, info.id)
    await dispatcher.settle()
    assert Kind.PROMPT not in messenger.kinds()


async def test_who_has_answered_a_sealed_question_shows_to_nobody(host: Host) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    await until_secret(host, info.id)
    before = await host.matches.awaited.waits(info.id)
    asked = await host.decisions(info.id)
    await host.answer(info.id, asked[1])
    after = await host.matches.awaited.waits(info.id)
    assert [(wait.seat, wait.since) for wait in after] == [(w.seat, w.since) for w in before]
    assert len(after) == 3


async def test_one_s_own_waits_end_with_one_s_answer(host: Host) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    await until_secret(host, info.id)
    asked = (await host.decisions(info.id))[0]
    user = info.seats[asked.seat].user_id
    assert user is not None
    assert [wait.match_id for wait in await host.matches.awaited.waiting_for(user)] == [info.id]
    await host.answer(info.id, asked)
    assert await host.matches.awaited.waiting_for(user) == []


async def test_what_waits_longest_comes_first_over_all_servers(host: Host) -> None:
    from tests.bot.matches.support import ManualClock

    clock = host.matches.clock
    assert isinstance(clock, ManualClock)
    infos = []
    for _ in range(2):
        infos.append(await host.begun(ANA, BEN, game="bazaar"))
        clock.move(hours=1)
    waits = await host.matches.awaited.waiting_for(BEN.user_id)
    assert [wait.match_id for wait in waits] == [info.id for info in infos]
    assert waits[0].since < waits[1].since


async def test_the_end_owes_the_final_post_and_nothing_is_waited_for(
    host: Host, storage: Storage
) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    info = await host.play(info.id)
    assert info.status is Status.FINISHED
    assert (await pending(storage, info.id))[-1] is Kind.FINAL
    assert Kind.TURN not in await pending(storage, info.id)
    assert await host.matches.awaited.waits(info.id) == []


async def test_a_new_board_takes_the_buttons_off_the_one_before(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN)
    await dispatcher.settle()
    boards = [row for row in messenger.posted if row.kind is Kind.TURN]
    while len(boards) < 2:
        await host.answer(info.id)
        await dispatcher.settle()
        boards = [row for row in messenger.posted if row.kind is Kind.TURN]
    (strip,) = [row for row in messenger.posted if row.kind is Kind.STRIP]
    assert strip.payload.message_id == 9000 + boards[0].id


async def test_when_one_of_several_is_done_the_last_board_is_brought_up_to_date(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    await dispatcher.settle()
    (board,) = [row for row in messenger.posted if row.kind is Kind.TURN]
    await finish(host, info.id, 0)
    await dispatcher.settle()
    edited = messenger.posted[-1]
    assert edited.kind is Kind.AWAITED
    assert edited.payload.message_id == 9000 + board.id
    assert pings(edited) == pings(board) == ()
    assert (await host.matches.awaited.lane_status(info.id)).optional.keys() == {2}


async def test_further_answers_of_those_who_are_not_done_change_no_post(
    host: Host, storage: Storage, dispatcher: Dispatcher
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    await finish(host, info.id, 1)
    await dispatcher.settle()
    errand = next(one for one in await host.decisions(info.id) if one.seat == 2)
    await host.answer(info.id, errand, "tip")
    assert await pending(storage, info.id) == []


async def test_who_takes_back_being_done_is_named_again(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    await dispatcher.settle()
    await finish(host, info.id, 0)
    await dispatcher.settle()
    await host.matches.play.undo(info.id, ANA.user_id, next(host.ids))
    await dispatcher.settle()
    assert [row.kind for row in messenger.posted[-2:]] == [Kind.AWAITED] * 2
    assert messenger.posted[-1].payload.message_id == messenger.posted[-2].payload.message_id


async def test_who_becomes_awaited_is_pinged_by_a_new_board_and_by_no_change_before(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    await dispatcher.settle()
    await finish(host, info.id, 0)
    await finish(host, info.id, 1)
    await dispatcher.settle()
    boards = [row for row in messenger.posted if row.kind is Kind.TURN]
    assert [pings(row) for row in boards] == [(), (CLEO.user_id,)]
    assert {wait.seat for wait in await host.matches.awaited.waits(info.id)} == {2}


async def test_who_acts_before_being_waited_for_makes_no_new_board(
    host: Host, storage: Storage, dispatcher: Dispatcher
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    await dispatcher.settle()
    errand = next(one for one in await host.decisions(info.id) if one.seat == 2)
    await host.answer(info.id, errand, "tip")
    assert await pending(storage, info.id) == []


async def test_what_somebody_can_do_already_is_kept_apart_from_what_waits_for_it(
    host: Host,
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    assert await host.matches.awaited.waiting_for(CLEO.user_id) == []
    (can,) = await host.matches.awaited.optional_for(CLEO.user_id)
    assert (can.match_id, can.topic) == (info.id, Text("bazaar-topic"))
    await finish(host, info.id, 1)
    assert await host.matches.awaited.optional_for(CLEO.user_id) == []
    assert [wait.match_id for wait in await host.matches.awaited.waiting_for(CLEO.user_id)] == [
        info.id
    ]


async def test_who_has_to_wait_for_whom_is_known_to_all(host: Host) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    held = (await host.matches.awaited.lane_status(info.id)).held
    assert [(one.seat, one.by) for one in held] == [(0, [1, 2]), (2, [1])]
    assert held[0].objects == ["deck", "stock.oil", "stock.silk", "stock.spice"]


async def test_an_ai_player_does_nothing_before_being_waited_for(host: Host) -> None:
    info = await host.lobby(ANA, BEN, game="bazaar")
    await host.matches.lobby.fill_ai(info.id, ANA, "random", next(host.ids))
    await host.matches.lobby.start(info.id, ANA, next(host.ids))
    await host.matches.idle()
    match = (await host.matches.store.live(info.id)).match
    assert match.number == 0
    assert 2 in {one.seat for one in await host.decisions(info.id)}
    await finish(host, info.id, 1)
    await host.matches.idle()
    assert match.number > 1


async def test_a_new_board_makes_it_needless_to_change_the_last_one(
    host: Host, storage: Storage, dispatcher: Dispatcher
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    await dispatcher.settle()
    for seat in (0, 2, 1):
        await finish(host, info.id, seat)
    assert (Kind.AWAITED, "dropped") in await owed(storage, info.id)
    assert Kind.AWAITED not in await pending(storage, info.id)


async def test_the_next_board_knows_what_the_last_one_showed(
    host: Host, dispatcher: Dispatcher
) -> None:
    info = await host.begun(ANA, BEN)
    assert await host.matches.news.look(info.id, None) is None
    await dispatcher.settle()
    shown = repr((await host.matches.store.live(info.id)).view(None).state)
    await host.answer(info.id)
    look = await host.matches.news.look(info.id, None)
    assert look is not None
    assert (look.entry, repr(look.view.state)) == (0, shown)


async def test_posts_and_thread_are_remembered(host: Host, dispatcher: Dispatcher) -> None:
    info = await host.begun(ANA, BEN)
    await dispatcher.settle()
    stored = await host.matches.store.info(info.id)
    assert (stored.thread_id, stored.place) == (7777, 7777)
    assert stored.lobby_message_id is not None
    assert stored.posted_event > 0
    assert (await host.matches.store.live(info.id)).info == stored
    found = await host.matches.lists.by_thread(7777)
    assert found is not None
    assert found.id == info.id


async def test_everything_owed_is_delivered_in_the_end(
    host: Host, storage: Storage, dispatcher: Dispatcher
) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    await host.play(info.id)
    await dispatcher.settle()
    assert {state for _, state in await owed(storage, info.id)} <= {"sent", "dropped"}
    queue = await dispatcher.queue()
    assert (queue.length, queue.oldest) == (0, None)


async def test_a_new_round_is_posted_even_if_the_same_person_goes_on(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, game="fortuna")
    live = await host.matches.store.live(info.id)
    shown: list[int] = []
    while len(set(shown)) < 4:
        await host.answer(info.id)
        await dispatcher.settle()
        said = [one.payload for one in messenger.posted if isinstance(one.payload, Named)]
        shown.append([one.at_round for one in said if one.at_round is not None][-1])
        assert shown[-1] == live.spec.round(live.match.table.position.state)
