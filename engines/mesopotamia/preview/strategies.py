"""Which priorities the strategy cards of the automaton have as things stand (MES-30.5, MES-AUT11)."""

from collections.abc import Callable, Mapping

from engines.core import Arg, Text, text
from engines.mesopotamia.content import Condition, Order, Strategy
from engines.mesopotamia.ids import GATHER, LEVELS
from engines.mesopotamia.preview.areas import prizes
from engines.mesopotamia.preview.trades import open_to
from engines.mesopotamia.state import Mesopotamia, Plan
from engines.mesopotamia.words import key, pieces, technology_name

LAND_UNITS = "land"
"""In place of a piece: all land units together."""


def cards_of(game: Mesopotamia, empire: str) -> list[str]:
    """The strategy deck of an empire: the basic cards, two of its own in the place of two (MES-30.4).

    Empires without cards of their own play by the basic ones (MES-AUT1).
    """
    rows = game.content.strategies
    own = {row.replaces: name for name, row in rows.items() if row.empire == empire}
    return [own.get(name, name) for name, row in rows.items() if row.replaces is None]


def priority(game: Mesopotamia, seat: int, card: str) -> tuple[int, bool]:
    """The priority of a card now, and whether that is the high one (MES-30.5)."""
    row = game.content.strategies[card]
    high = holds(game, seat, row.condition)
    return (row.high if high else row.low), high


def orders(row: Strategy) -> tuple[Order, Order]:
    """The two actions of a card, the left one first (MES-30.6)."""
    return row.left, row.right


def reading(game: Mesopotamia, plans: list[Plan]) -> list[tuple[Plan, int, str]]:
    """The actions unmarked, in reading order: card, 0 for left or 1 for right, type (MES-30.12)."""
    return [
        (plan, side, order.action)
        for plan in plans
        for side, order in enumerate(orders(game.content.strategies[plan.card]))
        if not plan.done[side]
    ]


def holds(game: Mesopotamia, seat: int, row: Condition) -> bool:
    """Whether a condition holds for the automaton now (MES-AUT11)."""
    return CONDITIONS[row.kind](game, seat, row)


def threats(game: Mesopotamia, seat: int) -> list[tuple[str, str]]:
    """The bases of the automaton with people's land units in or beside them, and where these are."""
    return [
        (base, area)
        for base in game.bases(seat)
        for area in (base, *game.content.near[base])
        if any(game.grounds[area].units(other) for other in game.people())
    ]


def _threatened(game: Mesopotamia, seat: int, _: Condition) -> bool:
    return bool(threats(game, seat))


def _behind(game: Mesopotamia, seat: int, _: Condition) -> bool:
    return game.population.place(seat) > 1


def _undiscovered(game: Mesopotamia, seat: int, row: Condition) -> bool:
    return game.realms[seat].levels[str(row.action)] < LEVELS[-1]


def _event(game: Mesopotamia, _: int, row: Condition) -> bool:
    return any(one.token and (row.tribes or not one.tribe) for one in game.grounds.values())


def _rival(game: Mesopotamia, _: int, __: Condition) -> bool:
    """People have a settlement, run an event, or hold a token worth points (MES-AUT11, MES-34.6)."""
    running = {one.running.seat for one in game.grounds.values() if one.running is not None}
    return any(
        game.settlements(one) or one in running or prizes(game, one) for one in game.people()
    )


def _token(game: Mesopotamia, seat: int, _: Condition) -> bool:
    return bool(free_tokens(game, seat))


def _outnumbered(game: Mesopotamia, seat: int, _: Condition) -> bool:
    return any(game.land_units(one) > game.land_units(seat) for one in game.people())


def _fewer(game: Mesopotamia, seat: int, row: Condition) -> bool:
    if row.piece == LAND_UNITS:
        return game.land_units(seat) < row.least
    return game.on_map(seat, str(row.piece)) < row.least


def _small(game: Mesopotamia, seat: int, row: Condition) -> bool:
    return game.population.space(seat) < row.least


def _low(game: Mesopotamia, seat: int, _: Condition) -> bool:
    return game.realms[seat].ziggurat < game.population.space(seat)


CONDITIONS: Mapping[str, Callable[[Mesopotamia, int, Condition], bool]] = {
    "threatened": _threatened,
    "behind": _behind,
    "undiscovered": _undiscovered,
    "event": _event,
    "rival": _rival,
    "token": _token,
    "outnumbered": _outnumbered,
    "fewer": _fewer,
    "small": _small,
    "low": _low,
}


def free_tokens(game: Mesopotamia, seat: int) -> list[str]:
    """The trade tokens on which the automaton could put an amphora now, the best one first (MES-AUT4).

    That is the one worth most points, then of the highest level, then the leftmost.
    """
    level = game.realms[seat].levels[GATHER]
    free = [token for token in open_to(game, seat, level) if token not in game.claims]
    slot_of = {token: slot for slot, token in game.market.items()}
    rows, slots = game.content.trades, game.content.slots
    return sorted(
        free,
        key=lambda token: (-rows[token].points, -slots[slot_of[token]].level, slot_of[token]),
    )


def why(game: Mesopotamia, card: str, *, high: bool) -> Text:
    """What a condition looks at, and that it holds or not."""
    row = game.content.strategies[card].condition
    end = "" if high else "-not"
    if row.kind == "undiscovered":
        name = technology_name(str(row.action), LEVELS[-1])
        return text(f"mesopotamia-condition-undiscovered{end}", name=name)
    if row.kind == "fewer":
        piece = str(row.piece)
        many = text("mesopotamia-need-land-units", n=row.least)
        number = many if piece == LAND_UNITS else pieces(piece, row.least)
        return text(f"mesopotamia-condition-fewer{end}", pieces=number)
    if row.kind == "small":
        return text(f"mesopotamia-condition-small{end}", n=row.least)
    kind = "event-tribes" if row.kind == "event" and row.tribes else row.kind
    return Text(f"{key('condition', kind)}{end}")


def says(order: Order) -> Text:
    """What an action of a strategy card does, in a few words."""
    more = "_more" if order.bonus else ""
    if order.programme == "list":
        items: list[Arg] = [pieces(item.piece, item.many) for item in order.items or []]
        return text("mesopotamia-order-list", items=items)
    if order.programme == "march":
        aims: list[Arg] = [Text(key("aim", target)) for target in order.targets or []]
        end = "_else" if len(aims) > 1 else ""
        named = {"first": aims[0], "second": aims[-1], "n": order.bonus}
        return Text(key("order", f"march{end}{more}"), named)
    if order.programme == "discover":
        return Text(key("order", f"discover_{order.first}"))
    if order.programme == "grow" and order.behind:
        return text("mesopotamia-order-grow-behind", n=order.steps, more=order.behind)
    if order.threatened:
        return Text("mesopotamia-order-muster-threatened")
    return Text(key("order", f"{order.programme}{more}"), {"n": order.bonus or order.steps})
