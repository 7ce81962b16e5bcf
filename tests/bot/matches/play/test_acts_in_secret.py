"""Acts while several are asked in secret: what follows from them for people tells nobody who has answered."""

import json
from typing import Any

import pytest
from sqlalchemy import select

from bot.delivery.dispatcher import Dispatcher
from bot.domain.match import MatchInfo
from bot.domain.outbox import Kind
from bot.storage import Storage
from bot.storage.tables import outbox
from engines.core import Choose, Decision, Option, Text
from tests.bot.matches.support import ANA, BEN, CLEO, Host
from tests.engines.core import bazaar
from tests.engines.core.bazaar import Bazaar


def bid_all(step: bazaar.Bid, game: Bazaar) -> Decision:
    """A bid of which an option is worded anew whenever coins come or go."""
    options = [Option("all", Text("bazaar-gift", {"coins": game.traders[step.seat].coins}))]
    options.append(Option("none", Text("bazaar-topic")))
    word = Text("bazaar-topic")
    return Choose(
        prompt=word, topic=word, default="none", options=options, secret=True, always=True
    )


@pytest.fixture
async def info(host: Host, monkeypatch: pytest.MonkeyPatch) -> MatchInfo:
    """A match in which three are asked for their bids."""
    monkeypatch.setattr(bazaar.Bid, "decision", bid_all)
    info = await host.begun(ANA, BEN, CLEO, game="bazaar", options={"weather": "calm", "rounds": 1})
    while not [one for one in await host.decisions(info.id) if one.secret]:
        asked = (await host.decisions(info.id))[0]
        await host.answer(info.id, asked, "done" if isinstance(asked, Choose) else None)
    return info


async def prompts(storage: Storage, info: MatchInfo, *states: str) -> dict[int, list[Any]]:
    """The seats that secret questions are sent to, with the ids of these questions."""
    query = select(outbox.c.body).where(
        outbox.c.match_id == info.id,
        outbox.c.kind == Kind.PROMPT.value,
        outbox.c.state.in_(states),
    )
    found: dict[int, list[Any]] = {}
    async with storage.read() as connection:
        for line in (await connection.execute(query.order_by(outbox.c.id))).scalars():
            body = json.loads(line)
            found.setdefault(body["seat"], []).append(body["decision"])
    return found


async def give(host: Host, info: MatchInfo, seat: int, to: int) -> None:
    live = await host.matches.store.live(info.id)
    act = live.match.view(seat).act
    assert act is not None
    await host.answer(info.id, act, {str(to): 1})


async def asked(host: Host, info: MatchInfo) -> dict[int, str]:
    return {one.seat: one.id for one in await host.decisions(info.id)}


async def test_nobody_is_called_once_more_whose_question_an_act_has_changed(
    host: Host, storage: Storage, dispatcher: Dispatcher, info: MatchInfo
) -> None:
    await dispatcher.settle()
    sent, before = await prompts(storage, info, "pending", "sent"), await asked(host, info)
    await give(host, info, 0, 1)
    assert (await asked(host, info))[1] != before[1]
    assert await prompts(storage, info, "pending", "sent") == sent


async def test_who_has_not_been_called_yet_is_called_to_what_is_asked_now(
    host: Host, storage: Storage, info: MatchInfo
) -> None:
    before = await prompts(storage, info, "pending")
    await give(host, info, 0, 1)
    now = await asked(host, info)
    assert 1 in before
    assert await prompts(storage, info, "pending") == {seat: [now[seat]] for seat in before}
