"""Royal favours: a line is chosen, its marker moves on, and a column is used (CAY-12)."""

from typing_extensions import override

from engines.caylus.content import Column
from engines.caylus.ids import CUBES, PLAIN
from engines.caylus.preview import cell_text, cell_texts, column_after, columns_at, open_lines
from engines.caylus.rules.goods import gain, pay, then
from engines.caylus.state import Caylus
from engines.caylus.steps import construction, lawyer  # a favour may build, a building give favours
from engines.caylus.words import LINE, amount, cubes
from engines.core import Arg, Ask, Choose, Decision, Option, Step, Text, record

NONE = "none"
SWAP = "swap"
CANCEL = "cancel"
PAIRS = [(one, other) for at, one in enumerate(PLAIN) for other in PLAIN[at:]]


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


def _reached(game: Caylus, seat: int, line: str) -> list[tuple[int, Column]]:
    """The columns of which a seat may use one, its marker having moved on (CAY-12.8)."""
    return columns_at(game, line, game.players[seat].favours[line])


def line_hint(game: Caylus, line: str, column: int) -> Text:
    """The column reached, what can be had there, and whether a lower one may be used instead (CAY-A42)."""
    *below, (_, cell) = columns_at(game, line, column)
    gives, lower = cell_text(game, cell), any(cell_texts(game, one) for _, one in below)
    return Text("caylus-line-hint", {"column": column, "gives": gives, "lower": int(lower)})


@record
class FavourCube(Ask[Caylus]):
    """One cube of a column reached, or the exchange of one (CAY-12.16, CAY-12.17).

    declined: whether the exchange was begun and left, after which something else is to be chosen. Otherwise
    exchange and refusal could follow each other for ever.
    """

    seat: int
    declined: bool = False

    @override
    def decision(self, game: Caylus) -> Decision | None:
        columns = _reached(game, self.seat, "cubes")
        there = [cube for _, column in columns for cube in column.cubes]
        kinds = [cube for cube in CUBES if cube in there]
        player = game.players[self.seat]
        takes = {cube: Option(cube, amount(cube, 1), then(player, {cube: 1})) for cube in kinds}
        options = [option for cube, option in takes.items() if cube != "gold"]
        swap = max((column.swap for _, column in columns), default=0)
        if swap and not self.declined and any(player.amount(cube) for cube in CUBES):
            options.append(Option(SWAP, Text("caylus-favour-swap", {"n": swap})))
        options += [takes[cube] for cube in kinds if cube == "gold"]
        if not options:
            return None
        order = game.content.defaults["favour_cube"]
        return Choose(
            prompt=Text("caylus-prompt-favour-cube"),
            topic=Text("caylus-topic-favour"),
            default=next((cube for cube in order if cube in kinds), NONE),
            rules=["CAY-12.8", "CAY-12.16", "CAY-12.17"],
            options=[Option(NONE, Text("caylus-favour-none")), *options],
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        if answer == SWAP:
            game.push(SwapPaid(self.seat))
        elif answer == NONE:
            game.tell("caylus-event-favour-unused", by=self.seat, able=1)
        else:
            gained = gain(game.players[self.seat], {answer: 1})
            game.tell("caylus-event-favour-cube", by=self.seat, gained=gained)


@record
class SwapPaid(Ask[Caylus]):
    """The cube that is given for two; any kind, gold too (CAY-12.17, CAY-A15)."""

    seat: int

    @override
    def decision(self, game: Caylus) -> Decision:
        player = game.players[self.seat]
        options = [Option(CANCEL, Text("caylus-swap-cancel"))]
        options += [Option(cube, amount(cube, 1)) for cube in CUBES if player.amount(cube)]
        return Choose(
            prompt=Text("caylus-prompt-swap-paid"),
            topic=Text("caylus-topic-favour"),
            default=CANCEL,
            rules=["CAY-12.16", "CAY-12.17", "CAY-A15"],
            options=options,
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        if answer == CANCEL:
            game.push(FavourCube(self.seat, declined=True))
        else:
            game.push(SwapGained(self.seat, answer))


@record
class SwapGained(Ask[Caylus]):
    """The two cubes received, not gold; alike, or of the kind given, if one likes (CAY-A76).

    Nothing has been given yet: who thinks better of it, or runs out of time, keeps the cube.
    """

    seat: int
    paid: str

    @override
    def decision(self, game: Caylus) -> Decision:
        options = [Option(CANCEL, Text("caylus-swap-cancel"))]
        options += [
            Option(".".join(pair), Text("caylus-package", {"cubes": cubes(pair)})) for pair in PAIRS
        ]
        return Choose(
            prompt=Text("caylus-prompt-swap-gained", {"paid": amount(self.paid, 1)}),
            topic=Text("caylus-topic-favour"),
            default=CANCEL,
            rules=["CAY-12.16", "CAY-A76"],
            options=options,
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        if answer == CANCEL:
            game.push(FavourCube(self.seat, declined=True))
            return
        player = game.players[self.seat]
        names = tuple(answer.split("."))
        paid = pay(player, {self.paid: 1})
        gained = gain(player, {cube: names.count(cube) for cube in dict.fromkeys(names)})
        game.tell("caylus-event-favour-swap", by=self.seat, paid=paid, gained=gained)


@record
class FavourBuilding(Ask[Caylus]):
    """A column of the line of buildings, as far as it can be used (CAY-12.18, CAY-12.19)."""

    seat: int

    @override
    def decision(self, game: Caylus) -> Decision | None:
        options: list[Option] = []
        for number, column in _reached(game, self.seat, "buildings"):
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
        if any(column.builds for _, column in _reached(game, self.seat, "buildings")):
            game.tell("caylus-event-favour-unused", by=self.seat, able=0)

    def _usable(self, game: Caylus, number: int, column: Column) -> bool:
        if column.builds == "residence":
            return bool(lawyer.offers(game, self.seat, number))
        return bool(construction.offers(game, self.seat, column.builds or "", number))

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        if answer == NONE:
            game.tell("caylus-event-favour-unused", by=self.seat, able=1)
            return
        columns = _reached(game, self.seat, "buildings")
        number = next(number for number, column in columns if column.builds == answer)
        if answer == "residence":
            game.push(lawyer.UseLawyer(self.seat, column=number))
        else:
            game.push(construction.Build(self.seat, answer, column=number))
