"""Clicks in lobbies and lists of matches."""

from dataclasses import dataclass

from bot.ui.click import Click, MatchClick


@dataclass(frozen=True)
class Join(MatchClick, verb="join"):
    """*Join*. mark: of the post it stands in."""

    mark: str | None = None


@dataclass(frozen=True)
class Leave(MatchClick, verb="leave"):
    """*Leave*."""


@dataclass(frozen=True)
class Start(MatchClick, verb="start"):
    """*Start*."""


@dataclass(frozen=True)
class StartByLot(MatchClick, verb="start-by-lot"):
    """*Start, and leave these to chance*. fill: who takes the open seats, "" for nobody."""

    fill: str


@dataclass(frozen=True)
class Marks(MatchClick, verb="marks"):
    """*Choose colour*."""


@dataclass(frozen=True)
class PickMark(MatchClick, verb="mark"):
    """A colour is picked."""


@dataclass(frozen=True)
class MatchList(Click, verb="list"):
    """Another page of a list, and what that is narrowed down to."""

    page: int
    game: str
    show: str
    free: str
    mine: str
    deadline: str


@dataclass(frozen=True)
class Options(MatchClick, verb="options"):
    """*Options*, or another page of them."""

    page: int | None = None


@dataclass(frozen=True)
class SetOption(MatchClick, verb="option"):
    """A value is picked for an option of the game."""

    key: str
    page: int


@dataclass(frozen=True)
class OptionNumber(SetOption, verb="number"):
    """A number is to be typed for an option."""


@dataclass(frozen=True)
class OptionNumbered(SetOption, verb="numbered"):
    """A number was typed for an option."""


@dataclass(frozen=True)
class Term(MatchClick, verb="term"):
    """A value is picked for the pace, the language or who may join."""

    key: str
    page: int


@dataclass(frozen=True)
class Seats(MatchClick, verb="seats"):
    """Another number of seats is picked."""


@dataclass(frozen=True)
class AiPlayers(MatchClick, verb="ai"):
    """*Add AI players*."""


@dataclass(frozen=True)
class SeatAi(MatchClick, verb="seat-ai"):
    """An AI player is to sit down."""

    policy: str


@dataclass(frozen=True)
class DropAi(MatchClick, verb="drop-ai"):
    """An AI player is to get up."""

    seat: int | None


@dataclass(frozen=True)
class StartWithAi(MatchClick, verb="start-ai"):
    """*Start with AI players in the open seats*."""
