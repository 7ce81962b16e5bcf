"""The pieces of Caylus, and the questions one asks of them (CAY-1, CAY-2). Nothing is hidden (CAY-1.13)."""

from collections.abc import Iterator
from dataclasses import field
from itertools import repeat
from typing import TypeVar

from engines.caylus.content import Content, Effect, Tile
from engines.caylus.ids import CASTLE as CASTLE
from engines.caylus.ids import COLOURS as COLOURS
from engines.caylus.ids import CUBES as CUBES
from engines.caylus.ids import LINES as LINES
from engines.caylus.ids import RESIDENCE as RESIDENCE
from engines.caylus.ids import SECTIONS as SECTIONS
from engines.caylus.ids import SPECIALS as SPECIALS
from engines.caylus.words import on_road
from engines.core import Record, State, Text, record

E = TypeVar("E", bound=Effect)


@record
class Player(Record):
    """What belongs to one seat (CAY-2.3, CAY-2.7).

    workers: those in hand, not on the board. tally: what the points were for, by reason. favours: the
    marker's column on each line, 0 before the first. lines_used: lines of the favours gained in this phase
    (CAY-12.11). batches: given in this round's phase 6.
    """

    seat: int
    colour: str
    deniers: int
    food: int
    wood: int
    stone: int
    cloth: int
    gold: int
    workers: int
    points: int = 0
    tally: dict[str, int] = field(default_factory=dict)
    favours: dict[str, int] = field(default_factory=lambda: dict.fromkeys(LINES, 0))
    lines_used: list[str] = field(default_factory=list)
    batches: int = 0

    def amount(self, cube: str) -> int:
        """How many cubes of a kind there are."""
        number: int = getattr(self, cube)
        return number

    def add(self, cube: str, number: int) -> None:
        """Take cubes from the stock, or give them back with a negative number (CAY-1.12)."""
        setattr(self, cube, getattr(self, cube) + number)

    def score(self, points: int, reason: str) -> None:
        """Prestige points; a loss stops at 0 (CAY-1.11)."""
        before = self.points
        self.points = max(0, before + points)
        self.tally[reason] = self.tally.get(reason, 0) + self.points - before


@record
class Space(Record):
    """A space of the road: its tile, the owner's house, a worker, and who has paid to replace the tile.

    `heir`: the seat that becomes owner of a residence here after the activation (CAY-8.46); else None.
    """

    tile: str | None = None
    owner: int | None = None
    worker: int | None = None
    heir: int | None = None


@record
class Caylus(State[Content]):
    """A match of Caylus.

    road: spaces 1 to 28, `space(n)` gives one by its number. order: seats in turn order. bridge: seats that
    have passed, in passing order (CAY-5.6). gate, trading_post, guild, joust, inn_left, inn_right: the seat
    whose worker stands there. stables, castle: seats by number, the first one first. stock: craft and
    prestige tiles still to be had, by id. houses: seats by part, in the order they were built (CAY-9.6).
    scored: sections whose scoring is over, so that their columns are open (CAY-12.3). phase: 0 set-up,
    1-7 as CAY-3.1. active: the seat whose go or building it is.
    """

    players: list[Player]
    road: list[Space]
    stock: dict[str, int]
    houses: dict[str, list[int]]
    simplified: bool = False
    order: list[int] = field(default_factory=list)
    bridge: list[int] = field(default_factory=list)
    gate: int | None = None
    trading_post: int | None = None
    guild: int | None = None
    joust: int | None = None
    inn_left: int | None = None
    inn_right: int | None = None
    stables: list[int] = field(default_factory=list)
    castle: list[int] = field(default_factory=list)
    scored: list[str] = field(default_factory=list)
    provost: int = 0
    bailiff: int = 0
    round: int = 0
    phase: int = 0
    active: int | None = None
    ended: bool = False

    def space(self, number: int) -> Space:
        """The road space of a number, 1 to 28."""
        return self.road[number - 1]

    def tile(self, number: int) -> Tile | None:
        """The tile on a road space; None on an empty one."""
        name = self.space(number).tile
        return None if name is None else self.content.tiles[name]

    def effect(self, number: int, kind: type[E]) -> E:
        """The effect of the building on a road space. Raises TypeError if it is not of the kind."""
        tile = self.tile(number)
        if tile is None or not isinstance(tile.effect, kind):
            raise TypeError(f"space {number} is no {kind.__name__}")
        return tile.effect

    def place(self, number: int) -> Text:
        """The name of the building on a road space, with its number."""
        return on_road(self.space(number).tile or "", number)

    def section(self) -> str | None:
        """The section under construction: the first one not yet scored (CAY-9.3); None after the last."""
        return next((name for name in SECTIONS if name not in self.scored), None)

    def section_with_room(self) -> str | None:
        """Where the next house goes: the first section with a free part (CAY-9.8, CAY-A71); None: nowhere."""
        return next(self.free_parts(), None)

    def free_parts(self) -> Iterator[str]:
        """The sections in which the next houses go, one for each free part, in this order (CAY-9.8)."""
        for name in SECTIONS:
            if name not in self.scored:
                free = self.content.sections[name].parts - len(self.houses[name])
                yield from repeat(name, free)

    def free_space(self) -> int | None:
        """The first road space without a building (CAY-8.25); None if the road is full (CAY-8.28)."""
        return next((n for n, space in enumerate(self.road, 1) if space.tile is None), None)

    def residences(self, seat: int) -> list[int]:
        """The road spaces with a seat's residences, those not yet there left out (CAY-A50)."""
        return [
            n
            for n, space in enumerate(self.road, 1)
            if space.tile == RESIDENCE and space.owner == seat
        ]

    def columns(self) -> int:
        """How many columns of the favour table are open (CAY-12.3, CAY-12.4)."""
        if not self.scored:
            return self.content.limits.columns
        return self.content.sections[self.scored[-1]].columns

    def price(self, passed: int | None = None) -> int:
        """The general price of a worker: the lowest number free on the bridge (CAY-5.9, CAY-14.3).

        passed: so many players are thought to stand there, 0 at the start of a round; None: those who do.
        """
        prices = self.content.by_players[len(self.players)].prices
        return prices[min(len(self.bridge) if passed is None else passed, len(prices) - 1)]

    def stables_used(self) -> bool:
        """Whether the stables take workers; without them two players take turns to begin (CAY-14.2)."""
        return self.content.by_players[len(self.players)].stables

    def reached(self, number: int, provost: int | None = None) -> bool:
        """Whether a space lies no further than the provost, so that it is used (CAY-8.1, CAY-8.2).

        provost: the space he is thought to stand on; None: where he stands.
        """
        return number <= (self.provost if provost is None else provost)

    def walk(self, provost: int) -> tuple[int, int]:
        """How far the bailiff goes with the provost on a space, and where to (CAY-10.2)."""
        limits = self.content.limits
        ahead = provost > self.bailiff
        steps = limits.bailiff_long_steps if ahead else limits.bailiff_steps
        return steps, min(self.bailiff + steps, limits.road_length)

    def incomes(self) -> list[int]:
        """What each seat receives in phase 1 (CAY-4.1 to CAY-4.4)."""
        tiles = self.content.tiles
        found = [self.content.limits.income] * len(self.players)
        for space in self.road:
            if space.owner is not None and space.tile is not None:
                found[space.owner] += tiles[space.tile].income
        return found

    def enter(self, phase: int) -> None:
        """Begin a phase: favours may go to any line again (CAY-12.13), and it is nobody's go yet."""
        self.phase = phase
        self.active = None
        for player in self.players:
            player.lines_used.clear()
