"""What the cards of the automaton and the solo modes must fulfil."""

from itertools import pairwise

from engines.core.content import Tables
from engines.mesopotamia.content.automaton import Condition, Order, Strategy
from engines.mesopotamia.content.content import Content
from engines.mesopotamia.ids import LAND, RESEARCH, SHIP

REPLACED = 2
"""The basic strategy cards whose places an empire's own take (MES-30.4)."""
NEEDS = {
    "list": ("items",),
    "discover": ("first",),
    "grow": ("steps",),
    "grow_draw": ("steps",),
    "march": ("targets",),
}
"""What an order has to say, by its programme."""
MAY = {
    "muster": ("bonus", "threatened"),
    "discover": ("refill",),
    "grow": ("behind",),
    "trade": ("bonus",),
    "march": ("bonus",),
}
"""What it can say besides."""
FIELDS = ("bonus", "threatened", "items", "first", "refill", "steps", "behind", "targets")
CONDITIONS = {
    "undiscovered": {"action"},
    "fewer": {"piece", "least"},
    "small": {"least"},
    "event": {"tribes"},
}
"""What a condition says, by its kind; of "event", if it holds."""


def check(content: Content, tables: Tables) -> None:
    """Raises ValueError naming the card, wave or place that does not fit."""
    for row in content.strategies.values():
        if wrong := _strategy(content, row):
            raise tables.wrong(f"[[strategies]] {row.id!r}: {wrong}.")
    _check_priorities(content, tables)
    _check_empires(content, tables)
    for difficulty in content.difficulties.values():
        if any(after < before for before, after in pairwise(difficulty.cards)):
            raise tables.wrong(
                f"[[difficulties]] {difficulty.id!r}: more levels, never fewer cards."
            )
    _check_scenarios(content, tables)
    _check_waves(content, tables)


def _strategy(content: Content, row: Strategy) -> str | None:
    """What is wrong with a strategy card by itself."""
    if row.high >= row.low:
        return "its high priority is the smaller number"
    if (row.replaces is None) != (row.empire is None):
        return "a card of an empire replaces one, others don't"
    if not _condition(row.condition):
        return f"a condition {row.condition.kind!r} says something else"
    for order in (row.left, row.right):
        if not _order(order):
            return f"a programme {order.programme!r} says something else"
    if row.replaces is not None:
        basic = content.strategies.get(row.replaces)
        if basic is None or basic.replaces is not None:
            return f"{row.replaces!r} is no basic card"
        if (basic.high, basic.low) != (row.high, row.low):
            return f"has the priorities of {row.replaces!r}, whose place it takes"
    return None


def _condition(row: Condition) -> bool:
    said = {name for name in ("action", "piece", "least", "tribes") if getattr(row, name)}
    wanted = CONDITIONS.get(row.kind, set())
    return said <= wanted if row.kind == "event" else said == wanted


def _order(order: Order) -> bool:
    said = {name for name in FIELDS if getattr(order, name)}
    needs = {*NEEDS.get(order.programme, ())}
    return needs <= said <= needs | {*MAY.get(order.programme, ())}


def _check_priorities(content: Content, tables: Tables) -> None:
    """No two basic cards ever have the same priority (MES-30.5)."""
    basic = [row for row in content.strategies.values() if row.replaces is None]
    numbers = [number for row in basic for number in (row.high, row.low)]
    if len(set(numbers)) < len(numbers):
        raise tables.wrong("[[strategies]]: no two basic cards have a priority in common.")
    if not any(RESEARCH in (row.left.action, row.right.action) for row in basic):
        raise tables.wrong("[[strategies]]: a basic card must have Research.")


def _check_empires(content: Content, tables: Tables) -> None:
    """An empire has two cards of its own, for two basic ones, or none (MES-30.4)."""
    own: dict[str, list[str]] = {}
    for row in content.strategies.values():
        if row.empire is not None and row.replaces is not None:
            tables.check_known("strategies", row.id, [row.empire], content.empires)
            own.setdefault(row.empire, []).append(row.replaces)
    for empire, replaced in own.items():
        if len(replaced) != REPLACED or len(set(replaced)) != REPLACED:
            raise tables.wrong(
                f"[[strategies]]: {empire!r} needs {REPLACED} cards, for {REPLACED}."
            )


def _check_scenarios(content: Content, tables: Tables) -> None:
    """Both begin in start areas, and the pieces of Ur are there and have a place (MES-32.7)."""
    for row in content.scenarios.values():
        tables.check_known("scenarios", row.id, [row.home, row.enemy], content.starts.values())
        tables.check_known("scenarios", row.id, row.empty or (), content.spaces(4))
        if row.home == row.enemy or row.event_space >= content.limits.event_spaces:
            raise tables.wrong(f"[[scenarios]] {row.id!r}: the enemy cannot begin there.")
    for kind, garrison in content.garrison.items():
        tables.check_known("garrison", kind, [kind], content.pieces)
        places = content.sections if kind == SHIP else content.spaces(4)
        tables.check_known("garrison", kind, garrison.places, places)
        if len(garrison.places) > content.pieces[kind].copies:
            raise tables.wrong(f"[[garrison]] {kind!r}: there are not so many.")
    for unit, reserve in content.pool.items():
        tables.check_known("pool", unit, [unit], LAND)
        if reserve.level > len(content.population):
            raise tables.wrong(f"[[pool]] {unit!r}: no track has this level.")


def _check_waves(content: Content, tables: Tables) -> None:
    """They go on by one, and nothing in them is more than there is (MES-33.12)."""
    tables.check_ids("waves", [str(number) for number in range(1, len(content.waves) + 1)])
    if len(content.waves) != content.pieces["garden"].copies + 1:
        raise tables.wrong("[[waves]]: one for each part of the Hanging Gardens, and a last one.")
    for row in content.waves.values():
        if any(number > content.pieces[piece].copies for piece, number in row.pieces.items()):
            raise tables.wrong(f"[[waves]] {row.id!r}: there are not so many pieces.")
