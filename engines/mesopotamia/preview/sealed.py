"""What a seat has answered that nobody else knows yet, in a few words."""

from collections.abc import Iterator

from engines.core import Arg, Text, View, text
from engines.mesopotamia.ids import KNUCKLE, ROWS, STRENGTH
from engines.mesopotamia.state import Mesopotamia, Side
from engines.mesopotamia.words import goods, quest_name, standard_row


def sealed(view: View[Mesopotamia], seat: int) -> list[Text]:
    """All of it, for the panel of the seat: quests it keeps, and its bid, also one of nothing."""
    return [*_sealed(view.state, seat)]


def _sealed(game: Mesopotamia, seat: int) -> Iterator[Text]:
    if kept := game.realms[seat].keeps:
        yield text("mesopotamia-sealed-quests", quests=[quest_name(one) for one in kept])
    for side in game.duel.sides() if game.duel is not None else ():
        if side.seat == seat and side.bid:
            yield text("mesopotamia-sealed-bid", bid=_bid(game, side))


def _bid(game: Mesopotamia, side: Side) -> list[Arg]:
    """A bid, row by row unless it is one sum (MES-25.1)."""
    if game.simple:
        return [goods({KNUCKLE: side.bid[STRENGTH]})]
    return [
        text("mesopotamia-sealed-row", row=standard_row(row), goods=goods({KNUCKLE: n}))
        for row in ROWS
        if (n := side.bid.get(row, 0))
    ] or [goods({})]
