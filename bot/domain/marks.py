"""Words for the colours and sides that seats have, and for the house's seats, put into words when read."""

from bot.domain.match import SeatInfo
from data.catalogues import FALLBACK, catalogue
from engines.core import Text


def colour_word(game: str, mark: str | None) -> Text | None:
    """The word for a colour or side of a game, None if it has none."""
    keys = (f"{game}-mark-{mark}", f"{game}-side-{mark}")
    found = next((key for key in keys if catalogue(FALLBACK).has(key)), None)
    return None if found is None else Text(found)


def mark_word(game: str, mark: str | None) -> Text | str:
    """The same; where the game has no word for it, its key."""
    return colour_word(game, mark) or mark or ""


def house_word(game: str, seat: SeatInfo) -> Text:
    """The name of a house seat."""
    return Text(f"{game}-house-{seat.mark}")
