"""Clicks of one person about themselves: their matches, settings, data, absence."""

from dataclasses import dataclass

from bot.ui.click import Click, MatchClick


@dataclass(frozen=True)
class GamesClick(Click, verb="games"):
    """A page of one's matches."""

    page: int


@dataclass(frozen=True)
class LanguageClick(Click, verb="language"):
    """A language is picked."""


@dataclass(frozen=True)
class DirectMessagesClick(Click, verb="dms"):
    """Direct messages on or off."""

    turn: str


@dataclass(frozen=True)
class RemindersClick(Click, verb="reminders"):
    """Reminders on or off."""

    turn: str


@dataclass(frozen=True)
class HeadsUpClick(Click, verb="heads-up"):
    """The message to whom is next, on or off."""

    turn: str


@dataclass(frozen=True)
class QuietClick(Click, verb="quiet"):
    """Quiet hours are picked."""


@dataclass(frozen=True)
class HoursClick(Click, verb="hours"):
    """Quiet hours were typed."""


@dataclass(frozen=True)
class EndVacationClick(Click, verb="back"):
    """*Cancel vacation*."""

    vacation: int


@dataclass(frozen=True)
class VacationsClick(Click, verb="vacations"):
    """Another page of one's vacations."""

    page: int


@dataclass(frozen=True)
class TakeSeatBackClick(MatchClick, verb="sit"):
    """*Take my seat back*, in a panel or in the thread."""

    where: str | None = None


@dataclass(frozen=True)
class BlocksClick(Click, verb="blocks"):
    """*Blocked people…* in the settings, or another page."""

    page: int | None = None


@dataclass(frozen=True)
class UnblockClick(Click, verb="unblock"):
    """Somebody is picked who is to be blocked no longer."""

    page: int


@dataclass(frozen=True)
class DataClick(Click, verb="data"):
    """*My data…* in the settings, or *Keep it*."""

    where: str | None = None


@dataclass(frozen=True)
class DataFileClick(Click, verb="data-file"):
    """*Download my data*."""


@dataclass(frozen=True)
class EraseClick(Click, verb="erase"):
    """*Erase my data…*: it is asked once more."""


@dataclass(frozen=True)
class EraseNowClick(Click, verb="erase-now"):
    """*Erase for good*."""
