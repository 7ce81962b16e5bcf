"""The audit log in words."""

from datetime import UTC, datetime

import pytest

from bot.pages.audit import records
from bot.storage.audit.rows import Filed, Filing
from bot.text.words import words
from tests.bot.messages import text

AT = datetime(2026, 5, 1, tzinfo=UTC)


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (7200, "duración: 2 horas"),
        (93_600, "duración: 1 día y 2 horas"),
        (34, "duración: menos de un minuto"),
        (0, "duración: nada"),
    ],
)
def test_lengths_of_time_are_told_as_people_say_them(seconds: int, told: str) -> None:
    filed = Filed(1, AT, "resume", 7, "abcdefg", "Friday", {"seconds": seconds})
    builder = records([filed], Filing(1), words("es"), 0, more=False)
    assert told in text(builder)
