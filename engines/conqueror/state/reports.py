"""A battle for all to see: what both sides brought to it, line by line, and what came of it."""

from dataclasses import field

from engines.conqueror.state.armies import Units
from engines.core import Record, record


@record
class Volley(Record):
    """The archers' shots of one side: the dice as they count, and how many hit (CON-19.8, CON-19.9).

    seats: whose archer threw each die. again: the dice that are thrown again, as places in `dice`.
    """

    attacks: bool
    dice: list[int]
    seats: list[int] = field(default_factory=list)
    again: list[int] = field(default_factory=list)
    hits: int = 0


@record
class Count(Record):
    """A line of a side's strength, casualties or shields: what for, how much, and whose unit or card it is.

    key: the message that names it, without `conqueror-strength-`. name: the hero, kind of tactics, automa
    card or nation it is about. n: of how many units. helps: they are of a reinforcement (CON-19.4).
    """

    key: str
    amount: int
    seat: int | None = None
    name: str | None = None
    n: int = 0
    helps: bool = False


@record
class Stack(Record):
    """Units of a seat (INDEPENDENT for independents) in a place: those that fought, or that were lost."""

    seat: int
    place: str
    units: Units


@record
class Fought(Record):
    """What one side brought to the melee, cards and dice included, line by line, and its strength.

    harm: the casualties it inflicted on the other side, line by line, `inflicted` in all; guard: its shields,
    `shields` in all; costs: the casualties it suffered by its own cards and units.
    """

    seat: int
    units: Units
    helpers: list[Stack] = field(default_factory=list)
    heroes: list[str] = field(default_factory=list)
    tactics: list[str] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    automa: str | None = None
    counts: list[Count] = field(default_factory=list)
    total: int = 0
    harm: list[Count] = field(default_factory=list)
    guard: list[Count] = field(default_factory=list)
    costs: list[Count] = field(default_factory=list)
    inflicted: int = 0
    shields: int = 0


@record
class Report(Record):
    """A battle for all to see, kept until it has surely been posted.

    number: from 1 in a match. attack, defence: as they went into the melee, or as they stood if the volley
    ended it (`melee` False). won: "attack", "defence" or "tie" once that is known. lost: units lost in the
    volley and afterwards, by both sides. retreat: where beaten defenders went; sailed: where their ships did,
    which retreat apart (CON-29.8). trapped: what they lost as they had nowhere to go. left: the unit that
    stayed where the attack came from. conquered: whether the attacker has taken the place. ended: it is over,
    and the report tells all.
    """

    number: int
    round: int
    origin: str
    target: str
    attack: Fought
    defence: Fought
    volleys: list[Volley] = field(default_factory=list)
    melee: bool = False
    won: str = ""
    lost: list[Stack] = field(default_factory=list)
    retreat: str | None = None
    sailed: str | None = None
    trapped: Units = field(default_factory=dict)
    left: Units = field(default_factory=dict)
    conquered: bool = False
    ended: bool = False
