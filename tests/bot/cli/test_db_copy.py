"""`caravan db copy`: SQLite to PostgreSQL and back, with all there is, into nothing but empty databases."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.domain.match import MatchInfo
from bot.domain.votes import Motion, Question
from bot.matches.core.library import Library
from bot.matches.moderation.actions import Actor, Role
from bot.matches.service import Matches
from bot.settings import complete_url
from bot.storage import Storage
from bot.storage.claim import claimed
from bot.upkeep import transfer
from tests.bot.cli.conftest import PASSWORD, Caravan
from tests.bot.cli.stored import ANA, clicks, play, spoil
from tests.bot.storage.older import upgraded


def copied(caravan: Caravan, to: str) -> None:
    result = caravan("db", "copy", to)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "all well" in result.stdout
    assert PASSWORD not in result.output


async def played(url: str, most: int) -> MatchInfo:
    """Play on in the only match there is, as the bot does that goes on with a copy."""
    storage = await Storage.open(complete_url(url))
    matches = Matches(storage, Library())
    (info,) = await matches.lists.of_member(ANA.user_id)
    await play(matches, info, most)
    info = await matches.store.info(info.id)
    await matches.close()
    await storage.close()
    return info


async def filled(database: Path) -> None:
    """Leave a vote, and an act of a moderator, in the only match there is."""
    storage = await Storage.open(complete_url(f"sqlite:///{database}"))
    matches = Matches(storage, Library())
    (info,) = await matches.lists.of_member(ANA.user_id)
    await matches.votes.propose(
        info.id, ANA, next(clicks), Motion(Question.PAUSE, reason="¿té? 🫖")
    )
    actor = Actor(900, "Mo", Role.MODERATOR)
    await matches.moderation.pause(info.id, "dinner", actor, next(clicks))
    await matches.moderation.resume(info.id, "sated", actor, next(clicks))
    await matches.close()
    await storage.close()


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that stands in a file."""
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {
            name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr)
            for (name,) in found.fetchall()
        }


def test_there_and_back_all_stays_as_it_is(
    caravan: Caravan, database: Path, server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "AT_ONCE", 3)
    asyncio.run(filled(database))
    copied(caravan, server)
    monkeypatch.setenv("DATABASE_URL", server)
    back = tmp_path / "new" / "back.sqlite3"
    copied(caravan, f"sqlite:///{back}")
    assert rows(back) == rows(database)
    assert len(rows(back)["audit"]) == 2
    assert stat.S_IMODE(back.stat().st_mode) == 0o600


def test_a_program_that_does_nothing_else_copies_all_tables(database: Path, tmp_path: Path) -> None:
    """Here the tests have imported everything; somebody who copies a database has not."""
    spoil(database, "INSERT INTO blocks VALUES (1, 2, 'Ben', '2026-05-01 12:00:00.000000')")
    other = tmp_path / "other.sqlite3"
    command = [sys.executable, "-m", "bot", "db", "copy", f"sqlite:///{other}"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert rows(other) == rows(database)
    ours = rows(other).keys() - {"alembic_version"}
    assert f"rows of {len(ours)} tables" in told


def test_a_match_is_played_on_in_each_copy(
    caravan: Caravan, database: Path, server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied(caravan, server)
    before = asyncio.run(played(server, 5))
    monkeypatch.setenv("DATABASE_URL", server)
    back = f"sqlite:///{tmp_path / 'back.sqlite3'}"
    copied(caravan, back)
    assert asyncio.run(played(back, 5)).entry >= before.entry + 5
    for url in (server, back):
        monkeypatch.setenv("DATABASE_URL", url)
        assert "all well" in caravan("db", "check", "--replay").stdout


def test_the_address_may_stand_in_the_environment(
    caravan: Caravan, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARAVAN_COPY_TO", f"sqlite:///{tmp_path / 'other.sqlite3'}")
    assert caravan("db", "copy").exit_code == 0
    assert rows(tmp_path / "other.sqlite3") == rows(database)


def test_a_database_that_is_not_empty_is_left_alone(
    caravan: Caravan, database: Path, server: str
) -> None:
    copied(caravan, server)
    asyncio.run(played(server, 1))
    result = caravan("db", "copy", server)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "is not empty" in result.stderr
    assert PASSWORD not in result.stderr


@pytest.mark.parametrize("made", ["CREATE TABLE dishes (id INT)", "older", "nothing"])
def test_only_empty_databases_with_our_tables_or_none_are_filled(
    caravan: Caravan, database: Path, tmp_path: Path, made: str
) -> None:
    other = tmp_path / "other.sqlite3"
    if made == "older":
        upgraded(other, "0005")
    elif made == "nothing":
        other.touch()
    else:
        spoil(other, made)
    before = rows(other)
    result = caravan("db", "copy", f"sqlite:///{other}")
    if made == "nothing":
        assert (result.exit_code, rows(other)) == (0, rows(database))
    else:
        assert (result.exit_code, rows(other)) == (2, before)
        assert ("at 0005" if made == "older" else "something else") in result.stderr


def test_tables_of_an_older_version_are_not_copied(
    caravan: Caravan, tmp_path: Path, server: str
) -> None:
    upgraded(tmp_path / "caravan.sqlite3", "0005")
    result = caravan("db", "copy", server)
    assert result.exit_code == 2
    assert "`caravan db migrate` brings them up to date" in result.stderr


@pytest.mark.parametrize("taken", ["caravan.sqlite3", "other.sqlite3"])
def test_what_a_bot_uses_is_not_copied_and_not_copied_to(
    caravan: Caravan, database: Path, tmp_path: Path, taken: str
) -> None:
    async def attempt() -> int:
        async with claimed(complete_url(f"sqlite:///{tmp_path / taken}")):
            words = ("db", "copy", f"sqlite:///{tmp_path / 'other.sqlite3'}")
            return (await asyncio.to_thread(caravan, *words)).exit_code

    assert asyncio.run(attempt()) == 75
    assert not (tmp_path / "other.sqlite3").exists()


def test_what_does_not_fit_leaves_nothing_behind(
    caravan: Caravan, database: Path, server: str
) -> None:
    spoil(database, "UPDATE matches SET game = 'a game whose key is longer than they may be'")
    result = caravan("db", "copy", server)
    assert result.exit_code == 2
    assert "something in matches is longer than it may be" in result.stderr
    spoil(database, "UPDATE matches SET game = 'fortuna'")
    copied(caravan, server)


def test_a_target_that_cannot_be_used_is_not_looked_for_in_the_settings(
    caravan: Caravan, database: Path, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Like a wrong password, a role that there is not is refused by the server at login."""
    url = complete_url(server).set(username="somebody")
    wrong = url.render_as_string(hide_password=False)
    result = caravan("db", "copy", wrong)
    assert result.exit_code == 2
    assert '"somebody" does not exist. Look at TO.' in result.stderr
    monkeypatch.setenv("CARAVAN_COPY_TO", wrong)
    result = caravan("db", "copy")
    assert result.exit_code == 2
    assert '"somebody" does not exist. Look at CARAVAN_COPY_TO.' in result.stderr
    other = url.set(database="other").render_as_string(hide_password=False)
    monkeypatch.setenv("DATABASE_URL", other)
    result = caravan("db", "copy", server)
    assert '"somebody" does not exist. Look at DATABASE_URL.' in result.stderr


@pytest.mark.parametrize(
    ("to", "why"),
    [
        ("mysql://me:hidden@host/name", "TO names mysql"),
        ("postgresql://me:hid@den@host/name", "TO has more than one @"),
        ("sqlite:///caravan.sqlite3", "TO is the database of DATABASE_URL itself"),
    ],
)
def test_an_address_that_cannot_be_meant_is_refused_without_a_word_of_its_password(
    caravan: Caravan,
    database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    to: str,
    why: str,
) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite:///caravan.sqlite3")
    result = caravan("db", "copy", to)
    assert (result.exit_code, result.stdout) == (2, "")
    assert why in result.stderr
    assert "hid" not in result.stderr
