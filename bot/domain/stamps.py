"""Moments as Discord shows them to each reader in the own language and time zone.

A relative stamp brings its own preposition ("in 3 hours", "hace 1 hora"), and changes by itself from what is
to come to what has been. So no text puts a word like "by" or "since" before one, and texts get it under a
name that says so: `when` (or `until`).
"""

from datetime import datetime


def absolute(moment: datetime) -> str:
    """A date with its time of day: "22 November 2026 14:30"."""
    return _stamp(moment, "f")


def relative(moment: datetime) -> str:
    """How far away a moment is: "in 3 hours", later "3 hours ago"."""
    return _stamp(moment, "R")


def dated(moment: datetime) -> str:
    """How far away a moment is, and in brackets which one it is."""
    return f"{relative(moment)} ({absolute(moment)})"


def _stamp(moment: datetime, style: str) -> str:
    return f"<t:{int(moment.timestamp())}:{style}>"
