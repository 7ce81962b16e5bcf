"""Caylus' colours: the five marks of the game in their own hues, the slate strip."""

from dataclasses import replace

from renderer.core.palette import ORANGE, SEATS, Mark, Strip

_RED, _BLUE, _, _GREEN, _, _CROSS = SEATS

MARKS: dict[str, Mark] = {
    "blue": _BLUE,
    "red": _RED,
    "green": _GREEN,
    "orange": ORANGE,
    "black": replace(_CROSS, name="black"),
}

STRIP = Strip("#33404f", "#8fa3b5", "#d9b35a", "#efe3c6")
