"""Standing orders in words, also those made before an update."""

from collections.abc import Sequence

import pytest

from bot.domain.orders import Doing, Rule
from bot.text.orders import (
    rule_told,
)
from bot.text.words import words
from data.catalogues import languages
from engines.conqueror.game import GAME
from engines.core import Text
from tests.bot.infos import info

MARKS = ("carthage", "rome", "greece", "egypt", "persia", "gaul")


def offered(mark: str, marks: Sequence[str] = MARKS, **options: str) -> list[str]:
    """The routines offered to a nation in a match of Conqueror."""
    of = info([*marks], marks, game="conqueror", options=options)
    return [one.key for one in of.routines(GAME, marks.index(mark))]


def test_routines_about_a_seat_are_offered_to_the_others_where_it_plays() -> None:
    playing = MARKS[:3]
    for own in playing:
        keys = offered(own, playing)
        assert "neutral" in keys
        supported = {one.removeprefix("support-") for one in keys if one.startswith("support-")}
        assert supported == {*playing} - {own}


@pytest.mark.parametrize(
    ("mark", "own"), [("carthage", {"mercenary"}), ("persia", {"no-blockade", "blockade"})]
)
def test_routines_for_a_player_board_are_offered_to_its_nation_where_boards_are_chosen(
    mark: str, own: set[str]
) -> None:
    base = offered(mark)
    assert own.isdisjoint(base)
    assert offered(mark, seas_of_destiny="base_boards") == base
    assert {*offered(mark, seas_of_destiny="on")} == {*base} | own
    for other in {*MARKS} - {mark}:
        assert own.isdisjoint(offered(other, seas_of_destiny="on"))


def test_nothing_is_offered_to_those_who_do_not_play() -> None:
    assert info(MARKS, MARKS, game="conqueror").routines(GAME, None) == ()


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
