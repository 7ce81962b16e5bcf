"""Who hears that a match has moved on, and that something may be due earlier than thought."""

from collections.abc import Callable


class Signals:
    """Calls everybody who wants to hear of it, in the order in which they said so."""

    def __init__(self) -> None:
        self._on_moves: list[Callable[[str], None]] = []
        self._on_sooner: list[Callable[[], None]] = []

    def when_moved(self, listener: Callable[[str], None]) -> None:
        """Have `listener` called with the id of every match that has changed, after the commit."""
        self._on_moves.append(listener)

    def when_sooner(self, listener: Callable[[], None]) -> None:
        """Have `listener` called when something may be due earlier than thought."""
        self._on_sooner.append(listener)

    def moved(self, match_id: str) -> None:
        """A match has changed, and the change is committed."""
        for listener in self._on_moves:
            listener(match_id)

    def sooner(self) -> None:
        """Something may be due earlier than thought; whoever keeps the time looks again."""
        for listener in self._on_sooner:
            listener()
