"""Texts of engines in the words of the command line."""

from data.catalogues import catalogue
from engines.core import Text, say


def seat_name(seat: int) -> str:
    """What a seat without a person is called; counted from 1 as everywhere outside Python."""
    return f"Seat {seat + 1}"


def in_english(message: Text) -> str:
    """A text for somebody at a terminal."""
    return say(message, catalogue("en"), seat_name)
