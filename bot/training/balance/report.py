"""What was found out about everything that was counted, the most unbalanced first."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.training.balance.judged import Change, Judged, Side, agreed, all_judged, changes
from bot.training.balance.keys import CHOICE, MARK, NAMED, SEAT, TURN, Key
from bot.training.balance.tally import Count, Tally

FIRST, LAST = (TURN, SEAT, MARK), (NAMED, CHOICE)


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found out about one thing, by strength; None where too few took it.

    after, changed: the same with another content, if there is one, and how it differs.
    """

    key: Key
    before: Sequence[Judged | None]
    after: Sequence[Judged | None] = ()
    changed: Sequence[Change | None] = ()

    @property
    def unbalanced(self) -> Side | None:
        """The side on which it is by all strengths."""
        return agreed(self.before)

    @property
    def moved(self) -> Side | None:
        """Which way another content moves it by all strengths."""
        return agreed(self.changed) if self.changed else None

    @property
    def _urgency(self) -> tuple[int, int, int, float, Key]:
        known = [one for one in self.before if one is not None]
        sides = sum(one.side is not None for one in known)
        outside = sum(not one.low <= one.fair <= one.high for one in known)
        likely = min((1.0 if one.chance is None else one.chance for one in known), default=1.0)
        return -(self.unbalanced is not None), -sides, -outside, likely, self.key

    @property
    def _change(self) -> tuple[int, int, float, Key]:
        known = [one for one in self.changed if one is not None]
        sides = sum(one.side is not None for one in known)
        likely = min((one.chance for one in known), default=1.0)
        return -(self.moved is not None), -sides, likely, self.key


@dataclass(frozen=True, slots=True)
class Report:
    """All that was found out: by what it is about, the groups in a fixed order; and what has changed."""

    findings: Mapping[str, Sequence[Finding]]
    changed: Sequence[Finding] = field(default_factory=tuple)

    def each(self) -> Iterator[Finding]:
        """All findings."""
        for group in self.findings.values():
            yield from group


def _without_repeats(found: Sequence[Finding]) -> list[Finding]:
    """Without names around another one that the same seats have taken, as "some bread" is around "bread"."""
    names = [one for one in found if one.key.group == NAMED]
    return [one for one in found if not any(_only_says_more(one, other) for other in names)]


def _only_says_more(one: Finding, other: Finding) -> bool:
    if one.key.group != NAMED or one.key == other.key or other.key.name not in one.key.name:
        return False
    return _counts(one) == _counts(other)


def _counts(one: Finding) -> list[Count | None]:
    """What was counted of something, by strength and content."""
    return [each.count if each else None for each in (*one.before, *one.after)]


def report(before: Sequence[Tally], after: Sequence[Tally], least: int) -> Report:
    """Judge what was counted by each strength, with one content and perhaps (else empty) with another."""
    now = [all_judged(one, least) for one in before]
    then = [all_judged(one, least) for one in after]
    moved = [changes(*both) for both in zip(now, then, strict=False)]
    found = [
        Finding(
            key,
            [one.get(key) for one in now],
            [one.get(key) for one in then],
            [one.get(key) for one in moved],
        )
        for key in {key for one in (*now, *then) for key in one}
    ]
    found = _without_repeats(found)
    found.sort(key=lambda one: one._urgency)  # noqa: SLF001 - a finding's own order
    differing = [one for one in found if any(one.changed)]
    differing.sort(key=lambda one: one._change)  # noqa: SLF001 - the same
    groups = {one.key.group for one in found}
    middle = sorted(groups - {*FIRST, *LAST})
    ordered = [one for one in (*FIRST, *middle, *LAST) if one in groups]
    return Report(
        {name: [one for one in found if one.key.group == name] for name in ordered}, differing
    )
