"""A database of an older version: its matches, people and open votes go on after the migration."""

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.domain.levels import AiLevel
from bot.domain.match import MatchInfo
from bot.domain.votes import SILENT_AFTER, Motion, Outcome, Question
from bot.matches.service import Matches
from bot.settings_cache.people import People
from bot.storage import Storage
from bot.storage.tables import seats
from tests.bot.matches.support import ANA, BEN, CLEO, Host, ManualClock, Shelf, url
from tests.bot.storage.comparing import differences
from tests.bot.storage.older import upgraded

OLD = "0005"
NEW_IN_BODIES = ("move", "touched", "whom")


def taken_over(fresh: Path, old: Path) -> None:
    """Fill an old database with whatever it can hold of what a fresh one holds."""
    with closing(sqlite3.connect(old)) as connection, connection:
        connection.execute("ATTACH ? AS fresh", (str(fresh),))
        found = connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")
        for (table,) in found.fetchall():
            if table == "alembic_version":
                continue
            known = connection.execute("SELECT name FROM pragma_table_info(?)", (table,))
            columns = ", ".join(f'"{name}"' for (name,) in known)
            connection.execute(
                f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM fresh.{table}"
            )
        for number, body in connection.execute("SELECT id, body FROM ballots").fetchall():
            said = {key: one for key, one in json.loads(body).items() if key not in NEW_IN_BODIES}
            said |= {"voters": [BEN.user_id, CLEO.user_id], "needed": 2}
            connection.execute(
                "UPDATE ballots SET body = ? WHERE id = ?", (json.dumps(said), number)
            )


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def fresh(tmp_path: Path) -> AsyncIterator[Storage]:
    storage = await Storage.open(url(tmp_path / "fresh.sqlite3"))
    yield storage
    await storage.close()


@pytest.fixture
async def info(fresh: Storage, clock: ManualClock) -> MatchInfo:
    """A match of three in which Ana is silent, and Ben asks for somebody else in her place."""
    matches = Matches(fresh, Shelf(), clock)
    host = Host(matches)
    info = await host.begun(ANA, BEN, CLEO, game="pebbles")
    clock.jump(seconds=int(SILENT_AFTER.total_seconds()) + 1)
    (wait,) = await matches.awaited.waits(info.id)
    assert wait.user_id == ANA.user_id
    await matches.votes.propose(
        info.id, BEN, next(host.ids), Motion(Question.REPLACE, seat=wait.seat)
    )
    await host.lobby(ANA, game="pebbles", players=3, ai=["random", "greedy"])
    people = People(fresh)
    await people.set_language(ANA.user_id, "es")
    await people.set_closed(ANA.user_id)
    await matches.close()
    return info


@pytest.fixture
async def migrated(fresh: Storage, info: MatchInfo, tmp_path: Path) -> AsyncIterator[Storage]:
    """The same in a database that the older version had made."""
    await fresh.close()
    old = tmp_path / "old.sqlite3"
    upgraded(old, OLD)
    taken_over(tmp_path / "fresh.sqlite3", old)
    storage = await Storage.open(url(old))
    yield storage
    await storage.close()


@pytest.fixture
async def host(migrated: Storage, clock: ManualClock) -> AsyncIterator[Host]:
    matches = Matches(migrated, Shelf(), clock)
    host = Host(matches)
    host.ids = count(5000)
    yield host
    await matches.close()


async def test_an_older_database_gets_exactly_the_tables_the_program_uses(
    migrated: Storage,
) -> None:
    assert await differences(migrated) == []


async def test_a_match_of_an_older_database_goes_on(host: Host, info: MatchInfo) -> None:
    (before,) = await host.matches.awaited.waits(info.id)
    await host.answer(info.id)
    (after,) = await host.matches.awaited.waits(info.id)
    assert (before.user_id, after.user_id) == (ANA.user_id, BEN.user_id)


async def test_people_of_an_older_database_keep_their_settings_and_read_once_of_closed_doors(
    migrated: Storage, info: MatchInfo
) -> None:
    assert info.seats[0].user_id == ANA.user_id
    people = People(migrated)
    known = await people.settings(ANA.user_id)
    assert (known.language, known.dm_closed) == ("es", True)
    assert [await people.to_be_told(ANA.user_id) for _ in "12"] == [True, False]


async def test_ai_players_of_an_older_database_play_by_the_levels_there_are(
    host: Host, migrated: Storage, info: MatchInfo
) -> None:
    query = select(seats.c.name, seats.c.ai).where(seats.c.ai.is_not(None))
    async with migrated.read() as connection:
        found = (await connection.execute(query)).all()
    assert {tuple(one) for one in found} == {("AI 1", "easy"), ("AI 2", "normal")}
    assert (await host.matches.store.info(info.id)).stand_ins is AiLevel.NORMAL


async def test_a_vote_that_was_open_in_an_older_database_is_carried_out(
    host: Host, info: MatchInfo
) -> None:
    (ballot,) = await host.matches.votes.ballots(info.id)
    decided = await host.matches.votes.vote(ballot.id, CLEO, next(host.ids), yes=True)
    assert (decided.outcome, decided.why) == (Outcome.PASSED, None)
    assert (await host.matches.store.info(info.id)).seats[0].ai is not None
