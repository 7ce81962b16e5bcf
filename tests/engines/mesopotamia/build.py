"""Scenes: a match of Mesopotamia placed at a position, and played on from there by its questions."""

from typing import Any, Self

from engines.core import Match, key_from
from engines.core.options import Options
from engines.mesopotamia.game import GAME
from engines.mesopotamia.ids import ACTION, GOODS
from engines.mesopotamia.state import Die, Mesopotamia, Realm
from tests.engines import scene
from tests.engines.mesopotamia.box import CONTENT

OPTIONS: Options = GAME.read_options({"boxes": "both"})
MARKS = (
    *("sumerian", "akkadian", "babylonian", "elamite"),
    *("assyrian", "hittite", "mari", "eblaite"),
)
"""The empires in the order of seats, if a scene names no others."""
SUMER, AKKAD, BABYLON, ELAM = range(4)


def begin(*marks: str, seed: str = "0", **options: Any) -> Match[Mesopotamia]:
    """A real match of these empires from its beginning."""
    chosen = {**OPTIONS, **options}
    return Match.begin(GAME, CONTENT, "content", key_from(seed), chosen, marks)


def state_of(match: Match[Mesopotamia]) -> Mesopotamia:
    """The pieces of a match."""
    return match.table.position.state


class Scene(scene.Scene[Mesopotamia]):
    """Round 2: everybody in the start area of their number with nothing; lay out, then `place`.

    No tokens, tribes and trade tokens lie there, the quests are all in the deck, and the seals stand where
    they begin. Turn order is that of the seats.
    """

    spec = GAME
    content = CONTENT

    def __init__(self, *marks: str, players: int = 4, **options: Any) -> None:
        chosen, empires = {**OPTIONS, **options}, list(marks or MARKS[:players])
        super().__init__(GAME.start(CONTENT, chosen, empires))
        # A match can only be placed with what is offered; the pieces know of modes that are not yet.
        offered = {one.key: one for one in GAME.options}
        self.chosen = {
            key: one
            for key, one in chosen.items()
            if key in offered and one in offered[key].choices
        }
        self.dealt = empires
        state = self.start_state
        state.round, state.phase = 2, ACTION
        state.order = [*range(len(empires))]
        for realm, area in zip(state.realms, state.starts(), strict=True):
            realm.start = area

    # --- laying out

    def realm(self, seat: int) -> Realm:
        """What belongs to a seat now."""
        return (self.start_state if self.match is None else self.state).realms[seat]

    def force(
        self, area: str, seat: int, *, rams: int = 0, settlement: bool = False, **units: int
    ) -> Self:
        """More pieces of a seat in an area; who comes new comes last."""
        force = self.start_state.grounds[area].settle(seat)
        force.rams += rams
        force.settlement = force.settlement or settlement
        for unit, number in units.items():
            force.add(unit, number)
        return self

    def token(self, area: str, event: str) -> Self:
        """A face-down token that will turn out to be this event: all others of its terrain have been seen."""
        state = self.start_state
        state.grounds[area].token = True
        terrain = CONTENT.areas[area].terrain
        assert CONTENT.events[event].terrain == terrain
        others = [one for one, row in CONTENT.events.items() if row.terrain == terrain]
        state.seen += [one for one in others if one not in (event, *state.seen)]
        return self

    def ship(self, section: str, seat: int) -> Self:
        """A ship of a seat."""
        self.start_state.ships[section].append(seat)
        return self

    def goods(self, seat: int, **goods: int) -> Self:
        """What a seat has, and no other goods."""
        self.realm(seat).goods = {good: goods.get(good, 0) for good in GOODS}
        return self

    def levels(self, seat: int, **levels: int) -> Self:
        """Levels of technologies."""
        self.realm(seat).levels |= levels
        return self

    def dice(self, seat: int, *dice: str) -> Self:
        """Dice by colour and face, `white.gir`; `white` has not been rolled. Its population allows them."""
        parts = [one.partition(".") for one in dice]
        self.realm(seat).dice = [Die(colour, face or None) for colour, _, face in parts]
        short = len(dice) - self.start_state.population.space(seat)
        if short > 0:
            self.start_state.population.advance(seat, short)
        return self

    def seal(self, track: str, seat: int, space: int) -> Self:
        """The seal of a seat on a space of `events` or `population`, on top of others there."""
        stacks = getattr(self.start_state, track).stacks
        for stack in stacks:
            if seat in stack:
                stack.remove(seat)
        stacks[space - 1].append(seat)
        return self

    def hand(self, seat: int, *quests: str) -> Self:
        """Quests of a seat, out of the deck."""
        for quest in quests:
            self.start_state.quests.remove(quest)
            self.realm(seat).hand.append(quest)
        return self

    def at(self, **fields: Any) -> Self:
        """What else the state has: `built=5`, `claims={...}`."""
        for name, value in fields.items():
            assert hasattr(self.start_state, name)
            setattr(self.start_state, name, value)
        return self
