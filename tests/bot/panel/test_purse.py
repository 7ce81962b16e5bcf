"""One's own goods at the head of every panel."""

import re
from dataclasses import replace

import pytest

from bot.panel.panel import panel
from bot.panel.view import PanelView
from bot.text.words import words
from data.catalogues import languages
from engines.core import Text
from engines.registry import games
from tests.bot.messages import text
from tests.bot.panel.questions import choose, view
from tests.bot.walk import walk

HEAD = {"en": "You have: ", "es": "Tienes: "}
GOODS = (Text("core-shared"), Text("core-undo-nothing"))

each_game = pytest.mark.parametrize("game", games())
each_language = pytest.mark.parametrize("lang", languages())


def held(told: str, lang: str) -> list[str]:
    """The goods that a panel names, one line of them."""
    (line,) = [one for one in told.splitlines() if one.startswith(HEAD[lang])]
    return line.removeprefix(HEAD[lang]).split(" · ")


def with_purse(found: PanelView, seat: int = 0) -> PanelView:
    return replace(found, purses={seat: GOODS})


@each_language
@each_game
def test_every_question_shows_once_what_one_has(game: str, lang: str) -> None:
    for one in walk(game, languages()).views[lang]:
        assert held(text(panel(one)), lang)


@each_language
@each_game
def test_what_one_has_none_of_is_left_out_but_for_money_workers_and_points(
    game: str, lang: str
) -> None:
    named = "|".join(
        words(lang)(key, n=0).replace("0 ", "")
        for key in ("fortuna-good-coin", "caylus-deniers", "caylus-workers", "caylus-points")
    )
    allowed = re.compile(rf"0 ({named}|{words(lang)('tadmor-points', n=0)[2:]})")
    for one in walk(game, languages()).views[lang]:
        for goods in held(text(panel(one)), lang):
            assert not goods.startswith("0 ") or allowed.fullmatch(goods)


def test_it_stands_below_the_question_and_above_its_answers() -> None:
    told = text(panel(with_purse(view(choose(3)))))
    assert told.index("Where?") < told.index(HEAD["en"]) < told.index("Option 0")


def test_in_a_what_if_the_goods_of_others_are_named_as_theirs() -> None:
    asked = choose(2)
    found = view(asked)
    info = replace(found.info, trial=True)
    told = text(panel(replace(with_purse(found), info=info)))
    assert HEAD["en"] not in told
    assert f"{found.words.seats[0].inline} has: " in told


def test_what_lies_sealed_stands_in_the_own_panel_while_others_are_awaited() -> None:
    waits = replace(with_purse(view(choose(2))), decisions=(), seat=0, sealed=GOODS)
    (told,) = [one for one in text(panel(waits)).splitlines() if "nobody else knows yet" in one]
    assert told.count(" · ") == len(GOODS) - 1
    asked = replace(with_purse(view(choose(2))), sealed=GOODS)
    assert "nobody else knows yet" not in text(panel(asked)), "the question tells what is planned"
