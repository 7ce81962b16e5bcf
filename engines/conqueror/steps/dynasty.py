"""The dynasty card: help for those who hold little (CON-9)."""

from typing_extensions import override

from engines.conqueror.ids import CAVALRY, NONE, YES
from engines.conqueror.preview.dynasty import brought, landings, may_activate
from engines.conqueror.preview.food import limit, room, standard, supply
from engines.conqueror.rules.menu import choose, plain
from engines.conqueror.state import Conqueror, add, take, total
from engines.conqueror.words import coins, place_name, the_place, units
from engines.core import Ask, Decision, Option, Step, Text, record, text


@record
class Dynasties(Step[Conqueror]):
    """All who may change their dynasty are asked in turn order (CON-8.6)."""

    @override
    def run(self, game: Conqueror) -> None:
        game.push(*(Dynasty(seat) for seat in game.order))


@record
class Dynasty(Ask[Conqueror]):
    """Whether to change it now; only once in a match (CON-9.1)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        if game.ended or not may_activate(game, self.seat):
            return None
        limits = game.content.limits
        options = [
            plain(
                YES,
                "dynasty",
                text("conqueror-hint-dynasty", food=limits.dynasty_passive, n=limits.dynasty_more),
                coins=coins(limits.dynasty_coins),
                food=limits.dynasty_food,
            ),
            plain(NONE, "no-dynasty", Text("conqueror-hint-no-dynasty")),
        ]
        rules = ["CON-9.1", "CON-9.2", "CON-9.4", "CON-9.5"]
        return choose("dynasty", "dynasty", options, NONE, rules=rules)

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        if answer == NONE:
            return
        nation, gained = game.nations[self.seat], game.content.limits.dynasty_coins
        nation.dynasty = "active"
        nation.coins += gained
        game.tell(
            "conqueror-event-dynasty",
            by=self.seat,
            coins=coins(gained),
            food=game.content.limits.dynasty_food,
        )
        game.push(DynastyUnits(self.seat))


@record
class DynastyUnits(Step[Conqueror]):
    """A cavalry and an infantry, as far as barracks and food allow (CON-9.2, CON-9.7)."""

    seat: int

    @override
    def run(self, game: Conqueror) -> None:
        kinds, left = brought(game, self.seat), room(game, self.seat)
        if not kinds or left <= 0:
            return
        if left >= len(kinds):
            game.push(DynastyPlace(self.seat, kinds))
        else:
            game.push(DynastyUnit(self.seat))


@record
class DynastyUnit(Ask[Conqueror]):
    """Which of the two, if food allows but one (CON-9.7)."""

    seat: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        options = [
            Option(kind, text("conqueror-do-dynasty-unit", units=units({kind: 1})))
            for kind in brought(game, self.seat)
        ]
        return choose(
            "dynasty-unit",
            "dynasty",
            options,
            CAVALRY,
            args={
                "limit": limit(game, supply(game, self.seat)),
                "n": standard(game.units(self.seat)),
            },
            rules=["CON-9.2", "CON-9.7"],
        )

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        game.push(DynastyPlace(self.seat, [answer]))


@record
class DynastyPlace(Ask[Conqueror]):
    """Where they come; there is a choice only without any capital (CON-9.3)."""

    seat: int
    kinds: list[str]

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        places = landings(game, self.seat)
        if not places:
            return None
        options = [
            Option(
                place,
                place_name(place),
                text("conqueror-hint-place", units=units(game.lands[place].army.units)),
            )
            for place in places
        ]
        return choose(
            "dynasty-place",
            "dynasty",
            options,
            max(places, key=lambda place: total(game.lands[place].army.units)),
            args={"units": units(self._units())},
            rules=["CON-9.3"],
        )

    def _units(self) -> dict[str, int]:
        return dict.fromkeys(self.kinds, 1)

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        take(game.nations[self.seat].barracks, self._units())
        add(game.lands[answer].army.fresh, self._units())
        game.tell(
            "conqueror-event-dynasty-units",
            by=self.seat,
            units=units(self._units()),
            place=the_place(answer),
        )
