"""Scenes with the automaton: one person, Babylon, against it, as Sumer unless another empire is named."""

from typing import Any, Self

from engines.mesopotamia.ids import ACTION_CARDS, AUTOMATON, DIFFICULTIES, KNUCKLE
from engines.mesopotamia.state import Automaton, Plan
from engines.mesopotamia.steps.automaton import PlayCards, PutBack
from engines.mesopotamia.steps.programmes import Perform
from tests.engines.mesopotamia.build import Scene

ANA, HOUSE = 0, 1
LEFT, RIGHT = 0, 1
EASY, MEDIUM, HARD = DIFFICULTIES
FILLERS = ("defence", "fleet", "army")
"""Strategies that lie face up if a scene names none."""


class Machine(Scene):
    """Ana begins in A2, the automaton in D8, both with nothing."""

    def __init__(self, empire: str = "sumerian", *people: str, **options: Any) -> None:
        marks = people or ("babylonian",)
        chosen = {"mode": AUTOMATON, "opponent": empire, **options}
        super().__init__(*marks, "automaton", **chosen)
        self.start_state.automaton = Automaton(actions=[*ACTION_CARDS])
        self.house = len(marks)

    def cards(
        self, *plans: str, deck: tuple[str, ...] = (), discards: tuple[str, ...] = ()
    ) -> Self:
        """Strategies face up, those in the deck, the top one last, and those discarded."""
        machine = self.start_state.machine()
        machine.plans = [Plan(card) for card in plans]
        machine.deck, machine.discards = [*deck], [*discards]
        return self

    def on_top(self, *cards: str) -> Self:
        """The action cards on top of the deck, the first one drawn first."""
        rest = [card for card in ACTION_CARDS if card not in cards]
        self.start_state.machine().actions = [*rest, *reversed(cards)]
        return self

    def ziggurat(self, level: int) -> Self:
        """The ziggurat of the automaton."""
        colours = ("white", "silver", "black") * 2
        self.dice(self.house, *colours[:level])
        return self

    def turn(self) -> Self:
        """The turn of the automaton is played."""
        self.place(PlayCards(self.house))
        return self

    def act(self, card: str, side: int) -> Self:
        """One action of a strategy card is carried out."""
        self.place(Perform(self.house, card, side))
        return self

    def put_back(self) -> Self:
        """The turn of the automaton ends."""
        self.place(PutBack(self.house))
        return self

    @property
    def knuckles(self) -> int:
        """Those of the automaton now."""
        return self.realm(self.house).goods[KNUCKLE]

    @property
    def marked(self) -> list[tuple[str, str, str]]:
        """How each action was marked, what it is, and on which card, in the order of marking."""
        return [
            (one.key.rpartition("-")[2], _last(one.data["action"]), _last(one.data["card"]))
            for one in self.events
            if "-marked-" in one.key
        ]

    @property
    def performed(self) -> list[tuple[str, str]]:
        """Actions and cards in the order in which they were carried out."""
        return [
            (_last(one.data["action"]), _last(one.data["card"]))
            for one in self.events
            if "-event-performs-" in one.key
        ]

    @property
    def plans(self) -> list[tuple[str, int]]:
        """Strategies face up with their priorities."""
        return [(one.card, one.priority) for one in self.state.machine().plans]


def _last(name: object) -> str:
    """What the message of a name is about: `mesopotamia-action-grow` is about growing."""
    key = str(getattr(name, "key", name))
    for kind in ("mesopotamia-action-", "mesopotamia-strategy-"):
        key = key.removeprefix(kind)
    return key.replace("-", "_")
