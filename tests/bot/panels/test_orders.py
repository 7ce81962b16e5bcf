"""Standing orders in words, also those made before an update."""

import pytest

from bot.matches.standing import Doing, Rule
from bot.panels.orders import rule_told
from bot.words import words
from data.catalogues import languages
from engines.core import Text


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
