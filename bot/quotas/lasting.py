"""Limits that hold over a restart: counted in the database, within the transaction of what they limit."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.domain import quotas
from bot.domain.match import MatchInfo
from bot.domain.quotas import Limit
from bot.domain.votes import Ballot
from bot.quotas.refusals import met
from bot.storage.matches import rows as match_rows
from bot.storage.matches import votes as ballot_rows
from bot.storage.people import quotas as quota_rows
from bot.storage.people.quotas import Key
from bot.storage.transaction import Transaction


async def spend(
    connection: Transaction,
    limit: Limit,
    guild_id: int,
    user_id: int,
    now: datetime,
    *,
    match_id: str = "",
) -> None:
    """Count something that is limited within a span. Raises MatchError if the limit is reached.

    match_id: for limits that hold in each match apart.
    """
    key = Key(limit.name, guild_id, user_id, match_id)
    times = await quota_rows.load(connection, key, now)
    chosen = await quota_rows.chosen(connection, guild_id)
    lately = _lately(limit, limit.of(chosen), times, now)
    await quota_rows.write(connection, key, [*lately, now])


async def check(
    connection: Transaction,
    limit: Limit,
    guild_id: int,
    user_id: int,
    now: datetime,
    *,
    match_id: str = "",
) -> None:
    """Raises MatchError if a limit is reached; counts nothing."""
    times = await quota_rows.glance(connection, Key(limit.name, guild_id, user_id, match_id))
    _lately(limit, limit.of(await quota_rows.chosen(connection, guild_id)), times, now)


def _lately(
    limit: Limit, most: int, times: Sequence[datetime], now: datetime
) -> Sequence[datetime]:
    """The times that count now. Raises MatchError if they are as many as the limit allows."""
    span = limit.span or timedelta()
    # What lies ahead was counted before the clock was set back.
    lately = [one for one in times if now - span < one <= now]
    if len(lately) >= most:
        raise met(limit, most, lately[-most] + span)
    return lately


async def may_open(connection: Transaction, info: MatchInfo, now: datetime) -> None:
    """Count a new lobby. Raises MatchError if its host has too many, or opens them too fast."""
    guild, host = info.guild_id, info.creator_id
    await spend(connection, quotas.OPENED, guild, host, now)
    most = quotas.LOBBIES.of(await quota_rows.chosen(connection, guild))
    if await match_rows.lobbies_of(connection, guild, host) >= most:
        raise met(quotas.LOBBIES, most)


async def may_start(connection: Transaction, info: MatchInfo, now: datetime) -> None:
    """Raises MatchError if the host, or the server, has as many matches in play as it may have."""
    guild, host = info.guild_id, info.creator_id
    chosen = await quota_rows.chosen(connection, guild)
    for limit, user in ((quotas.HOSTED, host), (quotas.PLAYED, None)):
        # Of two matches that start at once, one is counted after the other.
        await quota_rows.hold(connection, Key(limit.name, guild, user or 0), now)
        most = limit.of(chosen)
        if await match_rows.in_play(connection, guild, user) >= most:
            raise met(limit, most)


async def may_propose(connection: Transaction, asked: Ballot, guild_id: int) -> None:
    """Count a vote that is asked for. Raises MatchError so soon after the same came to nothing."""
    limit, now = quotas.VOTE_PAUSE, asked.opened_at
    await spend(connection, quotas.VOTES, guild_id, asked.opened_by, now)
    minutes = limit.of(await quota_rows.chosen(connection, guild_id))
    pause = timedelta(minutes=minutes)
    last = await ballot_rows.last_in_vain(connection, asked)
    if last is not None and now < last + pause:
        raise met(limit, minutes, last + pause)
