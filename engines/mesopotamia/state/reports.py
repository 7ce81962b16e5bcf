"""What is kept of combats to be shown: of this round and the last one."""

from dataclasses import field

from engines.core import Record, record
from engines.mesopotamia.ids import ROWS


@record
class Party(Record):
    """One side as it fought.

    party: a seat or TRIBE; decides: the seat that decided for it. units, cards: in the same order. extra:
    knuckles of its ships, or all those of a tribe. ships: the river sections on which those are (MES-21.1).
    rams: how many it had there; spent: how many of them it has lost (MES-23.5, MES-23.7). bid, back: by rows,
    what it bid, and what came back of it, or of what it assigned in solo combat (MES-20.5, MES-31.5).
    assigned: knuckles in the free slots of each card, by rows, as the first fight began. lost: the units that
    simplified combat has cost it (MES-25.3, MES-25.4).
    """

    party: int
    decides: int
    units: list[str]
    cards: list[str] = field(default_factory=list)
    extra: int = 0
    ships: list[str] = field(default_factory=list)
    rams: int = 0
    spent: int = 0
    bid: dict[str, int] = field(default_factory=dict)
    back: dict[str, int] = field(default_factory=dict)
    assigned: list[list[int]] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)


@record
class Row(Record):
    """A row of the arrangement: units of both sides by their numbers, the front first (MES-20.7)."""

    attack: list[int] = field(default_factory=list)
    defence: list[int] = field(default_factory=list)

    @property
    def is_fought(self) -> bool:
        """Whether both sides have a unit in it (MES-20.20)."""
        return bool(self.attack and self.defence)


@record
class Order(Record):
    """An arrangement as it was made; attacks: whether by the attack (MES-20.7, MES-20.21)."""

    attacks: bool
    rows: list[Row]


@record
class Sum(Record):
    """What a unit brings to a fight: of strength what is printed and what is assigned (MES-20.13).

    tactics: of both kinds, 0 without an advantage (MES-20.10). mobility decides the fate of the loser
    (MES-20.14).
    """

    printed: int
    assigned: int
    tactics: int
    mobility: int

    @property
    def total(self) -> int:
        """What is compared."""
        return self.printed + self.assigned + self.tactics


@record
class Answer(Record):
    """How the rules answered a bout of solo combat (MES-31.3).

    attacks: whether they played for the attack. steps: those taken, by the letters of the rulebook, `ab`.
    placed: knuckles assigned, by rows; discarded: those lost to no avail. most: the total that its unit could
    have reached.
    """

    attacks: bool
    steps: str
    placed: list[int]
    discarded: int
    most: int


@record
class Bout(Record):
    """A fight of two units, by their numbers within their sides (MES-20.8).

    order, row: in which arrangement and which of its rows, from 0 on. sums: of attack and defence. won:
    whether the attack has. fate: of the loser, one of FATES; to: where it retreated. tired: the rows from
    whose slots the winner lost knuckles (MES-20.19). answer: that of the rules, in solo combat.
    """

    order: int
    row: int
    attack: int
    defence: int
    sums: list[Sum]
    won: bool
    fate: str
    to: str | None = None
    tired: list[str] = field(default_factory=list)
    answer: Answer | None = None

    @property
    def is_tie(self) -> bool:
        """Whether the event track, or a tribe in it, decided (MES-20.0, MES-22.5)."""
        return self.sums[0].total == self.sums[1].total


@record
class Report(Record):
    """A fight of two parties; number: which of the match it was.

    margins: by rows of the Standard, how much more the attack has bid; less than 0 if the defence has
    (MES-20.4). orders: the arrangements, one after the other.

    wall: the seat whose wall stood there, if one did; fallen: whether it fell as the last fight in the place
    (MES-23.9), and breaker: the seat whose ram has broken it (MES-23.5).

    Of simplified combat, whose bids are in the row of strength: powers of attack and defence, and whether
    the attack has won (MES-25.2).
    """

    number: int
    round: int
    place: str
    attack: Party
    defence: Party
    margins: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ROWS, 0))
    orders: list[Order] = field(default_factory=list)
    bouts: list[Bout] = field(default_factory=list)
    powers: list[int] = field(default_factory=list)
    won: bool | None = None
    wall: int | None = None
    fallen: bool = False
    breaker: int | None = None

    def party(self, *, attacks: bool) -> Party:
        """One of the two sides."""
        return self.attack if attacks else self.defence

    @property
    def is_solo(self) -> bool:
        """Whether nobody has bid, and the rules answered each bout (MES-31.1)."""
        return any(one.answer is not None for one in self.bouts)
