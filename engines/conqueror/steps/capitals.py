"""Temporary capitals: offered, moved and taken back (CON-25)."""

from collections.abc import Sequence

from typing_extensions import override

from engines.conqueror.ids import NONE
from engines.conqueror.preview.threats import threats_to
from engines.conqueror.rules import capitals
from engines.conqueror.rules.ending import check
from engines.conqueror.rules.menu import choose, plain
from engines.conqueror.rules.ships import sink
from engines.conqueror.state import Conqueror, total
from engines.conqueror.words import place_name, the_place, units
from engines.core import NOBODY, Ask, Decision, Option, Step, Text, Who, record, text


@record
class Settle(Step[Conqueror]):
    """After a battle, a move or a loss: who is out, whose temporary capital has to move, who is offered one.

    (CON-5.16, CON-25.2, CON-25.5, CON-A38, CON-A68)
    """

    @override
    def run(self, game: Conqueror) -> None:
        if game.destiny:
            sink(game)
        check(game)
        if game.ended:
            return
        moved = capitals.lost(game)
        for seat in moved:
            _take_back(game, seat)
        capitals.remember(game)
        _ask(game, [seat for seat in moved if game.held_lands(seat)], must=True)
        _ask(
            game,
            [seat for seat in _in_turn(game) if seat not in moved and capitals.offered(game, seat)],
        )


def _in_turn(game: Conqueror) -> list[int]:
    return game.order or game.clockwise()


def _ask(game: Conqueror, seats: Sequence[int], *, must: bool = False) -> None:
    """Ask all who are concerned at the same time."""
    if seats:
        game.together([Establish(seat, must)] for seat in seats)


def _take_back(game: Conqueror, seat: int) -> None:
    nation = game.nations[seat]
    place, nation.temporary = nation.temporary, None
    if place is not None:
        game.tell("conqueror-event-capital-back", by=NOBODY, who=Who(seat), place=the_place(place))


@record
class Establish(Ask[Conqueror]):
    """On which land the temporary capital stands; must: it has to move there (CON-25.2, CON-25.5)."""

    seat: int
    must: bool = False

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        lands = game.held_lands(self.seat)
        if game.ended or not lands:
            return None
        options = [self._option(game, place) for place in lands]
        if not self.must:
            options.append(plain(NONE, "no-capital", Text("conqueror-hint-no-capital")))
        limits = game.content.limits
        return choose(
            "capital",
            "capital",
            options,
            max(lands, key=lambda place: total(game.lands[place].army.units)),
            args={
                "food": limits.temporary_food,
                "coins": limits.temporary_coins,
                "bonus": limits.capital_bonus,
            },
            rules=["CON-25.5" if self.must else "CON-25.2", "CON-25.3", "CON-25.4", "CON-25.6"],
        )

    def _option(self, game: Conqueror, place: str) -> Option:
        """A land: its fort, which adds nothing (CON-25.4), what stands there, and who could attack it.

        The token stays for rounds, and mostly it is the conqueror's exhausted army that stands next to it.
        """
        danger = threats_to(game, self.seat, place, later=True)
        return Option(
            place,
            place_name(place),
            text(
                "conqueror-hint-capital",
                fort=game.fort_at(place) or "none",
                units=units(game.lands[place].army.units),
                who=[Who(one.seat) for one in danger[:1]],
                most=max((one.number for one in danger), default=0),
                others=max(0, len(danger) - 1),
            ),
        )

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        nation = game.nations[self.seat]
        if answer == NONE:
            nation.declined = game.held_lands(self.seat)
            return
        nation.temporary, nation.declined = answer, []
        game.tell("conqueror-event-capital", by=self.seat, place=the_place(answer))


@record
class OfferAgain(Step[Conqueror]):
    """At New Year a temporary capital is offered to all who may have one, whatever was declined (CON-A38)."""

    @override
    def run(self, game: Conqueror) -> None:
        _ask(game, [seat for seat in _in_turn(game) if capitals.may_establish(game, seat)])


def return_obsolete(game: Conqueror) -> None:
    """At the end of a round tokens come back from those who have a great fort (CON-25.6)."""
    for seat in capitals.obsolete(game):
        _take_back(game, seat)
