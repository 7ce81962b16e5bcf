"""What beside units has counted in a fight: ships that bring knuckles, a wall and the rams before it."""

from collections.abc import Iterator

from engines.mesopotamia.ids import KNUCKLE, RAM, TRIBE
from engines.mesopotamia.state import Mesopotamia, Party, Report
from engines.mesopotamia.words import pieces
from renderer.core.ledger import ROOM, Column
from renderer.core.palette import MUTED, Mark
from renderer.core.words import Words
from renderer.mesopotamia.reading import mark_of
from renderer.mesopotamia.texts import amount, courses, party

SHIPS, WALL = "ships", "wall"
SIZE, SHIP = 44, (46, 42)
"""Sizes of icons where rows are high enough."""


def aids(report: Report) -> list[str]:
    """The rows there are before the bids."""
    sides = report.attack, report.defence
    ships = [SHIPS] if any(side.ships for side in sides) else []
    return [*ships, *([WALL] if report.wall is not None else [])]


def draw_aids(
    column: Column, words: Words, state: Mesopotamia, report: Report, side: Party
) -> None:
    """What a side had of these, each in its row."""
    for number, row in enumerate(aids(report)):
        if row == SHIPS:
            _ships(column, words, side, number)
        else:
            _wall(column, words, state, report, side, number)


def _ships(column: Column, words: Words, side: Party, number: int) -> None:
    """Where ships of a side lie, and the knuckles they bring."""
    if column.mark is None:
        return  # a tribe has none
    brought = side.extra if side.ships else 0
    column.number(number, str(brought), pale=not brought)
    if side.ships:
        high = min(SHIP[1], column.row(number).height - 2)
        _icon(column, number, "boat", (round(SHIP[0] * high / SHIP[1]), round(high)), column.mark)
        told = words(
            "mesopotamia-report-ships",
            where=courses(words, side.ships),
            goods=amount(words, {KNUCKLE: brought}),
        )
        _say(column, number, told)


def _wall(
    column: Column, words: Words, state: Mesopotamia, report: Report, side: Party, number: int
) -> None:
    """The wall and what becomes of it beside its owner, or else beside the defence; rams where it is not."""
    wall, parties = report.wall, (report.attack.party, report.defence.party)
    if wall is None:
        return
    size = round(min(SIZE, column.row(number).height - 2))
    if side.party == wall or (wall not in parties and not column.attacks):
        told = words(f"mesopotamia-report-wall-{_state_of(report)}")
        if side.party != wall:
            told = words("mesopotamia-report-wall-whose", name=words.name(wall), told=told)
        _icon(column, number, "wall", size, mark_of(state, wall))
        _say(column, number, told)
    elif side.party != TRIBE:
        _icon(column, number, "ram", size)
        column.number(number, str(side.rams), pale=not side.rams)
        if side.spent:
            _say(column, number, words("mesopotamia-report-rams-spent", n=side.spent))


def _icon(
    column: Column, number: int, icon: str, size: int | tuple[int, int], mark: Mark | None = None
) -> None:
    marks = () if mark is None else (mark,)
    column.canvas.icon(icon, column.x(24), column.row(number).middle[1], size, *marks)


def _say(column: Column, number: int, told: str) -> None:
    y = column.row(number).middle[1]
    ink = column.ink(number, MUTED)
    column.canvas.text(column.x(60), y, told, "text", 25, ink, column.side, ROOM - 100)


def _state_of(report: Report) -> str:
    """What becomes of the wall."""
    if not report.fallen:
        return "stands"
    return "fallen" if report.breaker is None else "broken"


def aid_lines(words: Words, report: Report) -> Iterator[str]:
    """Ships and the knuckles they bring, and whose wall stands there, in sentences."""
    for side in (report.attack, report.defence):
        if side.ships:
            yield words(
                "mesopotamia-report-ships-bring",
                name=party(words, side.party),
                where=courses(words, side.ships),
                goods=amount(words, {KNUCKLE: side.extra}),
            )
    if report.wall is not None:
        yield words("mesopotamia-report-wall", name=words.name(report.wall))


def wall_lines(words: Words, report: Report) -> Iterator[str]:
    """What becomes of the wall, in a sentence; none without a wall."""
    if report.wall is not None:
        by = {} if report.breaker is None else {"by": words.name(report.breaker)}
        name = words.name(report.wall)
        yield words(f"mesopotamia-report-wall-{_state_of(report)}-whole", name=name, **by)


def ram_lines(words: Words, report: Report) -> Iterator[str]:
    """Who has lost rams, in sentences."""
    for side in (report.attack, report.defence):
        if side.spent:
            rams = words.said(pieces(RAM, side.spent))
            yield words("mesopotamia-report-rams-lost", name=party(words, side.party), rams=rams)
