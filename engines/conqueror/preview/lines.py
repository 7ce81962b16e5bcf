"""What stands in the lines of a battle report."""

from collections.abc import Iterable

from engines.conqueror.ids import CHRONICLES, ELITE, STANDARD, UPGRADES
from engines.conqueror.state import Count
from engines.conqueror.words import (
    chronicle_name,
    elite_name,
    faction_name,
    hero_name,
    tactic_name,
    upgrade_name,
)
from engines.core import Arg, Text, text

ELITE_POWERS = ("chariots", "elephant", "companions", "praetorians", "free_men")
"""Lines about what an elite unit does besides."""


def lines(counts: Iterable[Count]) -> list[Arg]:
    """`3 cavalry +6`, line by line."""
    return [line(one) for one in counts]


def line(count: Count) -> Text:
    """A line of a report: what for, and how much."""
    less = "-less" if count.amount < 0 else ""
    return text(f"conqueror-strength-line{less}", what=line_name(count), n=abs(count.amount))


def line_name(count: Count) -> Text:
    """What a line of a report is for."""
    key, name = count.key, count.name or ""
    if key in STANDARD:
        return text(f"conqueror-kind-{key}", n=count.n)
    if key in UPGRADES:
        return upgrade_name(key)
    if key in CHRONICLES:
        return chronicle_name(key)
    if key == ELITE:
        return elite_name(name)
    if key in ELITE_POWERS:
        return text("conqueror-strength-elite", what=elite_name(name))
    if key == "power":
        return text("conqueror-strength-power", nation=faction_name(name))
    if key == "ladders":
        return tactic_name(name)
    if key == "aggression-margin":
        return text("conqueror-strength-margin", what=upgrade_name("aggression"), margin=count.n)
    kind, _, part = key.partition("-")
    if kind in ("hero", "tactic"):
        card = hero_name(name) if kind == "hero" else tactic_name(name)
        return text(f"conqueror-strength-{part}", what=card) if part else card
    return Text(f"conqueror-strength-{key}")
