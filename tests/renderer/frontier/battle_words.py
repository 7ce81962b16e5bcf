"""A battle that is over in words: for the report's picture, its description and the text board."""

from collections.abc import Iterator, Mapping

from engines.core.text import Text
from renderer.core.telling import listed
from renderer.core.words import Words
from tests.engines.frontier.rules.strength import worth
from tests.engines.frontier.state import Fought, Frontier, Report
from tests.renderer.frontier.texts import army, cards, named, owner

STEPS = ("units", "helpers", "walls", "cards", "die")
"""What a side's strength is made of, in the order in which it is told."""


def over(state: Frontier) -> list[Report]:
    """The battles of this round and of the last, each once it is over."""
    return state.reports


def called(state: Frontier, report: Report) -> Text:
    """What a panel calls a battle."""
    return Text("frontier-picture-report", {"n": report.number, "land": state.name(report.target)})


def parts_of(state: Frontier, side: Fought, *, attacks: bool) -> Mapping[str, int]:
    """What each step brings a side (FRO-6.3, FRO-6.4)."""
    box = state.content
    helpers = sum(worth(box, one.units, attacks=attacks) for one in side.helpers)
    found = {
        "units": worth(box, side.units, attacks=attacks),
        "helpers": helpers,
        "walls": side.walls,
        "cards": sum(map(box.strength, side.played)),
        "die": side.die,
    }
    return {step: found[step] for step in STEPS}


def title(words: Words, state: Frontier, report: Report) -> str:
    """Which battle it was."""
    return words("frontier-picture-battle", land=named(words, state, report.target))


def verdict(words: Words, state: Frontier, report: Report) -> str:
    """How it came out, in few words."""
    key, seat = ("won", report.attack.seat) if report.won else ("held", report.defence.seat)
    land = named(words, state, report.target)
    return words(f"frontier-report-{key}", name=owner(words, state, seat), land=land)


def loss_lines(words: Words, state: Frontier, report: Report) -> list[str]:
    """Who lost which units, from where."""
    return [
        words(
            "frontier-report-lost",
            name=owner(words, state, one.seat),
            units=army(words, one.units),
            land=named(words, state, one.land),
        )
        for one in report.losses
    ]


def after_lines(words: Words, state: Frontier, report: Report) -> Iterator[str]:
    """What came of it."""
    attacker, defender = report.attack.seat, owner(words, state, report.defence.seat)
    yield verdict(words, state, report) + "."
    if not report.won and attacker is not None:
        land = named(words, state, report.origin)
        yield words("frontier-report-home", name=words.name(attacker), land=land)
    if report.retreat is not None:
        land = named(words, state, report.retreat)
        yield words("frontier-report-retreat", name=defender, land=land)
    if report.trapped:
        yield words("frontier-report-trapped", name=defender, units=army(words, report.trapped))
    if report.fallen is not None:
        yield words("frontier-report-fallen", name=words.name(report.fallen))


def side_line(words: Words, state: Frontier, report: Report, *, attacks: bool) -> str:
    """What a side brought, step by step, and its strength."""
    side = report.attack if attacks else report.defence
    parts = [army(words, side.units)]
    parts += [
        words(
            "frontier-report-helper",
            name=owner(words, state, one.seat),
            land=named(words, state, one.land),
            units=army(words, one.units),
        )
        for one in side.helpers
    ]
    if side.walls:
        parts.append(words("frontier-report-walls", n=side.walls))
    if side.played:
        parts.append(cards(words, side.played))
    parts.append(words("frontier-report-die", n=side.die))
    key = f"frontier-report-{'attack' if attacks else 'defence'}"
    name = owner(words, state, side.seat)
    land = named(words, state, report.origin if attacks else report.target)
    return words(key, name=name, land=land, parts=listed(words, parts), total=side.total)


def lines(words: Words, state: Frontier, report: Report) -> Iterator[str]:
    """All of it, a sentence a line."""
    for attacks in (True, False):
        yield side_line(words, state, report, attacks=attacks)
    yield from after_lines(words, state, report)
    yield from loss_lines(words, state, report)
