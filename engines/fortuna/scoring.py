"""The end: points with their reasons, ranks, tie-breaks (FOR-12); and how well one stands before."""

from collections.abc import Sequence
from fractions import Fraction

from engines.core import Line, Result, Score, Text, View
from engines.fortuna.content import KindC
from engines.fortuna.deck import row_of
from engines.fortuna.state import Fortuna, Province
from engines.fortuna.words import privilege

HELD = ("coin", "centurion", "priestess")
TIE_BREAKS = ("steps", "coins", "centurions", "priestesses")

Standing = tuple[int, ...]


def inside(game: Fortuna, province: Province) -> bool:
    """Whether the pawn has passed the gate (FOR-12.1)."""
    return province.step >= game.content.limits.gate


def count_cards(game: Fortuna, province: Province) -> tuple[list[Line], dict[str, int]]:
    """Points of the kind-C cards in hand, and the goods left after handing in (FOR-12.3).

    Handing in is automatic and as much as counts; each unit serves one card (FOR-A26).
    """
    goods = {good: province.amount(good) for good in ("grain", "water", "wine", *HELD)}
    lines: list[Line] = []
    for card, row in _scoring_cards(game, province):
        there = len(province.buildings) if row.counts == "building" else goods[row.counts]
        units = min(there, row.units) if row.units else there
        groups = units // row.per
        if row.counts != "building":
            goods[row.counts] -= groups * row.per
        reason = Text("fortuna-score-card", {"card": privilege(card), "n": groups * row.per})
        lines.append(Line(reason, groups * row.vp))
    return lines, goods


def _scoring_cards(game: Fortuna, province: Province) -> list[tuple[str, KindC]]:
    """The kind-C cards in hand, those that give more for a unit first."""
    rows = [(card, row_of(game, card)) for card in sorted(province.privileges)]
    cards = [(card, row) for card, row in rows if isinstance(row, KindC)]
    return sorted(cards, key=lambda one: -Fraction(one[1].vp, one[1].per))


def result(game: Fortuna) -> Result:
    """The final scores (FOR-12, FOR-A29, FOR-A62)."""
    scores: list[Score] = []
    standings: list[Standing] = []
    for province in game.provinces:
        if inside(game, province):
            cards, left = count_cards(game, province)
            steps = Line(Text("fortuna-score-steps"), province.step)
            lines = [line for line in (steps, *cards) if line.points]
            total = sum(line.points for line in lines)
            standings.append((1, total, province.step, *(left[good] for good in HELD)))
            scores.append(Score(province.seat, total, None, lines))
        else:
            outside = [Line(Text("fortuna-score-outside"), 0)]
            standings.append((0, province.step, province.coins))
            scores.append(Score(province.seat, None, None, outside))
    for score, own in zip(scores, standings, strict=True):
        score.rank = 1 + sum(other > own for other in standings)
    best = max(standings)
    winners = [score.seat for score in scores if score.rank == 1 and best[0]]
    return Result(scores, winners, _tie_break(standings))


def _tie_break(standings: Sequence[Standing]) -> Text | None:
    """What decided between the first and the next with equal points (FOR-12.5)."""
    first, *others = sorted(standings, reverse=True)
    rivals = [one for one in others if one[:2] == first[:2]]
    if not rivals or not first[0]:
        return None
    for name, mine, theirs in zip(TIE_BREAKS, first[2:], rivals[0][2:], strict=True):
        if mine != theirs:
            return Text(f"fortuna-tie-{name}")
    return Text("fortuna-tie-shared")


# What a good is about worth on the way, in hundredths of a step.
WORTH = {"grain": 60, "water": 40, "wine": 70, "coin": 20, "centurion": 70, "priestess": 90}
DIE = 120
MARRIAGE = 120
BUILDING = 60
PRIVILEGE = 130
PALACE = 300


def standing(view: View[Fortuna], seat: int) -> int:
    """How well a seat stands, in hundredths of a step, as far as it can know."""
    game = view.state
    if view.over:
        score = result(game).scores[seat]
        rank = 0 if score.rank is None else score.rank
        return 100 * (score.total or 0) - 10_000 * rank
    best_other = max(_worth(game, one) for one in game.provinces if one.seat != seat)
    return 4 * _worth(game, game.provinces[seat]) - best_other


def _worth(game: Fortuna, province: Province) -> int:
    goods = sum(worth * province.amount(good) for good, worth in WORTH.items())
    lasting = DIE * province.dice + BUILDING * len(province.buildings)
    lasting += MARRIAGE * province.married + PRIVILEGE * len(province.privileges)
    arrived = PALACE if province.step >= game.content.limits.road_length else 0
    return 100 * province.step + goods + lasting + arrived
