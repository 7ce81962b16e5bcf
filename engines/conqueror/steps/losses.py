"""Losses: split among the owners on a side by the enemy, chosen by each owner, removed together."""

from collections.abc import Mapping, Sequence

from typing_extensions import override

from engines.conqueror.ids import INDEPENDENT, KINDS, SHIP
from engines.conqueror.rules.casualties import cheapest, most_to_first, risked
from engines.conqueror.rules.forces import Troop, own, owners, remove, size
from engines.conqueror.rules.menu import unit_slot
from engines.conqueror.rules.ships import most_ships_lost
from engines.conqueror.state import Battle, Conqueror, Due, Stack, Units, add, total
from engines.conqueror.words import place_name, the_place, units, who
from engines.core import NOBODY, Allocate, Ask, Cap, Decision, Slot, Step, Text, record, text

Room = Mapping[int, int]
"""How many units each owner on a side can lose, the main player first."""


def collect(game: Conqueror, *, sealed: bool) -> None:
    """Have everybody choose what is lost, once it is known how many units whom it costs."""
    game.push(Choosing(sealed))


def owe(game: Conqueror, shares: Sequence[tuple[bool, int, Room]]) -> None:
    """Split what each side has to remove among its owners; both enemies at once where they have a choice.

    shares: whether it is the attack's, how many units, and the room for them (CON-20.6, CON-A48, CON-A59).
    """
    asked = []
    for attacks, number, room in shares:
        due = min(number, sum(room.values()))
        side = game.fighting().side(attacks=not attacks)
        side.felled += due
        enemy = side.seat
        with_room = [seat for seat, limit in room.items() if limit]
        if len(with_room) > 1 and 0 < due < sum(room.values()) and enemy != INDEPENDENT:
            asked.append([Split(enemy, attacks, due, [*room], [*room.values()])])
        else:
            charge(game, most_to_first(due, room), attacks=attacks)
    if asked:
        game.together(asked)


def charge(game: Conqueror, share: Mapping[int, int], *, attacks: bool) -> None:
    """Owners on a side have to remove so many units more."""
    due = game.fighting().due
    for seat, number in share.items():
        if not number:
            continue
        for one in due:
            if one.seat == seat:
                one.number += number
                break
        else:
            due.append(Due(seat, attacks, number))
    if len(due) > 1:
        _order(game)


def _order(game: Conqueror) -> None:
    """Bring what is due into the order of the sides: nothing tells which side was split first."""
    order = {seat: at for at, seat in enumerate(_seats(game))}
    game.fighting().due.sort(key=lambda one: order[one.seat])


def _seats(game: Conqueror) -> list[int]:
    return [*owners(game, attacks=True), *owners(game, attacks=False)]


@record
class Split(Ask[Conqueror]):
    """How many of the enemy's losses fall on each owner on that side (CON-20.6, CON-A48).

    attacks: the side that suffers. owners, room: who has units there, and how many can be lost.
    """

    seat: int
    attacks: bool
    number: int
    owners: list[int]
    room: list[int]

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        room = dict(zip(self.owners, self.room, strict=True))
        proposal = {str(seat): n for seat, n in most_to_first(self.number, room).items()}
        slots = [
            Slot(
                str(seat),
                text("conqueror-slot-owner", who=who(seat)),
                0,
                limit,
                "conqueror-amount-owner",
            )
            for seat, limit in room.items()
        ]
        return Allocate(
            prompt=text(
                "conqueror-ask-split", n=self.number, place=the_place(game.fighting().target)
            ),
            topic=Text("conqueror-topic-splitting"),
            default=proposal,
            slots=slots,
            least=self.number,
            most=self.number,
            proposal=proposal,
            confirm=True,
            rules=["CON-20.6"],
        )

    @override
    def answer(self, game: Conqueror, answer: dict[str, int]) -> None:
        share = {int(seat): n for seat, n in answer.items() if n}
        charge(game, share, attacks=self.attacks)


@record
class Choosing(Step[Conqueror]):
    """Everybody chooses their own losses at the same time (CON-20.5). sealed: in secret until all have."""

    sealed: bool

    @override
    def run(self, game: Conqueror) -> None:
        game.push(Removal())
        lanes = [
            [Lose(one.seat, one.attacks, one.number, self.sealed)]
            for one in game.fighting().due
            if one.seat != INDEPENDENT
        ]
        if lanes:
            game.together(lanes)


@record
class Lose(Ask[Conqueror]):
    """Which own units are lost, of the army in the battle and of the reinforcement (CON-20.5)."""

    seat: int
    attacks: bool
    number: int
    sealed: bool

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        mine = own(game, self.seat, attacks=self.attacks)
        if size(mine) < self.number:
            return None
        most = 0
        if game.destiny:
            most = most_ships_lost(game, self.seat, _all_units(mine), self.number)
        apart = len(_fleets(mine)) > 1
        proposal = {
            _slot(troop, kind, ships_apart=apart): n
            for troop, lost in cheapest(mine, self.number, most)
            for kind, n in lost.items()
        }
        return Allocate(
            prompt=text(
                "conqueror-ask-lose", n=self.number, place=the_place(game.fighting().target)
            ),
            topic=Text("conqueror-topic-losing"),
            default=proposal,
            slots=self._slots(mine, most),
            caps=self._caps(mine, most),
            least=self.number,
            most=self.number,
            proposal=proposal,
            secret=self.sealed,
            confirm=not self.sealed,
            rules=["CON-20.5"],
        )

    def _slots(self, mine: list[Troop], most_ships: int) -> list[Slot]:
        """The kinds of units by where they stand, ships last, which are limited (CON-29.7)."""
        found = [
            self._unit_slot(one, kind, n, alone=len(mine) == 1)
            for one in mine
            for kind in KINDS
            if kind != SHIP and (n := one.units.get(kind))
        ]
        if not most_ships:
            return found
        fleets = _fleets(mine)
        if len(fleets) == 1:
            return [*found, unit_slot(SHIP, SHIP, most_ships)]
        at_most = [(one, min(most_ships, one.units[SHIP])) for one in fleets]
        return found + [self._unit_slot(one, SHIP, n, alone=False) for one, n in at_most]

    def _caps(self, mine: list[Troop], most_ships: int) -> list[Cap]:
        """Ships that fight from two places share the limit (CON-29.7)."""
        fleets = _fleets(mine)
        ships = sum(one.units[SHIP] for one in fleets)
        if len(fleets) < 2 or not 0 < most_ships < min(ships, self.number):
            return []
        return [Cap([_slot(one, SHIP, ships_apart=True) for one in fleets], most_ships)]

    def _unit_slot(self, troop: Troop, kind: str, most: int, *, alone: bool) -> Slot:
        """A kind of unit, and where it stands if that may be different."""
        name = f"{troop.id}.{kind}"
        if alone:
            return unit_slot(name, kind, most)
        stands = "fighting" if troop.helper is None else "helping"
        return unit_slot(name, kind, most, stands, place=place_name(troop.place))

    @override
    def answer(self, game: Conqueror, answer: dict[str, int]) -> None:
        game.nations[self.seat].gives = {slot: n for slot, n in answer.items() if n}


def _fleets(mine: list[Troop]) -> list[Troop]:
    """The armies of an owner with ships: the main one, the reinforcement, or both."""
    return [one for one in mine if one.units.get(SHIP)]


def _slot(troop: Troop, kind: str, *, ships_apart: bool) -> str:
    """The id of a kind of unit; ships are told apart only if they fight from two places."""
    return SHIP if kind == SHIP and not ships_apart else f"{troop.id}.{kind}"


def _all_units(mine: list[Troop]) -> Units:
    """What an owner has in the battle, reinforcements included."""
    found: Units = {}
    for one in mine:
        add(found, one.units)
    return found


@record
class Removal(Step[Conqueror]):
    """All units given up are removed together, the extra one of the Free Men last (CON-20.5, CON-A41)."""

    @override
    def run(self, game: Conqueror) -> None:
        battle = game.fighting()
        due, battle.due = battle.due, []
        chosen = [
            (troop, lost)
            for one in due
            for troop, lost in self._given(game, one, own(game, one.seat, attacks=one.attacks))
        ]
        game.reveal()
        for troop, lost in chosen:
            _lose(game, battle, troop, lost)
        for seat in battle.free_men:
            for troop, lost in risked(game, seat):
                _lose(game, battle, troop, lost)

    def _given(self, game: Conqueror, due: Due, mine: list[Troop]) -> list[tuple[Troop, Units]]:
        """What an owner has chosen; independents lose infantry first (CON-21.8)."""
        if due.seat == INDEPENDENT:
            return cheapest(mine, due.number)
        nation = game.nations[due.seat]
        given, nation.gives = nation.gives, {}
        found = [
            (one, {kind: n for kind in KINDS if (n := given.get(f"{one.id}.{kind}", 0))})
            for one in mine
        ]
        _sink(found, given.get(SHIP, 0))
        return [(one, lost) for one, lost in found if total(lost)]


def _sink(chosen: Sequence[tuple[Troop, Units]], ships: int) -> None:
    """Ships chosen without a place fight from one alone; in older answers those that reinforce go first."""
    for troop, lost in reversed(chosen):
        if n := min(ships, troop.units.get(SHIP, 0)):
            lost[SHIP] = n
            ships -= n


def _lose(game: Conqueror, battle: Battle, troop: Troop, lost: Units) -> None:
    """Units are gone, for all to see."""
    remove(game, troop, lost)
    battle.report.lost.append(Stack(troop.seat, troop.place, dict(lost)))
    told, place = units(lost), the_place(battle.target)
    if troop.seat == INDEPENDENT:
        game.tell("conqueror-event-lost-independents", by=NOBODY, units=told, place=place)
    elif troop.helper is None:
        game.tell("conqueror-event-lost", by=troop.seat, units=told, place=place)
    else:
        origin = the_place(troop.place)
        game.tell(
            "conqueror-event-lost-helping", by=troop.seat, units=told, place=place, origin=origin
        )
