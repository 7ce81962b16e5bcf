"""Building mega projects: whose slot a card takes, where a Wharf stands, where its ships begin (CON-28)."""

from collections.abc import Iterator

from typing_extensions import override

from engines.conqueror.ids import SHIP, WHARF, WONDER
from engines.conqueror.preview.projects import (
    free_slots,
    ship_places,
    wharf_places,
    wonder_points,
)
from engines.conqueror.rules.control import occupy
from engines.conqueror.rules.menu import choose, plain
from engines.conqueror.state import Army, Conqueror, Project, take, total
from engines.conqueror.words import a_project, coins, place_name, the_place, units
from engines.core import Arg, Ask, Decision, Option, record, text


def begin_project(game: Conqueror, seat: int, kind: str, price: int) -> None:
    """Pay; where it goes is asked next (CON-28.1, CON-28.2, CON-28.7)."""
    # Paid before that is chosen: until then the coins could be given away (CON-6.2).
    game.nations[seat].coins -= price
    game.push(BuildWharf(seat, price) if kind == WHARF else PlaceCard(seat, kind, price))


@record
class PlaceCard(Ask[Conqueror]):
    """Whether a mega project takes the slot of a district or of an upgrade (CON-28.2, CON-28.12).

    name: what is built. price: what it has cost.
    """

    seat: int
    name: str
    price: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        boards = free_slots(game, self.seat)
        args = {"what": a_project(self.name), "price": coins(self.price)}
        options = [self._option(game, board) for board in boards]
        rules = ["CON-28.2", "CON-28.12"]
        return choose("project", "project", options, boards[0], args=args, rules=rules)

    def _option(self, game: Conqueror, board: str) -> Option:
        """A slot, how many cards then are in slots of its kind, and what having filled all is worth."""
        limits = game.content.limits
        taken = game.nations[self.seat].in_slots(board) + 1
        full = limits.set_points if taken == limits.slots else 0
        hint = text("conqueror-hint-slot", n=taken, slots=limits.slots, points=full)
        return plain(board, f"slot-{board}", hint)

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        points = wonder_points(game) if self.name == WONDER else 0
        game.nations[self.seat].projects.append(Project(self.name, answer, points))
        game.tell(
            "conqueror-event-project",
            by=self.seat,
            what=a_project(self.name),
            price=coins(self.price),
            slot=answer,
            points=points,
        )


@record
class BuildWharf(Ask[Conqueror]):
    """On which coast the Wharf stands (CON-28.7). price: what it has cost."""

    seat: int
    price: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        places = wharf_places(game, self.seat)
        return choose(
            "wharf",
            "wharf",
            [*self._options(game, places)],
            self._safe(game, places),
            args={"price": coins(self.price)},
            rules=["CON-28.7", "CON-28.8"],
        )

    def _safe(self, game: Conqueror, places: list[str]) -> str:
        """The own capital; if that has no coast or is lost, the land with most own units."""
        home = game.nations[self.seat].capital
        if home in places:
            return home
        return max(places, key=lambda place: total(game.lands[place].army.units))

    def _options(self, game: Conqueror, places: list[str]) -> Iterator[Option]:
        """Each with what stands there, and to which seas the ships could go."""
        for place in places:
            seas = [one for one in ship_places(game, self.seat, place) if one != WHARF]
            army = units(game.lands[place].army.units)
            named: list[Arg] = [place_name(sea) for sea in seas]
            hint = text("conqueror-hint-wharf", units=army, n=len(seas), what=named)
            yield Option(place, place_name(place), hint)

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        game.nations[self.seat].wharf = answer
        game.tell(
            "conqueror-event-wharf",
            by=self.seat,
            place=the_place(answer),
            price=coins(self.price),
        )
        game.push(PlaceShips(self.seat, answer))


@record
class PlaceShips(Ask[Conqueror]):
    """In which sea at a new Wharf its ships begin, or that they wait on it (CON-28.8)."""

    seat: int
    wharf: str

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        places = ship_places(game, self.seat, self.wharf)
        return choose(
            "ships",
            "ships",
            [self._option(game, place, places) for place in places],
            max(places, key=lambda place: self._own(game, place)),
            args={"units": units(self._ships(game)), "place": the_place(self.wharf)},
            rules=["CON-28.8", "CON-28.9"],
        )

    def _ships(self, game: Conqueror) -> dict[str, int]:
        """What the barracks have (CON-27.2)."""
        return {SHIP: game.nations[self.seat].barracks.get(SHIP, 0)}

    def _own(self, game: Conqueror, place: str) -> int:
        return 0 if place == WHARF else total(game.lands[place].army.units)

    def _option(self, game: Conqueror, place: str, places: list[str]) -> Option:
        if place == WHARF:
            closed: list[Arg] = [
                place_name(sea) for sea in game.shores(self.wharf) if sea not in places
            ]
            return plain(WHARF, "ships-wharf", text("conqueror-hint-ships-wharf", what=closed))
        army = units(game.lands[place].army.units)
        return Option(place, place_name(place), text("conqueror-hint-place", units=army))

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        nation, ships = game.nations[self.seat], self._ships(game)
        take(nation.barracks, ships)
        if answer == WHARF:
            nation.dock.join(Army(fresh=ships))
            game.tell("conqueror-event-moored", by=self.seat, units=units(ships))
            return
        occupy(game, self.seat, answer, Army(fresh=ships))
        game.tell(
            "conqueror-event-launched", by=self.seat, units=units(ships), place=the_place(answer)
        )
