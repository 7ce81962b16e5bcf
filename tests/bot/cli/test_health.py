"""`caravan health`: whether a bot is up and keeps up, told from its database."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.bot.cli.conftest import Caravan, CaravanJson
from tests.bot.cli.stored import begun, matches_in, play


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database of the settings, with a match in play, as a bot leaves it that is up."""
    file = tmp_path / "caravan.sqlite3"
    asyncio.run(_play(file))
    changed(file, "INSERT OR REPLACE INTO facts VALUES ('alive', ?)", ago(60).isoformat())
    changed(file, "UPDATE outbox SET state = 'sent'")
    changed(file, "UPDATE matches SET due_at = NULL")
    changed(file, "UPDATE waits SET next_at = NULL")
    return file


async def _play(file: Path) -> None:
    async with matches_in(file) as matches:
        await play(matches, await begun(matches), 3)


def ago(seconds: float) -> datetime:
    return datetime.now(UTC) - timedelta(seconds=seconds)


def stored(moment: datetime) -> str:
    return moment.replace(tzinfo=None).isoformat(" ")


def changed(database: Path, statement: str, *values: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        assert connection.execute(statement, values).rowcount


@pytest.mark.usefixtures("database")
def test_a_bot_that_keeps_up_is_well(told: CaravanJson) -> None:
    found = told("health")
    assert (found["ok"], found["complaints"], found["owed"]) == (True, [], 0)
    assert 60 <= found["seen_seconds"] < 600


def spell(database: Path, seconds: float) -> None:
    changed(database, "UPDATE facts SET value = ? WHERE name = 'alive'", ago(seconds).isoformat())


def owing(database: Path, seconds: float) -> None:
    row = "UPDATE outbox SET state = 'pending', attempts = 0, due_at = ?, created_at = ?"
    changed(database, row, *[stored(ago(seconds))] * 2)


def overdue(database: Path, seconds: float) -> None:
    changed(database, "UPDATE matches SET due_at = ?", stored(ago(seconds)))


@pytest.mark.parametrize(
    ("ill", "said"),
    [
        (spell, "the bot was last up"),
        (owing, "a post waits to be sent"),
        (overdue, "something was due"),
    ],
)
def test_a_bot_that_does_not_keep_up_is_ill_after_a_while(
    caravan: Caravan, database: Path, ill: Callable[[Path, float], None], said: str
) -> None:
    ill(database, 120)
    assert caravan("health").exit_code == 0
    ill(database, 3600)
    result = caravan("health")
    assert result.exit_code == 1
    assert f"{said} " in result.stdout
    assert "360" in result.stdout


def test_what_discord_keeps_from_being_sent_is_no_fault_of_the_bot(
    caravan: Caravan, database: Path
) -> None:
    owing(database, 3600)
    changed(database, "UPDATE outbox SET attempts = 3")
    result = caravan("health", "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["oldest_seconds"] >= 3600


def test_of_several_processes_those_are_named_that_are_not_up(
    caravan: Caravan, database: Path
) -> None:
    for shard, seconds in enumerate((60, 3600, 7200)):
        fact = "INSERT INTO facts VALUES (?, ?)"
        changed(database, fact, f"alive.{shard}/5", ago(seconds).isoformat())
    result = caravan("health")
    assert result.exit_code == 1
    last_up, never, figures = result.stdout.splitlines()
    assert last_up.startswith("nobody has shard 1-2/5: its process was last up 720")
    assert never == "nobody has ever had shard 3-4/5"
    assert "shards_away 4," in figures


def test_where_no_bot_has_run_yet_nothing_is_well(caravan: Caravan) -> None:
    assert caravan("db", "migrate").exit_code == 0
    result = caravan("health")
    assert result.exit_code == 1
    assert "no bot has ever run" in result.stdout


def test_without_a_database_there_is_nothing_to_tell(refused: Callable[..., str]) -> None:
    assert "there is no database at" in refused("health")


def test_tables_of_another_version_are_told(refused: Callable[..., str], database: Path) -> None:
    changed(database, "UPDATE alembic_version SET version_num = '0009'")
    assert "`caravan db migrate`" in refused("health")
