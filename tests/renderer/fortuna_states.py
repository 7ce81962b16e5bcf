"""Positions of Fortuna to draw, built by hand."""

from collections.abc import Sequence
from typing import Any

from data.content import load
from engines.core.hidden import masked
from engines.core.position import View, Waiting
from engines.core.text import Text
from engines.fortuna.content import read
from engines.fortuna.state import ActionCard, Favour, Fortuna, PalaceCard, Province
from tests.renderer import captions
from tests.renderer.captions import caption as caption

CONTENT = read(load("fortuna"))
NAMES, LONG_NAMES = captions.NAMES[:4], captions.LONG_NAMES[:4]
DEAL = (
    ("grain", "build", "fortuna"),
    ("family", "sell_wine", "priestesses"),
    ("water", "sell_grain", "centurions"),
    ("wine", "clergy", "corruption"),
)
HANDS = (
    ("c2-1", "b1-1"),
    ("c1-1",),
    ("c5-1", "c7-2", "a3-1"),
    ("b2-1", "b2-2", "c3-1", "c6-2", "a4-1", "c4-1"),
)
RESERVED = (2, 0, 1, 0)


def fortuna(sides: Sequence[int] = (0, 1, 2, 3), **changes: Any) -> Fortuna:
    """A position in the middle of a match."""
    seats = [province(seat, side) for seat, side in enumerate(sides)]
    state = Fortuna(
        provinces=seats,
        sides=[
            [
                ActionCard(card, side in sides and slot == RESERVED[side])
                for slot, card in enumerate(cards)
            ]
            for side, cards in enumerate(DEAL)
        ],
        favours=[Favour(n, n != 4, (1, 2, 1, 0, 3, 0)[n - 1]) for n in range(1, 7)],
        piles={"market": 1, "aqueduct": 2, "palace": 3, "basilica": 0},
        dice_supply=2,
        deck=["c2-1"] * 11,
        discards=["a3-1", "b1-2", "c6-1", "c5-1"],
        order=[seat for seat in (2, 1, 0, 3) if seat < len(sides)],
        active=1,
        round=6,
        phase=4,
        rolled=[5, 2, 5],
        selected=None,
    )
    for name, value in changes.items():
        setattr(state, name, value)
    state.attach(CONTENT)
    return state


def province(seat: int, side: int) -> Province:
    """A province; each side has its own."""
    made = (
        Province(0, 0, 7, 2, 1, 0, 1, 1, 2, 8, buildings=["market"]),
        Province(
            1,
            1,
            4,
            0,
            2,
            1,
            3,
            2,
            1,
            12,
            married=True,
            aqueduct=1,
            buildings=["palace", "aqueduct"],
        ),
        Province(2, 2, 11, 3, 0, 2, 1, 0, 3, 11, married=True, buildings=["palace"]),
        Province(
            3, 3, 20, 1, 13, 0, 2, 1, 0, 6, aqueduct=0, buildings=["basilica", "market", "aqueduct"]
        ),
    )[side]
    made.seat = seat
    made.privileges = list(HANDS[side])
    return made


def set_up(sides: Sequence[int] = (0, 1, 2, 3)) -> Fortuna:
    """Everybody chooses a first card to reserve."""
    state = fortuna(sides)
    state.sides = [[ActionCard(card.card) for card in cards] for cards in state.sides]
    state.provinces = [Province(seat, side, 5, 1, 1, 1, 1, 1, 1) for seat, side in enumerate(sides)]
    state.favours = [Favour(n) for n in range(1, 7)]
    state.round = state.phase = 0
    state.active = None
    state.rolled, state.discards = [], []
    return state


def finished(sides: Sequence[int] = (0, 1, 2, 3)) -> Fortuna:
    """A match that is over; the third seat is in the Palace."""
    state = fortuna(sides, ended=True, phase=6, round=11, active=None, palace_tokens=0)
    state.provinces[-1].step = 15
    state.provinces[0].step = 9
    state.arrivals = [len(sides) - 1]
    state.palace = [PalaceCard("c3-2", [len(sides) - 1]), PalaceCard("b1-4", [len(sides) - 1])]
    return state


def view(
    state: Fortuna, seat: int | None = None, waits: Sequence[int] | None = None
) -> View[Fortuna]:
    """The state as a seat or the public sees it."""
    seats = waits if waits is not None else [state.active] if state.active is not None else []
    waiting = [Waiting(seat, Text("fortuna-picture-phase-4")) for seat in seats if seat is not None]
    return View(masked(state, seat, over=state.ended), seat, [], waiting, state.ended)


def earlier() -> Fortuna:
    """What the reader of `fortuna()` saw before."""
    state = fortuna()
    state.provinces[2].step, state.provinces[1].coins, state.favours[4].tokens = 9, 6, 2
    state.sides[0][1].card, state.sides[3][0].card = "wine", "build"
    state.provinces[3].centurions = 1
    return state


def full() -> Fortuna:
    """Everything at its most: goods in dozens, every track and place taken."""
    state = fortuna(rolled=[6, 6, 1], selected=6)
    state.discards = ["a3-1", "a4-1", "a5-1", "c6-1", "c7-1", "c1-1"]
    for province in state.provinces:
        province.grain = province.water = province.wine = 15
        province.coins, province.aqueduct, province.married = 20, 1, True
        province.dice = province.centurions = province.priestesses = 3
        province.buildings = ["aqueduct", "basilica", "palace"]
        province.privileges = ["a3-1", "b2-1", "b2-2", "c1-1", "c5-1", "c6-1", "c7-1"]
    for favour in state.favours:
        favour.tokens = 3
    return state


def drafting() -> Fortuna:
    """The experienced deal, before the first pick."""
    state = set_up()
    state.sides = [[ActionCard("fortuna")], [], [], []]
    cards = (card for deal in DEAL for card in deal)
    state.open_cards = [card for card in cards if card != "fortuna"]
    return state
