"""The winner of tactics arranges the units of both sides in rows (MES-20.7, MES-20.21, MES-20.23)."""

from collections.abc import Iterable, Sequence

from typing_extensions import override

from engines.core import (
    MOST_ORDERED,
    NOBODY,
    Allocate,
    Arg,
    Ask,
    ChooseMany,
    Decision,
    Option,
    Slot,
    Step,
    record,
    text,
)
from engines.mesopotamia.preview.answering import answers_for
from engines.mesopotamia.preview.fighters import (
    advantage,
    arrayed,
    facing,
    fighter_name,
    fighter_names,
)
from engines.mesopotamia.rules.menu import choose, topic
from engines.mesopotamia.state import Mesopotamia, Order, Row, Side
from engines.mesopotamia.words import who


@record
class Arrange(Step[Mesopotamia]):
    """The units left are arranged anew: first how many rows, then each side (MES-20.7, MES-20.21)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        duel = game.fighting()
        duel.rows = []
        game.push(HowMany(duel.side(attacks=bool(duel.arranges)).seat))


@record
class HowMany(Ask[Mesopotamia]):
    """How many rows: in each stands at least one unit of both sides (MES-20.23)."""

    seat: int

    @override
    def decision(self, game: Mesopotamia) -> Decision:
        attack, defence = game.fighting().sides()
        most = min(len(attack.left()), len(defence.left()))
        options = [Option(str(n), text("mesopotamia-do-rows", n=n)) for n in range(1, most + 1)]
        return choose(
            "rows",
            options,
            str(most),
            rules=["MES-20.7", "MES-20.23"],
            args={
                "attack": [*fighter_names(game, attack)],
                "defence": [*fighter_names(game, defence)],
            },
        )

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        rows = int(answer)
        game.fighting().rows = [Row() for _ in range(rows)]
        game.push(Split(self.seat, attacks=True), Split(self.seat, attacks=False), Arranged())


@record
class Split(Ask[Mesopotamia]):
    """How many units of a side stand in each row (MES-20.23)."""

    seat: int
    attacks: bool

    @override
    def decision(self, game: Mesopotamia) -> Decision:
        duel = game.fighting()
        side, rows = duel.side(attacks=self.attacks), len(duel.rows)
        number = len(side.left())
        proposal = {str(n): size for n, size in enumerate(_evenly(number, rows), 1)}
        return Allocate(
            prompt=text(
                "mesopotamia-ask-split",
                who=who(side.party),
                fighters=fighter_names(game, side),
                facing=facing(game, duel, attacks=self.attacks),
            ),
            topic=topic("arrange"),
            default=proposal,
            rules=["MES-20.23"],
            slots=[
                Slot(str(n), text("mesopotamia-slot-row", n=n), 1, number - rows + 1)
                for n in range(1, rows + 1)
            ],
            least=number,
            most=number,
            proposal=proposal,
        )

    @override
    def answer(self, game: Mesopotamia, answer: dict[str, int]) -> None:
        game.push(LineUp(self.seat, self.attacks, [*answer.values()]))


def _evenly(number: int, rows: int) -> Iterable[int]:
    """The sizes of the rows for a number of units: as even as possible, the longer rows first."""
    return (number // rows + (row < number % rows) for row in range(rows))


@record
class LineUp(Ask[Mesopotamia]):
    """In which order the units of a side fill its rows, each from the front on (MES-20.7).

    sizes: how many stand in each row. An army too large for such a question keeps the order in which its
    cards were drawn.
    """

    seat: int
    attacks: bool
    sizes: list[int]

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        duel = game.fighting()
        side = duel.side(attacks=self.attacks)
        units = side.left()
        if len(units) > MOST_ORDERED:
            return None
        solo = answers_for(game, duel) is not None
        return ChooseMany(
            prompt=text(
                f"mesopotamia-ask-{'queue' if solo else 'line-up'}",
                who=who(side.party),
                facing=facing(game, duel, attacks=self.attacks),
                **({} if solo else {"rows": self._rows()}),
            ),
            topic=topic("arrange"),
            default=[str(n) for n in units],
            rules=["MES-31.2" if solo else "MES-20.7"],
            options=[self._option(game, side, n) for n in units],
            least=len(units),
            most=len(units),
            ordered=True,
        )

    def _rows(self) -> list[Arg]:
        """How many units each row takes."""
        return [text("mesopotamia-row-size", row=row, n=n) for row, n in enumerate(self.sizes, 1)]

    def _option(self, game: Mesopotamia, side: Side, number: int) -> Option:
        """A unit with its card, and against whom its tactics count."""
        hint = advantage(game, side.fighters[number])
        return Option(str(number), fighter_name(game, side, number), hint)

    @override
    def skip(self, game: Mesopotamia) -> None:
        self._fill(game, game.fighting().side(attacks=self.attacks).left())

    @override
    def answer(self, game: Mesopotamia, answer: list[str]) -> None:
        self._fill(game, [int(one) for one in answer])

    def _fill(self, game: Mesopotamia, units: Sequence[int]) -> None:
        begun = 0
        for row, size in zip(game.fighting().rows, self.sizes, strict=True):
            here = [*units[begun : begun + size]]
            begun += size
            if self.attacks:
                row.attack = here
            else:
                row.defence = here


@record
class Arranged(Step[Mesopotamia]):
    """The arrangement is told, and kept for the report."""

    @override
    def run(self, game: Mesopotamia) -> None:
        duel = game.fighting()
        attacks = bool(duel.arranges)
        rows = [Row([*row.attack], [*row.defence]) for row in duel.rows]
        duel.report.orders.append(Order(attacks, rows))
        game.tell(
            "mesopotamia-event-arranged",
            by=NOBODY,
            who=who(duel.side(attacks=attacks).party),
            rows=arrayed(game, duel),
        )
