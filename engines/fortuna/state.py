"""The pieces of Fortuna, and the questions one asks of them (FOR-1, FOR-2)."""

from dataclasses import field
from typing import Annotated

from engines.core import Record, Seen, State, record

CLOCKWISE = ("orange", "violet", "blue", "grey")


@record
class ActionCard(Record):
    """An action card on its place; a reserved one lies face down but is no secret (FOR-A1)."""

    card: str
    reserved: bool = False


@record
class Favour(Record):
    """A favour card around Rome (FOR-1.4): face up or spent, with its privilege tokens."""

    number: int
    face_up: bool = True
    tokens: int = 0


@record
class PalaceCard(Record):
    """A privilege card left face down in the Palace; `known` to those who chose from it (FOR-A22)."""

    card: Annotated[str, Seen("known", until="over", pool="privileges")]
    known: list[int] = field(default_factory=list)


@record
class Province(Record):
    """What belongs to one seat: its province, its pawn, its privileges (FOR-1.3)."""

    seat: int
    side: int
    coins: int
    grain: int
    water: int
    wine: int
    dice: int
    priestesses: int
    centurions: int
    step: int = 0
    married: bool = False
    # None until an Aqueduct is built, then the water in it (FOR-4.2).
    aqueduct: int | None = None
    buildings: list[str] = field(default_factory=list)
    privileges: Annotated[list[str], Seen("owner", until="over", pool="privileges")] = field(
        default_factory=list
    )
    # The slot chosen at set-up, until all have chosen (FOR-A34).
    reserve: Annotated[int | None, Seen("owner", shows="nothing", domain=(0, 1, 2))] = None


@record
class Fortuna(State):
    """A match of Fortuna.

    sides: four sides clockwise from north, three action cards each. order: seats in this round's turn order.
    phase: 0 set-up, 1-5 as FOR-3.2, 6 round or game end. rolled: the dice on the table, [] before they are
    rolled; selected: the value used in phase 4. arrivals: seats in the Palace, first one first.
    """

    provinces: list[Province]
    sides: list[list[ActionCard]]
    favours: list[Favour]
    piles: dict[str, int]
    dice_supply: int
    deck: Annotated[list[str], Seen("nobody", pool="privileges")]
    discards: list[str] = field(default_factory=list)
    palace_tokens: int = 3
    palace: list[PalaceCard] = field(default_factory=list)
    arrivals: list[int] = field(default_factory=list)
    # Action cards still to be drafted (FOR-2.20).
    open_cards: list[str] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    active: int | None = None
    round: int = 0
    phase: int = 0
    rolled: list[int] = field(default_factory=list)
    selected: int | None = None
    kind_b_played: bool = False
    ended: bool = False
