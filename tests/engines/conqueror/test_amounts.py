"""Units that somebody has chosen by numbers, as they are told: one unit as one, and where it stands."""

import pytest

from engines.conqueror.ids import KINDS
from engines.conqueror.rules.menu import unit_slot
from engines.conqueror.words import place_name
from tests.engines.scene import said

STANDS = {
    None: ("", ""),
    "again": (" for the second action", " para la segunda acción"),
    "fighting": (" (main army)", " (principal)"),
    "helping": (" (Apulia)", " (Apulia)"),
}


@pytest.mark.parametrize(
    ("kind", "n", "told"),
    [
        ("ship", 1, ("1 ship", "1 Barco")),
        ("ship", 2, ("2 ships", "2 Barcos")),
        ("siege", 1, ("1 siege engine", "1 Máquina de Asedio")),
        ("archer", 1, ("1 archer", "1 Arquero")),
        ("archer", 3, ("3 archers", "3 Arqueros")),
        ("cavalry", 2, ("2 cavalry", "2 Caballerías")),
        ("infantry", 1, ("1 infantry", "1 Infantería")),
        ("elite", 1, ("1 elite unit", "1 unidad de élite")),
    ],
)
@pytest.mark.parametrize("stands", STANDS)
def test_units_are_told_in_the_number_they_have_and_where_they_stand(
    stands: str | None, kind: str, n: int, told: tuple[str, str]
) -> None:
    assert kind in KINDS
    slot = unit_slot("some", kind, 3, stands, place=place_name("apulia"))
    amount = slot.counted(n)
    assert amount is not None
    expected = tuple(f"{units}{where}" for units, where in zip(told, STANDS[stands], strict=True))
    assert (said(amount, "en"), said(amount, "es")) == expected
