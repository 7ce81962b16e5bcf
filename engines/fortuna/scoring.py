"""The end: points with their reasons, ranks, tie-breaks (FOR-12); and what one is worth before."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from engines.core import HIDDEN, POINT, Line, Result, Score, Text, View, settled
from engines.fortuna.content import KindC
from engines.fortuna.ids import design
from engines.fortuna.rules.deck import row_of
from engines.fortuna.state import Fortuna, Province
from engines.fortuna.words import privilege

HELD = ("coin", "centurion", "priestess")
TIE_BREAKS = ("steps", "coins", "centurions", "priestesses")

Standing = tuple[int, ...]


def inside(game: Fortuna, province: Province) -> bool:
    """Whether the pawn has passed the gate (FOR-12.1)."""
    return province.step >= game.content.limits.gate


@dataclass(frozen=True, slots=True)
class Counted:
    """A kind-C card in hand: for how many units it gives how many points."""

    card: str
    units: int
    points: int


def count_cards(game: Fortuna, province: Province) -> tuple[list[Counted], dict[str, int]]:
    """Points of the kind-C cards in hand, and the goods left after handing in (FOR-12.3).

    Handing in is automatic and as much as counts; each unit serves one card (FOR-A26).
    """
    goods = {good: province.amount(good) for good in ("grain", "water", "wine", *HELD)}
    found: list[Counted] = []
    for card, row in _scoring_cards(game, province):
        there = len(province.buildings) if row.counts == "building" else goods[row.counts]
        units = min(there, row.units) if row.units else there
        groups = units // row.per
        if row.counts != "building":
            goods[row.counts] -= groups * row.per
        found.append(Counted(card, groups * row.per, groups * row.vp))
    return found, goods


def card_points(game: Fortuna, province: Province) -> dict[str, int]:
    """Points of each design of kind C in hand as things stand, its copies together (FOR-12.3)."""
    found: dict[str, int] = {}
    for one in count_cards(game, province)[0]:
        name = design(one.card)
        found[name] = found.get(name, 0) + one.points
    return found


def total(game: Fortuna, province: Province) -> int | None:
    """All points if the game ended now; None outside Rome, where none are counted (FOR-12.1)."""
    if not inside(game, province):
        return None
    return province.step + sum(one.points for one in count_cards(game, province)[0])


def _lines(province: Province, cards: Sequence[Counted]) -> list[Line]:
    """The steps and what each card gives, without what gives nothing (FOR-12.2, FOR-12.3)."""
    lines = [Line(Text("fortuna-score-steps"), province.step)]
    for one in cards:
        reason = Text("fortuna-score-card", {"card": privilege(one.card), "n": one.units})
        lines.append(Line(reason, one.points))
    return [line for line in lines if line.points]


def _scoring_cards(game: Fortuna, province: Province) -> list[tuple[str, KindC]]:
    """The kind-C cards in hand, those that give more for a unit first."""
    known = sorted(card for card in province.privileges if card != HIDDEN)
    rows = [(card, row_of(game, card)) for card in known]
    cards = [(card, row) for card, row in rows if isinstance(row, KindC)]
    return sorted(cards, key=lambda one: -Fraction(one[1].vp, one[1].per))


def result(game: Fortuna) -> Result:
    """The final scores (FOR-12, FOR-A29, FOR-A62)."""
    scores: list[Score] = []
    standings: list[Standing] = []
    for province in game.provinces:
        if inside(game, province):
            cards, left = count_cards(game, province)
            lines = _lines(province, cards)
            points = sum(line.points for line in lines)
            standings.append((1, points, province.step, *(left[good] for good in HELD)))
            scores.append(Score(province.seat, points, None, lines))
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
LEFT = 800
"""About what all this still promises as the last round begins, and brings no points any more."""


def worths(view: View[Fortuna]) -> list[int]:
    """What each province is worth to simple players, in hundredths of a point of the final count."""
    game = view.state
    if view.over:
        return settled(result(game))
    if game.ended:
        return [_in_the_end(game, province) for province in game.provinces]
    return [_on_the_way(province) for province in game.provinces]


def _on_the_way(province: Province) -> int:
    """Steps, and what may become some, less what nobody will have any use for."""
    goods = sum(worth * province.amount(good) for good, worth in WORTH.items())
    lasting = DIE * province.dice + BUILDING * len(province.buildings)
    lasting += MARRIAGE * province.married + PRIVILEGE * len(province.privileges)
    return POINT * province.step + goods + lasting - LEFT


def _in_the_end(game: Fortuna, province: Province) -> int:
    """Steps and cards in the last round, as far as they are known; outside Rome there are no points."""
    if not inside(game, province):
        return province.step
    unknown = province.privileges.count(HIDDEN)
    points = province.step + sum(one.points for one in count_cards(game, province)[0])
    return POINT * points + PRIVILEGE * unknown
