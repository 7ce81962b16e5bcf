"""Positions of earlier versions go on as the rules of today ask their questions."""

from typing import Any

from engines.fortuna.migrations import MIGRATIONS


def steps(*kinds: str) -> list[dict[str, Any]]:
    """The agenda of version 1, what happens last first."""
    return [{"kind": kind, "seat": 0} for kind in kinds]


def migrated(*kinds: str) -> list[dict[str, Any]]:
    position = {"lanes": {"m": {"steps": steps(*kinds)}}}
    found: list[dict[str, Any]] = MIGRATIONS[1](position)["lanes"]["m"]["steps"]
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
