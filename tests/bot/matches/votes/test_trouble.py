"""What a table has decided is done, also if something breaks just then."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.domain.errors import InternalError, MatchError
from bot.domain.match import MatchInfo
from bot.domain.shards import ALONE, Shards
from bot.domain.votes import OPEN_FOR, Ballot, Motion, Outcome, Question
from bot.storage import Storage
from bot.storage.errors import StorageBusy
from bot.storage.matches import votes as ballot_rows
from bot.storage.transaction import Transaction
from engines.core import Text
from tests.bot.matches.support import ANA, BEN, PEOPLE, Host, ManualClock
from tests.bot.matches.votes.changing import MOD, PAUSE, counted, over
from tests.bot.matches.votes.voting import proposed, said

RESUME = Motion(Question.RESUME)


async def asked_to_go_on(house: Host, clock: ManualClock) -> tuple[MatchInfo, Ballot]:
    """A vote on going on with a match that rests, which the house has counted already."""
    info = await house.begun(*PEOPLE, game="bazaar")
    await house.matches.moderation.pause(info.id, "dinner", MOD, next(house.ids))
    ballot = await proposed(house, info, ANA, RESUME)
    await counted(clock)
    return info, ballot


async def in_time(house: Host, clock: ManualClock, ballot: Ballot) -> Ballot:
    """The vote once the house has closed it; time passes meanwhile, a minute at each look."""
    async with asyncio.timeout(10):
        while (found := await house.matches.votes.ballot(ballot.id)).outcome is Outcome.OPEN:
            await clock.asleep()
            clock.move(minutes=1)
    return found


async def test_what_passed_while_the_database_was_busy_is_carried_out_afterwards(
    house: Host, clock: ManualClock, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info, ballot = await asked_to_go_on(house, clock)
    resume = house.matches.moderation.resume
    with closing(sqlite3.connect(database, isolation_level=None)) as other:

        async def held(*given: Any) -> object:
            monkeypatch.setattr(house.matches.moderation, "resume", resume)
            other.execute("BEGIN IMMEDIATE")
            try:
                return await resume(*given)
            finally:
                other.execute("ROLLBACK")

        monkeypatch.setattr(house.matches.moderation, "resume", held)
        with pytest.raises(InternalError):
            await said(house, ballot, BEN, yes=True)
    async with asyncio.timeout(10):
        assert (await over(house, ballot)).outcome is Outcome.PASSED
    assert (await house.matches.store.info(info.id)).paused_at is None


async def test_a_vote_outlives_that_somebody_else_changes_its_match_while_it_is_carried_out(
    house: Host, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    info, ballot = await asked_to_go_on(house, clock)
    resume = house.matches.moderation.resume

    async def conflict(*_: Any) -> None:
        monkeypatch.setattr(house.matches.moderation, "resume", resume)
        raise MatchError(Text("service-conflict"))

    monkeypatch.setattr(house.matches.moderation, "resume", conflict)
    assert (await said(house, ballot, BEN, yes=True)).outcome is Outcome.OPEN
    async with asyncio.timeout(10):
        assert (await over(house, ballot)).outcome is Outcome.PASSED
    assert (await house.matches.store.info(info.id)).paused_at is None


async def test_what_is_decided_does_not_fail_for_lack_of_time_but_is_carried_out_late(
    house: Host, clock: ManualClock, storage: Storage
) -> None:
    info, ballot = await asked_to_go_on(house, clock)
    async with storage.write() as connection:
        await ballot_rows.cast(connection, ballot.id, BEN.user_id, yes=True, now=clock.now())
    clock.move(seconds=OPEN_FOR.total_seconds() + 1)
    assert (await in_time(house, clock, ballot)).outcome is Outcome.PASSED
    assert (await house.matches.store.info(info.id)).paused_at is None


async def test_votes_that_cannot_be_read_are_counted_once_they_can(
    house: Host, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await house.begun(*PEOPLE, game="bazaar")
    ballot = await proposed(house, info, ANA, PAUSE)
    await counted(clock)
    read, troubles = ballot_rows.load_open, [StorageBusy("locked")]

    async def load_open(connection: Transaction, shards: Shards = ALONE) -> list[Ballot]:
        if troubles:
            raise troubles.pop()
        return await read(connection, shards)

    monkeypatch.setattr(ballot_rows, "load_open", load_open)
    await house.matches.moderation.pause(info.id, "dinner", MOD, next(house.ids))
    assert (await in_time(house, clock, ballot)).why == Text("votes-paused")
