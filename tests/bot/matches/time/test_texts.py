"""Everything said of time exists in every language, and nothing is left over."""

import re
from pathlib import Path

import pytest

import bot
from bot.domain.match import OnTimeout
from bot.domain.outbox import TIME_OVER, Fate
from data.catalogues import catalogue, languages

SOURCES = "\n".join(
    file.read_text(encoding="utf-8") for file in Path(bot.__file__).parent.rglob("*.py")
)
MADE = {
    *(f"time-then-{way.value}" for way in OnTimeout),
    *(f"time-{what}-{way}" for what in ("story", "notice") for way in ("default", "skip")),
    *(f"time-reminder-{why}" for why in ("ping", "half", "nearly", "bank")),
    *(f"time-became-{fate.value}" for fate in Fate),
    *(f"time-yours-{fate.value}" for fate in (Fate.ANSWERED, *TIME_OVER.values(), Fate.SAFE)),
    *(
        f"time-{name}-{rest}"
        for name in ("reminders", "heads-up")
        for rest in ("on-now", "off-now", "turn-on", "turn-off")
    ),
}
"""The keys that are put together."""
KEYS = set(re.findall(r"[\"'](time-[a-z]+(?:-[a-z]+)*)[\"']", SOURCES)) - {"time-zone"} | MADE


@pytest.mark.parametrize("lang", languages())
def test_every_message_on_time_exists(lang: str) -> None:
    assert sorted(key for key in KEYS if not catalogue(lang).has(key)) == []


@pytest.mark.parametrize("lang", languages())
def test_no_message_on_time_is_left_over(lang: str) -> None:
    own = {key for key in sorted(catalogue(lang).keys()) if key.startswith("time-")}
    assert sorted(own - KEYS) == []
