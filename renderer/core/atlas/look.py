"""How a map's grounds, lines and waters look."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from renderer.core.palette import Colour

Motif: TypeAlias = Literal["none", "hills", "tufts", "dunes", "trees", "ripples"]
"""What is scattered over a ground, quietly."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What an area is painted with: its colour, and what is scattered over it."""

    colour: Colour
    motif: Motif = "none"


@dataclass(frozen=True, eq=False)
class Look:
    """The colours of a map; the widths are those of a window of usual size, in pixels.

    grounds: by the names that areas give. shelves: how the sea grows lighter towards the coast, from far to
    near: the share of land around from which a tone is used, and the tone. space: between the words of a name
    on land; that of the small capitals is narrow.
    """

    grounds: Mapping[str, Ground]
    outside: Colour = "#d9cdb2"
    hatching: Colour = "#d0c3a4"
    sea_line: Colour = "#7fa9b8"
    shelves: tuple[tuple[float, Colour], ...] = (
        (0.06, "#b7d6dd"),
        (0.16, "#a6cad4"),
        (0.22, "#c0dce2"),
        (0.34, "#cbe4e8"),
    )
    coast: Colour = "#4e4232"
    border: Colour = "#6b5536"
    under_border: Colour = "#fffaf0"
    rim: Colour = "#fff6e0"
    river: tuple[Colour, Colour, Colour] = ("#3f7f95", "#7fbccd", "#a9d6e0")
    """Banks, water and the light on it."""
    strait: tuple[Colour, Colour, Colour] = ("#4e4232", "#c0dce2", "#cbe4e8")
    ferry: Colour = "#2f6f88"
    name: Colour = "#2d2417"
    water_name: Colour = "#2f5c6e"
    halo: Colour = "#fff8e6"
    water_halo: Colour = "#c3e0e6"
    space: str = " "
    shelf_reach: float = 11
    coast_width: float = 4
    border_width: float = 2.2
    under_width: float = 5
