"""What is missing for things that cannot be built now, and what the next part of the Gardens asks for."""

from engines.core import Arg, Text, text
from engines.mesopotamia.rules.building import (
    COMPLETE,
    EVENT_SPACE,
    POPULATION,
    SETTLEMENTS,
    buildable,
    obstacles,
    price,
    unlocked,
)
from engines.mesopotamia.rules.goods import missing
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import a_piece, goods, key

__all__ = ["buildable", "lacks", "needed", "price", "terms"]

NEEDED = (POPULATION, EVENT_SPACE, SETTLEMENTS)
"""What must be reached, with a number."""


def needed(game: Mesopotamia, seat: int, piece: str) -> list[Text]:
    """What a seat lacks to build something; nothing if it can be built, or if there is no more of it."""
    short = missing(game.realms[seat], price(game, piece))
    found = [goods(short)] if short else []
    for why, n in obstacles(game, seat, piece):
        if why == COMPLETE:
            return []
        found.append(
            text(key("need", why), n=n) if why in NEEDED else Text(f"mesopotamia-lack-{why}")
        )
    return found


def lacks(game: Mesopotamia, seat: int, level: int) -> Text | None:
    """What is missing for each thing that a technology of a level opens; None if nothing is.

    What little is missing for comes first: there is not always room to show all.
    """
    opened = sorted(unlocked(game, level), key=lambda piece: _far(game, seat, piece))
    found: list[Arg] = [
        text("mesopotamia-lack", piece=a_piece(piece), needs=[*short])
        for piece in opened
        if (short := needed(game, seat, piece))
    ]
    return text("mesopotamia-lacks", lacks=found) if found else None


def _far(game: Mesopotamia, seat: int, piece: str) -> int:
    """How much is missing for something, in goods and in all else."""
    short = missing(game.realms[seat], price(game, piece))
    return sum(short.values()) + len([*obstacles(game, seat, piece)])


def terms(game: Mesopotamia, tile: str) -> Text:
    """The price of a part of the Hanging Gardens, what else it asks for, and its points (MES-13.3)."""
    row = game.content.gardens[tile]
    numbers = dict(zip(NEEDED, (row.population, row.event_space, row.settlements), strict=True))
    needs: list[Arg] = [text(key("need", why), n=n) for why, n in numbers.items() if n]
    asking = "-asking" if needs else ""
    return text(f"mesopotamia-terms{asking}", goods=goods(row.cost), needs=needs, points=row.points)
