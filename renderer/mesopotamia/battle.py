"""The picture of a fight that is over: bids and bouts as a ledger, and what came of them."""

from collections import Counter

from PIL import Image

from engines.mesopotamia.ids import ROWS, STRENGTH, TRIBE
from engines.mesopotamia.state import Bout, Mesopotamia, Party, Report
from engines.mesopotamia.words import standard_row
from renderer.core import ledger
from renderer.core.canvas import Canvas
from renderer.core.ledger import MIDDLE, NUMBER, ROOM, Column, Heights, Noted
from renderer.core.palette import CANNOT, EARTH, INK, MUTED
from renderer.core.telling import capital
from renderer.core.words import Words
from renderer.mesopotamia import battle_words
from renderer.mesopotamia.battle_aids import aids, draw_aids, ram_lines, wall_lines
from renderer.mesopotamia.palette import STRIP
from renderer.mesopotamia.reading import icon_of, kinds, mark_or_none
from renderer.mesopotamia.texts import empire, party

BID, BOUT, WON = 54.0, 56.0, 72.0
"""How high rows are wished to be."""
MOST = 12
"""For how many rows of bouts there is room; of more bouts, the last are told in one row."""
UNIT, CROWN, KNUCKLE = 42, 36, 38
"""Sizes of icons where rows are as high as they are wished to be."""
SUMS = ("bid", "units", "power")
"""The rows of a simplified combat."""


def paint(state: Mesopotamia, words: Words, report: Report) -> Image.Image:
    """A fight on a picture of its own, the attack on the left."""
    marks = [mark_or_none(state, side.party) for side in (report.attack, report.defence)]
    heights = _heights(report)
    canvas = Canvas(ledger.ground(STRIP, heights, *marks))
    _title(canvas, words, state, report)
    ledger.draw_steps(canvas, heights, _steps(words, report))
    for attacks, side in ((True, report.attack), (False, report.defence)):
        column = Column(canvas, heights, marks[0 if attacks else 1], attacks=attacks)
        _head(column, words, state, side)
        draw_aids(column, words, state, report, side)
        if report.won is None:
            _fought(column, words, report, side)
        else:
            _contended(column, report, side)
    return _after(canvas, heights, words, state, report)


def _fought(column: Column, words: Words, report: Report, side: Party) -> None:
    """A side of a combat with cards: its bids or what it has assigned, its bouts, how many it won."""
    attacks, first = column.attacks, len(aids(report))
    bids = first + _before(report)
    if report.is_solo:
        _assigned(column, words, report, side, first)
    else:
        for number, row in enumerate(ROWS[: _before(report)], first):
            _bid(column, words, report, side, number, row)
    shown = _shown(report)
    for number, bout in enumerate(shown, bids):
        _bout(column, words, report, bout, number)
    rest, won = (
        sum(bout.won == attacks for bout in bouts)
        for bouts in (report.bouts[len(shown) :], report.bouts)
    )
    if len(shown) < len(report.bouts):
        told = words("mesopotamia-report-step-won")
        y = column.row(bids + len(shown)).middle[1]
        column.canvas.text(
            column.x(60),
            y,
            told,
            "text",
            25,
            column.ink(bids + len(shown), EARTH),
            column.side,
            ROOM - 100,
        )
        column.number(bids + len(shown), str(rest), pale=not rest)
    column.number(len(_heights(report)) - 1, str(won), pale=not won)
    prevailed = battle_words.victor(report) is side
    column.sums([1] * won, max(1, len(report.bouts)), won=prevailed)


def _contended(column: Column, report: Report, side: Party) -> None:
    """A side of a simplified combat: its bid, what its units add, and its power."""
    bid, power = side.bid.get(STRENGTH, 0), report.powers[0 if column.attacks else 1]
    parts = ("knuckle", bid), ("swords", power - bid)
    for number, (icon, n) in enumerate(parts, len(aids(report))):
        column.canvas.icon(icon, column.x(24), column.row(number).middle[1], UNIT)
        column.number(number, str(n), pale=not n)
    column.number(len(_heights(report)) - 1, str(power), pale=not power)
    won = battle_words.victor(report) is side
    column.sums((bid, power - bid), max(report.powers), won=won)


def _shown(report: Report) -> list[Bout]:
    """The bouts that have rows of their own."""
    most = _most(report)
    return report.bouts if len(report.bouts) <= most else report.bouts[: most - 1]


def _most(report: Report) -> int:
    """For how many rows of bouts there is room beside ships and a wall."""
    return MOST - len(aids(report))


def _before(report: Report) -> int:
    """How many rows there are before the bouts: bids by rows, or one for what is assigned without bids."""
    if report.is_solo:
        return 1
    return len(ROWS) if report.attack.bid or report.defence.bid else 0


def _heights(report: Report) -> Heights:
    before = (BID,) * len(aids(report))
    if report.won is not None:
        return (*before, BID, BID, WON)
    bouts = min(_most(report), len(report.bouts))
    return (*before, *(BID,) * _before(report), *(BOUT,) * bouts, WON)


def _steps(words: Words, report: Report) -> list[str]:
    """What each row is about: ships and wall, rows of the Standard, bouts, bouts won; or parts of a power."""
    before = [words(f"mesopotamia-report-step-{one}") for one in aids(report)]
    if report.won is not None:
        first, second = report.powers
        tie = "-tie" if first == second else ""
        sums = [words(f"mesopotamia-report-step-{one}{tie * (one == SUMS[-1])}") for one in SUMS]
        return [*before, *sums]
    bids = [words.said(standard_row(row)) for row in ROWS[: _before(report)]]
    if report.is_solo:
        bids = [words("mesopotamia-report-step-assigned")]
    bouts = [_step(words, bout, number) for number, bout in enumerate(_shown(report), 1)]
    if len(bouts) < len(report.bouts):
        told = {"first": len(bouts) + 1, "last": len(report.bouts)}
        bouts.append(words("mesopotamia-report-step-rest", **told))
    return [*before, *bids, *bouts, words("mesopotamia-report-step-won")]


def _step(words: Words, bout: Bout, number: int) -> str:
    """Which bout it was, whether a tie, and by which steps the rules have answered it."""
    if bout.answer is None:
        return words(f"mesopotamia-report-step-{'tie' if bout.is_tie else 'bout'}", n=number)
    letters = ", ".join(bout.answer.steps.upper())
    tie = "-tie" if bout.is_tie else ""
    return words(f"mesopotamia-report-step-answered{tie}", n=number, steps=letters)


def _title(canvas: Canvas, words: Words, state: Mesopotamia, report: Report) -> None:
    game, fight = words("mesopotamia-picture-game"), battle_words.title(words, state, report)
    ledger.draw_title(canvas, words, STRIP, game, fight, report.round)
    won = battle_words.victor(report)
    if won is not None:
        said = words("mesopotamia-report-plate-won")
        name = capital(party(words, won.party))
        ledger.draw_result(canvas, mark_or_none(state, won.party), name, said)


def _head(column: Column, words: Words, state: Mesopotamia, side: Party) -> None:
    """Who fights, and with which units and rams."""
    told = words(f"mesopotamia-report-{'attacks' if column.attacks else 'defends'}")
    if side.party == TRIBE:
        told = words("mesopotamia-report-led", told=told, name=words.name(side.decides))
    else:
        told = f"{empire(words, state, side.party)} · {told}"
    column.banner(party(words, side.party), told, kinds(Counter(side.units), side.rams))


def _assigned(column: Column, words: Words, report: Report, side: Party, number: int) -> None:
    """The knuckles that a side has placed on its cards in solo combat, by rows, and how many came back."""
    placed = battle_words.placed_by(report, side)
    total, back = sum(placed.values()), sum(side.back.values())
    column.number(number, str(total), pale=not total)
    y, canvas = column.row(number).middle[1], column.canvas
    canvas.icon("knuckle", column.x(24), y, 38)
    told = words("mesopotamia-report-rows", **placed)
    if back:
        told = words("mesopotamia-report-rows-back", **placed, n=back)
    canvas.text(column.x(60), y, told, "text", 25, column.ink(0, MUTED), column.side, ROOM - 100)


def _bid(column: Column, words: Words, report: Report, side: Party, number: int, row: str) -> None:
    """What a side has bid on a row of the Standard, and how much of it came back."""
    bid, back = side.bid.get(row, 0), side.back.get(row, 0)
    column.number(number, str(bid), pale=not bid)
    y, canvas = column.row(number).middle[1], column.canvas
    canvas.icon("knuckle", column.x(24), y, _fitted(column, number, KNUCKLE))
    if back:
        told = words("mesopotamia-report-back", n=back)
        canvas.text(
            column.x(60), y, told, "text", 25, column.ink(number, MUTED), column.side, ROOM - 100
        )
    margin = report.margins.get(row, 0)
    if margin and (margin > 0) == column.attacks:
        _crown(column, number)


def _bout(column: Column, words: Words, report: Report, bout: Bout, number: int) -> None:
    """A unit in a bout with the parts of its sum."""
    attacks = column.attacks
    side, which = (report.attack, bout.attack) if attacks else (report.defence, bout.defence)
    found, won = bout.sums[0 if attacks else 1], bout.won == attacks
    y, canvas = column.row(number).middle[1], column.canvas
    canvas.icon(icon_of(side.units[which]), column.x(24), y, _fitted(column, number, UNIT))
    told = words(
        "mesopotamia-report-sum",
        printed=found.printed,
        assigned=found.assigned,
        tactics=found.tactics,
        mobility=found.mobility,
    )
    ink = column.ink(number, INK if won else EARTH)
    canvas.text(column.x(60), y, told, "text", 25, ink, column.side, ROOM - 100)
    column.number(number, str(found.total), pale=not found.total)
    if won:
        _crown(column, number)


def _crown(column: Column, number: int) -> None:
    """Whoever has prevailed in a row."""
    x = MIDDLE.x0 - NUMBER - 28 if column.attacks else MIDDLE.x1 + NUMBER + 28
    size = _fitted(column, number, CROWN)
    column.canvas.icon("crown", x, column.row(number).middle[1], size)


def _fitted(column: Column, number: int, size: float) -> float:
    """The size of an icon in a row, which may be pressed."""
    return min(size, column.row(number).height - 2)


def _after(
    canvas: Canvas, heights: Heights, words: Words, state: Mesopotamia, report: Report
) -> Image.Image:
    """What became of the losers on the left, what is left on the right."""
    losses = [*battle_words.loss_lines(words, state, report), *ram_lines(words, report)]
    after = [
        battle_words.verdict(words, state, report),
        *wall_lines(words, report),
        *battle_words.left_lines(words, report),
    ]
    nothing = words("mesopotamia-report-no-losses")
    share = 0.62 if report.is_solo else 0.5  # with losses it is told how the rules have answered
    columns = [
        Noted(words("mesopotamia-report-losses"), losses, nothing, CANNOT, share),
        Noted(words("mesopotamia-report-after"), after, nothing, INK, 1 - share),
    ]
    return ledger.draw_after(canvas, heights, columns)
