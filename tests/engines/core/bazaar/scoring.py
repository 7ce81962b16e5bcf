"""What counts in the end, and what may still come to count."""

from engines.core import POINT, Line, Result, Score, Text, View, settled
from tests.engines.core.bazaar.state import Bazaar, Trader


def worth(card: str) -> int:
    """What a buried card counts."""
    return int(card[1:])


def _lines(trader: Trader) -> list[Line]:
    return [
        Line(Text("bazaar-points"), trader.points),
        Line(Text("bazaar-coins"), trader.coins),
        Line(Text("bazaar-chests"), sum(worth(chest.card) for chest in trader.chests)),
    ]


def result(game: Bazaar) -> Result:
    """Most points win; all equal ones share."""
    lines = [_lines(trader) for trader in game.traders]
    totals = [sum(line.points for line in one) for one in lines]
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    scores = [Score(at, totals[at], ranks[at], lines[at]) for at in range(len(totals))]
    return Result(scores, [at for at, rank in enumerate(ranks) if rank == 1])


def worths(view: View[Bazaar]) -> list[int]:
    """The points, and what may still become some."""
    if view.over:
        return settled(result(view.state))
    return [_worth(trader) for trader in view.state.traders]


def _worth(trader: Trader) -> int:
    buried = sum(worth(chest.card) for chest in trader.chests if chest.card != "?")
    has = POINT * (trader.points + trader.coins + buried)
    return has + POINT // 2 * sum(trader.goods.values())
