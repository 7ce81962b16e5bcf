"""AI seats answer by themselves."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.delivery.dispatcher import Dispatcher
from bot.domain.errors import MatchError, Refused
from bot.domain.levels import AiLevel
from bot.domain.match import Member, Status
from bot.domain.outbox import Kind
from bot.matches.play import ai
from bot.matches.play.ai import AFTER_TROUBLE, POLICIES
from bot.matches.play.service import Play
from bot.matches.service import Matches
from bot.storage import Storage
from engines.core import NotYet, Text
from engines.core.circling import FREE
from engines.core.search import Level
from tests.bot.matches.seesaw import SEESAW
from tests.bot.matches.support import ANA, Host, ManualClock, PaperMessenger, Shelf, pings
from tests.bot.matches.timing import MODERATOR


async def against(host: Host, game: str, *policies: str, start: bool = True, **options: int) -> str:
    info = await host.lobby(ANA, game=game, options=options)
    for policy in policies:
        await host.matches.lobby.fill_ai(info.id, ANA, policy, next(host.ids))
    if start:
        await host.matches.lobby.start(info.id, ANA, next(host.ids))
        await host.matches.idle()
    return info.id


@pytest.mark.parametrize("policy", POLICIES)
async def test_a_person_and_an_ai_player_finish_a_match(
    host: Host, policy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ai, "LEVELS", dict.fromkeys(ai.LEVELS, Level(30)))
    match_id = await against(host, "bazaar", policy, rounds=1)
    while not (live := await host.matches.store.live(match_id)).match.over:
        asked = [one for one in live.match.table.pending.values() if one.seat == 0]
        assert asked
        await host.answer(match_id, next(one for one in asked if not one.blocked))
        await host.matches.idle()
    assert (await host.matches.store.info(match_id)).status is Status.FINISHED


async def test_ai_players_are_never_pinged_or_prompted(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    match_id = await against(host, "bazaar", "random", "random", rounds=3)
    await dispatcher.settle()
    while not (live := await host.matches.store.live(match_id)).match.over:
        asked = [one for one in live.match.table.pending.values() if one.seat == 0]
        await host.answer(match_id, next(one for one in asked if not one.blocked))
        await host.matches.idle()
        await dispatcher.settle()
    people = {
        user for row in messenger.posted for user in (*pings(row), row.payload.addressee) if user
    }
    assert people == {ANA.user_id}


async def test_a_person_awaited_again_after_ai_players_gets_one_new_board(
    host: Host, dispatcher: Dispatcher, messenger: PaperMessenger
) -> None:
    match_id = await against(host, "pebbles", "random", "random", heap=40)
    await dispatcher.settle()
    await host.answer(match_id)
    await host.matches.idle()
    await dispatcher.settle()
    boards = [row for row in messenger.posted if row.kind is Kind.TURN]
    # The first time the opening post has called everybody.
    assert [pings(row) for row in boards] == [(), (ANA.user_id,)]


async def test_after_a_restart_ai_players_go_on(host: Host, storage: Storage) -> None:
    match_id = await against(host, "pebbles", "random", heap=40)
    asked = await host.decision(match_id)
    await host.matches.close()
    stopped = Matches(storage, Shelf(), host.matches.clock)
    stopped.ai.poke = lambda match_id: None  # type: ignore[method-assign] # stands in for it
    await stopped.play.answer(match_id, ANA.user_id, 900, asked.id, "1")
    restarted = Matches(storage, Shelf(), host.matches.clock)
    await restarted.open()
    await restarted.idle()
    assert (await restarted.store.info(match_id)).entry == 2
    await restarted.close()


async def test_a_player_that_cannot_think_takes_the_default(host: Host) -> None:
    class Confused:
        def answer(self, *_: object) -> str:
            raise RuntimeError("what?")

    match_id = await against(host, "pebbles", "random", start=False, heap=40)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ai, "PLAYERS", {"random": Confused()})
        await host.matches.lobby.start(match_id, ANA, next(host.ids))
        await host.answer(match_id, answer="1")
        await host.matches.idle()
    assert (await host.matches.store.live(match_id)).match.live()[-1].answer == "1"
    assert (await host.matches.store.info(match_id)).entry == 2


async def test_a_question_that_has_to_wait_by_now_is_looked_at_again(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the player thinks, somebody's undo makes its question wait for an earlier player."""
    real, refused = Play.answer_as_ai, 0

    async def refusing(play: Play, match_id: str, *answer: Any) -> object:
        nonlocal refused
        if refused == 2:
            return await real(play, match_id, *answer)
        if not refused:
            await play.undo(match_id, ANA.user_id, next(host.ids))
        refused += 1
        raise Refused(NotYet())

    monkeypatch.setattr(Play, "answer_as_ai", refusing)
    host = Host(Matches(storage, Shelf(), ManualClock()))
    match_id = await against(host, "pebbles", "random", heap=40)
    with capture_logs() as logs:
        await host.answer(match_id, answer="1")
        await host.matches.idle()
        assert not (await host.matches.store.live(match_id)).match.live()
        await host.answer(match_id, answer="1")
        await host.matches.idle()
    assert [entry.seat for entry in (await host.matches.store.live(match_id)).match.live()] == [
        0,
        1,
    ]
    assert refused == 2
    assert not [line for line in logs if line["log_level"] == "error"]
    await host.matches.close()


async def test_an_answer_that_is_never_taken_stops_the_player_and_is_reported(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refusing(*_: object) -> object:
        raise Refused(NotYet())

    monkeypatch.setattr(Play, "answer_as_ai", refusing)
    host = Host(Matches(storage, Shelf(), ManualClock()))
    match_id = await against(host, "pebbles", "random", heap=40)
    with capture_logs() as logs:
        await host.answer(match_id, answer="1")
        await host.matches.idle()
        await host.matches.agenda.do_due()
        assert host.matches.ai.busy == 0
        # In a match that has changed it may be taken.
        monkeypatch.setattr(host.matches.ai, "poke", lambda _: None)
        await host.matches.moderation.pause(match_id, "dinner", MODERATOR, next(host.ids))
        await host.matches.moderation.resume(match_id, "sated", MODERATOR, next(host.ids))
        await host.matches.agenda.do_due()
        await host.matches.idle()
    errors = [line["event"] for line in logs if line["log_level"] == "error"]
    assert errors == ["ai.stopped"] * 2
    await host.matches.close()


async def test_trouble_with_the_storage_is_waited_out(
    host: Host, clock: ManualClock, database: Path
) -> None:
    match_id = await against(host, "pebbles", "random", heap=40)
    real = host.matches.ai.poke
    host.matches.ai.poke = lambda match_id: None  # type: ignore[method-assign] # stands in for it
    await host.answer(match_id, answer="1")
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        real(match_id)
        await clock.asleep()
    clock.move(seconds=30)
    await host.matches.idle()
    assert (await host.matches.store.info(match_id)).entry == 2


@pytest.mark.parametrize(
    ("trouble", "told"),
    [(MatchError(Text("service-conflict")), []), (RuntimeError("what?"), ["ai.trouble"])],
    ids=["others were quicker", "anything else"],
)
async def test_an_answer_that_could_not_be_given_is_given_a_while_later(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, trouble: Exception, told: list[str]
) -> None:
    real, troubles = Play.answer_as_ai, [trouble]

    async def troubled(play: Play, match_id: str, *answer: Any) -> object:
        if troubles:
            raise troubles.pop()
        return await real(play, match_id, *answer)

    monkeypatch.setattr(Play, "answer_as_ai", troubled)
    clock = ManualClock()
    host = Host(Matches(storage, Shelf(), clock))
    match_id = await against(host, "pebbles", "random", heap=40)
    with capture_logs() as logs:
        await host.answer(match_id, answer="1")
        async with asyncio.timeout(20):
            await clock.asleep()
            clock.move(seconds=AFTER_TROUBLE)
            await host.matches.idle()
    assert (await host.matches.store.info(match_id)).entry == 2
    assert [line["event"] for line in logs if line["log_level"] == "error"] == told
    await host.matches.close()


async def test_what_no_ai_player_was_told_of_it_finds_at_the_next_look(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await against(host, "pebbles", "random", heap=40)
    with monkeypatch.context() as patch:
        patch.setattr(host.matches.ai, "poke", lambda _: None)
        await host.answer(match_id, answer="1")
    await host.matches.agenda.do_due()
    await host.matches.idle()
    assert (await host.matches.store.info(match_id)).entry == 2


async def test_a_match_forgotten_while_it_moves_does_not_wait_for_its_ai_player_for_ever(
    host: Host, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await host.matches.open()
    match_id = await against(host, "pebbles", "random", heap=40)
    real = storage.change

    async def forgetting(work: Any) -> Any:
        found = await real(work)
        host.matches.store.drop(match_id)
        return found

    with monkeypatch.context() as patch:
        patch.setattr(storage, "change", forgetting)
        await host.answer(match_id, answer="1")
    async with asyncio.timeout(20):
        while (await host.matches.store.info(match_id)).entry < 2:
            pass


async def test_who_rests_in_a_paused_match_is_not_looked_at(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await against(host, "pebbles", "random", heap=40)
    with monkeypatch.context() as patch:
        patch.setattr(host.matches.ai, "poke", lambda _: None)
        await host.answer(match_id, answer="1")
        await host.matches.moderation.pause(match_id, "dinner", MODERATOR, next(host.ids))
    await host.matches.agenda.do_due()
    assert host.matches.ai.busy == 0
    await host.matches.moderation.resume(match_id, "sated", MODERATOR, next(host.ids))
    await host.matches.idle()
    assert (await host.matches.store.info(match_id)).entry == 2


async def test_a_match_of_ai_players_and_a_person_can_be_created_by_anyone(host: Host) -> None:
    info = await host.lobby(Member(9, "Zoë"), players=2)
    info = await host.matches.lobby.fill_ai(info.id, Member(9, "Zoë"), "greedy", next(host.ids))
    assert [seat.name for seat in info.taken] == ["Zoë", "AI 1"]


async def test_answers_of_ai_players_that_cancel_each_other_come_to_an_end(host: Host) -> None:
    match_id = await against(host, "seesaw", "greedy", start=False)
    await host.matches.lobby.start(match_id, ANA, next(host.ids))
    live = await host.matches.store.live(match_id)
    (asked,) = live.match.table.pending.values()
    await host.matches.play.answer(match_id, ANA.user_id, next(host.ids), asked.id, "leave")
    await host.matches.idle()
    assert (await host.matches.store.info(match_id)).status is Status.FINISHED
    tilts = [one for one in (await host.matches.store.live(match_id)).match.live() if one.seat == 1]
    assert FREE < len(tilts) < 2 * FREE


def test_a_game_may_make_its_normal_players_weaker() -> None:
    weaker = replace(SEESAW, normal_steps=7)
    assert ai.level_of(AiLevel.NORMAL, weaker) == Level(7)
    assert ai.level_of(AiLevel.NORMAL, SEESAW) == ai.LEVELS[AiLevel.NORMAL]
    for spec in (weaker, SEESAW):
        assert ai.level_of(AiLevel.HARD, spec) == ai.LEVELS[AiLevel.HARD]
        assert ai.level_of(AiLevel.EASY, spec) is None
