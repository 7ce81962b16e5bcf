"""The ids of everything in the box; pictures and catalogues know these and no others."""

from functools import lru_cache

SIDES = ("orange", "violet", "blue", "grey")
"""The sides of the board clockwise from north."""
ACTIONS = (
    *("water", "grain", "wine", "sell_grain", "sell_wine", "centurions"),
    *("priestesses", "clergy", "family", "build", "corruption", "fortuna"),
)
FORTUNA_CARD = "fortuna"
"""The action card whose holder starts the next round (FOR-10.1)."""
FAVOURS = ("1", "2", "3", "4", "5", "6")
BUILDINGS = ("market", "aqueduct", "palace", "basilica")


@lru_cache(maxsize=256)
def design(card: str) -> str:
    """The design of a privilege card: `b1` of `b1-2`."""
    return card.partition("-")[0]
