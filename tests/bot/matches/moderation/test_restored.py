"""After a restore each open match is told once, even if the bot is killed meanwhile."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from bot.delivery.dispatcher import Dispatcher
from bot.domain.match import MatchInfo
from bot.domain.outbox import Kind
from bot.matches.moderation.actions import Actor, Role
from bot.matches.service import Matches
from bot.storage import Storage, restored
from bot.storage.restored import Restored
from bot.storage.tables import outbox
from tests.bot.matches.support import ANA, BEN, Host, pending

RESTORED = Restored(at=datetime(2026, 11, 1, tzinfo=UTC), to=datetime(2026, 10, 31, tzinfo=UTC))


@pytest.fixture
async def told(matches: Matches, host: Host, dispatcher: Dispatcher) -> list[MatchInfo]:
    """Two matches in play of which all is posted, in the order in which they are told."""
    infos = [await host.begun(ANA, BEN, game="pebbles") for _ in range(2)]
    await dispatcher.settle()
    return sorted(infos, key=lambda info: info.id)


async def restore(storage: Storage, what: Restored = RESTORED) -> None:
    async with storage.write() as connection:
        await restored.begin(connection, what, ())


async def test_whoever_is_killed_meanwhile_goes_on_with_those_not_told_yet(
    matches: Matches, storage: Storage, told: list[MatchInfo]
) -> None:
    await restore(storage, replace(RESTORED, told=told[0].id))
    for _ in range(2):
        await matches.restoration.tell()
    assert await pending(storage, told[0].id) == []
    assert await pending(storage, told[1].id) == [Kind.NOTICE, Kind.TURN]


async def test_a_match_begun_after_the_restore_is_not_told(
    matches: Matches, storage: Storage, told: list[MatchInfo]
) -> None:
    await restore(storage, replace(RESTORED, at=min(info.created_at for info in told)))
    await matches.restoration.tell()
    assert [await pending(storage, info.id) for info in told] == [[], []]


async def test_a_result_is_posted_anew_and_so_is_that_a_match_is_paused(
    matches: Matches,
    storage: Storage,
    host: Host,
    dispatcher: Dispatcher,
    told: list[MatchInfo],
) -> None:
    over, paused = told
    await host.play(over.id)
    await matches.moderation.pause(paused.id, "dinner", Actor(900, "Mo", Role.MODERATOR), 5)
    await dispatcher.settle()
    await restore(storage)
    await matches.restoration.tell()
    assert await pending(storage, over.id) == [Kind.NOTICE, Kind.FINAL]
    assert await pending(storage, paused.id) == [Kind.NOTICE, Kind.TURN]


async def test_only_what_was_owed_before_may_have_been_posted_unseen(
    matches: Matches, storage: Storage, told: list[MatchInfo]
) -> None:
    since = matches.restoration.lost_since
    assert since(RESTORED.to) is None
    await restore(storage)
    await matches.restoration.tell()
    assert since(RESTORED.to) == RESTORED.to
    assert since(RESTORED.at) is None


async def test_a_post_on_its_way_at_the_backup_is_looked_for(
    matches: Matches, storage: Storage, host: Host
) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    async with storage.write() as connection:
        await restored.begin(connection, RESTORED, [Kind.TURN])
    async with storage.read() as connection:
        query = select(outbox.c.kind, outbox.c.state, outbox.c.attempts)
        rows = (await connection.execute(query.where(outbox.c.match_id == info.id))).all()
    states = {Kind(row.kind): (row.state, row.attempts) for row in rows}
    assert states[Kind.START] == ("sending", 1)
    assert states[Kind.TURN] == ("dropped", 0)
