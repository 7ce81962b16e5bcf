"""Where areas lie on the map, for rules that look from one side of it to the other."""

Position = tuple[int, int]
"""Two numbers, the one that is compared first in front."""


def from_top(area: str) -> Position:
    """Row and column: the topmost area first, then the leftmost."""
    return ord(area[0]), int(area[1:])


def from_left(area: str) -> Position:
    """Column and row: the leftmost area first, then the topmost."""
    row, column = from_top(area)
    return column, row


def from_bottom(area: str) -> Position:
    """Row and column: the lowest area first, then the leftmost."""
    row, column = from_top(area)
    return -row, column


def from_right(area: str) -> Position:
    """Column and row: the rightmost area first, then the topmost."""
    column, row = from_left(area)
    return -column, row
