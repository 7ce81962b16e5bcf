"""The example of a Conqueror pack in the documents is one that works."""

from pathlib import Path

import pytest

from engines.conqueror.content import Content, read
from engines.conqueror.content.describe import hero_effect, hero_name, tactic_effect
from engines.conqueror.game import GAME
from renderer import no_room
from tests.engines.conqueror.build import MARKS, OPTIONS
from tests.engines.conqueror.corrections import begun, board
from tests.engines.packs import PAGE, documented, play
from tests.engines.packs import begun as match_of
from tests.engines.scene import said


@pytest.fixture
def content(tmp_path: Path) -> Content:
    return read(documented(tmp_path, "conqueror"))


def test_the_example_says_what_its_page_says(content: Content) -> None:
    shown = (hero_effect(content, "leonidas"), tactic_effect(content, "omens"))
    told = [said(text, "en") for text in shown]
    assert told == ["+3 strength, +4 if you attack a fort", "+2 strength, the best of 3 dice"]
    assert all(f"“{line}”" in PAGE.read_text(encoding="utf-8") for line in told)


def test_the_example_s_hero_has_its_name_in_each_language_and_on_pictures(content: Content) -> None:
    names = {lang: said(hero_name(content, "leonidas"), lang) for lang in ("en", "es")}
    assert names == {"en": "Agesilaus", "es": "Agesilao"}
    assert f"is now called {names['en']}" in PAGE.read_text(encoding="utf-8")
    game = begun(content, 3, "conquest")
    greece = next(one for one in game.nations if one.mark == "greece")
    greece.open = ["leonidas"]
    assert names["en"] in board(game)
    assert "Leonidas" not in board(game)


def test_an_empty_value_takes_away(content: Content) -> None:
    assert content.heroes["xerxes_i"].bonus is None
    assert content.spaces["emperor.4"].icon is None
    assert content.territories["small.iberia"].fort is None


@pytest.mark.parametrize(("players", "mode"), [(3, "conquest"), (5, "emperor")])
def test_the_example_is_played_and_told(content: Content, players: int, mode: str) -> None:
    match = match_of(GAME, content, {**OPTIONS, "mode": mode}, MARKS[:players])
    assert f"of {content.modes[mode].forts}" in board(begun(content, players, mode))
    play(match, until=200)


def test_the_pictures_have_room_for_the_example(content: Content) -> None:
    assert no_room("conqueror", content) is None
