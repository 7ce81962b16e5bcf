"""Answers: one transaction each, once each, refused without a trace."""

import asyncio
from itertools import count

import pytest
from typing_extensions import override

from bot.domain.errors import MatchError, Refused
from bot.domain.match import MatchInfo, Status
from bot.matches.service import Matches
from bot.storage import Storage
from engines.core import Answer, Decision
from tests.bot.matches.support import ANA, BEN, CLEO, Host, Shelf


async def first_question(host: Host) -> tuple[MatchInfo, Decision, int, Answer]:
    """A match that has just begun, its first question, whom it asks, and an answer to it."""
    info = await host.begun(ANA, BEN)
    asked = await host.decision(info.id)
    user = info.seats[asked.seat].user_id
    assert user is not None
    return info, asked, user, host.sample(asked)


async def test_a_match_can_be_played_from_the_start_to_the_end(host: Host) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    info = await host.play(info.id)
    assert info.status is Status.FINISHED
    assert info.ended_at is not None
    assert (await host.matches.store.live(info.id)).match.result() is not None


async def test_what_is_loaded_is_what_was_played(host: Host, storage: Storage) -> None:
    info = await host.begun(ANA, BEN, game="bazaar")
    await host.play(info.id, answers=15)
    played = (await host.matches.store.live(info.id)).match
    loaded = (await Matches(storage, Shelf()).store.live(info.id)).match
    assert loaded.state_hash() == played.state_hash()
    assert loaded.entries == played.entries
    assert loaded.table.counters == played.table.counters
    assert set(loaded.table.pending) == set(played.table.pending)


async def test_the_log_leads_to_the_stored_position(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    await host.play(info.id, answers=40)
    match = (await host.matches.store.live(info.id)).match
    again = match.replay(match.spec, match.content, match.header, match.entries)
    assert again.state_hash() == match.state_hash()


async def test_the_same_click_twice_counts_once(host: Host) -> None:
    info, asked, user, answer = await first_question(host)
    first = await host.matches.play.answer(info.id, user, 500, asked.id, answer)
    again = await host.matches.play.answer(info.id, user, 500, asked.id, answer)
    assert (first.already, again.already) == (False, True)
    assert again.info.entry == first.info.entry == 1


async def test_the_same_click_twice_counts_once_across_a_restart(
    host: Host, storage: Storage
) -> None:
    info, asked, user, answer = await first_question(host)
    await host.matches.play.answer(info.id, user, 500, asked.id, answer)
    restarted = Matches(storage, Shelf())
    assert (await restarted.play.answer(info.id, user, 500, asked.id, answer)).already


async def test_of_two_answers_at_once_one_wins_and_the_other_is_told(host: Host) -> None:
    info, asked, user, answer = await first_question(host)
    both = await asyncio.gather(
        host.matches.play.answer(info.id, user, 500, asked.id, answer),
        host.matches.play.answer(info.id, user, 501, asked.id, answer),
        return_exceptions=True,
    )
    assert not isinstance(both[0], BaseException)
    assert isinstance(both[1], Refused)
    assert both[1].message.key == "core-stale"
    assert (await host.matches.store.info(info.id)).entry == 1


async def test_the_same_click_delivered_twice_at_once_counts_once(host: Host) -> None:
    info, asked, user, answer = await first_question(host)
    both = await asyncio.gather(
        *(host.matches.play.answer(info.id, user, 500, asked.id, answer) for _ in range(2))
    )
    assert [taken.already for taken in both] == [False, True]


async def test_a_click_for_another_s_question_is_refused(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    asked = await host.decision(info.id)
    other = info.seats[1 - asked.seat].user_id
    assert other is not None
    with pytest.raises(Refused) as caught:
        await host.matches.play.answer(info.id, other, 500, asked.id, host.sample(asked))
    assert caught.value.message.key == "core-not-yours"


async def test_an_answer_that_was_not_offered_changes_nothing(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    before = (await host.matches.store.live(info.id)).match.state_hash()
    with pytest.raises(Refused) as caught:
        await host.answer(info.id, answer="no-such-card")
    assert caught.value.message.key == "core-not-offered"
    assert (await host.matches.store.live(info.id)).match.state_hash() == before
    assert (await host.matches.store.info(info.id)).entry == 0


async def test_a_refused_click_may_be_used_again(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    asked = await host.decision(info.id)
    user = info.seats[asked.seat].user_id
    assert user is not None
    with pytest.raises(Refused):
        await host.matches.play.answer(info.id, user, 500, asked.id, "no-such-card")
    taken = await host.matches.play.answer(info.id, user, 500, asked.id, host.sample(asked))
    assert not taken.already


async def test_who_does_not_play_cannot_answer(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    asked = await host.decision(info.id)
    with pytest.raises(MatchError) as caught:
        await host.matches.play.answer(info.id, CLEO.user_id, 500, asked.id, host.sample(asked))
    assert caught.value.message.key == "service-not-playing"


async def test_a_lobby_has_nothing_to_answer(host: Host) -> None:
    info = await host.lobby(ANA, BEN)
    with pytest.raises(MatchError) as caught:
        await host.matches.play.answer(info.id, ANA.user_id, 500, "m.0.1.1", "x")
    assert caught.value.message.key == "service-not-started"


async def test_the_content_a_match_began_with_stays_its_own(host: Host, storage: Storage) -> None:
    class Richer(Shelf):
        @override
        def content(self, game: str) -> tuple[dict[str, object], str]:
            return {"coins": 9}, "c" * 64

    info = await host.begun(ANA, BEN, game="bazaar")
    later = Matches(storage, Richer())
    assert (await later.store.live(info.id)).match.content == {"coins": 4}
    newer = Host(later)
    newer.ids = count(9000)
    begun = await newer.begun(ANA, BEN, game="bazaar")
    assert (await later.store.live(begun.id)).match.content == {"coins": 9}


async def test_only_so_many_matches_stay_in_memory(storage: Storage) -> None:
    small = Matches(storage, Shelf(), cached=2)
    host = Host(small)
    infos = [await host.begun(ANA, BEN, game="bazaar") for _ in range(3)]
    assert [small.store.cached(info.id) is not None for info in infos] == [False, True, True]
    taken = await host.answer(infos[0].id)
    assert taken.info.entry == 1


async def test_another_process_cannot_fork_a_match(host: Host, storage: Storage) -> None:
    info = await host.begun(ANA, BEN)
    other = Host(Matches(storage, Shelf()))
    other.ids = count(5000)
    asked = await other.decision(info.id)
    await host.answer(info.id, asked)
    with pytest.raises(Refused) as caught:
        await other.answer(info.id, asked)
    assert caught.value.message.key == "core-stale"
    assert (await other.answer(info.id)).info.entry == 2


async def test_lanes_may_be_answered_side_by_side(host: Host) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="bazaar")
    asked = await host.decisions(info.id)
    assert len({one.seat for one in asked}) > 1
    await asyncio.gather(*(host.answer(info.id, one) for one in asked[:2]))
    assert (await host.matches.store.info(info.id)).entry == 2
