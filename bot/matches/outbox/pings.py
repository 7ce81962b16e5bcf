"""Who is spared a ping: nobody is pinged twice within a short while for one step.

A step is told by how many answers everybody knows of: whoever answers, takes that back and answers again
comes no further than before. Nothing here depends on what has been answered in secret.
"""

from collections.abc import Collection
from datetime import datetime, timedelta

from bot.domain.quotas import PING_PAUSE
from bot.storage.outbox import boards as board_rows
from bot.storage.people import pings as ping_rows
from bot.storage.transaction import Transaction


async def spared(
    connection: Transaction, match_id: str, users: Collection[int], moves: int | None, now: datetime
) -> list[int]:
    """Those of some people who were pinged a short while ago, when the match had come as far as now.

    moves: how many answers everybody knows of; None, as in rows of earlier programs, spares nobody.
    """
    if moves is None or not users:
        return []
    found = await ping_rows.pinged_since(connection, match_id, users, moves)
    if not found:
        return []
    pause = timedelta(minutes=PING_PAUSE.of(await ping_rows.limits(connection, match_id)))
    return [user_id for user_id, at in found.items() if at <= now < at + pause]


async def call_again(connection: Transaction, match_id: str) -> None:
    """Let everybody who is awaited be pinged by the next board post."""
    await ping_rows.forget(connection, match_id)
    await board_rows.forget_pinged(connection, match_id)
