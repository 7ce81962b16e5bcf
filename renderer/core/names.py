"""Players' names made fit for a picture or a sentence."""

import unicodedata

import regex

LONGEST = 24
"""Graphemes of a name that are shown."""

_UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINER = "\u200d"


def clean(name: str, most: int = LONGEST) -> str:
    """The name without control and direction characters, at most `most` graphemes, one line."""
    kept = "".join(c for c in name if c == _JOINER or unicodedata.category(c) not in _UNWANTED)
    graphemes: list[str] = regex.findall(r"\X", " ".join(kept.split()))
    if len(graphemes) > most:
        graphemes = [*graphemes[: most - 1], "…"]
    return "".join(graphemes).strip(_JOINER)


def right_to_left(text: str) -> bool:
    """Whether the first letter with a direction is Hebrew, Arabic or alike."""
    for character in text:
        direction = unicodedata.bidirectional(character)
        if direction in {"L", "R", "AL"}:
            return direction != "L"
    return False
