"""The rules for reading: whatever the overview lists can be opened."""

from typing import Any

import pytest
from discord import ui

from bot import limits
from bot.pages.rulebook import chapter, overview
from bot.text.words import words
from bot.ui.message import MessageBuilder
from data.catalogues import languages
from data.rules import has_rules, rulebook
from engines.registry import games

GAMES = [game for game in games() if has_rules(game)]


def menus(page: MessageBuilder) -> list[ui.Select[Any]]:
    """The menus of a page, from top to bottom."""
    items = [getattr(one, "item", one) for one in page.view().walk_children()]
    return [one for one in items if isinstance(one, ui.Select)]


def test_the_rules_of_some_games_have_more_chapters_than_fit_a_menu() -> None:
    assert max(len(rulebook(game).chapters) for game in GAMES) > limits.SELECT_OPTIONS


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_can_be_picked_from_a_menu_of_its_own(game: str, lang: str) -> None:
    shown = menus(overview(game, words(lang)))
    picked = [option.value for menu in shown for option in menu.options]
    assert picked == [one.key for one in rulebook(game).chapters]
    assert len({menu.custom_id for menu in shown}) == len(shown)


@pytest.mark.parametrize("game", GAMES)
def test_beside_a_chapter_are_all_the_others_and_it_alone_is_marked(game: str) -> None:
    last = rulebook(game).chapters[-1].key
    shown = menus(chapter(game, last, 0, words("en")))
    options = [option for menu in shown for option in menu.options]
    assert [option.value for option in options] == [one.key for one in rulebook(game).chapters]
    assert [option.value for option in options if option.default] == [last]


def test_the_first_menu_is_the_one_that_older_messages_have() -> None:
    first = menus(overview("conqueror", words("en")))[0]
    assert first.custom_id == "p|rules-chapter||conqueror"
