"""What Persia A does in the campaign turns of others: it keeps an army from moving (CON-30.11)."""

from typing_extensions import override

from engines.conqueror.ids import NONE
from engines.conqueror.rules import boards
from engines.conqueror.rules.menu import choose, plain
from engines.conqueror.state import Conqueror, Units, add
from engines.conqueror.words import coins, place_name, the_place, units, who
from engines.core import Ask, Decision, Option, record, text


@record
class Blockade(Ask[Conqueror]):
    """Which army of whose turn begins is kept from moving and attacking, if any (decision D21).

    against: whose turn it is.
    """

    seat: int
    against: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        nation, power = game.nations[self.seat], boards.power_of(game, self.seat)
        if game.ended or nation.out or nation.coins < power.amount:
            return None
        places = boards.detainable(game, self.against, power.bound)
        return choose(
            "blockade",
            "blockade",
            [*(self._army(game, place) for place in places), plain(NONE, "no-blockade")],
            NONE,
            args={"who": who(self.against), "price": coins(power.amount)},
            rules=["CON-30.11"],
        )

    def _army(self, game: Conqueror, place: str) -> Option:
        """Where an army stands, what it is made of, and how strong its units are."""
        found = self._units(game, place)
        strength = boards.unit_strength(game, self.against, found)
        hint = text("conqueror-hint-blockade", units=units(found), strength=strength)
        return Option(place, place_name(place), hint)

    def _units(self, game: Conqueror, place: str) -> Units:
        found: Units = {}
        for army in boards.armies_at(game, self.against, place):
            add(found, army.units)
        return found

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        if answer == NONE:
            return
        price = boards.power_of(game, self.seat).amount
        game.nations[self.seat].coins -= price
        for army in boards.armies_at(game, self.against, answer):
            army.bar()
        game.tell(
            "conqueror-event-blockade",
            by=self.seat,
            coins=coins(price),
            units=units(self._units(game, answer)),
            who=who(self.against),
            place=the_place(answer),
        )


def blockades(game: Conqueror, against: int) -> list[Blockade]:
    """The questions with which the campaign turn of a seat begins (CON-30.14)."""
    return [
        Blockade(nation.seat, against)
        for nation in game.nations
        if nation.seat != against and boards.power_of(game, nation.seat).kind == "blockade"
    ]
