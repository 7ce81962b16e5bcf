"""The example of a content pack in the documents is one that works."""

from pathlib import Path

import pytest

from engines.tadmor.content import Content, read
from tests.engines.packs import PAGE, documented
from tests.engines.scene import said
from tests.engines.tadmor.corrections import begun, board, play


@pytest.fixture
def content(tmp_path: Path) -> Content:
    return read(documented(tmp_path, "tadmor"))


def test_the_example_says_what_its_page_says(content: Content) -> None:
    names = content.names
    shown = (names.places["da3"], names.upgrades["i13"], names.regions["emesa"])
    assert [said(text, "en") for text in shown] == [
        "DA3 Grey rare good",
        "I13 Marble hold I",
        "Chalcis",
    ]
    assert all(said(text, "en") in PAGE.read_text(encoding="utf-8") for text in shown)


@pytest.mark.parametrize("players", [2, 4])
def test_the_example_is_played_and_told(content: Content, players: int) -> None:
    play(content, players)
    lines = "\n".join(board(begun(content, players)))
    assert "Tower levels 16+: 3 stone and 1 marble for one" in lines
    assert ("NS4 Wood | ship" in lines) == (players > 2)
