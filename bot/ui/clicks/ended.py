"""Clicks on matches that are over."""

from dataclasses import dataclass

from bot.ui.click import MatchClick


@dataclass(frozen=True)
class ConfirmClick(MatchClick, verb="confirm"):
    """*Confirm result*."""


@dataclass(frozen=True)
class VerifyClick(MatchClick, verb="verify"):
    """*Verify*."""


@dataclass(frozen=True)
class ReplayClick(MatchClick, verb="replay"):
    """*Replay*: the whole match as an animation."""


@dataclass(frozen=True)
class ShowResultClick(MatchClick, verb="result"):
    """*Show points*, or another page of them."""

    page: int | None = None


@dataclass(frozen=True)
class RematchClick(MatchClick, verb="rematch"):
    """*Rematch*."""


@dataclass(frozen=True)
class ExportClick(MatchClick, verb="export"):
    """*Export*. mark: of the post it stands in."""

    mark: str
