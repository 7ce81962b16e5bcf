"""The doors made for long matches, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from sqlalchemy import func, select

from bot.delivery.dispatcher import Dispatcher
from bot.domain.deadlines import DAY
from bot.domain.match import MatchInfo, OnTimeout, Pace, Verdict
from bot.domain.preferences import GuildSettings
from bot.domain.quotas import LOBBIES, PLAYED
from bot.domain.votes import Motion, Outcome, Question
from bot.matches.moderation.actions import Actor, Role
from bot.matches.service import Matches
from bot.matches.time import outages
from bot.matches.time.outages import Heartbeat
from bot.settings_cache.guilds import Guilds
from bot.settings_cache.people import People
from bot.storage import Storage
from bot.storage.audit.chain import first_break
from bot.storage.tables import audit
from engines.core import kind_of
from tests.bot.matches.orders.ordering import asked, default, order, queue
from tests.bot.matches.support import ANA, BEN, Host, ManualClock, PaperMessenger, Shelf
from tests.bot.matches.timing import NOON

MODERATOR = Actor(900, "Mo", Role.MODERATOR)
DAILY = Pace(deadline=DAY, bank=DAY)


@pytest.fixture
def storage(either: Storage) -> Storage:
    return either


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def matches(storage: Storage, clock: ManualClock) -> AsyncIterator[Matches]:
    service = Matches(storage, Shelf(), clock)
    yield service
    await service.close()


@pytest.fixture
def host(matches: Matches) -> Host:
    return Host(matches)


@pytest.fixture
async def info(host: Host) -> MatchInfo:
    """A match of Ana and Ben in which Ana is asked."""
    return await host.begun(ANA, BEN, game="pebbles", pace=DAILY)


@pytest.fixture
def dispatcher(matches: Matches) -> Dispatcher:
    return Dispatcher(matches.store, PaperMessenger())


async def due(matches: Matches, match_id: str) -> list[timedelta | None]:
    """When time is over for those awaited, counted from the beginning."""
    waits = await matches.awaited.waits(match_id)
    return [None if one.due_at is None else one.due_at - NOON for one in waits]


# --- answers ahead -------------------------------------------------------------------------------


async def test_orders_answer_and_are_revoked(host: Host, matches: Matches, info: MatchInfo) -> None:
    kind = kind_of(await host.decision(info.id))
    await order(matches, info, BEN, default(kind), everywhere=True)
    await host.answer(info.id, answer="1")
    assert await asked(matches, info) == [0]
    (known,) = await matches.orders.of(BEN.user_id)
    assert [await matches.orders.revoke(BEN.user_id, [known.id], 5) for _ in "12"] == [1, 1]
    await host.answer(info.id, answer="1")
    assert await asked(matches, info) == [1]


async def test_answers_queued_side_by_side_are_kept_and_given(
    host: Host, matches: Matches, info: MatchInfo
) -> None:
    decision = await host.decision(info.id)
    await asyncio.gather(*(queue(matches, info, BEN, decision, one) for one in "123"))
    (entry,) = await matches.queue.of(info.id, BEN.user_id)
    assert sorted(str(one.answer) for one in entry.answers) == ["1", "2", "3"]
    await matches.queue.remove(info.id, BEN.user_id, 5, entry.kind, last=True)
    await host.answer(info.id, answer="1")
    assert await asked(matches, info) == [0]
    assert await matches.queue.of(info.id, BEN.user_id) == []


async def test_another_process_knows_what_is_ordered(
    host: Host, matches: Matches, storage: Storage, clock: ManualClock, info: MatchInfo
) -> None:
    other = Matches(storage, Shelf(), clock)
    await order(other, info, BEN, default(kind_of(await host.decision(info.id))))
    await host.answer(info.id, answer="1")
    assert await asked(matches, info) == [0]
    await other.close()


async def test_secret_answers_are_given_after_a_while(
    host: Host, matches: Matches, clock: ManualClock
) -> None:
    matches.committer.delay = lambda: 60
    info = await host.begun(ANA, BEN)
    await order(matches, info, BEN, default(kind_of(await host.decision(info.id))))
    assert sorted(await asked(matches, info)) == [0, 1]
    clock.move(seconds=60)
    await matches.planned.give_due(matches.clock.now())
    live = await matches.store.live(info.id)
    assert [one.seat for one in live.match.live()] == [1]


# --- time ----------------------------------------------------------------------------------------


async def test_reminders_and_time_outs_come_in_their_turn(
    matches: Matches, clock: ManualClock, dispatcher: Dispatcher, info: MatchInfo
) -> None:
    for hours in (12, 10, 2):
        clock.move(hours=hours)
        await matches.timeouts.keep_time(clock.now())
        await dispatcher.settle()
        assert await asked(matches, info) == [0]
    clock.move(hours=24)
    await matches.timeouts.keep_time(clock.now())
    assert await asked(matches, info) == [1]
    assert [seat.bank for seat in (await matches.store.live(info.id)).info.seats] == [0, DAY]


async def test_skipping_goes_on_to_the_end(
    host: Host, matches: Matches, clock: ManualClock
) -> None:
    pace = Pace(deadline=DAY, on_timeout=OnTimeout.SKIP)
    info = await host.begun(ANA, game="pebbles", pace=pace, options={"heap": 5})
    clock.move(days=1)
    await matches.timeouts.keep_time(clock.now())
    assert (await matches.store.live(info.id)).match.over


async def test_lost_time_is_given_back_once(
    host: Host,
    matches: Matches,
    storage: Storage,
    clock: ManualClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outages, "AT_ONCE", 1)
    await Heartbeat(storage, clock).beat()
    infos = [await host.begun(ANA, BEN, game="pebbles", pace=DAILY) for _ in range(3)]
    clock.move(hours=5)
    for _ in range(2):
        heart = Heartbeat(storage, clock)
        await heart.beat()
        await asyncio.gather(heart.make_up(), host.answer(infos[1].id))
    for info, hours in zip(infos, (53, 53, 53), strict=True):
        found = await due(matches, info.id)
        assert found == [timedelta(hours=hours)]


async def test_a_vacation_holds_deadlines_and_is_taken_once(
    matches: Matches, info: MatchInfo
) -> None:
    end = NOON + timedelta(days=3)
    spans = [await matches.vacations.go_on_vacation(ANA.user_id, NOON, end, 5) for _ in "12"]
    assert spans[0] == spans[1]
    assert await due(matches, info.id) == [timedelta(days=5)]
    (vacation,) = await matches.vacations.of(ANA.user_id)
    for _ in range(2):
        assert await matches.vacations.come_back(ANA.user_id, vacation.id, 6)
    assert await due(matches, info.id) == [timedelta(days=2)]


async def test_people_going_away_at_once_do_not_stand_in_each_others_way(
    host: Host, matches: Matches
) -> None:
    infos = [await host.begun(ANA, BEN, pace=DAILY) for _ in range(3)]
    end = NOON + timedelta(days=3)
    await asyncio.gather(
        *(
            matches.vacations.go_on_vacation(one.user_id, NOON, end, one.user_id)
            for one in (ANA, BEN)
        ),
        *(host.answer(info.id) for info in infos),
    )
    for info in infos:
        assert {one and one > timedelta(days=3) for one in await due(matches, info.id)} == {True}


async def test_quiet_hours_move_what_falls_into_them(matches: Matches, info: MatchInfo) -> None:
    await matches.vacations.set_rhythm(ANA.user_id, quiet_from=11 * 60, quiet_to=15 * 60)
    assert await due(matches, info.id) == [timedelta(hours=51)]


async def test_settings_changed_side_by_side_all_stay(storage: Storage) -> None:
    for wanted in (False, True) * 5:
        await asyncio.gather(
            People(storage).set_heads_up(ANA.user_id, wanted=wanted),
            People(storage).set_reminders(ANA.user_id, wanted=wanted),
            People(storage).set_dms(ANA.user_id, wanted=wanted),
        )
        known = await People(storage).settings(ANA.user_id)
        assert (known.heads_up, known.reminders, known.dms) == (wanted, wanted, wanted)


async def test_what_a_server_sets_up_side_by_side_all_stays(
    storage: Storage, clock: ManualClock
) -> None:
    first, second = Guilds(storage, clock), Guilds(storage, clock)
    assert await first.settings(7) == await second.settings(7) == GuildSettings(7)
    await asyncio.gather(
        first.set_language(7, "es", 900),
        second.set_role(7, 70, 900),
        first.set_limit(7, LOBBIES, LOBBIES.least, 900),
        second.set_limit(7, PLAYED, PLAYED.least, 900),
    )
    limits = {one.name: one.least for one in (LOBBIES, PLAYED)}
    known = await Guilds(storage, clock).settings(7)
    assert known == GuildSettings(7, moderator_role_id=70, language="es", limits=limits)


# --- votes, moderators ---------------------------------------------------------------------------


async def test_a_vote_of_all_pauses_a_match(host: Host, matches: Matches, info: MatchInfo) -> None:
    ballot = await matches.votes.propose(info.id, ANA, next(host.ids), Motion(Question.PAUSE))
    for number in (5, 5):
        ballot = await matches.votes.vote(ballot.id, BEN, number, yes=True)
        assert ballot.outcome is Outcome.PASSED
    assert (await matches.store.info(info.id)).paused_at is not None


async def test_a_motion_is_withdrawn_once(host: Host, matches: Matches, info: MatchInfo) -> None:
    ballot = await matches.votes.propose(info.id, ANA, next(host.ids), Motion(Question.PAUSE))
    for _ in range(2):
        assert (await matches.votes.withdraw(ballot.id, ANA, 5)).outcome is Outcome.WITHDRAWN


async def test_acts_of_moderators_are_done_and_on_record(
    host: Host, matches: Matches, storage: Storage, clock: ManualClock, info: MatchInfo
) -> None:
    await matches.moderation.pause(info.id, "dinner", MODERATOR, 1)
    clock.move(hours=2)
    await matches.moderation.resume(info.id, "sated", MODERATOR, 2)
    assert await due(matches, info.id) == [timedelta(hours=50)]
    await matches.moderation.extend(info.id, 0, 3600, "ill", MODERATOR, 3)
    assert await due(matches, info.id) == [timedelta(hours=51)]
    await matches.moderation.force_default(info.id, 0, "gone", MODERATOR, 4)
    assert await asked(matches, info) == [1]
    await matches.moderation.replace_seat(
        info.id, 1, "random", "gone", MODERATOR, 5, for_good=False
    )
    await matches.idle()
    await matches.moderation.stop(info.id, Verdict.NONE, "late", MODERATOR, 6)
    async with storage.read() as connection:
        acts = (await connection.execute(select(audit.c.act).order_by(audit.c.id))).scalars().all()
        assert await first_break(connection) is None
    assert acts == ["pause", "resume", "extend", "force", "replace", "end"]


async def test_a_match_goes_back_and_on_as_its_log_says(
    host: Host, matches: Matches, storage: Storage, info: MatchInfo
) -> None:
    for _ in range(3):
        await host.answer(info.id, answer="1")
    for already in (False, True):
        taken = await matches.rollbacks.roll_back(info.id, 1, "a mistake", MODERATOR, 5)
        assert taken.already is already
    await host.answer(info.id, answer="2")
    played = (await matches.store.live(info.id)).match
    loaded = (await Matches(storage, Shelf()).store.live(info.id)).match
    assert loaded.state_hash() == played.state_hash()
    assert [one.seat for one in loaded.live()] == [0, 1]


async def test_acts_in_many_matches_at_once_make_one_chain(
    host: Host, matches: Matches, storage: Storage
) -> None:
    infos = [await host.begun(ANA, BEN, game="pebbles") for _ in range(6)]
    await asyncio.gather(
        *(matches.moderation.pause(one.id, "dinner", MODERATOR, n) for n, one in enumerate(infos))
    )
    async with storage.read() as connection:
        count = (await connection.execute(select(func.count()).select_from(audit))).scalar_one()
        assert (count, await first_break(connection)) == (6, None)
