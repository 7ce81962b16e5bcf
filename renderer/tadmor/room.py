"""How many spaces the picture of the board has room for: in rows, which the regions of a part share."""

from collections import Counter
from collections.abc import Mapping

from engines.tadmor.content import Content

AREAS = {
    "west": ("north_sea", "south_sea", "damascus"),
    "centre": ("emesa", "palmyra", "ebla"),
    "east": ("euphrates",),
}
"""The regions that lie one below the other in a part of the map."""
WIDE = {"west": 3, "centre": 5, "east": 2}
"""Spaces in a row."""
MOST_ROWS = {"west": 7, "centre": 5, "east": 4}
"""Rows of all regions of a part together."""
USUAL = {
    **dict.fromkeys(("north_sea", "south_sea", "damascus", "palmyra"), 2),
    **dict.fromkeys(("emesa", "ebla", "euphrates"), 1),
}
"""Rows of a region that has enough spaces, even if fewer would do."""


def rows(area: str, counts: Mapping[str, int]) -> dict[str, int]:
    """The rows of each region of a part, `counts` being the spaces of the regions; one row at least."""
    least = {name: max(1, -(-counts.get(name, 0) // WIDE[area])) for name in AREAS[area]}
    usual = {
        name: max(need, min(USUAL[name], (counts.get(name, 0) + 1) // 2))
        for name, need in least.items()
    }
    return usual if fits(area, usual) else least


def fits(area: str, found: Mapping[str, int]) -> bool:
    """Whether a part has room for these rows."""
    return sum(found.values()) <= MOST_ROWS[area]


def no_room(content: Content) -> str | None:
    """What is too much for the picture of a board, in a sentence; None if every space has room."""
    for names in content.board.values():
        counts = Counter[str](content.spaces[name].region for name in names)
        for area, regions in AREAS.items():
            if not fits(area, rows(area, counts)):
                found = ", ".join(f"{counts.get(region, 0)} in {region}" for region in regions)
                return (
                    f"[[spaces]]: {found}; the picture has room for {MOST_ROWS[area]} rows of {WIDE[area]} "
                    "there, and every region has rows of its own, one at least."
                )
    return None
