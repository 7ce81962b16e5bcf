"""Scenes: a match of Fortuna placed at a position, and played on from there by its questions."""

from collections.abc import Sequence
from typing import Any

import data
from engines.core import (
    Choose,
    ChooseMany,
    Counters,
    Event,
    Header,
    Lane,
    Match,
    Position,
    Stream,
    Text,
    key_from,
)
from engines.core.log import MAIN
from engines.fortuna.game import GAME
from engines.fortuna.state import CLOCKWISE, ActionCard, Fortuna, Province
from engines.fortuna.steps.round import EndRound, TakeTurn
from engines.fortuna.steps.turn import turn_of

CONTENT = GAME.content(data.load("fortuna"))
KEY = key_from("scene")
LAYOUT = (
    ("water", "grain", "wine"),
    ("sell_grain", "sell_wine", "centurions"),
    ("priestesses", "clergy", "family"),
    ("build", "corruption", "fortuna"),
)
Answer = str | list[str] | dict[str, int]
STARTS = {"turn": 0, "choose": 1, "military": 3, "emperor": 5}
N, E, S, W = range(4)


def begin(players: int, deal: str = "first_game", seed: str = "0") -> Match[Fortuna]:
    """A real match from its beginning, seats in clockwise order of their colours."""
    marks = CLOCKWISE[:players]
    return Match.begin(GAME, CONTENT, "content", key_from(seed), {"deal": deal}, marks)


def questions(match: Match[Fortuna]) -> list[Choose | ChooseMany]:
    """The pending questions of a match, all of which offer options."""
    pending = match.table.pending.values()
    return [one for one in pending if isinstance(one, Choose | ChooseMany)]


def part(text: object, *path: str) -> Any:
    """What stands at a place of a text: `part(hint, "coins", "n")`."""
    found: Any = text
    for name in path:
        assert isinstance(found, Text)
        found = found.args[name]
    return found


class Scene:
    """Round 2, everybody as at the start, seats 0, 1, … at north, east, …; change it, then `start`."""

    def __init__(
        self, players: int = 4, first: int = 0, sides: Sequence[int] | None = None
    ) -> None:
        marks = [CLOCKWISE[side] for side in sides or range(players)]
        self.start_state = GAME.start(CONTENT, {"deal": "first_game"}, marks)
        self.start_state.open_cards = []
        self.start_state.sides = [[ActionCard(card) for card in side] for side in LAYOUT]
        for province in self.start_state.provinces:
            self.start_state.sides[province.side][2].reserved = True
        self.start_state.order = [(first + n) % players for n in range(players)]
        self.start_state.round = 2
        self.match: Match[Fortuna] | None = None
        self.events: list[Event] = []
        self._draws: dict[str, int] = {}

    # --- laying out -----------------------------------------------------------------------

    def cards(self, side: int, *cards: str) -> "Scene":
        """These cards on a side, those they displace where they lay; `!` marks the reserved one."""
        sides = self.start_state.sides
        for slot, marked in enumerate(cards):
            here, wanted = sides[side][slot], marked.removesuffix("!")
            there = next(one for row in sides for one in row if one.card == wanted)
            here.card, there.card = there.card, here.card
            here.reserved = marked.endswith("!")
        return self

    def has(self, seat: int, **fields: Any) -> "Scene":
        """What a province holds; piles, deck and supply of dice follow."""
        state, province = self.start_state, self.start_state.provinces[seat]
        for name in fields.get("buildings", []):
            state.piles[name] -= 1
            if name == "aqueduct":
                fields.setdefault("aqueduct", 0)
        for card in fields.get("privileges", []):
            state.deck.remove(card)
        state.dice_supply -= fields.get("dice", province.dice) - province.dice
        for name, value in fields.items():
            assert hasattr(province, name)
            setattr(province, name, value)
        return self

    def favours(self, down: Sequence[int] = (), /, **tokens: int) -> "Scene":
        """Which favour cards lie face down, and how many tokens lie on them (`f4=3`)."""
        for favour in self.start_state.favours:
            favour.face_up = favour.number not in down
            favour.tokens = tokens.get(f"f{favour.number}", 0)
        return self

    def deck(self, *cards: str) -> "Scene":
        """These cards on top of the deck, the first one drawn first."""
        rest = [card for card in self.start_state.deck if card not in cards]
        self.start_state.deck = [*rest, *reversed(cards)]
        return self

    def piles(self, deck: Sequence[str], discards: Sequence[str], rest: int) -> "Scene":
        """Only these cards in deck and discard pile; all others in the hand of seat `rest`."""
        state = self.start_state
        free = [card for card in state.deck if card not in (*deck, *discards)]
        state.deck, state.discards = list(reversed(deck)), list(discards)
        state.provinces[rest].privileges += free
        return self

    def dice(self, seat: int, *values: int) -> "Scene":
        """Let the next rolls of a seat show these values, by starting where the key gives them."""
        purpose = f"die.{seat + 1}"
        found = next(
            start
            for start in range(100_000)
            if all(
                Stream(KEY, purpose, start + n).below(6) + 1 == value
                for n, value in enumerate(values)
            )
        )
        self._draws[purpose] = found
        return self

    # --- playing --------------------------------------------------------------------------

    def start(self, seat: int = 0, at: str = "turn") -> "Scene":
        """Let the seat's turn go on from a phase: turn, choose, military, emperor."""
        state = self.start_state
        later = state.order[state.order.index(seat) + 1 :]
        state.active = seat
        state.phase = {"turn": 1, "choose": 2, "military": 3, "emperor": 4}[at]
        steps = [*turn_of(state, seat)[STARTS[at] :], *map(TakeTurn, later), EndRound()]
        header = Header("fortuna", "content", {}, [], KEY.hex())
        state.attach(CONTENT)
        GAME.invariants(state)
        position = Position(state, {MAIN: Lane(list(reversed(steps)))}, dict(self._draws))
        self.match = Match(GAME, CONTENT, header, position, Counters())
        self.events = list(self.match.table.events)
        return self

    def answer(self, *answers: Answer) -> "Scene":
        """Answer the pending questions, one after the other."""
        for answer in answers:
            asked = self.asked
            self.events += self.playing.answer(asked.id, asked.seat, answer)
            GAME.invariants(self.state)
        return self

    def end_turn(self) -> "Scene":
        """Answer with the safe defaults until somebody else is asked."""
        seat = self.asked.seat
        while not self.playing.over and self.asked.seat == seat:
            self.answer(self.safe)
        return self

    def finish_round(self) -> "Scene":
        """Answer with the safe defaults to the end of the round, but never take the Fortuna card."""
        number = self.state.round
        while not self.playing.over and self.state.round == number:
            safe = self.safe
            self.answer(self.options[1] if safe == "take.fortuna" else safe)
        return self

    # --- looking --------------------------------------------------------------------------

    @property
    def playing(self) -> Match[Fortuna]:
        """The match; `start` must have been called."""
        assert self.match is not None
        return self.match

    @property
    def state(self) -> Fortuna:
        """The position's pieces."""
        return self.playing.table.position.state

    @property
    def asked(self) -> Choose | ChooseMany:
        """The one question that is pending."""
        (asked,) = self.playing.table.pending.values()
        assert isinstance(asked, Choose | ChooseMany)
        return asked

    @property
    def safe(self) -> Answer:
        """The safe answer of the pending question."""
        return self.playing.default_for(self.asked.id)

    @property
    def topic(self) -> str:
        """What is asked, in a word."""
        return self.asked.topic.key.removeprefix("fortuna-topic-")

    @property
    def options(self) -> list[str]:
        """The ids of what may be answered."""
        return [option.id for option in self.asked.options]

    @property
    def told(self) -> list[str]:
        """The keys of the events since the scene began."""
        return [event.key.removeprefix("fortuna-event-") for event in self.events]

    def event(self, key: str) -> Event:
        """The last event of a key."""
        return [one for one in self.events if one.key == f"fortuna-event-{key}"][-1]

    def province(self, seat: int = 0) -> Province:
        """A seat's province."""
        return self.state.provinces[seat]

    def favour_up(self, number: int) -> bool:
        """Whether a favour card lies face up."""
        return self.state.favours[number - 1].face_up

    def side(self, side: int) -> list[str]:
        """The action cards of a side, `!` behind the reserved one."""
        return [f"{one.card}{'!' if one.reserved else ''}" for one in self.state.sides[side]]
