"""Queued answers: for the next question of a kind, dropped with a note if they are not allowed then."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo, Member
from bot.domain.orders import MOST_ANSWERS, Premoves, Wanted, Why, options_of
from bot.matches.lobby import service
from bot.matches.service import Matches
from bot.storage import Storage
from engines.core import Decision, Stream, kind_of
from tests.bot.matches.orders.ordering import (
    IDS,
    SAID,
    asked,
    notices,
    option,
    order,
    question,
    queue,
)
from tests.bot.matches.support import ANA, BEN, CLEO, Host, Shelf

TURN = "pebbles-turn"


async def foreseen(matches: Matches, info: MatchInfo) -> Decision:
    found = await matches.queue.foreseen(info.id, BEN.user_id)
    assert found is not None
    return found


async def taken(matches: Matches, info: MatchInfo) -> list[tuple[int, object]]:
    return [(one.seat, one.answer) for one in (await matches.store.live(info.id)).match.live()]


@dataclass
class Reading:
    """What is answered ahead is read, which takes until `over`."""

    begun: asyncio.Event = field(default_factory=asyncio.Event)
    over: asyncio.Event = field(default_factory=asyncio.Event)


@asynccontextmanager
async def slow_reading(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Reading]:
    """What is answered ahead is read slowly once: until it is `over`, or somebody waits for the match."""
    reading, holders = Reading(), list[str]()
    find, locked = matches.storage.find, matches.store.locked

    async def found(work: Any) -> Any:
        read = await find(work)
        if isinstance(read, Premoves) and not reading.begun.is_set():
            reading.begun.set()
            await reading.over.wait()
        return read

    @asynccontextmanager
    async def held(match_id: str) -> AsyncIterator[None]:
        if holders:
            reading.over.set()
        async with locked(match_id):
            holders.append(match_id)
            yield
            holders.remove(match_id)

    with monkeypatch.context() as patched:
        patched.setattr(matches.storage, "find", found)
        patched.setattr(matches.store, "locked", held)
        yield reading


async def test_a_queued_answer_is_given_once(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    await queue(matches, info, BEN, await foreseen(matches, info), "2")
    await host.answer(info.id, answer="1")
    assert await taken(matches, info) == [(0, "1"), (1, "2")]
    assert await matches.queue.of(info.id, BEN.user_id) == []
    await host.answer(info.id, answer="1")
    assert await asked(matches, info) == [1]


async def test_what_is_spent_while_somebody_reads_it_does_not_come_back(
    host: Host, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await host.begun(game="pebbles")
    await queue(matches, info, BEN, await foreseen(matches, info), "2")
    matches.store.drop(info.id)
    async with slow_reading(matches, monkeypatch) as reading:
        page = asyncio.create_task(matches.queue.of(info.id, BEN.user_id))
        await reading.begun.wait()
        answer = asyncio.create_task(host.answer(info.id, answer="1"))
        answer.add_done_callback(lambda _: reading.over.set())
        await asyncio.gather(page, answer)
    await host.answer(info.id, answer="1")
    assert await taken(matches, info) == [(0, "1"), (1, "2"), (0, "1")]
    assert await asked(matches, info) == [1]


async def test_the_first_allowed_of_several_is_given(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles", options={"heap": 3})
    decision = await question(matches, info, TURN)
    await queue(matches, info, BEN, decision, "3", "2", "1")
    await host.answer(info.id, answer="1")
    assert await taken(matches, info) == [(0, "1"), (1, "2")]


async def test_what_is_not_allowed_is_dropped_with_a_note_and_asked(
    host: Host, matches: Matches, storage: Storage
) -> None:
    info = await host.begun(game="pebbles", options={"heap": 3})
    await queue(matches, info, BEN, await question(matches, info, TURN), "3")
    await host.answer(info.id, answer="1")
    assert await asked(matches, info) == [1]
    assert await matches.queue.of(info.id, BEN.user_id) == []
    assert await notices(storage, info) == [(BEN.user_id, "orders-notice-dropped")]
    (told,) = await matches.queue.dropped(info.id, BEN.user_id)
    assert told.kind == TURN
    assert await matches.queue.dropped(info.id, BEN.user_id) == []


async def test_what_was_dropped_is_not_given_later(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles", options={"heap": 3})
    await queue(matches, info, BEN, await question(matches, info, TURN), "3")
    await host.answer(info.id, answer="1")
    await matches.play.undo(info.id, ANA.user_id, next(host.ids))
    await host.answer(info.id, answer="1")
    assert await asked(matches, info) == [1]
    assert len(await matches.queue.dropped(info.id, BEN.user_id)) == 1


async def test_a_queued_answer_goes_before_an_order(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    await order(matches, info, BEN, option(TURN, "1"))
    await queue(matches, info, BEN, await question(matches, info, TURN), "3")
    await host.answer(info.id, answer="1")
    assert await taken(matches, info) == [(0, "1"), (1, "3")]
    assert (await matches.story.told(info.id, 1))[-1].why is Why.QUEUED


async def test_a_queue_is_changed_and_revoked(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    await queue(matches, info, BEN, await foreseen(matches, info), "2", "2", "3")
    (entry,) = await matches.queue.of(info.id, BEN.user_id)
    assert [one.answer for one in entry.answers] == ["2", "3"]
    await matches.queue.remove(info.id, BEN.user_id, next(IDS), entry.kind, last=True)
    (entry,) = await matches.queue.of(info.id, BEN.user_id)
    assert [one.answer for one in entry.answers] == ["2"]
    await matches.queue.remove(info.id, BEN.user_id, next(IDS), entry.kind)
    assert await matches.queue.of(info.id, BEN.user_id) == []


async def test_a_queue_is_bounded(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    decision = await foreseen(matches, info)
    await queue(matches, info, BEN, decision, *map(str, range(MOST_ANSWERS)))
    with pytest.raises(MatchError):
        await queue(matches, info, BEN, decision, "9")


async def test_nobody_else_sees_or_fills_a_queue(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles")
    await queue(matches, info, BEN, await foreseen(matches, info), "2")
    assert await matches.queue.of(info.id, ANA.user_id) == []
    with pytest.raises(MatchError):
        await matches.queue.of(info.id, CLEO.user_id)


async def test_a_queue_outlives_an_undo_that_changes_the_question(
    host: Host, matches: Matches
) -> None:
    info = await host.begun(ANA, BEN, CLEO, game="pebbles")
    await host.answer(info.id, answer="1")
    await queue(matches, info, CLEO, await question(matches, info, TURN), "2")
    await matches.play.undo(info.id, ANA.user_id, next(host.ids))
    assert len(await matches.queue.of(info.id, CLEO.user_id)) == 1
    await host.answer(info.id, answer="3")
    await host.answer(info.id, answer="1")
    assert (await taken(matches, info))[-1] == (2, "2")


async def test_an_answer_by_hand_ends_the_queue_for_its_kind(host: Host, matches: Matches) -> None:
    info = await host.begun(game="pebbles", options={"heap": 30})
    await queue(matches, info, BEN, await foreseen(matches, info), "2")
    await host.answer(info.id, answer="1")
    await matches.play.undo(info.id, BEN.user_id, next(host.ids))
    assert await asked(matches, info) == [1]
    await queue(matches, info, BEN, await question(matches, info, TURN), "3")
    assert await asked(matches, info) == [1]
    await host.answer(info.id, answer="1")
    assert await matches.queue.of(info.id, BEN.user_id) == []


async def test_a_queue_is_remembered_after_a_restart(
    host: Host, matches: Matches, storage: Storage
) -> None:
    info = await host.begun(game="pebbles")
    await queue(matches, info, BEN, await foreseen(matches, info), "2")
    again = Matches(storage, Shelf(), matches.clock)
    host.matches = again
    await host.answer(info.id, answer="1")
    assert await taken(again, info) == [(0, "1"), (1, "2")]
    await again.close()


@pytest.mark.parametrize("game", ["caylus", "fortuna", "tadmor", "bazaar"])
async def test_what_comes_next_is_foreseen_without_touching_the_match(
    host: Host, matches: Matches, game: str
) -> None:
    info = await host.begun(ANA, BEN, game=game)
    found = 0
    for _ in range(24):
        live = await matches.store.live(info.id)
        before = live.match.dump()
        for who in (ANA, BEN):
            decision = await matches.queue.foreseen(info.id, who.user_id)
            again = await matches.queue.foreseen(info.id, who.user_id)
            assert decision == again
            found += decision is not None
            assert decision is None or decision.seat == info.seat_of(who.user_id)
        assert live.match.dump() == before
        await host.answer(info.id)
    assert found > 4


@pytest.mark.parametrize("game", ["caylus", "fortuna", "tadmor"])
async def test_the_kinds_of_questions_met_are_known(
    host: Host, matches: Matches, game: str
) -> None:
    info = await host.begun(ANA, BEN, game=game)
    kinds = set()
    for _ in range(15):
        decision = await host.decision(info.id)
        if decision.seat == info.seat_of(ANA.user_id):
            kinds.add(kind_of(decision))
        await host.answer(info.id, decision)
    known = await matches.orders.questions_known(info.id, ANA.user_id)
    assert kinds <= known.keys()
    assert {one.seat for one in known.values()} == {info.seat_of(ANA.user_id)}


@pytest.mark.parametrize(("game", "seed"), [("bazaar", b"3"), ("tadmor", b"1")])
async def test_what_has_to_wait_for_another_is_given_once_it_need_not(
    host: Host, matches: Matches, monkeypatch: pytest.MonkeyPatch, game: str, seed: bytes
) -> None:
    monkeypatch.setattr(service, "new_seed", lambda: seed * 32)
    matches.committer.delay = lambda: 0
    host.stream = Stream(seed * 32, "hindered", 0)
    info = await host.begun(ANA, BEN, CLEO, game=game)
    who, decision = await hindered(host, info)
    later = next(one.id for one in options_of(decision) if one.waits or decision.blocked)
    before = await taken(matches, info)
    assert await matches.queue.foreseen(info.id, who.user_id) == decision
    wanted = Wanted(later, SAID, sure=True)
    await matches.queue.add(info.id, who.user_id, next(IDS), decision, wanted)
    assert await taken(matches, info) == before
    while await matches.queue.of(info.id, who.user_id):
        others = [one for one in await host.decisions(info.id) if one.seat != decision.seat]
        await host.answer(info.id, others[0])
        await matches.planned.give_due(matches.clock.now())
    given = (await taken(matches, info))[len(before) :]
    dropped = await matches.queue.dropped(info.id, who.user_id)
    assert ((decision.seat, later) in given) != bool(dropped)


async def hindered(host: Host, info: MatchInfo) -> tuple[Member, Decision]:
    """Play on until somebody has to wait for others with an answer, and tell with which question."""
    for _ in range(300):
        live = await host.matches.store.live(info.id)
        for seat, who in enumerate((ANA, BEN, CLEO)):
            for one in live.view(seat).decisions:
                if one.blocked or any(option.waits for option in options_of(one)):
                    return who, one
        decisions = await host.decisions(info.id)
        await host.answer(info.id, decisions[host.stream.below(len(decisions))])
    raise AssertionError("nobody ever had to wait")
