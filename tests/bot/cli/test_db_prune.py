"""`caravan db prune`: a smaller database, from which every match can still be proven."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest
from filelock import FileLock

from tests.bot.cli.conftest import Caravan
from tests.bot.cli.stored import ANA, BEN, begun, clicks, matches_in, play, spoil

PRUNE = ("db", "prune", "--older-than", "0")


class Ended(NamedTuple):
    """A database with a match that is over for good, and the file of that match."""

    database: Path
    match: str
    export: bytes


async def _ended(file: Path) -> Ended:
    async with matches_in(file) as matches:
        info = await begun(matches)
        await play(matches, info)
        for member in (ANA, BEN):
            await matches.endings.confirm(info.id, member.user_id, next(clicks))
        written = await matches.exports.export(info.id, None)
    # There is no Discord here to which anything was posted.
    spoil(file, "UPDATE outbox SET state = 'sent', message_id = id, channel_id = 6")
    return Ended(file, info.id, written)


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Ended:
    """Played once, and copied by each test."""
    return asyncio.run(_ended(tmp_path_factory.mktemp("ended") / "caravan.sqlite3"))


@pytest.fixture
def ended(once: Ended, tmp_path: Path) -> Ended:
    file = tmp_path / "caravan.sqlite3"
    file.write_bytes(once.database.read_bytes())
    return once._replace(database=file)


def number(database: Path, table: str) -> int:
    with closing(sqlite3.connect(database)) as connection:
        (found,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    return int(found)


async def _exported(ended: Ended) -> bytes:
    async with matches_in(ended.database) as matches:
        return await matches.exports.export(ended.match, None)


async def _past(ended: Ended, *entries: int) -> list[bytes]:
    async with matches_in(ended.database) as matches:
        return [(await matches.past.after(ended.match, one)).position for one in entries]


def test_what_is_needed_no_more_is_gone_and_the_match_is_what_it_was(
    caravan: Caravan, ended: Ended
) -> None:
    past = asyncio.run(_past(ended, 3, 40))
    before = {table: number(ended.database, table) for table in ("log", "events", "positions")}
    done = caravan(*PRUNE)
    assert done.exit_code == 0
    assert done.stdout.startswith("Of 1 matches")
    assert number(ended.database, "kept") == 0
    assert number(ended.database, "looks") == 0
    assert number(ended.database, "outbox") == 1
    assert before == {table: number(ended.database, table) for table in before}
    assert caravan("db", "check", "--replay").exit_code == 0
    assert asyncio.run(_exported(ended)) == ended.export
    assert asyncio.run(_past(ended, 3, 40)) == past


def test_done_again_there_is_nothing_left(caravan: Caravan, ended: Ended) -> None:
    caravan(*PRUNE)
    before = ended.database.read_bytes()
    assert caravan(*PRUNE).stdout.startswith("Of 0 matches")
    assert ended.database.read_bytes() == before


def test_a_dry_run_tells_the_same_and_removes_nothing(caravan: Caravan, ended: Ended) -> None:
    told = caravan(*PRUNE, "--dry-run").stdout
    assert number(ended.database, "kept") > 0
    assert told.replace("would be", "were") == caravan(*PRUNE).stdout


def test_a_match_that_ended_lately_is_left_alone(caravan: Caravan, ended: Ended) -> None:
    before = ended.database.read_bytes()
    assert caravan("db", "prune").stdout.startswith("Of 0 matches")
    assert ended.database.read_bytes() == before


def test_so_is_one_in_play(caravan: Caravan, database: Path) -> None:
    before = number(database, "kept")
    assert caravan(*PRUNE).stdout.startswith("Of 0 matches")
    assert number(database, "kept") == before


def test_posts_stay_while_one_of_them_is_still_to_be_sent(caravan: Caravan, ended: Ended) -> None:
    spoil(ended.database, "UPDATE outbox SET state = 'pending' WHERE id = 1")
    before = number(ended.database, "outbox")
    caravan(*PRUNE)
    assert number(ended.database, "outbox") == before
    assert number(ended.database, "kept") == 0


def test_a_match_whose_log_leads_elsewhere_keeps_its_positions(
    caravan: Caravan, ended: Ended
) -> None:
    spoil(
        ended.database,
        "UPDATE log SET body = (SELECT body FROM log WHERE number = 1) WHERE number = 2",
    )
    before = number(ended.database, "kept")
    done = caravan(*PRUNE)
    assert f"match {ended.match}: its log does not hold at entry 2" in done.stdout
    assert "left as it is" in done.stdout
    assert number(ended.database, "kept") == before
    assert "its log does not hold at entry 2" in caravan("db", "check", "--replay").stdout


def test_it_works_beside_a_bot_and_only_making_the_file_smaller_does_not(
    caravan: Caravan, ended: Ended
) -> None:
    with FileLock(f"{ended.database}.lock"):
        assert caravan(*PRUNE, "--compact").exit_code == 75
        assert caravan(*PRUNE).exit_code == 0
    before = ended.database.stat().st_size
    assert caravan(*PRUNE, "--compact").exit_code == 0
    assert ended.database.stat().st_size < before


def test_a_dry_run_makes_no_file_smaller(refused: Callable[..., str], ended: Ended) -> None:
    assert "--compact" in refused(*PRUNE, "--compact", "--dry-run")


def test_without_a_database_there_is_nothing_to_prune(refused: Callable[..., str]) -> None:
    assert "there is no database at" in refused(*PRUNE)
