"""Changes from outside the rules: each action one durable change, told with who and why, and on record."""

from datetime import timedelta

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

MOD = Actor(900, "Mo", Role.MODERATOR)
DAY = 86400
PATIENT = Pace(deadline=DAY)


async def acts(storage: Storage) -> list[tuple[str, int | None, dict[str, object]]]:
    """What stands in the audit log; its chain holds."""
    async with storage.read() as connection:
        assert await audit.first_break(connection) is None
        rows = await connection.execute(select(stored.audit).order_by(stored.audit.c.id))
        return [(row.act, row.actor_id, row.body) for row in rows]


async def last_line(host: Host, match_id: str) -> tuple[str, dict[str, object]]:
    """The last line of the story that tells of an act."""
    lines = await host.matches.story.told(match_id, None, withdrawn=True)
    event = [one.event for one in lines if one.event.key.startswith("moderators-story-")][-1]
    return event.key, dict(event.data)


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


async def test_a_question_is_answered_by_its_default(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.matches.moderation.force_default(info.id, 0, "silent", MOD, 1)
    match = (await host.matches.store.live(info.id)).match
    assert [(one.seat, one.answer) for one in match.live()] == [(0, "1")]


async def test_nobody_is_forced_who_is_not_asked(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    with pytest.raises(MatchError, match="moderators-not-asked"):
        await host.matches.moderation.force_default(info.id, 1, "silent", MOD, 1)


# --- seats ----------------------------------------------------------------------------------------


async def test_a_member_takes_a_seat_over_and_the_old_owner_has_lost_it(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    await host.matches.moderation.replace_seat(info.id, 0, CLEO, "moved away", MOD, 1)
    with pytest.raises(MatchError, match="service-not-playing"):
        await host.matches.play.answer(
            info.id, ANA.user_id, 2, (await host.decision(info.id)).id, "1"
        )
    assert [wait.user_id for wait in await host.matches.awaited.waits(info.id)] == [CLEO.user_id]
    await host.answer(info.id)


async def test_secret_questions_go_to_the_new_owner_alone(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN)
    await dispatcher.settle()
    live = await host.matches.store.live(info.id)
    assert live.secrets
    seat = next(iter(live.secrets.values()))
    old, already = live.info.seats[seat].user_id, len(messenger.posted)
    await host.matches.moderation.replace_seat(info.id, seat, CLEO, "moved away", MOD, 1)
    await dispatcher.settle()
    later = messenger.posted[already:]
    prompted = [row.payload.addressee for row in later if row.kind is Kind.PROMPT]
    assert prompted == [CLEO.user_id]
    taken = [
        row for row in later if row.kind in (Kind.WITHDRAW, Kind.STRIP) and row.payload.message_id
    ]
    assert old not in prompted
    assert any(row.kind is Kind.WITHDRAW and row.payload.addressee == old for row in taken)


async def test_who_takes_over_does_not_read_what_was_said_to_the_seat_before(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    await host.play(info.id, 4)
    number = (await host.matches.store.live(info.id)).match.number
    await host.matches.moderation.replace_seat(info.id, 0, CLEO, "moved away", MOD, 1)
    assert (await host.matches.store.info(info.id)).seats[0].since == number


async def test_an_ai_player_takes_a_seat_for_good_or_sits_in(host: Host) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="pebbles", options={"heap": 900})
    await host.matches.moderation.replace_seat(
        info.id, 1, "random", "silent", MOD, 1, for_good=False
    )
    await host.matches.moderation.replace_seat(info.id, 2, "random", "silent", MOD, 2)
    seats = (await host.matches.store.info(info.id)).seats
    assert [(one.user_id, one.person, one.ai) for one in seats[1:]] == [
        (BEN.user_id, None, "random"),
        (None, None, "random"),
    ]
    await host.matches.moderation.replace_seat(info.id, 1, BEN, "back", MOD, 3)
    assert (await host.matches.store.info(info.id)).seats[1].person == BEN.user_id


async def test_one_person_takes_one_seat(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    with pytest.raises(MatchError, match="moderators-sits-already"):
        await host.matches.moderation.replace_seat(info.id, 0, BEN, "both", MOD, 1)


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


async def test_who_plays_cannot_force_while_a_secret_question_is_open(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    playing = Actor(ANA.user_id, ANA.name, Role.MODERATOR)
    with pytest.raises(MatchError, match="moderators-secret-open"):
        await host.matches.moderation.force_default(info.id, 1, "silent", playing, 1)
    await host.matches.moderation.force_default(info.id, 1, "silent", MOD, 2)


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


async def test_what_was_asked_in_private_loses_its_buttons_with_the_seat(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    while len((await host.matches.store.live(info.id)).secrets) < 2:
        await host.answer(info.id)
    await dispatcher.settle()
    asked = next(one for one in await host.decisions(info.id) if one.secret)
    while (await host.matches.store.live(info.id)).secrets:
        await host.answer(info.id)
    await dispatcher.settle()
    user = info.seats[asked.seat].user_id
    prompts = {
        row.id + 9000
        for row in messenger.posted
        if row.kind is Kind.PROMPT and row.payload.addressee == user
    }
    await host.matches.moderation.replace_seat(
        info.id, asked.seat, "greedy", "gone", MOD, 1, action=ModAction.KICK
    )
    await dispatcher.settle()
    assert prompts
    assert prompts <= {row.payload.message_id for row in messenger.posted if row.kind is Kind.STRIP}


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
