"""Taking back: what the core allows, stored and told."""

import pytest

from bot.delivery.dispatcher import Dispatcher
from bot.domain.errors import MatchError, Refused
from bot.domain.match import UndoState
from bot.domain.outbox import Kind
from bot.matches.service import Matches
from bot.storage import Storage
from engines.core import Text
from tests.bot.matches.support import ANA, BEN, CLEO, Host, PaperMessenger, Shelf, pending, pings


async def undoable(host: Host, match_id: str, least: int = 1) -> tuple[int, UndoState]:
    """Play until somebody can take back so many answers; who, and how it stands."""
    for _ in range(200):
        live = await host.matches.store.live(match_id)
        for seat in live.info.seats:
            assert seat.user_id is not None
            state = await host.matches.play.undo_state(match_id, seat.user_id)
            if state.count >= least:
                return seat.user_id, state
        await host.answer(match_id)
    raise AssertionError("nothing was ever undoable")


async def told_undoable(host: Host, match_id: str) -> int:
    """Play until somebody can take back an answer of which there is something to tell; who."""
    for _ in range(200):
        taken = await host.answer(match_id)
        entry = (await host.matches.store.live(match_id)).match.live()[-1]
        user = taken.info.seats[entry.seat].user_id
        assert user is not None
        if taken.events and (await host.matches.play.undo_state(match_id, user)).count:
            return user
    raise AssertionError("nothing that was told was ever undoable")


async def test_an_answer_taken_back_was_never_given(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    before: dict[int, str] = {}
    while True:
        live = await host.matches.store.live(info.id)
        before[live.match.number] = live.match.state_hash()
        taken = await host.answer(info.id)
        entry = (await host.matches.store.live(info.id)).match.live()[-1]
        user = taken.info.seats[entry.seat].user_id
        assert user is not None
        if (await host.matches.play.undo_state(info.id, user)).count:
            break
    await host.matches.play.undo(info.id, user, next(host.ids))
    live = await host.matches.store.live(info.id)
    assert live.match.state_hash() == before[entry.number - 1]
    assert live.match.number == entry.number + 1


async def test_an_undo_survives_a_restart(host: Host, storage: Storage) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    user, _ = await undoable(host, info.id)
    await host.matches.play.undo(info.id, user, next(host.ids))
    played = (await host.matches.store.live(info.id)).match
    loaded = (await Matches(storage, Shelf()).store.live(info.id)).match
    assert loaded.state_hash() == played.state_hash()
    assert loaded.live() == played.live()


async def test_one_can_take_back_after_a_restart_what_one_could_before(
    host: Host, storage: Storage
) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    user, state = await undoable(host, info.id)
    restarted = Matches(storage, Shelf())
    assert await restarted.play.undo_state(info.id, user) == state
    assert not (await restarted.play.undo(info.id, user, next(host.ids))).already


async def test_the_same_undo_twice_takes_back_one_answer(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    user, state = await undoable(host, info.id, least=2)
    await host.matches.play.undo(info.id, user, 800)
    assert (await host.matches.play.undo(info.id, user, 800)).already
    assert (await host.matches.play.undo_state(info.id, user)).count == state.count - 1


async def test_a_turn_is_taken_back_as_far_as_it_goes(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    user, state = await undoable(host, info.id, least=2)
    number = (await host.matches.store.info(info.id)).entry
    taken = await host.matches.play.undo(info.id, user, next(host.ids), turn=True)
    assert taken.info.entry == number + state.count
    assert (await host.matches.play.undo_state(info.id, user)).count == 0


async def test_nothing_to_take_back_is_said_before_and_on_trying(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    state = await host.matches.play.undo_state(info.id, ANA.user_id)
    assert state == UndoState(0, Text("core-undo-nothing"))
    with pytest.raises(Refused) as caught:
        await host.matches.play.undo(info.id, ANA.user_id, next(host.ids))
    assert caught.value.message == state.reason


async def test_who_does_not_play_takes_nothing_back(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    with pytest.raises(MatchError) as caught:
        await host.matches.play.undo(info.id, CLEO.user_id, next(host.ids))
    assert caught.value.message.key == "service-not-playing"


async def test_events_of_what_was_taken_back_are_withdrawn(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    user = await told_undoable(host, info.id)
    told = await host.matches.story.told(info.id, None)
    await host.matches.play.undo(info.id, user, next(host.ids))
    everything = await host.matches.story.told(info.id, None, withdrawn=True)
    still = await host.matches.story.told(info.id, None)
    assert [event.number for event in everything] == [event.number for event in told]
    assert len(still) < len(everything)
    assert all(event.withdrawn for event in everything if event not in still)


async def test_taking_back_what_the_thread_has_heard_is_told_there(
    host: Host, dispatcher: Dispatcher
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.answer(info.id)
    await dispatcher.settle()
    await host.matches.play.undo(info.id, ANA.user_id, next(host.ids))
    last = (await host.matches.story.told(info.id, None))[-1]
    assert last.event.key == "service-story-undone"
    assert last.event.data == {"count": 1}


async def test_a_step_back_drops_the_board_of_what_is_no_more(
    host: Host, storage: Storage, dispatcher: Dispatcher
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await dispatcher.settle()
    await host.answer(info.id)
    assert await pending(storage, info.id) == [Kind.TURN]
    await host.matches.play.undo(info.id, ANA.user_id, next(host.ids))
    assert await pending(storage, info.id) == []


async def test_a_step_back_past_the_last_board_posts_a_new_one_without_a_ping(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.answer(info.id)
    await dispatcher.settle()
    await host.matches.play.undo(info.id, ANA.user_id, next(host.ids))
    await dispatcher.settle()
    boards = [row for row in messenger.posted if row.kind is Kind.TURN]
    # The opening post has called everybody, and nobody is called back for a step back.
    assert [pings(row) for row in boards] == [(), ()]
    assert [wait.user_id for wait in await host.matches.awaited.waits(info.id)] == [ANA.user_id]
