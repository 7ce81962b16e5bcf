"""What is told of an answer while it is played, whose doing it is, and whether it can be taken back."""

from collections.abc import Mapping

from engines.core.decisions import Decision
from engines.core.events import Event
from engines.core.steps import NOBODY
from engines.core.text import Arg


class Story:
    """The events of one answer with all that follows, or of a set-up.

    barrier: it cannot be taken back. revealed: something that was hidden has come to light.
    """

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.barrier = False
        self.revealed = False
        # Something has come to light in the running step, or in one before it that told nothing.
        self._shows = False
        self._actor: int | None = None
        self._sealed = False

    def begin(self, decision: Decision) -> None:
        """Somebody has answered: a new story."""
        self.events, self.barrier, self.revealed = [], False, False
        self._shows = False
        self._actor = decision.seat
        self._sealed = decision.secret

    def step(self) -> None:
        """A step begins: what the one before brought to light has been told, if that told anything."""
        if self._shows and self.events and self.events[-1].shows:
            self._shows = False

    def unseal(self) -> None:
        """What follows secret answers is nobody's doing: it would tell who was the last to give one."""
        if self._sealed:
            self._actor = None

    def tell(
        self,
        key: str,
        by: int | None,
        private: Mapping[int, Mapping[str, Arg]] | None,
        data: dict[str, Arg],
    ) -> None:
        """Add an event to the story (see `State.tell`)."""
        if private:
            self.barrier = True
        shows = self._shows or bool(private)
        known = {seat: dict(part) for seat, part in private.items()} if private else {}
        doer = self._actor if by is None else by
        self.events.append(Event(key, data, None if doer == NOBODY else doer, known, shows))

    def draw(self) -> None:
        """Chance decides something: nothing before it can be taken back."""
        self.barrier = self._shows = True

    def reveal(self) -> None:
        """Something hidden has become known: nothing before it can be taken back."""
        self.barrier = self.revealed = self._shows = True
