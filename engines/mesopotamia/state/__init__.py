"""The pieces of Mesopotamia, and who sees what of them (see `Seen`).

Everything on the map and on the boards is public, and so is what the dice show. Hidden are

- quest cards: known to their owner, those given back, too; those kept come to light at the end (MES-29.8);
- the order of the quest deck, and of the decks of the automaton: from everybody;
- which quests are kept until all have chosen, and bids until both are in: nobody else learns whether there
  is anything.

Tokens, tiles and combat cards that lie face down are no pieces: nobody looks at them before they are
revealed, so chance tells then what they are.
"""

from dataclasses import field
from typing import Annotated

from engines.core import Seen, State, record
from engines.mesopotamia.content import Content, Population, Scenario, Technology
from engines.mesopotamia.ids import (
    DIFFICULTIES,
    GUARDIANS,
    RIVALS,
    SHIP,
    SIEGE,
    TEAM,
    TRIBE,
    WALL,
    ZIGGURAT,
)
from engines.mesopotamia.state.areas import Force, Ground, Running
from engines.mesopotamia.state.combats import Duel, Fighter, Side
from engines.mesopotamia.state.machine import Automaton, Deed, Plan
from engines.mesopotamia.state.realms import Die, Realm
from engines.mesopotamia.state.reports import Answer, Bout, Order, Party, Report, Row, Sum
from engines.mesopotamia.state.tracks import Track

__all__ = [
    "Answer",
    "Automaton",
    "Bout",
    "Deed",
    "Die",
    "Duel",
    "Fighter",
    "Force",
    "Ground",
    "Mesopotamia",
    "Order",
    "Party",
    "Plan",
    "Realm",
    "Report",
    "Row",
    "Running",
    "Side",
    "Sum",
    "Track",
]


@record
class Mesopotamia(State[Content]):
    """A match.

    ships: on each river section the seats with a ship there, in the order in which they came. events,
    population: the two tracks. layout: for how many players the map is laid out. boxes: those in play.
    market: the trade tokens by their slots; claims: whose amphora lies on a token. tile: the part of the
    Hanging Gardens that can be built next, None until it is drawn and once there is none; built: how many
    are. seen: the events revealed so far. order: of the turns of this round (MES-6.1); active: whose turn it
    is. phase: "setup", "action", "combat" or "end". combats: the places still to be fought in, in order
    (MES-19.2); duel: the fight in progress; pending: areas won from tribes, and who has won them, whose
    events wait until the same seat has fought another tribe (MES-22.9); fights: how many there have been;
    reports: those of this round and the last. automaton: the cards of the house seat, if it plays by some.
    ended: "" while the match goes on, then one of ENDINGS.

    In the Siege of Ur, ur_deck: the action cards of Ur, the next one first (MES-32.9); ur_cards: those of its
    last turn. In the Guardians of Assur, wave: which one has come; stirred: whether an enemy unit has moved
    in this round (MES-33.21).

    Options: simple, combat without cards (MES-25); set_dice, dice are set and not rolled (MES-8.13);
    last_round: after which the match ends at the latest, 0 for none; mode, one of PLAYED; difficulty, of the
    automaton (MES-30.8).
    """

    realms: list[Realm]
    grounds: dict[str, Ground]
    ships: dict[str, list[int]]
    events: Track
    population: Track
    layout: int
    boxes: list[str]
    quests: Annotated[list[str], Seen("nobody", pool="quests")]
    market: dict[str, str] = field(default_factory=dict)
    claims: dict[str, int] = field(default_factory=dict)
    tile: str | None = None
    built: int = 0
    seen: list[str] = field(default_factory=list)
    round: int = 0
    order: list[int] = field(default_factory=list)
    phase: str = "setup"
    active: int | None = None
    combats: list[str] = field(default_factory=list)
    duel: Duel | None = None
    pending: dict[str, int] = field(default_factory=dict)
    fights: int = 0
    reports: list[Report] = field(default_factory=list)
    automaton: Automaton | None = None
    ur_deck: Annotated[list[str], Seen("nobody", pool="ur")] = field(default_factory=list)
    ur_cards: list[str] = field(default_factory=list)
    wave: int = 0
    stirred: bool = False
    ended: str = ""
    simple: bool = False
    set_dice: bool = False
    last_round: int = 0
    mode: str = RIVALS
    difficulty: str = DIFFICULTIES[0]

    # --- who plays

    def house(self) -> int | None:
        """The seat that the rules play: the last one, if there is one (MES-34.1)."""
        last = self.realms[-1]
        return last.seat if last.house else None

    def people(self) -> list[int]:
        """The seats of the players, without that of the house."""
        return [realm.seat for realm in self.realms if not realm.house]

    def are_allies(self, seat: int, other: int) -> bool:
        """Whether two seats, or TRIBE, stand together: each with itself, a team with itself (MES-34.7)."""
        if seat == other:
            return True
        return self.mode == TEAM and not {seat, other} & {TRIBE, self.house()}

    def machine(self) -> Automaton:
        """The cards of the automaton. Raises LookupError if nobody plays by any."""
        if self.automaton is None:
            raise LookupError("there is no automaton")
        return self.automaton

    def scenario(self) -> Scenario | None:
        """Where the scenario is played, if it is one (MES-32.3, MES-33.3)."""
        return self.content.scenarios.get(self.mode)

    # --- the map

    def is_blocked(self, area: str) -> bool:
        """Whether a block token lies there (MES-5.5)."""
        return self.content.areas[area].is_blocked(self.layout)

    def yields(self, area: str) -> str | None:
        """The good that units gather there: none in start and blocked areas (MES-2.4, MES-5.5)."""
        return None if self.is_blocked(area) else self.content.areas[area].yields

    def is_start(self, area: str) -> bool:
        """Whether it is a start area, anybody's or nobody's."""
        return self.content.areas[area].start is not None

    def home_of(self, area: str) -> int | None:
        """The seat whose start area it is."""
        for realm in self.realms:
            if realm.start == area:
                return realm.seat
        return None

    def is_open(self, area: str, seat: int) -> bool:
        """Whether a seat may be there: not in start areas of others or of nobody (MES-3.13, MES-24.3)."""
        return not self.is_start(area) or self.realms[seat].start == area

    def is_goal(self, area: str, seat: int) -> bool:
        """Whether it is the start area of the enemy, and a seat must reach it (MES-32.18, MES-33.22)."""
        attacker = {SIEGE: 0, GUARDIANS: self.house()}.get(self.mode)
        return seat == attacker and self.home_of(area) not in (None, seat)

    def starts(self) -> list[str]:
        """The start areas in play, in the order of their numbers (MES-3.16, MES-5.7, MES-35.2)."""
        scenario = self.scenario()
        if scenario is not None:
            return [scenario.home, scenario.enemy]
        return [area for number, area in self.content.starts.items() if number <= self.layout]

    def enemies(self, area: str, seat: int) -> int:
        """How many land units of enemies of a seat and of a tribe are there (MES-11.4, MES-34.7)."""
        ground = self.grounds[area]
        number = sum(ground.tribe.values()) if ground.tribe else 0
        for one in ground.forces:
            if one.units and not self.are_allies(seat, one.seat):
                number += one.fighters
        return number

    def is_walled(self, area: str, seat: int) -> bool:
        """Whether a wall of an enemy keeps a seat out (MES-23.1, MES-23.7, MES-34.7)."""
        owner = self.grounds[area].wall
        return owner is not None and not self.are_allies(owner, seat)

    # --- who has what

    def forces(self, seat: int) -> list[tuple[str, Force]]:
        """The areas in which a seat has anything but a wall, and what."""
        return [
            (area, force)
            for area, ground in self.grounds.items()
            for force in ground.forces
            if force.seat == seat
        ]

    def settlements(self, seat: int) -> list[str]:
        """The areas with a settlement of a seat."""
        return [area for area, one in self.forces(seat) if one.settlement]

    def bases(self, seat: int) -> list[str]:
        """Where a seat makes units and rams: its start area, and areas with its settlements."""
        return [self.realms[seat].home, *self.settlements(seat)]

    def ships_of(self, seat: int) -> list[str]:
        """The sections with a ship of a seat."""
        return [section for section, seats in self.ships.items() if seat in seats]

    def on_map(self, seat: int, piece: str) -> int:
        """How many pieces of a kind a seat has on the map, its ziggurat among them."""
        if piece == SHIP:
            return len(self.ships_of(seat))
        if piece == WALL:
            return sum(one.wall == seat for one in self.grounds.values())
        if piece == ZIGGURAT:
            return self.realms[seat].ziggurat
        return sum(one.number(piece) for _, one in self.forces(seat))

    def stock(self, seat: int, piece: str) -> int:
        """How many pieces of a kind a seat has left (MES-12.8, MES-17.4)."""
        return self.content.pieces[piece].copies - self.on_map(seat, piece)

    def land_units(self, seat: int) -> int:
        """How many land units a seat has on the map."""
        return sum(one.fighters for _, one in self.forces(seat))

    def units(self, seat: int) -> int:
        """How many of its pieces count for the unit limit: rams and ships do (MES-27.8)."""
        on_land = sum(one.fighters + one.rams for _, one in self.forces(seat))
        return on_land + len(self.ships_of(seat))

    def amphorae(self, seat: int) -> int:
        """How many of its amphorae lie on trade tokens (MES-16.6)."""
        return sum(one == seat for one in self.claims.values())

    def technology(self, seat: int, action: str) -> Technology:
        """The technology a seat has for an action (MES-7.7)."""
        realm = self.realms[seat]
        return self.content.technology(realm.empire, action, realm.levels[action])

    def growth(self, seat: int) -> Population:
        """What the population of a seat allows (MES-27.8, MES-27.9)."""
        return self.content.level(self.population.space(seat))

    def fighting(self) -> Duel:
        """The fight in progress."""
        if self.duel is None:
            raise LookupError("nobody is fighting")
        return self.duel
