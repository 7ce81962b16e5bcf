"""What stands in the lines of a battle report."""

from engines.conqueror.content import Content
from engines.conqueror.content.describe import hero_name
from engines.conqueror.ids import CHRONICLES, ELITE, SHIP, SIEGE, STANDARD, UPGRADES
from engines.conqueror.state import Count, Fought
from engines.conqueror.words import (
    chronicle_name,
    elite_name,
    faction_name,
    tactic_name,
    the_place,
    upgrade_name,
    who,
)
from engines.core import Arg, Text, text

ELITE_POWERS = (
    *("chariots", "elephant", "companions", "praetorians", "free_men"),
    *("led", "defenders", "shield"),
)
"""Lines about what an elite unit does besides."""


def lines(content: Content, side: Fought) -> list[Arg]:
    """`3 cavalry +6`, line by line; of reinforcements with whose they are, without what adds nothing."""
    counts = [one for one in side.counts if one.amount] or side.counts
    return [_with_amount(_of_whom(content, side, one), one.amount) for one in counts]


def line(content: Content, count: Count) -> Text:
    """A line of a report: what for, and how much if it is anything."""
    return _with_amount(line_name(content, count), count.amount)


def _with_amount(what: Text, amount: int) -> Text:
    if not amount:
        return what
    return text(f"conqueror-strength-line{'-less' if amount < 0 else ''}", what=what, n=abs(amount))


def _of_whom(content: Content, side: Fought, count: Count) -> Text:
    """What a line is for: of a reinforcement also whose it is, or where it stands if it is the side's own."""
    what = line_name(content, count)
    if not count.helps or count.seat is None:
        return what
    if count.seat != side.seat:
        return text("conqueror-strength-helping", what=what, who=who(count.seat))
    place = next(one.place for one in side.helpers if one.seat == count.seat)
    return text("conqueror-strength-helping-own", what=what, place=the_place(place))


def line_name(content: Content, count: Count) -> Text:
    """What a line of a report is for."""
    key, name = count.key, count.name or ""
    if key in (*STANDARD, SHIP, SIEGE):
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
        card = hero_name(content, name) if kind == "hero" else tactic_name(name)
        return text(f"conqueror-strength-{part}", what=card) if part else card
    return Text(f"conqueror-strength-{key}")
