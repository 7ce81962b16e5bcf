"""Scenes: a match of Caylus placed at a position, and played on from there by its questions."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

import data
from engines.caylus.game import GAME
from engines.caylus.state import CUBES, Caylus, Player
from engines.caylus.steps.castle import CastlePhase
from engines.caylus.steps.construction import GainFavour
from engines.caylus.steps.placement import PlacementPhase
from engines.caylus.steps.provost import ProvostPhase
from engines.caylus.steps.road import RoadPhase
from engines.caylus.steps.round import EndPhase, StartRound
from engines.caylus.steps.specials import SpecialPhase
from engines.core import Match, Step, key_from
from tests.engines import scene

CONTENT = GAME.content(data.load("caylus"))
MARKS = ("red", "blue", "green", "orange", "black")
RED, BLUE, GREEN, ORANGE, BLACK = range(5)
NEUTRAL = (
    *("neutral_farm", "neutral_forest", "neutral_sawmill"),
    *("neutral_quarry", "neutral_carpenter", "neutral_market"),
)
FARM, FOREST, SAWMILL, QUARRY, CARPENTER, MARKET = range(1, 7)
"""The spaces on which a scene lays the neutral tiles."""
PEDDLER, FIXED_CARPENTER, GOLD_MINE = 7, 8, 16
FREE_SPACES = [*range(9, 16), *range(17, 29)]
WORKERS = 6
START_DENIERS = START_POINTS = 10
"""What everybody has in a scene, unlike at the start of a match."""

PHASES: Mapping[str, tuple[type[Step[Caylus]], int]] = {
    "round": (StartRound, 1),
    "placement": (PlacementPhase, 2),
    "special": (SpecialPhase, 3),
    "provost": (ProvostPhase, 4),
    "road": (RoadPhase, 5),
    "castle": (CastlePhase, 6),
    "end": (EndPhase, 7),
}


def begin(players: int, seed: str = "0", **options: str) -> Match[Caylus]:
    """A real match from its beginning: red, blue, green, orange, black."""
    return Match.begin(GAME, CONTENT, "content", key_from(seed), options, MARKS[:players])


def state_of(match: Match[Caylus]) -> Caylus:
    """The pieces of a match."""
    return match.table.position.state


class Scene(scene.Scene[Caylus]):
    """Round 2, the road as at the start, everybody with 10 deniers, 10 points and no cubes.

    Seats 0, 1, … are red, blue, green, orange and black and play in this order. Change it, then `start`.
    """

    spec = GAME
    content = CONTENT

    def __init__(self, players: int = 4, favours: str = "table", jeweller: str = "off") -> None:
        options = {"favours": favours, "jeweller": jeweller}
        super().__init__(GAME.start(CONTENT, options, MARKS[:players]))
        state = self.start_state
        for number, tile in enumerate(NEUTRAL, 1):
            state.space(number).tile = tile
        state.order = list(range(players))
        state.round = 2
        state.provost = state.bailiff = 6
        for seat in range(players):
            self.has(seat, deniers=START_DENIERS, points=START_POINTS, **dict.fromkeys(CUBES, 0))

    # --- laying out -----------------------------------------------------------------------

    def has(self, seat: int, **fields: Any) -> Self:
        """What a player has; of the favour lines only those that are named change."""
        player = self.start_state.players[seat]
        fields["favours"] = {**player.favours, **fields.get("favours", {})}
        for name, value in fields.items():
            assert hasattr(player, name)
            setattr(player, name, value)
        player.tally = {"craft": player.points}
        return self

    def road(
        self,
        number: int,
        tile: str | None = None,
        owner: int | None = None,
        worker: int | None = None,
    ) -> Self:
        """A tile of the stock on a space, with its owner's house; a worker on it."""
        space = self.start_state.space(number)
        if tile is not None:
            space.tile, space.owner = tile, owner
            if tile in self.start_state.stock:
                self.start_state.stock[tile] -= 1
        if worker is not None:
            space.worker = worker
        return self

    def town(self, last: int, owner: int) -> Self:
        """Residences on all empty spaces up to one."""
        for number in FREE_SPACES:
            if number <= last and self.start_state.space(number).tile is None:
                self.road(number, "residence", owner)
        return self

    def stands(self, **places: int | list[int] | None) -> Self:
        """Whose workers stand on special buildings and in the castle: `gate=RED, castle=[BLUE, RED]`."""
        for name, seats in places.items():
            assert hasattr(self.start_state, name)
            setattr(self.start_state, name, seats)
        return self

    def order(self, *seats: int) -> Self:
        """The turn order."""
        self.start_state.order = list(seats)
        return self

    def passed(self, *seats: int) -> Self:
        """The passing order of phase 2, for phases after it."""
        self.start_state.bridge = list(seats)
        return self

    def at(self, provost: int | None = None, bailiff: int | None = None) -> Self:
        """Where provost and bailiff stand."""
        state = self.start_state
        state.provost = state.provost if provost is None else provost
        state.bailiff = state.bailiff if bailiff is None else bailiff
        return self

    def scored(self, *sections: str) -> Self:
        """Castle sections whose scoring is over."""
        self.start_state.scored = list(sections)
        return self

    def houses(self, **sections: Sequence[int]) -> Self:
        """Whose houses stand in the castle: `dungeon=[RED, RED, BLUE]`."""
        for section, seats in sections.items():
            assert section in self.start_state.houses
            self.start_state.houses[section] = list(seats)
        return self

    # --- playing --------------------------------------------------------------------------

    def start(self, at: str) -> Self:
        """Play one phase, or a whole round and what follows it (`"round"`)."""
        step, phase = PHASES[at]
        return self._play(phase, step())

    def gain(self, *seats: int, phase: int = 3) -> Self:
        """Let these seats gain a favour each, one after the other, in a phase."""
        return self._play(phase, *map(GainFavour, seats))

    def _play(self, phase: int, *steps: Step[Caylus]) -> Self:
        state = self.start_state
        state.phase = phase
        if phase > 2 and not state.bridge:
            state.bridge = list(state.order)
        for player in state.players:
            player.workers = WORKERS - workers_out(state, player.seat)
        return self.place(*steps)

    def finish(self) -> Self:
        """Answer with the safe defaults to the end of the phase."""
        while not self.playing.over:
            self.answer(self.safe)
        return self

    # --- looking --------------------------------------------------------------------------

    def player(self, seat: int = RED) -> Player:
        """What a seat has."""
        return self.state.players[seat]

    def cubes(self, seat: int = RED) -> tuple[int, ...]:
        """A seat's food, wood, stone, cloth and gold."""
        return tuple(self.player(seat).amount(cube) for cube in CUBES)

    def deniers(self, *seats: int) -> list[int]:
        """The money of these seats, of all if none is named."""
        return [self.player(seat).deniers for seat in seats or range(len(self.state.players))]

    def points(self, *seats: int) -> list[int]:
        """The points of these seats, of all if none is named."""
        return [self.player(seat).points for seat in seats or range(len(self.state.players))]

    def tile(self, number: int) -> tuple[str | None, int | None]:
        """What stands on a space, and whose."""
        space = self.state.space(number)
        return space.tile, space.owner

    def stock(self, tile: str) -> int:
        """How many of a tile can still be had."""
        return self.state.stock.get(tile, 0)

    @property
    def roads(self) -> list[int]:
        """The road spaces that are offered."""
        return [int(one.removeprefix("road-")) for one in self.options if one.startswith("road-")]


def workers_out(state: Caylus, seat: int) -> int:
    """How many workers of a seat stand on the board."""
    spots = [space.worker for space in state.road]
    spots += [state.gate, state.trading_post, state.guild, state.joust]
    spots += [state.inn_left, state.inn_right, *state.stables, *state.castle]
    return spots.count(seat)
