"""The same match in another order: questions named alike however a match went, and what was answered."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from typing_extensions import override

from engines.core import Answer, Decision, Match, Step, Table

Script = dict[str, Answer]
"""Answers by the names of their questions."""


class CountingTable(Table[Any]):
    """A table that knows the how-manieth group of its lane each group is.

    Groups are numbered as they are opened, which depends on who was faster; within a lane it does not.
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.places: dict[int, int] = {}
        self._opened: dict[str, int] = {}

    @override
    def together(self, stacks: Iterable[Sequence[Step[Any]]]) -> None:
        group, lane = self.counters.next_group, self._current
        self.places[group] = self._opened[lane] = self._opened.get(lane, 0) + 1
        super().together(stacks)


class Staged(Match[Any]):
    """A match whose questions have the same names in whatever permitted order it is played."""

    table_type: ClassVar[type[Table[Any]]] = CountingTable

    def name(self, decision: Decision) -> str:
        """The name of a pending question."""
        places: Mapping[int, int] = self.table.places  # type: ignore[attr-defined] # see table_type
        lane, _, seat, number = decision.id.rsplit(".", 3)
        main, *groups = lane.split("-")
        path = [f"{places[int(group)]}:{child}" for group, _, child in map(_split, groups)]
        return ".".join([*(main, *path), seat, number])


def _split(group: str) -> tuple[str, str, str]:
    return group.partition(":")
