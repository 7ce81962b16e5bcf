"""How likely a seat is to be left alone in an area where several have units."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.mesopotamia.ids import KNUCKLE, MOBILITY, STRENGTH, TACTICS, TRIBE
from engines.mesopotamia.preview.strengths import has_advantage, row_of
from engines.mesopotamia.rules.parties import ships_beside, units_of
from engines.mesopotamia.rules.who_plays import parties
from engines.mesopotamia.state import Duel, Fighter, Mesopotamia

LUCK = (-20, -12, -6, 0, 6, 12, 20)
"""By so many tenths of a knuckle one side may draw, bid and arrange better than the other, all as likely."""
BID = 5
"""What a knuckle that can be bid adds to the strength of a unit, in tenths: half of them go to other rows."""
SUM = 7
"""The same of a player's in simplified combat, who keeps some for later."""
SLOTS = 20
"""No unit has room for more of them."""
DIE = 35
"""What a tribe's die brings on average, in tenths of a knuckle (MES-22.6)."""


@dataclass(frozen=True, slots=True)
class _Unit:
    """What a unit brings, in tenths of a knuckle: tactics with an advantage alone."""

    kind: str
    strength: int
    tactics: int


def odds(game: Mesopotamia, area: str, seat: int) -> int:
    """The chance of a seat in hundredths to beat all others there, one after another."""
    chance = 100
    for party in parties(game, area):
        if not game.are_allies(seat, party):
            chance = chance * _against(game, area, seat, party) // 100
    return chance


def _against(game: Mesopotamia, area: str, seat: int, party: int) -> int:
    """The same against one of them: its share of what may come by luck."""
    mine, theirs = _units(game, area, seat), _units(game, area, party)
    more = _knuckles(game, area, seat) - _knuckles(game, area, party)
    ties = party == TRIBE or game.events.ahead(seat, party)
    won = [_wins(game, mine, theirs, more + luck + (1 if ties else -1)) for luck in LUCK]
    return 100 * sum(won) // len(won)


def _wins(game: Mesopotamia, mine: Sequence[_Unit], theirs: Sequence[_Unit], more: int) -> bool:
    """Whether units beat others who come up one by one, with so much more in knuckles and luck."""
    if game.simple:
        return sum(one.strength for one in mine) + more > sum(one.strength for one in theirs)
    me = them = 0
    while me < len(mine) and them < len(theirs):
        if _total(game, mine[me], theirs[them]) + more > _total(game, theirs[them], mine[me]):
            them += 1
        else:
            me += 1
    return me < len(mine)


def _total(game: Mesopotamia, one: _Unit, other: _Unit) -> int:
    return one.strength + (one.tactics if has_advantage(game, one.kind, other.kind) else 0)


def _units(game: Mesopotamia, area: str, party: int) -> list[_Unit]:
    """The units of a party, the best one first: with their cards, or with what is on them on average."""
    return sorted(_each(game, area, party), key=lambda one: -one.strength)


def _each(game: Mesopotamia, area: str, party: int) -> Iterator[_Unit]:
    duel = _drawn(game, area, party)
    if duel is None:
        yield from (_usual(game, kind) for kind in units_of(game, area, party))
        return
    for side in duel.sides():
        if side.party == party:
            for number in side.left():
                one = side.fighters[number]
                yield _with_card(game, one) if one.card else _usual(game, one.kind)


def _usual(game: Mesopotamia, kind: str) -> _Unit:
    """A unit without its card: before a fight, or of the side that draws last in a solo one (MES-31.2)."""
    power = 10 * (game.content.pieces[kind].power or 0)
    return _Unit(kind, power, 0) if game.simple else _Unit(kind, 5 + 7 * power // 10, 9)


def _with_card(game: Mesopotamia, one: Fighter) -> _Unit:
    strength = 10 * row_of(game, one, STRENGTH) + 3 * row_of(game, one, MOBILITY)
    return _Unit(one.kind, strength, 10 * row_of(game, one, TACTICS))


def _drawn(game: Mesopotamia, area: str, party: int) -> Duel | None:
    """The fight that goes on there, if a party takes part in it and its cards lie open."""
    duel = game.duel
    if duel is None or duel.place != area or game.simple:
        return None
    return duel if party in (duel.attack.party, duel.defence.party) else None


def _knuckles(game: Mesopotamia, area: str, party: int) -> int:
    """What the knuckles of a party can add to a unit."""
    duel = _drawn(game, area, party)
    if duel is not None and duel.arranges is not None:
        return 0
    if party == TRIBE:
        each = 10 * game.content.limits.tribe_knuckles
        tenths = DIE + each * len(units_of(game, area, party))
        return tenths if game.simple else min(SLOTS, BID * tenths // 10)
    number = game.realms[party].goods[KNUCKLE] + len(ships_beside(game, area, party))
    return SUM * number if game.simple else min(SLOTS, BID * number)
