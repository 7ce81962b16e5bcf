"""Texts of engines in the words of the command line."""

from typing import Any

from data.catalogues import FALLBACK, catalogue
from engines.core import Match, Text, say
from engines.core.text import NameOf


def seat_name(seat: int) -> str:
    """What a seat without a person is called; counted from 1 as everywhere outside Python."""
    return f"Seat {seat + 1}"


def seat_names(match: Match[Any], lang: str = FALLBACK) -> list[str]:
    """What the seats of a match without people are called: those of the house by their names."""
    header, words, own = match.header, catalogue(lang), []
    players = match.spec.players_with(header.options, header.marks)
    for seat, mark in enumerate(header.marks):
        number = words.format("picture-seat", {"seat": seat + 1})
        own.append(number if seat < players else words.format(f"{header.game}-house-{mark}"))
    return own


def in_english(message: Text, name_of: NameOf = seat_name) -> str:
    """A text for somebody at a terminal."""
    return say(message, catalogue(FALLBACK), name_of)
