"""Discord's seconds, and those of a bot that shares them."""

import asyncio

from bot.sandbox import Sandbox
from bot.sandbox.shared import SharedClock


async def test_what_is_skipped_before_a_wait_has_begun_counts_as_waited(sandbox: Sandbox) -> None:
    waiting = asyncio.ensure_future(SharedClock(sandbox.clock).sleep(3600))
    sandbox.skip(3601)
    await asyncio.wait_for(waiting, 5)
