"""Points, who wins, and what a seat is worth."""

from engines.core import POINT, Line, Result, Score, Text, View, settled
from tests.engines.frontier.state import Frontier, total

LAND, FORT, CAPITAL = 1, 2, 4
"""Points for each land, and more for a fort or capital there (FRO-8.5)."""
COINS_FOR_POINT = 3


def lines(game: Frontier, seat: int) -> list[Line]:
    """What a seat has points for (FRO-8.5)."""
    capitals = game.capitals(seat)
    forts = len(game.forts(seat)) - capitals
    return [
        Line(Text("frontier-points-lands"), LAND * len(game.held(seat))),
        Line(Text("frontier-points-forts"), FORT * forts),
        Line(Text("frontier-points-capitals"), CAPITAL * capitals),
        Line(Text("frontier-points-coins"), game.realms[seat].coins // COINS_FOR_POINT),
    ]


def result(game: Frontier) -> Result:
    """Scores of all who are still in the game, and who has won (FRO-8.2 to FRO-8.7)."""
    told = {one.seat: lines(game, one.seat) for one in game.realms if not one.out}
    totals = {seat: sum(line.points for line in reasons) for seat, reasons in told.items()}
    winners = _winners(game, totals)
    scores = []
    for realm in game.realms:
        seat = realm.seat
        if realm.out:
            scores.append(Score(seat, None, None))
        else:
            scores.append(Score(seat, totals[seat], _rank(seat, totals, winners), told[seat]))
    return Result(scores, winners)


def _winners(game: Frontier, totals: dict[int, int]) -> list[int]:
    if game.champion is not None:
        return [game.champion]
    if game.ended == "oath":
        return []
    players = game.players()
    best = max(totals[seat] for seat in players)
    return [seat for seat in players if totals[seat] == best]


def _rank(seat: int, totals: dict[int, int], winners: list[int]) -> int:
    """Winners first, then by points."""
    if seat in winners:
        return 1
    others = [one for one in totals if one not in winners]
    return 1 + len(winners) + sum(totals[one] > totals[seat] for one in others)


def worths(view: View[Frontier]) -> list[int]:
    """What each seat is worth to simple players, in hundredths of a point: points, army and cards."""
    game = view.state
    if view.over:
        return settled(result(game))
    return [_worth(game, realm.seat) for realm in game.realms]


def _worth(game: Frontier, seat: int) -> int:
    if game.realms[seat].out:
        return 0
    points = sum(line.points for line in lines(game, seat))
    army = sum(total(game.lands[land].units) for land in game.held(seat))
    return POINT * points + 30 * army + 20 * len(game.realms[seat].hand)
