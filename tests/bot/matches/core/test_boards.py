"""How often boards are posted, by move, turn or round; and that nobody is pinged twice for one wait."""

from collections import Counter
from typing import Any

import pytest

from bot.delivery.dispatcher import Dispatcher
from bot.domain.match import Boards, Pace
from bot.domain.outbox import Kind, OutboxRow
from bot.matches.service import Matches
from bot.storage import Storage
from tests.bot.matches.play.waiting import finish, until_secret
from tests.bot.matches.support import ANA, BEN, CLEO, Host, PaperMessenger, pending, pings


def boards(messenger: PaperMessenger) -> list[OutboxRow[Any]]:
    return [row for row in messenger.posted if row.kind is Kind.TURN]


def pictured(messenger: PaperMessenger) -> list[bool]:
    return [row.payload.pictured for row in boards(messenger)]


async def test_by_the_move_each_answer_owes_a_board(
    host: Host, storage: Storage, dispatcher: Dispatcher
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", pace=Pace(boards=Boards.MOVE))
    await dispatcher.settle()
    for _ in range(9):
        await host.answer(info.id, answer="1")
        assert Kind.TURN in await pending(storage, info.id)
        await dispatcher.settle()


async def test_by_the_move_what_comes_faster_than_it_can_be_sent_makes_one_post(
    host: Host, storage: Storage, dispatcher: Dispatcher
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", pace=Pace(boards=Boards.MOVE))
    await dispatcher.settle()
    for _ in range(9):
        await host.answer(info.id, answer="1")
    assert (await pending(storage, info.id)).count(Kind.TURN) == 1


async def test_by_the_move_who_goes_on_is_not_pinged_again(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, game="pebbles", players=1, pace=Pace(boards=Boards.MOVE))
    await dispatcher.settle()
    for _ in range(3):
        await host.answer(info.id, answer="1")
        await dispatcher.settle()
    assert [pings(row) for row in boards(messenger)] == [(), (), (), ()]


async def test_by_the_move_a_secret_answer_makes_no_post(
    host: Host, storage: Storage, dispatcher: Dispatcher
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar", pace=Pace(boards=Boards.MOVE))
    await until_secret(host, info.id)
    await dispatcher.settle()
    await host.answer(info.id, (await host.decisions(info.id))[1])
    assert await pending(storage, info.id) == []


async def test_by_the_move_an_answer_from_which_nothing_has_followed_yet_makes_no_post(
    host: Host, storage: Storage, dispatcher: Dispatcher
) -> None:
    info = await host.begun(ANA, BEN, game="fortuna", pace=Pace(boards=Boards.MOVE))
    await dispatcher.settle()
    kinds = Counter[tuple[bool, bool]]()
    for _ in range(60):
        asked = await host.decision(info.id)
        taken = await host.answer(info.id, asked)
        seats = {one.seat for one in await host.decisions(info.id)}
        posted = Kind.TURN in await pending(storage, info.id)
        if not asked.secret and seats == {asked.seat}:
            assert posted == bool(taken.events)
            kinds[asked.secret, posted] += 1
        await dispatcher.settle()
    assert len(kinds) == 2


async def test_by_the_turn_every_board_has_its_picture(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    for _ in range(4):
        await dispatcher.settle()
        await host.answer(info.id, answer="1")
    assert pictured(messenger) == [True] * 4


async def test_by_the_round_the_first_board_of_each_has_a_picture_and_the_others_ping(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="pebbles", pace=Pace(boards=Boards.ROUND))
    for _ in range(7):
        await dispatcher.settle()
        await host.answer(info.id, answer="1")
    assert pictured(messenger) == [True, False, False, True, False, False, True]
    assert [len(pings(row)) for row in boards(messenger)] == [0] + [1] * 6


async def test_by_the_round_it_is_known_after_a_restart_which_one_was_shown(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger, storage: Storage
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="pebbles", pace=Pace(boards=Boards.ROUND))
    await dispatcher.settle()
    later = Matches(storage, host.matches.library, host.matches.clock)
    again = Host(later)
    again.ids = host.ids
    await again.answer(info.id, answer="1")
    await Dispatcher(later.store, messenger).settle()
    assert pictured(messenger) == [True, False]
    await later.close()


async def test_by_the_round_a_picture_shows_what_changed_since_the_last_picture(
    host: Host, dispatcher: Dispatcher
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="pebbles", pace=Pace(boards=Boards.ROUND))
    await dispatcher.settle()
    await host.answer(info.id, answer="1")
    await dispatcher.settle()
    look = await host.matches.news.look(info.id, None)
    assert look is not None
    assert look.entry == 0


@pytest.mark.parametrize("boards_posted", list(Boards))
async def test_whatever_the_boards_nobody_is_pinged_twice_for_a_wait(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger, boards_posted: Boards
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar", pace=Pace(boards=boards_posted))
    await dispatcher.settle()
    await finish(host, info.id, 0)
    await dispatcher.settle()
    await finish(host, info.id, 1)
    await dispatcher.settle()
    pinged = Counter(user for row in boards(messenger) for user in pings(row))
    assert pinged == {CLEO.user_id: 1}  # the opening post has called them all


async def test_by_the_round_the_last_post_before_loses_its_buttons(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="pebbles", pace=Pace(boards=Boards.ROUND))
    await dispatcher.settle()
    await host.answer(info.id, answer="1")
    await dispatcher.settle()
    strip = messenger.posted[-1]
    assert (strip.kind, strip.payload.message_id) == (Kind.STRIP, 9000 + boards(messenger)[0].id)
