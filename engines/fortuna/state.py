"""The pieces of Fortuna, and the questions one asks of them (FOR-1, FOR-2)."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import field
from typing import Annotated

from engines.core import Record, Seen, State, Text, record
from engines.fortuna.content import Content
from engines.fortuna.words import THEN_END, then_roll

UNLIMITED = 1_000_000

# The sides that lie clockwise of each side.
_OTHERS = ((1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2))

# The field of a province that counts each good.
_FIELDS = {
    "grain": "grain",
    "wine": "wine",
    "coin": "coins",
    "die": "dice",
    "centurion": "centurions",
    "priestess": "priestesses",
}


@record
class ActionCard(Record):
    """An action card on its place; a reserved one lies face down but is no secret (FOR-A1)."""

    card: str
    reserved: bool = False


@record
class Favour(Record):
    """A favour card around Rome (FOR-1.4): face up or spent, with its privilege tokens."""

    number: int
    face_up: bool = True
    tokens: int = 0


@record
class PalaceCard(Record):
    """A privilege card left face down in the Palace; `known` to those who chose from it (FOR-A22)."""

    card: Annotated[str, Seen("known", until="over", pool="privileges")]
    known: list[int] = field(default_factory=list)


@record
class Province(Record):
    """What belongs to one seat: its province, its pawn, its privileges (FOR-1.3)."""

    seat: int
    side: int
    coins: int
    grain: int
    water: int
    wine: int
    dice: int
    priestesses: int
    centurions: int
    step: int = 0
    married: bool = False
    # None until an Aqueduct is built, then the water in it (FOR-4.2).
    aqueduct: int | None = None
    buildings: list[str] = field(default_factory=list)
    privileges: Annotated[list[str], Seen("owner", until="over", pool="privileges")] = field(
        default_factory=list
    )
    # The slot chosen at set-up, until all have chosen (FOR-A34).
    reserve: Annotated[int | None, Seen("owner", shows="nothing", domain=(0, 1, 2))] = None

    @contextmanager
    def without(self, good: str, number: int) -> Iterator[None]:
        """For a look at what would be left: the goods are paid, and come back at the end."""
        self.add(good, -number)
        try:
            yield
        finally:
            self.add(good, number)

    def amount(self, good: str) -> int:
        """How many of a good there are; water in the Aqueduct included (FOR-15.2)."""
        if good == "water":
            return self.water + (self.aqueduct or 0)
        number: int = getattr(self, _FIELDS[good])
        return number

    def add(self, good: str, number: int) -> None:
        """Put goods into the province; water goes to the reservoir (FOR-A15)."""
        name = _FIELDS.get(good, "water")
        setattr(self, name, getattr(self, name) + number)

    def remove(self, good: str, number: int) -> None:
        """Take goods out of the province; water leaves the Aqueduct first (FOR-A16)."""
        if good == "water" and self.aqueduct:
            drawn = min(number, self.aqueduct)
            self.aqueduct -= drawn
            number -= drawn
        self.add(good, -number)


@record
class Fortuna(State[Content]):
    """A match of Fortuna.

    sides: four sides clockwise from north, three action cards each. order: seats in this round's turn order.
    phase: 0 set-up, 1-5 as FOR-3.2, 6 round or game end. rolled: the dice on the table, [] before they are
    rolled; selected: the value used in phase 4. tokens_taken: from the favour card used, until phase 5.
    drawn: privilege cards that somebody is choosing from. arrivals: seats in the Palace, first one first.
    """

    provinces: list[Province]
    sides: list[list[ActionCard]]
    favours: list[Favour]
    piles: dict[str, int]
    dice_supply: int
    deck: Annotated[list[str], Seen("nobody", pool="privileges")]
    deal: str = "first_game"
    discards: list[str] = field(default_factory=list)
    palace_tokens: int = 3
    palace: list[PalaceCard] = field(default_factory=list)
    arrivals: list[int] = field(default_factory=list)
    # Action cards still to be drafted (FOR-2.20).
    open_cards: list[str] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    active: int | None = None
    round: int = 0
    phase: int = 0
    rolled: list[int] = field(default_factory=list)
    selected: int | None = None
    tokens_taken: int = 0
    drawn: int = 0
    kind_b_played: bool = False
    ended: bool = False

    def owner(self, side: int) -> int | None:
        """The seat at a side; None for an empty side."""
        for province in self.provinces:
            if province.side == side:
                return province.seat
        return None

    def own_cards(self, seat: int) -> list[ActionCard]:
        """The three action cards on a seat's side."""
        return self.sides[self.provinces[seat].side]

    def other_sides(self, seat: int) -> tuple[int, ...]:
        """The sides of the others, next one clockwise first."""
        return _OTHERS[self.provinces[seat].side]

    def place_of(self, card: str) -> tuple[int, ActionCard]:
        """The side on which an action card lies, and its place there."""
        for number, side in enumerate(self.sides):
            for place in side:
                if place.card == card:
                    return number, place
        raise LookupError(card)

    def holder(self, card: str) -> int | None:
        """The seat on whose side an action card lies; None on an empty side."""
        for number, side in enumerate(self.sides):
            if any(place.card == card for place in side):
                return self.owner(number)
        return None

    def in_palace(self, seat: int) -> bool:
        """Whether the pawn has reached the end of the road."""
        return self.provinces[seat].step >= self.content.limits.road_length

    def dice_to_roll(self, seat: int, gained: int = 0) -> int:
        """How many dice phase 4 will still roll, with those `gained` till then (FOR-A13, FOR-A17)."""
        if self.in_palace(seat):
            return 0
        return max(0, self.provinces[seat].dice + gained - len(self.rolled))

    def seals(self, seat: int, gained: int = 0) -> bool:
        """Whether what cannot be taken back follows on the action executed, which may gain dice.

        That is a roll of dice, or the end of the game.
        """
        if self.phase != 3:
            return False
        return self.dice_to_roll(seat, gained) > 0 or self.asks_no_more(seat)

    def sealing(self, seat: int, gained: int = 0) -> Text | None:
        """The same in words: what follows on the action executed; None if it can be taken back."""
        return self.to_follow(seat, gained) if self.seals(seat, gained) else None

    def to_follow(self, seat: int, gained: int = 0) -> Text:
        """What comes next that cannot be taken back: the roll of a seat's dice, or the end of the game."""
        dice = self.dice_to_roll(seat, gained)
        return then_roll(dice) if dice else THEN_END

    def last_turn(self, seat: int) -> bool:
        """Whether the game ends with the turn of this seat (FOR-11.1)."""
        return self.ended and seat == self.order[-1]

    def asks_no_more(self, seat: int) -> bool:
        """Whether the game ends without asking anything in the phases to come.

        Only with an empty hand, as otherwise the favour or the end of the turn is asked (FOR-A59); and a
        die is chosen unless there is none to choose, or it is rolled already and opens no favour.
        """
        if not self.last_turn(seat) or self.provinces[seat].privileges:
            return False
        if self.phase == 5 or self.in_palace(seat):
            return True
        return self.dice_to_roll(seat) == 0 and not self.available(max(self.rolled))

    def available(self, die: int) -> list[Favour]:
        """The favour cards that a die value opens (FOR-8.2)."""
        return [one for one in self.favours if one.face_up and one.number <= die]

    def room(self, seat: int, good: str) -> int:
        """How many more of a good a province can hold (FOR-1.6, FOR-1.7)."""
        capacity = self.content.capacity(good)
        province = self.provinces[seat]
        return UNLIMITED if capacity is None else capacity - province.amount(good)

    def gain(self, seat: int, good: str, number: int) -> int:
        """Give a seat goods, as many as it may have; the number given (FOR-13.1)."""
        given = min(number, self.room(seat, good))
        self.provinces[seat].add(good, given)
        if good == "die":
            self.dice_supply -= given
        return given
