"""The pieces of the frontier, and who sees what of them.

Everything on the map is public: who owns which land, what stands there fresh and tired, the battle in
progress, the order of play, coins and how many cards everybody holds. Hidden are

- the faces of cards in hand: known to their owner and to whoever has spied on them (`Card.known`);
- the deck, from everybody;
- plans and bids until all are in, who reinforces whom until it is their turn, and which cards were laid
  until both sides have: known to their owner, and nobody else learns whether there is one.
"""

from dataclasses import field
from typing import Annotated

from engines.core import Record, Seen, State, Text, Who, record
from tests.engines.frontier.content import Box
from tests.engines.frontier.ids import KINDS
from tests.engines.frontier.words import card_name, land_name

MOST_BID = 3


def total(units: dict[str, int]) -> int:
    """How many units of all kinds."""
    return sum(units.values())


def add(units: dict[str, int], more: dict[str, int]) -> None:
    """Put units to others, in place; kinds there are none of are not named."""
    for kind in KINDS:
        number = units.pop(kind, 0) + more.get(kind, 0)
        if number:
            units[kind] = number


def take(units: dict[str, int], fewer: dict[str, int]) -> None:
    """Take units away, in place."""
    add(units, {kind: -number for kind, number in fewer.items()})


@record
class Land(Record):
    """A land. owner: a seat, None for nobody. fresh: units that can still act; tired: those that cannot."""

    owner: int | None = None
    fresh: dict[str, int] = field(default_factory=dict)
    tired: dict[str, int] = field(default_factory=dict)

    @property
    def units(self) -> dict[str, int]:
        """All units here."""
        found = dict(self.fresh)
        add(found, self.tired)
        return found

    def tire(self) -> None:
        """All fresh units become tired."""
        add(self.tired, self.fresh)
        self.fresh = {}

    def rest(self) -> None:
        """All tired units become fresh."""
        add(self.fresh, self.tired)
        self.tired = {}

    def clear(self) -> None:
        """No unit is left here."""
        self.fresh, self.tired = {}, {}


@record
class Card(Record):
    """A card in a hand. known: the seats that know its face; that they do is public."""

    face: Annotated[str, Seen("known", until="over", pool="cards")]
    known: list[int]


@record
class Realm(Record):
    """What belongs to a seat.

    seat: of players first, the horde's is the last. mark: its faction. capital: its home; who loses it is
    out. house: whether it is the horde. out: out of the game. spied: whether the seat has spied this turn.
    plan: what it recruits and buys, ids of options in the order chosen. bid: for setting the order. joins:
    whom it reinforces, with what. laid: the cards it plays in the battle.
    """

    seat: int
    mark: str
    capital: str
    house: bool = False
    coins: int = 0
    out: bool = False
    spied: bool = False
    hand: list[Card] = field(default_factory=list)
    plan: Annotated[list[str], Seen("owner", shows="nothing")] = field(default_factory=list)
    bid: Annotated[int | None, Seen("owner", shows="nothing")] = None
    joins: Annotated[str | None, Seen("owner", shows="nothing")] = None
    laid: Annotated[list[str], Seen("owner", shows="nothing")] = field(default_factory=list)


@record
class Helper(Record):
    """A stack that reinforces a side of the battle from where it stands."""

    seat: int
    land: str
    attacks: bool


@record
class Side(Record):
    """One main side of a battle. seat: None for militia. cards: how many it plays; played: their faces."""

    seat: int | None
    cards: int = 0
    played: list[str] = field(default_factory=list)
    die: int = 0


@record
class Stack(Record):
    """Units of a seat (None for militia) in a land: those that reinforced, or those that were lost."""

    seat: int | None
    land: str
    units: dict[str, int]


@record
class Fought(Record):
    """What one side brought to a battle that is decided, dice and cards included, and its strength."""

    seat: int | None
    units: dict[str, int]
    helpers: list[Stack]
    walls: int
    played: list[str]
    die: int
    total: int


@record
class Report(Record):
    """A battle from the dice on, for all to see.

    number: from 1 in a match. losses: of both sides. retreat: where the beaten defenders went. trapped: what
    they lost as they had nowhere to go. fallen: the seat that is out by it.
    """

    number: int
    round: int
    origin: str
    target: str
    attack: Fought
    defence: Fought
    losses: list[Stack] = field(default_factory=list)
    retreat: str | None = None
    trapped: dict[str, int] = field(default_factory=dict)
    fallen: int | None = None

    @property
    def won(self) -> bool:
        """Whether the attack has won (FRO-6.4)."""
        return self.attack.total > self.defence.total


@record
class Battle(Record):
    """A battle in progress.

    units: those that have marched from `origin` to `target`. margin: by how much the attack is stronger once
    the dice have fallen; it has won if that is more than 0. report: what there is to tell of it from then on.
    """

    origin: str
    target: str
    units: dict[str, int]
    attack: Side
    defence: Side
    helpers: list[Helper] = field(default_factory=list)
    margin: int = 0
    report: Report | None = None

    @property
    def attacker(self) -> int:
        """The seat that attacks; there always is one."""
        assert self.attack.seat is not None
        return self.attack.seat

    def sides(self) -> tuple[Side, Side]:
        """Attack and defence."""
        return self.attack, self.defence

    def told(self) -> Report:
        """Its report; the dice have fallen."""
        assert self.report is not None
        return self.report


@record
class Frontier(State[Box]):
    """A match. order: the seats of players in the order they act, those out left out; the horde comes last.

    oath: whether players must hold forts together at the end. ended: how it ended, "" while it goes on:
    "conquest" (by `champion`), "last" (one is left), "rounds" (they are over), "oath" (nobody wins). battles:
    how many have been decided; reports: those of this round and of the last that are over.
    """

    realms: list[Realm]
    lands: dict[str, Land]
    deck: Annotated[list[str], Seen("nobody", pool="cards")]
    rounds: int
    oath: bool
    discards: list[str] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    round: int = 0
    phase: str = "planning"
    active: int | None = None
    battle: Battle | None = None
    ended: str = ""
    champion: int | None = None
    battles: int = 0
    reports: list[Report] = field(default_factory=list)

    # --- looking

    def players(self) -> list[int]:
        """The seats of players still in the game."""
        return [one.seat for one in self.realms if not one.house and not one.out]

    def alive(self) -> list[int]:
        """The seats still in the game, the horde included."""
        return [one.seat for one in self.realms if not one.out]

    def held(self, seat: int) -> list[str]:
        """The lands of a seat."""
        return [land for land, one in self.lands.items() if one.owner == seat]

    def forts(self, seat: int) -> list[str]:
        """The lands of a seat with a fort or capital."""
        return [land for land in self.held(seat) if self.content.lands[land].fort]

    def capitals(self, seat: int) -> int:
        """How many capitals a seat holds."""
        return sum(land in self.content.capitals for land in self.held(seat))

    def name(self, land: str) -> Text:
        """A land by its name."""
        return land_name(self.content.lands[land].name)

    def near(self, land: str) -> list[str]:
        """The neighbours of a land (FRO-1.2)."""
        return [*self.content.lands[land].near]

    def fighting(self) -> Battle:
        """The battle in progress."""
        assert self.battle is not None
        return self.battle

    # --- changing

    def enter(self, seat: int, land: str, units: dict[str, int]) -> None:
        """Units arrive in a land, which is their owner's from now on (FRO-4.3)."""
        here = self.lands[land]
        here.owner = seat
        add(here.tired, units)

    def abandon(self, land: str) -> None:
        """An empty land without a fort belongs to nobody (FRO-4.5)."""
        here = self.lands[land]
        if not here.units and not self.content.lands[land].fort:
            here.owner = None

    def draw(self, seat: int) -> None:
        """A seat draws a card; an empty deck is made of the discards (FRO-6.9)."""
        if not self.deck and self.discards:
            self.deck, self.discards = sorted(self.discards), []
            self.shuffle("deck", self.deck)
        if self.deck:
            face = self.deck.pop()
            self.realms[seat].hand.append(Card(face, [seat]))
            self.reveal()
            told = {seat: {"card": card_name(face)}}
            self.tell("frontier-event-drew", by=seat, private=told, who=Who(seat))
