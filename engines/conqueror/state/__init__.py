"""The pieces of Conqueror, and who sees what of them (see `Seen`).

Everything on the map is public, and so are coins, districts, upgrades, food, trade markers, how many battle
tactics everybody holds, and what was paid for heroes. Hidden are

- the faces of battle tactics, and of heroes not used yet: known to their owner and to whoever has spied on
  them (`known`); everybody learns them when they are played;
- the order of the decks, and which chronicle cards were left out: from everybody;
- what is recruited until all have finished, who reinforces whom until it takes effect, what is laid in a war
  council until both sides have, and which units are given up until all owners have chosen: known to their
  owner, and nobody else learns whether there is anything.
"""

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Annotated

from engines.conqueror.content import Content, Territory
from engines.conqueror.ids import CIVIL, ELITE, FACTIONS, FORT, INDEPENDENT, PROJECT_CARDS, STANDARD
from engines.conqueror.state.armies import Army, Units, add, all_but_one, sole_part, take, total
from engines.conqueror.state.battles import Battle, Due, Helper, Side
from engines.conqueror.state.nations import Card, Hero, Nation, Project
from engines.conqueror.state.reports import Count, Fought, Report, Stack, Volley
from engines.core import Record, Seen, State, record

__all__ = [
    "Army",
    "Battle",
    "Card",
    "Conqueror",
    "Count",
    "Due",
    "Fought",
    "Ground",
    "Helper",
    "Hero",
    "Nation",
    "Project",
    "Report",
    "Side",
    "Stack",
    "Units",
    "Volley",
    "add",
    "all_but_one",
    "sole_part",
    "take",
    "total",
]


@record
class Ground(Record):
    """A territory of the map, land or sea, by what has come about there.

    owner: the seat that controls it, INDEPENDENT for an independent army, None for nobody (CON-4.2).
    built: a fort was built there (CON-12.7). blank: its printed fort is covered (CON-3.2).
    """

    owner: int | None = None
    army: Army = field(default_factory=Army)
    built: bool = False
    blank: bool = False


@record
class Conqueror(State[Content]):
    """A match.

    board: the side of the board. sealed: whether Preparation is sealed (CON-14.1). order: the turn order of
    the round, without those eliminated. first: who has the hourglass (CON-3.17, CON-8.2). early: whether a
    chronicle card is drawn in round 1, too (CON-A2). level_1 …: the chronicle cards of a level, the next one
    last, those left out first. chronicle: the one in force. tokens: fort tokens left (CON-3.4). battles: how
    many have been fought; reports: those of this round and the last. ended: "" while the match goes on, then
    "forts", "points" or "last"; champions: who has won by forts or as the last one (CON-5.1, CON-A56).
    destiny: Seas of Destiny is played; boards_chosen: every player chooses a player board first (CON-27.3).
    """

    nations: list[Nation]
    lands: dict[str, Ground]
    mode: str
    board: str
    tokens: int
    tactics: Annotated[list[str], Seen("nobody", pool="tactics")]
    level_1: Annotated[list[str], Seen("nobody", pool="level_1")]
    level_2: Annotated[list[str], Seen("nobody", pool="level_2")]
    level_3: Annotated[list[str], Seen("nobody", pool="level_3")]
    automa: Annotated[list[str], Seen("nobody", pool="automa")]
    sealed: bool = True
    early: bool = False
    tactics_discards: list[str] = field(default_factory=list)
    automa_discards: list[str] = field(default_factory=list)
    chronicle_discards: list[str] = field(default_factory=list)
    chronicle: str | None = None
    order: list[int] = field(default_factory=list)
    first: int = 0
    round: int = 0
    phase: str = "purchases"
    active: int | None = None
    battle: Battle | None = None
    battles: int = 0
    reports: list[Report] = field(default_factory=list)
    ended: str = ""
    champions: list[int] = field(default_factory=list)
    destiny: bool = False
    boards_chosen: bool = False

    # --- the board

    @property
    def map(self) -> Mapping[str, Territory]:
        """The territories of this side of the board, as they are printed."""
        return self.content.boards[self.board]

    def near(self, place: str) -> tuple[str, ...]:
        """The places one move away (CON-4.1, CON-4.9 to CON-4.11)."""
        return self.content.near[self.board][place]

    def is_sea(self, place: str) -> bool:
        """Whether a territory is a sea."""
        return place in self.content.seas[self.board]

    def shores(self, place: str) -> tuple[str, ...]:
        """The seas on which a Wharf in a land would lie (CON-28.7)."""
        return self.content.shores[self.board][place]

    def home_of(self, place: str) -> int | None:
        """The seat of the player in the game whose capital this is (CON-25.1)."""
        for nation in self.nations:
            if nation.capital == place and not nation.out:
                return nation.seat
        return None

    def is_capital(self, place: str) -> bool:
        """Whether it is the capital of a nation of this match, in the game or not (CON-5.5)."""
        return any(nation.capital == place for nation in self.nations)

    def temporary_at(self, place: str) -> int | None:
        """Whose temporary capital is there (CON-25.2)."""
        for nation in self.nations:
            if nation.temporary is not None and nation.temporary == place:  # mostly there is none
                return nation.seat
        return None

    def fort_at(self, place: str) -> str | None:
        """The fort of a territory, "great" or "small": printed, built, or a temporary capital (CON-25.4)."""
        fort = self.lasting_fort(place)
        return fort if fort == "great" or self.temporary_at(place) is None else "great"

    def lasting_fort(self, place: str) -> str | None:
        """The fort of a territory, printed or built, whoever has a temporary capital there."""
        here = self.lands[place]
        printed = None if here.blank else self.map[place].fort
        return printed or ("small" if here.built else None)

    # --- who has what

    def players(self) -> list[int]:
        """The seats of players still in the game, in the order of their seats."""
        return [one.seat for one in self.nations if not one.out]

    def clockwise(self, after: int | None = None) -> list[int]:
        """The seats still in the game in clockwise order, from the one after `after` on (CON-3.18)."""
        seats = sorted(self.players(), key=lambda seat: FACTIONS.index(self.nations[seat].mark))
        if after is None:
            return seats
        rank = FACTIONS.index(self.nations[after].mark)
        later = [one for one in seats if FACTIONS.index(self.nations[one].mark) > rank]
        return later + [one for one in seats if one not in later]

    def owner(self, place: str) -> int | None:
        """Who controls a territory: a seat, INDEPENDENT, or None (CON-4.2)."""
        return self.lands[place].owner

    def held(self, seat: int) -> list[str]:
        """The territories a seat controls, seas included, in the order of the board."""
        return [place for place, one in self.lands.items() if one.owner == seat]

    def held_lands(self, seat: int) -> list[str]:
        """The land territories a seat controls."""
        seas = self.content.seas[self.board]
        return [place for place in self.held(seat) if place not in seas]

    def forts(self, seat: int, kind: str | None = None) -> list[str]:
        """The territories with a fort a seat controls, of one kind or all (CON-4.3)."""
        found = [(place, self.fort_at(place)) for place in self.held_lands(seat)]
        return [place for place, fort in found if fort and kind in (None, fort)]

    def units(self, seat: int) -> Units:
        """All units of a seat on the map, those that attack in a battle and those on its Wharf included."""
        found = self.nations[seat].dock.units
        for place in self.held(seat):
            add(found, self.lands[place].army.units)
        if self.battle is not None and self.battle.attacker == seat:
            add(found, self.battle.army.units)
        return found

    def shown(self, seat: int) -> list[str]:
        """The heroes of a seat that everybody has seen: used, or played in this battle (CON-17.4)."""
        nation = self.nations[seat]
        led = [] if self.battle is None else self.battle.heroes_of(seat)
        return [*nation.open, *nation.spent, *[name for name in led if name not in nation.open]]

    def supply(self, seat: int) -> list[str]:
        """The heroes of a seat that can still be bought, as far as the viewer knows (CON-17.10)."""
        nation = self.nations[seat]
        gone = [*self.shown(seat), *[hero.name for hero in nation.heroes]]
        return [hero for hero in self.content.heroes_of(nation.mark) if hero not in gone]

    def stock(self, card: str) -> int:
        """How many copies of a district, upgrade or mega project are left (CON-3.4, CON-12.6, CON-27.1)."""
        if card == FORT:
            return self.tokens
        left = len(self.nations)
        if card in PROJECT_CARDS:
            return left - sum([nation.built(card) for nation in self.nations])
        if card in CIVIL:
            return left - sum([nation.districts.get(card, 0) for nation in self.nations])
        return left - len([nation for nation in self.nations if card in nation.upgrades])

    def fighting(self) -> Battle:
        """The battle in progress."""
        if self.battle is None:
            raise LookupError("no battle is in progress")
        return self.battle

    # --- changing

    def abandon(self, place: str) -> None:
        """Settle who controls a territory that may have been left empty (CON-4.4 to CON-4.6)."""
        here = self.lands[place]
        attacked_from = self.battle is not None and self.battle.origin == place
        if here.army or attacked_from:
            return
        here.owner = self.home_of(place)

    def remove(self, seat: int, units: Mapping[str, int]) -> None:
        """Units that have left the map: standard ones go to the barracks, others are lost.

        Ships and siege engines are out of the game for good (CON-20.5, CON-29.10, CON-29.14).
        """
        if seat == INDEPENDENT:
            return
        nation = self.nations[seat]
        standard = {kind: n for kind, n in units.items() if kind in STANDARD}
        add(nation.barracks, standard)
        if units.get(ELITE):
            nation.elite = "lost"

    def armies(self) -> Iterator[tuple[str, Ground]]:
        """The territories in which units stand."""
        return ((place, one) for place, one in self.lands.items() if one.army)
