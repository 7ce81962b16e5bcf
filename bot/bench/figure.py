"""Figures: what is measured, how good it has to be, and how good it was."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Literal

Op = Literal["<=", ">="]


class NotMeasured(Exception):
    """Something needed for a measurement is not there; the message says what."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A target, with what was measured. `value` None: not measured, and `why` says so."""

    name: str
    unit: str
    op: Op
    target: float
    value: float | None = None
    why: str | None = None

    @property
    def ok(self) -> bool | None:
        """Whether the target is reached; None if nothing was measured."""
        if self.value is None:
            return None
        return self.value <= self.target if self.op == "<=" else self.value >= self.target

    def as_json(self) -> dict[str, Any]:
        """The figure for scripts."""
        told = {"why": self.why} if self.why else {}
        return {
            "name": self.name,
            "value": None if self.value is None else float(f"{self.value:.4g}"),
            "unit": self.unit,
            "op": self.op,
            "target": self.target,
            "ok": self.ok,
            **told,
        }


@dataclass(frozen=True, slots=True)
class Effort:
    """How thoroughly to measure.

    runs: repetitions of which the median counts. matches: matches clicked in at once, in each a click
    `every` so many seconds. warm_up, seconds: how long unmeasured and measured. stored: open matches in the
    database.
    """

    runs: int
    matches: int
    every: float
    warm_up: float
    seconds: float
    stored: int


FULL = Effort(runs=7, matches=200, every=20, warm_up=10, seconds=60, stored=10_000)
QUICK = Effort(runs=3, matches=10, every=1, warm_up=4, seconds=16, stored=500)


Measure = Callable[[Effort], Mapping[str, float]]


def looped(
    measured: Callable[[str, Effort], Coroutine[Any, Any, Mapping[str, float]]], key: str
) -> Measure:
    """A measurement of one game, in an event loop of its own."""

    def measure(effort: Effort) -> Mapping[str, float]:
        return asyncio.run(measured(key, effort))

    return measure


@dataclass(frozen=True, slots=True)
class Probe:
    """A measurement. `measure` gives the value of each figure by name, or raises NotMeasured."""

    figures: tuple[Figure, ...]
    measure: Measure

    def run(self, effort: Effort) -> list[Figure]:
        """Measure, and give the figures with their values."""
        try:
            values = self.measure(effort)
        except NotMeasured as reason:
            return [self._told(figure, None, str(reason)) for figure in self.figures]
        return [self._told(figure, values[figure.name], None) for figure in self.figures]

    @staticmethod
    def _told(figure: Figure, value: float | None, why: str | None) -> Figure:
        return Figure(figure.name, figure.unit, figure.op, figure.target, value, why)


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest of the values that at least so many percent do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, ceil(len(ordered) * percent / 100) - 1)]
