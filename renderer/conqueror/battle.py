"""The picture of a battle that is over: a ledger of both sides, line by line, and what came of it."""

from collections.abc import Sequence

from PIL import Image

from engines.conqueror.ids import ELITE, STANDARD
from engines.conqueror.preview.lines import line_name
from engines.conqueror.state import Conqueror, Count, Fought, Report, Volley
from renderer.conqueror import battle_words
from renderer.conqueror.battle_words import STEPS, lines_of, outcome
from renderer.conqueror.reading import kinds, mark_of, mark_or_none
from renderer.conqueror.said import nation, owner, placed
from renderer.conqueror.sides import STRIP
from renderer.core import ledger
from renderer.core.canvas import Canvas
from renderer.core.ledger import ROOM, Column, Noted
from renderer.core.marks import signed
from renderer.core.palette import CANNOT, EARTH, INK
from renderer.core.telling import capital
from renderer.core.words import Words

ROWS = ("volley", *STEPS, "total")
SHARES = (0.8, 1.15, 1.6, 1.35, 1.0, 0.75, 0.85)
"""How high the rows are against each other."""
LINE_PITCH, CHIP, GAP = 40, 34, 8
NOTHING = "\N{EN DASH}"


def paint(state: Conqueror, words: Words, report: Report) -> Image.Image:
    """A battle on a picture of its own, the attack on the left."""
    marks = mark_or_none(state, report.attack.seat), mark_or_none(state, report.defence.seat)
    canvas = Canvas(ledger.ground(STRIP, SHARES, *marks))
    _title(canvas, words, state, report)
    most = max(report.attack.total, report.defence.total)
    for attacks, side in ((True, report.attack), (False, report.defence)):
        column = Column(canvas, SHARES, marks[0 if attacks else 1], attacks=attacks)
        _head(column, words, state, side, report.origin if attacks else report.target)
        _volley(column, words, [one for one in report.volleys if one.attacks == attacks])
        found = lines_of(side)
        for number, step in enumerate(STEPS, start=1):
            counts = found[step]
            amount = sum(one.amount for one in counts)
            column.number(number, signed(amount) if counts else NOTHING, pale=not amount)
            if step == "die":
                column.dice(number, side.dice)
            else:
                _Chips(column, words, state).draw(number, counts)
        _sum(column, report, side, [sum(one.amount for one in found[step]) for step in STEPS], most)
    _after(canvas, words, state, report)
    return canvas.image


def _title(canvas: Canvas, words: Words, state: Conqueror, report: Report) -> None:
    game, battle = words("conqueror-picture-game"), battle_words.title(words, report)
    ledger.draw_title(canvas, words, STRIP, game, battle, report.round)
    found = outcome(report)
    seat = report.attack.seat if found in ("won", "beaten") else report.defence.seat
    said = words(f"conqueror-report-plate-{found}", place=placed(words, report.target))
    ledger.draw_result(canvas, mark_or_none(state, seat), capital(owner(words, seat)), said)
    ledger.draw_steps(canvas, SHARES, [words(f"conqueror-report-step-{step}") for step in ROWS])


def _head(column: Column, words: Words, state: Conqueror, side: Fought, place: str) -> None:
    """Who fights, from where or for what, with which units."""
    key = f"conqueror-report-{'from' if column.attacks else 'for'}"
    told = words(key, place=placed(words, place))
    if side.seat >= 0:
        told = f"{nation(words, state, side.seat)} · {told}"
    column.banner(owner(words, side.seat), told, kinds(side.units))


def _volley(column: Column, words: Words, volleys: Sequence[Volley]) -> None:
    """The archers' dice, and how many hit."""
    canvas, y = column.canvas, column.row(0).middle[1]
    dice = [pips for one in volleys for pips in one.dice]
    hits = sum(one.hits for one in volleys)
    column.number(0, str(hits) if dice else NOTHING, pale=not hits)
    if not dice:
        told = words("conqueror-report-no-archers")
        canvas.text(column.x(4), y, told, "aside", 25, EARTH, column.side, 400)
        return
    canvas.icon("archer", column.left(0, 40) + 20, y, 38)
    column.dice(0, dice, 58)
    told = words("conqueror-report-hits", n=hits)
    at = column.x(70 + len(dice) * ledger.DIE_PITCH)
    canvas.text(at, y, told, "text", 26, INK, column.side, 300)


def _sum(column: Column, report: Report, side: Fought, parts: Sequence[int], most: int) -> None:
    """The strength of a side; without a melee none was counted."""
    told = str(side.total) if report.melee else NOTHING
    column.number(len(ROWS) - 1, told, pale=not report.melee)
    column.sums(parts, most, won=report.won == ("attack" if column.attacks else "defence"))


class _Chips:
    """The lines of a step: each a chip with whose it is, what it is for, and how much it brings."""

    def __init__(self, column: Column, words: Words, state: Conqueror) -> None:
        self._column, self._canvas = column, column.canvas
        self._words, self._state = words, state

    def draw(self, row: int, counts: Sequence[Count]) -> None:
        """As many side by side as there is room for."""
        lines, box = self._broken(counts), self._column.row(row)
        pitch = min(LINE_PITCH, box.height / max(1, len(lines)))
        y = box.middle[1] - (len(lines) - 1) * pitch / 2
        for line in lines:
            offset = 0.0
            for count, wide in line:
                self._chip(count, offset, y, wide, min(CHIP, pitch - 3))
                offset += wide + GAP
            y += pitch

    def _broken(self, counts: Sequence[Count]) -> list[list[tuple[Count, float]]]:
        """Lines of chips with their widths."""
        lines: list[list[tuple[Count, float]]] = []
        for count in counts:
            wide = min(ROOM, self._width(count))
            taken = sum(one for _, one in lines[-1]) + GAP * len(lines[-1]) if lines else ROOM
            if taken + wide > ROOM:
                lines.append([])
            lines[-1].append((count, wide))
        return lines

    def _sign(self, count: Count) -> tuple[str, int | str]:
        """The icon of a unit and its number, or the words of anything else."""
        if count.key in STANDARD or count.key == ELITE:
            return count.key, count.n if count.key != ELITE else ""
        return "", self._words.said(line_name(count))

    def _width(self, count: Count) -> float:
        icon, told = self._sign(count)
        canvas, amount = self._canvas, signed(count.amount)
        wide = canvas.width(told, "bold", 22) + canvas.width(amount, "hero", 24) + 26
        return wide + (30 if icon else 0) + (30 if self._foreign(count) else 0)

    def _foreign(self, count: Count) -> bool:
        """Whether a line is of another player's reinforcement."""
        if not count.helps or count.seat is None:
            return False
        return mark_of(self._state, count.seat) != self._column.mark

    def _chip(self, count: Count, offset: float, y: float, wide: float, high: float) -> None:
        canvas, left = self._canvas, self._column.left(offset, wide)
        icon, told = self._sign(count)
        canvas.place("chip", round(left), round(y - high / 2), round(wide), round(high))
        x = left + 9
        if self._foreign(count) and count.seat is not None:
            canvas.icon("piece", x + 11, y, 26, mark_of(self._state, count.seat))
            x += 28
        if icon:
            canvas.icon(icon, x + 12, y, 24)
            x += 29
        amount = signed(count.amount)
        taken = canvas.width(amount, "hero", 24)
        canvas.text(x, y, told, "bold", 22, INK, width=left + wide - 14 - taken - x)
        fill = CANNOT if count.amount < 0 else INK
        canvas.text(left + wide - 9, y, amount, "hero", 24, fill, "right")


def _after(canvas: Canvas, words: Words, state: Conqueror, report: Report) -> None:
    """Casualties and shields, losses, and what came of the battle, side by side."""
    nothing = words("conqueror-report-none")
    columns = (
        ("toll", list(battle_words.toll_lines(words, state, report)), INK, 750),
        ("losses", battle_words.loss_lines(words, report), CANNOT, 490),
        ("after", list(battle_words.after_lines(words, report)), INK, 470),
    )
    ledger.draw_after(
        canvas,
        [
            Noted(words(f"conqueror-report-{key}"), said, nothing, fill, wide)
            for key, said, fill, wide in columns
        ],
    )
