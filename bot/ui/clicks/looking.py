"""Clicks by which one looks at the board, the log, notes, a match's details; and on *Help*."""

from dataclasses import dataclass

from bot.ui.click import MatchClick


@dataclass(frozen=True)
class BoardClick(MatchClick, verb="board"):
    """*Board…*: a private look at the board."""


@dataclass(frozen=True)
class ZoomClick(MatchClick, verb="zoom"):
    """A part of the board is picked."""

    zone: str | None = None


@dataclass(frozen=True)
class NowClick(ZoomClick, verb="now"):
    """A look back ends."""


@dataclass(frozen=True)
class ThenClick(MatchClick, verb="then"):
    """The board after another move, or a part of it."""

    number: int
    zone: str | None = None


@dataclass(frozen=True)
class LogClick(MatchClick, verb="log"):
    """*Log*, or another page of it. kept: what is left out, or the mark of the post the button stands in."""

    place: str | None = None
    kept: str | None = None


@dataclass(frozen=True)
class SiftClick(MatchClick, verb="sift"):
    """Something is picked from a menu below the log."""

    what: str
    kept: str


@dataclass(frozen=True)
class HelpClick(MatchClick, verb="help"):
    """*Help*."""

    mark: str | None = None


@dataclass(frozen=True)
class NotesClick(MatchClick, verb="notes"):
    """*My notes* in the panel."""


@dataclass(frozen=True)
class JotClick(MatchClick, verb="jot"):
    """Notes are to be written. where: what is shown afterwards."""

    where: str


@dataclass(frozen=True)
class JottedClick(MatchClick, verb="jotted"):
    """Notes were written."""

    where: str


@dataclass(frozen=True)
class DetailsClick(MatchClick, verb="details"):
    """*Details*: what a match is set up with, and what its dice are proven by."""
