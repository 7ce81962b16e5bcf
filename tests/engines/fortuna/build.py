"""Scenes: a match of Fortuna placed at a position, and played on from there by its questions."""

from collections.abc import Sequence
from typing import Any, Self

from typing_extensions import override

import data
from engines.core import Choose, Decision, Match, Stream, key_from
from engines.fortuna.game import GAME
from engines.fortuna.ids import SIDES
from engines.fortuna.state import ActionCard, Fortuna, Province
from engines.fortuna.steps.round import EndRound, TakeTurn
from engines.fortuna.steps.turn import MilitaryPower, turn_of
from tests.engines import scene
from tests.engines.fortuna.stepwise import CENTURION, first_step, second_step, ways
from tests.engines.scene import KEY

CONTENT = GAME.content(data.load("fortuna"))
LAYOUT = (
    ("water", "grain", "wine"),
    ("sell_grain", "sell_wine", "centurions"),
    ("priestesses", "clergy", "family"),
    ("build", "corruption", "fortuna"),
)
STARTS = {"turn": 0, "choose": 1, "military": 3, "emperor": 3}
N, E, S, W = range(4)


def begin(players: int, deal: str = "first_game", seed: str = "0") -> Match[Fortuna]:
    """A real match from its beginning, seats in clockwise order of their colours."""
    marks = SIDES[:players]
    return Match.begin(GAME, CONTENT, "content", key_from(seed), {"deal": deal}, marks)


class Scene(scene.Scene[Fortuna]):
    """Round 2, everybody as at the start, seats 0, 1, … at north, east, …; change it, then `start`."""

    spec = GAME
    content = CONTENT

    def __init__(
        self, players: int = 4, first: int = 0, sides: Sequence[int] | None = None
    ) -> None:
        marks = [SIDES[side] for side in sides or range(players)]
        self._use = ""
        super().__init__(GAME.start(CONTENT, {"deal": "first_game"}, marks))
        self.start_state.open_cards = []
        self.start_state.sides = [[ActionCard(card) for card in side] for side in LAYOUT]
        for province in self.start_state.provinces:
            self.start_state.sides[province.side][2].reserved = True
        self.start_state.order = [(first + n) % players for n in range(players)]
        self.start_state.round = 2

    # --- laying out -----------------------------------------------------------------------

    def cards(self, side: int, *cards: str) -> Self:
        """These cards on a side, those they displace where they lay; `!` marks the reserved one."""
        sides = self.start_state.sides
        for slot, marked in enumerate(cards):
            here, wanted = sides[side][slot], marked.removesuffix("!")
            there = next(one for row in sides for one in row if one.card == wanted)
            here.card, there.card = there.card, here.card
            here.reserved = marked.endswith("!")
        return self

    def has(self, seat: int, **fields: Any) -> Self:
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

    def favours(self, down: Sequence[int] = (), /, **tokens: int) -> Self:
        """Which favour cards lie face down, and how many tokens lie on them (`f4=3`)."""
        for favour in self.start_state.favours:
            favour.face_up = favour.number not in down
            favour.tokens = tokens.get(f"f{favour.number}", 0)
        return self

    def deck(self, *cards: str) -> Self:
        """These cards on top of the deck, the first one drawn first."""
        rest = [card for card in self.start_state.deck if card not in cards]
        self.start_state.deck = [*rest, *reversed(cards)]
        return self

    def piles(self, deck: Sequence[str], discards: Sequence[str], rest: int) -> Self:
        """Only these cards in deck and discard pile; all others in the hand of seat `rest`."""
        state = self.start_state
        free = [card for card in state.deck if card not in (*deck, *discards)]
        state.deck, state.discards = list(reversed(deck)), list(discards)
        state.provinces[rest].privileges += free
        return self

    def dice(self, seat: int, *values: int) -> Self:
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
        self.draws[purpose] = found
        return self

    # --- playing --------------------------------------------------------------------------

    def start(self, seat: int = 0, at: str = "turn") -> Self:
        """Let the seat's turn go on from a phase: turn, choose, military, emperor."""
        state = self.start_state
        later = state.order[state.order.index(seat) + 1 :]
        state.active = seat
        state.phase = {"turn": 1, "choose": 2, "military": 3, "emperor": 4}[at]
        military = [MilitaryPower(seat)] if at == "military" else []
        turn = turn_of(seat)[STARTS[at] :]
        return self.place(*military, *turn, *map(TakeTurn, later), EndRound())

    @override
    def answer(self, *answers: scene.Answer) -> Self:
        """Answer step by step; `directly` answers the questions as they are posed."""
        for one in answers:
            self._step(one)
        return self

    def _step(self, answer: scene.Answer) -> None:
        asked = self.posed
        if not isinstance(asked, Choose) or not isinstance(answer, str):
            self.directly(answer)
            return
        if self._use:
            answer, self._use = f"{self._use}.{answer}", ""
        found = ways(asked, answer)
        if len(found) > 1:
            self._use = answer
            return
        if answer.startswith("take.") and CENTURION in [one.id for one in asked.options]:
            self.directly(CENTURION)
        self.directly(f"{answer}.{found[0].id}" if found else answer)

    def directly(self, *answers: scene.Answer) -> Self:
        """Answer the pending questions, one after the other."""
        for one in answers:
            posed = self.posed
            self.events += self.playing.answer(posed.id, posed.seat, one)
            self.spec.invariants(self.state)
        return self

    @property
    def posed(self) -> Decision:
        """The pending question as people are asked it."""
        return super().pending

    @property
    @override
    def pending(self) -> Decision:
        """The pending question, step by step."""
        posed = self.posed
        if not isinstance(posed, Choose):
            return posed
        return second_step(posed, self.state, self._use) if self._use else first_step(posed)

    @property
    @override
    def safe(self) -> scene.Answer:
        """The safe answer of the pending question."""
        default = self.pending.default
        assert isinstance(default, str | list)
        return default

    def end_turn(self) -> Self:
        """Answer with the safe defaults until somebody else is asked."""
        seat = self.asked.seat
        while not self.playing.over and self.asked.seat == seat:
            self.answer(self.safe)
        return self

    def finish_round(self) -> Self:
        """Answer with the safe defaults to the end of the round, but never take the Fortuna card."""
        number = self.state.round
        while not self.playing.over and self.state.round == number:
            safe = self.safe
            self.answer(self.options[1] if safe == "take.fortuna" else safe)
        return self

    # --- looking --------------------------------------------------------------------------

    def province(self, seat: int = 0) -> Province:
        """A seat's province."""
        return self.state.provinces[seat]

    def favour_up(self, number: int) -> bool:
        """Whether a favour card lies face up."""
        return self.state.favours[number - 1].face_up

    def side(self, side: int) -> list[str]:
        """The action cards of a side, `!` behind the reserved one."""
        return [f"{one.card}{'!' if one.reserved else ''}" for one in self.state.sides[side]]
