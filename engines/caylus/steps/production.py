"""Production: cubes for the worker's owner, and for the owner of a stone building (CAY-8.10 to CAY-8.15)."""

from collections.abc import Mapping

from typing_extensions import override

from engines.caylus.content import Produce
from engines.caylus.ids import CUBES
from engines.caylus.rules.goods import gain, scarcest, then
from engines.caylus.state import Caylus
from engines.caylus.words import amount, amounts
from engines.core import Ask, Choose, Decision, Option, Step, Text, record


def production(game: Caylus, seat: int, number: int, effect: Produce) -> list[Step[Caylus]]:
    """The steps by which a building produces; its output must be taken (CAY-8.4)."""
    steps: list[Step[Caylus]] = [TakePackage(seat, number)]
    owner = game.space(number).owner
    tile = game.tile(number)
    if tile is not None and tile.kind == "stone" and owner is not None and owner != seat:
        steps.append(OwnerCube(owner, number, _kinds(effect)))
    return steps


def _kinds(effect: Produce) -> list[str]:
    """The kinds of cube a building produces."""
    return [cube for cube in CUBES if any(cube in package for package in effect.packages)]


@record
class TakePackage(Ask[Caylus]):
    """The cubes produced; of several packages one is chosen (CAY-8.10, CAY-8.11)."""

    seat: int
    space: int

    @override
    def decision(self, game: Caylus) -> Decision | None:
        packages = game.effect(self.space, Produce).packages
        if len(packages) == 1:
            return None
        player = game.players[self.seat]
        return Choose(
            prompt=Text("caylus-prompt-package", {"building": game.place(self.space)}),
            topic=Text("caylus-topic-package"),
            default=f"package-{1 + self._safe(game, packages)}",
            rules=["CAY-8.10", "CAY-8.11"],
            options=[
                Option(
                    f"package-{n}",
                    Text("caylus-package", {"cubes": amounts(package)}),
                    then(player, package),
                )
                for n, package in enumerate(packages, 1)
            ],
        )

    def _safe(self, game: Caylus, packages: list[dict[str, int]]) -> int:
        """The package with more cubes; among equals that of the cube the player has least of."""
        player = game.players[self.seat]
        order = game.content.defaults["package"]

        def rank(at: int) -> tuple[int, int, int]:
            kind = scarcest(player, [*packages[at]], [*order, "gold"])
            preference = [*order, "gold"].index(kind)
            return -sum(packages[at].values()), player.amount(kind), preference

        return min(range(len(packages)), key=rank)

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        chosen = int(answer.removeprefix("package-"))
        self._take(game, game.effect(self.space, Produce).packages[chosen - 1])

    @override
    def skip(self, game: Caylus) -> None:
        self._take(game, game.effect(self.space, Produce).packages[0])

    def _take(self, game: Caylus, package: Mapping[str, int]) -> None:
        gained = gain(game.players[self.seat], package)
        building = game.place(self.space)
        game.tell("caylus-event-took", by=self.seat, building=building, gained=gained)


@record
class OwnerCube(Ask[Caylus]):
    """The owner of a stone building that another player uses takes a cube (CAY-8.12, CAY-A46)."""

    seat: int
    space: int
    kinds: list[str]

    @override
    def decision(self, game: Caylus) -> Decision:
        order, player = [*game.content.defaults["owner_cube"], "gold"], game.players[self.seat]
        return Choose(
            prompt=Text("caylus-prompt-owner-cube", {"building": game.place(self.space)}),
            topic=Text("caylus-topic-owner-cube"),
            default=scarcest(player, self.kinds, order),
            rules=["CAY-8.12", "CAY-A45", "CAY-A46"],
            options=[Option(cube, amount(cube, 1), then(player, {cube: 1})) for cube in self.kinds],
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        gained = gain(game.players[self.seat], {answer: 1})
        building = game.place(self.space)
        game.tell("caylus-event-owner-cube", by=self.seat, building=building, gained=gained)
