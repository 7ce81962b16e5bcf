"""What follows combats: walls fall, rams are lost, settlements change hands (MES-23.5, MES-24.2)."""

from typing_extensions import override

from engines.core import NOBODY, Ask, Decision, Option, Step, Text, Who, record
from engines.mesopotamia.ids import CONQUER, DESTROY, GUARDIANS, SETTLEMENT
from engines.mesopotamia.rules.menu import choose
from engines.mesopotamia.rules.parties import besiegers
from engines.mesopotamia.rules.who_plays import by_rules
from engines.mesopotamia.state import Ground, Mesopotamia
from engines.mesopotamia.steps.guardians import fall
from engines.mesopotamia.words import area_name


@record
class AfterCombat(Step[Mesopotamia]):
    """The last fight in a place is over: its wall falls, whoever has won (MES-23.5, MES-23.9)."""

    place: str

    @override
    def run(self, game: Mesopotamia) -> None:
        game.combats.remove(self.place)
        if game.grounds[self.place].wall is not None:
            breach(game, self.place)
        if game.mode == GUARDIANS:
            fall(game)


@record
class Breach(Step[Mesopotamia]):
    """Walls that nobody has defended fall, and rams left to enemies are lost (MES-23.6, MES-23.10)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        for area, ground in game.grounds.items():
            if ground.wall is not None and besiegers(game, area):
                breach(game, area)
            _capture(game, area)


def breach(game: Mesopotamia, area: str) -> None:
    """The wall of an area goes back to its owner, and so does one ram of whoever has broken it (MES-23.9)."""
    ground = game.grounds[area]
    owner, seats = ground.wall, besiegers(game, area)
    if owner is None:
        raise LookupError(f"there is no wall in {area}")
    ground.wall = None
    game.tell("mesopotamia-event-wall-fallen", by=NOBODY, who=Who(owner), area=area_name(area))
    for seat in seats[:1]:
        ground.settle(seat).rams -= 1
        game.tell("mesopotamia-event-ram-spent", by=seat, area=area_name(area))


def _capture(game: Mesopotamia, area: str) -> None:
    """Rams without a land unit of their own, beside an enemy's, are destroyed (MES-23.10)."""
    ground = game.grounds[area]
    for force in ground.forces:
        if force.units or not force.rams:
            continue
        if any(not game.are_allies(force.seat, one) for one in ground.armed()):
            game.tell(
                "mesopotamia-event-rams-lost", by=force.seat, n=force.rams, area=area_name(area)
            )
            force.rams = 0
    ground.clear()


@record
class Sieges(Step[Mesopotamia]):
    """Settlements that nobody defends, in turn order and by the ids of areas (MES-24.2, MES-6.10)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        fallen = {
            area: ground.armed()[0] for area, ground in game.grounds.items() if _falls(game, ground)
        }
        game.push(
            *(Sack(seat, area) for seat in game.order for area in fallen if fallen[area] == seat)
        )


def _falls(game: Mesopotamia, ground: Ground) -> bool:
    """Whether units of enemies stand alone beside a settlement: it cannot defend itself (MES-24.1).

    If several of a team do, it is for whoever came first (MES-34.9).
    """
    owner, armed = ground.owner(), ground.armed()
    if owner is None or not armed:
        return False
    return all(game.are_allies(armed[0], one) and not game.are_allies(owner, one) for one in armed)


@record
class Sack(Ask[Mesopotamia]):
    """A settlement is conquered, for which a piece is needed, or destroyed (MES-24.2)."""

    seat: int
    area: str

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        if by_rules(game, self.seat):
            return None
        ways = self._ways(game)
        return choose(
            "sack",
            [Option(way, Text(f"mesopotamia-do-{way}")) for way in ways],
            ways[0],
            rules=["MES-24.2"],
            args={"area": area_name(self.area), "who": Who(_owner(game, self.area))},
        )

    def _ways(self, game: Mesopotamia) -> list[str]:
        """The enemy of Assur conquers nothing (MES-33.14)."""
        razes = game.mode == GUARDIANS and by_rules(game, self.seat)
        return [CONQUER, DESTROY] if game.stock(self.seat, SETTLEMENT) and not razes else [DESTROY]

    @override
    def skip(self, game: Mesopotamia) -> None:
        """An automaton conquers it if it can (MES-AUT8)."""
        self.answer(game, self._ways(game)[0])

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        ground, owner = game.grounds[self.area], _owner(game, self.area)
        ground.settle(owner).settlement = False
        if answer == CONQUER:
            ground.settle(self.seat).settlement = True
        ground.clear()
        game.tell(
            f"mesopotamia-event-{answer}", by=self.seat, who=Who(owner), area=area_name(self.area)
        )


def _owner(game: Mesopotamia, area: str) -> int:
    """Whose settlement stands in an area, which must have one."""
    owner = game.grounds[area].owner()
    if owner is None:
        raise LookupError(f"there is no settlement in {area}")
    return owner
