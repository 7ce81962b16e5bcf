"""The end: what is left becomes points (CAY-13); and what one is worth before."""

from engines.caylus._prospects import outlook, worth
from engines.caylus.ids import CUBES, REASONS, SECTIONS
from engines.caylus.rules.goods import plain_cubes
from engines.caylus.state import Caylus, Player
from engines.core import Line, Result, Score, Text, View, settled

# What helps later is about worth, in hundredths of a point.
MARKER = 60
INCOME = 70


def final_lines(game: Caylus, player: Player) -> list[Line]:
    """Points of the game by their reasons, then the final count."""
    by_reason = [(reason, player.tally.get(reason, 0)) for reason in REASONS]
    told = [Line(Text(f"caylus-score-{reason}"), points) for reason, points in by_reason if points]
    return [*told, *(line for line in count_lines(game, player) if line.points)]


def count_lines(game: Caylus, player: Player) -> list[Line]:
    """What gold, cubes and deniers add at the end (CAY-13.2 to CAY-13.4)."""
    limits = game.content.limits
    cubes = plain_cubes(player)
    return [
        Line(Text("caylus-score-gold", {"n": player.gold}), limits.gold_points * player.gold),
        Line(Text("caylus-score-cubes", {"n": cubes}), cubes // limits.cubes_per_point),
        Line(
            Text("caylus-score-deniers", {"n": player.deniers}),
            player.deniers // limits.deniers_per_point,
        ),
    ]


def goods_worth(game: Caylus, player: Player) -> int:
    """What a player's cubes and deniers would add if the game ended now (CAY-13.2 to CAY-13.4)."""
    return sum(line.points for line in count_lines(game, player))


def result(game: Caylus) -> Result:
    """The final scores; who has most wins, equals share the victory (CAY-13.5, CAY-A62)."""
    lines = [final_lines(game, player) for player in game.players]
    totals = [sum(line.points for line in one) for one in lines]
    scores = [
        Score(seat, total, 1 + sum(other > total for other in totals), lines[seat])
        for seat, total in enumerate(totals)
    ]
    winners = [score.seat for score in scores if score.rank == 1]
    return Result(scores, winners)


def worths(view: View[Caylus]) -> list[int]:
    """What each player is worth to simple players, in hundredths of a point of the final count."""
    game = view.state
    if view.over:
        return settled(result(game))
    return [_worth(game, player) for player in game.players]


def _worth(game: Caylus, player: Player) -> int:
    """Points, goods, and what will bring points and money later."""
    found = worth({what: player.amount(what) for what in ("points", "deniers", *CUBES)})
    found += MARKER * sum(player.favours.values())
    left = len(SECTIONS) - len(game.scored)
    found += INCOME * left * (game.incomes()[player.seat] - game.content.limits.income)
    return found + outlook(game, player)
