"""What `caravan balance` has found, in lines and as JSON."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.cli.simulating import SHOWN
from bot.text.words import words
from bot.training.balance.judged import Change, Judged
from bot.training.balance.keys import CHOICE, MARK, NAMED, SEAT, TURN, VARIES, Key, Rows, merged
from bot.training.balance.report import Finding, Report
from bot.training.balance.tally import Tally
from data.catalogues import catalogue
from engines.core import Text, say

TITLES = {
    TURN: "turn order",
    SEAT: "seats",
    MARK: "marks",
    NAMED: "what else answers name",
    CHOICE: "answers",
}
NAME, CELL = 58, 27
"""How wide the columns are."""


@dataclass(frozen=True)
class Setting:
    """What was played. strengths: their names; before: what was counted, after: with another content."""

    game: str
    players: int
    options: Mapping[str, Any]
    strengths: tuple[str, str]
    before: Sequence[Tally]
    after: Sequence[Tally]
    lang: str
    raw: Mapping[str, Any]
    against: Path | None

    def head(self) -> dict[str, Any]:
        """What was played, as scripts read it."""
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "strengths": [
                {"name": name, "matches": one.matches}
                for name, one in zip(self.strengths, self.before, strict=True)
            ],
            "against": None if self.against is None else str(self.against),
        }

    def called(self, key: Key) -> str:
        """What something is called in the language of whoever asks."""
        if key.group == MARK:
            return words(self.lang).mark(self.game, key.name)
        found: Text | None = None
        for one in (*self.before, *self.after):
            if text := one.shown.get(key):
                found = text if found is None else merged(found, text)
        if found is None or not found.key:
            return key.name
        said = say(found, catalogue(self.lang), lambda _: VARIES)
        kind = key.name.split(" ")[0].removeprefix(f"{self.game}-")
        return f"{kind}: {said}" if key.group == CHOICE else said

    def source(self, key: Key) -> str | None:
        """Where the values of a row come from; None for what is no row."""
        return Rows(self.game, self.raw).source(key)


# --- for scripts -----------------------------------------------------------------------------------


def told(setting: Setting, report: Report) -> dict[str, Any]:
    """All findings, the most unbalanced of each group first."""
    return {"findings": [_finding(setting, one) for one in report.each()]}


def _finding(setting: Setting, one: Finding) -> dict[str, Any]:
    found = {
        "group": one.key.group,
        "key": one.key.name,
        "name": setting.called(one.key),
        "source": setting.source(one.key),
        "unbalanced": one.unbalanced,
        "strengths": [_judged(each) for each in one.before],
    }
    if setting.after:
        found["after"] = [_judged(each) for each in one.after]
        found["changed"] = one.moved
        found["changes"] = [_change(each) for each in one.changed]
    return found


def _judged(one: Judged | None) -> dict[str, Any] | None:
    if one is None:
        return None
    return {
        "offered": one.count.offered,
        "taken": one.count.taken,
        "wins": round(float(one.count.wins), 3),
        "share": round(one.share, 4),
        "fair": round(one.fair, 4),
        "low": round(one.low, 4),
        "high": round(one.high, 4),
        "chance": None if one.chance is None else float(f"{one.chance:.3g}"),
        "corrected": None if one.corrected is None else float(f"{one.corrected:.3g}"),
        "side": one.side,
    }


def _change(one: Change | None) -> dict[str, Any] | None:
    if one is None:
        return None
    return {
        "difference": round(one.difference, 4),
        "low": round(one.low, 4),
        "high": round(one.high, 4),
        "chance": float(f"{one.chance:.3g}"),
        "corrected": float(f"{one.corrected:.3g}"),
        "side": one.side,
    }


# --- for people ------------------------------------------------------------------------------------


def written(setting: Setting, report: Report) -> Iterator[str]:
    """A head, a table for each group, and one of what another content changes."""
    played = " and ".join(
        f"{one.matches} of {name} players"
        for name, one in zip(setting.strengths, setting.before, strict=True)
    )
    yield f"{setting.game}, {setting.players} players; matches: {played}"
    for group, found in report.findings.items():
        yield from _table(TITLES.get(group, group), setting, found, lambda one: one.before, _share)
    if setting.against is not None:
        title = f"changed by {setting.against.name}"
        yield from _table(title, setting, report.changed, lambda one: one.changed, _difference)


def _table(
    title: str, setting: Setting, found: Sequence[Finding], cells: Any, say_cell: Any
) -> Iterator[str]:
    yield ""
    yield _row("", title, setting.strengths)
    if not found:
        yield "   too few matches to tell"
    for one in found[:SHOWN]:
        sides = [each.side for each in cells(one) if each is not None]
        both = len(sides) == 2 and sides[0] is not None and sides[0] == sides[1]
        mark = "!!" if both else "!" if any(sides) else ""
        told = [VARIES if each is None else say_cell(each) for each in cells(one)]
        yield _row(mark, _called(setting, one.key), told)
    if len(found) > SHOWN:
        yield f"   and {len(found) - SHOWN} more (--json tells all)"


def _row(mark: str, name: str, cells: Sequence[str]) -> str:
    told = "".join(f"{one:<{CELL}}" for one in cells)
    return f"{mark:<2} {name:<{NAME}} {told}".rstrip()


def _called(setting: Setting, key: Key) -> str:
    """The name of something, shortened to fit; of a row with its source."""
    source = setting.source(key)
    after = f" ({source})" if source else ""
    name, room = setting.called(key), NAME - len(after)
    return f"{name if len(name) <= room else f'{name[: room - 1]}{VARIES}'}{after}"


def _share(one: Judged) -> str:
    within = "" if one.chance is None else f" ({one.low:.0%}-{one.high:.0%})"
    return f"{one.share:.0%}{within} of {one.count.taken}"


def _difference(one: Change) -> str:
    return f"{one.difference:+.0%} ({one.low:+.0%} to {one.high:+.0%})"
