"""The picture of a battle that is over: a ledger of both sides, line by line, and what came of it."""

from collections.abc import Sequence

from PIL import Image

from engines.conqueror.ids import ELITE, KINDS
from engines.conqueror.preview.lines import line_name
from engines.conqueror.state import Conqueror, Count, Fought, Report, Volley
from renderer.conqueror import battle_words
from renderer.conqueror.battle_words import STEPS, lines_of, outcome, units_of
from renderer.conqueror.palette import STRIP
from renderer.conqueror.reading import kinds, mark_of, mark_or_none
from renderer.conqueror.texts import nation, owner, placed
from renderer.core import ledger
from renderer.core.canvas import Canvas
from renderer.core.ledger import ROOM, Column, Heights, Noted
from renderer.core.marks import signed
from renderer.core.palette import CANNOT, EARTH, INK, Mark
from renderer.core.telling import capital
from renderer.core.text import width_of
from renderer.core.words import Words

ROWS = ("volley", *STEPS, "total")
PLAIN, FREE = 68, 14
"""Height of a row of dice or sums; what chips leave free in theirs."""
LINE_PITCH, CHIP, BESIDE = 40, 34, 8
"""Of chips in their usual size: from line to line, their height, and the room between two."""
SIZES = (1.3, 1.15, 1.0)
"""Of chips, against the usual one: the first with which all of them find room."""
NOTHING = "\N{EN DASH}"


def paint(state: Conqueror, words: Words, report: Report) -> Image.Image:
    """A battle on a picture of its own, the attack on the left."""
    marks = mark_or_none(state, report.attack.seat), mark_or_none(state, report.defence.seat)
    size, rows = _rows(state, words, report)
    heights = tuple(rows.values())
    canvas = Canvas(ledger.ground(STRIP, heights, *marks))
    _title(canvas, words, state, report)
    ledger.draw_steps(canvas, heights, [words(f"conqueror-report-step-{row}") for row in rows])
    most = max(report.attack.total, report.defence.total)
    for attacks, side in ((True, report.attack), (False, report.defence)):
        column = Column(canvas, heights, marks[0 if attacks else 1], attacks=attacks)
        _head(column, words, state, report, side)
        found = lines_of(state, side)
        chips = _Chips(words, state, column.mark, size)
        for number, row in enumerate(rows):
            if row == "volley":
                _volley(column, words, [one for one in report.volleys if one.attacks == attacks])
            elif row != "total":
                counts = found[row]
                amount = sum(one.amount for one in counts)
                column.number(number, signed(amount) if amount else NOTHING, pale=not amount)
                if row == "die":
                    column.dice(number, side.dice)
                else:
                    chips.draw(column, number, counts)
        parts = [sum(one.amount for one in found[step]) for step in STEPS]
        _sum(column, report, side, parts, len(rows) - 1, most)
    return _after(canvas, heights, words, state, report)


def _rows(state: Conqueror, words: Words, report: Report) -> tuple[float, dict[str, float]]:
    """The size of chips, and the rows of all in which either side has something, with their heights."""
    sides = [
        (lines_of(state, side), mark_or_none(state, side.seat))
        for side in (report.attack, report.defence)
    ]
    shown = [
        row
        for row in ROWS
        if row == "total"
        or (row == "volley" and any(one.dice for one in report.volleys))
        or any(lines.get(row) for lines, _ in sides)
    ]

    def height(row: str, size: float) -> float:
        if row not in STEPS or row == "die":
            return PLAIN
        chips = [_Chips(words, state, mark, size).lines(lines[row]) for lines, mark in sides]
        return max(map(len, chips)) * LINE_PITCH * size + FREE

    for size in SIZES:
        rows = {row: height(row, size) for row in shown}
        if sum(rows.values()) <= ledger.LEDGER.height - 20:
            break
    return size, rows


def _title(canvas: Canvas, words: Words, state: Conqueror, report: Report) -> None:
    game, battle = words("conqueror-picture-game"), battle_words.title(words, report)
    ledger.draw_title(canvas, words, STRIP, game, battle, report.round)
    found = outcome(report)
    seat = report.attack.seat if found in ("won", "beaten") else report.defence.seat
    said = words(f"conqueror-report-plate-{found}", place=placed(words, report.target))
    ledger.draw_result(canvas, mark_or_none(state, seat), capital(owner(words, seat)), said)


def _head(column: Column, words: Words, state: Conqueror, report: Report, side: Fought) -> None:
    """Who fights, from where or for what, with which units."""
    key = f"conqueror-report-{'from' if column.attacks else 'for'}"
    place = report.origin if column.attacks else report.target
    told = words(key, place=placed(words, place))
    if side.seat >= 0:
        told = f"{nation(words, state, side.seat)} · {told}"
    column.banner(owner(words, side.seat), told, kinds(units_of(report, side)))


def _volley(column: Column, words: Words, volleys: Sequence[Volley]) -> None:
    """The archers' dice, and how many hit."""
    canvas, y = column.canvas, column.row(0).middle[1]
    dice = [pips for one in volleys for pips in one.dice]
    hits = sum(one.hits for one in volleys)
    column.number(0, str(hits) if dice else NOTHING, pale=not hits)
    if not dice:
        told = words("conqueror-report-no-archers")
        canvas.text(column.x(4), y, told, "aside", 25, column.ink(0, EARTH), column.side, 400)
        return
    canvas.icon("archer", column.left(0, 40) + 20, y, 38)
    column.dice(0, dice, 58)
    told = words("conqueror-report-hits", n=hits)
    at = column.x(70 + len(dice) * ledger.DIE_PITCH)
    canvas.text(at, y, told, "text", 26, INK, column.side, 300)


def _sum(
    column: Column, report: Report, side: Fought, parts: Sequence[int], row: int, most: int
) -> None:
    """The strength of a side; without a melee none was counted."""
    told = str(side.total) if report.melee else NOTHING
    column.number(row, told, pale=not report.melee)
    column.sums(parts, most, won=report.won == ("attack" if column.attacks else "defence"))


class _Chips:
    """The lines of a step: each a chip with whose it is, what it is for, and how much it brings."""

    def __init__(self, words: Words, state: Conqueror, mark: Mark | None, size: float) -> None:
        self._words, self._state, self._mark = words, state, mark
        self._size = size
        self._told, self._amount = round(22 * size), round(24 * size)

    def draw(self, column: Column, row: int, counts: Sequence[Count]) -> None:
        """As many side by side as there is room for."""
        lines, box, usual = self.lines(counts), column.row(row), LINE_PITCH * self._size
        pitch = min(usual, box.height / max(1, len(lines)))
        y = box.middle[1] - (len(lines) - 1) * pitch / 2
        for line in lines:
            offset = 0.0
            for count, wide in line:
                left = column.left(offset, wide)
                self._chip(column.canvas, count, left, y, wide, min(CHIP * self._size, pitch - 3))
                offset += wide + BESIDE
            y += pitch

    def lines(self, counts: Sequence[Count]) -> list[list[tuple[Count, float]]]:
        """Lines of chips with their widths."""
        lines: list[list[tuple[Count, float]]] = []
        for count in counts:
            wide = min(ROOM, self._width(count))
            taken = sum(one for _, one in lines[-1]) + BESIDE * len(lines[-1]) if lines else ROOM
            if taken + wide > ROOM:
                lines.append([])
            lines[-1].append((count, wide))
        return lines

    def _sign(self, count: Count) -> tuple[str, int | str]:
        """The icon of a unit and its number, or the words of anything else."""
        if count.key in KINDS:
            return count.key, count.n if count.key != ELITE else ""
        return "", self._words.said(line_name(self._state.content, count))

    def _width(self, count: Count) -> float:
        icon, told = self._sign(count)
        size, amount = self._size, _amount(count)
        wide = width_of(str(told), "bold", self._told) + width_of(amount, "hero", self._amount)
        return (
            wide
            + ((26 if amount else 18) + (30 if icon else 0) + (30 if self._foreign(count) else 0))
            * size
        )

    def _foreign(self, count: Count) -> bool:
        """Whether a line is of another player's reinforcement."""
        if not count.helps or count.seat is None:
            return False
        return mark_of(self._state, count.seat) != self._mark

    def _chip(
        self, canvas: Canvas, count: Count, left: float, y: float, wide: float, high: float
    ) -> None:
        icon, told = self._sign(count)
        size = self._size
        canvas.place("chip", round(left), round(y - high / 2), round(wide), round(high))
        x = left + 9 * size
        if self._foreign(count) and count.seat is not None:
            canvas.icon("piece", x + 11 * size, y, 26 * size, mark_of(self._state, count.seat))
            x += 28 * size
        if icon:
            canvas.icon(icon, x + 12 * size, y, 24 * size)
            x += 29 * size
        amount = _amount(count)
        taken = canvas.width(amount, "hero", self._amount)
        room = left + wide - (14 if amount else 9) * size - taken - x
        canvas.text(x, y, told, "bold", self._told, INK, width=room)
        fill = CANNOT if count.amount < 0 else INK
        canvas.text(left + wide - 9 * size, y, amount, "hero", self._amount, fill, "right")


def _amount(count: Count) -> str:
    """What a line adds to the strength; nothing of what adds none, such as archers in the melee."""
    return signed(count.amount) if count.amount else ""


def _after(
    canvas: Canvas, heights: Heights, words: Words, state: Conqueror, report: Report
) -> Image.Image:
    """Casualties and shields, losses, and what came of the battle, side by side."""
    nothing = {"toll": words(f"conqueror-report-{'none' if report.melee else 'no-melee'}")}
    columns = (
        ("toll", list(battle_words.toll_lines(words, state, report)), INK, 0.43),
        ("losses", battle_words.loss_lines(words, report), CANNOT, 0.29),
        ("after", list(battle_words.after_lines(words, report)), INK, 0.28),
    )
    return ledger.draw_after(
        canvas,
        heights,
        [
            Noted(
                words(f"conqueror-report-{key}"),
                said,
                nothing.get(key, words("conqueror-report-none")),
                fill,
                share,
            )
            for key, said, fill, share in columns
        ],
    )
