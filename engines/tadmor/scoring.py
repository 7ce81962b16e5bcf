"""The end: what a player has becomes points (TAD-16); and what one is worth before."""

from collections.abc import Callable, Iterator

from engines.core import POINT, Line, Result, Score, Text, View, settled
from engines.tadmor._prospects import outlook
from engines.tadmor.content.effects import Legacies, Legacy
from engines.tadmor.ids import PARTS, REASONS
from engines.tadmor.preview.sets import set_points
from engines.tadmor.state import Player, Tadmor


def temple_points(game: Tadmor, player: Player) -> int:
    """What the newest part of each own temple is worth (TAD-8.11, TAD-16.2)."""
    parts = game.content.parts
    return sum(parts[PARTS[built - 1]].points for built in player.temples)


def mission_points(game: Tadmor, player: Player) -> tuple[int, int]:
    """Points of the completed missions, and of the returned ones, half of each (TAD-16.2, TAD-16.7)."""
    rows = game.content.missions
    full = sum(rows[card].points for card in player.completed)
    return full, sum(rows[card].returned_points for card in player.returned)


def best_temple(player: Player) -> int:
    """The parts of the most advanced own temple (TAD-A40)."""
    return max(player.temples, default=0)


_MEASURES: dict[Legacies, Callable[[Tadmor, Player], int]] = {
    "tower": lambda _, player: player.height,
    "goods": lambda _, player: player.rare_goods,
    "missions": lambda game, player: sum(mission_points(game, player)),
    "temple": lambda _, player: best_temple(player),
    "pieces": lambda _, player: player.camels + player.ships,
}
"""By what players are compared for the upgrades of the end (TAD-16.8, TAD-A29, TAD-A40)."""


def legacy_points(game: Tadmor, player: Player) -> int:
    """What upgrades bring to who alone is best in what they name (TAD-17.I38)."""
    found = 0
    for effect in game.effects(player, Legacy):
        measure = _MEASURES[effect.of]
        others = [measure(game, one) for one in game.players if one is not player]
        if measure(game, player) > max(others):
            found += effect.points
    return found


def final_lines(game: Tadmor, player: Player) -> list[Line]:
    """Points of the start and the game by their reasons, then the final count (TAD-16.2)."""
    lines = [Line(Text("tadmor-score-start"), game.content.start.points)]
    by_reason = [(reason, player.tally.get(reason, 0)) for reason in REASONS]
    lines += [Line(Text(f"tadmor-score-{reason}"), points) for reason, points in by_reason]
    lines += _count(game, player)
    return [line for line in lines if line.points]


def _count(game: Tadmor, player: Player) -> Iterator[Line]:
    """What is added at the end (TAD-16.2 to TAD-16.5)."""
    full, half = mission_points(game, player)
    levels = game.content.limits.level_points * player.height
    yield Line(Text("tadmor-score-end-tower", {"n": player.height}), levels)
    yield Line(Text("tadmor-score-end-completed", {"n": len(player.completed)}), full)
    yield Line(Text("tadmor-score-end-returned", {"n": len(player.returned)}), half)
    yield Line(Text("tadmor-score-end-temple"), temple_points(game, player))
    yield Line(Text("tadmor-score-end-goods", {"n": player.rare_goods}), set_points(game, player))
    yield Line(Text("tadmor-score-end-legacy"), legacy_points(game, player))


def total(game: Tadmor, player: Player) -> int:
    """All points, if the game ended now."""
    return sum(line.points for line in final_lines(game, player))


def result(game: Tadmor) -> Result:
    """The final scores; equals by points compare rare goods, and then share the victory (TAD-16.6)."""
    lines = [final_lines(game, player) for player in game.players]
    places = [
        (sum(line.points for line in one), player.rare_goods)
        for player, one in zip(game.players, lines, strict=True)
    ]
    scores = [
        Score(seat, own[0], 1 + sum(other > own for other in places), lines[seat])
        for seat, own in enumerate(places)
    ]
    winners = [score.seat for score in scores if score.rank == 1]
    return Result(scores, winners, _tie_break(places))


def _tie_break(places: list[tuple[int, int]]) -> Text | None:
    """What decided between the first ones with equal points; None if points alone did."""
    best = max(places)
    if sum(points == best[0] for points, _ in places) == 1:
        return None
    return Text("tadmor-tie-goods" if places.count(best) == 1 else "tadmor-tie-shared")


def worths(view: View[Tadmor]) -> list[int]:
    """What each player is worth to simple players, in hundredths of a point of the final count."""
    game = view.state
    if view.over:
        return settled(result(game))
    return [POINT * total(game, player) + outlook(game, player) for player in game.players]
