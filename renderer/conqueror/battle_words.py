"""Battles in words: those that are over for reports, those in progress for own tables."""

from collections.abc import Iterator, Mapping

from engines.conqueror.ids import KINDS
from engines.conqueror.preview.lines import ELITE_POWERS, line
from engines.conqueror.preview.odds import so_far
from engines.conqueror.state import Conqueror, Count, Fought, Report, Units, add, total
from engines.conqueror.words import place_name
from engines.core.text import Text
from renderer.conqueror.texts import army, fight, helps, named, nation, owner, placed
from renderer.core.telling import listed
from renderer.core.words import Words

STEPS = ("units", "helpers", "cards", "place", "die")
"""What a side's strength is made of, in the order in which it is told."""
OF_UNITS = (*KINDS, *ELITE_POWERS, "heavy_cavalry", "elite_armor")
"""Lines about what stands in the field, which reinforcements may have, too."""
OF_CARDS = ("hero", "tactic", "age_of_heroes")


def over(state: Conqueror) -> list[Report]:
    """The battles of this round and of the last, each once it is over."""
    return [one for one in state.reports if one.ended]


def called(report: Report) -> Text:
    """What a panel calls a battle."""
    return Text(
        "conqueror-picture-report", {"n": report.number, "place": place_name(report.target)}
    )


def step_of(count: Count) -> str:
    """To which step of the ledger a line belongs."""
    if count.key == "die":
        return "die"
    if count.key in OF_UNITS:
        return "helpers" if count.helps else "units"
    return "cards" if count.key.partition("-")[0] in OF_CARDS else "place"


def lines_of(state: Conqueror, side: Fought) -> Mapping[str, list[Count]]:
    """The lines of a side's strength by the step they belong to."""
    found: dict[str, list[Count]] = {step: [] for step in STEPS}
    for count in side.counts or _helping(state, side):
        found[step_of(count)].append(count)
    return found


def _helping(state: Conqueror, side: Fought) -> list[Count]:
    """The units of reinforcements, which add nothing where there was no melee."""
    return [
        Count(
            kind, 0, one.seat, state.content.elite(state.nations[one.seat].board).id, n, helps=True
        )
        for one in side.helpers
        for kind, n in one.units.items()
    ]


def title(words: Words, report: Report) -> str:
    """Which battle it was."""
    return words("conqueror-picture-battle", place=named(words, report.target))


def outcome(report: Report) -> str:
    """How it came out: "won" and the land taken, "beaten" without moving in, "tie" or "held"."""
    if report.conquered:
        return "won"
    if report.won == "attack":
        return "beaten"
    return "tie" if report.won == "tie" else "held"


def verdict(words: Words, report: Report) -> str:
    """How it came out, in few words."""
    found = outcome(report)
    seat = report.attack.seat if found in ("won", "beaten") else report.defence.seat
    place = placed(words, report.target)
    return words(f"conqueror-report-{found}", name=owner(words, seat), place=place)


def units_of(report: Report, side: Fought) -> Units:
    """What a side fought with; if the volley left nothing of it, what it had before."""
    if side.units:
        return side.units
    place = report.origin if side is report.attack else report.target
    return next(
        (one.units for one in report.lost if (one.seat, one.place) == (side.seat, place)), {}
    )


def loss_lines(words: Words, report: Report) -> list[str]:
    """Who lost which units, from where; those of the volley and of the melee together."""
    lost: dict[tuple[int, str], Units] = {}
    for one in report.lost:
        add(lost.setdefault((one.seat, one.place), {}), one.units)
    return [
        words(
            "conqueror-report-lost",
            name=owner(words, seat),
            units=army(words, units),
            place=named(words, place),
        )
        for (seat, place), units in lost.items()
        if total(units)
    ]


def toll_lines(words: Words, state: Conqueror, report: Report) -> Iterator[str]:
    """What each side inflicted, what its shields cancel, what its own cards cost it."""
    for side in (report.attack, report.defence):
        name = nation(words, state, side.seat)
        for key, counts, n in (
            ("inflicts", side.harm, side.inflicted),
            ("shields", side.guard, side.shields),
            ("costs", side.costs, sum(one.amount for one in side.costs)),
        ):
            if n:
                parts = [words.said(line(state.content, one)) for one in counts]
                yield words(f"conqueror-report-{key}", name=name, n=n, parts=listed(words, parts))


def after_lines(words: Words, report: Report) -> Iterator[str]:
    """What came of it."""
    attacker, defender = owner(words, report.attack.seat), owner(words, report.defence.seat)
    yield verdict(words, report) + "."
    if not report.conquered and _survives(report):
        place = placed(words, report.origin)
        yield words("conqueror-report-home", name=attacker, place=place)
    if report.left:
        place, units = placed(words, report.origin), army(words, report.left)
        yield words("conqueror-report-left", name=attacker, units=units, place=place)
    if report.retreat is not None:
        place = placed(words, report.retreat)
        yield words("conqueror-report-retreat", name=defender, place=place)
    if report.sailed is not None:
        yield words("conqueror-report-sailed", name=defender, place=placed(words, report.sailed))
    if report.trapped:
        units = army(words, report.trapped)
        yield words("conqueror-report-trapped", name=defender, units=units)


def _survives(report: Report) -> bool:
    """Whether some of the attackers from the origin surely live."""
    main = (report.attack.seat, report.origin)
    lost = sum(total(one.units) for one in report.lost if (one.seat, one.place) == main)
    return lost < total(report.attack.units)


def so_far_lines(words: Words, state: Conqueror) -> Iterator[str]:
    """The battle in progress: who fights, and what both sides are known to bring, step by step."""
    yield fight(words, state)
    yield from helps(words, state)
    for key, side in zip(("attack", "defence"), so_far(state), strict=True):
        name = owner(words, side.seat)
        yield words(f"conqueror-picture-so-far-{key}", name=name, n=side.total)
        for step, counts in lines_of(state, side).items():
            if counts:
                yield words(
                    "conqueror-picture-step",
                    step=words(f"conqueror-report-step-{step}"),
                    parts=listed(words, [_of_whom(words, state, side, one) for one in counts]),
                )


def volley_line(words: Words, report: Report, *, attacks: bool) -> str:
    """The archers' shots of a side, if it had any."""
    for one in report.volleys:
        if one.attacks == attacks and one.dice:
            dice = ", ".join(str(pips) for pips in one.dice)
            side = report.attack if attacks else report.defence
            name = owner(words, side.seat)
            return words("conqueror-report-volley", name=name, dice=dice, n=one.hits)
    return ""


def side_line(words: Words, state: Conqueror, report: Report, *, attacks: bool) -> str:
    """What a side brought, line by line, and its strength."""
    side = report.attack if attacks else report.defence
    key = f"conqueror-report-{'attack' if attacks else 'defence'}"
    place = placed(words, report.origin if attacks else report.target)
    name = owner(words, side.seat)
    if not report.melee:
        helping = [_count(words, state, side, one) for one in _helping(state, side)]
        said = [army(words, units_of(report, side)), *helping]
        return words(f"{key}-shot", name=name, place=place, parts=listed(words, said))
    said = [_count(words, state, side, one) for one in side.counts]
    return words(key, name=name, place=place, parts=listed(words, said), total=side.total)


def _count(words: Words, state: Conqueror, side: Fought, count: Count) -> str:
    """A line with its amount; of a reinforcement also that it is one, or whose it is."""
    if count.helps and count.seat == side.seat:
        return f"{words.said(line(state.content, count))} ({words('conqueror-report-own-help')})"
    return _of_whom(words, state, side, count)


def _of_whom(words: Words, state: Conqueror, side: Fought, count: Count) -> str:
    """A line with its amount; of a reinforcement of another player also whose it is."""
    said = words.said(line(state.content, count))
    if not count.helps or count.seat in (None, side.seat):
        return said
    return f"{said} ({owner(words, count.seat)})"


def lines(words: Words, state: Conqueror, report: Report) -> Iterator[str]:
    """All of it, a sentence a line."""
    for attacks in (False, True):
        if said := volley_line(words, report, attacks=attacks):
            yield said
    for attacks in (True, False):
        yield side_line(words, state, report, attacks=attacks)
    yield from after_lines(words, report)
    yield from toll_lines(words, state, report)
    yield from loss_lines(words, report)
