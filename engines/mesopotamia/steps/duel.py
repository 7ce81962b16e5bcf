"""A fight between two parties begins: cards are drawn, ships and tribes bring knuckles (MES-20, MES-21)."""

from typing_extensions import override

from engines.core import NOBODY, Step, record
from engines.mesopotamia.ids import KNUCKLE, TRIBE
from engines.mesopotamia.preview.fighters import fighter_names
from engines.mesopotamia.rules.parties import plays_tribe, ships_beside, units_of
from engines.mesopotamia.rules.records import party_of
from engines.mesopotamia.rules.unseen import next_card
from engines.mesopotamia.rules.who_plays import is_solo
from engines.mesopotamia.state import Duel, Fighter, Mesopotamia, Report, Side
from engines.mesopotamia.steps.bidding import Bids, OpenBids
from engines.mesopotamia.words import area_name, goods, who

EVENT_DIE = 6
"""The sides of an event die."""


@record
class Engage(Step[Mesopotamia]):
    """Two parties, seats or TRIBE, fight in a place until one of them is gone (MES-19.5, MES-20.24)."""

    place: str
    attacker: int
    defender: int

    @override
    def run(self, game: Mesopotamia) -> None:
        attack, defence = conflicts(game, self.place, self.attacker, self.defender)
        used: list[str] = []
        for side in (attack, defence):
            draw(game, self.place, side, used)
        begin(game, self.place, attack, defence)
        game.push(Bids(), OpenBids())


def conflicts(game: Mesopotamia, place: str, attacker: int, defender: int) -> tuple[Side, Side]:
    """Attack and defence, with what ships and tribes bring and no fighters yet (MES-20.24)."""
    game.tell(
        "mesopotamia-event-engaged",
        by=NOBODY,
        attacker=who(attacker),
        defender=who(defender),
        area=area_name(place),
    )
    attack = _side_of(game, place, attacker, defender)
    return attack, _side_of(game, place, defender, attacker)


def begin(game: Mesopotamia, place: str, attack: Side, defence: Side) -> None:
    """The fight of two sides that have their fighters is in progress, and its report begun."""
    game.fights += 1
    sides = party_of(game, place, attack), party_of(game, place, defence)
    report = Report(game.fights, game.round, place, *sides, wall=game.grounds[place].wall)
    game.duel = Duel(place, attack, defence, report)


def _side_of(game: Mesopotamia, place: str, party: int, enemy: int) -> Side:
    """A party with the knuckles that its ships bring, or that a tribe rolls, and no cards yet.

    Each ship beside the area brings one, anew in every fight (MES-21.1, MES-21.4); a tribe has those of an
    open die, and some for each of its units (MES-22.6, MES-22.7).
    """
    limits = game.content.limits
    if party != TRIBE:
        side = Side(party, party, len(ships_beside(game, place, party)) * limits.ship_knuckles)
        if side.knuckles:
            brought = goods({KNUCKLE: side.knuckles})
            game.tell("mesopotamia-event-ships-bring", by=party, goods=brought)
        return side
    seat = _leads(game, enemy)
    game.reveal()
    die = game.roll("tribe", EVENT_DIE)
    knuckles = die + limits.tribe_knuckles * len(units_of(game, place, party))
    game.tell(
        "mesopotamia-event-tribe-rolls",
        by=NOBODY,
        who=who(seat),
        n=die,
        goods=goods({KNUCKLE: knuckles}),
    )
    return Side(seat, party, knuckles)


def _leads(game: Mesopotamia, attacker: int) -> int:
    """Who decides for a tribe: in solo combat the house seat, if a person attacks (MES-31.8)."""
    house = game.house()
    if house is None or house == attacker or not is_solo(game, attacker, TRIBE):
        return plays_tribe(game, attacker)
    return house


def draw(game: Mesopotamia, place: str, side: Side, used: list[str]) -> None:
    """A combat card for each unit, face up; used are those drawn in this combat (MES-20.1)."""
    for kind in units_of(game, place, side.party):
        used.append(next_card(game, kind, used))
        side.fighters.append(Fighter(kind, used[-1]))
    drawn = fighter_names(game, side)
    game.tell("mesopotamia-event-drawn", by=NOBODY, who=who(side.party), cards=drawn)
