"""The account of a storm finds what is lost and what is doubled."""

from pathlib import Path

import pytest
from sqlalchemy import URL

from bot.bench.process import in_file
from bot.bench.storms import Account, account, raging, settled
from bot.sandbox import Message, Sandbox
from tests.bot.app.hasty import play_on
from tests.bot.app.table import Match


@pytest.fixture
def database(tmp_path: Path) -> URL:
    return in_file(tmp_path / "bot.sqlite3")


async def test_after_a_storm_everything_is_there_once(
    sandbox: Sandbox, going: Match, database: URL
) -> None:
    async with raging(sandbox):
        for _ in range(4):
            await play_on(going)
    await settled(database)
    assert await account(sandbox, database) == Account(0, 0)


async def test_a_post_that_is_gone_is_lost(sandbox: Sandbox, going: Match, database: URL) -> None:
    sandbox.world.delete_message(going.post)
    await settled(database)
    assert await account(sandbox, database) == Account(1, 0)


async def test_a_post_that_is_there_twice_is_doubled(
    sandbox: Sandbox, going: Match, database: URL
) -> None:
    post = going.post
    ids = sandbox.world.ids
    again = Message(ids.new(), post.channel_id, post.author_id, ids.now_iso())
    again.nonce = post.nonce
    sandbox.world.post(again)
    await settled(database)
    assert await account(sandbox, database) == Account(0, 1)


async def test_a_fault_with_a_share_meets_some_requests_alone(sandbox: Sandbox) -> None:
    fault = sandbox.faults.fail("create_message", times=None)
    fault.share = 0.25
    met = sum(len(list(sandbox.faults.meeting("create_message", None))) for _ in range(400))
    assert 60 < met < 140
    assert fault.hits == met
    sandbox.faults.clear()
