"""The pieces of an empire, the cards with which its units fight, and the numbers of the game."""

from typing import Annotated, Literal

from pydantic import Field

from engines.core.content import Count, Maybe, Model, Row, Some
from engines.mesopotamia.content.goods import Box, Digit, Goods, Level

Land = Literal["spearman", "archer", "horseman", "chariot"]
PieceId = Annotated[
    str,
    Field(pattern="^(spearman|archer|horseman|chariot|ram|ship|wall|ziggurat|settlement|garden)$"),
]
Rows = Annotated[list[Digit], Field(min_length=3, max_length=3)]
"""Of strength, tactics and mobility."""


class Piece(Row):
    """A kind of pieces: what they cost, how many there are, what they can (MES-12.2, MES-17.3).

    action, level: the technology they need. copies: of an empire; of the Hanging Gardens, those of the match.
    speed: of an activation (MES-9.1). power: in simplified combat (MES-25.2). beats: against these its
    tactics count (MES-20.9). movable: it counts for the unit limit (MES-27.8).
    """

    action: Literal["build", "warfare"]
    level: Level
    cost: Maybe[Goods] = None
    copies: Annotated[int, Field(ge=1, le=9)]
    speed: Annotated[int, Field(ge=0, le=6)] = 0
    power: Digit = 0
    beats: Maybe[list[Land]] = None
    movable: bool = False


class CombatCard(Row):
    """A combat card, `spearman.01`: printed knuckles of its rows, and slots for more (MES-20.2)."""

    strength: Digit
    tactics: Digit
    mobility: Digit
    slots: Rows
    box: Box

    @property
    def unit(self) -> str:
        """The kind of units it is for."""
        return self.id.partition(".")[0]

    @property
    def printed(self) -> tuple[int, int, int]:
        """The printed knuckles of strength, tactics and mobility."""
        return self.strength, self.tactics, self.mobility


class Limits(Model):
    """The numbers of the game that belong to no single piece, by name.

    quests_dealt, quests_kept: at the start; solo_…: in the Siege of Ur and the Guardians of Assur.
    starting_goods: of each standard good. reroll_tablets: for rolling dice again; rerolls: paid, in a turn.
    conversion_clay: for the tablets of Research. discovery_tablets: for a discovery. amphorae: of an empire.
    ship_knuckles: of each ship beside a combat; tribe_knuckles: of each tribal unit. fatigue: knuckles that a
    fight costs its winner. event_spaces: of the event track. event_rounds: of an event that pays each round.
    refused_unit: knuckles instead of it; refused_settlement: stone and wood each. …_points: at the end.
    """

    quests_dealt: Annotated[int, Field(ge=1, le=6)]
    quests_kept: Annotated[int, Field(ge=1, le=6)]
    solo_quests_dealt: Annotated[int, Field(ge=1, le=6)]
    solo_quests_kept: Annotated[int, Field(ge=1, le=6)]
    starting_goods: Count
    reroll_tablets: Some
    rerolls: Annotated[int, Field(ge=0, le=9)]
    conversion_clay: Some
    discovery_tablets: Count
    amphorae: Annotated[int, Field(ge=1, le=12)]
    ship_knuckles: Digit
    tribe_knuckles: Digit
    fatigue: Digit
    event_spaces: Annotated[int, Field(ge=5, le=30)]
    event_rounds: Annotated[int, Field(ge=1, le=6)]
    refused_unit: Digit
    refused_settlement: Digit
    quest_points: Digit
    settlement_points: Digit
    area_points: Digit
