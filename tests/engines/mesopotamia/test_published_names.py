"""What the Spanish rulebook has a name for is called that."""

import re
from pathlib import Path

import pytest

from engines.core import Text
from tests.engines.scene import said

TECHNOLOGIES = {
    "explore": ("Cartografía", "Astronomía", "Calendario", "Navegación"),
    "build": ("Albañilería", "Carpintería", "Urbanización", "Arquitectura"),
    "research": ("Escritura cuneiforme", "Matemáticas", "Literatura", "Códigos legales"),
    "gather": ("Recolección de recursos", "Pesos y medidas", "Rutas comerciales", "Moneda"),
    "warfare": (
        *("Fundición de bronce", "Tiro con arco"),
        *("Crianza de animales", "Rueda de cuadriga"),
    ),
    "grow": ("Agricultura", "Irrigación", "Cerámica"),
}
NAMES = {
    **{
        f"technology-{action}-{level}": name
        for action, names in TECHNOLOGIES.items()
        for level, name in enumerate(names, 1)
    },
    "action-explore": "Explorar",
    "action-build": "Construir",
    "action-research": "Investigar",
    "action-gather": "Recolectar y Comerciar",
    "action-warfare": "Guerra",
    "action-grow": "Crecer",
    "a-spearman": "un Lancero",
    "a-archer": "un Arquero",
    "a-horseman": "un Jinete",
    "a-chariot": "una Cuadriga",
    "a-ram": "un Ariete",
    "a-ship": "un Barco",
    "a-wall": "una Muralla",
    "a-settlement": "un Asentamiento",
    "row-strength": "Fuerza",
    "row-tactics": "Tácticas",
    "row-mobility": "Movilidad",
    "picture-trade": "Sección comercial",
    "choice-desert-1-1": "Proteger el pueblo",
}
"""The last one from the example of an event (MES-EX16)."""


@pytest.mark.parametrize("key", NAMES)
def test_things_are_called_as_in_the_rulebook(key: str) -> None:
    assert said(Text(f"mesopotamia-{key}"), "es") == NAMES[key]


def test_event_tokens_are_written_with_a_capital_like_trade_tokens() -> None:
    root = Path(__file__).parents[3] / "data"
    files = [*(root / "locales" / "es").glob("mesopotamia*.ftl"), root / "mesopotamia/rules.toml"]
    for file in files:
        found = re.findall("fichas? de evento", file.read_text(encoding="utf-8"))
        assert not found, file.name
