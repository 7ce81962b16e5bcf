"""Warfare: knuckles, and a new unit (MES-17)."""

from typing_extensions import override

from engines.core import Ask, Decision, Option, Step, record, text
from engines.mesopotamia.ids import KNUCKLE, LAND, NONE
from engines.mesopotamia.rules.goods import can_pay, gain, pay
from engines.mesopotamia.rules.menu import choose, plain
from engines.mesopotamia.rules.placing import places
from engines.mesopotamia.rules.stock import has_one
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import a_piece, area_name, goods


@record
class Warfare(Step[Mesopotamia]):
    """Knuckles come first: nobody is ever better off without them (MES-17.1, MES-17.2)."""

    seat: int
    level: int
    knuckles: int

    @override
    def run(self, game: Mesopotamia) -> None:
        gained = {KNUCKLE: self.knuckles}
        gain(game.realms[self.seat], gained)
        game.tell("mesopotamia-event-gained", by=self.seat, goods=goods(gained))
        game.push(Recruit(self.seat, self.level))


@record
class Recruit(Ask[Mesopotamia]):
    """A unit of the level of the technology or lower, where the seat makes units (MES-17.3, MES-17.4)."""

    seat: int
    level: int

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        kinds = [unit for unit in LAND if self._can_make(game, unit)]
        if not kinds:
            return None
        options = [
            Option(
                f"{unit}.{area}",
                text("mesopotamia-do-recruit", unit=a_piece(unit), area=area_name(area)),
                text("mesopotamia-costs", goods=goods(game.content.pieces[unit].cost or {})),
            )
            for unit in kinds
            for area in places(game, self.seat, unit)
        ]
        default = f"{kinds[-1]}.{game.realms[self.seat].home}"
        return choose(
            "recruit", [*options, plain(NONE, "no-unit")], default, rules=["MES-17.3", "MES-17.4"]
        )

    def _can_make(self, game: Mesopotamia, unit: str) -> bool:
        """Whether the level, goods, population and pieces allow a unit."""
        row = game.content.pieces[unit]
        affordable = can_pay(game.realms[self.seat], row.cost or {})
        return row.level <= self.level and affordable and has_one(game, self.seat, unit)

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        if answer == NONE:
            return
        unit, area = answer.split(".")
        pay(game.realms[self.seat], game.content.pieces[unit].cost or {})
        game.grounds[area].settle(self.seat).add(unit)
        game.tell(
            "mesopotamia-event-recruited", by=self.seat, unit=a_piece(unit), area=area_name(area)
        )
