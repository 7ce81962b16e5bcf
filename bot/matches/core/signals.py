"""Who hears that a match has moved on, and that something may be due earlier than thought.

Where several processes share a database, each also hears what the others have done. That is for speed alone:
whoever hears nothing finds it in the database, only later.
"""

from collections.abc import Callable

Listener = Callable[[str], None]
"""Is called with the id of a match."""


class Signals:
    """Calls everybody who wants to hear of it, in the order in which they said so."""

    def __init__(self) -> None:
        self._on_moves: list[Listener] = []
        self._on_any_moves: list[Listener] = []
        self._on_own_moves: list[Listener] = []
        self._on_others_moves: list[Listener] = []
        self._on_sooner: list[Callable[[], None]] = []
        self._on_unsettled: list[Listener] = []

    def when_moved(self, listener: Listener) -> None:
        """Have `listener` called with the id of every match that has changed, after the commit.

        Of what others have done it hears only if the match is one that is looked after here.
        """
        self._on_moves.append(listener)

    def when_moved_anywhere(self, listener: Listener) -> None:
        """The same, whoever looks after the match."""
        self._on_any_moves.append(listener)

    def when_moved_here(self, listener: Listener) -> None:
        """Have `listener` called for what this process has done, to tell the others."""
        self._on_own_moves.append(listener)

    def when_moved_elsewhere(self, listener: Listener) -> None:
        """Have `listener` called for what others have done to a match that is looked after here."""
        self._on_others_moves.append(listener)

    def when_sooner(self, listener: Callable[[], None]) -> None:
        """Have `listener` called when something may be due earlier than thought."""
        self._on_sooner.append(listener)

    def when_unsettled(self, listener: Listener) -> None:
        """Have `listener` called when somebody looks at a match that stands otherwise than it is stored."""
        self._on_unsettled.append(listener)

    def moved(self, match_id: str) -> None:
        """A match has changed, and the change is committed."""
        _call(match_id, *self._on_moves, *self._on_any_moves, *self._on_own_moves)

    def moved_elsewhere(self, match_id: str, *, ours: bool) -> None:
        """Another process has changed a match. ours: it is looked after here."""
        if ours:
            _call(match_id, *self._on_others_moves, *self._on_moves)
        _call(match_id, *self._on_any_moves)

    def unsettled(self, match_id: str) -> None:
        """Somebody looks at a match that a corrected rule has moved on as it woke."""
        _call(match_id, *self._on_unsettled)

    def sooner(self) -> None:
        """Something may be due earlier than thought; whoever keeps the time looks again."""
        for listener in self._on_sooner:
            listener()


def _call(match_id: str, *listeners: Listener) -> None:
    for listener in listeners:
        listener(match_id)
