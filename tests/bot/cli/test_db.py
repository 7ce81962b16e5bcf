"""`caravan db`: making a database and looking it over; what is told where there is none."""

from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock

from tests.bot.cli.conftest import Caravan, CaravanJson


def test_migrate_makes_a_missing_database(caravan: Caravan, tmp_path: Path) -> None:
    assert caravan("db", "migrate").exit_code == 0
    assert (tmp_path / "caravan.sqlite3").is_file()


def test_migrate_may_be_done_again(caravan: Caravan, database: Path) -> None:
    before = database.stat().st_size
    assert caravan("db", "migrate").exit_code == 0
    assert database.stat().st_size == before


@pytest.mark.usefixtures("database")
def test_a_database_that_is_whole_ends_with_0(told: CaravanJson) -> None:
    audit = {"number": 0, "hash": "0" * 64}
    whole = {"ok": True, "matches": 1, "problems": [], "audit": audit}
    assert told("db", "check", "--replay") == whole


@pytest.mark.usefixtures("database")
def test_people_read_that_all_is_well(caravan: Caravan) -> None:
    assert caravan("db", "check").stdout == "1 match in play checked: all well.\n"


@pytest.mark.usefixtures("database")
def test_nothing_is_done_to_a_database_that_a_bot_writes(caravan: Caravan, tmp_path: Path) -> None:
    caravan("db", "backup", "copy")
    with FileLock(tmp_path / "caravan.sqlite3.lock"):
        for verb in (
            ("migrate",),
            ("restore", "copy"),
            ("forget-user", "5", "--yes"),
            ("forget-guild", "5", "--yes"),
        ):
            result = caravan("db", *verb)
            assert result.exit_code == 75
            assert "another program writes the database" in result.stderr
        for verb in (("check",), ("backup", "second")):
            assert caravan("db", *verb).exit_code == 0


@pytest.mark.parametrize("verb", [("check",), ("backup", "copy"), ("restore", "copy")])
def test_without_a_database_there_is_nothing_to_do(
    refused: Callable[..., str], verb: tuple[str, ...]
) -> None:
    assert "there is no database at" in refused("db", *verb)


CHANGING = [("forget-user", "5", "--yes"), ("forget-guild", "5", "--yes"), ("restored",)]


@pytest.mark.parametrize("verb", CHANGING)
def test_nothing_is_said_to_be_done_in_a_database_that_is_not_there_and_none_is_made(
    refused: Callable[..., str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    verb: tuple[str, ...],
) -> None:
    missing = tmp_path / "typo" / "caravan.sqlite3"
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{missing}")
    line = refused("db", *verb)
    assert f"there is no database at {missing}" in line
    assert "DATABASE_URL" in line
    assert not missing.parent.exists()


@pytest.mark.parametrize("verb", CHANGING)
def test_nothing_is_said_to_be_done_in_a_file_without_tables_and_none_are_made(
    refused: Callable[..., str], tmp_path: Path, verb: tuple[str, ...]
) -> None:
    empty = tmp_path / "caravan.sqlite3"
    empty.touch()
    for _ in range(2):  # the first time no tables were made
        assert f"{empty} has no tables of this bot" in refused("db", *verb)


@pytest.mark.parametrize("verb", CHANGING)
def test_nothing_is_said_to_be_done_in_an_empty_database_of_postgresql(
    refused: Callable[..., str], server: str, monkeypatch: pytest.MonkeyPatch, verb: tuple[str, ...]
) -> None:
    monkeypatch.setenv("DATABASE_URL", server)
    for _ in range(2):  # the first time no tables were made
        assert "has no tables of this bot" in refused("db", *verb)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://host/name", "mysql"),
        ("nonsense", "DATABASE_URL"),
        ("sqlite://", "PATH"),
    ],
)
def test_a_wrong_setting_is_told_in_one_line(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, url: str, said: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    assert said in refused("db", "check")


def test_postgresql_without_its_driver_is_told_in_one_line(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.settings.find_spec", lambda _: None)
    monkeypatch.setenv("DATABASE_URL", "postgres://host/name")
    assert "extra `postgres`" in refused("db", "check")


@pytest.mark.parametrize("words", [(), ("backup",), ("restore",), ("polish",)])
def test_db_needs_a_verb_and_a_file(caravan: Caravan, words: tuple[str, ...]) -> None:
    assert caravan("db", *words).exit_code == 2


@pytest.mark.parametrize("url", [f"sqlite:///{'x' * 300}", "postgresql://me:hidden@db:99999999/x"])
@pytest.mark.parametrize("verb", ["migrate", "check"])
def test_a_database_that_cannot_be_is_told_in_one_line(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, url: str, verb: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    line = refused("db", verb)
    assert "DATABASE_URL names" in line
    assert "hidden" not in line
