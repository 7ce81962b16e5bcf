"""Scenes: a match of Conqueror placed at a position, and played on from there by its questions."""

from collections.abc import Sequence
from itertools import count
from typing import Any, Self

import data
from engines.conqueror.game import GAME
from engines.conqueror.ids import ELITE, INDEPENDENT, SHIP, SIEGE
from engines.conqueror.state import Army, Card, Conqueror, Hero, Nation, take
from engines.core import Choose, Match, Stream, key_from
from engines.core.options import Options
from tests.engines import scene
from tests.engines.scene import KEY

CONTENT = GAME.content(data.load("conqueror"))
OPTIONS: Options = GAME.read_options({"mode": "emperor"})
MARKS = ("carthage", "rome", "greece", "egypt", "persia", "gaul")
"""The nations in the order of seats, so that fewer players leave the last ones out (CON-3.9)."""
CARTHAGE, ROME, GREECE, EGYPT, PERSIA, GAUL = range(6)


def begin(players: int, seed: str = "0", **options: Any) -> Match[Conqueror]:
    """A real match from its beginning, the nations in the order of MARKS."""
    chosen = {**OPTIONS, **options}
    return Match.begin(GAME, CONTENT, "content", key_from(seed), chosen, MARKS[:players])


def state_of(match: Match[Conqueror]) -> Conqueror:
    """The pieces of a match."""
    return match.table.position.state


class Scene(scene.Scene[Conqueror]):
    """Round 2, Emperor mode: everybody with an empty capital and nothing else; lay out, then `place`.

    The decks lie in the order of their ids, the first card at the bottom. Turn order is clockwise, Carthage
    has the hourglass.
    """

    spec = GAME
    content = CONTENT

    def __init__(self, players: int = 4, **options: Any) -> None:
        chosen, marks = {**OPTIONS, **options}, [*MARKS[:players]]
        super().__init__(GAME.start(CONTENT, chosen, marks))
        self.chosen, self.dealt = chosen, marks
        state = self.start_state
        state.round, state.phase = 2, "campaign"
        state.order = state.clockwise()
        state.first = CARTHAGE
        for nation in state.nations:
            state.lands[nation.capital].owner = nation.seat
            if state.destiny:
                nation.barracks |= {SHIP: 2, SIEGE: 2}

    # --- laying out

    def army(
        self, place: str, seat: int, /, *, tired: bool = False, again: bool = False, **units: int
    ) -> Self:
        """More units in a territory, whose it is then."""
        here, nation = self.start_state.lands[place], self.start_state.nations[seat]
        here.owner = seat
        fresh = {} if tired or again else units
        here.army.join(
            Army(fresh=fresh, again=units if again else {}, tired=units if tired else {})
        )
        take(nation.barracks, {kind: n for kind, n in units.items() if kind != ELITE})
        nation.elite = "map" if ELITE in units else nation.elite
        return self

    def wharf(self, seat: int, place: str, ships: int = 2, *, tired: bool = False) -> Self:
        """The Wharf of a seat, with ships that lie there."""
        nation, there = self.start_state.nations[seat], {SHIP: ships} if ships else {}
        nation.wharf = place
        nation.dock.join(Army(tired=there) if tired else Army(fresh=there))
        take(nation.barracks, there)
        return self

    def independent(self, place: str, cavalry: int = 0, infantry: int = 0) -> Self:
        """An independent army."""
        units = {"cavalry": cavalry, "infantry": infantry}
        here = self.start_state.lands[place]
        here.owner = INDEPENDENT
        here.army.join(Army(fresh={kind: n for kind, n in units.items() if n}))
        return self

    def nobody(self, *places: str) -> Self:
        """Territories that nobody controls, empty capitals among them."""
        for place in places:
            self.start_state.lands[place].owner = None
        return self

    def built(self, seat: int, *places: str) -> Self:
        """Forts that a seat has built."""
        for place in places:
            self.start_state.lands[place].built = True
            self.start_state.nations[seat].forts += 1
            self.start_state.tokens -= 1
        return self

    def has(self, seat: int, **fields: Any) -> Self:
        """What a nation has: `coins=3`, `districts={"bazaar": 1}`, `upgrades=["long_spears"]`, `space=4`."""
        nation = self.start_state.nations[seat]
        for name, value in fields.items():
            assert hasattr(nation, name)
            setattr(nation, name, value)
        return self

    def coins(self, *numbers: int) -> Self:
        """The coins of the seats in order."""
        for nation, number in zip(self.start_state.nations, numbers, strict=False):
            nation.coins = number
        return self

    def hand(self, seat: int, *kinds: str) -> Self:
        """Battle tactics of a seat, out of the deck."""
        deck = self.start_state.tactics
        for kind in kinds:
            face = next(card for card in deck if card.startswith(f"{kind}."))
            deck.remove(face)
            self.start_state.nations[seat].hand.append(Card(face, [seat]))
        return self

    def heroes(self, seat: int, *names: str) -> Self:
        """Heroes that a seat has bought and not used yet."""
        rows = CONTENT.heroes
        self.start_state.nations[seat].heroes += [
            Hero(name, [seat], rows[name].price) for name in names
        ]
        return self

    def automa(self, *cards: str) -> Self:
        """The automa cards that are drawn next, the first of them first."""
        deck = self.start_state.automa
        deck[:] = [*(card for card in deck if card not in cards), *reversed(cards)]
        return self

    def chronicle(self, card: str) -> Self:
        """The chronicle card in force."""
        state = self.start_state
        for pile in (state.level_1, state.level_2, state.level_3):
            if card in pile:
                pile.remove(card)
        state.chronicle = card
        return self

    def at(self, **fields: Any) -> Self:
        """Where the game is: round, phase, order, first."""
        for name, value in fields.items():
            assert hasattr(self.start_state, name)
            setattr(self.start_state, name, value)
        return self

    def rolls(self, purpose: str, sides: int, wanted: Sequence[int]) -> Self:
        """What the next draws of a purpose come to, each of 1 to `sides`."""

        def drawn(number: int) -> int:
            return Stream(KEY, purpose, number).below(sides) + 1

        self.draws[purpose] = next(
            first
            for first in count()
            if all(drawn(first + at) == value for at, value in enumerate(wanted))
        )
        return self

    # --- playing

    def offered(self, seat: int) -> list[str]:
        """The ids of what a seat that is asked may answer."""
        asked = self.ask(seat)
        assert isinstance(asked, Choose)
        return [option.id for option in asked.options]

    # --- looking

    def nation(self, seat: int) -> Nation:
        """What belongs to a seat."""
        return self.state.nations[seat]

    def units(self, place: str) -> dict[str, int]:
        """All units in a territory."""
        return self.state.lands[place].army.units
