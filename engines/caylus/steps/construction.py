"""Building: craft buildings on the first free space, prestige ones on a residence (CAY-8.20 to CAY-8.33)."""

from collections.abc import Iterator, Mapping

from typing_extensions import override

from engines.caylus.ids import CUBES, OF_KIND
from engines.caylus.preview import ANY, PRESTIGE, sites
from engines.caylus.rules.goods import can_pay, gain, pay
from engines.caylus.state import Caylus, Player
from engines.caylus.steps import favour  # a favour may build, and a building may give favours
from engines.caylus.words import BUILDING, amount, amounts, on_road
from engines.core import Ask, Choose, Decision, Option, Text, record, text

DECLINED = "decline"


def cost_of(game: Caylus, tile: str, column: int) -> dict[str, int]:
    """The cubes a tile costs, less what a column of the favour table waives (CAY-12.18, CAY-A61)."""
    cost: dict[str, int] = dict(game.content.tiles[tile].cost)
    if column:
        for cube, less in game.content.lines["buildings"].columns[column - 1].discount.items():
            cost[cube] = cost.get(cube, 0) - less
    return {cube: number for cube, number in cost.items() if number > 0}


def payments(cost: Mapping[str, int], player: Player) -> Iterator[tuple[str, dict[str, int]]]:
    """The ways a player can pay: the cube paid as "any" ("" if there is none), and all cubes."""
    fixed = {cube: number for cube, number in cost.items() if cube != ANY}
    if not can_pay(player, fixed):
        return
    if ANY not in cost:
        yield "", fixed
        return
    for cube in CUBES:
        paid = {**fixed, cube: fixed.get(cube, 0) + cost[ANY]}
        if can_pay(player, paid):
            yield cube, paid


def offers(game: Caylus, seat: int, builds: str, column: int = 0) -> list[Option]:
    """The buildings of a kind that a seat could build now, each way of paying apart (CAY-8.23, CAY-8.24)."""
    if not sites(game, seat, builds):
        return []
    player = game.players[seat]
    return [
        _option(game, tile, cube, paid)
        for tile in OF_KIND[builds]
        if game.stock.get(tile)
        for cube, paid in payments(cost_of(game, tile, column), player)
    ]


def _option(game: Caylus, tile: str, cube: str, paid: Mapping[str, int]) -> Option:
    """A building with its price and points; what it does is the hint."""
    points = amount("points", game.content.tiles[tile].points)
    label = text(
        "caylus-build", building=BUILDING[tile], n=len(paid), pay=amounts(paid), gain=points
    )
    return Option(f"{tile}.{cube}" if cube else tile, label, game.content.effects[tile])


@record
class Build(Ask[Caylus]):
    """Which building of a kind, if any.

    `space`: of the building that lets one build; `column`: of the favour table, if a favour does.
    """

    seat: int
    builds: str
    space: int = 0
    column: int = 0

    @override
    def decision(self, game: Caylus) -> Decision | None:
        options = offers(game, self.seat, self.builds, self.column)
        if not options:
            return None
        return Choose(
            prompt=Text(f"caylus-prompt-build-{self.builds}", {"space": game.free_space() or 0}),
            topic=Text("caylus-topic-build"),
            default=DECLINED,
            rules=_RULES[self.builds],
            options=[Option(DECLINED, Text("caylus-build-none")), *options],
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        tile, _, cube = answer.partition(".")
        if tile == DECLINED:
            tell_unused(game, self.seat, self.space, able=True)
        elif self.builds == PRESTIGE:
            game.push(ReplaceResidence(self.seat, tile, self.column))
        else:
            paid = dict(payments(cost_of(game, tile, self.column), game.players[self.seat]))[cube]
            (space,) = sites(game, self.seat, self.builds)
            construct(game, self.seat, tile, space, paid)

    @override
    def skip(self, game: Caylus) -> None:
        tell_unused(game, self.seat, self.space, able=False)


_RULES = {
    "wood": ["CAY-8.20", "CAY-8.23", "CAY-8.24", "CAY-8.25", "CAY-8.27"],
    "stone": ["CAY-8.21", "CAY-8.23", "CAY-8.24", "CAY-8.25", "CAY-8.27", "CAY-8.32"],
    PRESTIGE: ["CAY-8.22", "CAY-8.24", "CAY-8.29", "CAY-8.30", "CAY-8.31"],
}


def tell_unused(game: Caylus, seat: int, space: int, *, able: bool) -> None:
    """Tell that a building, or without a space a favour, was not used (CAY-8.4, CAY-12.9).

    `able`: the player could have used it.
    """
    tile = game.space(space).tile if space else None
    if tile is None:
        game.tell("caylus-event-favour-unused", by=seat, able=int(able))
    else:
        game.tell("caylus-event-unused", by=seat, building=game.place(space), able=int(able))


@record
class ReplaceResidence(Ask[Caylus]):
    """Which own residence gives way to a prestige building (CAY-8.29, CAY-A47)."""

    seat: int
    tile: str
    column: int = 0

    @override
    def decision(self, game: Caylus) -> Decision:
        options = [
            Option(f"road-{number}", on_road("residence", number))
            for number in sites(game, self.seat, PRESTIGE)
        ]
        return Choose(
            prompt=Text("caylus-prompt-residence", {"building": BUILDING[self.tile]}),
            topic=Text("caylus-topic-build"),
            default=options[0].id,
            rules=["CAY-8.29", "CAY-A47"],
            options=options,
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        cost = cost_of(game, self.tile, self.column)
        construct(game, self.seat, self.tile, int(answer.removeprefix("road-")), cost)


def construct(game: Caylus, seat: int, tile: str, number: int, cost: Mapping[str, int]) -> None:
    """Cubes, tile and house, points, favours, in this order (CAY-8.24 to CAY-8.32)."""
    player = game.players[seat]
    row = game.content.tiles[tile]
    paid = pay(player, cost)
    space = game.space(number)
    game.stock[tile] -= 1
    space.tile, space.owner = tile, seat
    reason = PRESTIGE if row.kind == PRESTIGE else "craft"
    gained = gain(player, {"points": row.points}, reason)
    story = "caylus-event-build-prestige" if row.kind == PRESTIGE else "caylus-event-build"
    game.tell(
        story,
        by=seat,
        building=BUILDING[tile],
        space=number,
        n=len(paid),
        paid=paid,
        gained=gained,
    )
    game.push(*[favour.GainFavour(seat)] * row.favours)
