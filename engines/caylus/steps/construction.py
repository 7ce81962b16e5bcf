"""Royal favours and building, in one module: a favour may build, and a building may give favours.

A favour: a line is chosen, its marker moves on, and a column is used (CAY-12). Building: craft buildings on
the first free space, prestige ones on a residence (CAY-8.20 to CAY-8.33).
"""

from collections.abc import Mapping

from typing_extensions import override

from engines.caylus.content import Column
from engines.caylus.preview import (
    PRESTIGE,
    cell_text,
    cell_texts,
    column_after,
    columns_at,
    columns_reached,
    open_lines,
    sites,
)
from engines.caylus.rules.goods import gain, pay
from engines.caylus.rules.unused import tell_unused
from engines.caylus.state import Caylus
from engines.caylus.steps import buildable, lawyer
from engines.caylus.steps.buildable import cost_of, payments
from engines.caylus.steps.favour_cubes import FavourCube
from engines.caylus.words import BUILDING, LINE, on_road
from engines.core import Arg, Ask, Choose, Decision, Option, Step, Text, record

DECLINED = "decline"
NONE = "none"


@record
class GainFavour(Step[Caylus]):
    """A favour: a line not yet used in this phase, else it is lost (CAY-12.6, CAY-12.11, CAY-12.12)."""

    seat: int

    @override
    def run(self, game: Caylus) -> None:
        player = game.players[self.seat]
        if game.simplified:
            points = gain(player, {"points": game.content.limits.simplified_points}, "favours")
            game.tell("caylus-event-favour-simplified", by=self.seat, gained=points)
        elif not open_lines(player):
            game.tell("caylus-event-favour-lost", by=self.seat)
        else:
            game.push(ChooseLine(self.seat))


@record
class ChooseLine(Ask[Caylus]):
    """The line of the favour; it cannot be refused (CAY-12.6 to CAY-12.9, CAY-A43)."""

    seat: int

    @override
    def decision(self, game: Caylus) -> Decision:
        lines = open_lines(game.players[self.seat])
        options = [
            Option(line, LINE[line], line_hint(game, line, column_after(game, self.seat, line)))
            for line in lines
        ]
        order = game.content.defaults["line"]
        return Choose(
            prompt=Text("caylus-prompt-line", {"columns": game.columns()}),
            topic=Text("caylus-topic-line"),
            default=next(line for line in order if line in lines),
            rules=["CAY-12.6", "CAY-12.7", "CAY-12.8", "CAY-12.9", "CAY-12.11"],
            options=options,
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        player = game.players[self.seat]
        column = column_after(game, self.seat, answer)
        player.favours[answer] = column
        player.lines_used.append(answer)
        cell = game.content.lines[answer].columns[column - 1]
        goods = {name: n for name in ("points", "deniers") if (n := getattr(cell, name))}
        moved: dict[str, Arg] = {"line": LINE[answer], "column": column}
        if goods:
            gained = gain(player, goods, "favours")
            game.tell("caylus-event-favour-took", self.seat, None, **moved, gained=gained)
        else:
            game.tell("caylus-event-favour", self.seat, None, **moved)
        if answer == "cubes":
            game.push(FavourCube(self.seat))
        elif answer == "buildings":
            game.push(FavourBuilding(self.seat))


def line_hint(game: Caylus, line: str, column: int) -> Text:
    """The column reached, what can be had there, and whether a lower one may be used instead (CAY-A42)."""
    *below, (_, cell) = columns_at(game, line, column)
    gives, lower = cell_text(game, cell), any(cell_texts(game, one) for _, one in below)
    return Text("caylus-line-hint", {"column": column, "gives": gives, "lower": int(lower)})


@record
class FavourBuilding(Ask[Caylus]):
    """A column of the line of buildings, as far as it can be used (CAY-12.18, CAY-12.19)."""

    seat: int

    @override
    def decision(self, game: Caylus) -> Decision | None:
        options: list[Option] = []
        for number, column in columns_reached(game, self.seat, "buildings"):
            if column.builds and self._usable(game, number, column):
                (what,) = cell_texts(game, column)
                options.append(Option(column.builds, Text("caylus-favour-build", {"what": what})))
        if not options:
            return None
        return Choose(
            prompt=Text("caylus-prompt-favour-building"),
            topic=Text("caylus-topic-favour"),
            default=NONE,
            rules=["CAY-12.8", "CAY-12.18", "CAY-12.19", "CAY-12.20"],
            options=[Option(NONE, Text("caylus-favour-none")), *options],
        )

    @override
    def skip(self, game: Caylus) -> None:
        """Of a column without effect there is nothing to tell; of another one that it could not be used."""
        if any(column.builds for _, column in columns_reached(game, self.seat, "buildings")):
            game.tell("caylus-event-favour-unused", by=self.seat, able=0)

    def _usable(self, game: Caylus, number: int, column: Column) -> bool:
        if column.builds == "residence":
            return bool(lawyer.offers(game, self.seat, number))
        return bool(buildable.offers(game, self.seat, column.builds or "", number))

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        if answer == NONE:
            game.tell("caylus-event-favour-unused", by=self.seat, able=1)
            return
        columns = columns_reached(game, self.seat, "buildings")
        number = next(number for number, column in columns if column.builds == answer)
        if answer == "residence":
            game.push(lawyer.UseLawyer(self.seat, column=number))
        else:
            game.push(Build(self.seat, answer, column=number))


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
        options = buildable.offers(game, self.seat, self.builds, self.column)
        if not options:
            return None
        return Choose(
            prompt=Text(f"caylus-prompt-build-{self.builds}", {"space": game.free_space() or 0}),
            topic=Text("caylus-topic-build"),
            default=DECLINED,
            rules=(_BY_FAVOUR if self.column else _BY_TILE)[self.builds],
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


_BY_TILE = {
    "wood": ["CAY-8.20", "CAY-8.23", "CAY-8.24", "CAY-8.25", "CAY-8.27"],
    "stone": ["CAY-8.21", "CAY-8.23", "CAY-8.24", "CAY-8.25", "CAY-8.27", "CAY-8.32"],
    PRESTIGE: ["CAY-8.22", "CAY-8.24", "CAY-8.29", "CAY-8.30", "CAY-8.31"],
}
# A favour waives a cube, though none of any kind; of the prestige buildings it waives none.
_BY_FAVOUR = {
    "wood": ["CAY-12.18", "CAY-12.20", "CAY-A61", "CAY-8.23", "CAY-8.25", "CAY-8.27"],
    "stone": ["CAY-12.18", "CAY-12.20", "CAY-8.23", "CAY-8.25", "CAY-8.27", "CAY-8.32"],
    PRESTIGE: ["CAY-12.18", "CAY-12.20", "CAY-8.24", "CAY-8.29", "CAY-8.30", "CAY-8.31"],
}


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
    game.push(*[GainFavour(seat)] * row.favours)
