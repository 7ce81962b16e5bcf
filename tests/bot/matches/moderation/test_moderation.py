"""Changes from outside the rules: each action one durable change, told with who and why, and on record."""

import pytest
from sqlalchemy import select

from bot.delivery.dispatcher import Dispatcher
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Member, OnTimeout, Pace, Status, Taken, Verdict
from bot.domain.outbox import Kind
from bot.matches.moderation.actions import Actor, ModAction, Role
from bot.matches.service import Matches
from bot.storage import Storage
from bot.storage import tables as stored
from bot.storage.audit import chain as audit
from engines.core.export import read
from engines.core.verify import verify
from tests.bot.matches.moderation.moderating import DAY, MOD, PATIENT, last_line
from tests.bot.matches.support import (
    ANA,
    BEN,
    CLEO,
    Host,
    ManualClock,
    PaperMessenger,
    Shelf,
    pings,
)


async def acts(storage: Storage) -> list[tuple[str, int | None, dict[str, object]]]:
    """What stands in the audit log; its chain holds."""
    async with storage.read() as connection:
        assert await audit.first_break(connection) is None
        rows = await connection.execute(select(stored.audit).order_by(stored.audit.c.id))
        return [(row.act, row.actor_id, row.body) for row in rows]


# --- ending, copies, places -----------------------------------------------------------------------


async def test_a_stopped_match_asks_nobody_and_locks_later(host: Host, clock: ManualClock) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    taken = await host.matches.moderation.stop(info.id, Verdict.RESULT, "rained off", MOD, 1)
    assert (taken.info.status, taken.info.verdict) == (Status.STOPPED, Verdict.RESULT)
    assert await host.matches.awaited.waits(info.id) == []
    with pytest.raises(MatchError, match="service-stopped"):
        await host.answer(info.id)
    clock.move(days=3)
    await host.matches.endings.expire(await host.matches.store.info(info.id))
    assert (await host.matches.store.info(info.id)).seed is not None


async def test_a_stopped_match_goes_on_after_a_rollback_to_its_last_move(
    host: Host, storage: Storage
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.play(info.id, 2)
    await host.matches.moderation.stop(info.id, Verdict.NONE, "rained off", MOD, 1)
    restarted = Host(Matches(storage, Shelf()))
    back = await restarted.matches.rollbacks.roll_back(info.id, 2, "the sun is back", MOD, 2)
    assert (back.info.status, back.info.verdict) == (Status.RUNNING, None)
    assert len(await restarted.matches.awaited.waits(info.id)) == 1
    restarted.ids = host.ids
    await restarted.answer(info.id)


async def test_a_stopped_match_is_final_when_all_have_confirmed(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.matches.moderation.stop(info.id, Verdict.RESULT, "rained off", MOD, 1)
    for number, member in enumerate((ANA, BEN), 2):
        await host.matches.endings.confirm(info.id, member.user_id, number)
    assert (await host.matches.store.info(info.id)).status is Status.LOCKED


@pytest.mark.parametrize("fresh", [False, True])
async def test_a_moderated_match_can_still_be_proven(host: Host, fresh: bool) -> None:
    info = await host.begun(ANA, BEN)
    await host.play(info.id, 20)
    await host.matches.rollbacks.roll_back(info.id, 5, "a mistake", MOD, 1, fresh=fresh)
    await host.matches.moderation.replace_seat(info.id, 0, CLEO, "moved away", MOD, 2)
    await host.play(info.id, 20)
    await host.matches.moderation.stop(info.id, Verdict.RESULT, "rained off", MOD, 3)
    for number, member in enumerate((CLEO, BEN), 4):
        await host.matches.endings.confirm(info.id, member.user_id, number)
    file = read(await host.matches.exports.export(info.id, None))
    assert file.complete
    assert verify(host.matches.library.spec("fortuna"), file).holds


async def test_a_moved_match_has_a_new_thread_and_a_word_in_the_old_one(
    host: Host, storage: Storage, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await dispatcher.settle()
    old = (await host.matches.store.info(info.id)).thread_id
    await host.matches.moving.move(info.id, 66, "noise", MOD, 1)

    assert (await host.matches.store.info(info.id)).thread_id is None
    await dispatcher.settle()
    now = await host.matches.store.info(info.id)
    assert (now.channel_id, now.thread_id) == (66, 7777)
    closing = [row for row in messenger.posted if row.kind is Kind.NOTICE and row.payload.closes]
    assert [row.payload.closes for row in closing] == [old]


async def test_who_is_awaited_is_called_again_in_the_new_thread(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await dispatcher.settle()
    await host.matches.moving.move(info.id, 66, "noise", MOD, 1)
    await dispatcher.settle()
    last = [row for row in messenger.posted if row.kind is Kind.TURN][-1]
    assert pings(last) == (ANA.user_id,)


# --- who, why, once -------------------------------------------------------------------------------


async def test_each_act_is_on_record_with_who_and_why(host: Host, storage: Storage) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", pace=PATIENT)
    await host.matches.moderation.pause(info.id, "dinner", MOD, 1)
    await host.matches.moderation.resume(info.id, "sated", Actor(101, "Ana", Role.TABLE), 2)
    await host.matches.moderation.note(info.id, ModAction.LOOK, "a question", MOD, 3)
    known = [(act, actor, body["role"], body["reason"]) for act, actor, body in await acts(storage)]
    assert known == [
        ("pause", 900, "moderator", "dinner"),
        ("resume", 101, "table", "sated"),
        ("look", 900, "moderator", "a question"),
    ]


async def test_the_same_act_twice_is_done_once(host: Host, storage: Storage) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.play(info.id, 3)
    first: Taken = await host.matches.rollbacks.roll_back(info.id, 1, "a mistake", MOD, 1)
    second: Taken = await host.matches.rollbacks.roll_back(info.id, 1, "a mistake", MOD, 1)
    assert (first.already, second.already) == (False, True)
    assert len(await acts(storage)) == 1


@pytest.mark.parametrize("reason", ["", "   ", "x" * 201])
async def test_a_moderator_gives_a_reason_of_some_length(host: Host, reason: str) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    with pytest.raises(MatchError, match="moderators-reason"):
        await host.matches.moderation.pause(info.id, reason, MOD, 1)


async def test_a_table_needs_no_other_reason_than_its_vote(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.matches.moderation.pause(info.id, "", Actor(101, "Ana", Role.TABLE), 1)
    _, said = await last_line(host, info.id)
    assert (getattr(said["who"], "key", None), getattr(said["why"], "key", None)) == (
        "moderators-who-table",
        "moderators-why-table",
    )


async def test_a_look_at_an_ended_match_posts_no_second_end(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", options={"heap": 4})
    await host.play(info.id)
    await dispatcher.settle()
    await host.matches.moderation.note(info.id, ModAction.LOOK, "a question", MOD, 1)
    await dispatcher.settle()
    assert messenger.kinds().count(Kind.FINAL) == 1


async def test_a_lobby_is_locked_cleared_and_closed(host: Host, storage: Storage) -> None:
    info: MatchInfo = await host.lobby(ANA, BEN)
    await host.matches.lobby_moderation.lock(info.id, "full", MOD, 1, locked=True)
    with pytest.raises(MatchError, match="moderators-lobby-locked"):
        await host.matches.lobby.join(info.id, CLEO, 2)
    await host.matches.lobby_moderation.lock(info.id, "room again", MOD, 3, locked=False)
    await host.matches.lobby.join(info.id, CLEO, 4)
    left = await host.matches.lobby_moderation.remove(info.id, 1, "asked to", MOD, 5)
    assert [seat.user_id for seat in left.taken] == [ANA.user_id, CLEO.user_id]
    closed = await host.matches.lobby_moderation.close(info.id, "rained off", MOD, 6)
    assert closed.status is Status.STOPPED
    assert [act for act, *_ in await acts(storage)] == ["lock", "unlock", "kick", "end"]


async def test_a_moderators_list_holds_private_matches_of_its_server_and_no_trials(
    host: Host,
) -> None:
    info = await host.lobby(Member(104, "Dora"), private=True)
    listed = await host.matches.lists.of_guild(info.guild_id)
    assert [one.id for one in listed] == [info.id]
    assert await host.matches.lists.of_guild(info.guild_id + 1) == []


async def test_a_match_called_to_moderators_at_its_deadline_keeps_its_pace(host: Host) -> None:
    pace = Pace(deadline=DAY, on_timeout=OnTimeout.MODERATOR)
    info = await host.begun(ANA, BEN, game="pebbles", pace=pace)
    copy = await host.matches.clones.clone(info.id, "to study", MOD, 1)
    assert copy.pace == pace
