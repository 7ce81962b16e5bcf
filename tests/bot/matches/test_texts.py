"""Everything the service says exists in every language."""

import re
from pathlib import Path

import pytest

import bot
from bot.domain.levels import AiLevel
from data.catalogues import catalogue, languages
from engines.core import Text, say

KEYS = sorted(
    {
        key
        for file in Path(bot.__path__[0]).rglob("*.py")
        for key in re.findall(r'"(service-[a-z-]+)"', file.read_text())
    }
    | {f"service-ai-name-{level}" for level in AiLevel}
)
LOBBY_STATES = ("lobby", "running", "finished", "locked", "expired", "abandoned")


@pytest.mark.parametrize("lang", languages())
def test_every_message_of_the_service_exists(lang: str) -> None:
    missing = [key for key in KEYS if not catalogue(lang).has(key)]
    assert KEYS
    assert missing == []


@pytest.mark.parametrize("lang", languages())
def test_no_message_of_the_service_is_left_over(lang: str) -> None:
    own = {key for key in sorted(catalogue(lang).keys()) if key.startswith("service-")}
    assert own == set(KEYS)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("status", LOBBY_STATES)
def test_a_closed_lobby_says_why(lang: str, status: str) -> None:
    said = say(Text("service-lobby-over", {"status": status}), catalogue(lang), str)
    assert said
    assert "{" not in said
