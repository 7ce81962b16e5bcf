"""Clicks of moderators, of who sets a server up, and reports to moderators."""

from dataclasses import dataclass

from bot.ui.click import Click, MatchClick, Snowflake


@dataclass(frozen=True)
class RollBackToClick(MatchClick, verb="mod-to"):
    """A move is picked to go back to."""


@dataclass(frozen=True)
class RollBackClick(MatchClick, verb="mod-back"):
    """*Go back*. number: of the last move when it was shown."""

    to: int | None
    number: int | None
    dice: str


@dataclass(frozen=True)
class RollBackNowClick(RollBackClick, verb="mod-rolled"):
    """The reason was sent: the match goes back."""


@dataclass(frozen=True)
class CancelRollBackClick(MatchClick, verb="mod-cancel"):
    """*Cancel*."""


@dataclass(frozen=True)
class AuditClick(MatchClick, verb="audit"):
    """Another page of the audit log, and what that is narrowed down to."""

    page: int | None
    actor: Snowflake
    act: str
    since: int | None


@dataclass(frozen=True)
class SetupClick(Click, verb="setup"):
    """*Back* from the limits."""


@dataclass(frozen=True)
class SetupLanguageClick(Click, verb="setup-language"):
    """A language is picked."""


@dataclass(frozen=True)
class SetupRoleClick(Click, verb="setup-role"):
    """*No role*."""


@dataclass(frozen=True)
class SetupAlertsClick(Click, verb="setup-alerts"):
    """*No channel*."""


@dataclass(frozen=True)
class LimitsClick(Click, verb="limits"):
    """*Limits…*."""


@dataclass(frozen=True)
class PickLimitClick(Click, verb="limit"):
    """A limit is picked."""


@dataclass(frozen=True)
class SetLimitClick(Click, verb="limited"):
    """The number of a limit was typed."""

    name: str


@dataclass(frozen=True)
class UsualLimitsClick(Click, verb="limits-usual"):
    """*The usual numbers everywhere*."""


@dataclass(frozen=True)
class ReportClick(MatchClick, verb="report"):
    """What is wrong with a post was typed."""

    message: Snowflake
