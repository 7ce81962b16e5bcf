"""Going back to a move: what is undone, what is kept, and with which dice it goes on."""

import pytest
from sqlalchemy import select

from bot.delivery.dispatcher import Dispatcher
from bot.domain.errors import MatchError
from bot.domain.match import Status
from bot.domain.outbox import Kind
from bot.matches.moderation.actions import Actor, Role
from bot.matches.service import Matches
from bot.storage import Storage
from bot.storage import tables as stored
from tests.bot.matches.support import (
    ANA,
    BEN,
    Host,
    ManualClock,
    PaperMessenger,
    Shelf,
)

MOD = Actor(900, "Mo", Role.MODERATOR)


async def test_a_match_goes_back_to_a_move_and_on_from_there(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", options={"heap": 100})
    for _ in range(5):
        await host.answer(info.id)
        if (await host.matches.store.live(info.id)).match.number == 2:
            there = (await host.matches.store.live(info.id)).match.state_hash()
    await host.matches.rollbacks.roll_back(info.id, 2, "a mistake", MOD, 1)
    live = await host.matches.store.live(info.id)
    assert live.match.state_hash() == there
    assert [one.number for one in live.match.live()] == [1, 2]
    await host.answer(info.id)
    assert (await host.matches.store.live(info.id)).match.number == 7


async def test_what_was_taken_back_is_struck_out_and_the_act_is_not(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", options={"heap": 100})
    await host.play(info.id, 3)
    await host.matches.moderation.pause(info.id, "dinner", MOD, 1)
    await host.matches.rollbacks.roll_back(info.id, 1, "a mistake", MOD, 2)
    lines = await host.matches.story.told(info.id, None, withdrawn=True)
    struck = [(one.event.key, one.withdrawn) for one in lines]
    assert struck == [
        ("pebbles-taken", False),
        ("pebbles-taken", True),
        ("pebbles-taken", True),
        ("moderators-story-pause", False),
        ("moderators-story-rollback", False),
    ]


async def test_a_rollback_far_back_survives_a_restart(host: Host, storage: Storage) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", options={"heap": 300})
    await host.play(info.id, 60)
    restarted = Matches(storage, Shelf())
    await restarted.rollbacks.roll_back(info.id, 3, "a mistake", MOD, 1)
    again = (await Matches(storage, Shelf()).store.live(info.id)).match
    assert [one.number for one in again.live()] == [1, 2, 3]
    assert again.state_hash() == (await restarted.store.live(info.id)).match.state_hash()


async def test_after_a_rollback_only_true_positions_are_kept(host: Host, storage: Storage) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", options={"heap": 300})
    await host.play(info.id, 60)
    await Matches(storage, Shelf()).rollbacks.roll_back(info.id, 30, "a mistake", MOD, 1)
    async with storage.read() as connection:
        rows = await connection.execute(select(stored.kept.c.number))
        assert all(number <= 30 for number in rows.scalars())


async def test_a_rollback_goes_beyond_an_undo(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", options={"heap": 100})
    await host.play(info.id, 2)
    await host.matches.play.undo(info.id, BEN.user_id, 1)
    await host.play(info.id, 2)
    await host.matches.rollbacks.roll_back(info.id, 1, "a mistake", MOD, 2)
    match = (await host.matches.store.live(info.id)).match
    assert [one.number for one in match.live()] == [1]
    with pytest.raises(MatchError):
        await host.matches.rollbacks.roll_back(info.id, 2, "taken back long ago", MOD, 3)


async def test_an_ended_match_goes_on_after_a_rollback(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", options={"heap": 4})
    over = await host.play(info.id)
    assert over.status is Status.FINISHED
    await dispatcher.settle()
    final = next(row for row in messenger.posted if row.kind is Kind.FINAL)
    back = await host.matches.rollbacks.roll_back(info.id, 0, "a mistake", MOD, 1)
    assert (back.info.status, back.info.ended_at, back.info.due_at) == (Status.RUNNING, None, None)
    await dispatcher.settle()
    withdrawn = [row for row in messenger.posted if row.kind is Kind.WITHDRAW]
    assert [row.payload.message_id for row in withdrawn] == [9000 + final.id]


async def test_a_locked_match_does_not_go_back(host: Host, clock: ManualClock) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", options={"heap": 4})
    await host.play(info.id)
    for number, member in enumerate((ANA, BEN), 1):
        await host.matches.endings.confirm(info.id, member.user_id, number)
    with pytest.raises(MatchError, match="service-locked"):
        await host.matches.rollbacks.roll_back(info.id, 0, "a mistake", MOD, 9)


async def test_a_rollback_is_done_only_where_it_was_looked_at(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.play(info.id, 2)
    with pytest.raises(MatchError, match="moderators-moved-on"):
        await host.matches.rollbacks.roll_back(info.id, 0, "a mistake", MOD, 1, expected=1)


async def test_fresh_dice_fall_otherwise_and_the_same_dice_alike(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    begun = (await host.matches.store.live(info.id)).match
    await host.play(info.id, 4)
    await host.matches.rollbacks.roll_back(info.id, 0, "again", MOD, 1)
    assert (
        await host.matches.store.live(info.id)
    ).match.table.position.fresh == begun.table.position.fresh
    await host.play(info.id, 1)
    await host.matches.rollbacks.roll_back(info.id, 0, "again", MOD, 2, fresh=True)
    match = (await host.matches.store.live(info.id)).match
    assert match.table.position.fresh == match.number


async def test_what_a_rollback_would_mean_is_told_first(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    await host.play(info.id, 4)
    rewind = await host.matches.rollbacks.rewind(info.id, 0)
    assert rewind.then.match.number == rewind.number + 1
    assert rewind.then.match.live() == []
    assert [one.number for one in rewind.revealed] == [
        one.number for one in rewind.undone if one.barrier
    ]
    assert (await host.matches.store.live(info.id)).match.number == rewind.number
