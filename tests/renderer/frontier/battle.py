"""The picture of a battle that is over: a ledger of both sides, step by step, and what came of it."""

from collections.abc import Mapping

from PIL import Image

from renderer.core import ledger
from renderer.core.canvas import Canvas
from renderer.core.ledger import Column, Noted
from renderer.core.palette import CANNOT, EARTH, INK, Mark
from renderer.core.words import Words
from tests.engines.frontier.ids import KINDS
from tests.engines.frontier.state import Fought, Frontier, Report
from tests.engines.frontier.words import card_name
from tests.renderer.frontier import battle_words
from tests.renderer.frontier.battle_words import STEPS, parts_of
from tests.renderer.frontier.palette import STRIP
from tests.renderer.frontier.reading import mark_of
from tests.renderer.frontier.texts import named, owner

ROWS = (*STEPS, "total")
HEIGHTS = (86.0,) * len(ROWS)
STACK, KIND, CARD = 276, 72, 236


def paint(state: Frontier, words: Words, report: Report) -> Image.Image:
    """A battle on a picture of its own, the attack on the left."""
    marks = _mark(state, report.attack), _mark(state, report.defence)
    canvas = Canvas(ledger.ground(STRIP, HEIGHTS, *marks))
    _title(canvas, words, state, report)
    most = max(report.attack.total, report.defence.total)
    for attacks, side in ((True, report.attack), (False, report.defence)):
        column = Column(canvas, HEIGHTS, marks[0 if attacks else 1], attacks=attacks)
        key = f"frontier-report-{'from' if attacks else 'for'}"
        land = named(words, state, report.origin if attacks else report.target)
        column.banner(owner(words, state, side.seat), words(key, land=land))
        parts = parts_of(state, side, attacks=attacks)
        for number, (step, n) in enumerate(parts.items()):
            column.number(number, f"+{n}" if n else "\N{EN DASH}", pale=not n)
            _step(column, words, state, number, step, side)
        column.number(len(STEPS), str(side.total), pale=not side.total)
        column.sums(parts.values(), most, won=attacks == report.won)
    return _after(canvas, words, state, report)


def _mark(state: Frontier, side: Fought) -> Mark | None:
    return None if side.seat is None else mark_of(state, side.seat)


def _title(canvas: Canvas, words: Words, state: Frontier, report: Report) -> None:
    battle = battle_words.title(words, state, report)
    ledger.draw_title(canvas, words, STRIP, words("frontier-name"), battle, report.round)
    victor = report.attack if report.won else report.defence
    key = "frontier-report-takes" if report.won else "frontier-report-holds"
    said = words(key, land=named(words, state, report.target))
    ledger.draw_result(canvas, _mark(state, victor), owner(words, state, victor.seat), said)
    ledger.draw_steps(canvas, HEIGHTS, [words(f"frontier-report-step-{step}") for step in ROWS])


def _step(
    column: Column, words: Words, state: Frontier, number: int, step: str, side: Fought
) -> None:
    """What stands behind the number of a row."""
    y, canvas = column.row(number).middle[1], column.canvas
    if step == "units":
        _units(column, side.units, 0, y)
    elif step == "helpers":
        for place, one in enumerate(side.helpers):
            if one.seat is not None:
                x = column.x(place * STACK + 22)
                canvas.icon("piece", x, y, 46, mark_of(state, one.seat))
            _units(column, one.units, place * STACK + 50, y)
    elif step == "walls" and side.walls:
        canvas.icon("fort", column.x(28), y, 58, 4 if side.walls > 2 else 1)
    elif step == "cards":
        for place, face in enumerate(side.played):
            _card(column, words, state, face, place * (CARD + 14), y)
    elif step == "die":
        column.dice(number, [side.die])


def _units(column: Column, units: Mapping[str, int], offset: float, y: float) -> None:
    found = [kind for kind in KINDS if kind in units]
    for place, kind in enumerate(found):
        left = column.left(offset + place * KIND, KIND)
        column.canvas.icon(kind, left + 20, y, 34)
        column.canvas.text(left + 39, y, units[kind], "hero", 32, INK, width=KIND - 40)


def _card(
    column: Column, words: Words, state: Frontier, face: str, offset: float, y: float
) -> None:
    left, canvas = column.left(offset, CARD), column.canvas
    canvas.place("chip", left, y - 32, CARD, 64)
    canvas.icon("card_back", left + 32, y, (34, 46), column.mark.dark if column.mark else EARTH)
    name = words.said(card_name(face))
    canvas.text(left + 60, y, name, "bold", 27, INK, width=CARD - 126)
    strength = f"+{state.content.strength(face)}"
    canvas.text(left + CARD - 36, y, strength, "hero", 30, INK, "middle", 52)


def _after(canvas: Canvas, words: Words, state: Frontier, report: Report) -> Image.Image:
    """Losses on the left, what came of the battle on the right."""
    nothing, half = words("frontier-report-no-losses"), 0.5
    columns = (
        ("losses", battle_words.loss_lines(words, state, report), CANNOT),
        ("after", list(battle_words.after_lines(words, state, report)), INK),
    )
    return ledger.draw_after(
        canvas,
        HEIGHTS,
        [
            Noted(words(f"frontier-report-{key}"), said, nothing, fill, half)
            for key, said, fill in columns
        ],
    )
