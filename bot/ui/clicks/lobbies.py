"""Clicks in lobbies and lists of matches."""

from dataclasses import dataclass

from bot.ui.click import Click, MatchClick


@dataclass(frozen=True)
class JoinClick(MatchClick, verb="join"):
    """*Join*. mark: of the post it stands in."""

    mark: str | None = None


@dataclass(frozen=True)
class LeaveClick(MatchClick, verb="leave"):
    """*Leave*."""


@dataclass(frozen=True)
class StartClick(MatchClick, verb="start"):
    """*Start*."""


@dataclass(frozen=True)
class StartByLotClick(MatchClick, verb="start-by-lot"):
    """*Start, and leave these to chance*. fill: who takes the open seats, "" for nobody."""

    fill: str


@dataclass(frozen=True)
class MarksClick(MatchClick, verb="marks"):
    """*Choose colour*."""


@dataclass(frozen=True)
class PickMarkClick(MatchClick, verb="mark"):
    """A colour is picked."""


@dataclass(frozen=True)
class MatchListClick(Click, verb="list"):
    """Another page of a list, and what that is narrowed down to."""

    page: int
    game: str
    show: str
    free: str
    mine: str
    deadline: str


@dataclass(frozen=True)
class OptionsClick(MatchClick, verb="options"):
    """*Options*, or another page of them."""

    page: int | None = None


@dataclass(frozen=True)
class SetOptionClick(MatchClick, verb="option"):
    """A value is picked for an option of the game."""

    key: str
    page: int


@dataclass(frozen=True)
class OptionNumberClick(SetOptionClick, verb="number"):
    """A number is to be typed for an option."""


@dataclass(frozen=True)
class OptionNumberedClick(SetOptionClick, verb="numbered"):
    """A number was typed for an option."""


@dataclass(frozen=True)
class TermClick(MatchClick, verb="term"):
    """A value is picked for the pace, the language or who may join."""

    key: str
    page: int


@dataclass(frozen=True)
class SeatsClick(MatchClick, verb="seats"):
    """Another number of seats is picked."""


@dataclass(frozen=True)
class AiPlayersClick(MatchClick, verb="ai"):
    """*Add AI players*."""


@dataclass(frozen=True)
class SeatAiClick(MatchClick, verb="seat-ai"):
    """An AI player is to sit down."""

    policy: str


@dataclass(frozen=True)
class DropAiClick(MatchClick, verb="drop-ai"):
    """An AI player is to get up. name: stands for what it is called; its seat may be another by now."""

    seat: int | None
    name: str | None = None


@dataclass(frozen=True)
class StartWithAiClick(MatchClick, verb="start-ai"):
    """*Start with AI players in the open seats*."""
