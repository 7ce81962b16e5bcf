"""Each process sees what another one has done, even if nobody tells it."""

import pytest

from bot.domain.errors import MatchError
from tests.bot.matches.processes import Process, two
from tests.bot.matches.support import ANA, BEN, CHANNEL, ManualClock
from tests.bot.servers import Server


async def _standing(one: Process, match_id: str) -> tuple[int, str]:
    live = await one.matches.store.live(match_id)
    return live.match.number, live.match.state_hash()


async def test_an_answer_given_at_one_process_is_seen_at_the_other(
    postgres: Server, clock: ManualClock
) -> None:
    async with two(postgres, clock) as (first, second):
        info = await first.host.begun(ANA, BEN, game="pebbles")
        for one, other in ((first, second), (second, first), (first, second)):
            assert await _standing(other, info.id) == await _standing(one, info.id)
            await one.host.answer(info.id)
            assert await _standing(other, info.id) == await _standing(one, info.id)


async def test_where_posts_stand_is_known_to_whoever_did_not_post_them(
    postgres: Server, clock: ManualClock
) -> None:
    async with two(postgres, clock) as (first, second):
        info = await first.host.begun(ANA, BEN, game="pebbles")
        await first.host.answer(info.id)
        before = await second.matches.store.live(info.id)
        assert before.info.thread_id is None
        await first.dispatcher.settle()
        here, there = [await one.matches.store.live(info.id) for one in (first, second)]
        assert there is before
        assert there.info.thread_id == here.info.thread_id is not None
        assert there.info.posted_event == here.info.posted_event > 0
        assert there.info.lobby_message_id == here.info.lobby_message_id is not None


async def test_whoever_cannot_wait_is_told_nothing_that_may_be_old(
    postgres: Server, clock: ManualClock
) -> None:
    async with two(postgres, clock) as (first, _):
        info = await first.host.begun(ANA, BEN, game="pebbles")
        assert first.matches.store.remembered(info.id) is not None
        assert first.matches.store.cached(info.id) is None


async def test_a_match_that_is_gone_is_not_remembered(postgres: Server, clock: ManualClock) -> None:
    async with two(postgres, clock) as (first, second):
        info = await first.host.begun(ANA, BEN, game="pebbles")
        trial = await second.matches.whatif.try_out(info.id, ANA.user_id, next(first.host.ids))
        await first.matches.store.live(trial.id)
        clock.move(days=8)
        await second.matches.whatif.forget(trial)
        with pytest.raises(MatchError):
            await first.matches.store.live(trial.id)


async def test_of_the_same_question_answered_at_two_processes_one_answer_counts(
    postgres: Server, clock: ManualClock
) -> None:
    async with two(postgres, clock) as (first, second):
        info = await first.host.begun(ANA, BEN, game="pebbles")
        asked = await second.host.decision(info.id)
        await first.host.answer(info.id, asked)
        with pytest.raises(MatchError):
            await second.host.answer(info.id, asked)
        assert (await _standing(second, info.id))[0] == 1
        assert info.channel_id == CHANNEL
