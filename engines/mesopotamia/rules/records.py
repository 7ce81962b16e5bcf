"""What is kept of a fight to be shown: both sides as it began, and what it has cost beside units."""

from engines.mesopotamia.ids import TRIBE
from engines.mesopotamia.rules.parties import besiegers, ships_beside
from engines.mesopotamia.rules.who_plays import pairings
from engines.mesopotamia.state import Mesopotamia, Party, Report, Side


def party_of(game: Mesopotamia, place: str, side: Side) -> Party:
    """What is kept of a side as it begins; without cards there are none (MES-25.1)."""
    force = None if side.party == TRIBE else game.grounds[place].force(side.party)
    return Party(
        party=side.party,
        decides=side.seat,
        units=[one.kind for one in side.fighters],
        cards=[one.card for one in side.fighters if one.card],
        extra=side.knuckles,
        ships=[] if side.party == TRIBE else ships_beside(game, place, side.party),
        rams=0 if force is None else force.rams,
    )


def conclude(game: Mesopotamia) -> None:
    """A fight is over, and kept to be shown, with what becomes of wall and ram (MES-23.5, MES-23.9).

    The wall falls a little later, after the event of a tribe; but it is known as soon as nobody is left who
    could fight there, and what is kept does not change any more.
    """
    report = game.fighting().report
    if report.wall is not None and not pairings(game, report.place):
        report.fallen = True
        _break(game, report, report.wall)
    game.reports.append(report)
    game.duel = None


def _break(game: Mesopotamia, report: Report, wall: int) -> None:
    """Whose ram breaks the wall of a seat: it is spent now, or was lost with the last unit (MES-23.7)."""
    sides = report.attack, report.defence
    lost = [one.party for one in sides if one.spent and not game.are_allies(wall, one.party)]
    still = besiegers(game, report.place)[:1]
    report.breaker = next(iter([*still, *lost]), None)
    for one in sides:
        one.spent += one.party in still
