"""Positions of earlier versions go on as the rules of today ask their questions."""

from typing import Any

import pytest

from engines.fortuna.migrations import MIGRATIONS
from tests.rulebook import rule


def steps(*kinds: str) -> list[dict[str, Any]]:
    """An agenda of an earlier version, what happens last first."""
    return [{"kind": kind, "seat": 0} for kind in kinds]


def migrated(*kinds: str, version: int = 1) -> list[dict[str, Any]]:
    position = {"lanes": {"m": {"steps": steps(*kinds)}}}
    found: list[dict[str, Any]] = MIGRATIONS[version](position)["lanes"]["m"]["steps"]
    return found


def kinds(found: list[dict[str, Any]]) -> list[str]:
    return [one["kind"] for one in found]


LATER = ("EndRound", "EndTurn", "ReceivePrivileges", "RollDice")


def test_before_the_exchange_military_power_is_left_to_it() -> None:
    found = migrated(*LATER, "MilitaryPower", "BeginMilitaryPower", "ExchangeCard")
    assert kinds(found) == ["EndRound", "ReceivePrivileges", "RollDice", "ExchangeCard"]
    assert found[-1]["centurion"] is False


def test_military_power_that_is_asked_stays() -> None:
    assert kinds(migrated(*LATER, "MilitaryPower"))[-1] == "MilitaryPower"
    assert kinds(migrated(*LATER, "MilitaryPower", "ChooseCube"))[-2:] == [
        "MilitaryPower",
        "ChooseCube",
    ]


def test_the_end_of_a_turn_stays_once_cards_have_been_drawn() -> None:
    assert kinds(migrated("EndRound", "EndTurn", "KeepPrivileges"))[1] == "EndTurn"
    assert "EndTurn" not in kinds(migrated(*LATER, "ServeEmperor"))
    assert migrated(*LATER, "ServeEmperor")[-1]["stays"] is False


FLIP = ("EndRound", "ReceivePrivileges", "ExtraFlip")


@rule("FOR-14.2", "FOR-A31")
@pytest.mark.parametrize(
    "above",
    [("RollDice",), ("RollDice", "ChooseCard"), ("ServeEmperor",), ("ServeEmperor", "ChooseCube")],
)
def test_before_the_end_of_phase_4_the_extra_flip_is_left_to_it(above: tuple[str, ...]) -> None:
    found = kinds(migrated(*FLIP, *above, version=2))
    assert found == ["EndRound", "ReceivePrivileges", *above]


@rule("FOR-14.2")
@pytest.mark.parametrize("above", [(), ("EndTurn",), ("EndTurn", "KeepPalaceCard")])
def test_an_extra_flip_after_phase_4_stays(above: tuple[str, ...]) -> None:
    assert kinds(migrated(*FLIP, *above, version=2)) == [*FLIP, *above]
