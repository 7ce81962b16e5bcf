"""Moderators who are called because time is over do not learn who has answered in secret."""

import json

import pytest
from sqlalchemy import select

from bot.domain.deadlines import DAY
from bot.domain.match import OnTimeout, Pace
from bot.domain.outbox import Kind
from bot.storage import Storage
from bot.storage.tables import outbox
from tests.bot.matches.support import PEOPLE, Host, ManualClock

CALLING = Pace(deadline=DAY, on_timeout=OnTimeout.MODERATOR)


@pytest.mark.parametrize("answered", [(), (1,), (0, 2)])
async def test_all_who_were_asked_in_secret_are_named_together(
    host: Host, clock: ManualClock, storage: Storage, answered: tuple[int, ...]
) -> None:
    info = await host.begun(*PEOPLE, pace=CALLING)
    for seat in answered:
        asked = next(one for one in await host.decisions(info.id) if one.seat == seat)
        await host.answer(info.id, asked)
    clock.move(days=1)
    await host.matches.timeouts.keep_time(clock.now())
    await host.matches.timeouts.keep_time(clock.now())
    query = select(outbox.c.body).where(outbox.c.kind.in_((Kind.ALERT, Kind.NOTICE)))
    async with storage.read() as connection:
        lines = (await connection.execute(query.order_by(outbox.c.id))).scalars()
        told = [json.loads(line) for line in lines]
    keys = [body["text"]["key"] for body in told]
    assert keys == ["time-alert-over", "time-notice-over"]
    named = [[one["who"] for one in body["text"]["args"]["who"]] for body in told]
    assert named == [[0, 1, 2], [0, 1, 2]]
