"""Standing orders in words, also those made before an update."""

import pytest

from bot.matches.standing import Doing, Rule
from bot.panels.orders import routines_for, rule_told
from bot.words import words
from data.catalogues import languages
from engines.conqueror.game import GAME
from engines.core import Text
from tests.bot.infos import info


def test_routines_about_a_seat_are_offered_to_the_others_where_it_plays() -> None:
    marks = ("carthage", "rome", "greece")
    of = info(("Ana", "Ben", "Zoe"), marks, game="conqueror")
    for own, seat in zip(marks, of.seats, strict=True):
        assert seat.user_id is not None
        keys = [one.key for one in routines_for(of, seat.user_id, GAME.routines)]
        assert "neutral" in keys
        supported = {one.removeprefix("support-") for one in keys if one.startswith("support-")}
        assert supported == {*marks} - {own}


@pytest.mark.parametrize("lang", languages())
def test_an_order_whose_answer_was_reworded_since_is_told_without_a_key(lang: str) -> None:
    asked = Text("caylus-topic-joust")
    known = Rule("caylus-prompt-joust", Doing.OPTION, "decline", asked=asked, said=asked)
    lost = Text("caylus-before-an-update")
    told = rule_told(
        "caylus", Rule(known.kind, known.doing, known.what, asked=asked, said=lost), words(lang)
    )
    assert lost.key not in told
    assert words(lang)("orders-reworded") in told
    assert words(lang)("orders-reworded") not in rule_told("caylus", known, words(lang))
