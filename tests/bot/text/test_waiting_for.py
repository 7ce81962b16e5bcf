"""Who can act already, and who has to wait for whom and why, in lines."""

import pytest

from bot.matches.core.live import LaneStatus
from bot.text.names import match_words
from bot.text.waiting_for import lane_lines
from bot.text.words import Words
from data.catalogues import languages
from engines.core import Held, Text
from tests.bot.infos import info

ANA, BEN, CLEO, DAN = range(4)
NOBODY = LaneStatus({}, ())


def names(lang: str) -> Words:
    return match_words(info(["Ana", "Ben", "Cleo", "Dan"]), lang)


def shared(name: str) -> Text:
    """`tower.2` is the tower of seat 2."""
    return Text("core-list", {"head": "the", "last": name.partition(".")[0]})


def lines(lanes: LaneStatus, lang: str = "en") -> list[str]:
    return lane_lines(names(lang), lanes, shared)


def test_without_anybody_early_or_held_there_is_no_line() -> None:
    assert lines(NOBODY) == []


def test_who_can_act_already_is_named_on_one_line() -> None:
    topic = Text("core-shared")
    assert lines(LaneStatus({BEN: topic, DAN: topic}, ())) == ["▹ Can already act: Ben and Dan"]


def test_who_has_to_wait_is_told_for_whom_and_why() -> None:
    held = (Held(BEN, [ANA, CLEO], ["stock.oil"]),)
    assert lines(LaneStatus({}, held)) == ["⏸ Ben: the and stock only after Ana and Cleo"]


def test_those_with_the_same_reason_stand_on_one_line() -> None:
    held = (
        Held(BEN, [ANA], ["stock.oil"]),
        Held(CLEO, [ANA], ["stock.oil"]),
        Held(DAN, [ANA, BEN], ["stock.oil"]),
    )
    assert lines(LaneStatus({}, held)) == [
        "⏸ Ben and Cleo: the and stock only after Ana",
        "⏸ Dan: the and stock only after Ana and Ben",
    ]


def test_a_few_objects_are_a_list_of_the_language() -> None:
    some = Held(BEN, [ANA], ["a", "b"])
    assert lines(LaneStatus({}, (some,))) == ["⏸ Ben: the and a and the and b only after Ana"]


def test_objects_of_one_name_are_named_once_and_three_at_most() -> None:
    many = Held(BEN, [ANA], ["a.1", "a.2", "b", "c", "d", "e"])
    assert lines(LaneStatus({}, (many,))) == [
        "⏸ Ben: the and a, the and b, the and c, … only after Ana"
    ]


@pytest.mark.parametrize("lang", languages())
def test_every_line_is_there_in_every_language(lang: str) -> None:
    held = (Held(BEN, [ANA], ["a"]), Held(CLEO, [ANA], ["b"]), Held(DAN, [ANA], ["b"]))
    told = lines(LaneStatus({BEN: Text("core-shared")}, held), lang)
    assert len(told) == 3
    assert not any("bot-" in line for line in told)
