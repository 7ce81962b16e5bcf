"""How every verb ends: exit code, one line, never a traceback."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from bot.cli import frame, main
from bot.cli.frame import Verbs, Wrong
from data import ContentError
from engines.core import OptionError, Text

Invoke = Callable[..., Result]


@click.command()
@click.option("--how", default="well")
def end(how: str) -> None:
    """End somehow."""
    if how == "well":
        frame.out_json({"ended": "á"})
    if how == "steering":
        frame.out(f"one:\t{STEERING}\ntwo")
        frame.out_json({"ended": STEERING})
    raise ENDINGS[how]


STEERING = "\x1b[31mX\x1b]0;mine\x07\x9b2J\x7f"
"""What a terminal takes for colours, a title of its window and the like."""

ENDINGS: dict[str, BaseException] = {
    "well": click.exceptions.Exit(0),
    "not holding": click.exceptions.Exit(frame.DOES_NOT_HOLD),
    "wrongly": Wrong("no token\nis set"),
    "badly": ZeroDivisionError("division by zero"),
    "game": OptionError(Text("core-players", {"low": 2, "high": 4, "players": 9})),
    "content": ContentError("row 7: needs a source."),
    "steering": Wrong(f"no {STEERING}"),
    "game steering": OptionError(
        Text("core-players", {"low": 2, "high": 4, "players": f"\n{STEERING}"})
    ),
    "badly steering": ZeroDivisionError(STEERING),
    "stopped": KeyboardInterrupt(),
}


@pytest.fixture(autouse=True)
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(frame, "user_log_path", lambda *_, **__: tmp_path)
    return tmp_path / frame.LOG_NAME


@pytest.fixture
def ending() -> Invoke:
    verbs = Verbs({"end": __name__}, name="caravan")

    def invoke(*words: str) -> Result:
        return CliRunner().invoke(verbs, list(words))

    return invoke


def test_a_verb_that_is_done_ends_with_0(ending: Invoke) -> None:
    result = ending("end")
    assert (result.exit_code, json.loads(result.stdout)) == (0, {"ended": "á"})


def test_a_verb_may_end_with_a_code_of_its_own(ending: Invoke) -> None:
    assert ending("end", "--how", "not holding").exit_code == 1


@pytest.mark.parametrize(
    ("how", "line"),
    [
        ("wrongly", "caravan: no token is set\n"),
        ("content", "caravan: row 7: needs a source.\n"),
    ],
)
def test_wrong_use_is_one_line_and_ends_with_2(ending: Invoke, how: str, line: str) -> None:
    result = ending("end", "--how", how)
    assert (result.exit_code, result.stderr, result.stdout) == (2, line, "")


def test_what_an_engine_refuses_is_put_into_words(ending: Invoke) -> None:
    result = ending("end", "--how", "game")
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "core-players" not in result.stderr
    assert "9" in result.stderr


def test_nothing_that_is_printed_can_steer_a_terminal(ending: Invoke) -> None:
    written = r"\u001b[31mX\u001b]0;mine\u0007\u009b2J\u007f"
    result = ending("end", "--how", "steering")
    assert result.stderr == f"caravan: no {written}\n"
    first, second, rest = result.stdout.split("\n", 2)
    assert (first, second) == (f"one:\t{written}", "two")
    assert written in rest
    assert json.loads(rest) == {"ended": STEERING}


@pytest.mark.parametrize(("how", "code"), [("game steering", 2), ("badly steering", 70)])
def test_no_error_can_steer_a_terminal_or_pass_for_two(
    ending: Invoke, log: Path, how: str, code: int
) -> None:
    result = ending("end", "--how", how)
    assert (result.exit_code, result.stderr.count("\n")) == (code, 1)
    assert "\x1b" not in result.stderr
    assert code == 2 or "\x1b" not in log.read_text(encoding="utf-8")


def test_an_unexpected_error_is_one_line_that_names_the_log(ending: Invoke, log: Path) -> None:
    result = ending("end", "--how", "badly")
    assert result.exit_code == 70
    assert result.stderr == (
        "caravan: unexpected error (ZeroDivisionError: division by zero). "
        f"Details are in {log}; please report them.\n"
    )
    assert "Traceback" in log.read_text(encoding="utf-8")


def test_what_is_kept_of_an_error_says_how_it_was_called_but_no_password(
    ending: Invoke, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["caravan", "db", "copy", "postgresql://me:hid@den:pw@db/x"])
    ending("end", "--how", "badly")
    kept = log.read_text(encoding="utf-8")
    assert "['db', 'copy', 'postgresql://…']" in kept
    assert "hid@" not in kept


def test_an_unexpected_error_is_told_even_where_no_log_can_be_written(
    ending: Invoke, log: Path
) -> None:
    log.mkdir()
    result = ending("end", "--how", "badly")
    assert (result.exit_code, result.stderr.count("\n")) == (70, 1)
    assert "--debug" in result.stderr


def test_whoever_stops_a_verb_sees_nothing_but_the_prompt(ending: Invoke) -> None:
    result = ending("end", "--how", "stopped")
    assert (result.exit_code, result.stderr.strip()) == (130, "")


def test_debug_shows_the_details_of_an_unexpected_error(
    monkeypatch: pytest.MonkeyPatch, log: Path
) -> None:
    monkeypatch.setitem(main.modules, "end", __name__)
    result = CliRunner().invoke(main, ["--debug", "end", "--how", "badly"])
    assert result.exit_code == 70
    assert "Traceback" in result.stderr
    assert not log.exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dance"], "dance"),
        (["end", "--fast"], "--fast"),
        (["end", "slowly"], "slowly"),
    ],
)
def test_words_nobody_knows_are_named(ending: Invoke, words: list[str], said: str) -> None:
    result = ending(*words)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert said in result.stderr


def test_without_a_verb_the_help_is_shown() -> None:
    result = CliRunner().invoke(main, [])
    assert result.exit_code == 2
    assert "playout" in result.stdout


def run(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "bot", *words], capture_output=True, text=True, check=False
    )


def test_python_m_bot_is_caravan() -> None:
    ended = run("--version")
    assert (ended.returncode, ended.stdout) == (0, "caravan, version 0.1.0\n")


def test_a_reader_who_goes_away_is_no_error() -> None:
    ended = subprocess.run(
        f'"{sys.executable}" -m bot games --json | true',
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.stderr == ""
