"""What help says that one plays a match for."""

import pytest

from bot.pages.help import aim
from bot.text.words import words
from data.catalogues import languages
from engines.registry import game
from tests.bot.infos import info

KEY = "mesopotamia"
OTHERS = {"team", "siege", "guardians"}
"""The choices of its mode with which one plays for something else than by oneself."""


@pytest.mark.parametrize("lang", languages())
def test_help_says_what_one_plays_for_with_the_options_of_a_match(lang: str) -> None:
    reader, spec = words(lang), game(KEY)
    own = {}
    for mode in next(one.choices for one in spec.options if one.key == "mode"):
        options = spec.read_options({"mode": mode})
        own[mode] = aim(info(["Ana"], game=KEY, options=options), reader)
    usual = own["rivals"]
    assert usual == reader("help-aim", aim=reader(f"{KEY}-help-aim"))
    assert {mode for mode, told in own.items() if told != usual} == OTHERS
    assert len({*own.values()}) == len(OTHERS) + 1
    assert ("Ariete" if lang == "es" else "ram") in own["siege"]
    assert "Assur" in own["guardians"]
