"""A world dealt for a seat: what it does not see is made up, in agreement with what it does see."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engines.core.hidden import Shuffle
from engines.core.steps import State, Step

S = TypeVar("S", bound=State)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class World(Generic[S]):
    """A position in which everything hidden from a seat (None: the public) has just been dealt anew.

    Nothing true that is hidden from the seat is left in it. game: the state; steps: all that are in progress,
    which tell what is going on and who is still asked; shuffle: the world's own chance.
    """

    game: S
    steps: Sequence[Step[Any]]
    seat: int | None
    shuffle: Shuffle

    def going_on(self, kind: type[Step[Any]], seat: int | None = None) -> bool:
        """Whether a step of a kind is in progress; seat: one that asks, or is about, this one."""
        return any(
            isinstance(step, kind) and (seat is None or getattr(step, "seat", None) == seat)
            for step in self.steps
        )

    def shuffled(self, purpose: str, values: Sequence[V]) -> list[V]:
        """Values in random order. The order they are given in must not tell where hidden things truly lie."""
        found = [*values]
        self.shuffle(purpose, found)
        return found
