"""The end of a match: confirming, locking, the seed."""

import asyncio

import pytest

from bot.delivery.dispatcher import Dispatcher
from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Status
from bot.domain.outbox import Kind
from bot.matches.service import Matches
from engines.core import export
from engines.core.randomness import seed_hash
from tests.bot.matches.support import ANA, BEN, CLEO, Host, ManualClock, PaperMessenger


async def finished(host: Host) -> MatchInfo:
    info = await host.begun(ANA, BEN, game="bazaar")
    return await host.play(info.id)


async def settled(matches: Matches, match_id: str, status: Status) -> MatchInfo:
    """The match once the sleeper has brought it there."""
    async with asyncio.timeout(5):
        while (info := await matches.store.info(match_id)).status is not status:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0)
    return info


async def test_when_all_people_have_confirmed_the_match_locks_and_shows_its_seed(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    info = await finished(host)
    info = await host.matches.endings.confirm(info.id, ANA.user_id, 1)
    assert (info.status, info.seed) == (Status.FINISHED, None)
    info = await host.matches.endings.confirm(info.id, BEN.user_id, 2)
    assert info.status is Status.LOCKED
    assert info.seed is not None
    assert seed_hash(info.seed) == info.seed_hash
    await dispatcher.settle()
    notice = [row for row in messenger.posted if row.kind is Kind.NOTICE][-1]
    assert notice.payload.text.args["seed"] == info.seed


async def test_only_players_confirm_and_only_a_result(host: Host) -> None:
    running = await host.begun(ANA, BEN, game="bazaar")
    ended = await finished(host)
    for match_id, member, key in (
        (running.id, ANA, "service-not-finished"),
        (ended.id, CLEO, "service-not-playing"),
    ):
        with pytest.raises(MatchError) as caught:
            await host.matches.endings.confirm(match_id, member.user_id, next(host.ids))
        assert caught.value.message.key == key


async def test_after_48_hours_a_result_locks_by_itself(host: Host, clock: ManualClock) -> None:
    info = await finished(host)
    await host.matches.open()
    await clock.asleep()
    clock.move(hours=47)
    await clock.asleep()
    assert (await host.matches.store.info(info.id)).status is Status.FINISHED
    clock.move(hours=1)
    assert (await settled(host.matches, info.id, Status.LOCKED)).seed is not None


async def test_a_result_due_while_the_bot_was_down_locks_at_its_start(
    host: Host, clock: ManualClock
) -> None:
    info = await finished(host)
    clock.move(days=3)
    await host.matches.open()
    await settled(host.matches, info.id, Status.LOCKED)


async def test_a_lobby_nobody_starts_expires(host: Host, clock: ManualClock) -> None:
    info = await host.lobby(ANA)
    await host.matches.open()
    await clock.asleep()
    clock.move(days=14)
    await settled(host.matches, info.id, Status.EXPIRED)
    with pytest.raises(MatchError) as caught:
        await host.matches.lobby.join(info.id, BEN, next(host.ids))
    assert caught.value.message.args == {"status": "expired"}


async def test_a_locked_match_takes_nothing_more(host: Host) -> None:
    info = await finished(host)
    for member in (ANA, BEN):
        await host.matches.endings.confirm(info.id, member.user_id, next(host.ids))
    for door in (
        host.matches.play.undo(info.id, ANA.user_id, 1),
        host.matches.play.answer(info.id, ANA.user_id, 2, "m.0.1.1", "x"),
    ):
        with pytest.raises(MatchError) as caught:
            await door
        assert caught.value.message.key == "service-locked"
    state = await host.matches.play.undo_state(info.id, ANA.user_id)
    assert (state.count, state.reason and state.reason.key) == (0, "service-locked")


async def test_taking_back_the_last_answer_reopens_the_match(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles", options={"heap": 1})
    assert (await host.play(info.id)).status is Status.FINISHED
    await host.matches.endings.confirm(info.id, BEN.user_id, next(host.ids))
    await host.matches.play.undo(info.id, ANA.user_id, next(host.ids))
    info = await host.matches.store.info(info.id)
    assert (info.status, info.ended_at, info.due_at) == (Status.RUNNING, None, None)
    assert not any(seat.confirmed for seat in info.seats)


async def test_a_running_match_is_exported_without_its_secrets(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    await host.play(info.id, answers=12)
    file = export.read(await host.matches.exports.export(info.id, ANA.user_id))
    assert (file.sealing.seed, file.seat, file.complete) == (None, 0, False)


async def test_a_finished_match_keeps_its_seed_until_it_locks(host: Host) -> None:
    info = await finished(host)
    assert export.read(await host.matches.exports.export(info.id, None)).sealing.seed is None
    for member in (ANA, BEN):
        await host.matches.endings.confirm(info.id, member.user_id, next(host.ids))
    file = export.read(await host.matches.exports.export(info.id, None))
    assert file.complete
    assert file.header() == (await host.matches.store.live(info.id)).match.header
