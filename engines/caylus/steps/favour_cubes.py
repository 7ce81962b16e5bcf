"""The line of cubes in the favour table: a cube, or two for one that is given (CAY-12.16, CAY-12.17)."""

from typing_extensions import override

from engines.caylus.ids import CUBES, PLAIN
from engines.caylus.preview import columns_reached
from engines.caylus.rules.goods import gain, pay, then
from engines.caylus.state import Caylus
from engines.caylus.words import amount, cubes
from engines.core import Ask, Choose, Decision, Option, Text, record

NONE = "none"
SWAP = "swap"
CANCEL = "cancel"
PAIRS = [(one, other) for at, one in enumerate(PLAIN) for other in PLAIN[at:]]


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
        columns = columns_reached(game, self.seat, "cubes")
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
