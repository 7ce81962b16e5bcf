"""Clicks on votes of a table."""

from dataclasses import dataclass

from bot.ui.click import MatchClick


@dataclass(frozen=True)
class VoteClick(MatchClick, verb="vote"):
    """*Yes*, *No* or *Withdraw vote*. mark: of the post."""

    ballot: int
    what: str
    mark: str


@dataclass(frozen=True)
class AskUndoClick(MatchClick, verb="ask-undo"):
    """*Ask the table* in a panel whose answer can no longer be taken back alone."""


@dataclass(frozen=True)
class PickTakebackClick(MatchClick, verb="takeback"):
    """An answer is picked to be asked back."""

    number: str | None = None


@dataclass(frozen=True)
class ProposeUndoClick(MatchClick, verb="propose-undo"):
    """The table is asked to take something back."""

    back: int
