"""The example of a Mesopotamia pack in the documents is one that works."""

from pathlib import Path

import pytest

from engines.mesopotamia.content import Content, read
from engines.mesopotamia.game import GAME
from engines.mesopotamia.preview.actions import says
from engines.mesopotamia.preview.quests import needs
from engines.mesopotamia.preview.trades import exchange
from renderer import no_room
from tests.engines import packs
from tests.engines.mesopotamia.build import MARKS, OPTIONS
from tests.engines.mesopotamia.corrections import begun
from tests.engines.scene import said


@pytest.fixture
def content(tmp_path: Path) -> Content:
    return read(packs.documented(tmp_path, "mesopotamia"))


def test_the_example_says_what_its_page_says(content: Content) -> None:
    page = " ".join(packs.PAGE.read_text(encoding="utf-8").split())
    shown = (
        exchange(begun(content), "bronze_traders"),
        says(content.technologies["sumerian.gather.1"]),
    )
    lines = [said(text, "en").split(": ", 1) for text in shown]
    assert [name for name, _ in lines] == ["Bronze Traders", "Resource Gathering"]
    assert all(f"“{line}”" in page and name in page for name, line in lines)


def test_an_empty_value_takes_away(content: Content) -> None:
    assert content.areas["b1"].tribe is None
    assert content.quests["merchant_princes"].own is None
    assert said(needs(begun(content), "merchant_princes"), "en").endswith(
        ": 4 amphorae on trade tokens"
    )


@pytest.mark.parametrize("players", [2, 5])
def test_the_example_is_played(content: Content, players: int) -> None:
    packs.play(packs.begun(GAME, content, OPTIONS, MARKS[:players]), until=200)


def test_the_pictures_have_room_for_the_example(content: Content) -> None:
    assert no_room("mesopotamia", content) is None
