"""What the actions of strategy cards do, one programme each (MES-30.6, MES-AUT2 to MES-AUT6)."""

from collections.abc import Callable, Mapping

from typing_extensions import override

from engines.core import Arg, Step, record
from engines.mesopotamia.content import Order
from engines.mesopotamia.ids import BUILD, EXPLORE, KNUCKLE, LAND, LEVELS, RESEARCH, WARFARE
from engines.mesopotamia.preview.strategies import free_tokens, threats
from engines.mesopotamia.preview.works import next_work
from engines.mesopotamia.rules.compass import from_left
from engines.mesopotamia.rules.discover import advance_technology, lowest, tell_lowest
from engines.mesopotamia.rules.goods import gain
from engines.mesopotamia.rules.stock import has_one
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.building import construct
from engines.mesopotamia.steps.driving import Advance, instead
from engines.mesopotamia.steps.strategies import refill, seek_research
from engines.mesopotamia.words import (
    a_piece,
    action_name,
    area_name,
    goods,
    strategy_name,
    trade_name,
)


def _muster(game: Mesopotamia, seat: int, order: Order) -> None:
    """Knuckles, then the best unit that level, limit and pieces allow, for nothing (MES-AUT5)."""
    row = game.technology(seat, WARFARE)
    gained = {KNUCKLE: row.knuckles + order.bonus}
    gain(game.realms[seat], gained)
    game.tell("mesopotamia-event-gained", by=seat, goods=goods(gained))
    rows = game.content.pieces
    kinds = [unit for unit in LAND if rows[unit].level <= row.level and has_one(game, seat, unit)]
    if not kinds:
        game.tell("mesopotamia-event-no-muster", by=seat)
        return
    area, why = _place(game, seat, order)
    game.grounds[area].settle(seat).add(kinds[-1])
    game.tell(
        f"mesopotamia-event-mustered{why}",
        by=seat,
        unit=a_piece(kinds[-1]),
        area=area_name(area),
    )


def _place(game: Mesopotamia, seat: int, order: Order) -> tuple[str, str]:
    """Where a unit is made, and the end of the message that says why.

    A base in danger goes before the start area: the one to which people's units are nearest, then the
    leftmost and topmost.
    """
    found = threats(game, seat) if order.threatened else []
    if not found:
        return game.realms[seat].home, "-unthreatened" if order.threatened else ""
    within = {base for base, area in found if base == area}
    nearest = within or {base for base, _ in found}
    return min(nearest, key=from_left), f"-threatened{'-tie' if len(nearest) > 1 else ''}"


def _build(game: Mesopotamia, seat: int, order: Order) -> None:
    """Build what the list names, as far as the technology allows; a knuckle instead of nothing (MES-AUT2)."""
    row = game.technology(seat, BUILD)
    for number in range(row.objects):
        work, passed = next_work(game, seat, row.level, order.items or [])
        if passed:
            game.tell("mesopotamia-event-passed-over", by=seat, pieces=[*passed])
        if work is None:
            if not number:
                instead(game, seat)
            return
        if work.discovers:
            game.tell("mesopotamia-event-first-discovers", by=seat, piece=a_piece(work.piece))
            advance_technology(game, seat, BUILD)
            return
        if work.tie:
            game.tell(f"mesopotamia-event-site-{work.tie}", by=seat, n=work.sites)
        construct(game, seat, work.piece, work.site)


FIRST = {"research": RESEARCH, "build": BUILD}
"""The action whose technology a card wants first; all else is the lowest (MES-AUT3)."""


def _discover(game: Mesopotamia, seat: int, order: Order) -> None:
    """As many discoveries as the Research technology allows, that of the card first (MES-AUT3)."""
    number = game.technology(seat, RESEARCH).discoveries
    wanted = FIRST.get(str(order.first))
    for done in range(number):
        levels = game.realms[seat].levels
        first = wanted if not done and wanted and levels[wanted] < LEVELS[-1] else None
        others = lowest(game, seat)
        if not others:
            if not done:
                instead(game, seat)
            break
        if first is None:
            tell_lowest(game, seat)
        advance_technology(game, seat, first or others[0])
    if order.refill and (drawn := refill(game)):
        _tell_drawn(game, seat, drawn)


def _tell_drawn(game: Mesopotamia, seat: int, drawn: list[str]) -> None:
    names: list[Arg] = [strategy_name(card) for card in drawn]
    game.tell("mesopotamia-event-strategies-drawn", by=seat, cards=names)


def _grow(game: Mesopotamia, seat: int, order: Order) -> None:
    """Steps on the population track; some cards give more if a seal is ahead (MES-AUT14)."""
    behind = game.population.place(seat) > 1
    steps = order.behind if order.behind and behind else order.steps
    if taken := game.population.advance(seat, steps):
        level = game.population.space(seat)
        game.tell("mesopotamia-event-grown", by=seat, n=taken, level=level)
    else:
        game.tell("mesopotamia-event-not-grown", by=seat)


def _grow_and_draw(game: Mesopotamia, seat: int, order: Order) -> None:
    """A step, then strategies until one has Research (MES-30.16)."""
    _grow(game, seat, order)
    passed, found = seek_research(game)
    names: list[Arg] = [strategy_name(card) for card in passed]
    if names:
        game.tell("mesopotamia-event-strategies-passed", by=seat, cards=names)
    if found is None:
        game.tell("mesopotamia-event-no-research-found", by=seat)
    else:
        game.tell("mesopotamia-event-research-found", by=seat, card=strategy_name(found))


def _trade(game: Mesopotamia, seat: int, order: Order) -> None:
    """An amphora on the best free token, and of what that gives the knuckles (MES-AUT4)."""
    tokens = free_tokens(game, seat)
    if tokens:
        row = game.content.trades[tokens[0]]
        game.claims[tokens[0]] = seat
        even = [one for one in tokens if game.content.trades[one].points == row.points]
        best = "-tie" if len(even) > 1 else "-best" if len(tokens) > 1 else ""
        name = trade_name(tokens[0])
        game.tell(f"mesopotamia-event-token-taken{best}", by=seat, name=name, n=row.points)
        _gain(game, seat, row.gain.get(KNUCKLE, 0))
    else:
        instead(game, seat)
    _gain(game, seat, order.bonus)


def _gain(game: Mesopotamia, seat: int, knuckles: int) -> None:
    if knuckles:
        gained = {KNUCKLE: knuckles}
        gain(game.realms[seat], gained)
        game.tell("mesopotamia-event-gained", by=seat, goods=goods(gained))


def _march(game: Mesopotamia, seat: int, order: Order) -> None:
    """As many activations as the Explore technology and the card allow (MES-AUT6, MES-AUT13)."""
    activations = game.technology(seat, EXPLORE).activations + order.bonus
    game.push(Advance(seat, [*(order.targets or [])], activations))


PROGRAMMES: Mapping[str, Callable[[Mesopotamia, int, Order], None]] = {
    "muster": _muster,
    "list": _build,
    "discover": _discover,
    "grow": _grow,
    "grow_draw": _grow_and_draw,
    "trade": _trade,
    "march": _march,
}
"""What is done, by the programme of an order."""


@record
class Perform(Step[Mesopotamia]):
    """An action of a strategy card is carried out (MES-30.13).

    side: 0 for its left action, 1 for its right one.
    """

    seat: int
    card: str
    side: int

    @override
    def run(self, game: Mesopotamia) -> None:
        row = game.content.strategies[self.card]
        order = (row.left, row.right)[self.side]
        game.tell(
            f"mesopotamia-event-performs-{order.programme.replace('_', '-')}",
            by=self.seat,
            action=action_name(order.action),
            card=strategy_name(self.card),
        )
        PROGRAMMES[order.programme](game, self.seat, order)
