"""A fight that is over in words: for the report's picture, its description and the text board."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from engines.core.text import Text
from engines.mesopotamia.ids import LAND, RAM, REMOVED, RETREATED, ROWS, STRENGTH, TRIBE
from engines.mesopotamia.state import Answer, Bout, Mesopotamia, Party, Report
from engines.mesopotamia.words import a_piece, place_name, standard_row, units
from renderer.core.words import Words
from renderer.mesopotamia.battle_aids import aid_lines, ram_lines, wall_lines
from renderer.mesopotamia.texts import army, party

FOUGHT, BEATEN, UNDECIDED = "won", "held", "open"
"""How a fight may end: the attack alone is left, the defence alone, or both."""

FEW = 4
"""Of how many bouts at most each is told by itself below a picture, with how the rules have answered it."""


def over(state: Mesopotamia) -> list[Report]:
    """The fights of this round and of the last, each once it is over."""
    return state.reports


def called(state: Mesopotamia, report: Report) -> Text:
    """What a panel calls a fight."""
    place = place_name(report.place, state.content.sections)
    return Text("mesopotamia-picture-report", {"n": report.number, "place": place})


def title(words: Words, state: Mesopotamia, report: Report) -> str:
    """Which fight it was."""
    return words("mesopotamia-picture-fight", place=placed(words, state, report.place))


def placed(words: Words, state: Mesopotamia, place: str) -> str:
    """Where it was."""
    return words.said(place_name(place, state.content.sections))


def left(report: Report, *, attacks: bool) -> list[str]:
    """The units of a side that were neither destroyed nor driven away.

    In simplified combat the losers lose all, and the winners one of several.
    """
    side = report.attack if attacks else report.defence
    if report.won is not None:
        kept = Counter(side.units) - Counter(side.lost)
        return [*kept.elements()] if report.won == attacks else []
    gone = {
        bout.attack if attacks else bout.defence for bout in report.bouts if bout.won != attacks
    }
    return [kind for number, kind in enumerate(side.units) if number not in gone]


def outcome(report: Report) -> str:
    """How it came out."""
    if report.won is not None:
        return FOUGHT if report.won else BEATEN
    attack, defence = (left(report, attacks=attacks) for attacks in (True, False))
    if attack and defence:
        return UNDECIDED
    return FOUGHT if attack else BEATEN


def victor(report: Report) -> Party | None:
    """The side that alone is left; None if both are."""
    found = {FOUGHT: report.attack, BEATEN: report.defence}
    return found.get(outcome(report))


def summary(words: Words, state: Mesopotamia, report: Report) -> str:
    """How it came out, and what became of a wall."""
    return "; ".join([verdict(words, state, report), *wall_lines(words, report)])


def verdict(words: Words, state: Mesopotamia, report: Report) -> str:
    """How it came out, in few words."""
    won, place = victor(report), placed(words, state, report.place)
    if won is None:
        return words("mesopotamia-report-open", place=place)
    return words("mesopotamia-report-won", name=party(words, won.party), place=place)


class _Fate(NamedTuple):
    """What became of the loser of a bout: whose unit it was, the key of the words, and where it went."""

    party: int
    key: str
    to: str | None


def _fate(report: Report, bout: Bout) -> _Fate:
    loser = report.defence if bout.won else report.attack
    if bout.fate == RETREATED:
        return _Fate(loser.party, REMOVED if bout.to is None else RETREATED, bout.to)
    return _Fate(loser.party, bout.fate, None)


def _beaten(report: Report, bout: Bout) -> str:
    """The kind of the unit that lost a bout."""
    loser = report.defence if bout.won else report.attack
    return loser.units[bout.defence if bout.won else bout.attack]


def _fate_line(words: Words, state: Mesopotamia, fate: _Fate, told: str, n: int) -> str:
    """What became of so many units."""
    place = "" if fate.to is None else placed(words, state, fate.to)
    name = party(words, fate.party)
    return words(f"mesopotamia-report-{fate.key}", name=name, units=told, n=n, place=place)


def loss_lines(words: Words, state: Mesopotamia, report: Report) -> list[str]:
    """What became of all who were beaten, those who shared a fate together."""
    if report.won is None:
        if any(bout.answer for bout in report.bouts) and len(report.bouts) <= FEW:
            return [_loss_line(words, state, report, bout) for bout in report.bouts]
        shared: dict[_Fate, list[str]] = {}
        for bout in report.bouts:
            shared.setdefault(_fate(report, bout), []).append(_beaten(report, bout))
        return [
            _fate_line(words, state, fate, army(words, units(_by_kind(kinds))), len(kinds))
            for fate, kinds in shared.items()
        ]
    loser = report.defence if report.won else report.attack
    return [
        words(
            "mesopotamia-report-all",
            name=party(words, loser.party),
            units=army(words, units(_by_kind(loser.units))),
        )
    ]


def _loss_line(words: Words, state: Mesopotamia, report: Report, bout: Bout) -> str:
    """What became of the loser of a bout, and how the rules have answered it."""
    beaten = words.said(a_piece(_beaten(report, bout)))
    fate = _fate_line(words, state, _fate(report, bout), beaten, 1)
    if bout.answer is None:
        return fate
    steps = "; ".join(answered(words, bout.answer))
    return words("mesopotamia-report-answer-fate", steps=steps, fate=fate)


def _by_kind(kinds: list[str]) -> dict[str, int]:
    found = Counter(kinds)
    return {kind: found[kind] for kind in LAND}


def bid_lines(words: Words, report: Report) -> Iterator[str]:
    """What was bid, on each row of the Standard or in one sum, and which power that gave."""
    if report.won is not None:
        for side, power in zip((report.attack, report.defence), report.powers, strict=True):
            bid = side.bid.get(STRENGTH, 0)
            name = party(words, side.party)
            yield words("mesopotamia-report-power", name=name, bid=bid, power=power)
        return
    for row in ROWS:
        yield words(
            "mesopotamia-report-bids",
            row=words.said(standard_row(row)),
            attacker=party(words, report.attack.party),
            attack=report.attack.bid.get(row, 0),
            defender=party(words, report.defence.party),
            defence=report.defence.bid.get(row, 0),
        )


def bout_line(words: Words, state: Mesopotamia, report: Report, number: int) -> str:
    """A bout: who met whom, with what, and what became of the loser."""
    bout = report.bouts[number]
    first, second = bout.sums
    told = {}
    if bout.answer is not None:
        side = report.attack if bout.answer.attacks else report.defence
        told = {"name": party(words, side.party), "steps": "; ".join(answered(words, bout.answer))}
    beaten = words.said(a_piece(_beaten(report, bout)))
    return words(
        f"mesopotamia-report-{'answered' if told else 'bout'}",
        n=number + 1,
        attacker=words.said(a_piece(report.attack.units[bout.attack])),
        attack=first.total,
        defender=words.said(a_piece(report.defence.units[bout.defence])),
        defence=second.total,
        fate=_fate_line(words, state, _fate(report, bout), beaten, 1),
        **told,
    )


def answered(words: Words, answer: Answer) -> Iterator[str]:
    """The steps of an answer in solo combat, each with its letter."""
    for letter in answer.steps:
        strength, tactics, mobility = answer.placed
        n = {"b": mobility, "d": mobility, "e": answer.discarded}.get(letter, strength + tactics)
        yield words(f"mesopotamia-report-answer-{letter}", n=n, most=answer.most)


def placed_by(report: Report, side: Party) -> dict[str, int]:
    """The knuckles that a side has placed on its cards in solo combat, by rows: before bouts, or in each."""
    attacks = side is report.attack
    placed = [
        *side.assigned,
        *(
            one.answer.placed
            for one in report.bouts
            if one.answer and one.answer.attacks == attacks
        ),
    ]
    return {row: sum(one[at] for one in placed) for at, row in enumerate(ROWS)}


def assigned_lines(words: Words, report: Report) -> Iterator[str]:
    """What both have placed on their cards in solo combat, and what came back."""
    for side in (report.attack, report.defence):
        rows = words("mesopotamia-report-rows", **placed_by(report, side))
        yield words("mesopotamia-report-assigned", name=party(words, side.party), rows=rows)
        if back := sum(side.back.values()):
            yield words("mesopotamia-report-recovered", name=party(words, side.party), n=back)


def left_lines(words: Words, report: Report) -> Iterator[str]:
    """What is left of both sides; rams do not stay where no unit of theirs does."""
    for attacks, side in ((True, report.attack), (False, report.defence)):
        kept = left(report, attacks=attacks)
        rams = side.rams - side.spent if kept else 0
        told = army(words, units({**_by_kind(kept), RAM: rams}))
        yield words("mesopotamia-report-left", name=party(words, side.party), units=told)


def lines(words: Words, state: Mesopotamia, report: Report) -> Iterator[str]:
    """All of it, a sentence a line."""
    for key, side in (("attack", report.attack), ("defence", report.defence)):
        told = army(words, units({**_by_kind(side.units), RAM: side.rams}))
        led = "-led" if side.party == TRIBE else ""
        yield words(
            f"mesopotamia-report-{key}{led}",
            name=party(words, side.party),
            leader=words.name(side.decides),
            units=told,
        )
    yield from aid_lines(words, report)
    if report.is_solo:
        yield from assigned_lines(words, report)
    elif report.attack.bid or report.defence.bid:
        yield from bid_lines(words, report)
    for number in range(len(report.bouts)):
        yield bout_line(words, state, report, number)
    if report.won is not None:
        yield from loss_lines(words, state, report)
    yield verdict(words, state, report)
    yield from wall_lines(words, report)
    yield from ram_lines(words, report)
    yield from left_lines(words, report)
