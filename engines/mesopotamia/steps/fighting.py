"""The Combat phase: where, in which order and who against whom (MES-6.5 to MES-6.10, MES-19)."""

from typing_extensions import override

from engines.core import Ask, ChooseMany, Decision, Option, Step, record, text
from engines.mesopotamia.ids import COMBAT, TRIBE
from engines.mesopotamia.preview.parties import party_name, party_names
from engines.mesopotamia.rules.menu import asked, choose, topic
from engines.mesopotamia.rules.who_plays import (
    Pairing,
    by_rules,
    contested,
    is_solo,
    pairings,
)
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps.aftermath import AfterCombat, Breach, Sieges
from engines.mesopotamia.steps.duel import Engage
from engines.mesopotamia.steps.simple import Contend
from engines.mesopotamia.steps.sinking import Sink
from engines.mesopotamia.steps.solo_combat import Confront
from engines.mesopotamia.steps.tribes import AfterFight
from engines.mesopotamia.words import area_name

MOST_ASKED = 25
"""The most things that can be put in order; with more places, the others follow by their ids."""


@record
class CombatPhase(Step[Mesopotamia]):
    """Ships sink, combats are fought, then come walls, rams and settlements (MES-6.7, MES-6.10)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        game.phase = COMBAT
        game.active = None
        leader = game.events.order()[0]
        game.push(
            Sink(), OrderCombats(leader, contested(game)), Combats(leader), Breach(), Sieges()
        )


@record
class OrderCombats(Ask[Mesopotamia]):
    """Whoever leads the event track fixes the order of all combats (MES-6.6, MES-19.2)."""

    seat: int
    places: list[str]

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        places = self.places[:MOST_ASKED]
        if len(places) < 2 or by_rules(game, self.seat):
            return None
        return ChooseMany(
            prompt=asked("order-combats"),
            topic=topic("order-combats"),
            default=places,
            rules=["MES-6.6", "MES-19.2"],
            options=[_place(game, place) for place in places],
            least=len(places),
            most=len(places),
            ordered=True,
        )

    @override
    def skip(self, game: Mesopotamia) -> None:
        """By their ids, an automaton its own first (MES-34.8)."""
        if not by_rules(game, self.seat):
            game.combats = [*self.places]
            return
        own = [place for place in self.places if game.grounds[place].units(self.seat)]
        ordered = [*own, *(place for place in self.places if place not in own)]
        if len(ordered) > 1:
            areas = [area_name(place) for place in ordered]
            game.tell("mesopotamia-event-own-combats-first", by=self.seat, areas=[*areas])
        game.combats = ordered

    @override
    def answer(self, game: Mesopotamia, answer: list[str]) -> None:
        game.combats = [*answer, *self.places[MOST_ASKED:]]
        areas = [area_name(place) for place in answer]
        game.tell("mesopotamia-event-combats-ordered", by=self.seat, areas=[*areas])


def _place(game: Mesopotamia, place: str) -> Option:
    """A place and who meets there."""
    met = text("mesopotamia-hint-parties", parties=party_names(game, place))
    return Option(place, area_name(place), met)


@record
class Combats(Step[Mesopotamia]):
    """One place after the other, as it has been fixed, whatever becomes of the track (MES-19.2).

    leader: who fixed the order, and names the pairs, too (MES-19.5).
    """

    leader: int

    @override
    def run(self, game: Mesopotamia) -> None:
        if game.combats:
            game.push(Fight(game.combats[0], self.leader), Combats(self.leader))


@record
class Fight(Step[Mesopotamia]):
    """The parties of a place fight, two at a time, until one of them is left (MES-19.4, MES-19.5)."""

    place: str
    leader: int

    @override
    def run(self, game: Mesopotamia) -> None:
        if pairings(game, self.place):
            game.push(Pair(self.leader, self.place), Fight(self.place, self.leader))
        else:
            game.push(AfterCombat(self.place))


@record
class Pair(Ask[Mesopotamia]):
    """Which two of more than two parties fight next (MES-19.4)."""

    seat: int
    place: str

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        if by_rules(game, self.seat):
            return None
        options = [self._option(game, pairing) for pairing in pairings(game, self.place)]
        area = area_name(self.place)
        rules = ["MES-19.4", "MES-19.5"]
        return choose("pair", options, options[0].id, args={"area": area}, rules=rules)

    @override
    def skip(self, game: Mesopotamia) -> None:
        """An automaton names those with the fewest units, then those who came first (MES-34.8)."""
        found = pairings(game, self.place)
        if len(found) > 1:
            attacker, defender = (party_name(game, self.place, party) for party in found[0])
            game.tell(
                "mesopotamia-event-weakest-first",
                by=self.seat,
                attacker=attacker,
                defender=defender,
                area=area_name(self.place),
            )
        self.answer(game, _id(found[0]))

    def _option(self, game: Mesopotamia, pairing: Pairing) -> Option:
        attacker, defender = (party_name(game, self.place, party) for party in pairing)
        label = text("mesopotamia-do-pair", attacker=attacker, defender=defender)
        return Option(_id(pairing), label)

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        pairing = next(one for one in pairings(game, self.place) if _id(one) == answer)
        game.push(_fight(game, self.place, *pairing), AfterFight(self.place, *pairing))


def _fight(game: Mesopotamia, place: str, attacker: int, defender: int) -> Step[Mesopotamia]:
    """How two parties fight: without cards, without bids, or with both (MES-25.1, MES-31.1, MES-31.11)."""
    if game.simple:
        return Contend(place, attacker, defender)
    if is_solo(game, attacker, defender):
        return Confront(place, attacker, defender)
    return Engage(place, attacker, defender)


def _id(pairing: Pairing) -> str:
    """`2.0`, `2.tribe`."""
    attacker, defender = pairing
    return f"{attacker}.{'tribe' if defender == TRIBE else defender}"
