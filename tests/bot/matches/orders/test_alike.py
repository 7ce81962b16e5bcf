"""Whoever looks on cannot tell an answer given ahead from one by hand, but perhaps by its moment."""

import json
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import select
from structlog.testing import capture_logs

from bot.domain.errors import MatchError
from bot.domain.match import MatchInfo
from bot.domain.orders import Doing, Rule, Wanted
from bot.domain.outbox import Kind
from bot.matches.lobby import service
from bot.matches.service import Matches
from bot.pages.queue import unhindered
from bot.storage import Storage
from bot.storage.tables import outbox
from engines.core import Answered, Choose, Decision, Match, Stream, kind_of
from tests.bot.matches.orders.ordering import IDS, SAID
from tests.bot.matches.support import ANA, BEN, Host, ManualClock, Shelf, url

MATCHES = 12
GAMES = ("caylus", "fortuna", "tadmor", "bazaar", "frontier")
STEPS = 40
LATE = ("quiet", "entry", "moves")
"""What of a row others do not see, or is filled in only when it leaves."""


@pytest.fixture
async def worlds(
    empty_database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[Host]]:
    """Two services of their own in which the same dice fall."""
    monkeypatch.setattr(service, "new_seed", lambda: b"s" * 32)
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(world(empty_database, tmp_path / f"{number}.sqlite3"))
            for number in range(2)
        ]


@asynccontextmanager
async def world(empty: Path, path: Path) -> AsyncIterator[Host]:
    storage = await Storage.open(url(Path(shutil.copy(empty, path))))
    matches = Matches(storage, Shelf(), ManualClock())
    matches.committer.delay = lambda: 0
    yield Host(matches)
    await matches.close()
    await storage.close()


async def seen(host: Host, info: MatchInfo) -> list[str]:
    """All that anybody but Ben can know: views, who is awaited, what is owed to be posted."""
    live = await host.matches.store.live(info.id)
    me = live.info.seat_of(ANA.user_id)
    waits = [(one.seat, one.topic, one.secret) for one in await host.matches.awaited.waits(info.id)]
    told = [(one.number, one.event) for one in await host.matches.story.told(info.id, me)]
    return [repr(live.view(me)), repr(live.view(None)), repr(waits), repr(told)]


async def owed(host: Host, info: MatchInfo) -> list[str]:
    """What is still to be posted for all to see, or sent to Ana."""
    query = select(outbox.c.kind, outbox.c.body).where(
        outbox.c.match_id == info.id, outbox.c.state == "pending"
    )
    async with host.matches.storage.read() as connection:
        rows = (await connection.execute(query.order_by(outbox.c.id))).all()
    shown = [
        (kind, {name: body[name] for name in sorted(body) if name not in LATE})
        for kind, body in ((kind, json.loads(line)) for kind, line in rows)
        if body.get("user_id") != BEN.user_id or kind == Kind.PROMPT
    ]
    return sorted(repr(one) for one in shown)


async def order_something(host: Host, info: MatchInfo, stream: Stream) -> None:
    """Let Ben order or queue something or other, if he may have yet more of it."""
    with suppress(MatchError):
        await order_or_queue(host, info, stream)


async def order_or_queue(host: Host, info: MatchInfo, stream: Stream) -> None:
    """Let Ben order or queue something or other about a question he is asked or will be."""
    matches, spec = host.matches, (await host.matches.store.live(info.id)).spec
    seat = info.seat_of(BEN.user_id)
    mine = [one for one in await host.decisions(info.id) if one.seat == seat]
    decision = mine[0] if mine else await matches.queue.foreseen(info.id, BEN.user_id)
    if spec.routines and stream.below(4) == 0:
        routine = spec.routines[stream.below(len(spec.routines))]
        rule = Rule(routine.kinds[0], Doing.ROUTINE, routine.key)
        await matches.orders.add(info.id, BEN.user_id, next(IDS), rule, everywhere=False)
    elif decision is not None and stream.below(2):
        wanted = Wanted(unhindered(decision).sample(stream), SAID, sure=bool(stream.below(2)))
        await matches.queue.add(info.id, BEN.user_id, next(IDS), decision, wanted)
    elif decision is not None:
        await matches.orders.add(
            info.id, BEN.user_id, next(IDS), some_rule(decision, stream), everywhere=False
        )


def some_rule(decision: Decision, stream: Stream) -> Rule:
    kind = kind_of(decision)
    if not isinstance(decision, Choose) or stream.below(3) == 0:
        return Rule(kind, Doing.DEFAULT)
    one = decision.options[stream.below(len(decision.options))]
    return Rule(kind, Doing.OPTION, one.id, sure=bool(stream.below(2)))


async def given(host: Host, info: MatchInfo) -> list[Answered]:
    entries = (await host.matches.store.live(info.id)).match.entries
    return [one for one in entries if isinstance(one, Answered)]


@pytest.mark.parametrize("game", GAMES)
async def test_orders_answer_legally_and_look_like_answers_by_hand(
    worlds: list[Host], game: str
) -> None:
    ordered, by_hand = worlds
    infos = [await host.begun(ANA, BEN, game=game) for host in worlds]
    stream = Stream(b"o" * 32, game, 0)
    alike = 0
    with capture_logs() as logs:
        for _ in range(STEPS):
            live = await ordered.matches.store.live(infos[0].id)
            if live.match.over:
                break
            if stream.below(3) == 0:
                await order_something(ordered, infos[0], stream)
            await ordered.matches.planned.give_due(ordered.matches.clock.now())
            decisions = await ordered.decisions(infos[0].id)
            if decisions:
                await ordered.answer(infos[0].id, decisions[stream.below(len(decisions))])
            done, known = await given(ordered, infos[0]), await given(by_hand, infos[1])
            for one in done[len(known) :]:
                await again(by_hand, infos[1], one)
            assert await seen(ordered, infos[0]) == await seen(by_hand, infos[1])
            assert await owed(ordered, infos[0]) == await owed(by_hand, infos[1])
            alike += 1
    assert alike > STEPS // 4
    assert [one for one in logs if one["event"].startswith("order.")] == []
    assert await planned(ordered, infos[0]) > 0
    live = await ordered.matches.store.live(infos[0].id)
    replayed = Match.replay(live.spec, live.match.content, live.match.header, live.match.entries)
    assert replayed.state_hash() == live.match.state_hash()


async def again(host: Host, info: MatchInfo, one: Answered) -> None:
    user = info.seats[one.seat].user_id
    assert user is not None
    await host.matches.play.answer(info.id, user, next(IDS), one.decision, one.answer)


async def planned(host: Host, info: MatchInfo) -> int:
    """How many answers had been given ahead."""
    seat = info.seat_of(BEN.user_id)
    told = await host.matches.story.told(info.id, seat, limit=1000)
    return sum(one.why is not None for one in told)


@pytest.mark.parametrize("game", ["fortuna", "bazaar", "frontier"])
async def test_what_comes_next_tells_nothing_of_others_secrets(
    worlds: list[Host], game: str
) -> None:
    compared = number = 0
    # In many matches nothing is foreseen between a secret answer and what everybody sees of it.
    while not compared and number < MATCHES:
        compared += await _compared(worlds, game, Stream(b"d" * 32, game, number))
        number += 1
    assert compared


async def _compared(worlds: list[Host], game: str, stream: Stream) -> int:
    """Play alike but for one secret answer of Ana's, as long as Ben sees no difference.

    How often something was foreseen meanwhile, each time the same.
    """
    infos = [await host.begun(ANA, BEN, game=game) for host in worlds]
    differ, compared = False, 0
    for _ in range(STEPS):
        lives = [await h.matches.store.live(i.id) for h, i in zip(worlds, infos, strict=True)]
        if lives[0].match.over or repr(lives[0].view(1)) != repr(lives[1].view(1)):
            break
        both = zip(worlds, infos, strict=True)
        first, second = [await host.matches.queue.foreseen(i.id, BEN.user_id) for host, i in both]
        assert repr(first) == repr(second)
        compared += differ and first is not None
        decisions = await worlds[0].decisions(infos[0].id)
        mine = decisions[stream.below(len(decisions))]
        answers = [mine.sample(stream)] * 2
        if mine.secret and mine.seat == 0 and not differ:
            answers[1] = mine.sample(stream)
            differ = answers[0] != answers[1]
        with suppress(MatchError):
            for host, info, one in zip(worlds, infos, answers, strict=True):
                await host.answer(info.id, mine, one)
    return compared


@pytest.mark.parametrize("game", GAMES)
async def test_what_its_owner_took_back_is_not_answered_by_an_order(
    worlds: list[Host], game: str
) -> None:
    host = worlds[0]
    info = await host.begun(ANA, BEN, game=game)
    stream = Stream(b"u" * 32, game, 0)
    seat, rested = info.seat_of(BEN.user_id), 0
    for _ in range(STEPS):
        if (await host.matches.store.live(info.id)).match.over:
            break
        await order_something(host, info, stream)
        await host.matches.planned.give_due(host.matches.clock.now())
        if stream.below(2) and await took_back(host, info):
            before = await given(host, info)
            await host.matches.play.recheck(info.id)
            await host.matches.planned.give_due(host.matches.clock.now())
            assert [one for one in await given(host, info) if one.seat == seat] == [
                one for one in before if one.seat == seat
            ]
            rested += 1
        decisions = await host.decisions(info.id)
        if decisions:
            await host.answer(info.id, decisions[stream.below(len(decisions))])
    assert rested


async def took_back(host: Host, info: MatchInfo) -> bool:
    """Whether Ben took an answer back."""
    try:
        await host.matches.play.undo(info.id, BEN.user_id, next(IDS))
    except MatchError:
        return False
    return True
