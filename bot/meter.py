"""What is counted while the bot runs, for whoever measures it; if nobody does, it is forgotten at once."""

from typing import Literal, Protocol

Stage = Literal["acknowledged", "begun", "answered"]
"""How far a command, click or form has come: it was taken, its turn came, its answer was sent."""


class Meter(Protocol):
    """Takes down what happens."""

    def interaction(self, stage: Stage, seconds: float) -> None:
        """An interaction has reached a stage so many seconds after Discord sent it."""
        ...

    def picture(self, seconds: float) -> None:
        """A picture was drawn, so many seconds after it was asked for."""
        ...

    def error(self, what: str) -> None:
        """An error was written to the log under this name."""
        ...


class _Nobody:
    def interaction(self, stage: Stage, seconds: float) -> None:
        """See Meter."""

    def picture(self, seconds: float) -> None:
        """See Meter."""

    def error(self, what: str) -> None:
        """See Meter."""


_in_use: list[Meter] = [_Nobody()]


def meter() -> Meter:
    """Whoever measures now."""
    return _in_use[-1]


def use(other: Meter) -> None:
    """Let somebody measure from now on."""
    _in_use[-1] = other
