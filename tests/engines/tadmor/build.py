"""Scenes: a match of Tadmor placed at a position, and played on from there by its questions."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from typing_extensions import override

import data
from engines.core import Allocate, Choose, Decision, Event, Match, Result, Step, key_from
from engines.tadmor.game import GAME
from engines.tadmor.ids import GOODS, KINDS, MARKS, MISSIONS, PILES, REGIONS, RESOURCES
from engines.tadmor.state import Piece, Player, Tadmor
from tests.engines import scene
from tests.engines.scene import Answer

CONTENT = GAME.content(data.load("tadmor"))
RED, BLUE, YELLOW, GREEN = range(4)
POINTS = CONTENT.start.points
"""What everybody has in a scene, as at the start of a match."""

PHASES = {
    "turn": "StartTurn",
    "placement": "PlacementPhase",
    "raiders": "RaidersPhase",
    "resolution": "ResolutionPhase",
    "end": "EndPhase",
}
"""Where a scene may begin, and the step that does."""
STEPS: Mapping[str, type[Step[Tadmor]]] = {step.__name__: step for step in GAME.steps}

Stand = int | tuple[int, str]
"""Whose piece stands somewhere; of which kind, where both fit."""


def begin(players: int, seed: str = "0", **options: str) -> Match[Tadmor]:
    """A real match from its beginning: red, blue, yellow, green."""
    return Match.begin(GAME, CONTENT, "content", key_from(seed), options, MARKS[:players])


def state_of(match: Match[Tadmor]) -> Tadmor:
    """The pieces of a match."""
    return match.table.position.state


def space_kind(place: str) -> str:
    """What stands on a place unless it is said otherwise."""
    space = CONTENT.spaces.get(place)
    return "ship" if space is not None and space.piece == "ship" else "camel"


class Scene(scene.Scene[Tadmor]):
    """Turn 2, red first; everybody with 10 points, 3 camels, 2 ships, and nothing else.

    Seats 0, 1, … are red, blue, yellow and green and play in this order. No upgrade is on display; the
    piles lie glass, incense, myrrh, glass, … from the top, jade and silk likewise; the missions in the deck
    come in the order of their ids. Change it, then `start`.
    """

    spec = GAME
    content = CONTENT

    def __init__(self, players: int = 4, turn: int = 2) -> None:
        super().__init__(GAME.start(CONTENT, {"first_upgrade": "starting"}, MARKS[:players]))
        self.on_top: dict[str, Sequence[str]] = dict.fromkeys(PILES, ())
        self.next_missions: Sequence[str] = ()
        self.others_returned: int | None = None
        state = self.start_state
        state.turn = turn
        state.first = RED
        state.display = []
        for seat in range(players):
            self.has(seat, points=POINTS, **dict.fromkeys(RESOURCES, 0))

    # --- laying out -----------------------------------------------------------------------

    def has(self, seat: int, **fields: Any) -> Self:
        """What a player has: `wood=3`, `traded={"gold": 1}`, `goods={"silk": 1}`, `hand=["k1"]`, `height=4`.

        Rare goods come out of the piles, missions out of the deck, upgrades off the display.
        """
        player = self.start_state.players[seat]
        for name in RESOURCES:
            player.warehouse[name] = fields.pop(name, player.warehouse[name])
        for name in ("traded", "goods"):
            getattr(player, name).update(fields.pop(name, {}))
        if "points" in fields:
            player.tally = {"gifts": fields["points"] - POINTS}
        for name, value in fields.items():
            assert hasattr(player, name)
            setattr(player, name, value)
        return self

    def stands(self, **places: Stand) -> Self:
        """Whose pieces stand where: `ns1=RED, da4=(BLUE, "ship"), i47=RED`."""
        for place, stand in places.items():
            owner, kind = stand if isinstance(stand, tuple) else (stand, space_kind(place))
            self.start_state.placed[place] = Piece(owner, kind)
        return self

    def display(self, *upgrades: str) -> Self:
        """The upgrades on offer."""
        self.start_state.display = list(upgrades)
        return self

    def deck(self, *missions: str) -> Self:
        """The missions drawn next; all others that are nowhere else lie below."""
        self.next_missions = missions
        return self

    def short_deck(self, *missions: str, others: int) -> Self:
        """The only missions left to draw, the next one first; a seat has returned all the others."""
        self.next_missions, self.others_returned = missions, others
        return self

    def discarded(self, *missions: str) -> Self:
        """The discard pile."""
        self.start_state.discards = sorted(missions, key=MISSIONS.index)
        return self

    def pile(self, colour: str, *goods: str) -> Self:
        """The rare goods on top of a pile, the uppermost first; all others that nobody has lie below.

        A pile is short, or empty, if somebody has its goods.
        """
        self.on_top[colour] = goods
        return self

    def raid(self, region: str, by: int = RED, attacked: str | None = None) -> Self:
        """A seat holds the raider card of a region; the card of another lies on the attacked region space."""
        self.start_state.players[by].raider = region
        self.start_state.attacked = attacked
        return self

    def first(self, seat: int) -> Self:
        """Who has the First Player pawn."""
        self.start_state.first = seat
        return self

    def finished(self, *seats: int) -> Self:
        """Who has completed a temple before, in this order."""
        self.start_state.finishers = list(seats)
        return self

    def _lay_missions(self) -> None:
        """Every mission in one place."""
        state = self.start_state
        gone = {*state.discards, *self.next_missions}
        for player in state.players:
            gone |= {*player.hand, *player.completed, *player.returned}
        rest = [card for card in reversed(MISSIONS) if card not in gone]
        if self.others_returned is not None:
            state.players[self.others_returned].returned += rest
            rest = []
        state.deck = [*rest, *reversed(self.next_missions)]

    def _lay_pile(self, colour: str) -> None:
        """As many of each rare good as nobody has, in turns, under those that lie on top."""
        state = self.start_state
        lying = list(self.on_top[colour])
        copies = CONTENT.by_players[len(state.players)].copies
        for number in range(1, copies + 1):
            for good in GOODS[3 * PILES.index(colour) :][:3]:
                owned = sum(player.goods[good] for player in state.players)
                if lying.count(good) + owned < number:
                    lying.append(good)
        state.tops[colour] = lying.pop(0) if lying else None
        setattr(state, colour, lying[::-1])

    # --- playing --------------------------------------------------------------------------

    def start(self, at: str) -> Self:
        """Play one phase; `"turn"`: the next turn from its beginning, and what follows it."""
        if at != "turn":
            self.start_state.phase = at
        return self.place(STEPS[PHASES[at]]())

    @override
    def place(self, *steps: Step[Tadmor]) -> Self:
        """Put what was laid out in order and begin to play it with these steps ahead."""
        state = self.start_state
        self._lay_missions()
        for colour in PILES:
            self._lay_pile(colour)
        owned = {tile for player in state.players for tile in player.upgrades}
        state.display = [tile for tile in state.display if tile not in owned]
        return super().place(*steps)

    @override
    def answer(self, *answers: Answer) -> Self:
        """Answer the pending questions, each time the first of those that need not wait."""
        for answer in answers:
            self._give(self.pending, answer)
        return self

    def does(self, seat: int, *answers: Answer) -> Self:
        """Let a seat answer its questions, whoever else is asked at the same time."""
        for answer in answers:
            self._give(self.asks(seat), answer)
        return self

    def _give(self, asked: Decision, answer: Answer) -> None:
        self.events += self.playing.answer(asked.id, asked.seat, answer)
        self.spec.invariants(self.state)

    def finish(self) -> Self:
        """Answer with the safe defaults to the end of what was started."""
        while not self.playing.over:
            self.answer(self.safe)
        return self

    def until(self, topic: str) -> Self:
        """Answer with the safe defaults until something is asked."""
        while self.topic != topic:
            self.answer(self.safe)
        return self

    # --- looking --------------------------------------------------------------------------

    @property
    @override
    def pending(self) -> Decision:
        """The first question in serial order; it waits for nobody."""
        first = next(iter(self.playing.table.pending.values()))
        assert not first.blocked
        return first

    def asks(self, seat: int) -> Decision:
        """The question of a seat that need not wait; of several the first."""
        mine = self.questions(seat)
        return next(one for one in mine if not one.blocked)

    def questions(self, seat: int) -> list[Decision]:
        """All questions of a seat, waiting or not."""
        return [one for one in self.playing.table.pending.values() if one.seat == seat]

    @property
    def seats(self) -> list[int]:
        """Who is asked anything that need not wait."""
        free = [one.seat for one in self.playing.table.pending.values() if not one.blocked]
        return sorted(set(free))

    def offered(self, seat: int) -> list[str]:
        """The ids that a seat may choose now, without those that wait."""
        asked = self.asks(seat)
        assert isinstance(asked, Choose)
        return [option.id for option in asked.options if not option.waits]

    def can(self, seat: int) -> list[str]:
        """As `offered`; nothing if the seat is not asked, or for amounts."""
        free = [one for one in self.questions(seat) if not one.blocked]
        return self.offered(seat) if free and isinstance(free[0], Choose) else []

    def waiting(self, seat: int) -> list[str]:
        """The ids offered to a seat in all its questions that wait for an earlier player."""
        asked = [one for one in self.questions(seat) if isinstance(one, Choose)]
        return [option.id for one in asked for option in one.options if one.waits or option.waits]

    @property
    def numbers(self) -> Allocate:
        """The question that is pending, which asks for amounts."""
        pending = self.pending
        assert isinstance(pending, Allocate)
        return pending

    def player(self, seat: int = RED) -> Player:
        """What a seat has."""
        return self.state.players[seat]

    def warehouse(self, seat: int = RED) -> tuple[int, ...]:
        """A seat's wood, stone, marble and gold that can be traded."""
        return tuple(self.player(seat).warehouse[one] for one in RESOURCES)

    def traded(self, seat: int = RED) -> tuple[int, ...]:
        """A seat's wood, stone, marble and gold among the Traded goods."""
        return tuple(self.player(seat).traded[one] for one in RESOURCES)

    def resources(self, seat: int = RED) -> tuple[int, ...]:
        """A seat's wood, stone, marble and gold in all."""
        return tuple(self.player(seat).has(one) for one in RESOURCES)

    def reserve(self, seat: int = RED) -> tuple[int, ...]:
        """A seat's camels and ships at hand."""
        return tuple(self.state.reserve(seat, kind) for kind in KINDS)

    def points(self, *seats: int) -> list[int]:
        """The points of these seats, of all if none is named."""
        return [self.player(seat).points for seat in seats or range(len(self.state.players))]

    def heights(self, *seats: int) -> list[int]:
        """The tower heights of these seats, of all if none is named."""
        return [self.player(seat).height for seat in seats or range(len(self.state.players))]

    def at(self, *places: str) -> list[int | None]:
        """Whose pieces stand on these places."""
        standing = self.state.placed
        return [standing[place].owner if place in standing else None for place in places]

    def events_of(self, key: str) -> list[Event]:
        """The events of a key, in order."""
        return [one for one in self.events if one.key == f"{self.spec.key}-event-{key}"]

    def result(self) -> Result:
        """How the match ended."""
        result = self.playing.result()
        assert result is not None
        return result


def ids(decision: Decision) -> Sequence[str]:
    """The ids of the options of a question."""
    assert isinstance(decision, Choose)
    return [option.id for option in decision.options]


def free(*closed: str) -> list[str]:
    """The regions whose cards can be had, and declining."""
    return sorted([*(name for name in REGIONS if name not in closed), "decline"])


def raid(region: str = "north_sea", players: int = 4, turn: int = 4, **fields: Any) -> Scene:
    """Red holds the card of a region."""
    return Scene(players, turn).has(RED, **fields).raid(region)
