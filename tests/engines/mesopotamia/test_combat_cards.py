"""Every combat card by its own numbers, in a fight (MES-20.2, MES-20.9, MES-20.10, MES-20.13)."""

import pytest

from engines.mesopotamia.ids import ARCHER, BASE, CHARIOT, HORSEMAN, LAND, SPEARMAN
from engines.mesopotamia.state import Sum
from tests.engines.mesopotamia.box import CONTENT
from tests.engines.mesopotamia.build import AKKAD, SUMER, Scene
from tests.engines.mesopotamia.duelling import bid, engage, report_of, safely
from tests.rulebook import rule

CARDS = {
    "spearman.01": (0, 1, 0, 3, 2, 1),
    "spearman.02": (0, 2, 0, 2, 2, 1),
    "spearman.03": (1, 1, 0, 2, 2, 1),
    "spearman.04": (1, 1, 0, 2, 2, 1),
    "spearman.05": (1, 0, 1, 2, 2, 1),
    "spearman.06": (1, 2, 0, 2, 1, 1),
    "spearman.07": (2, 0, 1, 2, 2, 1),
    "spearman.08": (2, 1, 0, 2, 1, 1),
    "archer.01": (1, 1, 0, 2, 2, 1),
    "archer.02": (1, 1, 0, 2, 2, 1),
    "archer.03": (1, 2, 0, 2, 1, 1),
    "archer.04": (1, 1, 1, 2, 2, 1),
    "archer.05": (2, 0, 0, 2, 2, 1),
    "archer.06": (2, 0, 0, 2, 2, 1),
    "archer.07": (2, 1, 0, 1, 2, 1),
    "archer.08": (2, 0, 1, 2, 1, 1),
    "horseman.01": (2, 1, 0, 2, 2, 2),
    "horseman.02": (2, 1, 1, 2, 1, 1),
    "horseman.03": (1, 2, 1, 2, 2, 2),
    "horseman.04": (2, 0, 2, 2, 2, 1),
    "horseman.05": (3, 0, 1, 1, 2, 2),
    "chariot.01": (3, 1, 0, 2, 2, 1),
    "chariot.02": (3, 0, 1, 2, 2, 2),
    "chariot.03": (2, 2, 1, 2, 1, 1),
    "chariot.04": (3, 1, 1, 1, 2, 1),
    "chariot.05": (4, 0, 0, 2, 2, 1),
    "spearman.09": (1, 1, 1, 2, 1, 1),
    "spearman.10": (0, 2, 1, 3, 1, 1),
    "archer.09": (1, 2, 0, 2, 2, 1),
    "archer.10": (2, 1, 0, 2, 1, 1),
    "horseman.06": (2, 1, 1, 2, 2, 1),
    "chariot.06": (3, 1, 1, 2, 1, 1),
    "spearman.11": (1, 1, 0, 3, 1, 1),
    "spearman.12": (2, 0, 0, 2, 2, 2),
    "archer.11": (1, 1, 1, 2, 1, 2),
    "archer.12": (2, 1, 0, 1, 2, 2),
    "horseman.07": (2, 2, 0, 2, 1, 2),
    "chariot.07": (3, 0, 2, 2, 2, 1),
}
"""Printed strength, tactics and mobility, then the free slots of each."""
BEATS = {
    SPEARMAN: [HORSEMAN],
    ARCHER: [SPEARMAN],
    HORSEMAN: [ARCHER],
    CHARIOT: [SPEARMAN, ARCHER, HORSEMAN],
}


def fought(card: str, enemy: str, *numbers: int) -> Sum:
    """What a unit with a card brings against another that has no knuckles."""
    scene = Scene().goods(SUMER, knuckle=sum(numbers))
    engage(scene, SUMER, [card], AKKAD, [enemy])
    if numbers:
        bid(scene, SUMER, *numbers)
    return report_of(safely(scene)).bouts[0].sums[0]


def other(card: str, kind: str) -> str:
    """A card of a kind of units that is not this one."""
    return next(one for one in CONTENT.deck(kind, [BASE]) if one != card)


@rule("MES-20.2", "MES-20.10", "MES-20.13")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_counts_with_what_is_printed(card: str) -> None:
    strength, tactics, mobility, *_ = CARDS[card]
    beaten = BEATS[card.partition(".")[0]][0]
    assert fought(card, other(card, beaten)) == Sum(strength, 0, tactics, mobility)


@rule("MES-20.2", "MES-20.12", "MES-20.26")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_takes_as_many_knuckles_as_it_has_slots(card: str) -> None:
    strength, tactics, mobility, *slots = CARDS[card]
    beaten = BEATS[card.partition(".")[0]][0]
    full = Sum(strength, slots[0], tactics + slots[1], mobility + slots[2])
    assert fought(card, other(card, beaten), 4, 4, 4) == full


@rule("MES-20.9", "MES-20.10", "MES-EX14")
@pytest.mark.parametrize("kind", LAND)
@pytest.mark.parametrize("enemy", LAND)
def test_tactics_count_against_those_that_a_kind_of_units_beats(kind: str, enemy: str) -> None:
    card = next(one for one in CONTENT.deck(kind, [BASE]) if CARDS[one][1])
    found = fought(card, other(card, enemy), 0, 4, 0)
    assert found.tactics == (CARDS[card][1] + CARDS[card][4] if enemy in BEATS[kind] else 0)
    assert found.printed == CARDS[card][0]


@rule("MES-20.9", "MES-T13", "MES-A30")
def test_a_chariot_has_no_advantage_over_a_chariot() -> None:
    scene = engage(Scene(), SUMER, ["chariot.05"], AKKAD, ["chariot.03"])
    (bout,) = report_of(safely(scene)).bouts
    assert [one.total for one in bout.sums] == [4, 2]
    assert [one.tactics for one in bout.sums] == [0, 0]
    assert bout.won


def test_no_card_is_left_out() -> None:
    assert {*CARDS} == {*CONTENT.combat_cards}
