"""Clicks in what-ifs, and on the button that leads to one."""

from dataclasses import dataclass

from bot.ui.click import MatchClick


@dataclass(frozen=True)
class WhatIfClick(MatchClick, verb="whatif"):
    """*What if?* in the panel."""


@dataclass(frozen=True)
class DealClick(MatchClick, verb="deal"):
    """Another deal, or anew from where the match stands now."""

    what: str


@dataclass(frozen=True)
class OthersClick(MatchClick, verb="others"):
    """An AI player answers for the others."""


@dataclass(frozen=True)
class HintClick(MatchClick, verb="hint"):
    """What an AI player would answer is asked for."""


@dataclass(frozen=True)
class CloseClick(MatchClick, verb="close"):
    """The what-if is forgotten."""
