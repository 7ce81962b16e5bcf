"""`caravan db check`: what is damaged is found and told, with what to do."""

import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typing_extensions import override

from bot.domain.match import MatchInfo
from bot.matches.core.library import Library
from bot.matches.core.loading import Contents
from bot.matches.service import Matches
from bot.upkeep.checking import Problem, check, check_match
from engines.core import GameSpec
from tests.bot.cli.conftest import Caravan
from tests.bot.cli.stored import ANA, ANSWERS, begun, clicks, matches_in, spoil


def test_a_log_that_leads_elsewhere_is_found_by_a_replay(caravan: Caravan, database: Path) -> None:
    spoil(database, f"DELETE FROM log WHERE number = {ANSWERS}")
    spoil(database, f"UPDATE positions SET entry = {ANSWERS - 1}")
    assert caravan("db", "check").exit_code == 0
    result = caravan("db", "check", "--replay")
    assert result.exit_code == 1
    assert "another position" in result.stdout
    assert result.stdout.endswith("1 match in play checked: 1 problem.\n")


def names_are_no_text(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        odd = "UPDATE sqlite_master SET name = CAST(X'ff' AS TEXT), sql = 'CREATE TABLE x' WHERE name = 'log'"
        connection.execute(odd)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (
            ["migrate"],
            "cannot be used: the names in it are no text. It is damaged: stop the bot and put",
        ),
        (["backup", "copy.sqlite3"], "could not be copied"),
        (["restore", "caravan.sqlite3"], "is no database of this bot"),
    ],
)
def test_a_file_in_which_not_even_names_are_text_is_refused_in_one_line(
    caravan: Caravan, database: Path, command: list[str], told: str
) -> None:
    names_are_no_text(database)
    result = caravan("db", *command)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert told in result.stderr


def noise_in_the_middle(database: Path) -> None:
    with database.open("r+b") as file:
        file.seek(database.stat().st_size // 2)
        file.write(bytes(range(256)) * 160)


def all_but_the_beginning_lost(database: Path) -> None:
    content = database.read_bytes()
    database.write_bytes(content[: len(content) // 2])


def something_else(database: Path) -> None:
    database.write_text("Dear Ana, " * 1000)


@pytest.mark.parametrize(
    "spoiled",
    [names_are_no_text, noise_in_the_middle, all_but_the_beginning_lost, something_else],
)
def test_a_damaged_file_is_a_finding_that_says_what_to_do(
    caravan: Caravan, database: Path, spoiled: Callable[[Path], None]
) -> None:
    spoiled(database)
    result = caravan("db", "check")
    assert (result.exit_code, result.stderr) == (1, "")
    assert f"{database} cannot" in result.stdout or "file: " in result.stdout
    assert "put a backup in its place" in result.stdout
    assert "checked: " in result.stdout.splitlines()[-1]
    assert "all well" not in result.stdout


def rows_unreadable(database: Path) -> None:
    """SQLite copies such a page without looking at it."""
    with closing(sqlite3.connect(database)) as connection:
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'matches'"
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(bytes([255]) * size)


@pytest.mark.parametrize(
    "spoiled", [noise_in_the_middle, all_but_the_beginning_lost, rows_unreadable]
)
def test_no_backup_is_made_of_a_damaged_file(
    refused: Callable[..., str], database: Path, tmp_path: Path, spoiled: Callable[[Path], None]
) -> None:
    spoiled(database)
    line = refused("db", "backup", "copy.sqlite3")
    assert "damaged" in line or "malformed" in line
    assert not (tmp_path / "copy.sqlite3").exists()


@pytest.mark.parametrize(
    ("revision", "advice"),
    [("9999", "newer than this program knows"), ("0011", "`caravan db migrate` brings them up")],
)
def test_tables_of_another_version_are_told_with_what_to_do(
    caravan: Caravan, database: Path, revision: str, advice: str
) -> None:
    spoil(database, f"UPDATE alembic_version SET version_num = '{revision}'")
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert advice in result.stdout


def test_a_damaged_snapshot_is_found(caravan: Caravan, database: Path) -> None:
    spoil(database, "UPDATE positions SET body = X'00'")
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert "snapshot" in result.stdout


def test_missing_content_is_found(caravan: Caravan, database: Path) -> None:
    spoil(database, "PRAGMA foreign_keys = OFF")
    spoil(database, "DELETE FROM contents")
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert "content" in result.stdout


@pytest.mark.parametrize("body", ["X'00'", "X'789c010000ffff00000001'", "zeroblob(0)"])
def test_damaged_content_is_found(caravan: Caravan, database: Path, body: str) -> None:
    spoil(database, f"UPDATE contents SET body = {body}")
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert "content" in result.stdout
    assert "is damaged" in result.stdout


def test_content_stored_under_another_hash_is_found(caravan: Caravan, database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        (body,) = connection.execute("SELECT body FROM contents").fetchone()
        other = zlib.compress(zlib.decompress(body).replace(b"1", b"2", 1))
        connection.execute("UPDATE contents SET body = ?", (other,))
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert "is damaged" in result.stdout


def test_a_damaged_position_kept_for_undo_is_found(caravan: Caravan, database: Path) -> None:
    spoil(database, f"UPDATE kept SET body = X'00' WHERE number = {ANSWERS}")
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert f"its position before entry {ANSWERS} is damaged" in result.stdout


def test_another_seed_than_the_one_that_was_promised_is_found(
    caravan: Caravan, database: Path
) -> None:
    spoil(database, "UPDATE matches SET seed = zeroblob(32)")
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert "its seed is not the one whose hash was posted" in result.stdout


def test_what_the_outbox_cannot_hold_is_found(caravan: Caravan, database: Path) -> None:
    assert caravan("db", "check").exit_code == 0
    spoil(database, "UPDATE outbox SET state = 'lost'")
    result = caravan("db", "check")
    assert result.exit_code == 1
    assert "outbox" in result.stdout


async def looked_at(matches: Matches, info: MatchInfo) -> list[Problem]:
    """What is found when its turn comes in a match that was there when all were counted."""
    contents = Contents(matches.storage)
    return await check_match(matches.storage, Library(), contents, info, replay=True)


async def test_a_what_if_that_was_closed_meanwhile_is_passed_over(tmp_path: Path) -> None:
    async with matches_in(tmp_path / "caravan.sqlite3") as matches:
        info = await begun(matches)
        tried = await matches.whatif.try_out(info.id, ANA.user_id, next(clicks))
        await matches.whatif.close(tried.id, ANA.user_id, next(clicks))
        assert await looked_at(matches, tried) == []


async def test_a_match_that_lost_its_header_is_found(tmp_path: Path) -> None:
    file = tmp_path / "caravan.sqlite3"
    async with matches_in(file) as matches:
        info = await begun(matches)
        spoil(file, "UPDATE matches SET header = NULL")
        (problem,) = await looked_at(matches, info)
    assert problem.match == info.id
    assert "its header is missing" in problem.what


@pytest.mark.parametrize("error", [AttributeError, AssertionError, OverflowError, RecursionError])
async def test_whatever_one_match_breaks_on_the_others_are_looked_at(
    tmp_path: Path, error: type[Exception]
) -> None:
    """Of damage nobody knows beforehand on what an engine breaks."""

    class Odd(Library):
        @override
        def spec(self, game: str) -> GameSpec[Any]:
            if game == "caylus":
                raise error
            return super().spec(game)

    file = tmp_path / "caravan.sqlite3"
    async with matches_in(file) as matches:
        odd, other = await begun(matches), await begun(matches)
        spoil(file, f"UPDATE matches SET game = 'caylus' WHERE id = '{odd.id}'")
        spoil(file, f"UPDATE positions SET body = X'00' WHERE match_id = '{other.id}'")
        report = await check(matches.storage, Odd())
    assert {one.match for one in report.problems} == {odd.id, other.id}
