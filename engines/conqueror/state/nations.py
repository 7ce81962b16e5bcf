"""What belongs to a seat off the map, cards in hand included."""

from dataclasses import field
from typing import Annotated

from engines.conqueror.ids import BASE, DISTRICT
from engines.conqueror.state.armies import Army, Units
from engines.core import Record, Seen, record


@record
class Card(Record):
    """Battle tactics in a hand, `flank.01`. known: the seats that know the face; that they do is public."""

    face: Annotated[str, Seen("known", until="over", pool="tactics")]
    known: list[int]


@record
class Hero(Record):
    """A hero that was bought and has not been used yet (CON-17.1, CON-17.2). price: printed on both sides."""

    name: Annotated[str, Seen("known", until="over", pool="heroes", apart=True)]
    known: list[int]
    price: int


@record
class Project(Record):
    """A Wonder, Port or Temple, and whose slot it takes: that of a district or of an upgrade (CON-28.2).

    points: of a Wonder, by when it was built (CON-28.4).
    """

    kind: str
    slot: str
    points: int = 0


@record
class Nation(Record):
    """What belongs to a seat.

    mark: its faction. capital: its home. barracks: units off the map. elite: its elite unit is
    "ready" to be recruited, on the "map", or "lost". heroes: bought and not used yet; open: used once, face
    up; spent: discarded (CON-17.3). districts: cards by kind; forts: how many it has built, for the price.
    space: its place on the trade track, from 1. agent: where it stands, `trade.rome`, `district.bazaar`,
    `upgrade.cavalry` or `project.port`; redeployed: it has been moved again this round (CON-11.14).
    partners: whom it may not attack this round, as seats or INDEPENDENT (CON-11.8, CON-11.9). stored: it has
    a stored food token; fed: it has spent one this round (CON-15.6). dynasty: "ready", "active" in its
    round, then "used" (CON-9). temporary: where its temporary capital is; declined: the land territories it
    had when it last wanted none (CON-A38). out: eliminated (CON-5.13). side: of its player board, "base",
    "a" or "b" (CON-27.3). projects: mega projects built. wharf: where its Wharf stands; dock: its ships
    there, which neither control nor defend the land (CON-28.7, CON-A29).

    plan: what it does in Preparation, ids in the order chosen. joins: whom it reinforces from where; sends:
    with what. leaders, cards: the heroes and tactics it lays in a war council. gives: the units it loses.
    """

    seat: int
    mark: str
    capital: str
    barracks: Units
    coins: int = 0
    elite: str = "ready"
    hand: list[Card] = field(default_factory=list)
    heroes: list[Hero] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    districts: Units = field(default_factory=dict)
    forts: int = 0
    upgrades: list[str] = field(default_factory=list)
    space: int = 1
    agent: str | None = None
    redeployed: bool = False
    partners: list[int] = field(default_factory=list)
    stored: bool = False
    fed: bool = False
    dynasty: str = "ready"
    temporary: str | None = None
    declined: list[str] = field(default_factory=list)
    out: bool = False
    side: str = BASE
    projects: list[Project] = field(default_factory=list)
    wharf: str | None = None
    dock: Army = field(default_factory=Army)
    plan: Annotated[list[str], Seen("owner", shows="nothing")] = field(default_factory=list)
    joins: Annotated[str | None, Seen("owner", shows="nothing")] = None
    sends: Annotated[Units, Seen("owner", shows="nothing")] = field(default_factory=dict)
    leaders: Annotated[list[str], Seen("owner", shows="nothing")] = field(default_factory=list)
    cards: Annotated[list[str], Seen("owner", shows="nothing")] = field(default_factory=list)
    gives: Annotated[Units, Seen("owner", shows="nothing")] = field(default_factory=dict)

    def built(self, project: str) -> int:
        """How many Wonders, Ports or Temples it has built."""
        return len([one for one in self.projects if one.kind == project])

    def in_slots(self, board: str) -> int:
        """The cards in its slots for districts or for upgrades, mega projects there included (CON-28.2)."""
        own = sum(self.districts.values()) if board == DISTRICT else len(self.upgrades)
        return own + len([one for one in self.projects if one.slot == board])

    @property
    def board(self) -> str:
        """Its player board: `rome`, or `rome.a` with Seas of Destiny."""
        return self.board_of(self.side)

    def board_of(self, side: str) -> str:
        """Its player board of a side, as `content.power` and `content.elite` know it."""
        return self.mark if side == BASE else f"{self.mark}.{side}"
