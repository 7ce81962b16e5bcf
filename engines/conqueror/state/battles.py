"""A battle in progress: its sides, who helps them, and who has to remove units."""

from dataclasses import field

from engines.conqueror.state.armies import Army, Units
from engines.conqueror.state.reports import Report
from engines.core import Record, record


@record
class Helper(Record):
    """An army that reinforces a side of the battle from where it stands (CON-19.4, CON-19.5)."""

    seat: int
    place: str
    attacks: bool
    units: Units


@record
class Side(Record):
    """A main side of a battle. seat: INDEPENDENT for an independent army.

    down: how many heroes it has laid face down (CON-A36). heroes, tactics: what it plays, once that is known,
    heroes laid face up at once. dice: what it rolled in the melee. felled: how many units the other side has
    lost to it in the volley and as casualties (CON-30.15).
    """

    seat: int
    down: int = 0
    heroes: list[str] = field(default_factory=list)
    tactics: list[str] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    felled: int = 0


@record
class Due(Record):
    """How many units a seat (INDEPENDENT for independents) has to remove now."""

    seat: int
    attacks: bool
    number: int


@record
class Battle(Record):
    """A battle in progress (CON-19.1).

    army: those that attack from `origin`, which stays their owner's until it is over (CON-A55). free_men: the
    seats whose Free Men risk more (CON-EX20). margin: by how much the attack is stronger once the dice have
    fallen. due: who has to remove units now. losses: the units each seat has lost so far, for the draw of
    tactics (CON-20.17). faced: the strength of the units attacked when that was declared, if the attacker's
    power looks at it (CON-30.13).
    """

    origin: str
    target: str
    army: Army
    attack: Side
    defence: Side
    report: Report
    helpers: list[Helper] = field(default_factory=list)
    free_men: list[int] = field(default_factory=list)
    margin: int = 0
    due: list[Due] = field(default_factory=list)
    losses: list[int] = field(default_factory=list)
    faced: int = 0

    @property
    def attacker(self) -> int:
        """The seat that attacks."""
        return self.attack.seat

    @property
    def defender(self) -> int:
        """The seat that defends, or INDEPENDENT."""
        return self.defence.seat

    def sides(self) -> tuple[Side, Side]:
        """Attack and defence."""
        return self.attack, self.defence

    def side(self, *, attacks: bool) -> Side:
        """One of the two."""
        return self.attack if attacks else self.defence

    def heroes_of(self, seat: int) -> list[str]:
        """The heroes a seat plays, as far as they show."""
        return [name for side in self.sides() if side.seat == seat for name in side.heroes]
