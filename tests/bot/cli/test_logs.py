"""What a log line tells, and what it must not."""

import logging
from pathlib import Path

import pytest

from bot.cli.logs import begin_logging
from bot.settings import Settings


@pytest.mark.parametrize("how", ["text", "json"])
def test_a_traceback_shows_no_local_variable(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, how: str
) -> None:
    begin_logging(Settings(_env_file=None, CARAVAN_LOG_FORMAT=how))
    hand = "the-hand-" + tmp_path.name
    try:
        raise ValueError(len(hand))
    except ValueError:
        logging.getLogger("some.library").exception("gone wrong")
    written = capsys.readouterr().err
    assert "ValueError" in written
    assert hand not in written


def test_each_hop_to_the_database_is_not_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    begin_logging(Settings(_env_file=None, CARAVAN_LOG_LEVEL="DEBUG"))
    logging.getLogger("aiosqlite").debug("executing a function")
    logging.getLogger("other").debug("worth a line")
    written = capsys.readouterr().err
    assert "worth a line" in written
    assert "executing" not in written
