"""What plays for the automaton, and what comes in the Siege of Ur and the Guardians of Assur."""

from typing import Annotated, Literal

from pydantic import Field

from engines.core.content import Maybe, Model, Row
from engines.mesopotamia.content.empires import Action
from engines.mesopotamia.content.goods import Digit
from engines.mesopotamia.content.pieces import PieceId

Priority = Annotated[int, Field(ge=1, le=20)]
Target = Literal["event", "tribe", "weak_tribe", "settlement", "wall", "unit"]


class Condition(Model):
    """When a strategy card has its high priority (MES-30.5, MES-AUT11).

    kind: see automaton.toml. action: of "undiscovered". piece, least: of "fewer"; "land" counts land units.
    least: of "small", too. tribes: of "event", whether those beside a tribe count.
    """

    kind: Literal[
        "threatened",
        "behind",
        "undiscovered",
        "event",
        "rival",
        "token",
        "outnumbered",
        "fewer",
        "small",
        "low",
    ]
    action: Maybe[Action] = None
    piece: Maybe[Literal["ship", "settlement", "land"]] = None
    least: Digit = 0
    tribes: bool = False


class Item(Model):
    """What is built as long as there are fewer of it than so many (MES-AUT2)."""

    piece: PieceId
    many: Annotated[int, Field(ge=1, le=9)]


class Order(Model):
    """An action of a strategy card (MES-30.6): its type, which alone decides what fits, and what is done.

    programme: "muster" (bonus, threatened), "list" (items), "discover" (first, refill), "grow" (steps,
    behind), "grow_draw" (steps), "trade" (bonus), "march" (targets, bonus); see automaton.toml.
    """

    action: Literal["explore", "build", "research", "gather", "warfare", "grow"]
    programme: Literal["muster", "list", "discover", "grow", "grow_draw", "trade", "march"]
    bonus: Digit = 0
    threatened: bool = False
    items: Maybe[list[Item]] = None
    first: Maybe[Literal["research", "build", "lowest"]] = None
    refill: bool = False
    steps: Digit = 0
    behind: Digit = 0
    targets: Maybe[list[Target]] = None


class Strategy(Row):
    """A strategy card (MES-30.5, MES-30.6).

    high, low: its priority if the condition holds, and otherwise. replaces: the basic card whose place it
    takes if its empire plays (MES-30.4).
    """

    high: Priority
    low: Priority
    condition: Condition
    left: Order
    right: Order
    replaces: Maybe[str] = None
    empire: Maybe[str] = None


class ActionCard(Row):
    """An action card of the automaton; siege: whether it is in Ur's deck, too (MES-30.7, MES-32.5)."""

    siege: bool = False


class Difficulty(Row):
    """How many action cards the automaton draws, by the levels of its ziggurat from 0 on (MES-30.8)."""

    cards: Annotated[list[Annotated[int, Field(ge=0, le=7)]], Field(min_length=7, max_length=7)]


class Scenario(Row):
    """Where a solo mode is played (MES-32.3, MES-33.3).

    home, enemy: the start areas. empty: areas without an event token. event_space: where the seal of the
    enemy begins.
    """

    home: str
    enemy: str
    empty: Maybe[list[str]] = None
    event_space: Annotated[int, Field(ge=1, le=15)]


class Garrison(Row):
    """Where the pieces of Ur of a kind are at the start; ships on sections (MES-32.7)."""

    places: Annotated[list[str], Field(min_length=1, max_length=3)]


class Reserve(Row):
    """From which population on Ur brings the units of a kind (MES-32.6)."""

    level: Annotated[int, Field(ge=1, le=8)]


class Wave(Row):
    """A wave of the Guardians of Assur (MES-33.10, MES-33.12)."""

    knuckles: Digit
    pieces: Annotated[
        dict[
            Annotated[str, Field(pattern="^(spearman|archer|horseman|chariot|ram)$")],
            Annotated[int, Field(ge=1, le=3)],
        ],
        Field(min_length=1),
    ]
