"""Clicks of moderators, of who sets a server up, and reports to moderators."""

from dataclasses import dataclass

from bot.ui.click import Click, MatchClick, Snowflake


@dataclass(frozen=True)
class RollBackTo(MatchClick, verb="mod-to"):
    """A move is picked to go back to."""


@dataclass(frozen=True)
class RollBack(MatchClick, verb="mod-back"):
    """*Go back*. number: of the last move when it was shown."""

    to: int | None
    number: int | None
    dice: str


@dataclass(frozen=True)
class RollBackNow(RollBack, verb="mod-rolled"):
    """The reason was sent: the match goes back."""


@dataclass(frozen=True)
class CancelRollBack(MatchClick, verb="mod-cancel"):
    """*Cancel*."""


@dataclass(frozen=True)
class Audit(MatchClick, verb="audit"):
    """Another page of the audit log, and what that is narrowed down to."""

    page: int | None
    actor: Snowflake
    act: str
    since: int | None


@dataclass(frozen=True)
class Setup(Click, verb="setup"):
    """*Back* from the limits."""


@dataclass(frozen=True)
class SetupLanguage(Click, verb="setup-language"):
    """A language is picked."""


@dataclass(frozen=True)
class SetupRole(Click, verb="setup-role"):
    """*No role*."""


@dataclass(frozen=True)
class SetupAlerts(Click, verb="setup-alerts"):
    """*No channel*."""


@dataclass(frozen=True)
class Limits(Click, verb="limits"):
    """*Limits…*."""


@dataclass(frozen=True)
class PickLimit(Click, verb="limit"):
    """A limit is picked."""


@dataclass(frozen=True)
class SetLimit(Click, verb="limited"):
    """The number of a limit was typed."""

    name: str


@dataclass(frozen=True)
class UsualLimits(Click, verb="limits-usual"):
    """*The usual numbers everywhere*."""


@dataclass(frozen=True)
class Report(MatchClick, verb="report"):
    """What is wrong with a post was typed."""

    message: Snowflake
