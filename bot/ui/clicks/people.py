"""Clicks of one person about themselves: their matches, settings, data, absence."""

from dataclasses import dataclass

from bot.ui.click import Click, MatchClick


@dataclass(frozen=True)
class Games(Click, verb="games"):
    """A page of one's matches."""

    page: int


@dataclass(frozen=True)
class Language(Click, verb="language"):
    """A language is picked."""


@dataclass(frozen=True)
class DirectMessages(Click, verb="dms"):
    """Direct messages on or off."""

    turn: str


@dataclass(frozen=True)
class Reminders(Click, verb="reminders"):
    """Reminders on or off."""

    turn: str


@dataclass(frozen=True)
class HeadsUp(Click, verb="heads-up"):
    """The message to whom is next, on or off."""

    turn: str


@dataclass(frozen=True)
class Quiet(Click, verb="quiet"):
    """Quiet hours are picked."""


@dataclass(frozen=True)
class Hours(Click, verb="hours"):
    """Quiet hours were typed."""


@dataclass(frozen=True)
class EndVacation(Click, verb="back"):
    """*Cancel vacation*."""

    vacation: int


@dataclass(frozen=True)
class TakeSeatBack(MatchClick, verb="sit"):
    """*Take my seat back*, in a panel or in the thread."""

    where: str | None = None


@dataclass(frozen=True)
class Blocks(Click, verb="blocks"):
    """*Blocked people…* in the settings, or another page."""

    page: int | None = None


@dataclass(frozen=True)
class Unblock(Click, verb="unblock"):
    """Somebody is picked who is to be blocked no longer."""

    page: int


@dataclass(frozen=True)
class Data(Click, verb="data"):
    """*My data…* in the settings, or *Keep it*."""

    where: str | None = None


@dataclass(frozen=True)
class DataFile(Click, verb="data-file"):
    """*Download my data*."""


@dataclass(frozen=True)
class Erase(Click, verb="erase"):
    """*Erase my data…*: it is asked once more."""


@dataclass(frozen=True)
class EraseNow(Click, verb="erase-now"):
    """*Erase for good*."""
