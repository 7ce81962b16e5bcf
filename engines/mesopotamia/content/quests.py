"""The quest cards."""

from typing import Annotated

from pydantic import Field

from engines.core.content import Count, Maybe, Row
from engines.mesopotamia.content.board import Terrain
from engines.mesopotamia.content.empires import Action
from engines.mesopotamia.content.goods import Box, Digit, Goods, Level
from engines.mesopotamia.content.pieces import PieceId


class Quest(Row):
    """A quest: all that must be so at the end (MES-28.1).

    own: goods, which count for one quest alone (MES-28.6). levels: of technologies, at least (MES-28.5).
    pieces: on the map; land_units: of all kinds. terrains: occupied areas of each; occupied: of any
    (MES-29.9). prizes: controlled areas whose token is worth points. harbours: ships beside an own
    settlement. amphorae: on trade tokens. gardens: tiles.
    """

    own: Maybe[Goods] = None
    levels: Maybe[dict[Action, Level]] = None
    pieces: Maybe[dict[PieceId, Annotated[int, Field(ge=1, le=9)]]] = None
    terrains: Maybe[dict[Terrain, Annotated[int, Field(ge=1, le=9)]]] = None
    population: Annotated[int, Field(ge=0, le=8)] = 0
    ziggurat: Annotated[int, Field(ge=0, le=6)] = 0
    event_space: Annotated[int, Field(ge=0, le=30)] = 0
    settlements: Digit = 0
    land_units: Count = 0
    amphorae: Digit = 0
    gardens: Annotated[int, Field(ge=0, le=5)] = 0
    occupied: Count = 0
    prizes: Digit = 0
    harbours: Digit = 0
    box: Box
