"""Things are called the same in the names, in questions, in the story, in help and in the notes on rules."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from data.rules import rules

CATALOGUES = ("", "-campaign", "-help", "-names", "-preparation")
LOOSE = {
    "es": re.compile(
        r"\b((?<!más )fuertes?|héroes?|infantería|caballería|arqueros?|agentes?|capital(es)?|dinastía"
        r"|escudos?|mejoras? de unidad|pista de comercio|distritos?|comida)\b"
    ),
    "en": re.compile(r"(?<=[a-z,] )(Agents?|Civil District|Unit Upgrade|Chronicle card)"),
}
"""How the rulebook of a language, or plain English, does not write what is a thing of the game."""


def told(lang: str) -> Iterator[str]:
    """All lines for people in a language, without the names of messages and arguments."""
    for name in CATALOGUES:
        file = files("data") / "locales" / lang / f"conqueror{name}.ftl"
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                yield re.sub(r"\{[^}]*\}|^[\w-]+ = |\[\w+\]", "", line)
    yield from (one.notes[lang] for one in rules("conqueror").values())


@pytest.mark.parametrize("lang", LOOSE)
def test_a_thing_has_one_name_wherever_it_is_spoken_of(lang: str) -> None:
    assert [line for line in told(lang) if LOOSE[lang].search(line)] == []
